'use client'

import { FormattedMessage } from 'react-intl'

/** The count is shown from this many characters left on (spec 3 §5). */
const SHOWN_FROM = 10

/** The hint below a text field: how many more characters are allowed. Nothing while there are many left. */
export function charactersLeft(value: string, max: number) {
  const left = max - value.length
  return left <= SHOWN_FROM ? (
    <span role="status">
      <FormattedMessage id="common.characters_left" values={{ count: Math.max(0, left) }} />
    </span>
  ) : undefined
}
