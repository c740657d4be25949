import { accountMetadata, AccountStep } from '@/components/account/account-step'
import { EmailLink } from '@/components/account/email-link'

interface Props {
  params: Promise<{ market: string; token: string }>
}

/** Not cached: the address contains a secret of one customer. */
export const dynamic = 'force-dynamic'

export const generateMetadata = ({ params }: Props) => accountMetadata(params, 'profile.link_stop_title')

/** A link from an e-mail about a new address of an account. */
export default async function EmailLinkPage({ params }: Props) {
  const { token } = await params
  return (
    <AccountStep params={params}>
      <EmailLink use="stop" token={token} />
    </AccountStep>
  )
}
