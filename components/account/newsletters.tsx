'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Checkbox } from '@/components/ui/checkbox'
import { ErrorState } from '@/components/ui/error-state'
import type { Answer } from '@/lib/contract/calls'
import type { Newsletter } from '@/lib/contract/limits/enquiries'
import { useMarket } from '@/lib/intl/market-context'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { useCall } from '@/lib/shop-api/use-call'

import { AccountSection } from './account-section'
import { failureId } from './failure-id'

type Lists = Answer<'ownNewsletters'>['lists']

/** The names of those that come. */
function namesOf(lists: Lists, text: (id: string) => string): string {
  const names = lists.filter(({ is_subscribed }) => is_subscribed).map(({ list }) => text(`profile.newsletter_${list}`))
  return names.length > 0 ? names.join(', ') : text('profile.newsletters_none')
}

/** The newsletters of the shop; a tick is stored at once. */
export function Newsletters() {
  const intl = useIntl()
  const { language } = useMarket()
  const { data, hasFailed } = useCall('ownNewsletters', {})
  const [changed, setChanged] = useState<Lists | null>(null)
  const [answer, setAnswer] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const text = (id: string) => intl.formatMessage({ id })
  const lists = changed ?? data?.lists ?? null
  const set = async (list: Newsletter, isSubscribed: boolean) => {
    if (busy) return
    setAnswer(null)
    setBusy(true)
    const body = { list, is_subscribed: isSubscribed, language_code: language }
    const result = await lazyApi.call('setNewsletter', { body })
    setBusy(false)
    if (result.ok) setChanged(result.data.lists)
    setAnswer(result.ok ? 'profile.saved' : failureId(result.error))
  }
  return (
    <AccountSection
      id="account-newsletters"
      title={text('profile.newsletters_title')}
      now={lists && namesOf(lists, text)}
      text={text('profile.newsletters_text')}
    >
      {lists === null && hasFailed && <ErrorState title={text('profile.newsletters_failed')} />}
      {lists?.map(({ list, is_subscribed }) => (
        <Checkbox
          key={list}
          checked={is_subscribed}
          aria-disabled={busy}
          label={text(`profile.newsletter_${list}`)}
          onChange={(event) => void set(list, event.target.checked)}
        />
      ))}
      <p role="status" className="mt-3 text-sm">
        {answer && text(answer)}
      </p>
    </AccountSection>
  )
}
