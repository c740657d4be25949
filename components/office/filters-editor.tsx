'use client'

import { useIntl } from 'react-intl'

import type { EditorProps } from './editor-props'
import { nameIn } from './name-in'
import { OrderedRows } from './ordered-rows'
import { usePropertyChoices } from './use-property-choices'

/** The properties by which the list of a group is filtered: ticked, and put in the order in which shoppers see them. */
export function FiltersEditor({ field, value, onChange, fault, hint }: EditorProps) {
  const intl = useIntl()
  const known = usePropertyChoices(null)
    .map(({ slug, names }) => ({ slug, name: nameIn(names, intl.locale) || slug }))
    .toSorted((a, b) => a.name.localeCompare(b.name, intl.locale))
  const chosen = Array.isArray(value) ? value.map(String) : []
  const label = intl.formatMessage({ id: `office.field_${field.name}` })
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-4" disabled={field.isReadOnly}>
      <legend className="px-1 font-semibold">{label}</legend>
      {hint === undefined ? null : <p className="text-ink-muted text-xs">{hint}</p>}
      <OrderedRows
        label={intl.formatMessage({ id: 'office.filters_order' })}
        rows={chosen.map((slug) => ({ key: slug, name: known.find((one) => one.slug === slug)?.name ?? slug }))}
        isReadOnly={field.isReadOnly}
        onChange={(slugs) => onChange([...slugs])}
      />
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 xl:grid-cols-5">
        {known.map(({ slug, name }) => (
          <label key={slug} className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 shrink-0"
              checked={chosen.includes(slug)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, slug] : chosen.filter((one) => one !== slug))
              }
            />
            <span className="min-w-0 hyphens-auto break-words">{name}</span>
          </label>
        ))}
      </div>
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </fieldset>
  )
}
