import { config } from '@/lib/config/env'
import type { Store } from '@/lib/contract/schemas/config'
import type { Article } from '@/lib/contract/schemas/content'
import { imageUrl } from '@/lib/images/url'
import { absoluteUrl, localizedHref, originFor } from '@/lib/market/domains'
import type { Language } from '@/lib/market/languages'
import { isSingleDay, openDays, type WeekDay } from '@/lib/market/opening-hours'

import { storeId } from './ids'
import type { JsonLdObject } from './json-ld'

/** BreadcrumbList of a page; `href` is a path of the shop, the last crumb has none. */
export function breadcrumbsJsonLd(
  language: Language,
  crumbs: readonly { name: string; href?: string }[],
): JsonLdObject {
  const origin = originFor(config().routing, language)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href === undefined ? undefined : origin + href,
    })),
  }
}

/** The site with its search, for the front page. */
export function websiteJsonLd(language: Language): JsonLdObject {
  const { shopName, routing } = config()
  const search = originFor(routing, language) + localizedHref(routing, language, 'search')
  return {
    '@type': 'WebSite',
    name: shopName,
    url: absoluteUrl(routing, language, '/'),
    inLanguage: language,
    publisher: { '@id': storeId() },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** Days of schema.org by their first two letters, the stored format of opening hours. */
const DAYS: Readonly<Record<WeekDay, string>> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
}

/** `Mo-Fr` or `Sa,Su` as days of schema.org. */
const dayNames = (days: string) => openDays(days).map((day) => DAYS[day])

/** A store that customers can visit: address, telephone and hours as on its page. */
export function physicalStoreJsonLd(language: Language, { slug, name, address, hours }: Store): JsonLdObject {
  const { routing, shopName } = config()
  return {
    '@type': 'SportingGoodsStore',
    name,
    brand: { '@type': 'Brand', name: shopName },
    url: originFor(routing, language) + localizedHref(routing, language, 'stores/store', { store: slug }),
    parentOrganization: { '@id': storeId() },
    telephone: address?.phone,
    address: address
      ? {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          postalCode: address.postcode,
          addressLocality: address.city,
          addressCountry: 'FI',
        }
      : undefined,
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      ...(isSingleDay(days) ? { validFrom: days, validThrough: days } : { dayOfWeek: dayNames(days) }),
      opens,
      closes,
    })),
  }
}

/** An article of the shop; its author is one of the shop's departments. */
export function articleJsonLd(
  language: Language,
  { slug, title, metaDescription, image, author, published, modified }: Article,
): JsonLdObject {
  const { routing, shopName } = config()
  const at = (path: string) => absoluteUrl(routing, language, `/${path}/`)
  return {
    '@type': 'Article',
    headline: title,
    description: metaDescription,
    mainEntityOfPage: at(slug),
    inLanguage: language,
    datePublished: published,
    dateModified: modified,
    image: image ? new URL(imageUrl(image, { w: 1280 }), routing.origin).href : undefined,
    author: author ? { '@type': 'Organization', name: author.name, url: at(author.slug) } : { '@id': storeId() },
    publisher: {
      '@type': 'Organization',
      '@id': storeId(),
      name: shopName,
      logo: `${routing.origin}/icon-512.png`,
    },
  }
}
