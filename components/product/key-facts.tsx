import { cx } from '@/components/ui/cx'
import { keyFacts, type ProductProperty } from '@/lib/catalog/properties'

/** The few properties that decide, below the price; all of them are in the details. */
export function KeyFacts({ properties }: { properties: readonly ProductProperty[] }) {
  const facts = keyFacts(properties)
  // One alone is beside the price already, or says little.
  if (facts.length < 2) return null
  return (
    <dl
      data-static="key-facts"
      className={cx(
        'grid gap-x-6 gap-y-2 border-y border-line py-3 text-sm',
        facts.length === 3 ? 'grid-cols-3' : 'grid-cols-2',
      )}
    >
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
