import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { PurchasePanel } from '@/components/product/purchase-panel'
import { toastStore } from '@/components/ui/toast'
import { cartStore } from '@/stores/cart'

import { push } from '../router'
import { panelData, PATH, show } from './support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))
vi.mock('@/lib/intl/lazy', () => ({ LazyIntl: ({ children }: { children: ReactNode }) => children }))

async function open() {
  show(<PurchasePanel data={panelData({ giftCampaign: 'yule' })} sizeTables={[]} notice="" />)
  return await screen.findByLabelText<HTMLInputElement>(/Campaign code/)
}
const redeem = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Redeem your gift' }))
  })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const refused = (status: number, field?: string) => ({
  ok: false,
  error: { code: 'X', message: 'x', status, isRetryable: false, field },
})

beforeEach(() => {
  window.history.replaceState(null, '', `/en/${PATH}/?size=M`)
  call.mockReset()
  push.mockReset()
  cartStore.getState().clear()
})
afterEach(cleanup)

describe('D4.25 a gift of a campaign', () => {
  it('has the code instead of add-to-cart and availability', async () => {
    await open()
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
    expect(screen.queryByText('Availability in stores')).toBeNull()
  })

  it('D4.25 has no price, unlike the same product in the shop', async () => {
    show(<PurchasePanel data={panelData()} sizeTables={[]} notice="" />)
    expect(document.querySelector('[data-price]')?.textContent).toContain('€200')
    cleanup()
    await open()
    expect(document.querySelector('[data-price]')).toBeNull()
    expect(document.body.textContent).not.toContain('€200')
  })

  it('D2.09 D4.26 D7.10 D1.01 a valid code clears the cart for its one item, keeps the campaign, and leads to the payment page', async () => {
    call.mockResolvedValue({ ok: true, data: { code: 'GIFT-1', category: 'yule' } })
    cartStore.getState().add({ productId: 99, amount: 3 })
    type(await open(), '  GIFT-1 ')
    await redeem()
    expect(call).toHaveBeenCalledWith('validateGiftCode', {
      body: { code: 'GIFT-1', product_id: 11, category_slug: 'yule' },
    })
    expect(cartStore.getState()).toMatchObject({
      products: [{ productId: 11, amount: 1 }],
      giftCampaignData: { code: 'GIFT-1', campaign: 'yule' },
    })
    expect(push).toHaveBeenCalledWith('/en/checkout/payment/')
  })

  it('D8.02 asks for an open size before the code is sent', async () => {
    window.history.replaceState(null, '', `/en/${PATH}/`)
    type(await open(), 'GIFT-1')
    await redeem()
    expect(toastStore.get()).toMatchObject([{ text: 'First select the product size' }])
    expect((document.activeElement as HTMLElement).dataset['choice']).toBe('size')
    expect(call).not.toHaveBeenCalled()
  })

  it('D4.27 D8.04 wants a code, and what is wrong stands on the field', async () => {
    const field = await open()
    expect([field.type, field.required]).toEqual(['text', true])
    type(field, '   ')
    await redeem()
    expect(screen.getByText('Enter the code of your campaign.')).toBeTruthy()
    expect(call).not.toHaveBeenCalled()
    type(field, 'OLD')
    for (const [answer, text] of [
      [refused(400, 'code'), /not valid in this campaign/],
      [refused(400, 'product_id'), /not part of the campaign/],
      [refused(429), /Too many wrong codes/],
    ] as const) {
      call.mockResolvedValueOnce(answer)
      await redeem()
      expect(screen.getByText(text)).toBeTruthy()
      expect(field.value).toBe('OLD')
    }
    expect(push).not.toHaveBeenCalled()
  })

  it('D8.03 B4.04 B9.04 any other failure is told with its number 4924, for ten seconds', async () => {
    call.mockResolvedValue(refused(500))
    type(await open(), 'GIFT-1')
    await redeem()
    expect(toastStore.get()).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('4924') as string, duration: 10_000 }),
    )
  })
})
