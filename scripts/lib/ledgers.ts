import type { BrokenInvariant } from '@/lib/backend/domain/orders/invariants'

const SHOWN = 20

/** What to say of the check of all ledgers. */
export function brokenLines(broken: readonly BrokenInvariant[]): string[] {
  if (broken.length === 0) return ['All ledgers agree.']
  const lines = broken
    .slice(0, SHOWN)
    .map(({ invariant, subject, expected, actual }) => `${invariant}: ${subject} is ${actual}, not ${expected}`)
  return [...lines, `${broken.length} rows disagree with their ledgers.`]
}

export const WRONG_SECRET =
  'SHOP_SECRET is not the one of this backup: unused gift card and campaign codes and links in mails do not work until it is (docs/running/secrets.md).'
