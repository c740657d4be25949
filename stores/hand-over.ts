/**
 * Where each language has its own domain, a switch of the language goes to a place whose storage is empty. Cart, codes, what was typed at the
 * checkout, consent and market go along, sealed in the fragment of the address (lib/backend/domain/site/hand-over.ts). Without an answer of
 * the shop the switch happens without them; nothing is lost where they are.
 */
import { readCart } from '@/lib/cart/migrate'
import { writePreference } from '@/lib/intl/switch-language'
import { PURPOSES } from '@/lib/market/browser-storage'
import { HAND_OVER_HASH } from '@/lib/market/hand-over'
import { COOKIES } from '@/lib/market/languages'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { readOwnCookie } from '@/lib/shop-api/own-cookies'

import { cartStore, hydrateCart } from './cart'
import { formStore, hydrateForm, readForm, setForm } from './checkout-form'
import { readConsent, writeConsent } from './consent'

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown
  } catch {
    return null
  }
}

/** The address of a page for going there: on another domain of the shop with what goes along. */
export async function handedOver(address: string): Promise<string> {
  const target = new URL(address, window.location.href)
  if (target.origin === window.location.origin) return address
  hydrateCart()
  hydrateForm()
  const { products, bundles, giftCardProducts, codes, giftCampaignData, redoOrder } = cartStore.getState()
  const [consent, country, currency] = [COOKIES.consent, COOKIES.country, COOKIES.currency].map(readOwnCookie)
  const result = await lazyApi.call('handOver', {
    body: {
      cart: JSON.stringify({ products, bundles, giftCardProducts, codes, giftCampaignData, redoOrder }),
      form: JSON.stringify(formStore.getState()),
      ...(consent && { consent }),
      ...(country && { country }),
      ...(currency && { currency }),
    },
  })
  if (!result.ok) return address
  cartStore.getState().leave()
  target.hash = HAND_OVER_HASH + result.data.token
  return target.href
}

/** Takes what the address of this page brings from another domain of the shop, and loads the page again with it. */
export async function takeHandOver(): Promise<void> {
  const { pathname, search, hash } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
  const result = await lazyApi.call('takeHandOver', { body: { token: hash.slice(HAND_OVER_HASH.length) } })
  if (!result.ok) return
  const { cart, form, consent, country, currency } = result.data
  hydrateCart()
  cartStore.getState().arrive(readCart(parsed(cart)))
  if (form) setForm(readForm(parsed(form)))
  if (consent !== undefined && readConsent() === null)
    writeConsent(PURPOSES.filter((purpose) => consent.split(',').includes(purpose)))
  if (country) writePreference(COOKIES.country, country, false)
  if (currency) writePreference(COOKIES.currency, currency, false)
  window.location.reload()
}
