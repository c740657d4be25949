'use client'

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { ShopStatus } from '@/lib/contract/schemas/status'
import { shopTimeZone } from '@/lib/market/shop-time'
import { api } from '@/lib/shop-api/browser'
import { useCall } from '@/lib/shop-api/use-call'

import { StaffOnly } from './staff-only'

const EVERY_MS = 10_000
/** A queue is late when its oldest job is older than this. */
const LATE_SECONDS = 60

/** The state of the background jobs, loaded every ten seconds. The back end answers only staff. */
export function StatusDesk() {
  return (
    <StaffOnly waiting={<Waiting />}>
      <Status />
    </StaffOnly>
  )
}

function Waiting() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {[0, 1, 2, 3].map((tile) => (
        <Skeleton key={tile} className="h-28" />
      ))}
    </div>
  )
}

function Status() {
  const intl = useIntl()
  const { data: status, hasFailed, again } = useCall('shopStatus', {}, { everyMs: EVERY_MS })
  const word = (id: string) => intl.formatMessage({ id })
  if (!status) return hasFailed ? <ErrorState title={word('staff.status_failed')} /> : <Waiting />
  const { outbox, orders, admission } = status
  return (
    <div className="flex flex-col gap-12">
      <p aria-live="polite" className="text-ink-muted">
        {hasFailed
          ? word('staff.status_failed')
          : intl.formatMessage(
              { id: 'staff.status_checked' },
              { time: intl.formatTime(status.checked_at, { timeStyle: 'medium', timeZone: shopTimeZone() }) },
            )}
      </p>
      {outbox.is_to_files && (
        <p role="status" className="rounded-md border border-warning p-4">
          {word('staff.status_to_files')}
        </p>
      )}
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <MailTile outbox={outbox} />
        <Tile
          label={word('staff.status_unpaid')}
          value={orders.unpaid}
          isBad={orders.overdue > 0}
          note={
            orders.overdue > 0
              ? intl.formatMessage({ id: 'staff.status_overdue' }, { count: orders.overdue })
              : intl.formatMessage({ id: 'staff.status_paid_today' }, { count: orders.paid_today })
          }
        />
        <MoneyTiles status={status} />
        <Tile
          label={word('staff.status_queue')}
          value={admission.waiting}
          isBad={admission.waiting > 0}
          note={intl.formatMessage({ id: 'staff.status_turned_away' }, { count: admission.refused })}
        />
      </dl>
      <Queues queues={status.queues} />
      <Troubles troubles={status.troubles} onRetry={() => void api.call('retryJobs', { body: {} }).then(again)} />
    </div>
  )
}

/** Mails that wait, and those that were given up: by the shop after a day, or refused by the mail server. */
function MailTile({ outbox: { waiting, failed, refused, oldest_seconds: oldest } }: Pick<ShopStatus, 'outbox'>) {
  const intl = useIntl()
  const note =
    failed > 0
      ? intl.formatMessage({ id: 'staff.status_given_up' }, { count: failed })
      : refused > 0
        ? intl.formatMessage({ id: 'staff.status_refused_mails' }, { count: refused })
        : undefined
  return (
    <Tile
      label={intl.formatMessage({ id: 'staff.status_mails' })}
      value={waiting}
      isBad={failed > 0 || oldest > LATE_SECONDS}
      note={note}
    />
  )
}

/** Payments and refunds, and the days on which gift cards cost the shop money, if there are any. */
function MoneyTiles({ status: { payments, gift_card_losses: losses } }: { status: ShopStatus }) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <>
      <Tile label={word('staff.status_events')} value={payments.events_waiting} />
      <Tile
        label={word('staff.status_refunds')}
        value={payments.refunds_due}
        isBad={payments.refunds_failed > 0}
        note={
          payments.refunds_failed > 0
            ? intl.formatMessage({ id: 'staff.status_refused' }, { count: payments.refunds_failed })
            : undefined
        }
      />
      {losses > 0 && <Tile label={word('staff.status_gift_card_losses')} value={losses} isBad />}
    </>
  )
}

function Tile({
  label,
  value,
  note,
  isBad = false,
}: {
  label: string
  value: number
  note?: ReactNode
  isBad?: boolean
}) {
  const intl = useIntl()
  return (
    <div className="flex flex-col gap-1 rounded-card border border-line bg-surface p-5">
      <dt className="text-ink-muted">{label}</dt>
      <dd className={`tabular text-4xl font-semibold ${isBad ? 'text-warning' : ''}`}>{intl.formatNumber(value)}</dd>
      {note !== undefined && <dd className="text-sm text-ink-muted">{note}</dd>}
    </div>
  )
}

function Queues({ queues }: { queues: ShopStatus['queues'] }) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  const heads = ['job', 'state', 'waiting', 'failed_jobs', 'done', 'last'] as const
  return (
    <section aria-labelledby="status-queues">
      <h2 id="status-queues" className="mb-4 text-3xl">
        {word('staff.status_jobs')}
      </h2>
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-labelledby="status-queues">
        <table className="w-full text-left">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="border-b border-line-strong py-2 pr-4 align-bottom font-semibold">
                  {word(`staff.status_${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {queues.map(({ name, waiting, retrying, active, failed, done, last_done, late_seconds }) => (
              <tr key={name}>
                <th scope="row" className="border-b border-line py-2 pr-4 font-normal">
                  {word(`staff.job_${name.replaceAll('-', '_')}`)}
                </th>
                <td className="border-b border-line py-2 pr-4 whitespace-nowrap">
                  <Badge tone={late_seconds > LATE_SECONDS ? 'warning' : 'neutral'}>
                    {word(
                      late_seconds > LATE_SECONDS
                        ? 'staff.status_late'
                        : active > 0
                          ? 'staff.status_working'
                          : 'staff.status_good',
                    )}
                  </Badge>
                </td>
                <td className="tabular border-b border-line py-2 pr-4">{intl.formatNumber(waiting + retrying)}</td>
                <td className="tabular border-b border-line py-2 pr-4">{intl.formatNumber(failed)}</td>
                <td className="tabular border-b border-line py-2 pr-4">{intl.formatNumber(done)}</td>
                <td className="border-b border-line py-2 pr-4 whitespace-nowrap">
                  {last_done !== null &&
                    intl.formatDate(last_done, { dateStyle: 'short', timeStyle: 'medium', timeZone: shopTimeZone() })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Troubles({ troubles, onRetry }: { troubles: ShopStatus['troubles']; onRetry: () => void }) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <section aria-labelledby="status-troubles">
      <h2 id="status-troubles" className="mb-4 text-3xl">
        {word('staff.status_troubles')}
      </h2>
      {troubles.length === 0 ? (
        <p className="text-ink-muted">{word('staff.status_troubles_none')}</p>
      ) : (
        <>
          <ul className="mb-4">
            {troubles.map(({ key, tries, is_given_up, reason, next_try }) => (
              <li key={key} className="border-b border-line py-3">
                <span className="mr-3 font-semibold [overflow-wrap:anywhere]">{key}</span>
                <span className="text-ink-muted">
                  {is_given_up || next_try === null
                    ? intl.formatMessage({ id: 'staff.status_tries' }, { count: tries })
                    : intl.formatMessage(
                        { id: 'staff.status_next_try' },
                        {
                          count: tries,
                          time: intl.formatTime(next_try, { timeStyle: 'medium', timeZone: shopTimeZone() }),
                        },
                      )}
                </span>
                <p className="[overflow-wrap:anywhere]">{reason}</p>
              </li>
            ))}
          </ul>
          <Button variant="secondary" onClick={onRetry}>
            {word('staff.status_retry')}
          </Button>
        </>
      )}
    </section>
  )
}
