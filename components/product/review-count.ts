import type { IntlShape } from 'react-intl'

/** Above this many reviews their number is written (spec 3 §4). */
const COUNT_ABOVE = 5

/** How many reviews there are, in words; undefined where that is not written. */
export function reviewCountText(intl: Pick<IntlShape, 'formatMessage'>, count: number): string | undefined {
  return count > COUNT_ABOVE ? intl.formatMessage({ id: 'product.review_count' }, { count }) : undefined
}
