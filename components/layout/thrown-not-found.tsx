'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { useIntl } from 'react-intl'

import { useMarket } from '@/lib/intl/market-context'

import { missingThing } from './not-found-message'
import { NotFoundScreen } from './not-found-screen'

/** The 404 page of a group, brand or product that its own page did not find. It learns from the route what that was. */
export default function ThrownNotFound() {
  const intl = useIntl()
  const { prefix } = useMarket()
  const message = missingThing(useSelectedLayoutSegments(), prefix)
  return (
    <>
      <title>{intl.formatMessage({ id: message.id }, { path: message.path })}</title>
      <NotFoundScreen message={message} />
    </>
  )
}
