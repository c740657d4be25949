'use client'

import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { useMarket } from '@/lib/intl/market-context'
import { countryName } from '@/lib/market/countries'
import type { CheckoutSetup } from '@/lib/pages/checkout-setup'

const LocaleModal = lazy(() => import('@/components/layout/locale-modal'))

/** The delivery country and a button to change it: prices, taxes and delivery depend on it. */
export function DeliveryCountry({ locale }: Pick<CheckoutSetup, 'locale'>) {
  const intl = useIntl()
  const { country, language } = useMarket()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2">
      <Icon name="pin" size={18} className="text-ink-muted" />
      <span>{intl.formatMessage({ id: 'checkout.delivers_to' }, { country: countryName(country, language) })}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        className="link min-h-11 px-1 text-sm font-semibold text-brand"
        onClick={() => setState('open')}
      >
        {intl.formatMessage({ id: 'checkout.country_change' })}
      </button>
      {state !== 'unused' && (
        <Suspense>
          <LocaleModal
            open={state === 'open'}
            onClose={() => setState('closed')}
            closeLabel={intl.formatMessage({ id: 'common.close' })}
            {...locale}
          />
        </Suspense>
      )}
    </div>
  )
}
