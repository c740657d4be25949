/** What a page does with a stored text: a list of its headings, no event that is over, times as each language writes them. */
import { describe, expect, it } from 'vitest'

import { clockText } from '@/lib/content/clock-text'
import { withHeadings } from '@/lib/content/headings'
import { withoutPast } from '@/lib/content/past-events'
import { LANGUAGES } from '@/lib/market/languages'

const text = (...titles: string[]) => titles.map((title) => `<h2>${title}</h2><p>Words.</p>`).join('')

describe('the headings of a long page', () => {
  it('get names that links lead to, each its own, in every script; one that has a name keeps it', () => {
    const { html, headings } = withHeadings(
      `${text('Rights &amp; <em>duties</em>', 'Наши сроки', 'Наши сроки')}<h2 id="end">End</h2>`,
    )
    expect(headings).toEqual([
      { id: 'rights-duties', title: 'Rights & duties' },
      { id: 'наши-сроки', title: 'Наши сроки' },
      { id: 'наши-сроки-2', title: 'Наши сроки' },
      { id: 'end', title: 'End' },
    ])
    for (const { id } of headings) expect(html.split(`<h2 id="${id}">`)).toHaveLength(2)
    expect(html).toContain('Rights &amp; <em>duties</em></h2>')
  })

  it('are left as they are in a short text, and in one with links to its parts', () => {
    const short = text('One', 'Two', 'Three')
    expect(withHeadings(short)).toEqual({ html: short, headings: [] })
    const jumps = `<ul class="jumps"><li><a href="#a">A</a></li></ul>${text('A', 'B', 'C', 'D')}`
    expect(withHeadings(jumps)).toEqual({ html: jumps, headings: [] })
  })
})

describe('events of a page', () => {
  const day = (date: string) => `<time datetime="${date}">${date}</time>`
  const of = (block: string, ...items: string[]) =>
    `<p>Before</p><ul class="${block}">${items.map((item) => `<li>${item}</li>`).join('')}</ul><p>${day('2026-01-01')}</p>`

  it.each(['events', 'facts'])('that are over are left out of %s, those of today and without a day stay', (block) => {
    const all = of(block, day('2026-11-27'), day('2026-11-28'), 'Always', `${day('2026-11-01')} ${day('2026-12-01')}`)
    const left = withoutPast(all, '2026-11-28')
    expect(left).toBe(of(block, day('2026-11-28'), 'Always', `${day('2026-11-01')} ${day('2026-12-01')}`))
  })

  it('and days anywhere else stay', () => {
    expect(withoutPast(of('tasks', day('2026-11-01')), '2026-11-28')).toBe(of('tasks', day('2026-11-01')))
  })
})

it('issue 16: opening times are written as each language writes them', () => {
  expect(LANGUAGES.map((language) => [language, clockText('09:00', language), clockText('18:30', language)])).toEqual([
    ['en', '09:00', '18:30'],
    ['fi', '09.00', '18.30'],
    ['sv', '09.00', '18.30'],
    ['de', '09:00', '18:30'],
    ['fr', '9\u00a0h', '18\u00a0h\u00a030'],
    ['ru', '09:00', '18:30'],
  ])
})
