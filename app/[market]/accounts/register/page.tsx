import { accountMetadata, AccountStep } from '@/components/account/account-step'
import { RegisterForm } from '@/components/account/register-form'
import { decodeMarket } from '@/lib/market/market'
import { routeHref } from '@/lib/seo/hrefs'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export const generateMetadata = ({ params }: Props) => accountMetadata(params, 'account.register')

/** Applying for an account. A link in an e-mail leads to the page that activates it (spec 1 §2). */
export default async function RegisterPage({ params }: Props) {
  const market = decodeMarket((await params).market)
  return (
    <AccountStep params={params}>
      {market && <RegisterForm privacyHref={routeHref(market.language, 'privacy')} />}
    </AccountStep>
  )
}
