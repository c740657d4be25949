'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import type { OfficeWebhookLog } from '@/lib/contract/calls/office-integrations'
import { officePost } from '@/lib/office/browser'
import { listPath } from '@/lib/office/paths'

import { faultText } from '../fault-text'
import { NOTHING } from '../marks'
import { showValue } from '../show-value'

type Change = 'pause' | 'resume' | 'test' | 'remove'

/** An endpoint: what it is told, whether it is on, and what became of its messages. */
export function WebhookView({ log }: { log: OfficeWebhookLog }) {
  const intl = useIntl()
  const router = useRouter()
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ text: string; isFault: boolean } | null>(null)
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  async function send(path: '' | 'deliveries/', body: object, after: () => void) {
    setBusy(true)
    const result = await officePost(`/api/office/webhooks/${log.id}/${path}` as `/api/office/${string}/`, body)
    setBusy(false)
    setSaid(result.ok ? null : { text: faultText(intl, result.fault), isFault: true })
    if (result.ok) after()
  }
  const change = (to: Change) =>
    send('', { to }, () => {
      if (to === 'remove') return router.push(listPath('webhooks'))
      if (to === 'test') setSaid({ text: word('webhook_test_sent'), isFault: false })
      router.refresh()
    })
  return (
    <>
      <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 lg:p-6">
        <p className="font-semibold">{word(log.isOn ? 'webhook_on' : `webhook_off_${log.because ?? 'merchant'}`)}</p>
        <ul className="text-ink-muted">
          {log.events.map((event) => (
            <li key={event}>{word(`event_${event.replaceAll('.', '_')}`)}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={isBusy} onClick={() => void change(log.isOn ? 'pause' : 'resume')}>
            {word(log.isOn ? 'webhook_pause' : 'webhook_resume')}
          </Button>
          {log.isOn ? (
            <Button variant="secondary" busy={isBusy} onClick={() => void change('test')}>
              {word('webhook_test')}
            </Button>
          ) : null}
          <Button variant="danger" busy={isBusy} onClick={() => (isSure ? void change('remove') : setSure(true))}>
            {word(isSure ? 'webhook_remove_sure' : 'remove')}
          </Button>
        </div>
        <p role="status" className={cx('empty:hidden', said?.isFault && 'text-sale')}>
          {said?.text}
        </p>
      </section>
      <Deliveries log={log} onAgain={(delivery) => void send('deliveries/', { delivery }, () => router.refresh())} />
    </>
  )
}

interface DeliveriesProps {
  log: OfficeWebhookLog
  onAgain: (delivery: number) => void
}

function Deliveries({ log: { deliveries }, onAgain }: DeliveriesProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  const moment = (at: string | null) => showValue(intl, 'moment', at) || NOTHING
  if (deliveries.length === 0) return <p className="text-ink-muted">{word('webhook_nothing')}</p>
  return (
    <section aria-labelledby="deliveries" className="flex flex-col gap-3">
      <h2 id="deliveries" className="text-lg">
        {word('webhook_deliveries')}
      </h2>
      <div className="overflow-x-auto rounded-card border border-line bg-surface">
        <table className="office-table">
          <thead>
            <tr>
              {['webhook_event', 'webhook_happened', 'webhook_delivered', 'webhook_answer', 'webhook_again'].map(
                (id) => (
                  <th key={id} scope="col" className="office-cell office-head">
                    {word(id)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {deliveries.map((one) => (
              <tr key={one.id} className="office-row">
                <th scope="row" className="office-cell font-normal">
                  {one.event}
                </th>
                <td className="office-cell">{moment(one.happened)}</td>
                <td className="office-cell">
                  {one.delivered === null && one.next !== null
                    ? intl.formatMessage({ id: 'office.webhook_next' }, { at: moment(one.next) })
                    : moment(one.delivered)}
                </td>
                <td className={cx('office-cell', one.failure !== null && 'text-sale')}>
                  {[one.status, one.failure].filter((part) => part !== null).join(' ') || NOTHING}
                </td>
                <td className="office-cell">
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={intl.formatMessage(
                      { id: 'office.webhook_again_one' },
                      { event: one.event, at: moment(one.happened) },
                    )}
                    onClick={() => onAgain(one.id)}
                  >
                    {word('webhook_again')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
