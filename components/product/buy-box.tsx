'use client'

import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { PRODUCT_TOAST_MS, toast } from '@/components/ui/toast'
import { isNarrow, narrowQuery } from '@/lib/browser/viewport'
import { isCountryBlocked } from '@/lib/catalog/availability'
import { buyButton, type BuyText } from '@/lib/catalog/buy-button'
import type { PanelData } from '@/lib/catalog/panel/data'
import {
  type Dimension,
  pendingChoices,
  type SelectedVariant,
  selectedVariant,
  type Selection,
} from '@/lib/catalog/variant'
import type { Variant } from '@/lib/contract/schemas/catalogue'

import { useProduct } from './product-context'
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

/** Leads to the choice that is still to be made. */
function focusChoice(dimension: Dimension): void {
  document.querySelector<HTMLElement>(`[data-choice="${dimension}"]`)?.focus()
}

/** The add-to-cart button, what stands in its place when it cannot be had, and the bar that follows on phones (spec 3 §4 "Add to cart"). */
export function BuyBox({ data }: { data: Pick<PanelData, 'limit' | 'stores'> }) {
  const intl = useIntl()
  const { model, selection, selected, mode, latest } = useProduct()
  const [added, setAdded] = useState<number | null>(null)
  /** Units in the company's order, once one was added. */
  const [ordered, setOrdered] = useState<number | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const isNarrowScreen = useSyncExternalStore(onNarrowChange, isNarrow, () => false)
  const transferStore =
    mode.transferFrom &&
    intl.formatList(
      mode.transferFrom.map((id) => data.stores.find((store) => store.id === id)?.shortName ?? String(id)),
    )
  const buttonOf = (own: Selection, ofIt: SelectedVariant) =>
    buyButton(model, own, ofIt, {
      ...mode,
      transferStore,
      isCountryBlocked: isCountryBlocked(data.limit, ofIt.variant?.id ?? null),
    })
  const { text, isDisabled, isShown } = buttonOf(selection, selected)

  const press = () => {
    // The button that is shown may be a frame behind what was chosen last.
    const now = latest()
    const current = selectedVariant(model, now)
    const button = buttonOf(now, current)
    if (button.isDisabled || !button.isShown) return
    const [choice] = pendingChoices(model, now)
    if (choice || !current.variant) {
      toast(intl.formatMessage({ id: `product.first_select_${choice ?? 'size'}` }), {
        tone: 'warning',
        duration: PRODUCT_TOAST_MS,
      })
      focusChoice(choice ?? 'size')
      return
    }
    add(current.variant).catch(() =>
      toast(intl.formatMessage({ id: 'product.add_failed' }), { tone: 'error', duration: PRODUCT_TOAST_MS }),
    )
  }

  const add = async (variant: Variant) => {
    const special = mode.isEnterpriseOrder || mode.transferFrom ? await import('@/stores/buy-mode') : null
    if (special && mode.isEnterpriseOrder) return setOrdered(await special.addToEnterpriseOrder(variant.id))
    // The cart's code comes after the page's own and is mostly here by now.
    const { cartStore } = await import('@/stores/cart')
    cartStore
      .getState()
      .add(
        special && mode.transferFrom
          ? special.transferRow(variant, mode.transferFrom)
          : { productId: variant.id, amount: 1 },
      )
    setAdded(variant.id)
  }

  const label = textOf(intl, text)
  return (
    <div ref={place} className="flex flex-col gap-2">
      <div className="flex gap-2">
        <Button
          size="lg"
          wide
          icon={text.kind === 'add' ? 'cart' : undefined}
          disabled={isDisabled || !isShown}
          onClick={press}
        >
          {label}
        </Button>
        <WishlistButton />
      </div>
      {!isShown && (
        <p className="text-sm text-ink-muted">
          <FormattedMessage id="product.sold_out_text" />
        </p>
      )}
      {!isShown && selected.variant && (
        <Suspense>
          <NotifyForm key={selected.variant.id} variantId={selected.variant.id} />
        </Suspense>
      )}
      {isNarrowScreen && isShown && !isDisabled && (
        <Suspense>
          <StickyBar place={place} label={label} onPress={press} />
        </Suspense>
      )}
      {added !== null && (
        <Suspense>
          <AddedDialog variantId={added} onClose={() => setAdded(null)} />
        </Suspense>
      )}
      {ordered !== null && (
        <Suspense>
          <EnterpriseDialog amount={ordered} onClose={() => setOrdered(null)} />
        </Suspense>
      )}
    </div>
  )
}
