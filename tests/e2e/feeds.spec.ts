/** What merchants' services and browsers read: product feeds and OpenSearch descriptions, against the pages that they lead to. */
import { defaultCountryAndCurrency, LANGUAGES } from '@/lib/market/languages'

import { parseXml, texts } from '../support/xml'
import { jsonLdOf, type JsonLd, tags } from './support/html'
import { forEachOf, get } from './support/http'
import { PREFIX_ORIGIN, prefixSite, routePath, routeUrl } from './support/site'
import { expect, test } from './support/test'

interface Offer {
  url: string
  price: string
  priceCurrency: string
  availability: string
}

/** Every offer of a product's page. */
function offersOf(html: string): Offer[] {
  return jsonLdOf(html).flatMap((thing) => {
    const variants = (thing['hasVariant'] as JsonLd[] | undefined) ?? []
    return [thing, ...variants].flatMap((one) => (one['offers'] ? [one['offers'] as Offer] : []))
  })
}

const AVAILABILITY: Readonly<Record<string, readonly string[]>> = {
  in_stock: ['InStock'],
  backorder: ['BackOrder'],
  out_of_stock: ['OutOfStock', 'InStoreOnly', 'BackOrder'],
}

for (const language of LANGUAGES) {
  const { country, currency } = defaultCountryAndCurrency(language)
  const file = `${language}.${country}.${currency}.xml`
  test(`the product feed ${file}: well-formed, and a sample costs on its page what the feed says`, async () => {
    const answer = await get(`${PREFIX_ORIGIN}/feeds/${file}`)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    const items = [...parseXml(answer.body).getElementsByTagName('item')]
    expect(items.length).toBeGreaterThan(100)
    expect(new Set(items.map((item) => texts(item, 'g:id')[0])).size).toBe(items.length)
    const step = Math.floor(items.length / 8)
    await forEachOf(
      items.filter((_, index) => index % step === 0),
      async (item) => {
        const link = texts(item, 'g:link')[0] ?? ''
        const page = await get(link)
        expect(page.status, link).toBe(200)
        const asked = texts(item, 'g:sale_price')[0] ?? texts(item, 'g:price')[0]
        const wanted = new URL(link)
        const offer = offersOf(page.body).find(({ url }) => {
          const found = new URL(url)
          return (
            ['color', 'size', 'type'].every((key) => found.searchParams.get(key) === wanted.searchParams.get(key)) ||
            found.search === ''
          )
        })
        expect(`${offer?.price} ${offer?.priceCurrency}`, link).toBe(asked)
        expect(AVAILABILITY[texts(item, 'g:availability')[0] ?? ''], link).toContain(
          offer?.availability.split('/').at(-1),
        )
      },
    )
  })
}

test('feeds of other names are not there', async () => {
  for (const name of ['xx.fi.eur.xml', 'meta.xx.fi.eur.xml', 'fi.fi.eur', 'index.xml'])
    expect((await get(`${PREFIX_ORIGIN}/feeds/${name}`)).status, name).toBe(404)
})

test('every page names the search of its language to browsers', async () => {
  for (const language of LANGUAGES) {
    const site = prefixSite(language)
    const { body } = await get(routeUrl(site, 'manufacturers'))
    const head = body.slice(0, body.indexOf('</head>'))
    const link = tags(head, 'link').find(({ rel }) => rel === 'search')
    expect(link?.type).toBe('application/opensearchdescription+xml')
    const description = await get(PREFIX_ORIGIN + (link?.href ?? ''))
    expect(description.headers['content-type']).toContain('application/opensearchdescription+xml')
    expect(parseXml(description.body).getElementsByTagName('Url')[0]?.getAttribute('template')).toBe(
      `${PREFIX_ORIGIN}${routePath(site, 'search')}?q={searchTerms}`,
    )
  }
})
