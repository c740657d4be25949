import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cardColor, cardMean, cardQuery, cardStars, swipedColor } from '@/lib/catalog/list/card'
import { starsOf } from '@/lib/catalog/rating'
import { cardShortDescription, metaDescription, reviewDigest, trimDescription } from '@/lib/catalog/meta'
import {
  BACK_TO_TOP_ABOVE,
  initialCount,
  LOAD_AHEAD_PX,
  nextCount,
  PAGE_SIZE,
  pageCount,
  pageRange,
  parsePage,
  SINGLE_PAGE_LIMIT,
} from '@/lib/catalog/list/paging'
import { plainText } from '@/lib/catalog/plain-text'

import { color } from './support/cards'

describe('paging', () => {
  it('B4.06 all below 120, else 60, and 60 more a time', () => {
    expect([0, 119, 120, 500].map(initialCount)).toEqual([120, 120, 60, 60])
    expect(nextCount(60, 500)).toBe(120)
    expect(nextCount(480, 500)).toBe(500)
  })
  it('B2.10 B3.07 B9.01 60 a page, 120 or 60 at first, 500 px ahead, back to top above 12', () => {
    expect([
      PAGE_SIZE,
      SINGLE_PAGE_LIMIT,
      initialCount(119),
      initialCount(120),
      nextCount(60, 999),
      LOAD_AHEAD_PX,
      BACK_TO_TOP_ABOVE,
    ]).toEqual([60, 120, 120, 60, 120, 500, 12])
  })
  it('pages cover the list without gaps; a page beyond the last is none', () => {
    expect([0, 119, 120, 121, 180, 181].map(pageCount)).toEqual([1, 1, 2, 3, 3, 4])
    expect([null, '1', '3', '4', '0', '-1', '2.0', 'x', ''].map((p) => parsePage(p, 180))).toEqual([
      1,
      1,
      3,
      null,
      null,
      null,
      null,
      null,
      null,
    ])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (total) => {
        let end = 0
        for (let page = 1; page <= pageCount(total); page++) {
          const range = pageRange(page, total)
          expect(range.start).toBe(end)
          end = range.end
        }
        expect(end).toBe(total)
      }),
    )
  })
})

describe('texts', () => {
  const words =
    'Light and warm down jacket for the coldest days of the year, made of recycled cloth in a small mill, and repaired for life in our own workshop in the north.'
  it('B5.11 meta descriptions end within 150 characters at a word with an ellipsis', () => {
    const cut = metaDescription(words)
    expect(cut.length).toBeLessThanOrEqual(150)
    expect(cut.endsWith('workshop in the…')).toBe(true)
    expect(metaDescription('<p>Short &amp; <b>sweet</b></p>\n')).toBe('Short & sweet')
    expect(metaDescription('x'.repeat(150))).toHaveLength(150)
    expect(metaDescription('x'.repeat(151))).toBe('x'.repeat(149) + '…')
  })
  it('B9.25 B2.03 description limits trim at a word', () => {
    expect(trimDescription(words, 300)).toEqual({ text: words, isTrimmed: false })
    expect(trimDescription(words, 20)).toEqual({ text: 'Light and warm down…', isTrimmed: true })
    expect(trimDescription(words, 19).text).toBe('Light and warm down…')
    expect(trimDescription(words, 18).text).toBe('Light and warm…')
  })
  it('D9.07 card short description: 72 minus the first property, with an ellipsis', () => {
    const long = 'a'.repeat(100)
    expect(cardShortDescription('a'.repeat(75))).toHaveLength(75)
    expect(cardShortDescription(long)).toBe('a'.repeat(72) + '…')
    expect(cardShortDescription(long, '350 g')).toBe('a'.repeat(67) + '…')
    // Both together are too long.
    expect(cardShortDescription('a'.repeat(71), '350 g')).toBe('a'.repeat(67) + '…')
    expect(cardShortDescription('a'.repeat(70), '350 g')).toBe('a'.repeat(70))
    expect(cardShortDescription(long, 'b'.repeat(80))).toBe('')
  })
  it('D4.33 D9.01 reviews: nothing when empty, whole up to 300, else about 200 at a word', () => {
    expect(reviewDigest('  ')).toBeNull()
    expect(reviewDigest('y'.repeat(300))).toEqual({ text: 'y'.repeat(300), isTrimmed: false })
    expect(reviewDigest('y'.repeat(301))?.isTrimmed).toBe(true)
    const long = reviewDigest('word '.repeat(80))
    expect(long?.isTrimmed).toBe(true)
    expect(long?.text).toBe(`${'word '.repeat(40).trim()}…`)
  })
  it('never cuts a character in half and takes hostile HTML in its stride', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 80, maxLength: 400 }), fc.nat(60), (text, n) => {
        for (const cut of [
          metaDescription(text),
          cardShortDescription(text, 'x'.repeat(n)),
          trimDescription(text, n).text,
        ])
          expect(() => encodeURIComponent(cut)).not.toThrow()
      }),
    )
    const start = performance.now()
    for (const piece of ['<', '<script>', '<a ', '&#1']) plainText(piece.repeat(100_000))
    metaDescription(' -'.repeat(50_000))
    // Quadratic work on these would take seconds.
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})

describe('plain text', () => {
  it('drops tags, decodes entities, folds white space, ends at a cut tag', () => {
    expect(plainText('<p>A&nbsp;&amp; <b>B</b></p>\n<script>x</script><p>C&#228;&lt;</p>')).toBe('A & B Cä<')
    expect(plainText('Hello <a href="x')).toBe('Hello')
    expect(plainText('Hello <style>p {')).toBe('Hello')
    expect(plainText('&#55296; &#1114112;')).toBe('')
  })
})

describe('cards', () => {
  const colors = [color('red'), color('blue', 'navy'), color('green')]
  it('B4.03 hovered colour, else the first wanted one it has, else the first', () => {
    expect(cardColor(colors, ['blue'], 'green')?.slug).toBe('green')
    expect(cardColor(colors, ['pink', 'blue', 'green'])?.slug).toBe('navy')
    expect(cardColor(colors, [])?.slug).toBe('red')
    expect(cardColor([], ['red'])).toBeNull()
  })
  it('B4.03 swiping goes round', () => {
    expect(swipedColor(colors, 'green', 1)?.slug).toBe('red')
    expect(swipedColor(colors, 'red', -1)?.slug).toBe('green')
    expect(swipedColor(colors, null, 1)?.slug).toBe('navy')
    expect(swipedColor([], null, 1)).toBeNull()
  })
  it('B2.35 the link carries select-color when a colour is chosen', () => {
    expect(cardQuery('deep/blue')).toBe('?select-color=deep%2Fblue')
    expect(cardQuery(null)).toBe('')
  })
  it('D4.34 D9.01 B9.19 stars in halves; on cards in the order by stars from a rating of 1', () => {
    expect([0, 7, 8.6, 9.4, 11].map(starsOf)).toEqual([0, 3.5, 4.5, 4.5, 5])
    expect(cardStars(8, 'stars')).toBe(4)
    expect(cardStars(1, 'stars')).toBe(0.5)
    expect(cardStars(0.9, 'stars')).toBeNull()
    expect(cardStars(8, 'default')).toBeNull()
    expect(cardMean(8.4, 3)).toBe(4.2)
    expect(cardMean(8.4, 2)).toBeNull()
    expect(cardMean(0.9, 9)).toBeNull()
  })
})
