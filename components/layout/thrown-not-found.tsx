'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { useIntl } from 'react-intl'

import { messageValues, missingEntity } from '@/lib/errors/not-found-message'
import { useMarket } from '@/lib/intl/market-context'

import { NotFoundScreen } from './not-found-screen'

/** The 404 page of a group, brand, product or store that does not exist. It reads the kind from the route. */
export default function ThrownNotFound() {
  const intl = useIntl()
  const { prefix } = useMarket()
  const message = missingEntity(useSelectedLayoutSegments(), prefix)
  return (
    <>
      <title>{intl.formatMessage({ id: message.id }, messageValues(message))}</title>
      <NotFoundScreen message={message} />
    </>
  )
}
