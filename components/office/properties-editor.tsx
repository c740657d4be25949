'use client'

import { useId } from 'react'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { parseNumber } from '@/lib/catalog/variant-grid'
import type { OfficeProperty, OfficePropertyChoices, OfficeValue } from '@/lib/contract/schemas/office'
import { type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'

import type { EditorProps } from './editor-props'
import { nameIn } from './name-in'
import { decimalText } from './decimal'
import { usePropertyChoices } from './use-property-choices'
import { useTypedText } from './use-typed-text'

type Choice = OfficePropertyChoices[number]

const propertiesOf = (value: OfficeValue): OfficeProperty[] =>
  Array.isArray(value) ? (value as unknown as OfficeProperty[]) : []

/** What describes a product: a number with its unit, or a text in each language, which can be one that other products have. */
export function PropertiesEditor({ field, value, values = {}, labels = {}, onChange, fault }: EditorProps) {
  const intl = useIntl()
  const choices = usePropertyChoices(values['mainGroupId'])
  const given = propertiesOf(value)
  const free = choices.filter(({ id }) => !given.some(({ property }) => property === id))
  const set = (next: readonly OfficeProperty[]) => onChange(next as unknown as OfficeValue)
  const choiceOf = (id: number) => choices.find((choice) => choice.id === id)
  return (
    <div className="flex flex-col gap-2">
      {given.map((one) => {
        const choice = choiceOf(one.property)
        return (
          <PropertyRow
            key={one.property}
            name={choice ? nameIn(choice.names, intl.locale) : (labels[`${field.name}.${one.property}`] ?? '')}
            choice={choice}
            value={one}
            isReadOnly={field.isReadOnly}
            onChange={(next) =>
              set(given.flatMap((other) => (other.property === one.property ? (next ? [next] : []) : [other])))
            }
          />
        )
      })}
      {field.isReadOnly || free.length === 0 ? null : (
        <select
          aria-label={intl.formatMessage({ id: 'office.add_property' })}
          className={cx(controlStyle, 'max-w-80')}
          value=""
          onChange={(event) => {
            const property = Number(event.target.value)
            set([...given, { property, number: null, texts: null, isForOneItem: false }])
          }}
        >
          <option value="">{intl.formatMessage({ id: 'office.add_property' })}</option>
          <PropertyOptions label="office.properties_of_group" choices={free.filter(({ isOfGroup }) => isOfGroup)} />
          <PropertyOptions label="office.properties_other" choices={free.filter(({ isOfGroup }) => !isOfGroup)} />
        </select>
      )}
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </div>
  )
}

function PropertyOptions({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const intl = useIntl()
  if (choices.length === 0) return null
  return (
    <optgroup label={intl.formatMessage({ id: label })}>
      {choices.map(({ id, names }) => (
        <option key={id} value={id}>
          {nameIn(names, intl.locale)}
        </option>
      ))}
    </optgroup>
  )
}

interface PropertyRowProps {
  name: string
  choice: Choice | undefined
  value: OfficeProperty
  isReadOnly: boolean
  /** Null: it is taken away. */
  onChange: (value: OfficeProperty | null) => void
}

function PropertyRow({ name, choice, value, isReadOnly, onChange }: PropertyRowProps) {
  const intl = useIntl()
  const isNumber = choice?.kind === 'range' || value.number !== null
  return (
    <fieldset className="flex flex-wrap items-end gap-3 border-line border-b pb-2" disabled={isReadOnly}>
      <legend className="sr-only">{name}</legend>
      <span aria-hidden className="flex min-h-11 w-40 items-center font-semibold">
        {name}
      </span>
      {isNumber ? (
        <PropertyNumber name={name} unit={choice?.unit ?? null} value={value} onChange={onChange} />
      ) : (
        <PropertyTexts choice={choice} value={value} onChange={onChange} />
      )}
      <button
        type="button"
        className="ml-auto flex size-11 items-center justify-center rounded-control hover:bg-surface-2"
        aria-label={intl.formatMessage({ id: 'office.take_away' }, { name })}
        onClick={() => onChange(null)}
      >
        <Icon name="close" size={16} />
      </button>
    </fieldset>
  )
}

type PartProps = Pick<PropertyRowProps, 'value' | 'onChange'>

function PropertyNumber({ name, unit, value, onChange }: PartProps & { name: string; unit: string | null }) {
  const { locale } = useIntl()
  const typed = useTypedText(
    value.number,
    (number) => onChange({ ...value, number: number as number | null, texts: null }),
    {
      write: (number) => (typeof number === 'number' ? decimalText(locale, number) : String(number ?? '')),
      read: (text) => (text.trim() === '' ? null : (parseNumber(text) ?? text)),
    },
  )
  return (
    <label className="flex items-center gap-2">
      <input aria-label={name} inputMode="decimal" className={cx(controlStyle, 'w-32 text-right')} {...typed} />
      {unit}
    </label>
  )
}

function PropertyTexts({ choice, value, onChange }: PartProps & { choice: Choice | undefined }) {
  const intl = useIntl()
  const id = useId()
  const texts: Partial<Record<Language, string>> = value.texts ?? {}
  const write = (next: Partial<Record<Language, string>>) => {
    const kept = Object.entries(next).filter(([, text]) => text !== '')
    onChange({ ...value, number: null, texts: kept.length === 0 ? null : Object.fromEntries(kept) })
  }
  return (
    <div className="grid min-w-0 grow gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {choice && choice.values.length > 0 ? (
        <select
          aria-label={intl.formatMessage({ id: 'office.values_in_use' })}
          className={cx(controlStyle, 'sm:col-span-2 lg:col-span-3')}
          value=""
          onChange={(event) => write(choice.values[Number(event.target.value)] ?? texts)}
        >
          <option value="">{intl.formatMessage({ id: 'office.values_in_use' })}</option>
          {choice.values.map((names, place) => (
            <option key={JSON.stringify(names)} value={place}>
              {nameIn(names, intl.locale)}
            </option>
          ))}
        </select>
      ) : null}
      {LANGUAGES.map((code) => (
        <div key={code} className="flex flex-col gap-1">
          <label htmlFor={`${id}-${code}`} className="text-ink-muted text-xs">
            {LANGUAGE_TABLE[code].nativeName}
          </label>
          <input
            id={`${id}-${code}`}
            lang={code}
            className={controlStyle}
            value={texts[code] ?? ''}
            onChange={(event) => write({ ...texts, [code]: event.target.value })}
          />
        </div>
      ))}
    </div>
  )
}
