import { accountMetadata, AccountStep } from '@/components/account/account-step'
import { ForgotPassword } from '@/components/account/forgot-password'
import { routePaths } from '@/lib/seo/metadata'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export const generateMetadata = ({ params }: Props) =>
  accountMetadata(params, 'access.reset_title', routePaths('accounts/reset-password'))

/** Requesting the link by which a new password is chosen (spec 1 §2). */
export default function ResetPasswordPage({ params }: Props) {
  return (
    <AccountStep params={params}>
      <ForgotPassword />
    </AccountStep>
  )
}
