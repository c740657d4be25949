/** The product feeds of a running shop, in both forms: those of the default market of each language. */
import { defaultCountryAndCurrency, LANGUAGES } from '@/lib/market/languages'
import { encodeMarket, type Market, marketOf } from '@/lib/market/market'

import { ask } from './client'
import { feedFaults } from './feed-rules'
import type { Tally } from './tally'

const FORMS = [
  ['google', ''],
  ['meta', 'meta.'],
] as const

function feedMarkets(): Market[] {
  return LANGUAGES.flatMap((language) => {
    const { country, currency } = defaultCountryAndCurrency(language, 'prefix')
    const market = marketOf(language, country, currency)
    return market ? [market] : []
  })
}

/** `robots`: the shop's robots.txt, which must let the services read what the feeds lead to. */
export async function checkFeeds(origin: string, robots: string, tally: Tally): Promise<void> {
  for (const market of feedMarkets())
    for (const [form, prefix] of FORMS) {
      const address = `${origin}/feeds/${prefix}${encodeMarket(market)}.xml`
      const { status, body } = await ask(address)
      const faults = status === 200 ? feedFaults(body, form, market, robots) : [`answers ${status}`]
      tally.checked('feed', { kind: `feed for ${form}`, address }, faults)
    }
}
