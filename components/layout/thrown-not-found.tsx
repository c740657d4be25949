'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { useIntl } from 'react-intl'

import { missingEntity } from '@/lib/errors/not-found-message'
import { useMarket } from '@/lib/intl/market-context'

import { NotFoundScreen } from './not-found-screen'

/** The 404 page of a group, brand or product that does not exist. It reads the kind from the route. */
export default function ThrownNotFound() {
  const intl = useIntl()
  const { prefix } = useMarket()
  const message = missingEntity(useSelectedLayoutSegments(), prefix)
  return (
    <>
      <title>{intl.formatMessage({ id: message.id }, { path: message.path })}</title>
      <NotFoundScreen message={message} />
    </>
  )
}
