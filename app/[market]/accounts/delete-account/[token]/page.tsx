import { accountMetadata, AccountStep } from '@/components/account/account-step'
import { DeleteAccount } from '@/components/account/delete-account'

interface Props {
  params: Promise<{ market: string; token: string }>
}

/** Not cached: the address contains a secret of one customer. */
export const dynamic = 'force-dynamic'

export const generateMetadata = ({ params }: Props) => accountMetadata(params, 'access.delete_title')

/** Confirming that an account is to be deleted (spec 1 §2). Opening the page changes nothing. */
export default async function DeleteAccountPage({ params }: Props) {
  const { token } = await params
  return (
    <AccountStep params={params}>
      <DeleteAccount token={token} />
    </AccountStep>
  )
}
