'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { PRODUCT_TOAST_MS, toast } from '@/components/ui/toast'
import { isCountryBlocked } from '@/lib/catalog/availability'
import { type BuyButton, buyButton } from '@/lib/catalog/buy-button'
import type { PanelData } from '@/lib/catalog/panel/data'
import { pendingChoices, type SelectedVariant, selectedVariant, type Selection } from '@/lib/catalog/variant'
import type { Variant } from '@/lib/contract/schemas/catalogue'

import { askForChoice } from './ask-for-choice'
import { useProduct } from './product-context'

type BuyData = Pick<PanelData, 'limit' | 'stores'>

/** Returns the function that computes the button for a selection; market, mode and stores are fixed. */
function useButtonRule({ limit, stores }: BuyData): (selection: Selection, selected: SelectedVariant) => BuyButton {
  const intl = useIntl()
  const { model, mode } = useProduct()
  const transferStore =
    mode.transferFrom &&
    intl.formatList(mode.transferFrom.map((id) => stores.find((store) => store.id === id)?.shortName ?? String(id)))
  return (selection, selected) =>
    buyButton(model, selection, selected, {
      ...mode,
      transferStore,
      isCountryBlocked: isCountryBlocked(limit, selected.variant?.id ?? null),
    })
}

/** The shown button, the handler of a press, and the result of the last press. */
export function useBuy(data: BuyData) {
  const intl = useIntl()
  const { model, selection, selected, mode, latest } = useProduct()
  const buttonOf = useButtonRule(data)
  /** The variant that was added to the cart. */
  const [added, setAdded] = useState<number | null>(null)
  /** Units in the company's order, after one was added. */
  const [ordered, setOrdered] = useState<number | null>(null)

  const add = async (variant: Variant) => {
    const special = mode.isEnterpriseOrder || mode.transferFrom ? await import('@/stores/buy-mode') : null
    if (special && mode.isEnterpriseOrder) return setOrdered(await special.addToEnterpriseOrder(variant.id))
    // The cart's code is loaded after the page, usually before the first press.
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

  const press = () => {
    // The shown button may be a frame older than the last selection.
    const now = latest()
    const current = selectedVariant(model, now)
    const button = buttonOf(now, current)
    if (button.isDisabled || !button.isShown) return
    const [choice] = pendingChoices(model, now)
    if (choice || !current.variant) return askForChoice(intl, choice ?? 'size')
    add(current.variant).catch(() =>
      toast(intl.formatMessage({ id: 'product.add_failed' }), { tone: 'error', duration: PRODUCT_TOAST_MS }),
    )
  }

  return {
    button: buttonOf(selection, selected),
    press,
    added,
    ordered,
    closeAdded: () => setAdded(null),
    closeOrdered: () => setOrdered(null),
  }
}
