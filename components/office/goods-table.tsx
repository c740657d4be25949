'use client'

import NextLink from 'next/link'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { parseCents } from '@/lib/catalog/variant-grid'
import type { OfficeGoods } from '@/lib/contract/schemas/office'
import { OFFICE_ROOT, recordPath } from '@/lib/office/paths'

import { centsText } from './decimal'
import { FILL_DOWN } from './marks'
import { useReportDraft } from './other-drafts'
import { StockCell } from './stock-cell'
import { type GoodsDraft, PRICE_KINDS, priceOf, useGoodsDraft, type VariantGoods } from './use-goods-draft'

/** Variants of a product: prices are typed into the table, shown with the lowest price of 30 days, then confirmed; stock changes at once. */
export function GoodsTable({ model, goods }: { model: string; goods: OfficeGoods }) {
  const intl = useIntl()
  const draft = useGoodsDraft(model, goods)
  useReportDraft('office.goods', draft.changes > 0)
  const shown = draft.goods.variants.filter(({ isHidden }) => !isHidden)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="goods" className="flex flex-col gap-3">
      <h2 id="goods" className="scroll-mt-20 text-lg">
        {intl.formatMessage({ id: 'office.goods' })}
      </h2>
      <div className="overflow-x-auto rounded-card border border-line bg-surface">
        <table className="office-table">
          <GoodsHead draft={draft} />
          <tbody>
            {shown.map((variant) => (
              <GoodsRow key={variant.id} model={model} variant={variant} draft={draft} />
            ))}
          </tbody>
        </table>
      </div>
      <GoodsActions draft={draft} />
    </section>
  )
}

function GoodsHead({ draft }: { draft: GoodsDraft }) {
  const intl = useIntl()
  const { mayPrice, variants } = draft.goods
  const plain = (id: string) => (
    <th scope="col" className="office-cell office-head">
      {intl.formatMessage({ id })}
    </th>
  )
  return (
    <thead>
      <tr>
        {plain('office.variant')}
        {PRICE_KINDS.map((kind) => {
          const name = intl.formatMessage({ id: `office.price_${kind}` })
          return (
            <th key={kind} scope="col" className="office-cell office-head">
              {name}
              {mayPrice && variants.length > 1 ? (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => draft.fillDown(kind)}
                  aria-label={intl.formatMessage({ id: 'office.fill_down' }, { name })}
                >
                  {FILL_DOWN}
                </Button>
              ) : null}
            </th>
          )
        })}
        {plain('office.lowest')}
        {plain('office.stock')}
      </tr>
    </thead>
  )
}

function GoodsRow({ model, variant, draft }: { model: string; variant: VariantGoods; draft: GoodsDraft }) {
  const intl = useIntl()
  const name = nameOf(variant, intl.locale.slice(0, 2))
  return (
    <tr className="office-row">
      <td className="office-cell">
        <NextLink
          prefetch={false}
          href={recordPath('variants', String(variant.id))}
          className="inline-block min-h-6 font-semibold hover:underline"
        >
          {name}
        </NextLink>
        <span className="block text-ink-muted text-xs">{variant.gtin ?? variant.sku}</span>
      </td>
      {PRICE_KINDS.map((kind) => (
        <td key={kind} className="office-cell">
          <PriceInput
            label={`${intl.formatMessage({ id: `office.price_${kind}` })}, ${name}`}
            cents={draft.centsOf(variant, kind)}
            isReadOnly={!draft.goods.mayPrice}
            onChange={(cents) => draft.set(variant.id, kind, cents)}
          />
          {kind === 'regular' && draft.centsOf(variant, kind) === null ? (
            <span className="block text-warning text-xs">{intl.formatMessage({ id: 'office.no_price' })}</span>
          ) : null}
        </td>
      ))}
      <td className="office-cell">
        <Lowest variant={draft.shown(variant)} />
      </td>
      <td className="office-cell">
        <StockCell
          model={model}
          variant={variant}
          stores={draft.goods.stores}
          mayChange={draft.goods.mayStock}
          onChanged={draft.reload}
        />
      </td>
    </tr>
  )
}

function GoodsActions({ draft }: { draft: GoodsDraft }) {
  const intl = useIntl()
  const { state, hasPreview, changes } = draft
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className={cx('min-h-6', state?.isFault && 'text-sale')}>
        {state?.text ?? (hasPreview ? intl.formatMessage({ id: 'office.preview_shown' }) : '')}
      </p>
      {state?.isFault === false ? (
        <NextLink prefetch={false} href={`${OFFICE_ROOT}history/`} className="inline-block min-h-6 underline">
          {intl.formatMessage({ id: 'office.take_back' })}
        </NextLink>
      ) : null}
      {changes > 0 && !hasPreview ? (
        <p className="text-ink-muted">{intl.formatMessage({ id: 'office.preview_first' })}</p>
      ) : null}
      {changes > 0 ? (
        <div className="ml-auto flex flex-wrap gap-2">
          <Button variant="quiet" onClick={draft.drop}>
            {intl.formatMessage({ id: 'office.drop_prices' })}
          </Button>
          <Button variant="secondary" onClick={() => void draft.send(true)}>
            {intl.formatMessage({ id: 'office.preview' })}
          </Button>
          <Button disabled={!hasPreview} onClick={() => void draft.send(false)}>
            {intl.formatMessage({ id: 'office.save_prices' }, { count: changes })}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function nameOf({ colour, size, sku, id }: VariantGoods, language: string): string {
  const name = [colour[language] ?? colour['en'], size].filter(Boolean).join(' · ')
  return name === '' ? (sku ?? String(id)) : name
}

/** The price that counts, with the reduction that may be announced: from the lowest price of 30 days. */
function Lowest({ variant }: { variant: VariantGoods }) {
  const intl = useIntl()
  const price = priceOf(variant)
  if (!price) return null
  const money = (cents: number) => intl.formatNumber(cents / 100, { style: 'currency', currency: 'EUR' })
  const { active, lowest30 } = price
  const reduction =
    lowest30 !== null && lowest30 > active ? intl.formatNumber(active / lowest30 - 1, { style: 'percent' }) : null
  const lowest = lowest30 === null ? null : intl.formatMessage({ id: 'office.lowest_is' }, { price: money(lowest30) })
  return (
    <span className="whitespace-nowrap">
      {money(active)}
      <span className="block text-ink-muted text-xs">{[lowest, reduction].filter(Boolean).join(' · ')}</span>
    </span>
  )
}

interface PriceInputProps {
  label: string
  cents: number | null
  isReadOnly: boolean
  /** `undefined`: what is typed is no price. */
  onChange: (cents: number | null | undefined) => void
}

/** Cents of what is typed; null for nothing, undefined for what is no price. */
function typedCents(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const amount = parseCents(text.trim())
  return amount !== null && amount > 0 ? amount : undefined
}

/** Euros are typed, cents are kept at each letter; what is no price is put back. */
function PriceInput({ label, cents, isReadOnly, onChange }: PriceInputProps) {
  const { locale } = useIntl()
  const [text, setText] = useState<string | null>(null)
  return (
    <input
      aria-label={label}
      inputMode="decimal"
      className={cx(controlStyle, 'w-28! text-right tabular-nums')}
      disabled={isReadOnly}
      value={text ?? (cents === null ? '' : centsText(locale, cents))}
      onChange={(event) => {
        setText(event.target.value)
        onChange(typedCents(event.target.value))
      }}
      onBlur={() => setText(null)}
    />
  )
}
