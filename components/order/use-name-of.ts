'use client'

import { useIntl } from 'react-intl'

/** The message of `key`, or `id` where there is none: another shop API may have delivery and payment methods of its own. */
export function useNameOf(): (key: string, id: string) => string {
  const intl = useIntl()
  return (key, id) => (Object.hasOwn(intl.messages, key) ? intl.formatMessage({ id: key }) : id)
}
