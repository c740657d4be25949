import { config } from '@/lib/config/env'
import { absoluteUrl, localizedHref, originFor } from '@/lib/market/domains'
import type { Language } from '@/lib/market/languages'

import type { JsonLdObject } from './json-ld'

/** BreadcrumbList of a page; `href` is an address of the shop, the last crumb has none. */
export function breadcrumbsJsonLd(language: Language, crumbs: readonly { name: string; href?: string }[]): JsonLdObject {
  const origin = originFor(config().routing, language)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem', position: index + 1, name, item: href === undefined ? undefined : origin + href,
    })),
  }
}

/** The shop itself, on its front page. */
export function storeJsonLd(language: Language): JsonLdObject {
  const { shopName, contact, routing } = config()
  return {
    '@type': 'OnlineStore',
    '@id': `${routing.origin}/#store`,
    name: shopName,
    url: absoluteUrl(routing, language, '/'),
    email: contact.email,
    telephone: contact.phone ?? undefined,
    address: contact.address ?? undefined,
    logo: `${routing.origin}/icon-512.png`,
  }
}

/** The site with its search, on the front page. */
export function websiteJsonLd(language: Language): JsonLdObject {
  const { shopName, routing } = config()
  const search = originFor(routing, language) + localizedHref(routing, language, 'search')
  return {
    '@type': 'WebSite',
    name: shopName,
    url: absoluteUrl(routing, language, '/'),
    inLanguage: language,
    publisher: { '@id': `${routing.origin}/#store` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
