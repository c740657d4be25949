import { config } from '@/lib/config/env'
import { getIntl } from '@/lib/intl/server'
import { openSearchXml, parseOpenSearchName } from '@/lib/seo/opensearch'

export const dynamic = 'force-dynamic'

/** The description by which browsers search in the shop, in a language; 404 for any other name. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const language = parseOpenSearchName((await params).file)
  if (!language) return new Response('Not found', { status: 404 })
  const { routing, shopName } = config()
  const xml = openSearchXml(routing, language, {
    shopName,
    description: getIntl(language).formatMessage({ id: 'layout.search_placeholder' }),
  })
  return new Response(xml, {
    headers: {
      'content-type': 'application/opensearchdescription+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  })
}
