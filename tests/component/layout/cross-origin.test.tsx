/** Whether the frame tells each place where a preference is chosen that the shop is used from other origins. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { NavigationProvider } from '@/components/layout/navigation-context'
import { readGeneralSettings } from '@/lib/contract/general-settings'
import { MarketProvider } from '@/lib/intl/market-context'
import { marketValue } from '@/lib/intl/market-value'
import { IntlScope } from '@/lib/intl/provider'
import { marketOf } from '@/lib/market/market'
import { checkoutSetup } from '@/lib/pages/checkout-setup'
import { navigationOf } from '@/lib/pages/navigation'

vi.hoisted(() => void (process.env['CROSS_ORIGIN'] = 'true'))
vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))
vi.mock('@/components/layout/locale-button', () => ({
  LocaleButton: ({ crossOrigin }: { crossOrigin: boolean }) => <data value={`dialog ${crossOrigin}`} />,
}))
vi.mock('@/components/layout/language-links', () => ({
  LanguageLinks: ({ crossOrigin }: { crossOrigin: boolean }) => <data value={`links ${crossOrigin}`} />,
}))

it('P2.46 the dialog of the header, the links of the footer and the checkout hear of cross-origin use', () => {
  const market = marketOf('en', 'fi', 'eur')
  if (!market) throw new Error('no market')
  const hasPage = () => true
  const settings = readGeneralSettings({})
  const navigation = navigationOf(market, { productGroups: [], stores: [], settings, hasPage })
  const html = renderToStaticMarkup(
    <MarketProvider value={marketValue(market, 1)}>
      <NavigationProvider value={navigation}>
        <IntlScope market={market} areas={['common', 'layout']}>
          <Header market={market} notices={[]} searchPlaceholder="" hasPage={hasPage} />
          <Footer market={market} navigation={navigation} hasPage={hasPage} />
        </IntlScope>
      </NavigationProvider>
    </MarketProvider>,
  )
  const told = [...html.matchAll(/<data value="([^"]+)"/g)].map(([, value]) => value)
  expect(new Set(told)).toEqual(new Set(['dialog true', 'links true']))
  expect(checkoutSetup('en').locale.crossOrigin).toBe(true)
})
