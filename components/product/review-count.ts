import type { IntlShape } from 'react-intl'

/** Above this number of reviews it is shown (spec 3 §4). */
const COUNT_ABOVE = 5

/** The number of reviews as text; undefined when it is not shown. */
export function reviewCountText(intl: Pick<IntlShape, 'formatMessage'>, count: number): string | undefined {
  return count > COUNT_ABOVE ? intl.formatMessage({ id: 'product.review_count' }, { count }) : undefined
}
