'use client'

import { type ComponentType, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import type { OfficeField, OfficeValue } from '@/lib/contract/schemas/office'

import type { EditorProps } from './editor-props'
import { REQUIRED } from './marks'
import { partsOf, withPart } from './struct-parts'
import type { Part, Shape } from './struct-shapes'

interface StructProps extends EditorProps {
  shape: Shape
  /** The editor of a part: the one of any field. */
  editor: ComponentType<EditorProps>
}

const fieldOf = (
  { name, kind, label = name, options = [], isRequired = false }: Part,
  outer: OfficeField,
): OfficeField => ({
  ...outer,
  name: label,
  kind,
  options: options.length === 0 ? null : [...options],
  isRequired,
  to: null,
})

const isWide = ({ kind }: Part) => kind.startsWith('localized') || kind === 'lines' || kind === 'choices'

const nameOf = (intl: IntlShape, { name }: OfficeField) => intl.formatMessage({ id: `office.field_${name}` })

/** A field of several values: each has its own control, its own name and its own fault. A rare one is folded while it is empty. */
export function StructEditor(props: StructProps) {
  const intl = useIntl()
  const { field, value, shape, hint, faults = {}, fault } = props
  const hasFault = Boolean(fault) || faultsIn(field.name, faults).length > 0
  const [isOpen, setOpen] = useState(Object.keys(partsOf(value)).length > 0)
  if (shape.isRare !== true || field.isRequired)
    return (
      <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-4">
        <legend className="px-1 font-semibold">
          {nameOf(intl, field)}
          {field.isRequired ? <span aria-hidden>{REQUIRED}</span> : null}
        </legend>
        {hint === undefined ? null : <p className="text-ink-muted text-xs">{hint}</p>}
        <StructParts {...props} />
      </fieldset>
    )
  return (
    <details
      className="min-w-0 rounded-card border border-line"
      open={isOpen || hasFault}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 px-4 py-3 font-semibold">
        {nameOf(intl, field)}
        <Icon name="chevron-down" size={16} />
      </summary>
      <fieldset aria-label={nameOf(intl, field)} className="flex min-w-0 flex-col gap-3 px-4 pb-4">
        {hint === undefined ? null : <p className="text-ink-muted text-xs">{hint}</p>}
        <StructParts {...props} />
      </fieldset>
    </details>
  )
}

const faultsIn = (name: string, faults: Readonly<Record<string, string>>) =>
  Object.keys(faults).filter((path) => path.startsWith(`${name}/`))

function StructParts({ field, value, onChange, fault, faults = {}, shape, editor: Editor }: StructProps) {
  const parts = partsOf(value)
  const set = (name: string) => (part: OfficeValue) => onChange(withPart(shape, value, name, part))
  const faultOf = (name: string) => faults[`${field.name}/${name}`] ?? null
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        {shape.parts.map((part) => (
          <div key={part.name} className={isWide(part) ? 'md:col-span-2' : undefined}>
            <Editor
              field={fieldOf(part, field)}
              value={parts[part.name] ?? null}
              label={null}
              onChange={set(part.name)}
              fault={faultOf(part.name)}
            />
          </div>
        ))}
      </div>
      {Object.entries(shape.inner ?? {}).map(([name, inner]) => (
        <StructEditor
          key={name}
          field={{ ...field, name, isRequired: false }}
          value={parts[name] ?? null}
          label={null}
          onChange={set(name)}
          fault={faultOf(name)}
          shape={inner}
          editor={Editor}
        />
      ))}
      <p role="alert" className="text-sale text-xs empty:hidden">
        {faultsIn(field.name, faults).length > 0 ? null : fault}
      </p>
    </>
  )
}
