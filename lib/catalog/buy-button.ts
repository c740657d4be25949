/** The add-to-cart button: its text, when it is disabled, and when it is hidden (spec 3 §4 "Add to cart"). */
import { isOrderable, type OrderContext, type StockedVariant } from './availability'
import type { Dimension, SelectedVariant, Selection, VariantModel } from './variant'
import { pendingChoices } from './variant'

export type BuyText =
  | { readonly kind: 'select'; readonly choice: Dimension }
  | { readonly kind: 'add' | 'enterprise' | 'out-of-stock' }
  | { readonly kind: 'transfer'; readonly store: string }

export interface BuyContext extends OrderContext {
  readonly isCountryBlocked: boolean
  /** Name of the store that an active transfer request orders from. */
  readonly transferStore?: string | null
  /** An enterprise order is being prepared (its id is set in the checkout). */
  readonly isEnterpriseOrder?: boolean
}

export interface BuyButton {
  readonly text: BuyText
  readonly isDisabled: boolean
  /** If it is not shown, the page shows the back-in-stock notifier instead. */
  readonly isShown: boolean
}

/** Blocked stock that would be sent immediately, or at an unknown time, cannot be bought online. */
export function isStockBlockedForSale(variant: Pick<StockedVariant, 'stock_data' | 'shipping_time'>): boolean {
  const { number } = variant.shipping_time
  return variant.stock_data.blocked_stock && (number <= 2 || number === 999)
}

/** The button for a model, the selection and the context. */
export function buyButton(
  model: VariantModel,
  selection: Selection,
  selected: SelectedVariant,
  context: BuyContext,
): BuyButton {
  const [choice] = pendingChoices(model, selection)
  const { variant } = selected
  const canOrder = variant !== null && isOrderable(model, variant, context)
  const hasTransfer = Boolean(context.transferStore) || Boolean(context.transferFrom?.length)
  const isBlocked = context.isCountryBlocked && !context.isGiftCampaign
  return {
    text: buyText(choice, canOrder, context),
    // With an incomplete selection the button is enabled: a click shows what must be selected.
    isDisabled:
      isBlocked || (choice === undefined && (!canOrder || (variant !== null && isStockBlockedForSale(variant)))),
    isShown: choice !== undefined || canOrder || hasTransfer,
  }
}

function buyText(choice: Dimension | undefined, canOrder: boolean, context: BuyContext): BuyText {
  if (choice !== undefined) return { kind: 'select', choice }
  if (!canOrder) return { kind: 'out-of-stock' }
  if (context.transferStore) return { kind: 'transfer', store: context.transferStore }
  return { kind: context.isEnterpriseOrder ? 'enterprise' : 'add' }
}
