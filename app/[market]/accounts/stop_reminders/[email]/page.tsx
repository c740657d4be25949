import { accountMetadata, AccountStep } from '@/components/account/account-step'
import { StopReminders } from '@/components/account/stop-reminders'

interface Props {
  params: Promise<{ market: string; email: string }>
  searchParams: Promise<{ key?: string | string[] }>
}

/** Not cached: the address contains a secret of one customer. */
export const dynamic = 'force-dynamic'

export const generateMetadata = ({ params }: Props) => accountMetadata(params, 'access.stop_ask_title')

/** Unsubscribing from reminders, by the link in one of them (spec 1 §2). Opening the page changes nothing. */
export default async function StopRemindersPage({ params, searchParams }: Props) {
  const { email } = await params
  const { key } = await searchParams
  return (
    <AccountStep params={params}>
      <StopReminders email={decodeURIComponent(email)} linkKey={typeof key === 'string' ? key : ''} />
    </AccountStep>
  )
}
