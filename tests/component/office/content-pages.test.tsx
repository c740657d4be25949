import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { comparedWords, isMarkup } from '@/components/office/markup-words'
import { differenceOf } from '@/components/office/text-difference'

import { bodies, change, entity, field, INTL, refused, resolved, router, serve, show, startOver } from './support'

const officeCall = vi.fn<(name: string, input: unknown) => Promise<unknown>>()
const officeMe = vi.fn<() => Promise<unknown>>()
vi.mock('@/lib/office/server', () => ({
  officeCall,
  officeMe,
  officeIntl: () => Promise.resolve(INTL),
  officeLanguage: () => Promise.resolve('en'),
}))

const page = await import('@/app/hallinta/(desk)/pages/[record]/page')

const STATE = {
  language: 'fi',
  canPreview: true,
  isCampaign: false,
  hasTabs: false,
  languages: [
    { language: 'fi', id: 4, title: 'Huolto' },
    { language: 'sv', id: 5, title: 'Service' },
  ],
  startsAt: '2026-12-24T10:00:00.000Z',
  endsAt: null,
  state: 'planned',
  links: [
    { text: 'Takit', target: '/takit/', isBroken: false },
    { text: 'Sukset', target: '/suksett/', isBroken: true },
  ],
  versions: [],
}
const answers: Record<string, unknown> = {}
const open = async (node: ReactNode | Promise<ReactNode>) => show(await resolved(node))
const openPage = () => open(page.default({ params: Promise.resolve({ record: '4' }) }))

beforeEach(() => {
  startOver()
  vi.stubGlobal('confirm', () => true)
  officeCall.mockReset().mockImplementation((name) => Promise.resolve(answers[name]))
  officeMe.mockResolvedValue({ entities: [entity('pages', [field('title', 'text')])] })
  Object.assign(answers, {
    officeRecord: { id: '4', title: 'Huolto', values: { title: 'Huolto' }, labels: {}, change: 9 },
    officePage: STATE,
    officeChanges: { changes: [change(9, { entity: 'pages' }), change(8, { entity: 'pages' })], total: 2, page: 1 },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a content page', () => {
  it('says when it will be public, and which links lead nowhere', async () => {
    await openPage()
    const state = screen.getByText('Planned')
    expect(state.className).toContain('badge')
    // Below the name: the form is several screens long.
    const form = document.querySelector('form') as HTMLElement
    expect(state.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(screen.getByText(/^Will be published on December 24, 2026/)).toBeTruthy()
    expect(screen.getByText(/^1 link leads nowhere/)).toBeTruthy()
    expect(screen.getByText('Sukset: /suksett/')).toBeTruthy()
    cleanup()
    answers['officePage'] = { ...STATE, state: 'live', links: STATE.links.slice(0, 1) }
    await openPage()
    expect(screen.getByText('Published').className).toContain('badge')
    expect(screen.queryByText(/^Until/)).toBeNull()
    expect(screen.getByText(/^The link leads to a page/)).toBeTruthy()
  })

  it('is previewed as wide as a phone or a desktop, in the languages that it has', async () => {
    const wide = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_100)
    await openPage()
    const frame = () => document.querySelector('iframe')
    expect([frame()?.getAttribute('src'), frame()?.width, frame()?.getAttribute('loading')]).toEqual([
      '/hallinta-preview/fi/4/',
      '390',
      'lazy',
    ])
    expect(screen.getByRole('button', { name: 'Phone' }).getAttribute('aria-pressed')).toBe('true')
    cleanup()
    // In a window that has the space a desktop is shown first.
    wide.mockReturnValue(1_500)
    await openPage()
    expect(frame()?.width).toBe('1280')
    wide.mockRestore()
    fireEvent.click(screen.getByRole('button', { name: 'Phone' }))
    expect(frame()?.width).toBe('390')
    fireEvent.click(screen.getByRole('button', { name: 'Desktop' }))
    fireEvent.click(screen.getByRole('button', { name: 'Svenska' }))
    expect([frame()?.getAttribute('src'), frame()?.width]).toEqual(['/hallinta-preview/sv/4/', '1280'])
    expect(screen.getByRole('button', { name: 'Deutsch' })).toHaveProperty('disabled', true)
  })

  it('goes back to an earlier version, or says why not', async () => {
    await openPage()
    serve({ '/api/office/restore/': { changed: 1 } })
    const [button, ...others] = screen.getAllByRole('button', { name: 'Go back to this version' })
    // The newest change is what the page is now.
    expect(others).toEqual([])
    if (button) fireEvent.click(button)
    await waitFor(() => expect(bodies('/api/office/restore/')).toEqual([{ change: 8 }]))
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    serve({ '/api/office/restore/': refused(400, 'BAD_REQUEST', { details: { reason: 'no_version' } }) })
    if (button) fireEvent.click(button)
    expect(await screen.findByText(/^There is no way back to this version/)).toBeTruthy()
  })

  it('shows of a long text the words that differ', async () => {
    const text = (word: string) => `<p>${'Vanha teksti jatkuu. '.repeat(20)}Takki on ${word}.</p>`
    const changes = { contentHtml: [text('sininen'), text('punainen')] as [string, string] }
    answers['officeChanges'] = { changes: [change(9, { entity: 'pages', changes })], total: 1, page: 1 }
    await openPage()
    expect(document.querySelector('del')?.textContent).toBe('sininen.')
    expect(document.querySelector('ins')?.textContent).toBe('punainen.')
  })
})

describe('the difference of two formatted texts', () => {
  it('is of their words, a line for each part', () => {
    expect(comparedWords('<h2>Care</h2><p>Wash <b>cold</b>.</p>', '<h2>Care</h2><ul><li>Wash warm.</li></ul>')).toEqual(
      ['Care\nWash cold.', 'Care\nWash warm.'],
    )
    expect(isMarkup('5 < 6 and a > b')).toBe(false)
  })

  it('names addresses where only they differ, and says when only the formatting does', () => {
    const link = (to: string) => `<p>See <a class="x" href="${to}">us</a></p>`
    expect(comparedWords(link('/a/'), link('/b/'))).toEqual(['See us (/a/)', 'See us (/b/)'])
    expect(comparedWords('<p>Wash</p>', '<h2>Wash</h2>')).toBeNull()
  })

  it('has no tags on the page', async () => {
    const changes = { contentHtml: ['<p>Vanha</p><h2>Pesu</h2>', '<p>Uusi</p><h2>Pesu</h2>'] as [string, string] }
    answers['officeChanges'] = { changes: [change(9, { entity: 'pages', changes })], total: 1, page: 1 }
    await openPage()
    expect(document.querySelector('del')?.textContent).toBe('Vanha')
    expect(document.querySelector('ins')?.textContent).toBe('Uusi')
    expect([...document.querySelectorAll('dd')].map((one) => one.textContent).join()).not.toContain('<')
  })
})

describe('the difference of two texts', () => {
  const said = (before: string, after: string) =>
    differenceOf(before, after).map(({ kind, text }) => `${kind === 'gone' ? '-' : kind === 'new' ? '+' : ' '}${text}`)

  it('is found word by word', () => {
    expect(said('a b c d', 'a x c d e')).toEqual([' a ', '-b', '+x', '  c d', '+ e'])
    expect(said('', 'a b')).toEqual(['+a b'])
    expect(said('a b', '')).toEqual(['-a b'])
    expect(said('same', 'same')).toEqual([' same'])
  })

  it('gives both texts back', () => {
    const words = ['a', 'b', '<p>', 'c', ' ', '  ', '>']
    const random = (seed: number) => Array.from({ length: 12 }, (_, at) => words[(seed * (at + 3) * 7) % 7]).join('')
    for (let seed = 1; seed < 200; seed += 1) {
      const [before, after] = [random(seed), random(seed * 5 + 1)]
      const parts = differenceOf(before, after)
      const of = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join('')
      expect([of('new'), of('gone')]).toEqual([before, after])
    }
  })
})
