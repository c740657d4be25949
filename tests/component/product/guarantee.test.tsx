// @vitest-environment jsdom
import { encode } from 'uqr'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { DurabilityLabel } from '@/components/goods/durability-label'
import { FoldedGuaranteeNotice, GuaranteeNotice } from '@/components/goods/guarantee-notice'
import { QrCode } from '@/components/goods/qr-code'
import { getIntl } from '@/lib/intl/server'
import { LANGUAGES } from '@/lib/market/languages'
import { DURABILITY_LINK, guaranteeNotice } from '@/lib/market/guarantee'

afterEach(cleanup)

describe('issue 15 the harmonised notice of the legal guarantee', () => {
  it('has the wording of the Regulation, with its address as code and as link', () => {
    render(<GuaranteeNotice market={{ country: 'de', language: 'de' }} />)
    const notice = within(screen.getByRole('region', { name: 'Gesetzliche Gewährleistung' }))
    expect(notice.getByText(/^Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit/)).toBeTruthy()
    expect(notice.getAllByRole('listitem')).toHaveLength(6)
    expect(notice.getByRole('link').getAttribute('href')).toBe('https://europa.eu/youreurope/garantien')
    expect(notice.getByRole('img').getAttribute('aria-label')).toBe('QR-Code mit der Adresse von Ihr Europa')
  })
  it('an address with a letter beyond ASCII is printed as it is and led to in its encoded form', () => {
    render(<GuaranteeNotice market={{ country: 'se', language: 'sv' }} />)
    const notice = within(screen.getByRole('region', { name: 'Reklamationsrätt' }))
    expect(notice.getByText('Du har minst två års reklamationsrätt för en vara du köpt i EU.')).toBeTruthy()
    const link = notice.getByRole('link', { name: 'europa.eu/youreurope/reklamationsrätt' })
    expect(link.getAttribute('href')).toBe('https://europa.eu/youreurope/reklamationsr%C3%A4tt')
  })
  it('its code has the dark modules of the address, and takes little of the page', () => {
    const address = 'https://europa.eu/youreurope/garantien'
    render(<QrCode address={address} label="Code" />)
    const path = screen.getByRole('img').querySelector('path')?.getAttribute('d') ?? ''
    const drawn = path
      .split('M')
      .slice(1)
      .map((line) => {
        const [start = '', ...runs] = line.split('m')
        let at = 0
        const dark = runs.flatMap((run) => {
          const [, gap = 0, length = 0] = /^(\d+) 0h(\d+)$/.exec(run)?.map(Number) ?? []
          at += gap + length
          return Array.from({ length }, (_, index) => at - length + index)
        })
        return [Number(start.split(' ')[1]) - 0.5, dark] as const
      })
    const { data } = encode(address, { border: 4 })
    const modules = data.map((row, y) => [y, row.flatMap((isDark, x) => (isDark ? [x] : []))] as const)
    expect(drawn).toEqual(modules.filter(([, dark]) => dark.length > 0))
    expect(path.length).toBeLessThan(3_000)
  })
  it('folded, its emblem, title and first sentence stand, and the first press shows it whole, without script', () => {
    render(<FoldedGuaranteeNotice market={{ country: 'de', language: 'de' }} />)
    const summary = document.querySelector('summary')
    expect(summary?.textContent).toMatch(
      /^Gesetzliche Gewährleistung ?Mindestens zwei Jahre gesetzliche Gewährleistung/,
    )
    expect(summary?.querySelector('svg')).toBeTruthy()
    const details = summary?.closest('details')
    expect(details?.open).toBe(false)
    expect(within(details as HTMLElement).getAllByRole('listitem', { hidden: true })).toHaveLength(6)
    cleanup()
    render(<FoldedGuaranteeNotice market={{ country: 'us', language: 'en' }} />)
    expect(document.querySelector('details')).toBeNull()
  })
  it('is whole in every language', () => {
    for (const language of LANGUAGES) {
      const notice = guaranteeNotice('fi', language)
      expect([notice?.reasons.length, notice?.remedies.length, notice?.steps.length], language).toEqual([2, 2, 2])
      expect(notice?.commercial).toContain('GARAN')
      expect(notice?.link).toMatch(/^https:\/\/europa\.eu\/youreurope\//)
    }
  })
  it('is shown where the law holds: in the Union and the European Economic Area', () => {
    for (const country of ['fi', 'se', 'de', 'fr', 'no']) expect(guaranteeNotice(country, 'en'), country).not.toBeNull()
    for (const country of ['gb', 'ch', 'us']) {
      render(<GuaranteeNotice market={{ country, language: 'en' }} />)
      expect(screen.queryByRole('region'), country).toBeNull()
    }
  })
})

describe('issue 15 the harmonised label of a guarantee of durability', () => {
  it('names brand, model and years, and reminds of the legal guarantee', () => {
    render(<DurabilityLabel years={5} brand="Fjell" model="FJ-7" intl={getIntl('fr')} />)
    const label = within(screen.getByRole('region', { name: /^GARAN/ }))
    for (const text of ['Fjell', 'FJ-7', '5 ans']) expect(label.getByText(text)).toBeTruthy()
    expect(label.getByText(/garantie légale d’au moins deux ans/)).toBeTruthy()
    expect(label.getByRole('link').getAttribute('href')).toBe(DURABILITY_LINK)
  })
})
