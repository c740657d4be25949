'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { SHARE_PREFIX } from '@/lib/cart/share'
import { useCart } from '@/stores/cart'

// Few carts are shared, few have saved rows and few shops offer something here, so this code is loaded on demand.
const QuickAdd = lazy(() => import('./quick-add'))
const SavedRows = lazy(() => import('./saved-rows'))
const SharedCart = lazy(() => import('./shared-cart'))
const ShareDialog = lazy(() => import('./share-dialog'))

/** The rows saved for later. */
export function Saved() {
  const isAny = useCart(({ saved }) => saved.products.length + saved.bundles.length > 0)
  return (
    isAny && (
      <Suspense>
        <SavedRows />
      </Suspense>
    )
  )
}

/** The cart from a link, until the shopper has accepted or rejected it. */
export function Shared() {
  const [fragment, setFragment] = useState('')
  useEffect(() => {
    const read = () => setFragment(window.location.hash.startsWith(SHARE_PREFIX) ? window.location.hash : '')
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  if (fragment === '') return null
  const done = () => {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    setFragment('')
  }
  return (
    <Suspense>
      <SharedCart key={fragment} fragment={fragment} onDone={done} />
    </Suspense>
  )
}

/** What the shop offers in the cart, if anything. */
export function Quick({ ids }: { ids: readonly number[] }) {
  return (
    ids.length > 0 && (
      <Suspense>
        <QuickAdd ids={ids} />
      </Suspense>
    )
  )
}

/** Opens a dialog with a link to this cart. */
export function Share() {
  const intl = useIntl()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="inline-flex min-h-11 items-center gap-2 self-start text-sm font-semibold text-brand hover:text-brand-hover"
        onClick={() => setState('open')}
      >
        <Icon name="share" size={18} />
        {intl.formatMessage({ id: 'cart.share' })}
      </button>
      {state !== 'unused' && (
        <Suspense>
          <ShareDialog open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
