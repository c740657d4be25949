import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { fieldHint } from '@/components/office/field-hints'
import { RecordForm } from '@/components/office/record-form'
import { SearchTrial } from '@/components/office/search-trial'
import { followTopic, targetsOf, targetWord } from '@/components/office/term-topics'
import { TOPICS } from '@/lib/backend/domain/search/lexicon/lexicon'
import type { SearchTrial as Trial } from '@/lib/contract/schemas/office-content'
import { LANGUAGES } from '@/lib/market/languages'
import { officeMessages } from '@/lib/office/messages'

import { bodies, entity, field, INTL, refused, resolved, sent, serve, show, startOver } from './support'

const { officeCall, officeMe } = vi.hoisted(() => ({ officeCall: vi.fn(), officeMe: vi.fn() }))
vi.mock('@/lib/office/server', () => ({
  officeCall,
  officeMe,
  officeNow: () => Promise.resolve(Date.parse('2026-03-04T10:00:00Z')),
  officeIntl: () => Promise.resolve(INTL),
  officeLanguage: () => Promise.resolve('en'),
}))
const page = await import('@/app/hallinta/(desk)/search-terms/[record]/page')

const once = { isRequired: true, isGivenOnce: true }
const TERMS = entity('search-terms', [
  field('language', 'choice', { ...once, options: [...LANGUAGES] }),
  field('topic', 'choice', { ...once, options: [...TOPICS] }),
  field('target', 'text', once),
  field('phrases', 'words'),
])
const MADE = '/api/office/records/search-terms/'
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
const group = (id: string, title: string, key: string) => ({ id, title, values: { key }, labels: {} })
const record = (values: Record<string, unknown>, labels = {}) =>
  ({ id: 'en~goods~parkas', title: 'parka', values, labels, change: 1 }) as never

beforeEach(startOver)
afterEach(cleanup)

describe.each(LANGUAGES)('the topics of the search in %s', (language) => {
  const messages = officeMessages(language)
  it('each have a name and an explanation with an example', () => {
    for (const topic of TOPICS) {
      expect([topic, `office.option_${topic}` in messages]).toEqual([topic, true])
      expect(fieldHint('search-terms', 'topic', { topic })).toBe(`office.term_${topic}_text`)
      expect([topic, `office.term_${topic}_text` in messages]).toEqual([topic, true])
    }
  })
})

describe('what words lead to', () => {
  it('are things that the search knows, in words', () => {
    const words = TOPICS.flatMap((topic) => targetsOf(topic).map((target) => targetWord(INTL, topic, target)))
    expect(words).not.toContain(null)
    expect([targetWord(INTL, 'wearer', 'kids'), targetWord(INTL, 'price', 'cheap')]).toEqual([
      'Children',
      'Cheapest first',
    ])
    expect(targetWord(INTL, 'colour', 'mauve')).toBeNull()
    expect([followTopic('search-terms', 'topic', 'filler'), followTopic('search-terms', 'topic', 'colour')]).toEqual([
      { target: 'any' },
      { target: null },
    ])
    expect(followTopic('banners', 'topic', 'filler')).toEqual({})
  })

  it('is chosen after the topic, and starts anew with another topic', async () => {
    serve({ [MADE]: { id: 'en~colour~blue' } })
    show(<RecordForm entity={TERMS} record={null} />)
    expect(screen.getByText('First choose a topic.')).toBeTruthy()
    choose('Language', 'en')
    choose('Topic', 'colour')
    expect(screen.getByText(/^Names of colours/)).toBeTruthy()
    choose('Target', 'blue')
    choose('Topic', 'condition')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Target' }).value).toBe('')
    choose('Target', 'used')
    fireEvent.change(screen.getByRole('textbox', { name: 'Phrases' }), { target: { value: 'preloved' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(bodies(MADE)).toEqual([
        { values: { language: 'en', topic: 'condition', target: 'used', phrases: ['preloved'] } },
      ]),
    )
  })

  it('is a category found by name; its key is stored', async () => {
    serve({
      [MADE]: { id: 'x' },
      '/api/office/records/groups/': { rows: [group('4', 'Parkas', 'parkas'), group('5', 'Jackets', 'jackets')] },
    })
    show(<RecordForm entity={TERMS} record={null} />)
    choose('Topic', 'goods')
    const box = screen.getByRole('combobox', { name: 'Target' })
    fireEvent.focus(box)
    fireEvent.change(box, { target: { value: 'par' } })
    fireEvent.mouseDown(await screen.findByRole('option', { name: 'Parkas' }))
    fireEvent.mouseDown(await screen.findByRole('option', { name: 'Jackets' }))
    fireEvent.click(screen.getByRole('button', { name: 'Move Jackets up' }))
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies(MADE)).toMatchObject([{ values: { target: 'jackets parkas' } }]))
  })

  it('of a purpose has words that order what is found; a category that is gone keeps its key', async () => {
    serve({
      '/api/office/records/groups/': { rows: [group('4', 'Flasks', 'flasks')] },
      '/api/office/search-lines/': { phrases: [] },
    })
    const values = { language: 'en', topic: 'purpose', target: null, phrases: [] }
    show(<RecordForm entity={TERMS} record={null} />)
    choose('Topic', String(values.topic))
    const box = screen.getByRole('combobox', { name: 'Target' })
    fireEvent.focus(box)
    fireEvent.mouseDown(await screen.findByRole('option', { name: 'Flasks' }))
    fireEvent.change(screen.getByLabelText(/^Words by which/), { target: { value: 'bottle' } })
    serve({ [MADE]: { id: 'x' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies(MADE)).toMatchObject([{ values: { target: 'flasks:bottle' } }]))
    expect(screen.getByText(/^One line for each way to say it/)).toBeTruthy()
  })

  it('is words on an old line, which cannot lead elsewhere', () => {
    const values = { language: 'en', topic: 'goods', target: 'parkas gone', phrases: ['parka'] }
    show(<RecordForm entity={TERMS} record={record(values, { target: 'Parkas' })} />)
    expect(screen.getByText('Parkas')).toBeTruthy()
    expect(screen.queryByText(/parkas gone/)).toBeNull()
  })
})

describe('what the search knows already', () => {
  it('is shown and can be taken over, because a line replaces it', async () => {
    serve({
      '/api/office/search-lines/': { phrases: ['parka', 'long coat'] },
      [`${MADE}en~goods~parkas/`]: { id: 'x' },
    })
    const values = { language: 'en', topic: 'goods', target: 'parkas', phrases: ['parka'] }
    show(<RecordForm entity={TERMS} record={record(values)} />)
    expect(await screen.findByText(/replaces them: parka, long coat$/)).toBeTruthy()
    expect(sent[0]?.path).toBe('/api/office/search-lines/?language=en&topic=goods&target=parkas')
    fireEvent.click(screen.getByRole('button', { name: 'Add this word to the list' }))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Phrases' }).value).toBe('parka\nlong coat')
    expect(screen.queryByRole('button', { name: /^Add this word/ })).toBeNull()
  })
})

describe('a new line of words', () => {
  const phrases = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Phrases' })
  const begin = async () => {
    serve({ '/api/office/search-lines/': { phrases: ['used', 'second-hand'] }, [MADE]: { id: 'x' } })
    show(<RecordForm entity={TERMS} record={null} />)
    choose('Language', 'en')
    choose('Topic', 'condition')
    fireEvent.change(phrases(), { target: { value: 'preloved' } })
    choose('Target', 'used')
    await waitFor(() => expect(phrases().value).toBe('preloved\nused\nsecond-hand'))
  }

  it('is added to those that the search has', async () => {
    await begin()
    expect(screen.getByText(/they stay in your list: used, second-hand$/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(bodies(MADE)).toMatchObject([{ values: { phrases: ['preloved', 'used', 'second-hand'] } }]),
    )
  })

  it('replaces them where that is asked for, and follows another meaning', async () => {
    await begin()
    fireEvent.click(screen.getByLabelText('Replace these words with my own'))
    await waitFor(() => expect(phrases().value).toBe('preloved'))
    expect(screen.getByText(/your list replaces them: used, second-hand$/)).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Replace these words with my own'))
    serve({ '/api/office/search-lines/': { phrases: ['new'] } })
    choose('Target', 'new')
    await waitFor(() => expect(phrases().value).toBe('preloved\nnew'))
  })
})

describe('trying a search', () => {
  const PATH = '/api/office/search-trial/'
  const trial = (more: Partial<Trial> = {}): Trial => ({
    ...{ filters: [], absent: [], ignored: [], queries: [], found: 0, products: [] },
    ...more,
  })
  const run = (text: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: 'Try it' }))
  }

  it('says what was understood and why each product is found', async () => {
    const words = [{ word: 'storm', place: 'name' as const }]
    serve({
      [PATH]: trial({
        filters: [
          { topic: 'goods', target: 'parkas', name: 'Parkas', isMissed: false },
          { topic: 'colour', target: 'blue', name: null, isMissed: true },
        ],
        found: 12,
        products: [
          { id: '7', title: 'Storm parka', picture: null, groups: ['Parkas'], words },
          { id: '8', title: 'Other', picture: null, groups: [], words: [] },
        ],
      }),
    })
    show(<SearchTrial language="sv" />)
    run('blue storm parka')
    expect(await screen.findByText(/finds 12 products; the first 2 are below/)).toBeTruthy()
    expect(sent[0]?.path).toBe(`${PATH}?q=blue+storm+parka&language=sv`)
    expect(screen.getByText('Understood: Kinds of goods: Parkas, Colour: Blue (no product has it)')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Storm parka' }).getAttribute('href')).toBe('/hallinta/products/7/')
    expect(screen.getByText('in the category meant: Parkas; “storm” in the name or brand')).toBeTruthy()
    expect(screen.getByText('meets what was understood')).toBeTruthy()
  })

  it('says what is not sold, what is unknown and what is proposed', async () => {
    serve({
      [PATH]: trial({
        absent: [
          { text: 'drone', groups: [] },
          { text: 'sunglasses', groups: ['Ski goggles'] },
        ],
        ignored: ['qwx'],
        queries: ['goggles'],
      }),
    })
    show(<SearchTrial />)
    run('drone')
    expect(await screen.findByText('“drone” finds nothing.')).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Not sold: drone',
      'Not sold: sunglasses. Nearest: Ski goggles',
      'In no product: qwx',
      'Proposed instead: goggles',
    ])
  })

  it('says why it could not be tried, and asks nothing without words', async () => {
    serve({ [PATH]: refused(403, 'FORBIDDEN') })
    show(<SearchTrial />)
    run('  ')
    expect(sent).toEqual([])
    run('tent')
    expect(await screen.findByText('You may not do this.')).toBeTruthy()
  })
})

describe('the page of words of the search', () => {
  it('has the form and the trial in the language of the line', async () => {
    officeMe.mockResolvedValue({ id: 1, entities: [TERMS] })
    officeCall.mockImplementation((name: string) =>
      Promise.resolve(
        name === 'officeChanges'
          ? { changes: [] }
          : record({ language: 'sv', topic: 'colour', target: 'blue', phrases: ['marin'] }),
      ),
    )
    show(await resolved(page.default({ params: Promise.resolve({ record: 'sv~colour~blue' }) })))
    expect(officeCall).toHaveBeenCalledWith('officeRecord', {
      params: { entity: 'search-terms', record: 'sv~colour~blue' },
      query: { language: 'en' },
    })
    expect(screen.getByRole('heading', { name: 'Try a search' })).toBeTruthy()
    expect(await page.generateMetadata()).toEqual({ title: 'Search vocabulary' })
    cleanup()
    show(await resolved(page.default({ params: Promise.resolve({ record: 'new' }) })))
    expect(screen.queryByRole('heading', { name: 'Try a search' })).toBeNull()
  })
})
