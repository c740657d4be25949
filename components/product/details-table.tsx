import type { ProductModel } from '@/lib/contract/schemas/catalogue'

type Property = ProductModel['model_properties'][number]

/** The mark of a sustainable choice, and what its criteria begin with. */
const SUSTAINABLE = 'vastuullisemmin-ulkona'
const CRITERION = 'vu-'
/** A sustainable choice meets so many of so many criteria (spec 3 §9). */
export const SUSTAINABLE_FROM = 3
export const SUSTAINABLE_CRITERIA = 5

/** Properties that the table leaves out (spec 3 §5): they are shown as the sustainable choice. */
function isHidden({ name }: Property): boolean {
  return name.slug === SUSTAINABLE || name.slug.startsWith(CRITERION)
}

/** The criteria that a sustainable choice meets; null for a product that is none, marked as one or not. */
export function sustainableChoice(properties: readonly Property[]): DetailsRow[] | null {
  const criteria = properties.filter(({ name, value }) => name.slug.startsWith(CRITERION) && value !== '')
  return criteria.length >= SUSTAINABLE_FROM ? criteria.map(({ name, value }) => ({ name: name.name, value })) : null
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

export interface DetailsRow {
  readonly name: string
  readonly value: string
}

/** Facts in two columns between hairlines. */
export function DetailsTable({ rows, label }: { rows: readonly DetailsRow[]; label: string }) {
  return (
    <table className="w-full text-sm" aria-label={label}>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name} className="border-b border-line align-top first:border-t">
            <th scope="row" className="w-2/5 py-2 pr-4 text-left font-normal text-ink-muted">
              {name}
            </th>
            <td className="py-2">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
