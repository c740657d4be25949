import { playPayment, showPaymentPage } from '@/lib/backend/api/payment-pages/page'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ reference: string }>
}

/** The form has one short field. */
const MAX_BYTES = 1_000

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return showPaymentPage((await params).reference)
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  if (!isForm || !(length <= MAX_BYTES)) return new Response(null, { status: 413 })
  const action = new URLSearchParams(await request.text()).get('action') ?? ''
  return playPayment((await params).reference, action)
}
