import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { PagePreview } from '@/components/office/page-preview'
import { RecordForm } from '@/components/office/record-form'

import { bodies, change, entity, field, INTL, refused, resolved, router, sent, serve, show, startOver } from './support'

const officeCall = vi.fn<(name: string, input: unknown) => Promise<unknown>>()
const officeMe = vi.fn<() => Promise<unknown>>()
vi.mock('@/lib/office/server', () => ({
  officeCall,
  officeMe,
  officeIntl: () => Promise.resolve(INTL),
  officeLanguage: () => Promise.resolve('en'),
}))
const pagePage = await import('@/app/hallinta/(desk)/pages/[record]/page')
const versionPage = await import('@/app/hallinta/(desk)/page-versions/[record]/page')

const PAGES = entity('pages', [field('title', 'text'), field('slug', 'text'), field('metaDescription', 'lines')])
const VERSIONS = entity('page-versions', [
  field('startsAt', 'moment'),
  field('state', 'choice', { isReadOnly: true, options: ['planned', 'overdue', 'published'] }),
  field('title', 'text'),
  field('contentHtml', 'html', { section: 'texts' }),
  field('tabs', 'json', { section: 'texts' }),
])
const PAGE = {
  id: '4',
  title: 'Ehdot',
  values: { title: 'Ehdot', slug: 'ehdot', metaDescription: '' },
  labels: {},
  change: 9,
}
const VERSION = {
  id: '12',
  title: 'Uudet ehdot',
  values: {
    pageId: 4,
    startsAt: '2026-12-31T22:00:00.000Z',
    state: 'planned',
    title: 'Uudet ehdot',
    contentHtml: '<p>60</p>',
    tabs: null,
  },
  labels: {},
  change: 20,
}
const LISTED = {
  id: 12,
  startsAt: '2026-12-31T22:00:00.000Z',
  by: 'Aino Editor',
  replaces: null,
  differences: { title: ['Ehdot', 'Uudet ehdot'] },
  changedSince: {},
  overdue: null,
}
const STATE = {
  language: 'fi',
  canPreview: true,
  isCampaign: false,
  hasTabs: false,
  languages: [
    { language: 'fi', id: 4, title: 'Ehdot' },
    { language: 'sv', id: 5, title: 'Villkor' },
  ],
  startsAt: null,
  endsAt: null,
  state: 'live',
  links: [],
  versions: [LISTED],
}
const answers: Record<string, unknown> = {}
const open = async (node: ReactNode | Promise<ReactNode>) => show(await resolved(node))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const PLAN = '/api/office/pages/4/versions/'

beforeEach(() => {
  startOver()
  vi.stubGlobal('confirm', () => true)
  // The document of the tests has no windows of its own.
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true
  }
  officeCall.mockReset().mockImplementation((name) => Promise.resolve(answers[name]))
  officeMe.mockResolvedValue({ entities: [PAGES, VERSIONS] })
  Object.assign(answers, { officeRecord: PAGE, officePage: STATE, officeChanges: { changes: [], total: 0, page: 1 } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('planning a version', () => {
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const start = () => screen.getByLabelText<HTMLInputElement>(/^Published from/)
  const form = () => show(<RecordForm entity={PAGES} record={PAGE} />)
  const plan = () => press('Save as a version for later')

  it('is offered for what is typed in a page, and for nothing else', () => {
    show(<RecordForm entity={entity('brands', PAGES.fields)} record={PAGE} />)
    type('Title', 'Uudet ehdot')
    expect(screen.queryByRole('button', { name: 'Save as a version for later' })).toBeNull()
    cleanup()
    show(<RecordForm entity={{ ...PAGES, canChange: false }} record={PAGE} />)
    type('Title', 'Uudet ehdot')
    expect(screen.queryByRole('button', { name: 'Save as a version for later' })).toBeNull()
    cleanup()
    form()
    expect(screen.queryByRole('button', { name: 'Save as a version for later' })).toBeNull()
    type('Title', 'Uudet ehdot')
    expect(screen.getByRole('button', { name: 'Save as a version for later' })).toBeTruthy()
  })

  it.each([
    // In winter and in summer the shop's midnight is another moment; an hour that clocks leave out is the one after it.
    ['2027-01-01T00:00', '2026-12-31T22:00:00.000Z', /January 1, 2027 at 12:00\sAM GMT\+2/],
    ['2027-07-01T00:00', '2027-06-30T21:00:00.000Z', /July 1, 2027 at 12:00\sAM GMT\+3/],
    ['2027-03-28T03:30', '2027-03-28T01:30:00.000Z', /March 28, 2027 at 4:30\sAM GMT\+3/],
  ])('sends what is typed with the moment of the shop’s clocks: %s', async (local, moment, said) => {
    serve({ [PLAN]: { id: 12 } })
    form()
    type('Title', 'Uudet ehdot')
    type('Web address', 'uudet-ehdot')
    plan()
    expect(start().value).toMatch(/T00:00$/)
    fireEvent.change(start(), { target: { value: local } })
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(said)).toBeTruthy()
    expect(dialog.getByText(/stays unsaved here: Web address/)).toBeTruthy()
    press('Plan the version')
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    const patch = [{ path: 'title', from: 'Ehdot', to: 'Uudet ehdot' }]
    expect(bodies(PLAN)).toEqual([{ startsAt: moment, patch }])
    // The page is as it was read, but for what no version can have.
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Ehdot')
    expect(screen.getByLabelText<HTMLInputElement>('Web address').value).toBe('uudet-ehdot')
    expect(screen.getByText(/^Planned: /)).toBeTruthy()
  })

  it('says why a moment is refused, and shows what somebody else has changed', async () => {
    serve({ [PLAN]: refused(400, 'BAD_REQUEST', { field: 'startsAt', details: { reason: 'past' } }) })
    form()
    type('Title', 'Uudet ehdot')
    plan()
    press('Plan the version')
    expect(await screen.findByText(/^The moment has passed already/)).toBeTruthy()
    const conflicts = [{ path: 'title', now: 'Toisen ehdot' }]
    serve({ [PLAN]: refused(409, 'CONFLICT', { details: { reason: 'changed', conflicts } }) })
    press('Plan the version')
    expect(await screen.findByText(/Toisen ehdot/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Uudet ehdot')
  })

  it('on top of a planned version names it', async () => {
    serve({ [PLAN]: { id: 13 } })
    show(<RecordForm entity={VERSIONS} record={VERSION} />)
    type('Title', 'Vielä uudemmat')
    plan()
    press('Plan the version')
    await waitFor(() => expect(bodies(PLAN)).toMatchObject([{ after: 12 }]))
  })
})

describe('the planned versions of a page', () => {
  const openPage = () => open(pagePage.default({ params: Promise.resolve({ record: '4' }) }))

  it('are listed with what they change, and taken away after a question', async () => {
    await openPage()
    const list = within(screen.getByRole('region', { name: 'Planned versions' }))
    expect(list.getByRole('heading', { name: /^From January 1, 2027/ })).toBeTruthy()
    expect(list.getByText('Uudet ehdot').tagName).toBe('INS')
    expect(list.getByText('Compared with the page as it is now:')).toBeTruthy()
    expect(list.getByRole('link').getAttribute('href')).toBe('/hallinta/page-versions/12/')
    serve({ '/api/office/remove/page-versions/12/': { ok: true } })
    fireEvent.click(list.getByRole('button', { name: 'Delete planned version (Jan 1)' }))
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    expect(sent.at(-1)?.path).toBe('/api/office/remove/page-versions/12/')
  })

  it('say what was changed since they were written, until somebody keeps them', async () => {
    answers['officePage'] = {
      ...STATE,
      versions: [
        LISTED,
        { ...LISTED, id: 13, replaces: LISTED.startsAt, changedSince: { title: ['Ehdot', 'Korjattu'] } },
      ],
    }
    await openPage()
    expect(screen.getByText(/^Compared with the version before it, from January 1, 2027/)).toBeTruthy()
    expect(screen.getByText(/^Somebody has changed these texts/)).toBeTruthy()
    expect(screen.getByText('Korjattu').tagName).toBe('INS')
    serve({ '/api/office/versions/13/keep/': refused(409, 'CONFLICT', { details: { reason: 'version_published' } }) })
    press('Keep this version’s text')
    expect(await screen.findByText(/has been published in the meantime/)).toBeTruthy()
    expect(bodies('/api/office/versions/13/keep/')).toEqual([{}])
  })

  it('say why their page refuses them, and when they are tried again; the page says it at its top', async () => {
    const overdue = { code: 'BAD_REQUEST', field: 'title', reason: 'required', tryAt: '2027-01-01T06:15:00.000Z' }
    answers['officePage'] = { ...STATE, versions: [{ ...LISTED, overdue }] }
    await openPage()
    const list = within(screen.getByRole('region', { name: 'Planned versions' }))
    expect(list.getByText(/the page could not take it: Title: This cannot be empty\./)).toBeTruthy()
    expect(list.getByText(/otherwise on January 1, 2027 at 8:15\sAM/)).toBeTruthy()
    const top = screen.getByRole('link', { name: 'A planned version of this page is overdue' })
    expect(top.getAttribute('href')).toBe('#versions')
    cleanup()
    answers['officePage'] = STATE
    await openPage()
    expect(screen.queryByRole('link', { name: 'A planned version of this page is overdue' })).toBeNull()
  })

  it('are not meant by the button that deletes their page', async () => {
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    await openPage()
    press('Delete page')
    await waitFor(() => expect(confirm).toHaveBeenCalledWith('Delete the page “Ehdot” with its planned versions?'))
  })

  it('can be looked at beside the page, and a new one is shown at once', async () => {
    const frame = () => document.querySelector('iframe')?.getAttribute('src')
    const preview = (ids: readonly number[]) => (
      <PagePreview
        page="4"
        change={1}
        first="fi"
        languages={STATE.languages}
        versions={ids.map((id) => ({ id, startsAt: `2026-12-${id}T22:00:00.000Z` }))}
        isCampaign={false}
      />
    )
    const { rerender } = show(preview([12]))
    await waitFor(() => expect(frame()).toBe('/hallinta-preview/fi/4/'))
    press('From Dec 13')
    expect(frame()).toBe('/hallinta-preview/fi/4/?version=12')
    // It is of one language.
    expect(screen.getByRole('button', { name: 'Svenska' })).toHaveProperty('disabled', true)
    press('As it is now')
    expect(frame()).toBe('/hallinta-preview/fi/4/')
    rerender(preview([12, 19]))
    expect(frame()).toBe('/hallinta-preview/fi/4/?version=19')
  })

  it('are explained where there are none', async () => {
    answers['officePage'] = { ...STATE, versions: [] }
    await openPage()
    expect(screen.getByText(/^None\. To plan one/)).toBeTruthy()
  })

  it('that the clock published are named in the history of the page', async () => {
    const changes = { title: ['Ehdot', 'Uudet ehdot'], version: [null, '2026-12-31T22:00:00.000Z'] }
    answers['officeChanges'] = { changes: [change(9, { entity: 'pages', changes } as never)], total: 1, page: 1 }
    answers['officePage'] = { ...STATE, versions: [] }
    await openPage()
    expect(screen.getByText('Planned version')).toBeTruthy()
    expect(screen.getByText(/^1\/1\/27, 12:00\sAM$/)).toBeTruthy()
  })
})

describe('the page of a planned version', () => {
  const openVersion = () => open(versionPage.default({ params: Promise.resolve({ record: '12' }) }))
  beforeEach(() => {
    answers['officeRecord'] = VERSION
  })

  it('has its texts and time, what it changes, and its preview as wide as a phone', async () => {
    await openVersion()
    expect(screen.getByRole('link', { name: 'To the page' }).getAttribute('href')).toBe('/hallinta/pages/4/')
    expect(screen.getByLabelText<HTMLInputElement>('Starts').value).toBe('2027-01-01T00:00')
    expect(screen.getByRole('region', { name: 'What it changes' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Phone' }))
    const frame = document.querySelector('iframe')
    expect([frame?.getAttribute('src'), frame?.width]).toEqual(['/hallinta-preview/fi/4/?version=12', '390'])
    // It is of one language.
    expect(screen.getByRole('button', { name: 'Svenska' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Delete planned version (Jan 1)' })).toBeTruthy()
  })

  it('says why its page refuses it, and can still be changed', async () => {
    const overdue = { code: 'INTERNAL', field: null, reason: null, tryAt: '2027-01-01T06:15:00.000Z' }
    answers['officeRecord'] = { ...VERSION, values: { ...VERSION.values, state: 'overdue' } }
    answers['officePage'] = { ...STATE, versions: [{ ...LISTED, overdue }] }
    await openVersion()
    expect(screen.getByText(/the page could not take it: Something went wrong/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Starts').tagName).toBe('INPUT')
    expect(screen.getByRole('button', { name: 'Delete planned version (Jan 1)' })).toBeTruthy()
  })

  it('is only read once it is published', async () => {
    answers['officeRecord'] = { ...VERSION, values: { ...VERSION.values, state: 'published' } }
    answers['officePage'] = { ...STATE, versions: [] }
    await openVersion()
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
    expect(screen.queryByLabelText('Starts')?.tagName).not.toBe('INPUT')
    expect(screen.queryByRole('region', { name: 'What it changes' })).toBeNull()
  })
})
