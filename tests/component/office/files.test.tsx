import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ExportDesk } from '@/components/office/files/export-desk'
import { ImportUpload } from '@/components/office/files/import-upload'
import { ImportView } from '@/components/office/files/import-view'
import type { Answer } from '@/lib/contract/calls'
import { IMPORT_MAX_BYTES } from '@/lib/contract/limits/office-files'
import type { ImportReport, OfficeExport, OfficeImport } from '@/lib/contract/schemas/office-files'

import { bodies, refused, router, serve, show, startOver } from './support'

const PATH = '/api/office/imports/7/'
const REPORT: ImportReport = {
  format: 'Shopify’s product CSV',
  encoding: 'utf-8',
  separator: ';',
  leftOut: ['Variant Grams'],
  notes: [],
  added: 1,
  changed: 2,
  unchanged: 30,
  variants: 6,
  refused: 0,
  warned: 0,
  gone: 0,
  errors: [],
  warnings: [],
  vanished: [],
  samples: [
    { title: 'Cup', id: null, isNew: true, about: { cents: 1990, group: 'Home > Cups', variants: 2 }, parts: [] },
    {
      title: 'Hat',
      id: 4,
      isNew: false,
      parts: ['name fi', 'F-1 regular price 1', 'F-1 stock', 'pictures', 'F-2 gtin', 'odd thing'].map((name) => ({
        name,
        area: null,
        before: null,
        after: null,
        from: null,
      })),
    },
  ],
}
const OPTIONS: OfficeImport['options'] = {
  language: 'en',
  source: 'import',
  brand: '',
  encoding: '',
  skipBad: false,
  hideVanished: false,
  hideNew: false,
  compareAll: false,
}
const file = (more: Partial<OfficeImport> = {}): OfficeImport => ({
  id: 7,
  state: 'done',
  done: 33,
  total: 33,
  createdAt: '2026-03-04T10:00:00Z',
  by: 'Aino Buyer',
  name: 'goods.csv',
  bytes: 2_048,
  phase: 'check',
  kind: 'products',
  recognised: 'products',
  kinds: ['products', 'stock', 'prices'],
  options: OPTIONS,
  check: REPORT,
  report: null,
  problem: null,
  isFileKept: true,
  ...more,
})
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

/** A request with progress, which waits to be answered. */
class FakeRequest {
  static last: FakeRequest | null = null
  path = ''
  status = 0
  responseText = ''
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  open(_method: string, path: string) {
    this.path = path
  }
  setRequestHeader() {}
  send() {
    FakeRequest.last = this
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}

beforeEach(() => {
  startOver()
  FakeRequest.last = null
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('bringing a file', () => {
  const choose = (chosen: File) =>
    fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [chosen] } })

  it('says how much of it is sent, and leads to its page', async () => {
    show(<ImportUpload />)
    expect(screen.getByText(/at most 100 MB/)).toBeTruthy()
    choose(new File(['four'], 'goods.csv'))
    await waitFor(() => expect(FakeRequest.last?.path).toBe('/api/office/imports/upload/?name=goods.csv'))
    act(() => FakeRequest.last?.upload.onprogress?.({ loaded: 2 }))
    expect(screen.getByText('50% sent')).toBeTruthy()
    act(() => FakeRequest.last?.answer(200, { id: 12 }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/hallinta/imports/12/'))
  })

  it('does not send what is too large, and says why one was refused', async () => {
    show(<ImportUpload />)
    choose(Object.defineProperty(new File(['x'], 'a.csv'), 'size', { value: IMPORT_MAX_BYTES + 1 }))
    expect(await screen.findByText(/larger than 100 MB/)).toBeTruthy()
    expect(FakeRequest.last).toBeNull()
    choose(new File([''], 'b.csv'))
    await waitFor(() => expect(FakeRequest.last).not.toBeNull())
    act(() => FakeRequest.last?.answer(400, { error: { code: 'BAD_REQUEST', details: { reason: 'empty_file' } } }))
    expect(await screen.findByText('The file is empty.')).toBeTruthy()
  })
})

describe('the page of a file', () => {
  it('shows what it would do before it is imported', async () => {
    serve({ [`${PATH}start/`]: { ok: true }, [PATH]: file({ phase: 'import', state: 'running', done: 10 }) })
    show(<ImportView file={file()} />)
    expect(screen.getByText('Checked, not imported yet')).toBeTruthy()
    for (const [name, value] of [
      ['New', '1'],
      ['Changed', '2'],
      ['Unchanged', '30'],
    ] as const)
      expect(screen.getAllByText(name).some((term) => term.nextElementSibling?.textContent === value)).toBe(true)
    for (const fact of ['Shopify’s product CSV', 'utf-8', 'Semicolon', 'Variant Grams'])
      expect(screen.getByText(fact)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Hat' }).getAttribute('href')).toBe('/hallinta/products/4/')
    expect(screen.queryByRole('link', { name: 'Cup' })).toBeNull()
    expect(
      screen.getByText('Name (Suomi); F-1: Regular price (EU, with VAT); F-1: Stock; Pictures; F-2: EAN; odd thing'),
    ).toBeTruthy()
    expect(screen.getByText('€19.90 · Home > Cups · 2 variants')).toBeTruthy()
    fireEvent.click(button('Import 3 products'))
    expect(await screen.findByText('Being imported')).toBeTruthy()
    // New products are not shown at once unless somebody says so.
    const { kind, options } = file()
    expect(bodies(`${PATH}start/`)).toEqual([{ kind, options, hideNew: true }])
  })

  it('shows new products at once where that is asked for, and asks nothing where none is new', async () => {
    serve({ [`${PATH}start/`]: { ok: true }, [PATH]: file({ phase: 'import', state: 'running', done: 10 }) })
    show(<ImportView file={file({ check: { ...REPORT, added: 0 } })} />)
    expect(screen.queryByLabelText('New products')).toBeNull()
    cleanup()
    show(<ImportView file={file()} />)
    fireEvent.change(screen.getByLabelText('New products'), { target: { value: 'file' } })
    fireEvent.click(button('Import 3 products'))
    expect(await screen.findByText('Being imported')).toBeTruthy()
    expect(bodies(`${PATH}start/`)).toEqual([{ kind: file().kind, options: file().options, hideNew: false }])
  })

  it('follows the work, which can be stopped and gone on with', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    serve({ [`${PATH}stop/`]: { ok: true }, [PATH]: file({ phase: 'import', state: 'running', done: 20 }) })
    show(<ImportView file={file({ phase: 'import', state: 'running', done: 10, report: REPORT })} />)
    expect(screen.getByText('10 of 33 done')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(await screen.findByText('20 of 33 done')).toBeTruthy()
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'goods.csv' }).value).toBe(20)
    expect(screen.queryByText('Check again')).toBeNull()
    serve({ [PATH]: file({ phase: 'import', state: 'stopped', report: REPORT }) })
    fireEvent.click(button('Stop'))
    expect(await screen.findByText(/^The import was stopped/)).toBeTruthy()
    expect(button('Go on with the import')).toBeTruthy()
  })

  it('has no way to import while rows have faults, and shows each with its line', async () => {
    const errors = [{ line: 3, code: 'not_price', reason: 'Variant Price is not a price: “many”.' }]
    serve({ [`${PATH}check/`]: { ok: true }, [PATH]: file({ state: 'waiting', check: null, done: 0, total: 0 }) })
    show(<ImportView file={file({ check: { ...REPORT, refused: 1, errors } })} />)
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
    const row = screen.getByRole('rowheader', { name: '3' }).closest('tr')
    // In the reader's language, so it has none of its own.
    expect(within(row as HTMLElement).getByText(/is not a price/).lang).toBe('')
    fireEvent.click(screen.getByLabelText('Import the rest when some of it has faults'))
    fireEvent.change(screen.getByLabelText('Brand'), { target: { value: 'Lumi' } })
    fireEvent.click(button('Check again'))
    expect(await screen.findByText('Waiting to be checked')).toBeTruthy()
    expect(screen.getByText('Reading the file')).toBeTruthy()
    expect(bodies(`${PATH}check/`)).toEqual([
      { kind: 'products', options: { ...OPTIONS, skipBad: true, brand: 'Lumi' } },
    ])
  })

  it('asks for the kind of a file that was not recognised, and only for what that kind has', () => {
    show(<ImportView file={file({ recognised: null, kind: 'products', check: { ...REPORT, refused: 1 } })} />)
    expect(screen.getByText(/^Not recognised by its columns/)).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Contents'), { target: { value: 'stock' } })
    expect(screen.queryByLabelText('Brand')).toBeNull()
    expect(screen.queryByLabelText(/^Hide products/)).toBeNull()
  })

  it('shows stock and prices before and after', () => {
    const part = { name: 'Oulu', area: null, before: 4, after: 7, from: null }
    const stock = { ...REPORT, samples: [{ title: 'F-1', id: 9, isNew: false, parts: [part] }] }
    show(<ImportView file={file({ kind: 'stock', check: stock })} />)
    expect(screen.getByText('Oulu: 4 → 7')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'F-1' }).getAttribute('href')).toBe('/hallinta/variants/9/')
    expect(button('Import 3 rows')).toBeTruthy()
    cleanup()
    const price = { name: 'discount', area: 1, before: null, after: 1_990, from: '2026-12-01T00:00:00Z' }
    const prices = { ...REPORT, samples: [{ title: 'F-1', id: 9, isNew: false, parts: [price] }] }
    show(<ImportView file={file({ kind: 'prices', check: prices })} />)
    expect(screen.getByText(/^Reduced price \(EU, with VAT\): – → €19\.90, from 12\/1\/26/)).toBeTruthy()
  })

  it.each([
    [
      'has nothing without fault',
      { check: { ...REPORT, added: 0, changed: 0, unchanged: 0, refused: 1, samples: [] } },
      /^Nothing in the file can be/,
    ],
    ['changes nothing', { check: { ...REPORT, added: 0, changed: 0, samples: [] } }, /would change nothing/],
    [
      'may not be imported by the person',
      { state: 'failed', problem: 'not_allowed', check: null },
      /^You may not import/,
    ],
    [
      'is deleted',
      { phase: 'import', state: 'done', report: REPORT, isFileKept: false },
      /^The file itself is deleted/,
    ],
    [
      'hides products',
      { options: { ...OPTIONS, hideVanished: true }, check: { ...REPORT, gone: 2, vanished: ['a', 'b'] } },
      /^2 products would be hidden/,
    ],
  ] as const)('of a file that %s says so', (_name, more, text) => {
    show(<ImportView file={file(more as unknown as Partial<OfficeImport>)} />)
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('says what was refused, and reads the file anew', async () => {
    serve({
      [`${PATH}start/`]: refused(409, 'CONFLICT', { details: { reason: 'import_state' } }),
      [PATH]: file({ phase: 'import', state: 'done', report: REPORT }),
    })
    show(<ImportView file={file()} />)
    fireEvent.click(button('Import 3 products'))
    expect(await screen.findByText('The file’s status has changed in the meantime.')).toBeTruthy()
    expect(screen.getByText('Imported')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'What the file did' })).toBeTruthy()
  })
})

describe('files that are made', () => {
  const LIST = '/api/office/exports/'
  const one = (id: number, more: Partial<OfficeExport> = {}): OfficeExport => ({
    id,
    state: 'done',
    done: 5,
    total: 5,
    createdAt: '2026-03-04T10:00:00Z',
    by: 'Aino Buyer',
    kind: 'products',
    format: 'shopify',
    language: 'en',
    file: { name: 'products-shopify-2026-03-04.csv', bytes: 3 * 1024 * 1024 },
    leftOut: 0,
    problem: null,
    ...more,
  })
  const found = (exports: OfficeExport[]): Answer<'officeExports'> => ({
    exports,
    kinds: ['products', 'stock', 'prices'],
    page: 1,
    size: 20,
    total: exports.length,
  })

  it('are ordered with a format and a language, and followed', async () => {
    serve({ [LIST]: found([one(3, { state: 'running', file: null })]) })
    show(<ExportDesk given={found([])} language="fi" />)
    expect(screen.getByText('You have not had a file made yet.')).toBeTruthy()
    // The own files have all languages.
    expect(screen.queryByLabelText('Language of the file')).toBeNull()
    fireEvent.change(screen.getByLabelText('Format'), { target: { value: 'woocommerce' } })
    expect(screen.getByLabelText<HTMLSelectElement>('Language of the file').value).toBe('fi')
    fireEvent.click(button('Make the file'))
    expect(await screen.findByText('5 of 5 done')).toBeTruthy()
    expect(bodies(LIST)[0]).toEqual({ kind: 'products', format: 'woocommerce', language: 'fi' })
    expect(button('Stop')).toBeTruthy()
  })

  it('are fetched by a link, or say why there is none', () => {
    show(
      <ExportDesk
        given={found([
          one(1),
          one(2, { kind: 'stock', leftOut: 2 }),
          one(3, { state: 'stopped', file: null }),
          one(4, { file: null }),
          one(5, { state: 'failed', file: null, problem: 'internal' }),
        ])}
        language="en"
      />,
    )
    const [link] = screen.getAllByRole('link', { name: /^Download/ })
    expect(link?.getAttribute('href')).toBe('/api/office/exports/1/file/')
    expect(link?.textContent).toBe('Download products-shopify-2026-03-04.csv (3 MB)')
    expect(screen.getByText('Without 2 variants that have no variant number')).toBeTruthy()
    for (const text of ['Stopped', 'The file is deleted.', /^Something went wrong/])
      expect(screen.getByText(text)).toBeTruthy()
  })
})
