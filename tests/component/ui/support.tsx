import { act, fireEvent, render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'

import { MarketProvider } from '@/lib/intl/market-context'
import type { ClientRoute, MarketValue } from '@/lib/intl/market-value'
import account from '@/locales/en/account.json'
import common from '@/locales/en/common.json'
import errors from '@/locales/en/errors.json'
import layout from '@/locales/en/layout.json'

const ROUTES: Record<ClientRoute, string> = {
  home: '/en/',
  checkout: '/en/checkout/',
  'checkout/klarna/confirm': '/en/checkout/klarna/confirm/',
  'checkout/payment': '/en/checkout/payment/',
  search: '/en/search/',
  accounts: '/en/accounts/',
  'accounts/login': '/en/accounts/login/',
  menu: '/en/menu/',
  manufacturers: '/en/manufacturers/',
  'view-order': '/en/view-order/',
  'order/process': '/en/order/process/',
  terms: '/en/terms/',
  privacy: '/en/privacy/',
  delivery: '/en/delivery/',
  returns: '/en/returns/',
  'payment-methods': '/en/payment-methods/',
}

export const MARKET: MarketValue = {
  language: 'en',
  country: 'fi',
  currency: 'eur',
  taxAreaId: 1,
  locale: 'en-US',
  currencyRate: 1,
  prefix: '/en',
  contactEmail: 'help@shop.example',
  routes: ROUTES,
}

function InMarket({ children }: { children: ReactNode }) {
  return (
    <MarketProvider value={MARKET}>
      <IntlProvider locale="en-US" messages={{ ...common, ...layout, ...errors, ...account }}>
        {children}
      </IntlProvider>
    </MarketProvider>
  )
}

/** Renders inside a market and with the English messages of the frame. */
export const show = (children: ReactNode): RenderResult => render(children, { wrapper: InMarket })

/** Dialogs that were opened as modal ones: only those are closed by Escape. */
const modals = new WeakSet<HTMLDialogElement>()

/** jsdom knows the dialog element but not its modal methods. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
    modals.add(this)
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

/** Presses Escape in a modal dialog as a browser does: the key, then `cancel`, and if neither is prevented, the closing. */
export function pressEscape(dialog: HTMLElement): void {
  const isModal =
    dialog instanceof HTMLDialogElement && modals.has(dialog) && dialog.getAttribute('closedby') !== 'none'
  if (!fireEvent.keyDown(dialog, { key: 'Escape' }) || !isModal) return
  if (fireEvent(dialog, new Event('cancel', { cancelable: true }))) act(() => dialog.close())
}
