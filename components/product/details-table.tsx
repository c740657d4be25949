import type { ProductModel } from '@/lib/contract/schemas/catalogue'

type Property = ProductModel['model_properties'][number]

/** Properties that the table leaves out (spec 3 §5): they are shown as the sustainable choice. */
function isHidden({ name }: Property): boolean {
  return name.slug === 'vastuullisemmin-ulkona' || name.slug.startsWith('vu-')
}

/** A property's name without its unit, and the unit: its own field, or brackets at the end of the name (spec 3 §3). */
export function nameAndUnit({ name, unit }: Property): { name: string; unit: string | null } {
  const bracketed = /^(.*\S)\s*[([]([^()[\]]{1,12})[)\]]$/.exec(name.name)
  if (bracketed?.[1] && bracketed[2]) return { name: bracketed[1], unit: unit ?? bracketed[2] }
  return { name: name.name, unit }
}

/** The properties that the table shows. */
export function shownProperties(properties: readonly Property[]): Property[] {
  return properties.filter((property) => !isHidden(property) && property.value !== '')
}

export interface DetailsRow { readonly name: string; readonly value: string }

/** Facts in two columns between hairlines. */
export function DetailsTable({ rows, label }: { rows: readonly DetailsRow[]; label: string }) {
  return (
    <table className="w-full text-sm" aria-label={label}>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name} className="border-b border-line align-top first:border-t">
            <th scope="row" className="w-2/5 py-2 pr-4 text-left font-normal text-ink-muted">{name}</th>
            <td className="py-2 font-semibold">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
