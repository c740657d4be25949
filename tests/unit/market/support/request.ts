import { parseDomains, type Routing } from '@/lib/market/domains'
import { type RouteSlugs } from '@/lib/market/resolve-path'
import {
  resolveRequest,
  type Decision,
  type ResolveConfig,
  type ResolveInput,
  type RouteSlugsByLanguage,
} from '@/lib/market/resolve-request'

export const PREFIX: Routing = { mode: 'prefix', origin: 'https://shop.example', domains: [] }
export const DOMAIN: Routing = {
  mode: 'domain',
  origin: 'https://shop.fi',
  domains: parseDomains('shop.fi=fi,shop.se=sv,shop.ru=ru', 'https://shop.fi'),
}

const lists = (extra: Partial<RouteSlugs>): RouteSlugs => ({
  staticPageSlugs: [],
  staticPageWithTabsSlugs: [],
  navigationSlugs: [],
  manufacturerSlugs: ['tunturi', 'fjell'],
  filterSlugs: ['waterproof'],
  ...extra,
})

export const SLUGS: RouteSlugsByLanguage = {
  fi: lists({
    staticPageSlugs: ['sopimusehdot', 'ostoskori'],
    staticPageWithTabsSlugs: ['asiakaspalvelu'],
    navigationSlugs: ['vaatteet', 'kassa-laukut', 'haku'],
  }),
  sv: lists({ staticPageSlugs: ['kopvillkor'], navigationSlugs: ['klader'] }),
  en: lists({ staticPageSlugs: ['terms'], navigationSlugs: ['clothing'] }),
  de: lists({ navigationSlugs: ['bekleidung'] }),
  fr: lists({}),
  ru: lists({}),
}

export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'

export interface Asked {
  method?: string
  host?: string | null
  routing?: Routing
  headers?: Record<string, string>
  cookies?: Record<string, string>
  slugs?: RouteSlugsByLanguage | null
  geoHeader?: string | null
  extra?: Partial<ResolveInput>
}

export function inputFor(url: string, asked: Asked = {}): ResolveInput {
  const at = url.indexOf('?')
  const routing = asked.routing ?? PREFIX
  const config: ResolveConfig = {
    routing,
    allowedHosts: new Set(['shop.example', 'shop.fi', 'shop.se', 'shop.ru', 'localhost']),
    geoHeader: asked.geoHeader ?? null,
  }
  return {
    method: asked.method ?? 'GET',
    host: asked.host === undefined ? new URL(routing.origin).host : asked.host,
    pathname: at < 0 ? url : url.slice(0, at),
    search: at < 0 ? '' : url.slice(at),
    cookie: (name) => asked.cookies?.[name],
    header: (name) => asked.headers?.[name],
    config,
    slugs: asked.slugs === undefined ? SLUGS : asked.slugs,
    ...asked.extra,
  }
}

export const resolve = (url: string, asked?: Asked): Decision => resolveRequest(inputFor(url, asked))

/** A decision as one line: `308 /x/`, `/fi.fi.eur/x/?y` or the kind. */
export function short(url: string, asked?: Asked): string {
  const decision = resolve(url, asked)
  if (decision.kind === 'redirect') return `${decision.status} ${decision.location}`
  return decision.kind === 'rewrite' ? decision.internalPath + decision.search : decision.kind
}
