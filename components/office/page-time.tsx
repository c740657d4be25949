import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { Answer } from '@/lib/contract/calls'
import { shopTimeZone } from '@/lib/market/shop-time'
import { officeIntl } from '@/lib/office/server'

type State = Pick<Answer<'officePage'>, 'state' | 'startsAt' | 'endsAt'>

/** Of its badge, and of the sentence beside it. */
const SHOWN = {
  live: { tone: 'success', name: 'office.page_live', sentence: 'office.page_until' },
  planned: { tone: 'info', name: 'office.page_is_planned', sentence: 'office.page_planned' },
  ended: { tone: 'neutral', name: 'office.page_is_ended', sentence: 'office.page_ended' },
} as const satisfies Readonly<Record<State['state'], { tone: BadgeTone; name: string; sentence: string }>>

/** Whether shoppers see the page, and when that changes or has changed. */
export async function PageTime({ state, startsAt, endsAt }: State) {
  const intl = await officeIntl()
  const moment = state === 'planned' ? startsAt : endsAt
  const when =
    moment === null ? '' : intl.formatDate(moment, { dateStyle: 'long', timeStyle: 'short', timeZone: shopTimeZone() })
  const { tone, name, sentence } = SHOWN[state]
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Badge tone={tone}>{intl.formatMessage({ id: name })}</Badge>
      {when === '' ? null : <span>{intl.formatMessage({ id: sentence }, { when })}</span>}
    </p>
  )
}
