'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import type { OfficeChoices, OfficeGoods } from '@/lib/contract/schemas/office'
import { officePost } from '@/lib/office/browser'

import { faultText } from '../fault-text'
import { useReportDraft } from '../other-drafts'
import { rowsOf } from './grid-model'
import { useVariantGrid } from './use-variant-grid'
import { VariantParts } from './variant-parts'

interface VariantEditorProps {
  model: string
  goods: OfficeGoods
  choices: OfficeChoices
  /** From which variant numbers are made. */
  product: string
  mayChange: boolean
}

/** The variants of a product as a table that is saved as a whole. */
export function VariantEditor({ model, goods, choices, product, mayChange }: VariantEditorProps) {
  const intl = useIntl()
  const router = useRouter()
  const grid = useVariantGrid(rowsOf(goods, intl.locale), choices, null)
  const [state, setState] = useState<{ text: string; isFault: boolean } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [given, setGiven] = useState(goods)
  useReportDraft('office.entity_variants', grid.count > 0)
  // Prices were saved below. Typed cells are not taken away.
  if (given !== goods) {
    setGiven(goods)
    if (grid.count === 0) grid.reset(rowsOf(goods, intl.locale))
  }
  const isReady = grid.count > 0 && grid.faults === 0 && !isBusy

  async function save() {
    setBusy(true)
    const result = await officePost<OfficeGoods>(`/api/office/goods/${model}/variants/`, grid.changes)
    setBusy(false)
    if (!result.ok) {
      grid.refuse(result.fault)
      return setState({ text: faultText(intl, result.fault), isFault: true })
    }
    grid.reset(rowsOf(result.value, intl.locale))
    setState({ text: intl.formatMessage({ id: 'office.variants_saved' }), isFault: false })
    router.refresh()
  }
  /** Ctrl S inside of the table saves the table, not the product's other fields. */
  function press(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    event.stopPropagation()
    if (isReady) void save()
  }
  return (
    <section
      aria-labelledby="variants"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 lg:p-6"
      onKeyDown={press}
    >
      <h2 id="variants" className="scroll-mt-20 font-semibold text-lg">
        {intl.formatMessage({ id: 'office.entity_variants' })}
      </h2>
      <VariantParts grid={grid} choices={choices} product={product} mayChange={mayChange} />
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className={cx('min-h-6', state?.isFault && 'text-sale')}>
          {grid.faults > 0 ? intl.formatMessage({ id: 'office.cells_wrong' }, { count: grid.faults }) : state?.text}
        </p>
        {grid.count > 0 ? (
          <Button className="ml-auto" busy={isBusy} disabled={!isReady} onClick={() => void save()}>
            {intl.formatMessage({ id: 'office.save_variants' }, { count: grid.count })}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
