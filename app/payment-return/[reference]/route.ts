import { returnFromProvider } from '@/lib/backend/api/payment-pages/return-page'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ reference: string }>
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return returnFromProvider((await params).reference, new URL(request.url).searchParams.get('cancelled') === '1')
}
