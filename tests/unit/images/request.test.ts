import { describe, expect, it } from 'vitest'

import { formatFor, ImageError, keyOf, readImageRequest } from '@/lib/images/request'
import { imageUrl, IMAGE_SIZES, sizeFor, srcSet } from '@/lib/images/url'
import { findDrawing } from '../../support/drawings'

const good = 'demo/shell-jacket/front/fjord/1002.svg'
const read = (
  path: string,
  query = 'w=320&auto=compress,format',
  accept: string | null = 'image/avif,image/webp,*/*',
) => readImageRequest(path, new URLSearchParams(query), accept, findDrawing)
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
  it('D7.16 takes w, h, fit, trim, blend and auto', () => {
    expect(read(good, 'w=960&h=640&fit=crop&trim=auto&blend=FAF8F4&auto=compress,format')).toMatchObject({
      width: 960,
      height: 640,
      fit: 'crop',
      trim: true,
      blend: 'FAF8F4',
      format: 'avif',
    })
    expect(read(good, '').width).toBe(960)
  })

  it.each([
    ['sizes off the list', good, 'w=321'],
    ['a size that is no number', good, 'w=960px'],
    ['a negative size', good, 'w=-96'],
    ['a huge size', good, 'w=100000'],
    ['an unknown fit', good, 'fit=stretch'],
    ['a free colour', good, 'blend=123456'],
    ['an unknown parameter', good, 'w=320&url=http://169.254.169.254/'],
    ['a parameter twice', good, 'w=320&w=640'],
    ['an unknown auto', good, 'auto=all'],
  ])('refuses %s with 400', (_name, path, query) => {
    expect(statusOf(path, query)).toBe(400)
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
    expect(statusOf(good, `w=320&x=${'a'.repeat(300)}`)).toBe(414)
  })

  it('chooses the best format that the browser names', () => {
    expect(formatFor('image/avif,image/webp,image/apng,*/*;q=0.8')).toBe('avif')
    expect(formatFor('image/webp,*/*')).toBe('webp')
    expect(formatFor('image/avif;q=0, image/webp')).toBe('webp')
    expect(formatFor('*/*')).toBe('jpeg')
    expect(formatFor(null)).toBe('jpeg')
    expect(read(good, 'w=320', 'image/avif').format).toBe('jpeg')
  })

  it('names a result by what it shows, not by the order of its parameters', () => {
    expect(keyOf(read(good, 'w=320&h=320&auto=format'), '1')).toBe(keyOf(read(good, 'auto=format&h=320&w=320'), '1'))
    expect(keyOf(read(good, 'w=320'), '1')).not.toBe(keyOf(read(good, 'w=480'), '1'))
    expect(keyOf(read(good), '1')).not.toBe(keyOf(read(good), '2'))
  })
})

describe('the address of a picture', () => {
  it('rounds sizes up to the list, so that what it writes is always answered', () => {
    for (const w of [1, 96, 97, 700, 961, 1920, 5000])
      expect(
        statusOf(
          good,
          new URL(imageUrl(good, { w, h: w, fit: 'crop', trim: true, blend: 'FFFFFF' }), 'http://x').search,
        ),
      ).toBe(200)
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
