'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import type { OfficeCampaign } from '@/lib/contract/schemas/office-campaigns'
import { shopLocalTime, shopMoment } from '@/lib/market/shop-time'
import { officeGet, officePost } from '@/lib/office/browser'

import { faultText } from './fault-text'
import { Fold } from './fold'
import { NOTHING } from './marks'
import { headCell, NUMBER_CELL } from './number-cell'
import { optionLabel } from './show-value'

const NUMBERS: ReadonlySet<string> = new Set(['campaign_new_price', 'campaign_low', 'campaign_announce'])
const REFRESH_MS = 2_000
/** It was stopped before it had begun: none of its prices was ever in force. */
const isCancelled = ({ state, startsAt, endsAt }: OfficeCampaign) =>
  state === 'stopped' && Date.parse(endsAt) <= Date.parse(startsAt)
const isOver = ({ state }: OfficeCampaign) => state === 'ended' || state === 'stopped'

/** A price campaign: how far it is, its times, and its rows. */
export function CampaignView({ campaign: given }: { campaign: OfficeCampaign }) {
  const intl = useIntl()
  const [campaign, setCampaign] = useState(given)
  const { id, page, state } = campaign
  // While its rows are written, the bar follows the job.
  useEffect(() => {
    if (state !== 'preparing') return
    const timer = setInterval(async () => {
      const result = await officeGet<OfficeCampaign>(`/api/office/campaigns/${id}/?page=${page}`)
      if (result.ok) setCampaign(result.value)
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [id, page, state])
  return (
    <>
      <Progress campaign={campaign} />
      {campaign.mayChange && !isOver(campaign) ? <CampaignActions campaign={campaign} /> : null}
      <Faults campaign={campaign} />
      <Rows rows={campaign.rows} isCancelled={isCancelled(campaign)} intl={intl} />
    </>
  )
}

function Progress({ campaign }: { campaign: OfficeCampaign }) {
  const intl = useIntl()
  const { job, state } = campaign
  // What was left out when the campaign was planned has no row.
  const counts = { ...campaign.counts, left: campaign.counts.left + (job?.faults.length ?? 0) }
  const [name, counted] = isCancelled(campaign)
    ? [intl.formatMessage({ id: 'office.campaign_cancelled' }), 'office.campaign_counts_cancelled']
    : [optionLabel(intl, state), 'office.campaign_counts']
  return (
    <section className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4" aria-live="polite">
      <p className="font-semibold">{name}</p>
      {state === 'preparing' && job ? (
        <label className="flex flex-col gap-1">
          <span>{intl.formatMessage({ id: 'office.job_progress' }, { done: job.done, total: job.total })}</span>
          <progress className="w-full max-w-form" max={job.total} value={job.done} />
        </label>
      ) : null}
      <p className="text-ink-muted">{intl.formatMessage({ id: counted }, counts)}</p>
    </section>
  )
}

function CampaignActions({ campaign }: { campaign: OfficeCampaign }) {
  const intl = useIntl()
  const router = useRouter()
  const [fault, setFault] = useState<string | null>(null)
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  async function send(what: 'times' | 'stop', body: object) {
    setBusy(true)
    const result = await officePost(`/api/office/campaigns/${campaign.id}/${what}/`, body)
    setBusy(false)
    setFault(result.ok ? null : faultText(intl, result.fault))
    if (result.ok) router.refresh()
  }
  function move(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const at = (name: 'startsAt' | 'endsAt') => {
      const local = String(data.get(name) ?? '')
      return local === '' ? campaign[name] : shopMoment(local).toISOString()
    }
    void send('times', {
      startsAt: campaign.state === 'running' ? campaign.startsAt : at('startsAt'),
      endsAt: at('endsAt'),
    })
  }
  return (
    <form onSubmit={move} className="flex flex-wrap items-end gap-3">
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <label key={name} className="flex flex-col gap-1">
          <span className="text-ink-muted text-xs">{word(`field_${name}`)}</span>
          <input
            type="datetime-local"
            name={name}
            className={controlStyle}
            disabled={name === 'startsAt' && campaign.state === 'running'}
            defaultValue={shopLocalTime(new Date(campaign[name]))}
          />
        </label>
      ))}
      <Button type="submit" variant="secondary" busy={isBusy}>
        {word('campaign_move')}
      </Button>
      <Button
        variant={isSure ? 'primary' : 'quiet'}
        busy={isBusy}
        onClick={() => (isSure ? void send('stop', {}) : setSure(true))}
      >
        {word(isSure ? 'campaign_stop_sure' : 'campaign_stop')}
      </Button>
      <p role="alert" className="w-full text-sale empty:hidden">
        {fault}
      </p>
    </form>
  )
}

function Faults({ campaign: { job } }: { campaign: OfficeCampaign }) {
  const intl = useIntl()
  if (!job || job.faults.length === 0) return null
  return (
    <details className="rounded-card border border-line bg-surface p-4">
      <Fold className="font-semibold">
        {intl.formatMessage({ id: 'office.campaign_left_out' }, { count: job.faults.length })}
      </Fold>
      <ul className="pt-2">
        {job.faults.map(({ record, message }, place) => (
          <li key={`${record} ${String(place)}`}>
            {record} {intl.formatMessage({ id: `office.warning_${message}`, defaultMessage: message })}
          </li>
        ))}
      </ul>
    </details>
  )
}

interface RowsProps {
  rows: OfficeCampaign['rows']
  isCancelled: boolean
  intl: ReturnType<typeof useIntl>
}

/** A price that never was in force has not ended. */
const rowStateId = ({ state, fault }: OfficeCampaign['rows'][number], isOfCancelled: boolean): string => {
  if (fault !== null) return `office.warning_${fault}`
  return isOfCancelled && state === 'ended' ? 'office.row_cancelled' : `office.row_${state}`
}

function Rows({ rows, isCancelled: isOfCancelled, intl }: RowsProps) {
  const money = (cents: number | null) =>
    cents === null ? NOTHING : intl.formatNumber(cents / 100, { style: 'currency', currency: 'EUR' })
  const head = ['variant', 'field_priceArea', 'campaign_new_price', 'campaign_low', 'campaign_announce', 'field_state']
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="office-table">
        <thead>
          <tr>
            {head.map((id) => (
              <th key={id} scope="col" className={headCell(NUMBERS.has(id))}>
                {intl.formatMessage({ id: `office.${id}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.variant} ${row.area}`} className="office-row">
              <th scope="row" className="office-cell font-normal">
                {row.title}
              </th>
              <td className="office-cell">{intl.formatMessage({ id: `office.area_price_${row.area}` })}</td>
              <td className={NUMBER_CELL}>{money(row.amount)}</td>
              <td className={NUMBER_CELL}>{money(row.lowest30)}</td>
              <td className={NUMBER_CELL}>
                {row.percent === null ? NOTHING : intl.formatNumber(-row.percent / 100, { style: 'percent' })}
              </td>
              <td className={cx('office-cell', row.fault !== null && 'text-sale')}>
                {intl.formatMessage({ id: rowStateId(row, isOfCancelled) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
