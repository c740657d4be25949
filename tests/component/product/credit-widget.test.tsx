// @vitest-environment jsdom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ColorChoice } from '@/components/product/choices'
import CreditWidget, { creditLocale } from '@/components/product/credit-widget'
import { readConfig } from '@/lib/config/env'
import { writeConsent } from '@/stores/consent'

import { market, PATH, prices, productModel, show, variant } from './support'

const credit = { clientId: 'abc', scriptUrl: 'https://credit.example/lib.js' }
const script = () => document.head.querySelector<HTMLScriptElement>('script[src="https://credit.example/lib.js"]')
const placement = () => document.querySelector<HTMLElement>('klarna-placement')

beforeEach(() => {
  vi.useFakeTimers()
  writeConsent(['functional'])
  window.history.replaceState(null, '', `/en/${PATH}/`)
})
afterEach(async () => {
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  cleanup()
})

describe('the instant-credit widget', () => {
  it('D4.43 locale by language, Swedish by currency, none for Russian', () => {
    expect([
      creditLocale('fi', 'eur'),
      creditLocale('sv', 'sek'),
      creditLocale('sv', 'eur'),
      creditLocale('de', 'eur'),
      creditLocale('fr', 'eur'),
      creditLocale('en', 'usd'),
      creditLocale('ru', 'eur'),
    ]).toEqual(['fi-FI', 'sv-SE', 'sv-FI', 'de-DE', 'fr-FR', 'en-FI', null])
  })

  it('D4.43, D9.05 its script is asked for 500 ms after the page, then it stands with the amount in cents and follows the choice', async () => {
    const push = vi.fn()
    window.KlarnaOnsiteService = { push }
    show(
      <>
        <ColorChoice />
        <CreditWidget credit={credit} />
      </>,
      {
        model: productModel({
          products: [
            variant(1, 'red', 'M'),
            variant(2, 'blue', 'M', { prices: prices({ active: 25_050, regular: 25_050 }) }),
          ],
        }),
      },
    )
    await act(() => vi.advanceTimersByTimeAsync(499))
    expect(script()).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(script()?.dataset['clientId']).toBe('abc')
    expect(placement()).toBeNull()
    await act(async () => {
      script()?.onload?.(new Event('load'))
    })
    expect(placement()?.dataset).toMatchObject({ locale: 'en-FI', purchaseAmount: '20000' })
    const before = push.mock.calls.length
    await act(async () => {
      fireEvent.click(document.querySelectorAll('[data-choice=color] a')[1] as Element)
    })
    expect(placement()?.dataset['purchaseAmount']).toBe('25050')
    expect(push.mock.calls.length).toBe(before + 1)
  })

  it('D4.43 the amount is that of the market’s currency, not in euros', async () => {
    const american = prices({}, market('us').taxAreaId)
    show(<CreditWidget credit={credit} />, {
      country: 'us',
      rate: 1.25,
      model: productModel({ prices: american, products: [variant(1, 'red', 'M', { prices: american })] }),
    })
    await act(() => vi.advanceTimersByTimeAsync(500))
    await act(async () => {
      script()?.onload?.(new Event('load'))
    })
    expect(placement()?.dataset['purchaseAmount']).toBe('25000')
  })

  it('issue 15 its script is not asked for before the visitor allows it', async () => {
    document.head.replaceChildren()
    writeConsent([])
    show(<CreditWidget credit={{ ...credit, scriptUrl: 'https://credit.example/other.js' }} />)
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(document.head.querySelector('script')).toBeNull()
    expect(placement()).toBeNull()
  })

  it('D1.03 D4.43 is there by configuration only', () => {
    expect(readConfig({}).credit).toBeNull()
    expect(readConfig({ CREDIT_CLIENT_ID: 'abc' }).credit).toEqual({
      clientId: 'abc',
      scriptUrl: 'https://eu-library.klarnaservices.com/lib.js',
    })
    expect(() => readConfig({ CREDIT_CLIENT_ID: 'a b' })).toThrow(/CREDIT_CLIENT_ID/)
  })
})
