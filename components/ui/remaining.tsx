'use client'

import { FormattedMessage } from 'react-intl'

/** From this many characters left on they are counted (spec 3 §5). */
const SHOWN_FROM = 10

/** How many characters a text field still takes; nothing while there is plenty of room. Stands below its field as the hint. */
export function remaining(value: string, max: number) {
  const left = max - value.length
  return left <= SHOWN_FROM ? (
    <span role="status">
      <FormattedMessage id="common.characters_left" values={{ count: Math.max(0, left) }} />
    </span>
  ) : undefined
}
