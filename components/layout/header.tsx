import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import { config } from '@/lib/config/env'
import type { Banners } from '@/lib/contract/schemas/content'
import { getIntl } from '@/lib/intl/server'
import { countryName } from '@/lib/market/countries'
import { type Language, LANGUAGE_TABLE } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import type { HasPage } from '@/lib/pages/has-page'
import type { PageLinks } from '@/lib/pages/service-pages'
import { contentHref, homeHrefs, routeHref } from '@/lib/seo/hrefs'

import { CartButton } from './cart-button'
import { LocaleButton } from './locale-button'
import { Logo } from './logo'
import { MainNav } from './main-nav'
import { MenuButton } from './menu-button'
import { NAME_PLACEHOLDER } from './name-placeholder'
import { SearchButton } from './search-button'
import { SearchForm } from './search-form'

interface HeaderProps {
  market: Market
  /** The first one is shown above the header. */
  notices: Banners['textBanners']
  /** Shown in the search field while it is empty. */
  searchPlaceholder: string
  hasPage: HasPage
}

/** Service pages that the bar above the header links to, with the messages that name them. */
const SERVICES = [
  ['second-hand', 'layout.second_hand'],
  ['rental', 'layout.rental'],
  ['delivery', 'layout.delivery'],
  ['returns', 'layout.returns'],
  ['view-order', 'layout.order'],
] as const satisfies PageLinks

/**
 * The header of every page: notice, logo, search, the shopper's own buttons, and the groups. The page for delivery and payment shows only
 * what is not `shop-header`: nothing leads away from paying by accident.
 */
export function Header({ market, notices, searchPlaceholder, hasPage }: HeaderProps) {
  const { language } = market
  const intl = getIntl(language)
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <header className="contents">
      <div className="shop-header">
        <NoticeBar language={language} notice={notices[0]} hasPage={hasPage} />
      </div>
      <HeaderBar market={market} searchPlaceholder={searchPlaceholder} />
      <div className="shop-header relative z-20 border-line bg-canvas md:border-b">
        <MainNav
          label={text('layout.menu_main')}
          moreLabel={text('layout.menu_more')}
          allLabel={intl.formatMessage({ id: 'layout.menu_all' }, { name: NAME_PLACEHOLDER })}
        />
      </div>
    </header>
  )
}

/** The current notice, or a short description of the shop if there is none; on wide screens also links to the services. */
function NoticeBar({
  language,
  notice,
  hasPage,
}: {
  language: Language
  notice: HeaderProps['notices'][number] | undefined
  hasPage: HasPage
}) {
  const intl = getIntl(language)
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <div data-static="notice" className="bg-brand text-on-fill deep">
      <div className="page-x flex min-h-9 items-center justify-center gap-6 py-1 text-center text-sm text-balance md:justify-between md:text-left">
        {notice ? (
          <SoftLink href={contentHref(language, notice.url)} className="hover:underline">
            {notice.heading || notice.title}
          </SoftLink>
        ) : (
          <span>{text('home.title')}</span>
        )}
        <ul className="hidden shrink-0 gap-6 md:flex">
          {SERVICES.filter(([route]) => hasPage(route)).map(([route, id]) => (
            <li key={route}>
              <SoftLink href={routeHref(language, route)} className="inline-flex min-h-7 items-center hover:underline">
                {text(id)}
              </SoftLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The row that stays at the top of the window: menu, logo, search, country and currency, account, cart. */
function HeaderBar({ market, searchPlaceholder }: Pick<HeaderProps, 'market' | 'searchPlaceholder'>) {
  const { language } = market
  const intl = getIntl(language)
  const text = (id: string) => intl.formatMessage({ id })
  const { shopName, crossOrigin, closedCountries } = config()
  const search = {
    search: text('layout.search'),
    placeholder: searchPlaceholder,
    submit: text('layout.search_submit'),
    close: text('common.close'),
  }
  const locale = (
    <LocaleButton
      label={localeLabel(market)}
      closeLabel={text('common.close')}
      crossOrigin={crossOrigin}
      homes={homeHrefs()}
      closedCountries={closedCountries}
    />
  )
  return (
    <div className="sticky top-0 z-30 border-b border-line bg-canvas">
      <div className="page-x flex h-14 items-center gap-1 md:h-[4.5rem] md:gap-3">
        <div className="shop-header contents">
          <MenuButton label={text('layout.menu')} closeLabel={text('common.close')} locale={locale} />
        </div>
        <SoftLink
          href={routeHref(language, 'home')}
          aria-label={intl.formatMessage({ id: 'layout.home_link' }, { shop: shopName })}
          className="mr-auto rounded-control md:mr-6 lg:mr-12"
        >
          <Logo name={shopName} />
        </SoftLink>
        <div className="shop-header mr-auto hidden w-full max-w-[36rem] md:block">
          <SearchForm labels={search} />
        </div>
        <div className="shop-header contents">
          <SearchButton labels={search} />
        </div>
        <div className="checkout-locale hidden md:block">{locale}</div>
        <SoftLink
          href={routeHref(language, 'accounts')}
          aria-label={text('layout.account')}
          title={text('layout.account')}
          className="shop-header target inline-flex items-center justify-center rounded-control hover:bg-surface-2"
        >
          <Icon name="user" size={24} />
        </SoftLink>
        <CartButton label={text('layout.cart')} />
      </div>
    </div>
  )
}

/** Names the market's country, currency and language. It begins with what is written on the button, so that saying that presses it. */
function localeLabel({ language, country, currency }: Market): string {
  const { locale, nativeName } = LANGUAGE_TABLE[language]
  const code = currency.toUpperCase()
  const label = getIntl(language).formatMessage(
    { id: 'layout.locale' },
    {
      country: countryName(country, language),
      currency: new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code,
      language: nativeName,
    },
  )
  return `${language.toUpperCase()} ${code}. ${label}`
}
