/** Whether structured data say what the page shows: the price, its currency, and whether it can be bought. */
import { CURRENCIES } from '@/lib/market/currencies'
import { currencySymbol } from '@/lib/market/format'
import { LANGUAGES } from '@/lib/market/languages'

import type { CrawledPage, Node } from './json-ld'

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The text of the element with the price of the shown variant, up to the first price in it; null without one. */
function shownPriceText(html: string): string | null {
  const at = html.indexOf('data-price="')
  if (at < 0) return null
  const rest = html.slice(html.indexOf('>', at) + 1, at + 1500)
  return rest
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|[\u00a0\u202f\u2009]/g, ' ')
    .replace(/&amp;/g, '&')
}

/** The numbers of a text: "2 729 kr" is 2729, "1.299,50 €" is 1299.5, "€1,299" is 1299. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d{1,3}(?:[ .,'’]\d{3})*(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?/g)].map(([found]) => {
    const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(found) ?? []
    return Number(`${whole.replace(/\D/g, '')}.${decimals}`)
  })
}

/** The offers of the page's product, each with its address. */
function offersIn(blocks: readonly Node[]): Node[] {
  return blocks.flatMap((block) => {
    const variants = Array.isArray(block['hasVariant']) ? block['hasVariant'].filter(isNode) : []
    return [block, ...variants].flatMap(({ offers }) => (isNode(offers) ? [offers] : []))
  })
}

const pathOf = (address: unknown): string => {
  const { pathname, searchParams } = new URL(String(address))
  for (const name of [...searchParams.keys()]) if (!['color', 'size', 'type'].includes(name)) searchParams.delete(name)
  searchParams.sort()
  return `${pathname}?${searchParams.toString()}`
}

/** The offer of the variant that the page is about, where its address says which; otherwise all of them. */
function shownOffers(offers: readonly Node[], url: string): readonly Node[] {
  const own = offers.filter((offer) => pathOf(offer['url']) === pathOf(url))
  return own.length === 1 ? own : offers
}

function priceFaults(offers: readonly Node[], { html }: CrawledPage): string[] {
  const text = shownPriceText(html)
  if (text === null) return ['the page shows no price']
  const numbers = numbersIn(text)
  const [first] = offers
  const code = CURRENCIES.find((currency) => currency.toUpperCase() === first?.['priceCurrency'])
  const symbols = code ? LANGUAGES.map((language) => currencySymbol(code, language)) : []
  return [
    ...(offers.some(({ price }) => numbers.includes(Number(price)))
      ? []
      : [`the page shows ${text.trim().slice(0, 30)}, no offer has this price`]),
    ...(symbols.some((symbol) => text.includes(symbol)) ? [] : ['the page shows another currency than the offers']),
  ]
}

/** What each button means for the offers: one of them at least has one of these. */
const SAID_BY: Readonly<Record<string, readonly string[]>> = {
  add: ['InStock', 'BackOrder', 'PreOrder', 'LimitedAvailability'],
  blocked: ['OutOfStock', 'InStoreOnly'],
  'out-of-stock': ['OutOfStock'],
}

function availabilityFaults(offers: readonly Node[], { html }: CrawledPage): string[] {
  const button = /data-buy="([a-z-]+)"/.exec(html)?.[1]
  if (button === undefined) return ['the page has no button']
  const allowed = SAID_BY[button]
  const states = offers.map(({ availability }) => String(availability).split('/').at(-1) ?? '')
  return !allowed || states.some((state) => allowed.includes(state))
    ? []
    : [`the button says ${button}, the offers say ${[...new Set(states)].join()}`]
}

/** A range of prices belongs to a gift card, whose value is entered on the page. */
function giftCardFaults([offer]: readonly Node[], { html }: CrawledPage): string[] {
  const isSold = String(offer?.['availability']).endsWith('/InStock')
  return [
    ...(offer?.['@type'] === 'AggregateOffer' ? [] : ['a gift card has no range of prices']),
    ...(isSold === html.includes('id="gift-amount"') ? [] : ['the form for a gift card and the availability differ']),
  ]
}

/** Every offer is at the page's own origin and product: its canonical address, since its own may have the way to it between brand and name. */
function addressFaults(offers: readonly Node[], { url, html }: CrawledPage): string[] {
  const own = new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? url, url)
  return offers.flatMap((offer) => {
    const { origin, pathname } = new URL(String(offer['url']))
    return origin === own.origin && pathname === own.pathname ? [] : [`an offer is at ${String(offer['url'])}`]
  })
}

export function truthFaults(blocks: readonly Node[], page: CrawledPage): string[] {
  const offers = offersIn(blocks).filter(({ url }) => URL.canParse(String(url)))
  if (offers.length === 0) return []
  const shared = addressFaults(offers, page)
  if (page.kind === 'gift-card') return [...shared, ...giftCardFaults(offers, page)]
  if (page.kind !== 'product') return shared
  const shown = shownOffers(offers, page.url)
  return [...shared, ...priceFaults(shown, page), ...availabilityFaults(shown, page)]
}
