import { showKlarnaPage } from '@/lib/backend/api/payment-pages/klarna-page'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ reference: string }>
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return showKlarnaPage((await params).reference)
}
