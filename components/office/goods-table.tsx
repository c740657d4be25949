'use client'

import NextLink from 'next/link'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import type { OfficeGoods, OfficePriceChange } from '@/lib/contract/schemas/office'
import { officePost } from '@/lib/office/browser'
import { recordPath } from '@/lib/office/paths'

import { faultText } from './fault-text'
import { StockCell } from './stock-cell'

type Variant = OfficeGoods['variants'][number]
type Kind = OfficePriceChange['kind']

/** The price list of the European Union, in which shoppers of most countries buy. */
const AREA = 1
const KINDS = ['regular', 'discount', 'club'] as const satisfies readonly Kind[]
const cell = cx(controlStyle, 'w-28 text-right tabular-nums')

const priceOf = (variant: Variant) => variant.prices.find(({ area }) => area === AREA)
const centsOf = (variant: Variant, kind: (typeof KINDS)[number]) => priceOf(variant)?.[kind] ?? null

/** Variants of a product: prices are typed into the table, shown with the lowest price of 30 days, then confirmed; stock changes at once. */
export function GoodsTable({ model, goods }: { model: string; goods: OfficeGoods }) {
  const intl = useIntl()
  const [now, setNow] = useState(goods)
  const [typed, setTyped] = useState<Readonly<Record<string, number | null>>>({})
  const [preview, setPreview] = useState<OfficeGoods | null>(null)
  const [state, setState] = useState<{ text: string; isFault: boolean } | null>(null)
  const changes = now.variants.flatMap((variant) =>
    KINDS.flatMap((kind) => {
      const amount = typed[`${variant.id} ${kind}`]
      return amount === undefined || amount === centsOf(variant, kind)
        ? []
        : [{ variant: variant.id, area: AREA, kind, amount }]
    }),
  )
  const word = (id: string) => intl.formatMessage({ id })

  async function send(isPreview: boolean) {
    const result = await officePost<OfficeGoods>(`/api/office/goods/${model}/prices/`, { changes, isPreview })
    if (!result.ok) return setState({ text: faultText(intl, result.fault), isFault: true })
    setState(isPreview ? null : { text: word('office.prices_saved'), isFault: false })
    setPreview(isPreview ? result.value : null)
    if (isPreview) return
    setNow(result.value)
    setTyped({})
  }
  /** The value of the first variant for all. */
  function fillDown(kind: (typeof KINDS)[number]) {
    const [first] = now.variants
    if (!first) return
    const value = typed[`${first.id} ${kind}`] ?? centsOf(first, kind)
    setTyped({ ...typed, ...Object.fromEntries(now.variants.map(({ id }) => [`${id} ${kind}`, value])) })
    setPreview(null)
  }

  if (now.variants.length === 0) return null
  return (
    <section aria-labelledby="goods" className="flex flex-col gap-3">
      <h2 id="goods" className="text-lg">
        {word('office.goods')}
      </h2>
      <div className="overflow-x-auto rounded-card border border-line bg-surface">
        <table className="office-table">
          <thead>
            <tr>
              <th scope="col" className="office-cell office-head">
                {word('office.variant')}
              </th>
              {KINDS.map((kind) => (
                <th key={kind} scope="col" className="office-cell office-head">
                  {word(`office.price_${kind}`)}
                  {now.mayPrice && now.variants.length > 1 ? (
                    <Button
                      size="sm"
                      variant="quiet"
                      onClick={() => fillDown(kind)}
                      aria-label={intl.formatMessage(
                        { id: 'office.fill_down' },
                        { name: word(`office.price_${kind}`) },
                      )}
                    >
                      ↓
                    </Button>
                  ) : null}
                </th>
              ))}
              <th scope="col" className="office-cell office-head">
                {word('office.lowest')}
              </th>
              <th scope="col" className="office-cell office-head">
                {word('office.stock')}
              </th>
            </tr>
          </thead>
          <tbody>
            {now.variants.map((variant) => (
              <tr key={variant.id} className="office-row">
                <td className="office-cell">
                  <NextLink
                    prefetch={false}
                    href={recordPath('variants', String(variant.id))}
                    className="inline-block min-h-6 font-semibold hover:underline"
                  >
                    {nameOf(variant, intl.locale.slice(0, 2))}
                  </NextLink>
                  <span className="block text-ink-muted text-xs">{variant.gtin ?? variant.sku}</span>
                </td>
                {KINDS.map((kind) => (
                  <td key={kind} className="office-cell">
                    <PriceInput
                      label={`${word(`office.price_${kind}`)}, ${nameOf(variant, intl.locale.slice(0, 2))}`}
                      cents={
                        typed[`${variant.id} ${kind}`] === undefined
                          ? centsOf(variant, kind)
                          : (typed[`${variant.id} ${kind}`] ?? null)
                      }
                      isReadOnly={!now.mayPrice}
                      onChange={(cents) => {
                        setTyped({ ...typed, [`${variant.id} ${kind}`]: cents })
                        setPreview(null)
                      }}
                    />
                  </td>
                ))}
                <td className="office-cell">
                  <Lowest variant={preview?.variants.find(({ id }) => id === variant.id) ?? variant} />
                </td>
                <td className="office-cell">
                  <StockCell
                    model={model}
                    variant={variant}
                    stores={now.stores}
                    mayChange={now.mayStock}
                    onChanged={setNow}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className={cx('min-h-6', state?.isFault && 'text-sale')}>
          {state?.text ?? (preview ? word('office.preview_shown') : '')}
        </p>
        {changes.length > 0 ? (
          <div className="ml-auto flex gap-2">
            <Button variant="secondary" onClick={() => void send(true)}>
              {word('office.preview')}
            </Button>
            <Button disabled={preview === null} onClick={() => void send(false)}>
              {intl.formatMessage({ id: 'office.save_prices' }, { count: changes.length })}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  )
}

export function nameOf({ colour, size, sku, id }: Variant, language: string): string {
  const name = [colour[language] ?? colour['en'], size].filter(Boolean).join(' · ')
  return name === '' ? (sku ?? String(id)) : name
}

/** The price that counts, with the reduction that may be announced: from the lowest price of 30 days. */
function Lowest({ variant }: { variant: Variant }) {
  const intl = useIntl()
  const price = priceOf(variant)
  if (!price) return null
  const money = (cents: number) => intl.formatNumber(cents / 100, { style: 'currency', currency: 'EUR' })
  const isReduced = price.lowest30 !== null && price.lowest30 > price.active
  return (
    <span className="whitespace-nowrap">
      {money(price.active)}
      {price.lowest30 === null ? null : (
        <span className="block text-ink-muted text-xs">
          {intl.formatMessage({ id: 'office.lowest_is' }, { price: money(price.lowest30) })}
          {isReduced ? ` · ${intl.formatNumber(price.active / price.lowest30 - 1, { style: 'percent' })}` : null}
        </span>
      )}
    </span>
  )
}

interface PriceInputProps {
  label: string
  cents: number | null
  isReadOnly: boolean
  onChange: (cents: number | null) => void
}

function PriceInput({ label, cents, isReadOnly, onChange }: PriceInputProps) {
  const shown = cents === null ? '' : (cents / 100).toFixed(2)
  return (
    <input
      key={shown}
      aria-label={label}
      inputMode="decimal"
      className={cell}
      disabled={isReadOnly}
      defaultValue={shown}
      onBlur={(event) => {
        const text = event.target.value.trim().replace(',', '.')
        const amount = Number(text)
        if (text === '') onChange(null)
        else if (Number.isFinite(amount) && amount > 0) onChange(Math.round(amount * 100))
        else event.target.value = shown
      }}
    />
  )
}
