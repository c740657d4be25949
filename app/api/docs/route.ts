import { docsPage } from '@/lib/backend/api/docs-page'

export function GET(): Response {
  return new Response(docsPage(), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=300' },
  })
}
