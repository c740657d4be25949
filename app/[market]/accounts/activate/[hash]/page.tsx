import { accountMetadata, AccountStep } from '@/components/account/account-step'
import { NewPassword } from '@/components/account/new-password'

interface Props {
  params: Promise<{ market: string; hash: string }>
}

/** Not cached: the address contains a secret of one customer. */
export const dynamic = 'force-dynamic'

export const generateMetadata = ({ params }: Props) => accountMetadata(params, 'access.activate_title')

/** Choosing the first password of an account that was created without one (spec 1 §2). */
export default async function ActivatePage({ params }: Props) {
  const { hash } = await params
  return (
    <AccountStep params={params}>
      <NewPassword purpose="activate" token={hash} />
    </AccountStep>
  )
}
