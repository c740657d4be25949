import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { productSections } from '@/components/office/product-sections'
import { RecordForm } from '@/components/office/record-form'
import { SectionBar } from '@/components/office/section-bar'
import type { OfficeGoods } from '@/lib/contract/schemas/office'
import { LANGUAGES } from '@/lib/market/languages'

import { entity, field, INTL, show, startOver } from './support'

const PRODUCTS = entity('products', [
  field('name', 'localized', { section: 'texts' }),
  field('brandId', 'reference', { section: 'main' }),
  field('taxClass', 'integer', { section: 'selling' }),
])
const whole = Object.fromEntries(LANGUAGES.map((language) => [language, 'Fell jacket']))
const variant = { isHidden: false, regular: 9900 } as OfficeGoods['variants'][number]
const sectionsOf = (values: object, variants: OfficeGoods['variants'], pictures: number) =>
  productSections(INTL, {
    entity: PRODUCTS,
    values: values as never,
    goods: { variants, stores: [], mayPrice: true, mayStock: true },
    pictures,
  })
const missing = (...given: Parameters<typeof sectionsOf>) =>
  sectionsOf(...given).flatMap(({ id, isMissing }) => (isMissing ? [id] : []))

beforeEach(startOver)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the sections of a product', () => {
  const full = { name: whole, longDescriptionHtml: whole }

  it('are in the order of its page', () => {
    expect(sectionsOf(full, [variant], 1).map(({ id }) => id)).toEqual([
      'section-texts',
      'section-main',
      'pictures',
      'variants',
      'goods',
      'section-selling',
      'record-history',
    ])
  })

  it('are marked where something is missing', () => {
    expect(missing(full, [variant], 1)).toEqual([])
    expect(missing({ ...full, name: { ...whole, ru: '' } }, [variant], 0)).toEqual(['section-texts', 'pictures'])
    expect(missing(full, [], 1)).toEqual(['variants'])
    expect(missing(full, [{ ...variant, regular: null }], 1)).toEqual(['goods'])
  })

  it('are links, of which the one that is read is marked', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: this.id === 'pictures' ? 40 : 900 } as DOMRect
    })
    show(
      <>
        <SectionBar sections={sectionsOf({}, [variant], 0)} />
        <h2 id="section-texts">Texts</h2>
        <h2 id="pictures">Pictures</h2>
      </>,
    )
    const link = screen.getByRole('link', { name: /^Pictures/ })
    expect(link.getAttribute('href')).toBe('#pictures')
    expect(link.textContent).toContain('something is missing')
    fireEvent.scroll(window)
    expect(screen.getAllByRole('link').filter((one) => one.getAttribute('aria-current') === 'location')).toEqual([link])
  })
})

describe('a form that is read anew', () => {
  const record = {
    id: '7',
    title: 'Fell jacket',
    values: { name: { fi: 'Takki' }, brandId: 1, taxClass: 5 },
    labels: {},
    change: 1,
  }
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

  it('keeps the place, and what is typed where nobody else has changed it', () => {
    const { rerender } = show(<RecordForm entity={PRODUCTS} record={record} />)
    const finnish = box('Suomi')
    finnish.focus()
    fireEvent.change(finnish, { target: { value: 'Oma' } })
    fireEvent.change(box('Svenska'), { target: { value: 'Jacka' } })
    const values = { ...record.values, name: { fi: 'Toisen' } }
    rerender(<RecordForm entity={PRODUCTS} record={{ ...record, values, change: 2 }} />)
    expect(document.activeElement).toBe(box('Suomi'))
    expect(box('Suomi').value).toBe('Toisen')
    expect(box('Svenska').value).toBe('Jacka')
    expect(screen.getByText(/^1 unsaved change/)).toBeTruthy()
  })
})
