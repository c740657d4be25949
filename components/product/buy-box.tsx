'use client'

import { lazy, Suspense, useRef, useSyncExternalStore } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { isNarrow, narrowQuery } from '@/lib/browser/viewport'
import { isCountryBlocked } from '@/lib/catalog/availability'
import type { BuyButton, BuyText } from '@/lib/catalog/buy-button'
import type { PanelData } from '@/lib/catalog/panel/data'

import { useProduct } from './product-context'
import { UnlessOwn } from './unless-own'
import { useBuy } from './use-buy'
import { WishlistButton } from './wishlist-button'

const AddedDialog = lazy(() => import('./added-dialog'))
const EnterpriseDialog = lazy(() => import('./enterprise-dialog'))
const NotifyForm = lazy(() => import('./notify-form'))
const StickyBar = lazy(() => import('./sticky-bar'))

function onNarrowChange(listener: () => void): () => void {
  const query = narrowQuery()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

function textOf(intl: IntlShape, text: BuyText): string {
  switch (text.kind) {
    case 'select':
      return intl.formatMessage({ id: `product.select_${text.choice}` })
    case 'transfer':
      return intl.formatMessage({ id: 'product.order_from_stock' }, { store: text.store })
    case 'add':
      return intl.formatMessage({ id: 'product.add_to_cart' })
    case 'enterprise':
      return intl.formatMessage({ id: 'product.add_to_enterprise' })
    case 'out-of-stock':
      return intl.formatMessage({ id: 'product.out_of_stock' })
  }
}

/** What the button says, for programs that compare it with the structured data. */
const meaningOf = ({ text: { kind }, isDisabled }: BuyButton) => (isDisabled && kind === 'add' ? 'blocked' : kind)

const iconOf = ({ kind }: BuyText, isRefused: boolean) => (kind === 'add' && !isRefused ? 'cart' : undefined)

/** Nothing of the product is sent to the country, which the button says; what is sold out says that. */
function useIsRefused({ limit }: Pick<PanelData, 'limit'>, { text }: BuyButton): boolean {
  const { selected, mode } = useProduct()
  return text.kind !== 'out-of-stock' && !mode.isGiftCampaign && isCountryBlocked(limit, selected.variant?.id ?? null)
}

/** The add-to-cart button, its replacement when the product is not available, and the bar on phones (spec 3 §4 "Add to cart"). */
export function BuyBox({ data }: { data: Pick<PanelData, 'limit' | 'stores'> }) {
  const intl = useIntl()
  const { selected } = useProduct()
  const { button, press, added, ordered, closeAdded, closeOrdered } = useBuy(data)
  const place = useRef<HTMLDivElement>(null)
  const isNarrowScreen = useSyncExternalStore(onNarrowChange, isNarrow, () => false)
  const { text, isDisabled, isShown } = button
  const isRefused = useIsRefused(data, button)
  const label = isRefused ? intl.formatMessage({ id: 'product.not_delivered' }) : textOf(intl, text)
  return (
    <div ref={place} className="flex flex-col gap-2" data-buy={meaningOf(button)}>
      <UnlessOwn variantId={isShown ? null : (selected.variant?.id ?? null)} note>
        <div className="flex gap-2">
          <Button size="lg" wide icon={iconOf(text, isRefused)} disabled={isDisabled || !isShown} onClick={press}>
            {label}
          </Button>
          <WishlistButton />
        </div>
        {!isShown && <SoldOut variantId={selected.variant?.id ?? null} />}
      </UnlessOwn>
      {isNarrowScreen && isShown && !isDisabled && (
        <Suspense>
          <StickyBar place={place} label={label} onPress={press} />
        </Suspense>
      )}
      {added !== null && (
        <Suspense>
          <AddedDialog variantId={added} onClose={closeAdded} />
        </Suspense>
      )}
      {ordered !== null && (
        <Suspense>
          <EnterpriseDialog amount={ordered} onClose={closeOrdered} />
        </Suspense>
      )}
    </div>
  )
}

/** Shown when the product is sold out. For a chosen variant the shopper can request the back-in-stock reminder. */
function SoldOut({ variantId }: { variantId: number | null }) {
  return (
    <>
      <p className="text-sm text-ink-muted">
        <FormattedMessage id="product.sold_out_text" />
      </p>
      {variantId !== null && (
        <Suspense>
          <NotifyForm key={variantId} variantId={variantId} />
        </Suspense>
      )}
    </>
  )
}
