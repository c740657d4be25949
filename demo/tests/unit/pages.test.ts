import { describe, expect, it } from 'vitest'

import { ICON_NAMES } from '@/components/ui/icon-names'
import { sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'
import { BRANDS, GROUPS } from '../../reference'
import { pageRows } from '../../seed/content-rows'
import { toHtml } from '../../seed/page-html'
import { groupPath } from '../../seed/reference-rows'
import { guidesOf } from '../../seed/guides'
import { fill } from '../../seed/shop-info'
import { FAMILIES } from '../../drawings/base/families'
import { formatPrice } from '@/lib/market/format'
import { LANGUAGES, type Language } from '@/lib/market/languages'
import { ORDER_HELP_HOURS } from '@/lib/market/order-help'
import { prefixFor } from '@/lib/market/market'
import { CONTENT_NAMES, CONTENT_SLUGS, isContentName, localizedPath, type RouteName } from '@/lib/market/paths'
import { ARTICLE_SECTIONS, LIFE_TABS } from '@/lib/market/tables/static-paths'
import { RETURN_DAYS } from '@/lib/market/statutory'
import { EXCHANGE_WEEKS, RETURN_FEE_EUR } from '@/lib/order/returns'
import { matchPath } from '../../../tests/support/paths'

const info = {
  shop: 'Esimerkki',
  seller: 'Esimerkki Oy',
  slug: 'esimerkki',
  email: 'info@example.com',
  phone: '+358 9 123',
  address: 'Katu 1',
}
const pages = fill(pageRows(new Date()), info)

/** Duties that the terms meet in words: personal prices, 30 days, the risk, twelve months after a repair, the time to report, the guarantee. */
const TERMS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'no price is calculated for you personally',
    'within 30 days',
    'at our risk until',
    'twelve months longer',
    'two months from when',
    'guarantees for one year',
    'We publish good and bad ones alike',
  ],
  fi: [
    'hintaa ei lasketa sinulle henkilökohtaisesti',
    '30 päivässä',
    'meidän vastuullamme, kunnes',
    'kaksitoista kuukautta pidempään',
    'kaksi kuukautta siitä',
    'takaa vuoden ajan',
    'Julkaisemme hyvät ja huonot',
  ],
  sv: [
    'inget pris räknas ut för dig personligen',
    'inom 30 dagar',
    'Risken är vår tills',
    'tolv månader till',
    'två månader från att',
    'garanterar i ett år',
    'Vi publicerar bra och dåliga',
  ],
  de: [
    'kein Preis wird für Sie persönlich berechnet',
    'binnen 30 Tagen',
    'Die Gefahr tragen wir, bis',
    'zwölf Monate länger',
    'zwei Monate nach',
    'garantiert ein Jahr',
    'Wir veröffentlichen gute wie schlechte',
  ],
  fr: [
    'aucun prix n’est calculé pour vous personnellement',
    'sous 30 jours',
    'à nos risques jusqu’à',
    'douze mois de plus',
    'pendant deux mois après',
    'garantit pendant un an',
    'Nous publions les bons comme les mauvais',
  ],
  ru: [
    'лично для вас цена не рассчитывается',
    'за 30 дней',
    'отвечаем мы, пока',
    'двенадцать месяцев дольше',
    'двух месяцев со дня',
    'гарантирует в течение года',
    'Мы публикуем и хорошие, и плохие',
  ],
}

describe('the content pages', () => {
  it('B2.22 P2.12 P2.19 P2.21 P2.23 P2.41 P2.44 are there in every language, under the slugs that the market table gives them', () => {
    for (const language of LANGUAGES) {
      for (const name of CONTENT_NAMES) {
        const page = pages.find((row) => row.key === name && row.language === language)
        expect(page?.slug, `${name} ${language}`).toBe(CONTENT_SLUGS[name][language])
        const text = page?.kind === 'tabs' ? JSON.stringify(page.tabs) : page?.contentHtml
        expect(text?.length, `${name} ${language}`).toBeGreaterThan(200)
      }
    }
    expect(CONTENT_SLUGS.terms.fi).toBe('sopimusehdot')
    expect(CONTENT_SLUGS.terms.de).toBe('allgemeine-geschaftsbedingungen')
  })

  it('P1.01 B2.23 P2.24 life outdoors has a page for guides, tests, events and blogs, under the addresses that the menu leads to', () => {
    for (const language of LANGUAGES) {
      const slugs = pages
        .filter((row) => row.language === language && row.key.startsWith('life-outdoors'))
        .map((row) => row.slug)
      const root = localizedPath('life-outdoors', {}, language).slice(1, -1)
      expect(slugs).toEqual([root, ...LIFE_TABS.map((names) => `${root}/${names[language]}`)])
    }
  })

  it('issue 15: what a product page recommends to read is an article with a text, in each language', () => {
    for (const family of FAMILIES)
      for (const { title, url } of guidesOf(family))
        for (const language of LANGUAGES) {
          const page = pages.find((row) => row.language === language && `/${row.slug}/` === url[language])
          expect(page, `${family} ${language}`).toMatchObject({ kind: 'article', title: title[language] })
          expect(page?.contentHtml?.length).toBeGreaterThan(200)
        }
    expect(guidesOf('sleeping-bag')).toHaveLength(2)
  })

  it('P2.24 has at least six articles in every language, each in its part, by one of the shop’s own counters', () => {
    for (const language of LANGUAGES) {
      const own = pages.filter((row) => row.language === language)
      const authors = own.filter((row) => row.kind === 'author').map((row) => row.key)
      const articles = own.filter((row) => row.kind === 'article')
      expect(articles.length).toBeGreaterThanOrEqual(6)
      expect(new Set(articles.map((row) => row.section))).toEqual(new Set(ARTICLE_SECTIONS))
      for (const { slug, section, author, contentHtml = '', startsAt } of articles) {
        expect(matchPath(`/${slug}/`, language)?.route).toBe(
          section === 'blog' ? 'life-outdoors/blog/post' : 'life-outdoors/post',
        )
        expect(authors).toContain(author)
        expect(contentHtml.length, slug).toBeGreaterThan(600)
        expect(startsAt!.getTime()).toBeLessThan(Date.now())
      }
    }
  })

  it('P2.13 P2.20 campaigns have goods and a scene, experiences pages below their own, in every language', () => {
    for (const language of LANGUAGES) {
      const own = pages.filter((row) => row.language === language)
      const campaigns = own.filter((row) => row.kind === 'campaign')
      expect(campaigns.map((row) => row.goods)).toEqual([
        { club: true },
        { models: expect.arrayContaining([1061]) as number[] },
      ])
      for (const { slug, image } of campaigns)
        expect([matchPath(`/${slug}/`, language)?.route, image]).toEqual([
          expect.stringMatching(/^campaigns/),
          expect.stringContaining('scene'),
        ])
      const experiences = own.filter((row) => row.slug.startsWith(`${CONTENT_SLUGS.experiences[language]}/`))
      expect(experiences.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('have one tabbed page with nested tabs in every language', () => {
    const tabbed = pages.filter((row) => row.key === 'customer-service')
    expect(tabbed.map((row) => row.language).sort()).toEqual([...LANGUAGES].sort())
    for (const { tabs = [], language } of tabbed) {
      expect(
        tabs?.map((tab) => tab.slug).every((slug) => /^[a-z0-9-]+$/.test(slug)),
        language,
      ).toBe(true)
      expect(
        tabs?.some((tab) => (tab.tabs?.length ?? 0) > 1),
        language,
      ).toBe(true)
    }
  })

  it('issue 15 the repair page has the prices of repairs, the terms have form, periods and disputes, in every language', () => {
    const textOf = (key: string, language: string) =>
      pages.find((row) => row.key === key && row.language === language)?.contentHtml ?? ''
    for (const language of LANGUAGES) {
      const [repairs, terms] = [textOf('repair-service', language), textOf('terms', language)]
      expect(repairs.match(/<dd>[^<]*\d+\s€<\/dd>/g), language).toHaveLength(5)
      expect(repairs, language).not.toMatch(/kuluttajariita/)
      for (const part of ['kuluttajariita.fi', info.email, info.seller, info.address, '14', '30'])
        expect(terms, `${language} ${part}`).toContain(part)
      expect(terms.match(/<h2>/g)?.length, language).toBeGreaterThanOrEqual(6)
      expect(terms, `${language}: the way to the model form`).toContain(
        `href="${prefixFor(language)}${localizedPath('withdrawal', {}, language)}"`,
      )
      expect(terms, language).not.toMatch(/\d+\s€/)
    }
  })

  it('issue 15 the rules of returns, hours and gift cards in them are those of the code, in every language', () => {
    const textOf = (key: string, language: string) =>
      pages.find((row) => row.key === key && row.language === language)?.contentHtml ?? ''
    for (const language of LANGUAGES) {
      const [returns, faq, terms, rental] = ['returns', 'faq', 'terms', 'rental'].map((key) => textOf(key, language))
      expect(returns, language).toContain(formatPrice(RETURN_FEE_EUR, 'eur', language))
      for (const text of [returns, terms]) expect(text, language).toMatch(new RegExp(`\\b${RETURN_DAYS}\\b`))
      expect(faq, language).toMatch(new RegExp(`${ORDER_HELP_HOURS.opens}\\D{1,6}${ORDER_HELP_HOURS.closes}`))
      // A gift card that is bought gets no last day, and deposits differ from product to product.
      expect(faq, language).not.toMatch(/three years|kolme|tre år|drei Jahre|trois ans|три года/i)
      expect(rental, language).not.toMatch(/€/)
      expect(returns, `${language}: the shop keeps an exchange for three weeks`).toMatch(
        /three weeks|kolme viikkoa|tre veckor|drei Wochen|trois semaines|три недели/,
      )
    }
    expect(EXCHANGE_WEEKS).toBe(3)
  })

  it('issue 15 the terms and the returns say what docs/law.md leads to them for, in every language', () => {
    const textOf = (key: string, language: string) =>
      (pages.find((row) => row.key === key && row.language === language)?.contentHtml ?? '').replaceAll('\u00a0', ' ')
    const pathOf = (route: RouteName, language: Language) =>
      `href="${prefixFor(language)}${localizedPath(route, {}, language)}"`
    for (const language of LANGUAGES) {
      const [terms, returns, ranking] = ['terms', 'returns', 'ranking'].map((key) => textOf(key, language))
      for (const route of ['view-order', 'reclamation', 'withdrawal', 'returns'] as const)
        expect(terms, `${language} ${route}`).toContain(pathOf(route, language))
      for (const body of ['kuluttajaneuvonta.fi', 'arn.se']) expect(terms, language).toContain(body)
      for (const said of TERMS[language]) expect(terms, `${language} ${said}`).toContain(said)
      const lists = terms?.match(/<ul>.*?<\/ul>/gs) ?? []
      expect(
        lists.map((list) => list.match(/<li>/g)?.length),
        `${language}: liability in eight countries or groups, disputes in four`,
      ).toEqual([8, 4])
      expect(returns, language).toContain(pathOf('withdrawal', language))
      expect(returns, `${language}: the exception of sealed goods`).toMatch(/hygien|hygiène|Hygiene|здоровья/)
      expect(ranking?.match(/<li>/g), language).toHaveLength(3)
    }
  })

  it('issue 15 the French terms have the whole text that annex D. 211-2 of the Code de la consommation prescribes, framed', () => {
    const terms = pages.find((row) => row.key === 'terms' && row.language === 'fr')?.contentHtml ?? ''
    const framed = /<blockquote>(.*)<\/blockquote>/s.exec(terms)?.[1] ?? ''
    expect(framed.match(/<p>/g)).toHaveLength(17)
    for (const part of [
      'extension de six mois',
      'délai de trente jours',
      'articles L.\u00a0217-1',
      '1641 à 1649',
      '300\u00a0000',
    ])
      expect(framed.replace(/(?<=L\.|300) /g, '\u00a0')).toContain(part)
  })

  it('have titles and descriptions that a search result can show', () => {
    for (const { title, metaDescription = '', key, language } of pages) {
      expect(title.length, `${key} ${language}`).toBeGreaterThan(3)
      expect(metaDescription.length, `${key} ${language}`).toBeGreaterThan(50)
      expect(metaDescription.length, `${key} ${language}: ${metaDescription}`).toBeLessThanOrEqual(150)
    }
  })

  it('leave no placeholder open and nothing for the sanitiser to remove', () => {
    for (const { contentHtml = '', tabs, key, language } of pages) {
      expect(`${contentHtml}${JSON.stringify(tabs)}`, `${key} ${language}`).not.toMatch(/\{\w+\}/)
      expect(sanitizeHtml(contentHtml)).toBe(contentHtml)
    }
  })

  it('name icons that the shop has, places once, and lead to places that are there', () => {
    for (const { contentHtml = '', tabs, key, language } of pages) {
      const texts = [contentHtml, ...(tabs ?? []).map((tab) => tab.content)]
      for (const html of texts) {
        for (const [, name] of html.matchAll(/data-icon="([^"]*)"/g)) expect(ICON_NAMES, key).toContain(name)
        const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
        expect(new Set(ids).size, `${key} ${language}`).toBe(ids.length)
        for (const [, id] of html.matchAll(/href="#([^"]*)"/g)) expect(ids, `${key} ${language}`).toContain(id)
      }
    }
  })

  it('say the same in all languages: as many facts, steps, prices, ways on and answers, with the same names', () => {
    const shapeOf = (key: string, language: Language) => {
      const page = pages.find((row) => row.key === key && row.language === language)
      const html = page?.contentHtml || page?.tabs?.[0]?.content || ''
      return html.match(/class="[a-z-]+"|data-icon="[a-z-]+"| id="[a-z-]+"|<dt>|<summary>/g)
    }
    for (const key of [
      ...['returns', 'repair-service', 'rental', 'about', 'history', 'faq', 'customer-service'],
      ...['experiences', 'member-discounts', 'responsibility'],
    ])
      for (const language of LANGUAGES) {
        expect(shapeOf(key, language)?.length, key).toBeGreaterThan(3)
        expect(shapeOf(key, language), `${key} ${language}`).toEqual(shapeOf(key, 'en'))
      }
  })

  it('share no address with a group, a brand or another page', () => {
    for (const language of LANGUAGES) {
      const slugs = pages.filter((row) => row.language === language).map((row) => row.slug)
      const taken = [
        ...slugs,
        ...GROUPS.map((group) => groupPath(group.key, language)),
        ...BRANDS.map((brand) => brand.slug),
      ]
      expect(taken.filter((slug, index) => taken.indexOf(slug) !== index)).toEqual([])
      for (const slug of slugs) {
        const match = matchPath(`/${slug}/`, language)
        expect(
          match === null || isContentName(match.route) || /^(?:campaigns|experiences|life-outdoors)/.test(match.route),
          `${language} ${slug}`,
        ).toBe(true)
      }
    }
  })

  it('are written as lines and become HTML that escapes what is not markup', () => {
    expect(toHtml('## A < B\nText & more\n- one\n- two\nEnd', 'en')).toBe(
      '<h2>A &lt; B</h2><p>Text &amp; more</p><ul><li>one</li><li>two</li></ul><p>End</p>',
    )
    expect(toHtml('> one\n> two\nEnd', 'en')).toBe('<blockquote><p>one</p><p>two</p></blockquote><p>End</p>')
    expect(toHtml('Quoi : « 45 € » ?', 'fr')).toBe('<p>Quoi\u00a0: «\u00a045\u00a0€\u00a0»\u00a0?</p>')
    expect(toHtml('See [the skis](ski-wizard).', 'de')).toBe('<p>See <a href="/de/skiberater/">the skis</a>.</p>')
    expect(toHtml('## b | B\n? a | A?\nYes.\n- one\n? c | C?\nNo.\n:jumps\n- [Up](#b)\nEnd', 'en')).toBe(
      '<h2 id="b">B</h2><details id="a"><summary>A?</summary><p>Yes.</p><ul><li>one</li></ul></details>' +
        '<details id="c"><summary>C?</summary><p>No.</p></details><ul class="jumps"><li><a href="#b">Up</a></li></ul><p>End</p>',
    )
    expect(toHtml(':prices\n- Patch | 15 €\n:action\n- [A](faq#size)\n- [B](stores)', 'en')).toBe(
      '<dl class="prices"><div><dt>Patch</dt><dd>15\u00a0€</dd></div></dl>' +
        '<p class="action"><a href="/en/faq/#size">A</a> <a href="/en/stores/">B</a></p>',
    )
    expect(toHtml('{home} In a store.\n- {abroad} By [parcel](/sent/)\n:facts\n- {home} box | Free | here', 'en')).toBe(
      '<p class="for-home">In a store.</p><ul><li class="for-abroad">By <a href="/en/sent/">parcel</a></li></ul>' +
        '<ul class="facts"><li class="for-home"><span data-icon="box"></span><strong>Free</strong> here</li></ul>',
    )
    expect(() => toHtml(':unknown\n- a', 'en')).toThrow('no block')
  })
})
