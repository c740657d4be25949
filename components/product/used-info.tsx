import type { IntlShape } from 'react-intl'

import { Badge } from '@/components/ui/badge'
import { SoftLink } from '@/components/ui/soft-link'
import { recordOf } from '@/lib/catalog/price'
import type { ProductModel } from '@/lib/contract/schemas/catalogue'
import type { Language } from '@/lib/market/languages'
import { pathHref } from '@/lib/seo/hrefs'

interface Props {
  model: Pick<ProductModel, 'condition' | 'second_hand_parent' | 'second_hand'>
  language: Language
  intl: Pick<IntlShape, 'formatMessage'>
  format: (minorEur: number) => string
  taxAreaId: number
  /** The page with the statement of the guarantee; null where the shop has none. */
  termsHref: string | null
}

/** A second-hand unit: its grade and the meaning of that, its defects, what was inspected, the shop's guarantee, and the price of a new one. */
export function UsedInfo({ model, language, intl, format, taxAreaId, termsHref }: Props) {
  const { condition, second_hand_parent: parent } = model
  if (!condition) return null
  const word = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const facts: [string, string][] = [
    ['product.used_defects', condition.defects],
    ['product.used_inspected', condition.inspected],
  ]
  const newPrice = parent && recordOf(parent.prices, taxAreaId)
  return (
    <section
      data-static="used-info"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
      aria-label={word('product.used_condition')}
    >
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="used" filled>
          {word('product.used')}
        </Badge>
        <span className="font-semibold">{word('product.used_grade', { grade: condition.grade })}</span>
      </p>
      <p className="text-sm">{word(`product.grade_${condition.grade.toLowerCase()}`)}</p>
      <dl className="flex flex-col gap-2 text-sm">
        {facts.map(
          ([id, value]) =>
            value && (
              <div key={id}>
                <dt className="text-ink-muted">{word(id)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {termsHref && (
        <SoftLink href={termsHref} className="link inline-block min-h-6 self-start text-sm">
          {word('product.used_guarantee')}
        </SoftLink>
      )}
      {parent && (
        <SoftLink href={pathHref(language, parent.url)} className="link inline-block min-h-6 text-sm font-semibold">
          {newPrice ? word('product.used_new_price', { price: format(newPrice.active) }) : word('product.used_new')}
        </SoftLink>
      )}
    </section>
  )
}

interface AlsoLinkProps {
  tone: 'used' | 'rental'
  badge: string
  href: string
  children: string
}

/** A link to the same product in another form. */
function AlsoLink({ tone, badge, children, href }: AlsoLinkProps) {
  return (
    <SoftLink
      href={href}
      className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-sm hover:border-ink"
    >
      <Badge tone={tone} filled>
        {badge}
      </Badge>
      <span className="font-semibold">{children}</span>
    </SoftLink>
  )
}

/** The link of a new product to its second-hand unit. */
export function SecondHandLink({ model, language, intl, format }: Omit<Props, 'taxAreaId' | 'termsHref'>) {
  const [cheapest] = model.second_hand
  if (!cheapest) return null
  return (
    <AlsoLink tone="used" badge={intl.formatMessage({ id: 'product.used' })} href={pathHref(language, cheapest.url)}>
      {intl.formatMessage(
        { id: 'product.second_hand_from' },
        { price: format(cheapest.price), count: model.second_hand.length },
      )}
    </AlsoLink>
  )
}

/** The link of a product that can also be rented. `href`: the page of all rental products; null where the shop rents out nothing. */
export function RentalLink({
  model: { rental },
  href,
  intl,
  format,
}: Pick<Props, 'intl' | 'format'> & { model: Pick<ProductModel, 'rental'>; href: string | null }) {
  if (!rental || href === null) return null
  return (
    <AlsoLink tone="rental" badge={intl.formatMessage({ id: 'product.rent' })} href={href}>
      {intl.formatMessage({ id: 'product.rent_from' }, { price: format(rental.day) })}
    </AlsoLink>
  )
}
