import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BuyBox } from '@/components/product/buy-box'
import { ColorChoice } from '@/components/product/choices'
import { toastStore } from '@/components/ui/toast'

import { panelData, PATH, show, type ShowOptions } from './support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))
vi.mock('@/lib/intl/lazy', () => ({ LazyIntl: ({ children }: { children: ReactNode }) => children }))

/** Blue M is sold out. */
async function open(options: ShowOptions = {}) {
  show(
    <>
      <ColorChoice />
      <BuyBox data={panelData()} />
    </>,
    options,
  )
  expect(screen.queryByLabelText(/Your e-mail address/)).toBeNull()
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: /Fjord/ }))
  })
  return await screen.findByLabelText<HTMLInputElement>(/Your e-mail address/)
}
const send = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Tell me when it is back' }))
  })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

beforeEach(() => {
  window.history.replaceState(null, '', `/en/${PATH}/?size=M`)
  call.mockReset()
})
afterEach(cleanup)

describe('D4.44 telling when it is back', () => {
  it('stands under a variant that is sold out, and says what can be done', async () => {
    await open()
    expect(
      screen.getByText(
        'Your selected variant is currently out of stock. You can choose another variant or request a notification.',
      ),
    ).toBeTruthy()
  })

  it('D7.09 thanks and clears the field', async () => {
    call.mockResolvedValue({ ok: true, data: { ok: true } })
    const field = await open()
    type(field, ' ada@example.com ')
    await send()
    expect(call).toHaveBeenCalledWith('stockNotice', {
      body: { email: 'ada@example.com', product_id: 13, lang_code: 'en' },
    })
    expect(screen.getByText('Thank you for ordering notification')).toBeTruthy()
    expect(field.value).toBe('')
    cleanup()
    window.history.replaceState(null, '', `/en/${PATH}/?size=M`)
    type(await open({ language: 'sv' }), 'ada@example.com')
    await send()
    expect(call.mock.lastCall?.[1]).toMatchObject({ body: { lang_code: 'sv' } })
  })

  it('D5.03 D8.04 D5.13 what is wrong stands on the field, and the field keeps its text', async () => {
    const field = await open()
    expect([field.type, field.required]).toEqual(['email', true])
    await send()
    expect(screen.getByText('Enter your e-mail address.')).toBeTruthy()
    expect(call).not.toHaveBeenCalled()
    call.mockResolvedValue({ ok: false, error: { status: 400, code: 'BAD_REQUEST', field: 'email' } })
    type(field, 'ada@')
    await send()
    expect(screen.getByText(/^This is not an e-mail address/)).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.value).toBe('ada@')
    call.mockResolvedValue({ ok: false, error: { status: 400, code: 'BAD_REQUEST', field: 'product_id' } })
    await send()
    expect(screen.getByText(/^This product can be ordered again/)).toBeTruthy()
  })

  it('D8.03 B4.04 B9.04 any other failure is a message with its code, for ten seconds', async () => {
    call.mockResolvedValue({ ok: false, error: { status: 500, code: 'INTERNAL' } })
    type(await open(), 'ada@example.com')
    await send()
    await waitFor(() =>
      expect(toastStore.get()).toContainEqual(
        expect.objectContaining({ text: 'An unexpected error (#6302)', tone: 'error', duration: 10_000 }),
      ),
    )
  })
})
