'use client'

import { useIntl } from 'react-intl'

/** The message of `key`, or `fallback` without one: a shop may have delivery and payment methods without a text in the messages. */
export function useNameOf(): (key: string, fallback: string) => string {
  const intl = useIntl()
  return (key, fallback) => (Object.hasOwn(intl.messages, key) ? intl.formatMessage({ id: key }) : fallback)
}
