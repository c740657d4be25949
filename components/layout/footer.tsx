import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import { config } from '@/lib/config/env'
import { providerFor } from '@/lib/config/payments'
import { getIntl } from '@/lib/intl/server'
import { countryName, countryOf } from '@/lib/market/countries'
import { absoluteUrl } from '@/lib/market/domains'
import { LANGUAGES } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import { paymentMarks, paymentMethodsFor } from '@/lib/market/payment-methods'
import { withdrawalTexts } from '@/lib/market/withdrawal/texts'
import type { HasPage } from '@/lib/pages/has-page'
import type { Navigation } from '@/lib/pages/navigation'
import { INFO_PAGES, type PageLinks, SERVICE_PAGES } from '@/lib/pages/service-pages'
import { homeHrefs, pathHref, routeHref } from '@/lib/seo/hrefs'

import { ConsentLink } from './consent-link'
import { Contours } from './contours'
import { FooterColumn } from './footer-column'
import { LanguageLinks } from './language-links'
import { ThemeChoice } from './theme-choice'

interface FooterProps {
  market: Market
  /** The product groups and brands of the header's menu. */
  navigation: Pick<Navigation, 'groups' | 'brands'>
  hasPage: HasPage
}

/** The footer of every page: help, information, contact, languages, appearance, and what prices contain. */
export function Footer({ market, navigation, hasPage }: FooterProps) {
  const { language, country } = market
  const { routing, crossOrigin } = config()
  const intl = getIntl(language)
  const text = (id: string) => intl.formatMessage({ id })
  const links = (rows: PageLinks) =>
    rows.filter(([route]) => hasPage(route)).map(([route, id]) => [text(id), routeHref(language, route)] as const)
  return (
    <footer className="deferred deferred-footer relative isolate mt-24 overflow-hidden border-t border-line bg-surface-2">
      <Contours className="pointer-events-none absolute inset-x-0 top-0 h-80 w-full text-line" />
      <div
        data-static="footer"
        className="page-x relative grid gap-x-8 py-10 sm:grid-cols-2 sm:gap-y-10 sm:py-16 lg:grid-cols-[1.75fr_1fr_1fr_1.35fr]"
      >
        <FooterColumn
          title={text('layout.products')}
          links={[
            ...navigation.groups.map(({ name, path }) => [name, pathHref(language, path)] as const),
            [navigation.brands.name, navigation.brands.href],
          ]}
          isWide
        />
        <FooterColumn title={text('layout.service')} links={links(SERVICE_PAGES)} />
        <FooterColumn title={text('layout.footer_info')} links={links(INFO_PAGES)} />
        <div className="max-sm:mt-8">
          <h2 className="mb-3 text-base">{text('layout.footer_contact')}</h2>
          <ContactAddress />
          {/* In sight on every page, so not in a column that a phone folds. */}
          <SoftLink
            href={routeHref(language, 'withdrawal')}
            className="link mt-2 inline-flex min-h-11 items-center self-start font-semibold"
          >
            {withdrawalTexts(language, country).open}
          </SoftLink>
          <PaymentMarks market={market} />
        </div>
      </div>
      <div className="page-x relative flex flex-col gap-6 border-t border-line py-8 lg:flex-row lg:items-center lg:justify-between">
        <LanguageLinks
          label={text('layout.locale_language')}
          hrefs={Object.fromEntries(LANGUAGES.map((code) => [code, absoluteUrl(routing, code, '/')]))}
          homes={homeHrefs()}
          crossOrigin={crossOrigin}
        />
        <ThemeChoice
          label={text('layout.theme')}
          labels={{
            system: text('layout.theme_system'),
            light: text('layout.theme_light'),
            dark: text('layout.theme_dark'),
          }}
        />
      </div>
      <LegalLine market={market} />
    </footer>
  )
}

/** What prices contain, consent, and the company. */
function LegalLine({ market: { language, country } }: { market: Market }) {
  const { shopName, seller } = config()
  const intl = getIntl(language)
  return (
    <div className="page-x relative flex flex-col gap-2 pb-10 text-sm text-ink-muted sm:flex-row sm:items-center sm:justify-between">
      <p>
        {intl.formatMessage(
          { id: countryOf(country)?.isEu ? 'layout.footer_vat' : 'layout.footer_no_vat' },
          { country: countryName(country, language) },
        )}
      </p>
      <ConsentLink href={routeHref(language, 'cookies')} label={intl.formatMessage({ id: 'layout.consent' })} />
      <p translate="no">{[seller.name ?? shopName, seller.businessId, seller.vatNumber].filter(Boolean).join(', ')}</p>
    </div>
  )
}

/** E-mail, telephone and postal address of the shop, as far as they are configured. */
function ContactAddress() {
  const { contact } = config()
  return (
    <address className="flex flex-col gap-1 not-italic">
      <a href={`mailto:${contact.email}`} className="link inline-flex min-h-9 items-center gap-2 self-start">
        <Icon name="mail" size={18} />
        {contact.email}
      </a>
      {contact.phone && (
        <a
          href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}
          className="link inline-flex min-h-9 items-center gap-2 self-start"
        >
          <Icon name="phone" size={18} />
          {contact.phone}
        </a>
      )}
      {contact.address && (
        <span className="inline-flex items-start gap-2 py-1.5 text-ink-muted">
          <Icon name="pin" size={18} className="mt-1" />
          {contact.address}
        </span>
      )}
    </address>
  )
}

/** The payment methods that a consumer of the market can use. */
function PaymentMarks({ market: { language, country } }: { market: Market }) {
  const settings = config()
  const methods = paymentMethodsFor({ country, isOrganisation: false, allowsCredit: true })
  const marks = methods.flatMap(({ id }) => (providerFor(settings, id) === null ? [] : paymentMarks(id)))
  if (marks.length === 0) return null
  return (
    <>
      <h2 className="mt-8 mb-3 text-base">{getIntl(language).formatMessage({ id: 'layout.footer_pay' })}</h2>
      <ul className="flex flex-wrap gap-2" translate="no">
        {marks.map((mark) => (
          <li key={mark} className="payment-mark">
            {mark}
          </li>
        ))}
      </ul>
    </>
  )
}
