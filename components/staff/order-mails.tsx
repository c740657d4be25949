'use client'

import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import type { StaffOrders } from '@/lib/contract/schemas/order'
import { shopTimeZone } from '@/lib/market/shop-time'
import { api } from '@/lib/shop-api/browser'

import { useOrderTransition } from './use-order-transition'

type Listed = StaffOrders['orders'][number]
type ListedMail = Listed['mails'][number]

/** The mails that the shopper got or should have got, each with a button that sends it again. */
export function OrderMails({ order: { number, mails }, onSent }: { order: Listed; onSent: () => void }) {
  const intl = useIntl()
  const { isBusy, change } = useOrderTransition(onSent)
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <section className="flex flex-col gap-3">
      <h4 className="font-semibold">{word('staff.mails_title')}</h4>
      {mails.length === 0 && <p className="text-ink-muted">{word('staff.mails_none')}</p>}
      <ul className="flex flex-col gap-2">
        {mails.map((mail) => (
          <li key={mail.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span>{word(`staff.mail_${mail.kind}`)}</span>
            <MailState mail={mail} />
            {(mail.sent !== null || mail.failure !== null) && (
              <Button
                variant="quiet"
                busy={isBusy}
                aria-label={intl.formatMessage(
                  { id: 'staff.mails_again_label' },
                  { mail: word(`staff.mail_${mail.kind}`) },
                )}
                onClick={() => void change(number, () => api.call('resendMail', { body: { number, mail: mail.id } }))}
              >
                {word('staff.mails_again')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function MailState({ mail: { sent, failure } }: { mail: ListedMail }) {
  const intl = useIntl()
  if (failure !== null) return <span className="text-sale">{intl.formatMessage({ id: `staff.mails_${failure}` })}</span>
  return (
    <span className="text-sm text-ink-muted">
      {sent === null
        ? intl.formatMessage({ id: 'staff.mails_waits' })
        : intl.formatMessage(
            { id: 'staff.mails_sent' },
            { time: intl.formatDate(sent, { dateStyle: 'short', timeStyle: 'short', timeZone: shopTimeZone() }) },
          )}
    </span>
  )
}
