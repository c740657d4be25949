import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { bodies, change, entity, INTL, resolved, router, sent, serve, show, startOver } from './support'

const { officeCall, officeMe } = vi.hoisted(() => ({ officeCall: vi.fn(), officeMe: vi.fn() }))
vi.mock('@/lib/office/server', () => ({ officeCall, officeMe, officeIntl: () => Promise.resolve(INTL) }))
const page = await import('@/app/hallinta/(desk)/settings/[record]/page')

const given = (record: string) => ({ params: Promise.resolve({ record }) })
const open = async (key: string) => show(await resolved(page.default(given(key))))
const answers: Record<string, unknown> = {}

beforeEach(() => {
  startOver()
  answers['officeRecords'] = { rows: [{ id: 'rental_enabled', values: { value: 'true' } }], total: 1 }
  answers['officeChanges'] = { changes: [] }
  officeCall.mockReset().mockImplementation((name: string) => Promise.resolve(answers[name]))
  officeMe.mockResolvedValue({ entities: [entity('settings', [])] })
})
afterEach(cleanup)

describe('the page of a setting', () => {
  it('B3.05 says what it is called, what it changes, its default and its value, and no key', async () => {
    await open('rental_enabled')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rental')
    expect(screen.getByRole('switch', { name: 'Rental' }).matches(':checked')).toBe(true)
    expect(screen.getByText('Default: Off')).toBeTruthy()
    expect(document.body.textContent).not.toContain('rental_enabled')
    expect(await page.generateMetadata(given('rental_enabled'))).toEqual({ title: 'Rental' })
  })

  it('leads back to its default with one press', async () => {
    serve({ '/api/office/remove/settings/rental_enabled/': {} })
    await open('rental_enabled')
    fireEvent.click(screen.getByRole('button', { name: 'Use the default' }))
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
    expect(bodies('/api/office/remove/settings/rental_enabled/')).toEqual([{}])
  })

  it('is there for a setting that is not stored, which has its default already', async () => {
    await open('price_ending_max_days')
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('30')
    expect(screen.queryByRole('button', { name: 'Use the default' })).toBeNull()
    expect(sent).toEqual([])
  })

  it('has a history in words', async () => {
    const changes = { value: ['false', 'true'] } as const
    answers['officeChanges'] = {
      changes: [change(1, { entity: 'settings', record: 'rental_enabled', changes: { value: [...changes.value] } })],
    }
    await open('rental_enabled')
    expect(screen.getByText('Off', { selector: 'del' })).toBeTruthy()
    expect(screen.getByText('On', { selector: 'ins' })).toBeTruthy()
  })

  it('is there for no other key, and adds none', async () => {
    await expect(page.default(given('else'))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
    await expect(page.default(given('new'))).rejects.toThrow('NEXT_REDIRECT')
    expect(await page.generateMetadata(given('else'))).toEqual({})
    officeMe.mockResolvedValue({ entities: [] })
    await expect(page.default(given('rental_enabled'))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })
})
