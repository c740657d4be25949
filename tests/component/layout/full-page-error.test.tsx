import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import FullPageError from '@/components/layout/full-page-error'

afterEach(() => {
  cleanup()
  document.documentElement.lang = ''
  delete document.documentElement.dataset['support']
  window.history.replaceState(null, '', '/')
})

describe('FullPageError (spec 2 §2)', () => {
  it('P2 the full-page variant goes to the front page and shows the support link, in the page’s language', () => {
    window.history.replaceState(null, '', '/ru/odezhda/')
    document.documentElement.dataset['support'] = 'help@shop.example'
    render(<FullPageError error={Object.assign(new Error('x'), { digest: 'd1' })} />)
    expect(screen.getByRole('link', { name: 'На главную' }).getAttribute('href')).toBe('/ru/')
    expect(screen.getByRole('link', { name: 'help@shop.example' }).getAttribute('href')).toBe('mailto:help@shop.example')
    expect(screen.getByRole('alert').textContent).toContain('500')
  })

  it('says Go to front page in English, and has no support link without an address', () => {
    window.history.replaceState(null, '', '/en/x/')
    render(<FullPageError error={new Error('x')} />)
    expect(screen.getByRole('link', { name: 'Go to front page' }).getAttribute('href')).toBe('/en/')
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })
})
