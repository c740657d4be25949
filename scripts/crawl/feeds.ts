/** The product feeds of a running shop: those of the default market of each language. */
import { load } from 'cheerio'

import { defaultCountryAndCurrency, LANGUAGES } from '@/lib/market/languages'
import { encodeMarket, type Market, marketOf } from '@/lib/market/market'
import { ask } from './client'
import type { Tally } from './tally'

/** What every item has, whatever the rules of the service that reads it. */
const NEEDED = ['g\\:id', 'g\\:link', 'g\\:image_link', 'g\\:availability', 'g\\:price']

/** Items without one of the parts that every item has, and identifiers that stand twice. */
export function feedFaults(xml: string): string[] {
  const $ = load(xml, { xml: true })
  const items = $('item').toArray()
  if (items.length === 0) return ['the feed has no item']
  const ids = items.map((item) => $(item).children('g\\:id').text())
  const lacking = items.flatMap((item, at) =>
    NEEDED.filter((name) => $(item).children(name).text() === '').map(
      (name) => `item ${ids[at]} has no ${name.replace('\\', '')}`,
    ),
  )
  return [...lacking, ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `item ${id} stands twice`)]
}

function feedMarkets(): Market[] {
  return LANGUAGES.flatMap((language) => {
    const { country, currency } = defaultCountryAndCurrency(language, 'prefix')
    const market = marketOf(language, country, currency)
    return market ? [market] : []
  })
}

export async function checkFeeds(origin: string, tally: Tally): Promise<void> {
  for (const market of feedMarkets()) {
    const address = `${origin}/feeds/${encodeMarket(market)}.xml`
    const { status, body } = await ask(address)
    const faults = status === 200 ? feedFaults(body) : [`answers ${status}`]
    tally.checked('feed', { kind: 'feed', address }, faults)
  }
}
