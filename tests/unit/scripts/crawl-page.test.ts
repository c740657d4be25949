import { describe, expect, test } from 'vitest'

import { readPage } from '@/scripts/crawl/page'
import * as checks from '@/scripts/crawl/page-checks'
import { ruleKind, structuredDataFaults } from '@/scripts/crawl/structured-data'

const ADDRESS = 'https://shop.example/teltat/'

interface Parts {
  head?: string
  body?: string
  lang?: string
  address?: string
}

const HEAD = `<title>Tents | Shop</title><meta name="description" content="Tents for one to four people, for all seasons.">
<link rel="canonical" href="${ADDRESS}"><meta property="og:image" content="https://shop.example/icon.png">
<link rel="alternate" hreflang="fi" href="${ADDRESS}"><link rel="alternate" hreflang="en" href="https://shop.example/en/tents/">
<link rel="alternate" hreflang="x-default" href="https://shop.example/en/tents/">`
const BODY = '<h1>Tents</h1><h2>Products</h2><a href="/x/">X</a><img src="/a.png" alt="" width="1" height="1">'

const pageOf = ({ head = HEAD, body = BODY, lang = 'fi', address = ADDRESS }: Parts = {}) =>
  readPage(`<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`, address)

const headWithout = (pattern: RegExp, replacement = '') => pageOf({ head: HEAD.replace(pattern, replacement) })

describe('a page without faults', () => {
  test('passes every check', () => {
    const page = pageOf()
    expect([
      checks.titleFaults(page),
      checks.descriptionFaults(page),
      checks.canonicalFaults(page),
      checks.alternateFaults(page),
      checks.missingAlternates(page),
      checks.headingFaults(page),
      checks.languageFaults(page, 'fi'),
      checks.previewFaults(page),
      checks.linkNameFaults(page),
      checks.idFaults(page),
      page.badPictures,
    ]).toEqual(Array.from({ length: 11 }, () => []))
  })
})

describe('each check finds its fault', () => {
  test('title: none, empty, two, too long; a title in a drawing is none of the page', () => {
    expect(checks.titleFaults(headWithout(/<title>.*?<\/title>/))).toEqual(['0 titles'])
    expect(checks.titleFaults(headWithout(/<title>.*?<\/title>/, '<title> </title>'))).toEqual(['the title is empty'])
    expect(checks.titleFaults(headWithout(/^/, '<title>Second</title>'))).toEqual(['2 titles'])
    expect(checks.titleFaults(headWithout(/Tents \|/, 'x'.repeat(130)))).toHaveLength(1)
    expect(checks.titleFaults(pageOf({ body: `${BODY}<svg><title>Icon</title></svg>` }))).toEqual([])
  })

  test('description: none on an indexed page, too short, too long, two', () => {
    const none = /<meta name="description"[^>]*>/
    expect(checks.descriptionFaults(headWithout(none))).toEqual(['no description'])
    expect(checks.descriptionFaults(headWithout(none, '<meta name="robots" content="noindex">'))).toEqual([])
    expect(checks.descriptionFaults(headWithout(/Tents for[^"]*/, 'Tents'))[0]).toContain('5 characters')
    expect(checks.descriptionFaults(headWithout(/Tents for[^"]*/, 'x'.repeat(151)))[0]).toContain('151 characters')
    expect(checks.descriptionFaults(headWithout(/^/, '<meta name="description" content="Another">'))[0]).toBe(
      '2 descriptions',
    )
  })

  test('canonical address: none, two, relative, of another page; without a selection, with a later page', () => {
    const link = /<link rel="canonical"[^>]*>/
    expect(checks.canonicalFaults(headWithout(link))).toEqual(['no canonical address'])
    expect(checks.canonicalFaults(headWithout(/^/, `<link rel="canonical" href="${ADDRESS}">`))).toHaveLength(1)
    expect(checks.canonicalFaults(headWithout(link, '<link rel="canonical" href="/teltat/">'))[0]).toContain(
      'not absolute',
    )
    expect(checks.canonicalFaults(pageOf({ address: 'https://shop.example/muut/' }))[0]).toContain('another page')
    expect(checks.canonicalFaults(pageOf({ address: `${ADDRESS}?color=red&size=M` }))).toEqual([])
    expect(checks.canonicalFaults(pageOf({ address: `${ADDRESS}?page=2` }))).toHaveLength(1)
  })

  test('alternates: none, unknown language, twice, relative, without x-default, without the page itself', () => {
    expect(checks.missingAlternates(headWithout(/<link rel="alternate"[^>]*>/g))).toHaveLength(1)
    expect(checks.alternateFaults(headWithout(/hreflang="en"/, 'hreflang="xx"'))[0]).toContain('no language')
    expect(checks.alternateFaults(headWithout(/hreflang="en"/, 'hreflang="fi"'))).toContain('hreflang fi stands twice')
    expect(checks.alternateFaults(headWithout(/hreflang="en" href="[^"]*"/, 'hreflang="en" href="/en/"'))).toEqual([
      'the alternate /en/ is not absolute',
    ])
    expect(checks.alternateFaults(headWithout(/<link rel="alternate" hreflang="x-default"[^>]*>/))).toEqual([
      'no x-default',
    ])
    expect(checks.alternateFaults(headWithout(/<link rel="alternate" hreflang="fi"[^>]*>/))[0]).toContain(
      'own language',
    )
    expect(
      checks.alternateFaults(headWithout(/hreflang="fi" href="[^"]*"/, 'hreflang="fi" href="https://shop.example/y/"')),
    ).toHaveLength(1)
  })

  test('headings: no h1, two, a skipped level, an empty one, h2 first; those of a closed dialog do not count', () => {
    const faults = (body: string) => checks.headingFaults(pageOf({ body }))
    expect(faults('<p>x</p>')).toEqual(['0 h1'])
    expect(faults('<h1>a</h1><h1>b</h1>')).toEqual(['2 h1'])
    expect(faults('<h1>a</h1><h3>b</h3>')).toEqual(['h3 "b" after h1'])
    expect(faults('<h1>a</h1><h2> </h2>')).toEqual(['an empty h2'])
    expect(faults('<h2>a</h2><h1>b</h1>')).toEqual(['begins with h2'])
    expect(faults('<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2><dialog><h4>e</h4></dialog>')).toEqual([])
  })

  test('lang, og:image, ids', () => {
    expect(checks.languageFaults(pageOf({ lang: 'en' }), 'fi')).toHaveLength(1)
    expect(checks.previewFaults(headWithout(/<meta property="og:image"[^>]*>/))).toEqual(['no og:image'])
    expect(checks.previewFaults(headWithout(/https:\/\/shop.example\/icon.png/, '/icon.png'))[0]).toContain('absolute')
    expect(checks.idFaults(pageOf({ body: '<p id="a"></p><p id="a"></p><p id="b"></p>' }))).toHaveLength(1)
  })

  test('links without a text; the text of a picture, a label and a labelling element are texts', () => {
    const faults = (body: string) => checks.linkNameFaults(pageOf({ body }))
    expect(faults('<a href="/x/"> </a>')).toEqual(['the link to https://shop.example/x/ has no text'])
    expect(faults('<a href="/x/"><span aria-hidden="true">→</span></a>')).toHaveLength(1)
    expect(faults('<a href="/x/"><img src="/a.png" alt=""></a>')).toHaveLength(1)
    expect(
      faults(
        '<a href="/x/"><img src="/a.png" alt="Tent"></a><a href="/y/" aria-label="Y"></a><b id="n">N</b><a href="/z/" aria-labelledby="n"></a>',
      ),
    ).toEqual([])
  })

  test('pictures without alt or size', () => {
    expect(pageOf({ body: '<img src="/a.png" width="1" height="1"><img src="/b.png" alt="B">' }).badPictures).toEqual([
      '/a.png lacks alt',
      '/b.png lacks width and height',
    ])
  })

  test('structured data: no JSON, no vocabulary, no type, none on a product', () => {
    const read = (text: string) => checks.readJsonLd([text])
    expect(read('{').faults).toHaveLength(1)
    const page = { kind: 'product', url: ADDRESS, html: '' }
    const faults = (text: string) => structuredDataFaults(read(text).blocks, page).join('\n')
    expect(faults('{"@type":"Product"}')).toContain('has not the context of schema.org')
    expect(faults('{"@context":"https://schema.org","@type":"Prodct"}')).toContain('Prodct')
    expect(structuredDataFaults([], page)).not.toEqual([])
    expect(structuredDataFaults([], { ...page, kind: 'service' })).toEqual([])
  })

  test('structured data are judged by the kind of page, with or without a query; gift cards are a kind of their own', () => {
    expect(ruleKind('product?', `${ADDRESS}?color=red`)).toBe('product')
    expect(ruleKind('product', 'https://shop.example/old/polku/gift-card-printed/')).toBe('gift-card')
    expect([ruleKind('service', ADDRESS), ruleKind('other?', ADDRESS)]).toEqual([null, null])
  })
})
