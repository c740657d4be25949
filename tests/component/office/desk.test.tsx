import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { CommandBar } from '@/components/office/command-bar'
import { Desk } from '@/components/office/desk'
import { LoginForm } from '@/components/office/login-form'
import { RepairButton } from '@/components/office/repair-button'
import { STORED } from '@/lib/browser/storage'

import { stubDialogs } from '../ui/support'
import { bodies, entity, refused, router, sent, serve, show, startOver } from './support'

const ENTITIES = [
  entity('products', []),
  entity('brands', [], { canCreate: false }),
  entity('pages', [], { area: 'content' }),
]

beforeEach(() => {
  startOver()
  stubDialogs()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the command bar', () => {
  const found = [
    { entity: 'products', id: '1023', title: 'Pageant boots', note: '' },
    { entity: 'orders', id: '7', title: 'W-PAGE0001', note: 'Ada Page' },
  ]
  const open = () =>
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true })))
  const input = () => screen.getByRole('combobox', { name: 'Search and go' })
  const type = (value: string) => fireEvent.change(input(), { target: { value } })
  const key = (name: string) => fireEvent.keyDown(input(), { key: name })
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  const chosen = () => screen.getByRole('option', { selected: true }).textContent

  it('opens with Ctrl K and lists every list, and what the person may add', () => {
    show(<CommandBar entities={ENTITIES} tools={[{ name: 'count', area: 'stock' }]} />)
    expect(screen.queryByRole('combobox')).toBeNull()
    open()
    expect(options()).toEqual([
      'Home',
      'History of changes',
      'Count stock',
      'Productslist',
      'Brandslist',
      'Pageslist',
      'New productProducts',
      'New pagePages',
    ])
    expect(sent).toEqual([])
  })

  it('finds a setting by its name and by its technical name, once', async () => {
    const record = { entity: 'settings', id: 'rental_enabled', title: 'rental_enabled', note: '' }
    serve({ '/api/office/find/': { found: [record] } })
    show(<CommandBar entities={[entity('settings', [], { canCreate: false })]} tools={[]} />)
    open()
    for (const text of ['rental_en', 'rental']) {
      type(text)
      await waitFor(() => expect(sent.at(-1)?.path).toContain(text))
      expect(options()).toEqual(['RentalSettings'])
    }
    fireEvent.keyDown(input(), { key: 'Enter' })
    expect(router.push).toHaveBeenCalledWith('/hallinta/settings/rental_enabled/')
  })

  it('finds lists by their name and goes with the arrow keys and Enter', () => {
    show(<CommandBar entities={ENTITIES} tools={[{ name: 'count', area: 'stock' }]} />)
    open()
    type('pages')
    expect(options()).toEqual(['Pageslist', 'New pagePages'])
    expect(chosen()).toBe('Pageslist')
    key('ArrowUp')
    expect(chosen()).toBe('Pageslist')
    key('ArrowDown')
    key('ArrowDown')
    expect(chosen()).toBe('New pagePages')
    expect(input().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
    key('Enter')
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/hallinta/pages/new/')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('finds records at the shop, before the lists', async () => {
    serve({ '/api/office/find/': { found } })
    show(<CommandBar entities={ENTITIES} tools={[{ name: 'count', area: 'stock' }]} />)
    fireEvent.click(screen.getByRole('button', { name: /^Search and go/ }))
    type('page')
    await screen.findByText('Pageant boots')
    expect(sent.map(({ path }) => path)).toEqual(['/api/office/find/?language=en&q=page'])
    expect(options()).toEqual(['Pageant bootsProducts', 'W-PAGE0001 · Ada PageOrders', 'Pageslist', 'New pagePages'])
    key('Enter')
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/hallinta/products/1023/')
  })

  it('goes where one clicks, and nowhere where nothing was found', () => {
    show(<CommandBar entities={ENTITIES} tools={[{ name: 'count', area: 'stock' }]} />)
    open()
    type('xyzzy')
    expect(screen.queryAllByRole('option')).toEqual([])
    key('ArrowDown')
    key('Enter')
    expect(router.push).not.toHaveBeenCalled()
    type('brands')
    fireEvent.click(screen.getByText('Brands'))
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/hallinta/brands/')
  })
})

describe('the log-in', () => {
  const write = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
  const submit = () => fireEvent.submit(screen.getByLabelText('E-mail').closest('form') as HTMLFormElement)
  const fill = () => {
    write('E-mail', 'aino@shop.example')
    write('Password', 'correct horse')
  }
  const LOGIN = '/api/office/login/'

  it('opens the back office', async () => {
    serve({ [LOGIN]: {} })
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    show(<LoginForm />)
    fill()
    submit()
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/hallinta/'))
    expect(bodies(LOGIN)).toEqual([{ username: 'aino@shop.example', password: 'correct horse' }])
  })

  it('asks for the code once it is needed, and says when it was wrong', async () => {
    serve({ [LOGIN]: refused(401, 'SECOND_FACTOR_REQUIRED') })
    show(<LoginForm />)
    expect(screen.queryByLabelText('Code')).toBeNull()
    fill()
    submit()
    await screen.findByLabelText('Code')
    expect(screen.queryByText('The code is wrong or has expired.')).toBeNull()
    write('Code', ' 123456 ')
    submit()
    expect(await screen.findByText('The code is wrong or has expired.')).toBeTruthy()
    expect(bodies(LOGIN)[1]).toEqual({ username: 'aino@shop.example', password: 'correct horse', code: '123456' })
  })

  it.each([
    ['UNAUTHENTICATED', undefined, 'Wrong e-mail or password.'],
    ['FORBIDDEN', undefined, 'This account has no access to the back office.'],
    ['FORBIDDEN', { reason: 'second_factor' }, /needs two-step verification/],
    ['TOO_MANY_REQUESTS', undefined, 'Too many attempts. Wait a moment and try again.'],
    ['INTERNAL', undefined, 'No connection. Try again.'],
  ])('says what %s means (%j)', async (code, details, sentence) => {
    serve({ [LOGIN]: refused(400, code, { details }) })
    show(<LoginForm />)
    fill()
    submit()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByLabelText('Code')).toBeNull()
  })
})

describe('the frame of the back office', () => {
  const me = { id: 1, name: 'Aino Editor', email: 'aino@shop.example', permissions: [], tools: [], entities: ENTITIES }
  const open = (path: string) =>
    show(
      <Desk
        me={me}
        language="en"
        shopName="Polku"
        work={[{ href: 'https://shop.example/fi/tilaukset/', name: 'Orders' }]}
      >
        <p>The page</p>
      </Desk>,
      path,
    )
  const menu = () => within(screen.getByRole('navigation', { name: 'Menu', hidden: true }))
  const current = () =>
    menu()
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent)

  it.each([
    ['/hallinta/', ['Home']],
    ['/hallinta/history/', ['History of changes']],
    ['/hallinta/products/1023/', ['Products']],
  ])('marks the page %s in the menu', (path, names) => {
    open(path)
    expect(current()).toEqual(names)
  })

  it('scrolls the menu, and nothing else, to the page when it is out of sight', () => {
    const box = (top: number, height: number) => ({ top, height, bottom: top + height }) as DOMRect
    const into = vi.fn()
    vi.stubGlobal('scrollTo', into)
    Element.prototype.scrollIntoView = into
    const spy = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.tagName === 'ASIDE' ? box(0, 700) : box(this.getAttribute('aria-current') ? 1500 : 0, 36)
    })
    const { container } = open('/hallinta/products/')
    expect(container.querySelector('aside')?.scrollTop).toBe(1168)
    spy.mockImplementation(function (this: Element) {
      return this.tagName === 'ASIDE' ? box(0, 700) : box(300, 36)
    })
    cleanup()
    expect(open('/hallinta/products/').container.querySelector('aside')?.scrollTop).toBe(0)
    expect(into).not.toHaveBeenCalled()
    spy.mockRestore()
  })

  it('groups the lists by area and leaves out areas without any', () => {
    open('/hallinta/')
    expect(
      menu()
        .getAllByRole('heading', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Daily work', 'Catalogue', 'Content'])
    expect(menu().getByRole('link', { name: 'Orders', hidden: true }).getAttribute('href')).toBe(
      'https://shop.example/fi/tilaukset/',
    )
    expect(screen.getByText('The page').closest('main')?.id).toBe('content')
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content')
  })

  it('opens and closes the menu', () => {
    open('/hallinta/')
    const button = screen.getByRole('button', { name: 'Menu' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })

  it('keeps the chosen language and reads the page again', () => {
    open('/hallinta/')
    fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'sv' } })
    expect(document.cookie).toMatch(/=sv(?:;|$)/)
    expect(router.refresh).toHaveBeenCalledOnce()
  })

  it('turns dark and light again, and keeps only what differs from the system', () => {
    const root = document.documentElement
    open('/hallinta/')
    const button = screen.getByRole('button', { name: 'Dark appearance' })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(button)
    expect([root.dataset['theme'], localStorage.getItem(STORED.theme.key)]).toEqual(['dark', 'dark'])
    return waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true')).then(() => {
      fireEvent.click(button)
      expect([root.dataset['theme'], localStorage.getItem(STORED.theme.key)]).toEqual([undefined, null])
    })
  })

  it('logs out', async () => {
    serve({ '/api/office/logout/': {} })
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    open('/hallinta/')
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/hallinta/login/'))
    expect(bodies('/api/office/logout/')).toHaveLength(1)
  })
})

describe('taking a change back', () => {
  const UNDO = '/api/office/undo/'

  it.each([{ change: 12 }, { batch: 5 }])('sends the change, or its whole bulk change (%j)', async (body) => {
    serve({ [UNDO]: {} })
    show(<RepairButton way="undo" body={body} entity="brands" record="7" />)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
    expect(bodies(UNDO)).toEqual([body])
  })

  it('asks before it takes an adding back, and leaves the page of what is gone', async () => {
    serve({ [UNDO]: {} })
    const sure = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true)
    vi.stubGlobal('confirm', sure)
    show(
      <RepairButton way="undoCreate" body={{ change: 12 }} entity="products" record="7" goneTo="/hallinta/products/" />,
    )
    const undo = screen.getByRole('button', { name: 'Undo the adding' })
    fireEvent.click(undo)
    expect(sure).toHaveBeenCalledWith(expect.stringContaining('What was added is deleted again.'))
    expect(bodies(UNDO)).toEqual([])
    fireEvent.click(undo)
    await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/hallinta/products/'))
    expect(bodies(UNDO)).toEqual([{ change: 12 }])
    expect(router.refresh).not.toHaveBeenCalled()
  })

  it('says when the record was changed since', async () => {
    serve({ [UNDO]: refused(409, 'CONFLICT', { details: { reason: 'changed' } }) })
    show(<RepairButton way="undo" body={{ change: 12 }} entity="brands" record="7" />)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Somebody has changed this in the meantime.')).toBeTruthy()
    expect(router.refresh).not.toHaveBeenCalled()
  })
})
