import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { mainFit } from '@/lib/catalog/review-fit'
import { Reviews } from '@/components/reviews/reviews'
import WriteReview from '@/components/reviews/write-review'
import { toastStore } from '@/components/ui/toast'
import type { Review, ReviewPage } from '@/lib/contract/schemas/catalogue'
import { authStore } from '@/stores/auth'

import { stubDialogs } from '../ui/support'
import { productModel, show } from './support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))
vi.mock('@/lib/intl/lazy', () => ({ LazyIntl: ({ children }: { children: ReactNode }) => children }))

const review = (id: number, change: Partial<Review> = {}): Review => ({
  id,
  created: '2026-05-01T09:00:00.000Z',
  rating: 8,
  visible_name: `Name ${id}`,
  comment: `Comment ${id}`,
  size: 'M',
  size_feedback: 6,
  is_verified: true,
  language: 'en',
  images: [],
  votes_up: 3,
  votes_down: 1,
  votes_total: 2,
  ...change,
})
const page = (from: number, change: Partial<ReviewPage> = {}): ReviewPage => ({
  results: Array.from({ length: 10 }, (_, index) => review(from + index)),
  max_pages: 3,
  images: [],
  stars: [1, 0, 2, 20, 7],
  fit: [0, 1, 8, 1, 0],
  ...change,
})

function Page({ reviews = page(1) }: { reviews?: ReviewPage }) {
  const intl = useIntl()
  return (
    <Reviews model={productModel({ rating: 8.2, rating_count: 30 })} reviews={reviews} sizes={['M', 'L']} intl={intl} />
  )
}

const answering = (
  answers: Record<string, (input: { query: { page: number; sort: string }; body: Record<string, unknown> }) => unknown>,
) =>
  call.mockImplementation((name: string, input: never) =>
    Promise.resolve(answers[name]?.(input) ?? { ok: false, error: { code: 'INTERNAL' } }),
  )
const good = (data: unknown) => ({ ok: true, data })
const loggedIn = (voteReviews: { id: number; vote: boolean }[] = []) => {
  const { user } = authStore.getState()
  authStore.setState({ isLoading: false, user: { ...user, isAuthenticated: true, id: 5, voteReviews } })
}
const names = () => screen.getAllByText(/^Name \d+$/).map((node) => node.textContent)
const article = (id: number) => within(screen.getByText(`Name ${id}`).closest('article') as HTMLElement)
const up = (id: number) => article(id).getByRole('button', { name: /^Helpful/ })
const down = (id: number) => article(id).getByRole('button', { name: /^Not helpful/ })
const toasts = () => toastStore.get().map(({ text, tone }) => [text, tone])
const settle = () =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

beforeEach(() => {
  stubDialogs()
  window.sessionStorage.clear()
  const { user } = authStore.getState()
  authStore.setState({ isLoading: false, user: { ...user, isAuthenticated: false, id: null, voteReviews: [] } })
  call.mockReset()
})
afterEach(cleanup)

describe('the reviews of a product', () => {
  it('D1.02 D4.34 D4.35 say the average, the stars, the fit, how they are checked, and that some are translated', () => {
    show(<Page />)
    expect(screen.getByText('4.1')).toBeTruthy()
    expect(screen.getByText('Regular fit: 80 % say so')).toBeTruthy()
    expect(screen.getByText(/^Only customers who bought the product/)).toBeTruthy()
    expect(screen.getByText('Some of the reviews may be machine translated.')).toBeTruthy()
    expect(screen.getByRole('table').textContent).toMatch(/5.*7.*4.*20.*3.*2.*2.*0.*1.*1/)
    expect(mainFit([1, 0, 1, 0, 0])).toBeNull()
    expect(mainFit([2, 0, 2, 0, 0])).toEqual({ value: 6, percent: 50 })
  })

  it('D4.30 five of the ten are open, the others behind one press that needs no script, and further pages behind the next', () => {
    show(<Page />)
    const rest = document.querySelector('details.rest') as HTMLDetailsElement
    expect([rest.open, rest.querySelectorAll('article').length]).toEqual([false, 5])
    expect(document.querySelectorAll('article')).toHaveLength(10)
    expect(rest.querySelector('summary')?.textContent).toBe('Load more reviews')
    cleanup()
    show(<Page reviews={page(1, { results: [1, 2, 3, 4, 5].map((id) => review(id)), max_pages: 1 })} />)
    expect(document.querySelector('details.rest')).toBeNull()
  })

  it('D4.34 D9.01 each review has its rating of ten as five stars in halves', () => {
    const results = [0, 7, 10].map((rating, at) => review(at + 1, { rating }))
    show(<Page reviews={page(1, { results })} />)
    const starsOf = (id: number) =>
      [
        ...article(id)
          .getByRole('img', { name: /out of 5 stars/ })
          .querySelectorAll('use'),
      ].map((star) => star.getAttribute('href')?.split('#')[1])
    const [full, empty] = ['star', 'star-empty']
    expect(starsOf(1)).toEqual([empty, empty, empty, empty, empty])
    expect(starsOf(2)).toEqual([full, full, full, 'star-half', empty])
    expect(starsOf(3)).toEqual([full, full, full, full, full])
  })

  it('D3.08 each review has its day, the size that was bought, its pictures and its votes', () => {
    const change = { size: 'XL', size_feedback: null, images: [{ url: 'reviews/1.jpg' }], votes_up: 7, votes_down: 2 }
    show(
      <Page reviews={page(1, { results: [review(1, change), review(2, { created: '2025-12-31T09:00:00.000Z' })] })} />,
    )
    const days = [...document.querySelectorAll('time')].map((day) => [day.dateTime, day.textContent])
    expect(days).toEqual([
      ['2026-05-01T09:00:00.000Z', '5/1/2026'],
      ['2025-12-31T09:00:00.000Z', '12/31/2025'],
    ])
    expect(article(1).getByText('Size XL')).toBeTruthy()
    expect(article(1).getByRole('img', { name: 'Picture 1 by Name 1' }).getAttribute('src')).toContain('reviews/1.jpg')
    expect(article(2).queryByRole('img', { name: /^Picture/ })).toBeNull()
    expect([up(1).textContent, down(1).textContent]).toEqual([
      expect.stringMatching(/7/) as string,
      expect.stringMatching(/2/) as string,
    ])
  })

  it('D4.35 each review says how its size fits, also without the size that was bought', () => {
    const fits = ['Much smaller', 'Slightly smaller', 'Regular fit', 'Slightly larger', 'Much larger']
    const results = fits.map((_, index) => review(index + 1, { size: null, size_feedback: 2 * (index + 1) }))
    show(<Page reviews={page(1, { results })} />)
    fits.forEach((fit, index) => expect(article(index + 1).getByText(new RegExp(`^${fit}`))).toBeTruthy())
  })

  it('D4.30 D7.05 D7.16 a page of ten more at each press while there are some; a review is never shown twice', async () => {
    answering({ productReviews: ({ query }) => good(page(query.page === 1 ? 1 : query.page === 2 ? 10 : 21)) })
    show(<Page />)
    fireEvent.click(screen.getByRole('button', { name: 'Load more reviews' }))
    await waitFor(() => expect(names()).toHaveLength(19))
    fireEvent.click(screen.getByRole('button', { name: 'Load more reviews' }))
    await waitFor(() => expect(names()).toHaveLength(29))
    expect(screen.queryByRole('button', { name: 'Load more reviews' })).toBeNull()
    const model_id = productModel().id
    expect(call.mock.calls.map(([, { query }]) => query)).toMatchObject([
      { model_id, page: 1, sort: 'date' },
      { model_id, page: 2 },
      { model_id, page: 3 },
    ])
  })

  it('D4.30 while a page is loading the button says so and takes no press, at the first page as at later ones', async () => {
    const waiting: (() => void)[] = []
    call.mockImplementation(
      (_name: string, { query }: { query: { page: number } }) =>
        new Promise((resolve) => waiting.push(() => resolve(good(page(10 * query.page - 9))))),
    )
    show(<Page />)
    const more = () => screen.getByRole('button', { name: 'Load more reviews' })
    const next = () => act(async () => waiting.shift()?.())
    const isPending = () => more().getAttribute('aria-busy')
    expect(isPending()).toBeNull()
    fireEvent.click(more())
    await waitFor(() => expect(waiting).toHaveLength(1))
    expect(isPending()).toBe('true')
    fireEvent.click(more())
    await next()
    await next()
    expect([names().length, isPending(), call.mock.calls.length]).toEqual([20, null, 2])
    fireEvent.click(more())
    expect([isPending(), document.querySelector('[aria-live]')?.getAttribute('aria-busy')]).toEqual(['true', 'true'])
    fireEvent.click(more())
    await next()
    expect([names().length, call.mock.calls.length]).toEqual([30, 3])
  })

  it('D4.30 has no button for more where one page is all', () => {
    show(<Page reviews={page(1, { max_pages: 1 })} />)
    expect(names()).toHaveLength(10)
    expect(screen.queryByRole('button', { name: 'Load more reviews' })).toBeNull()
  })

  it('D4.33 a review shows its text whole up to 300 characters, cut behind Read more above, and no text where there is none', () => {
    const words = 'word '.repeat(80).trim()
    const texts = ['x'.repeat(300), words, '  ']
    show(<Page reviews={page(1, { results: texts.map((comment, at) => review(at + 1, { comment })) })} />)
    const [whole, long, none] = [1, 2, 3].map((id) => screen.getByText(`Name ${id}`).closest('article') as HTMLElement)
    expect([whole?.textContent?.includes(texts[0] as string), whole?.querySelector('details')]).toEqual([true, null])
    const summary = long?.querySelector('summary')
    expect(summary?.textContent).toContain(`${'word '.repeat(40).trim()}…`)
    expect(summary?.textContent).toContain('Read more')
    expect(summary?.textContent).not.toContain(words)
    expect(long?.querySelector('details > p')?.textContent).toBe(words)
    // Beside its votes there is one paragraph, the answer about the size.
    expect([none?.querySelectorAll('p').length, none?.querySelector('details')]).toEqual([2, null])
  })

  it('D8.10 a failure is logged, says so and can be tried again; what was shown stays', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    answering({ productReviews: () => ({ ok: false, error: { code: 'UNAVAILABLE' } }) })
    show(<Page />)
    fireEvent.click(screen.getByRole('button', { name: 'Load more reviews' }))
    await screen.findByText('The reviews could not be loaded. Try again in a moment.')
    expect(names()).toHaveLength(10)
    expect(logged).toHaveBeenCalledWith('The reviews could not be loaded.', 'UNAVAILABLE')
    answering({ productReviews: () => good(page(40)) })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(names()[0]).toBe('Name 40'))
    logged.mockRestore()
  })

  it('D4.31 by votes and by stars, and a late answer of the order before is thrown away', async () => {
    const late: { finish: () => void } = { finish: () => {} }
    call.mockImplementation((_name: string, { query }: { query: { sort: string } }) =>
      query.sort === 'votes'
        ? new Promise((resolve) => {
            late.finish = () => resolve(good(page(50)))
          })
        : Promise.resolve(good(page(70))),
    )
    show(<Page />)
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order of the reviews' })
    expect([select.value, ...[...select.options].map(({ value }) => value)]).toEqual(['date', 'date', 'votes', 'stars'])
    fireEvent.change(select, { target: { value: 'votes' } })
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1))
    fireEvent.change(select, { target: { value: 'stars' } })
    await waitFor(() => expect(names()[0]).toBe('Name 70'))
    expect(call.mock.calls.map(([, { query }]) => query.sort)).toEqual(['votes', 'stars'])
    late.finish()
    await settle()
    expect(names()[0]).toBe('Name 70')
  })
})

describe('D4.32 votes', () => {
  it('D5.01 D6.02 D8.05 D6.01 B9.04 a guest is told to log in', async () => {
    answering({ productReviews: () => good(page(1)) })
    show(<Page />)
    fireEvent.click(up(2))
    await waitFor(() => expect(toasts()).toContainEqual(['You need to be logged in to like', 'warning']))
    expect(toastStore.get().at(-1)?.duration).toBe(10_000)
    expect(call.mock.calls.map(([name]) => name)).toEqual(['productReviews'])
  })

  it('D8.05 a customer whose log-in has ended meanwhile is told to log in first', async () => {
    answering({
      productReviews: () => good(page(1)),
      reviewVotes: () => ({ ok: false, error: { code: 'UNAUTHENTICATED' } }),
    })
    loggedIn()
    show(<Page />)
    fireEvent.click(up(2))
    await waitFor(() => expect(toasts()).toContainEqual(['You need to login first.', 'warning']))
    expect(up(2).getAttribute('aria-pressed')).toBe('false')
  })

  it('D7.06 count at once, rest while the call is made, and the same again takes the vote back as null', async () => {
    const answers: (() => void)[] = []
    call.mockImplementation((name: string) =>
      name === 'productReviews'
        ? Promise.resolve(good(page(1)))
        : new Promise((resolve) => answers.push(() => resolve(good({ votes_up: 9, votes_down: 1, votes_total: 8 })))),
    )
    loggedIn()
    show(<Page />)
    fireEvent.click(up(2))
    await waitFor(() => expect(up(2).getAttribute('aria-pressed')).toBe('true'))
    expect(up(2).textContent).toContain('4')
    expect(up(2)).toHaveProperty('disabled', true)
    fireEvent.click(up(3))
    expect(answers).toHaveLength(1)
    await act(async () => {
      answers[0]?.()
    })
    expect(up(2).textContent).toContain('9')
    expect(up(2)).toHaveProperty('disabled', false)
    fireEvent.click(up(2))
    await waitFor(() => expect(up(2).getAttribute('aria-pressed')).toBe('false'))
    expect(call.mock.calls.filter(([name]) => name === 'reviewVotes').map(([, { body }]) => body)).toMatchObject([
      { review_id: 2, review_vote: 'up', customer_id: 5 },
      { review_id: 2, review_vote: 'null', customer_id: 5 },
    ])
  })

  it('go down as well as up, one for the other; both buttons rest meanwhile', async () => {
    const answers: (() => void)[] = []
    call.mockImplementation((name: string) =>
      name === 'productReviews'
        ? Promise.resolve(good(page(1)))
        : new Promise((resolve) => answers.push(() => resolve(good({ votes_up: 2, votes_down: 2, votes_total: 0 })))),
    )
    loggedIn([{ id: 2, vote: true }])
    show(<Page />)
    expect([up(2).textContent, down(2).textContent]).toEqual([
      expect.stringContaining('3'),
      expect.stringContaining('1'),
    ])
    fireEvent.click(down(2))
    await waitFor(() => expect(down(2).getAttribute('aria-pressed')).toBe('true'))
    expect([up(2).getAttribute('aria-pressed'), up(2).textContent, down(2).textContent]).toEqual([
      'false',
      expect.stringContaining('2'),
      expect.stringContaining('2'),
    ])
    expect([up(2), down(2)].map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, true])
    expect(call.mock.lastCall).toMatchObject(['reviewVotes', { body: { review_id: 2, review_vote: 'down' } }])
    await act(async () => answers[0]?.())
    expect([up(2), down(2)].map((button) => (button as HTMLButtonElement).disabled)).toEqual([false, false])
    expect(authStore.getState().user.voteReviews).toEqual([{ id: 2, vote: false }])
  })

  it('a second press while it is not known yet who looks is none', async () => {
    answering({
      productReviews: () => good(page(1)),
      reviewVotes: () => good({ votes_up: 4, votes_down: 1, votes_total: 3 }),
    })
    loggedIn()
    show(<Page />)
    fireEvent.click(up(3))
    await waitFor(() => expect(up(3).getAttribute('aria-pressed')).toBe('true'))
    await settle()
    authStore.setState({ isLoading: true })
    fireEvent.click(up(2))
    fireEvent.click(up(2))
    authStore.setState({ isLoading: false })
    await waitFor(() => expect(up(2).getAttribute('aria-pressed')).toBe('true'))
    await settle()
    expect(
      call.mock.calls
        .filter(([name]) => name === 'reviewVotes')
        .map(([, { body }]) => [body.review_id, body.review_vote]),
    ).toEqual([
      [3, 'up'],
      [2, 'up'],
    ])
  })

  it('are taken back when the call fails', async () => {
    answering({ productReviews: () => good(page(1)) })
    loggedIn([{ id: 2, vote: false }])
    show(<Page />)
    fireEvent.click(up(2))
    await waitFor(() =>
      expect(toasts()).toContainEqual(['Your vote could not be saved. Try again in a moment.', 'error']),
    )
    expect(up(2).getAttribute('aria-pressed')).toBe('false')
    expect(up(2).textContent).toContain('3')
    expect(authStore.getState().user.voteReviews).toEqual([{ id: 2, vote: false }])
  })
})

describe('writing a review', () => {
  const open = () => {
    const onClose = vi.fn()
    show(<WriteReview modelId={7} name="Storm" sizes={['M', 'L']} onClose={onClose} />)
    return onClose
  }
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Publish the review' }))

  it('D8.05 needs a login, and comes back to the reviews after it', () => {
    open()
    expect(screen.getByText(/^You need to login first\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toMatch(/\?next=.*%23reviews$/)
    expect(screen.queryByLabelText(/Name shown/)).toBeNull()
  })

  it('D5.13 D8.05 D8.11 says on the fields what is missing, sends nothing, and keeps what was typed when it fails', async () => {
    loggedIn()
    const onClose = open()
    send()
    expect(screen.getByText('Choose one to five stars.')).toBeTruthy()
    expect(screen.getByText('Enter a name of at least two letters.')).toBeTruthy()
    expect(document.activeElement?.id).toBe('review-star-1')
    expect(call).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('radio', { name: '4 stars' }))
    fireEvent.change(screen.getByLabelText(/Name shown/), { target: { value: 'Ada' } })
    fireEvent.change(screen.getByLabelText('How has it worked for you?'), { target: { value: 'Dry' } })
    fireEvent.change(screen.getByLabelText('How does the size compare?'), { target: { value: '8' } })
    answering({ writeReview: () => ({ ok: false, error: { code: 'FORBIDDEN' } }) })
    send()
    await screen.findByText(/^Only customers who bought this product can review it/)
    answering({ writeReview: () => ({ ok: false, error: { code: 'UNAUTHENTICATED' } }) })
    send()
    await screen.findByText('You need to login first.')
    answering({ writeReview: () => ({ ok: false, error: { code: 'INTERNAL' } }) })
    send()
    await screen.findByText(/^Failed to save comment/)
    cleanup()
    open()
    expect(screen.getByLabelText('How has it worked for you?')).toHaveProperty('value', 'Dry')
    answering({ writeReview: () => good(review(99)) })
    send()
    await waitFor(() => expect(window.sessionStorage.length).toBe(0))
    expect(call.mock.lastCall?.[1].body).toEqual({
      model_id: 7,
      rating: 8,
      comment: 'Dry',
      visible_name: 'Ada',
      language: 'en',
      size_feedback: 8,
      size: null,
    })
    expect(onClose).not.toHaveBeenCalled()
  })

  it('D4.35 asks how the size compares, with five answers or none', () => {
    loggedIn()
    open()
    const { options } = screen.getByLabelText<HTMLSelectElement>('How does the size compare?')
    expect([...options].map(({ value, text }) => [value, text])).toEqual([
      ['', 'No answer'],
      ['2', 'Much smaller than usual'],
      ['4', 'Slightly smaller than usual'],
      ['6', 'Regular fit'],
      ['8', 'Slightly larger than usual'],
      ['10', 'Much larger than usual'],
    ])
  })

  it('D5.13 a name of spaces is missing, too', () => {
    loggedIn()
    open()
    fireEvent.click(screen.getByRole('radio', { name: '4 stars' }))
    fireEvent.change(screen.getByLabelText(/Name shown/), { target: { value: '   ' } })
    send()
    expect(screen.getByText('Enter a name of at least two letters.')).toBeTruthy()
    expect(call).not.toHaveBeenCalled()
  })

  it('D5.08 counts the characters that are left from ten on', () => {
    loggedIn()
    open()
    const name = screen.getByLabelText(/Name shown/)
    fireEvent.change(name, { target: { value: 'x'.repeat(29) } })
    expect(screen.queryByText(/characters? left/)).toBeNull()
    fireEvent.change(name, { target: { value: 'x'.repeat(30) } })
    expect(screen.getByText('10 characters left')).toBeTruthy()
    fireEvent.change(name, { target: { value: 'x'.repeat(40) } })
    expect(screen.getByText('No characters left')).toBeTruthy()
  })

  it('a broken draft is thrown away', () => {
    window.sessionStorage.setItem('so.review-7', '{"stars":"x","comment":4}')
    loggedIn()
    open()
    expect(screen.getByLabelText('How has it worked for you?')).toHaveProperty('value', '')
  })
})
