'use client'

import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'

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

/** A field of several values: each has its own control, its own name and its own fault. */
export function StructEditor({ field, value, onChange, fault, faults = {}, shape, editor: Editor }: StructProps) {
  const intl = useIntl()
  const parts = partsOf(value)
  const set = (name: string) => (part: OfficeValue) => onChange(withPart(shape, value, name, part))
  const faultOf = (name: string) => faults[`${field.name}/${name}`] ?? null
  const isInParts = Object.keys(faults).some((path) => path.startsWith(`${field.name}/`))
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">
        {intl.formatMessage({ id: `office.field_${field.name}` })}
        {field.isRequired ? <span aria-hidden>{REQUIRED}</span> : null}
      </legend>
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
        {isInParts ? null : fault}
      </p>
    </fieldset>
  )
}
