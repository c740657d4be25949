'use client'

import { useIntl } from 'react-intl'

/** The message of `key`, or `fallback` where there is none: a shop may have delivery and payment methods that the pages have no text for. */
export function useNameOf(): (key: string, fallback: string) => string {
  const intl = useIntl()
  return (key, fallback) => (Object.hasOwn(intl.messages, key) ? intl.formatMessage({ id: key }) : fallback)
}
