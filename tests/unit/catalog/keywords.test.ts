import { describe, expect, it } from 'vitest'

import { markKeywords } from '@/lib/catalog/keywords'

const keywords = [
  { id: 1, keyword: 'three layers' },
  { id: 2, keyword: 'layers' },
  { id: 3, keyword: 'R&D' },
  { id: 4, keyword: '(x)' },
  { id: 5, keyword: ' ' },
]
const mark = (html: string) => markKeywords(html, keywords)

describe('D2.12 keywords of a description', () => {
  it('are marked once each, where they first stand, in any case', () => {
    expect(mark('<p>Three Layers, layers and layers.</p>')).toBe(
      '<p><span data-keyword="1">Three Layers</span>, <span data-keyword="2">layers</span> and layers.</p>',
    )
  })

  it('are whole words, in every script', () => {
    expect(mark('<p>players, layersy, players-layers</p>')).toBe(
      '<p>players, layersy, players-<span data-keyword="2">layers</span></p>',
    )
    expect(markKeywords('Мембрана и мембраны', [{ id: 9, keyword: 'мембран' }])).toBe('Мембрана и мембраны')
    expect(markKeywords('<p>Kolmikerroksinen</p>', [{ id: 9, keyword: 'kolmikerroksinen' }])).toContain(
      'data-keyword="9"',
    )
  })

  it('are not marked in links, headings and attributes', () => {
    const html = '<h2>layers</h2><a href="/layers/" title="three layers">three layers</a><img alt="layers" />'
    expect(mark(html)).toBe(html)
    expect(mark(`${html}<p>layers</p>`)).toBe(`${html}<p><span data-keyword="2">layers</span></p>`)
  })

  it('may hold signs that HTML or patterns know', () => {
    expect(mark('our R&amp;D (x)')).toBe('our <span data-keyword="3">R&amp;D</span> <span data-keyword="4">(x)</span>')
  })

  it('change nothing where there are none', () => {
    expect(markKeywords('<p>x</p>', [])).toBe('<p>x</p>')
    expect(mark('')).toBe('')
  })
})
