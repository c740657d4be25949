import { accountMetadata, AccountStep } from '@/components/account/account-step'
import { ForgotPassword } from '@/components/account/forgot-password'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export const generateMetadata = ({ params }: Props) => accountMetadata(params, 'access.reset_title')

/** Requesting the link by which a new password is chosen (spec 1 §2). */
export default function ResetPasswordPage({ params }: Props) {
  return (
    <AccountStep params={params}>
      <ForgotPassword />
    </AccountStep>
  )
}
