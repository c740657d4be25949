import type { Variant } from '@/lib/contract/schemas/catalogue'

interface ChosenMember {
  readonly member: { readonly id: number }
  /** Null while a choice is pending. */
  readonly variant: Pick<Variant, 'id'> | null
}

/**
 * The id of a set in the chosen variants, as the checkout takes it: the main model's id, then the variants of all members, joined by dashes
 * (spec 3 §4 "Bundles"). Null until every member has a variant. `members`: the main product first.
 */
export function bundleVariantId(members: readonly ChosenMember[]): string | null {
  const variants = members.flatMap(({ variant }) => variant ?? [])
  const [main] = members
  return main && variants.length === members.length ? [main.member.id, ...variants.map(({ id }) => id)].join('-') : null
}
