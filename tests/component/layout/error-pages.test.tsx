/** The files that Next shows when a page fails or is missing: each is its screen. */
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

import ErrorPage from '@/app/[market]/error'
import NotFoundPage from '@/app/[market]/not-found'
import GlobalError from '@/app/global-error'
import { FullPageErrorFrame } from '@/components/layout/full-page-error-frame'
import { NavigationProvider } from '@/components/layout/navigation-context'

import { show } from '../ui/support'

const { reportError, segments } = vi.hoisted(() => ({ reportError: vi.fn(), segments: { value: [] as string[] } }))
vi.mock('@/app/fonts', () => ({ fontVariables: 'fonts' }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { reportError } }))
vi.mock('@/lib/intl/lazy', () => ({ LazyIntl: ({ children }: { children: ReactNode }) => children }))
vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => segments.value }))

afterEach(cleanup)

it('P2.02 P8.10 a page that fails shows the error inside the frame, and can be tried again', async () => {
  const reset = vi.fn()
  show(<ErrorPage error={Object.assign(new Error('broken'), { digest: 'd7' })} reset={reset} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(reset).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert').textContent).toContain('d7')
})

it('P2.02 P8.10 B8.01 a frame that fails is replaced by the full-page screen', () => {
  const error = new Error('broken')
  expect(GlobalError({ error })).toMatchObject({ type: FullPageErrorFrame, props: { error, className: 'fonts' } })
})

it.each([
  [['brand', 'nobody'], 'Manufacturer not found.'],
  [['brand-list', 'nobody'], 'Manufacturer not found.'],
  [['group', 'skis/none'], 'Product group not found.'],
  [['product', '-/fjell/none'], 'Product not found.'],
  [['stores', 'n%C3%A4s'], 'The store näs does not exist.'],
])(
  'P2.02 P8.09 B2.08 B8.07 B8.08 B8.10 D2.05 what a page does not find is told by its kind: %j',
  async (kind, words) => {
    segments.value = kind
    show(
      <NavigationProvider value={{ groups: [], brands: { name: 'Brands', href: '/en/manufacturers/' }, sections: [] }}>
        <NotFoundPage />
      </NavigationProvider>,
    )
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(words)
  },
)
