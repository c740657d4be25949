import { accountMetadata, AccountStep } from '@/components/account/account-step'
import { RegisterForm } from '@/components/account/register-form'
import { routeHref } from '@/lib/seo/hrefs'
import { pageMarket } from '@/lib/shop-api/page-market'
import { routePaths } from '@/lib/seo/metadata'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export const generateMetadata = ({ params }: Props) =>
  accountMetadata(params, 'account.register', routePaths('accounts/register'))

/** Applying for an account. A link in an e-mail leads to the page that activates it (spec 1 §2). */
export default async function RegisterPage({ params }: Props) {
  const market = await pageMarket((await params).market)
  return (
    <AccountStep params={params}>
      {market && <RegisterForm privacyHref={routeHref(market.language, 'privacy')} />}
    </AccountStep>
  )
}
