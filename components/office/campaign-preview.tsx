'use client'

import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import type { Answer } from '@/lib/contract/calls'
import type { CampaignRow } from '@/lib/contract/schemas/office-campaigns'

import { NOTHING } from './marks'
import { headCell, NUMBER_CELL } from './number-cell'

type Preview = Answer<'previewOfficeCampaign'>
const NUMBERS: ReadonlySet<string> = new Set([
  'campaign_now',
  'campaign_new_price',
  'campaign_low',
  'campaign_announce',
])
/** Rows of one page of the answer. */
const PAGE = 100

interface CampaignPreviewProps {
  preview: Preview
  page: number
  onPage: (page: number) => void
}

/** What a campaign would be: how many prices, what is left out and why, and row by row what may be announced. */
export function CampaignPreview({ preview, page, onPage }: CampaignPreviewProps) {
  const intl = useIntl()
  const warnings = Object.entries(preview.warnings)
  const head = [
    'variant',
    'field_priceArea',
    'campaign_now',
    'campaign_new_price',
    'campaign_low',
    'campaign_announce',
    'campaign_notes',
  ]
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-3">
      <h2 id="preview" className="text-lg">
        {intl.formatMessage({ id: 'office.campaign_would' }, { count: preview.total - preview.leftOut })}
      </h2>
      <p role="status" className="flex flex-wrap gap-x-4 text-ink-muted">
        {warnings.map(([warning, count]) => (
          <span key={warning}>{intl.formatMessage({ id: `office.warning_count_${warning}` }, { count })}</span>
        ))}
      </p>
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
            {preview.rows.map((row) => (
              <PreviewRow key={`${row.variant} ${row.area}`} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <PreviewPages page={page} total={preview.total} onPage={onPage} />
    </section>
  )
}

function PreviewRow({ row }: { row: CampaignRow }) {
  const intl = useIntl()
  const money = (cents: number | null) =>
    cents === null ? NOTHING : intl.formatNumber(cents / 100, { style: 'currency', currency: 'EUR' })
  return (
    <tr className={cx('office-row', row.isLeftOut && 'text-ink-muted')}>
      <th scope="row" className="office-cell font-normal">
        {row.title}
        <span className="block text-ink-muted text-xs">{row.sku}</span>
      </th>
      <td className="office-cell">{intl.formatMessage({ id: `office.area_price_${row.area}` })}</td>
      <td className={NUMBER_CELL}>{money(row.present)}</td>
      <td className={cx(NUMBER_CELL, row.isLeftOut ? 'line-through' : 'font-semibold')}>{money(row.next)}</td>
      <td className={NUMBER_CELL}>{money(row.lowest30)}</td>
      <td className={NUMBER_CELL}>
        {row.percent === null ? NOTHING : intl.formatNumber(-row.percent / 100, { style: 'percent' })}
      </td>
      <td className="office-cell">
        {row.warnings.map((warning) => (
          <span key={warning} className="block text-sale">
            {intl.formatMessage({ id: `office.warning_${warning}` })}
          </span>
        ))}
      </td>
    </tr>
  )
}

function PreviewPages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const intl = useIntl()
  if (total <= PAGE) return null
  const shown = { from: (page - 1) * PAGE + 1, to: Math.min(page * PAGE, total), total }
  return (
    <nav aria-label={intl.formatMessage({ id: 'office.pages' })} className="flex flex-wrap items-center gap-3">
      <p className="text-ink-muted">{intl.formatMessage({ id: 'office.shown' }, shown)}</p>
      {page > 1 ? (
        <Button variant="secondary" size="sm" onClick={() => onPage(page - 1)}>
          {intl.formatMessage({ id: 'office.previous' })}
        </Button>
      ) : null}
      {page * PAGE < total ? (
        <Button variant="secondary" size="sm" onClick={() => onPage(page + 1)}>
          {intl.formatMessage({ id: 'office.next' })}
        </Button>
      ) : null}
    </nav>
  )
}
