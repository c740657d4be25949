'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { addressOf } from '@/lib/catalog/slug'
import { parseCents } from '@/lib/catalog/variant-grid'
import type { OfficeChoices, OfficeEntity, OfficeValue, OfficeValues } from '@/lib/contract/schemas/office'
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE } from '@/lib/market/languages'
import { officePost } from '@/lib/office/browser'
import { recordPath } from '@/lib/office/paths'

import { faultOfField, faultText } from '../fault-text'
import { FieldEditor } from '../field-editor'
import { fieldHint } from '../field-hints'
import { TaxClassSelect } from '../tax-class'
import { useLeaveGuard } from '../use-leave-guard'
import { useVariantGrid } from './use-variant-grid'
import { VariantParts } from './variant-parts'

/** What a product needs before anything else; the rest is on its page. */
const FIELDS = ['name', 'kind', 'brandId', 'mainGroupId', 'modelNumber', 'slug', 'isPublic'] as const
const FIRST: OfficeValues = { kind: 'new', isPublic: false, taxClass: 5 }

const centsOf = (text: string): number | null => {
  const cents = parseCents(text)
  return cents === null || cents <= 0 ? null : cents
}

/** The address from the name: it is the same in every language, so that of the market comes first. */
function slugFrom(names: OfficeValue | undefined): string {
  const texts = (names ?? {}) as Record<string, string>
  return addressOf(texts[DEFAULT_LANGUAGE] || texts[FALLBACK_LANGUAGE] || Object.values(texts).find(Boolean) || '')
}

/** A product from nothing: what it is, what it costs, and its variants, saved together. */
export function NewProduct({ entity, choices }: { entity: OfficeEntity; choices: OfficeChoices }) {
  const intl = useIntl()
  const draft = useNewProduct(choices)
  const { values, price, grid } = draft
  useLeaveGuard(values !== FIRST || price !== '' || grid.count > 0)
  const save = useEffectEvent(() => void draft.save())
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      save()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <div className="flex flex-col gap-6">
      <Part id="product" title="office.section_main">
        <MainFields entity={entity} draft={draft} />
      </Part>
      <Part id="variants" title="office.entity_variants">
        <VariantParts
          grid={grid}
          choices={choices}
          product={String(values['modelNumber'] || values['slug'] || '')}
          mayChange
        />
      </Part>
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4 shadow-overlay">
        <p role="status">
          {grid.faults > 0
            ? intl.formatMessage({ id: 'office.cells_wrong' }, { count: grid.faults })
            : intl.formatMessage({ id: 'office.variants_to_make' }, { count: grid.count })}
        </p>
        <p role="alert" className="text-sale empty:hidden">
          {draft.message}
        </p>
        <Button className="ml-auto" busy={draft.isBusy} onClick={() => void draft.save()}>
          {intl.formatMessage({ id: 'office.save' })}
        </Button>
      </div>
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const intl = useIntl()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 lg:p-6">
      <h2 id={id} className="font-semibold text-lg">
        {intl.formatMessage({ id: title })}
      </h2>
      {children}
    </section>
  )
}

interface MainFieldsProps {
  entity: OfficeEntity
  draft: ReturnType<typeof useNewProduct>
}

function MainFields({ entity, draft }: MainFieldsProps) {
  const intl = useIntl()
  const { values, faults, price } = draft
  const hintOf = (name: string) => {
    const id = fieldHint(entity.name, name, values)
    return id === null ? undefined : intl.formatMessage({ id })
  }
  const id = useId()
  const fields = FIELDS.flatMap((name) => entity.fields.find((known) => known.name === name) ?? [])
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {fields.map((field) => (
        <div key={field.name} className={field.name === 'name' ? 'md:col-span-2' : undefined}>
          <FieldEditor
            field={field}
            value={values[field.name] ?? null}
            label={null}
            onChange={(value) => draft.set(field.name, value)}
            fault={faults[field.name] ?? null}
            faults={faults}
            hint={hintOf(field.name)}
          />
        </div>
      ))}
      <label className="flex flex-col gap-1">
        <span className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.field_taxClass' })}</span>
        <TaxClassSelect value={values['taxClass'] ?? null} onChange={(value) => draft.set('taxClass', value)} />
      </label>
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="text-ink-muted text-xs">
          {intl.formatMessage({ id: 'office.base_price' })}
        </label>
        <input
          id={id}
          inputMode="decimal"
          className={controlStyle}
          aria-invalid={price !== '' && centsOf(price) === null ? true : undefined}
          value={price}
          aria-describedby={`${id}-hint`}
          onChange={(event) => draft.setPrice(event.target.value)}
        />
        <span id={`${id}-hint`} className="text-ink-muted text-xs">
          {intl.formatMessage({ id: 'office.other_prices_later' })}
        </span>
      </div>
    </div>
  )
}

function useNewProduct(choices: OfficeChoices) {
  const intl = useIntl()
  const router = useRouter()
  const [values, setValues] = useState<OfficeValues>(FIRST)
  const [price, setPrice] = useState('')
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const grid = useVariantGrid([], choices, centsOf(price))

  function set(name: string, value: OfficeValue) {
    setValues((known) => {
      const isOwnSlug = known['slug'] !== undefined && known['slug'] !== slugFrom(known['name'])
      const next: OfficeValues = { ...known, [name]: value }
      return name === 'name' && !isOwnSlug ? { ...next, slug: slugFrom(value) } : next
    })
  }
  async function save() {
    if (grid.faults > 0 || isBusy) return
    if (price.trim() !== '' && centsOf(price) === null)
      return setMessage(intl.formatMessage({ id: 'office.cell_number' }))
    if (price.trim() !== '' && grid.count === 0)
      return setMessage(intl.formatMessage({ id: 'office.price_needs_variant' }))
    setBusy(true)
    const body = { values, variants: grid.changes.create }
    const result = await officePost<{ id: string }>('/api/office/products/', body)
    setBusy(false)
    if (result.ok) return router.push(recordPath('products', result.value.id))
    grid.refuse(result.fault)
    const text = faultText(intl, result.fault)
    setMessage(faultOfField(intl, result.fault))
    setFaults(result.fault.field === null ? {} : { [result.fault.field]: text })
  }
  return { values, price, faults, message, isBusy, grid, set, setPrice, save }
}
