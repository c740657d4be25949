import type { ReactNode } from 'react'

import { StaticPart } from '@/components/ui/static-part'
import { Toaster } from '@/components/ui/toaster'
import { config } from '@/lib/config/env'
import { readGeneralSettings } from '@/lib/contract/general-settings'
import { resourcesError } from '@/lib/errors/page-error'
import { MarketProvider } from '@/lib/intl/market-context'
import { marketValue } from '@/lib/intl/market-value'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import { countryName } from '@/lib/market/countries'
import { LANGUAGE_TABLE, UNKNOWN_LANGUAGE_DEFAULT } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import { getPageCheck } from '@/lib/pages/has-page'
import { navigationOf } from '@/lib/pages/navigation'
import { searchPlaceholder } from '@/lib/pages/search-placeholder'
import { homeHrefs } from '@/lib/seo/hrefs'
import { openSearchPath } from '@/lib/seo/opensearch'
import { getBanners, getResources, getSettings } from '@/lib/shop-api/cached'
import { getMarketConfig } from '@/lib/shop-api/page-market'

import { BeforePaint } from './before-paint-script'
import { CountryLine } from './country-line'
import { Footer } from './footer'
import { Header } from './header'
import { NavigationProvider } from './navigation-context'
import { OfflineLine } from './offline-line'
import { SoftNavigation } from './soft-navigation'
import { StoreIsland } from './store-island'
import { VisitLine } from './visit-line'

/** The data that the frame of every page needs. Without it no page can be shown (spec 2 §8). */
async function frameData(market: Market) {
  try {
    return await Promise.all([
      getMarketConfig(market),
      getResources(market),
      getBanners(market),
      getSettings(),
      getPageCheck(market),
    ])
  } catch (error) {
    throw resourcesError(error)
  }
}

interface MarketRootProps {
  market: Market
  /** The market is that of the language, because the configuration of the address's own market could not be read. */
  isFallback: boolean
  fontVariables: string
  children: ReactNode
}

/** Whether nobody but the shop has chosen the country: that of a language which has none of its own. */
const isCountryAssumed = ({ language, country }: Market) =>
  LANGUAGE_TABLE[language].country === null && country === UNKNOWN_LANGUAGE_DEFAULT.country

function AskForCountry({ market: { language, country, currency } }: { market: Market }) {
  const intl = getIntl(language)
  const { crossOrigin, closedCountries } = config()
  return (
    <CountryLine
      text={intl.formatMessage(
        { id: 'layout.country_ask' },
        { country: countryName(country, language), currency: currency.toUpperCase() },
      )}
      keepLabel={intl.formatMessage({ id: 'layout.country_keep' })}
      chooseLabel={intl.formatMessage({ id: 'layout.country_choose' })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      crossOrigin={crossOrigin}
      homes={homeHrefs()}
      closedCountries={closedCountries}
    />
  )
}

/** The document of every page of a market: theme, providers, header, page, footer, toasts. */
export async function MarketRoot({ market, isFallback, fontVariables, children }: MarketRootProps) {
  const [{ currencyRate }, resources, banners, settings, hasPage] = await frameData(market)
  const intl = getIntl(market.language)
  const navigation = navigationOf(market, { ...resources, settings: readGeneralSettings(settings), hasPage })
  const { imageHost, contact, shopName, gtmId, videoServiceUrl, credit, timeZone, shopApiUrl } = config()
  return (
    <html
      lang={market.language}
      className={fontVariables}
      data-time-zone={timeZone}
      data-api-host={shopApiUrl ?? undefined}
      data-image-host={imageHost ?? undefined}
      data-support={contact.email}
      data-gtm={gtmId ?? undefined}
      data-video={videoServiceUrl ?? undefined}
      data-credit={credit ? '' : undefined}
      suppressHydrationWarning
    >
      <body>
        <BeforePaint />
        {/* React moves it into the head. */}
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={shopName}
          href={openSearchPath(market.language)}
        />
        <MarketProvider value={marketValue(market, currencyRate, isFallback)}>
          <NavigationProvider value={navigation}>
            <a
              href="#content"
              className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-canvas focus:translate-y-0"
            >
              {intl.formatMessage({ id: 'layout.skip' })}
            </a>
            <Header
              market={market}
              notices={banners.textBanners}
              hasPage={hasPage}
              searchPlaceholder={searchPlaceholder(market.language, settings)}
            />
            <VisitLine market={market} />
            {isCountryAssumed(market) && <AskForCountry market={market} />}
            <IntlScope market={market} areas={['common']}>
              <main id="content" tabIndex={-1} className="min-h-[60dvh] outline-none">
                {children}
              </main>
            </IntlScope>
            <Footer market={market} navigation={navigation} hasPage={hasPage} />
            <Toaster closeLabel={intl.formatMessage({ id: 'common.close' })} />
            <OfflineLine text={intl.formatMessage({ id: 'layout.offline' })} />
            <StoreIsland />
            <SoftNavigation />
            <StaticPart />
          </NavigationProvider>
        </MarketProvider>
      </body>
    </html>
  )
}
