import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { INTL, resolved, show, startOver } from './support'

const { officeCall } = vi.hoisted(() => ({ officeCall: vi.fn() }))
vi.mock('@/lib/office/server', () => ({
  officeCall,
  officeIntl: () => Promise.resolve(INTL),
  officeLanguage: () => Promise.resolve('en'),
}))

const imports = await import('@/app/hallinta/(desk)/imports/page')
const file = await import('@/app/hallinta/(desk)/imports/[record]/page')
const exports = await import('@/app/hallinta/(desk)/exports/page')

const open = async (page: ReactNode | Promise<ReactNode>) => show(await resolved(page))
const given = <T,>(value: T) => Promise.resolve(value)
const answer = (value: unknown) => officeCall.mockReset().mockResolvedValue(value)

const row = {
  id: 7,
  state: 'done',
  done: 3,
  total: 3,
  createdAt: '2026-03-04T10:00:00Z',
  by: 'Aino Buyer',
  name: 'goods.csv',
  phase: 'import',
  kind: 'stock',
}
const counts = { added: 0, changed: 2, unchanged: 1, refused: 0 }

beforeEach(startOver)
afterEach(cleanup)

describe('the page of imports', () => {
  const openPage = (query: Record<string, string> = {}) => open(imports.default({ searchParams: given(query) }))

  it('lists earlier files with who brought them, when, and what became of them', async () => {
    answer({
      imports: [
        { ...row, counts },
        { ...row, id: 8, by: null, kind: null, counts: null },
      ],
      page: 1,
      size: 20,
      total: 2,
    })
    await openPage()
    const cells = (place: number) =>
      [...(screen.getAllByRole('row')[place]?.querySelectorAll('th, td') ?? [])].map(({ textContent }) => textContent)
    expect(cells(1)).toEqual([
      'goods.csv',
      'Stock',
      'Imported',
      '0 new, 2 changed, 1 unchanged, 0 refused',
      expect.stringMatching(/^3\/4\/26.*Aino Buyer$/),
    ])
    expect(cells(2).slice(1)).toEqual(['–', 'Imported', '–', expect.stringMatching(/–$/)])
    expect(screen.getAllByRole('link', { name: 'goods.csv' })[0]?.getAttribute('href')).toBe('/hallinta/imports/7/')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect((await imports.generateMetadata()).title).toBe('Import goods')
  })

  it('has a place for a file when none was brought, and pages when many were', async () => {
    answer({ imports: [], page: 2, size: 20, total: 41 })
    await openPage({ page: '2' })
    expect(screen.getByText('No file has been brought yet.')).toBeTruthy()
    expect(screen.getByLabelText('Choose a file')).toBeTruthy()
    // Which columns it has is seen in one that the shop wrote.
    expect(screen.getByRole('link', { name: 'export goods' }).getAttribute('href')).toBe('/hallinta/exports/')
    expect(screen.getByRole('navigation')).toBeTruthy()
    expect(officeCall).toHaveBeenCalledWith('officeImports', { query: { page: '2' } })
  })
})

it('the page of a file is called by its name, and says who brought it', async () => {
  const options = {
    language: 'en',
    source: 'import',
    brand: '',
    encoding: '',
    skipBad: false,
    hideVanished: false,
    hideNew: false,
    compareAll: false,
  }
  answer({
    ...row,
    bytes: 2_048,
    recognised: 'stock',
    kinds: ['stock'],
    options,
    check: null,
    report: null,
    problem: null,
    isFileKept: false,
  })
  await open(file.default({ params: given({ record: '7' }) }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('goods.csv')
  expect(screen.getByText(/^Aino Buyer · 3\/4\/26.* · 2 kB$/)).toBeTruthy()
  expect(officeCall).toHaveBeenCalledWith('officeImport', { params: { job: '7' } })
  expect((await file.generateMetadata()).title).toBe('Import goods')
})

it('the page of exports says for how long a file is kept', async () => {
  answer({ exports: [], kinds: ['stock'], page: 1, size: 20, total: 0 })
  await open(exports.default({ searchParams: given({}) }))
  expect(screen.getByText(/deleted after 7 days/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('What').value).toBe('stock')
  expect((await exports.generateMetadata()).title).toBe('Export goods')
})
