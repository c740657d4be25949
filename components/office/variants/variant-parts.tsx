'use client'

import { useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import type { OfficeChoices } from '@/lib/contract/schemas/office'

import { findText } from '../field-label'
import { nameIn } from '../name-in'
import { PickSome } from '../pick-some'
import { CombinationTable } from './combination-table'
import type { VariantGrid } from './use-variant-grid'
import { VariantTable } from './variant-table'

interface VariantPartsProps {
  grid: VariantGrid
  choices: OfficeChoices
  /** From which variant numbers are made. */
  product: string
  mayChange: boolean
}

/** Colours and sizes, their combinations, and the table of variants. */
export function VariantParts({ grid, choices, product, mayChange }: VariantPartsProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <>
      {mayChange ? (
        <>
          {grid.rows.length > 0 ? null : <p className="text-ink-muted text-xs">{word('office.variants_hint')}</p>}
          <div className="grid gap-4 md:grid-cols-2">
            <ColourPicker grid={grid} choices={choices} />
            <SizePicker grid={grid} choices={choices} />
          </div>
          <CombinationTable grid={grid} choices={choices} />
        </>
      ) : null}
      {grid.rows.length > 0 ? (
        <div className="flex flex-wrap items-center gap-3">
          {mayChange ? (
            <Button size="sm" variant="secondary" onClick={() => grid.makeNumbers(product)}>
              {word('office.make_numbers')}
            </Button>
          ) : null}
          <StorePicker grid={grid} choices={choices} />
          <p className="text-ink-muted text-xs">{word('office.grid_hint')}</p>
        </div>
      ) : null}
      {grid.unpriced > 0 ? (
        <p role="status" className="text-warning">
          {intl.formatMessage({ id: 'office.variants_unpriced' }, { count: grid.unpriced })}
        </p>
      ) : null}
      <VariantTable grid={grid} choices={choices} mayChange={mayChange} />
      {grid.left === '' ? null : <Left text={grid.left} />}
    </>
  )
}

/** What of a paste had no place stays here, so that it can be copied. */
function Left({ text }: { text: string }) {
  const intl = useIntl()
  const id = useId()
  return (
    <div role="alert" className="flex flex-col gap-1">
      <label htmlFor={id} className="text-warning">
        {intl.formatMessage({ id: 'office.paste_left' }, { count: text.split('\n').length })}
      </label>
      <textarea id={id} readOnly rows={4} value={text} className={cx(controlStyle, 'font-mono text-xs')} />
    </div>
  )
}

interface PickerProps {
  grid: VariantGrid
  choices: OfficeChoices
}

function ColourPicker({ grid, choices }: PickerProps) {
  const intl = useIntl()
  const [text, setText] = useState<string | null>(null)
  const options = choices.colours.map(({ id, slug, names, swatch }) => ({
    id,
    slug,
    label: nameIn(names, intl.locale),
    mark: <span aria-hidden className="size-4 rounded-full border border-line" style={{ background: swatch[0] }} />,
  }))
  const typed = (text ?? '').trim().toLocaleLowerCase()
  return (
    <PickSome
      label={intl.formatMessage({ id: 'office.colours' })}
      chosen={grid.colours.flatMap((id) => options.find((option) => option.id === id) ?? [])}
      options={options.filter(({ label, slug }) => `${label} ${slug}`.toLocaleLowerCase().includes(typed))}
      text={text}
      onText={setText}
      onChange={grid.setColours}
      placeholder={findText(intl, 'colours')}
    />
  )
}

function SizePicker({ grid, choices }: PickerProps) {
  const intl = useIntl()
  const [text, setText] = useState<string | null>(null)
  const options = choices.sizes.map(({ id, name }) => ({ id, label: name }))
  const typed = (text ?? '').trim().toLocaleLowerCase()
  return (
    <div className="flex flex-col gap-2">
      <PickSome
        label={intl.formatMessage({ id: 'office.sizes' })}
        chosen={grid.sizes.flatMap((id) => options.find((option) => option.id === id) ?? [])}
        options={options
          .filter(({ label }) => label.toLocaleLowerCase().includes(typed))
          .toSorted(
            (a, b) => Number(b.label.toLocaleLowerCase() === typed) - Number(a.label.toLocaleLowerCase() === typed),
          )}
        text={text}
        onText={setText}
        onChange={grid.setSizes}
        placeholder={findText(intl, 'sizes')}
      />
      {choices.sizeTables.length > 0 ? (
        <select
          aria-label={intl.formatMessage({ id: 'office.sizes_of_table' })}
          className={controlStyle}
          value=""
          onChange={(event) => {
            const table = choices.sizeTables.find(({ id }) => String(id) === event.target.value)
            if (table) grid.setSizes([...new Set([...grid.sizes, ...table.sizes])])
          }}
        >
          <option value="">{intl.formatMessage({ id: 'office.sizes_of_table' })}</option>
          {choices.sizeTables.map(({ id, names }) => (
            <option key={id} value={id}>
              {nameIn(names, intl.locale)}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  )
}

/** A column for the deliveries of another store. */
function StorePicker({ grid, choices }: PickerProps) {
  const intl = useIntl()
  const others = choices.stores.filter(({ id }) => !grid.stores.includes(id))
  if (others.length === 0) return null
  return (
    <select
      aria-label={intl.formatMessage({ id: 'office.add_store' })}
      className={cx(controlStyle, 'w-auto max-w-64')}
      value=""
      onChange={(event) => grid.addStore(Number(event.target.value))}
    >
      <option value="">{intl.formatMessage({ id: 'office.add_store' })}</option>
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
