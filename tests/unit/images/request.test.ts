import { describe, expect, it } from 'vitest'

import { formatFor, ImageError, keyOf, readImageRequest } from '@/lib/images/request'
import { cropSrcSet, imageUrl, logoSources, sizeFor, srcSet } from '@/lib/images/url'
import {
  BRAND_CROPS,
  cropQuery,
  HERO_CROPS,
  IMAGE_SIZES,
  LOGO_SIZES,
  logoQuery,
  wholeQuery,
} from '@/lib/images/variants'
import { findPicture } from '../../support/drawings'

const good = 'demo/shell-jacket/front/fjord/1002.svg'
const WHOLE = 'w=320&auto=compress,format'
const read = (path: string, query = WHOLE, accept: string | null = 'image/avif,image/webp,*/*') =>
  readImageRequest(path, query, accept, findPicture)
const statusOf = (path: string, query?: string) => {
  try {
    read(path, query)
    return 200
  } catch (error) {
    if (error instanceof ImageError) return error.status
    throw error
  }
}

describe('the request of a picture', () => {
  it('D7.16 takes w, h, fit, trim, blend and auto, as pages write them', () => {
    expect(read(good, 'w=960&h=640&fit=crop&auto=compress,format')).toMatchObject({
      variant: { width: 960, height: 640, trim: false, blend: null },
      format: 'avif',
    })
    expect(read(good, 'w=320&trim=auto&blend=FFFFFF&auto=compress%2Cformat').variant).toEqual({
      width: 320,
      height: null,
      trim: true,
      blend: 'FFFFFF',
    })
  })

  it('D7.16 draws only the 19 forms that pages write, out of all combinations of known parameters', () => {
    const options = {
      w: ['', ...IMAGE_SIZES.map((size) => `w=${size}`)],
      h: ['', ...IMAGE_SIZES.map((size) => `h=${size}`)],
      fit: ['', 'fit=clip', 'fit=crop', 'fit=fill'],
      trim: ['', 'trim=auto'],
      blend: ['', 'blend=FAF8F4', 'blend=FFFFFF', 'blend=F1EDE5'],
      auto: ['', 'auto=format', 'auto=compress,format', 'auto=format,compress'],
    }
    const queries = Object.values(options).reduce<string[]>(
      (all, values) => all.flatMap((start) => values.map((value) => [start, value].filter(Boolean).join('&'))),
      [''],
    )
    expect(queries).toHaveLength(12 * 12 * 4 * 2 * 4 * 4)
    const began = performance.now()
    expect(queries.filter((query) => statusOf(good, query) === 200)).toHaveLength(19)
    expect((performance.now() - began) / queries.length, 'ms for each').toBeLessThan(1)
  })

  it.each([
    ['sizes off the list', 'w=321&auto=compress,format'],
    ['no size', ''],
    ['a size that is no number', 'w=960px&auto=compress,format'],
    ['an unknown fit', 'w=320&fit=stretch&auto=compress,format'],
    ['a free colour', 'w=320&trim=auto&blend=123456&auto=compress,format'],
    ['an unknown parameter', `${WHOLE}&url=http://169.254.169.254/`],
    ['a parameter twice', `w=320&${WHOLE}`],
    ['another order', 'auto=compress,format&w=320'],
    ['an unknown auto', 'w=320&auto=all'],
    ['a long query', `${WHOLE}&x=${'a'.repeat(300)}`],
  ])('refuses %s with 400', (_name, query) => {
    expect(statusOf(good, query)).toBe(400)
  })

  it.each([
    '../../etc/passwd',
    'imported/../../etc/passwd',
    'imported/..%2f..%2fsecret.jpg',
    'imported/.hidden.jpg',
    'imported/a/b.jpg',
    'imported/page.svg',
    'imported/x.jpg/..',
    'http://169.254.169.254/latest',
    'https://example.com/a.jpg',
    '//example.com/a.jpg',
    'demo/unknown/front/fjord/1.svg',
    'demo/boot/front/plaid/1.svg',
    'demo/boot/top/fjord/1.svg',
    'demo/boot/front/fjord/1.png',
    'demo/boot/front/fjord/-1.svg',
    'demo/boot/front/fjord/12345678901.svg',
    'demo/boot/front/__proto__/1.svg',
    'demo/scene/ridge-winter/toString/1.svg',
    'demo',
    '',
    'imported/a\0.jpg',
    'imported\\a.jpg',
  ])('knows no picture at %j', (path) => {
    expect(statusOf(path)).toBe(404)
  })

  it('refuses addresses that are too long', () => {
    expect(statusOf(`imported/${'a'.repeat(300)}.jpg`)).toBe(414)
  })

  it('chooses the best format that the browser names', () => {
    expect(formatFor('image/avif,image/webp,image/apng,*/*;q=0.8')).toBe('avif')
    expect(formatFor('image/webp,*/*')).toBe('webp')
    expect(formatFor('image/avif;q=0, image/webp')).toBe('webp')
    expect(formatFor('*/*')).toBe('jpeg')
    expect(formatFor(null)).toBe('jpeg')
  })

  it('names a result by what it shows', () => {
    expect(keyOf(read(good, 'w=320&auto=compress%2Cformat'), '1')).toBe(keyOf(read(good), '1'))
    expect(keyOf(read(good, 'w=480&auto=compress,format'), '1')).not.toBe(keyOf(read(good), '1'))
    expect(keyOf(read(good), '1')).not.toBe(keyOf(read(good), '2'))
  })

  it('D7.16 each of the nineteen forms is a result of its own: a logo is not the whole picture of its width', () => {
    const forms = [
      ...IMAGE_SIZES.map(wholeQuery),
      ...[...HERO_CROPS, ...BRAND_CROPS].map(cropQuery),
      ...LOGO_SIZES.map(logoQuery),
    ]
    expect(forms).toHaveLength(19)
    expect(new Set(forms.map((query) => keyOf(read(good, query), '1'))).size).toBe(forms.length)
  })
})

describe('the address of a picture', () => {
  it('is always answered', () => {
    const sources = [
      ...[1, 96, 97, 700, 961, 1920, 5000].map((w) => imageUrl(good, { w })),
      ...[srcSet(good, IMAGE_SIZES), cropSrcSet(good, HERO_CROPS), cropSrcSet(good, BRAND_CROPS)]
        .concat(logoSources(good).srcSet)
        .flatMap((set) => set.split(', ').map((part) => part.split(' ')[0] ?? '')),
      logoSources(good).src,
    ]
    for (const source of sources) expect(statusOf(good, source.split('?')[1]), source).toBe(200)
    expect(sizeFor(500)).toBe(640)
    expect(sizeFor(9000)).toBe(1920)
  })

  it('keeps odd paths inside the image service', () => {
    expect(imageUrl('//evil.example/a.jpg', { w: 96 })).toBe('/media/evil.example/a.jpg?w=96&auto=compress,format')
    expect(imageUrl('imported/a b?.jpg', { w: 96 })).toContain('/media/imported/a%20b%3F.jpg?w=96')
  })

  it('lists each width once in a srcset', () => {
    expect(srcSet(good, [300, 320, 640])).toBe(
      `/media/${good}?w=320&auto=compress,format 320w, /media/${good}?w=640&auto=compress,format 640w`,
    )
    expect(IMAGE_SIZES).toEqual([...IMAGE_SIZES].sort((a, b) => a - b))
  })
})
