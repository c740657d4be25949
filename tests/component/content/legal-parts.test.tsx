/** What content pages show from configuration and code, and the choice about optional storage. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { PagePart } from '@/components/content/page-part'
import ConsentBar from '@/components/layout/consent-bar'
import { ConsentLink } from '@/components/layout/consent-link'
import { ASK_FOR_CONSENT } from '@/lib/browser/consent'
import { config, readConfig } from '@/lib/config/env'
import { KEPT, KEPT_NAMES } from '@/lib/contract/limits/retention'
import { STORED_NAMES, storageRow } from '@/lib/market/browser-storage'
import { LANGUAGES } from '@/lib/market/languages'
import { CONTENT_SLUGS } from '@/lib/market/paths'
import { pagePart } from '@/lib/pages/page-part'
import { readConsent } from '@/stores/consent'

import { show } from '../ui/support'

const env = {
  SELLER_NAME: 'Esimerkki Oy',
  BUSINESS_ID: '1234567-8',
  VAT_NUMBER: 'FI12345678',
  SELLER_REGISTER: 'Kaupparekisteri',
  SELLER_REPRESENTATIVE: 'The board',
  HOSTING_PROVIDER: 'Host Oy, Katu 2',
  CONTACT_ADDRESS: 'Katu 1, Helsinki',
  CONTACT_PHONE: '+358 9 123 4567',
  PRODUCER_NUMBERS: 'LUCID DE1; WEEE DE 2',
}
const forget = () => {
  document.cookie = 'so.consent=; path=/; max-age=0'
  delete document.documentElement.dataset['gtm']
}
beforeEach(forget)
afterEach(() => {
  cleanup()
  forget()
  Object.assign(config(), readConfig({}))
})

describe('issue 15 content pages made of configuration and code', () => {
  it('their parts belong to pages that exist', () => {
    for (const language of LANGUAGES) {
      expect(pagePart(CONTENT_SLUGS.imprint[language], language)).toBe('imprint')
      expect(pagePart(CONTENT_SLUGS.terms[language], language)).toBe('seller')
      expect(pagePart(CONTENT_SLUGS.cookies[language], language)).toBe('storage')
      expect(pagePart(CONTENT_SLUGS.privacy[language], language)).toBe('privacy')
      expect(pagePart(CONTENT_SLUGS['payment-methods'][language], language)).toBe('payment')
      expect(pagePart(CONTENT_SLUGS.rental[language], language)).toBe('rental')
      expect(pagePart(CONTENT_SLUGS.faq[language], language)).toBeNull()
    }
  })

  it('who sells: every configured fact, and nothing else', () => {
    Object.assign(config(), readConfig(env))
    for (const language of LANGUAGES) {
      show(<PagePart part="seller" market={{ country: 'fi', language }} />)
      for (const value of Object.values(env)) expect(document.body.textContent, `${language} ${value}`).toContain(value)
      expect(document.querySelectorAll('dt')).toHaveLength(10)
      cleanup()
    }
    Object.assign(config(), readConfig({ SANDBOX_PAYMENTS: 'true' }))
    show(<PagePart part="seller" market={{ country: 'fi', language: 'en' }} />)
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Company', 'E-mail'])
    expect(screen.getByText(/This shop is a demonstration/)).toBeTruthy()
  })

  it('the imprint names the law that demands its facts only while none of them is missing', () => {
    const law = /Article 5 of Directive 2000\/31\/EC/
    const facts = Object.entries(env)
    Object.assign(config(), readConfig(env))
    show(<PagePart part="imprint" market={{ country: 'fi', language: 'en' }} />)
    expect(screen.getByText(law)).toBeTruthy()
    cleanup()
    Object.assign(config(), readConfig(Object.fromEntries(facts.filter(([name]) => name !== 'VAT_NUMBER'))))
    show(<PagePart part="imprint" market={{ country: 'fi', language: 'en' }} />)
    expect(screen.queryByText(law)).toBeNull()
  })

  it('the page about payment has the methods of the country that this shop has a provider for, those without credit first', () => {
    const names = () => [...document.querySelectorAll('li strong')].map(({ textContent }) => textContent)
    Object.assign(config(), readConfig({ SANDBOX_PAYMENTS: 'true' }))
    show(<PagePart part="payment" market={{ country: 'se', language: 'en' }} />)
    expect(names()).toEqual(['Online bank', 'Swish', 'Card', 'PayPal', 'Klarna'])
    cleanup()
    show(<PagePart part="payment" market={{ country: 'fi', language: 'en' }} />)
    expect(names()).toEqual(['Online bank', 'Card', 'MobilePay', 'PayPal', 'Klarna', 'Invoice'])
    expect(screen.getByRole('heading', { name: 'Payment methods in Finland' })).toBeTruthy()
    cleanup()
    Object.assign(config(), readConfig({ SANDBOX_PAYMENTS: 'false' }))
    show(<PagePart part="payment" market={{ country: 'fi', language: 'en' }} />)
    expect(names()).toEqual([])
    expect(screen.getByText(/cannot be paid for/)).toBeTruthy()
  })

  it('the page about cookies has a row for everything that this shop can store, in every language', () => {
    const rows = () => [...document.querySelectorAll('tbody tr code')].map(({ textContent }) => textContent)
    for (const language of LANGUAGES) {
      Object.assign(
        config(),
        readConfig({ GTM_ID: 'GTM-X', GOOGLE_CLIENT_ID: 'abc', RECOMMENDATION_URL: 'https://r.example' }),
      )
      show(<PagePart part="storage" market={{ country: 'fi', language }} />)
      const all = STORED_NAMES.map(storageRow).map(({ key, isMany }) => (isMany ? `${key}…` : key))
      expect(rows().sort()).toEqual(all.sort())
      expect(document.body.textContent).not.toMatch(/legal\./)
      cleanup()
    }
    Object.assign(config(), readConfig({}))
    show(<PagePart part="storage" market={{ country: 'fi', language: 'en' }} />)
    expect(rows()).not.toContain('_ga…')
    const groups = [...document.querySelectorAll('details')]
    expect(groups.map((group) => group.querySelector('h2')?.textContent?.replace(/ \(\d+\)$/, ''))).toEqual([
      'Necessary',
      'Functional, only with your consent',
      'For staff only',
    ])
    expect(groups[0]?.textContent).toContain('so.cart')
    expect(groups[0]?.textContent).not.toContain('so.office')
    expect(groups[2]?.textContent).toContain('so.office')
  })

  it('the privacy page has every period by which the shop deletes, with purpose and basis', () => {
    for (const language of LANGUAGES) {
      show(<PagePart part="privacy" market={{ country: 'fi', language }} />)
      expect(document.querySelectorAll('tbody tr')).toHaveLength(KEPT_NAMES.length)
      expect(document.body.textContent).not.toMatch(/legal\.|undefined|NaN/)
      cleanup()
    }
    show(<PagePart part="privacy" market={{ country: 'fi', language: 'en' }} />)
    const row = screen.getByText(/What bookkeeping needs/).closest('tr')!
    expect(row.textContent).toContain('legal obligation')
    expect(row.textContent).toContain(`${KEPT.bookkeeping.years} years after the end of the year of the order`)
    expect(screen.getByText(/^\d+ days after the order$/).textContent).toBe(
      `${KEPT.unpaid_orders.days} days after the order`,
    )
  })
})

describe('issue 15 the choice about optional storage', () => {
  it('refusing looks like allowing and takes as many presses; marketing is asked about only where there is a tag manager', async () => {
    await act(async () => {
      show(
        <Suspense>
          <ConsentBar />
        </Suspense>,
      )
      await vi.dynamicImportSettled()
    })
    const bar = await screen.findByRole('region', { name: 'May we have your consent?' }, { timeout: 10_000 })
    const buttons = within(bar).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Allow', 'Refuse'])
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1)
    fireEvent.click(buttons[1]!)
    expect(readConsent()).toEqual([])
    expect(screen.queryByRole('region')).toBeNull()
    cleanup()
    document.documentElement.dataset['gtm'] = 'GTM-X'
    await act(async () => {
      show(
        <Suspense>
          <ConsentBar isWanted />
        </Suspense>,
      )
      await vi.dynamicImportSettled()
    })
    const all = within(
      await screen.findByRole('region', { name: 'May we have your consent?' }, { timeout: 10_000 }),
    ).getAllByRole('button')
    expect(all.map(({ textContent }) => textContent)).toEqual(['Allow both', 'Functional only', 'Refuse both'])
    expect(new Set(all.map(({ className }) => className)).size).toBe(1)
    expect(document.activeElement).toBe(screen.getByRole('region'))
    fireEvent.click(all[0]!)
    expect(readConsent()).toEqual(['functional', 'marketing'])
  })

  it('a link asks again; without scripts it leads to the page about cookies', () => {
    const asked = vi.fn()
    window.addEventListener(ASK_FOR_CONSENT, asked)
    show(<ConsentLink href="/en/cookies/" label="Cookie settings" />)
    const link = screen.getByRole('link', { name: 'Cookie settings' })
    expect(link.getAttribute('href')).toBe('/en/cookies/')
    expect(fireEvent.click(link)).toBe(false)
    expect(asked).toHaveBeenCalledOnce()
    window.removeEventListener(ASK_FOR_CONSENT, asked)
  })
})
