import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { HtmlContent } from '@/components/content/html-content'
import { storedAddress, withPictures } from '@/components/content/text-pictures'
import { Words } from '@/components/product/translated-text'
import { sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'
import { variantOf } from '@/lib/images/variants'

import { show } from '../ui/support'

afterEach(cleanup)

const figure = (more = '', width = 1600) =>
  sanitizeHtml(
    `<p>Before</p><figure class="picture${more}"><img src="${storedAddress('imported/a1.jpg')}" alt="Snow &lt;deep&gt;" width="${width}" height="900"><figcaption>North</figcaption></figure><p>After</p>`,
  )
const pictureIn = (html: string) => show(<HtmlContent html={html} />).container.querySelector('img')
const widthsOf = (image: HTMLImageElement | null) =>
  [...(image?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

describe('a picture in a text', () => {
  it('keeps its place while it loads, loads late, and in the widths that the image service has', () => {
    const image = pictureIn(figure())
    expect(image).toMatchObject({ alt: 'Snow <deep>', width: 1600, height: 900 })
    expect([image?.getAttribute('loading'), image?.getAttribute('decoding')]).toEqual(['lazy', 'async'])
    expect(widthsOf(image)).toEqual([320, 480, 640, 800, 960, 1280, 1600])
    const queries = (image?.srcset ?? '').split(', ').map((part) => part.split(' ')[0]?.split('?')[1] ?? '')
    for (const query of [...queries, image?.src.split('?')[1] ?? ''])
      expect([query, variantOf(query)]).toEqual([query, expect.anything()])
    expect(image?.getAttribute('src')).toBe('/media/imported/a1.jpg?w=960&auto=compress,format')
  })

  it('is not asked for wider than it is', () => {
    expect(widthsOf(pictureIn(figure('', 700)))).toEqual([320, 480, 640, 800])
    cleanup()
    const small = pictureIn(figure('', 90))
    expect([widthsOf(small), variantOf(small?.src.split('?')[1] ?? '')?.width]).toEqual([[96], 96])
  })

  it('says how wide it is shown', () => {
    const sizes = ['', ' wide', ' half'].map((more) => {
      const found = pictureIn(figure(more))?.sizes ?? ''
      cleanup()
      return found
    })
    expect(new Set(sizes).size).toBe(3)
    expect(sizes.every((text) => text.endsWith(', 100vw'))).toBe(true)
  })

  it('of a description, and one without a figure, is shown the same way; words stay as they are', () => {
    const html = sanitizeHtml('<p>a <img src="/media/demo/b.svg" alt=""> b</p>')
    const image = show(<Words tagline="" html={html} />).container.querySelector('img')
    expect([image?.getAttribute('alt'), image?.getAttribute('loading'), widthsOf(image).length > 3]).toEqual([
      '',
      'lazy',
      true,
    ])
    const words = '<p>1 &lt; 2 and <strong>x</strong> src="/media/a.jpg"</p>'
    expect(withPictures(words)).toBe(words)
  })

  it('stays whole where it comes twice through the sanitiser', () => {
    expect(sanitizeHtml(figure(' half'))).toBe(figure(' half'))
  })
})
