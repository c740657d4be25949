'use client'

import { useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { proposedPrice } from '@/lib/catalog/proposed-price'
import { parseCents } from '@/lib/catalog/variant-grid'
import type { OfficeGoods, OfficeValue } from '@/lib/contract/schemas/office'
import { officeGet } from '@/lib/office/browser'

import { centsText } from '../decimal'
import { EURO } from '../marks'
import { useFormValues, useReportDraft } from '../other-drafts'

const idOf = (value: OfficeValue | undefined): number | null => (value ? Number(value) : null)

/** What the product's variants cost, once a product is chosen. */
function useOthers(model: number | null): OfficeGoods['variants'] {
  const [found, setFound] = useState<{ model: number; variants: OfficeGoods['variants'] } | null>(null)
  useEffect(() => {
    if (model === null) return
    let isOld = false
    void officeGet<OfficeGoods>(`/api/office/goods/${model}/`).then((result) => {
      if (!isOld && result.ok) setFound({ model, variants: result.value.variants })
    })
    return () => {
      isOld = true
    }
  }, [model])
  return found !== null && found.model === model ? found.variants : []
}

/** The price of a variant that is being made: the one of its product's other variants, until somebody types another. */
export function NewVariantPrice() {
  const intl = useIntl()
  const id = useId()
  const values = useFormValues()
  const others = useOthers(idOf(values['modelId']))
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const proposal = proposedPrice(
    others.map(({ colourId, sizeId, regular }) => ({ colourId, sizeId, price: regular })),
    { colourId: idOf(values['colourId']), sizeId: idOf(values['sizeId']) },
  )
  const text = typed ?? (proposal === null ? '' : centsText(intl.locale, proposal))
  useReportDraft('office.price_regular', text.trim() !== '', {
    save: () => Promise.resolve(true),
    drop: () => setTyped(null),
    withNew: () => {
      const price = parseCents(text)
      const isPrice = price !== null && price > 0
      setWrong(!isPrice)
      return isPrice ? { price } : null
    },
  })
  return (
    <section
      aria-labelledby="price"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 lg:p-6"
    >
      <h2 id="price" className="font-semibold text-lg">
        {intl.formatMessage({ id: 'office.field_price' })}
      </h2>
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="text-ink-muted text-xs">
          {intl.formatMessage({ id: 'office.variant_price' })}
        </label>
        <span className="flex max-w-60 items-center gap-2">
          <input
            id={id}
            inputMode="decimal"
            className={controlStyle}
            aria-describedby={`${id}-hint`}
            aria-invalid={isWrong ? true : undefined}
            value={text}
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(false)
            }}
          />
          <span aria-hidden className="text-ink-muted">
            {EURO}
          </span>
        </span>
        <Notes id={id} isProposed={typed === null && proposal !== null} isWrong={isWrong} />
      </div>
    </section>
  )
}

interface NotesProps {
  id: string
  isProposed: boolean
  isWrong: boolean
}

/** Where the price comes from, and what is wrong with it. */
function Notes({ id, isProposed, isWrong }: NotesProps) {
  const intl = useIntl()
  return (
    <>
      <p id={`${id}-hint`} className="text-ink-muted text-xs">
        {intl.formatMessage({ id: isProposed ? 'office.price_proposed' : 'office.price_hint' })}
      </p>
      <p role="alert" className="text-sale text-xs empty:hidden">
        {isWrong ? intl.formatMessage({ id: 'office.cell_number' }) : null}
      </p>
    </>
  )
}
