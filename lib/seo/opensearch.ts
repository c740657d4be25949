/** Search in the shop from the browser's address bar: an OpenSearch description in each language. */
import { localizedHref, originFor, type Routing } from '@/lib/market/domains'
import { isLanguage, type Language } from '@/lib/market/languages'

import { element, escapeXml } from './xml'

/** Path of a language's description: `/opensearch/sv.xml`. */
export function openSearchPath(language: Language): string {
  return `/opensearch/${language}.xml`
}

/** The language of a file's name, or null. */
export function parseOpenSearchName(name: string): Language | null {
  const language = name.replace(/\.xml$/, '')
  return name.endsWith('.xml') && isLanguage(language) ? language : null
}

/** The description: the shop's name, its icon and the URL of its search. Browsers truncate names at 16 characters. */
export function openSearchXml(
  routing: Routing,
  language: Language,
  { shopName, description }: { shopName: string; description: string },
): string {
  const search = `${originFor(routing, language)}${localizedHref(routing, language, 'search')}?q={searchTerms}`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    element('ShortName', shopName.slice(0, 16)),
    element('Description', description.slice(0, 1024)),
    element('Language', language),
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="16" height="16" type="image/x-icon">${escapeXml(`${routing.origin}/favicon.ico`)}</Image>`,
    `<Url type="text/html" method="get" template="${escapeXml(search)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n')
}
