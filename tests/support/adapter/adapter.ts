/**
 * The worked example of docs/running/own-api.md: a web server that answers the calls of its first two steps (frame and catalogue) from
 * another shop system. Requests are parsed by the contract, so it refuses what the contract refuses.
 */
import lzString from 'lz-string'

import { packList } from '@/lib/catalog/list/pack'
import { type Answer, calls, type Parsed } from '@/lib/contract/calls'
import { type ErrorCode, errorStatus } from '@/lib/contract/errors'
import { type Card, listRequest, type ListRequest } from '@/lib/contract/schemas/catalogue'
import { type Language, LANGUAGES } from '@/lib/market/languages'

import type { AskForeign, ForeignDepartment, ForeignItem } from './foreign-shop'
import { brandSlug, cardOf, groupOf, groupPath, modelOf, modelSlug, nodeOf, STORE } from './translate'

/** The calls of steps 1 and 2. */
export const ANSWERED = [
  'initConfig',
  'localeByIp',
  'settings',
  'resources',
  'productGroups',
  'banners',
  'routeSlugs',
  'brands',
  'productHighlights',
  'productGroup',
  'translatedPaths',
  'productModelList',
  'productModelListPost',
  'productListIndex',
  'productListText',
  'productModel',
  'productExtraDelivery',
  'productExtraDetails',
] as const
type Name = (typeof ANSWERED)[number]
type Handlers = { readonly [N in Name]: (input: Parsed<N>) => Promise<Answer<N>> }

class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly field?: string,
  ) {
    super(code)
  }
}

/** Headers that the browser sends with calls, and those that it may read. */
const CORS = {
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, x-so-delivery-country-code, x-so-currency-code',
  'access-control-expose-headers': 'retry-after',
}

/** A web server of the shop API, as a function, in front of the other system; pages of `origin` may call it. */
export function adapterOf(ask: AskForeign, origin: string): (request: Request) => Promise<Response> {
  const handlers = handlersOf(ask)
  return async (request) => {
    const response =
      request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await respond(handlers, request)
    const headers = { ...CORS, 'access-control-allow-origin': origin, vary: 'origin' }
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }
}

async function respond(handlers: Handlers, request: Request): Promise<Response> {
  try {
    return await answer(handlers, request)
  } catch (error) {
    // What is not ours to explain is the other system's fault: the pages may try again.
    return refuse(error instanceof Refusal ? error : new Refusal('UNAVAILABLE'))
  }
}

function refuse({ code, field }: Refusal): Response {
  const status = errorStatus[code]
  const headers = { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '5' }) }
  return Response.json({ error: { code, message: code, ...(field !== undefined && { field }) } }, { status, headers })
}

async function answer(handlers: Handlers, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const query = Object.fromEntries(searchParams)
  const found = routeOf(pathname, request.method, query)
  const call = calls[found.name]
  const input = {
    params: parse('params' in call ? call.params : undefined, found.params),
    query: parse('query' in call ? call.query : undefined, query),
    body: 'body' in call ? parse(call.body, await jsonOf(request)) : undefined,
  }
  // A handler takes the input of its own call; TypeScript cannot know that the two names are one.
  const body = await (handlers[found.name] as (input: unknown) => Promise<unknown>)(input)
  const seconds = 'sharedSeconds' in call ? call.sharedSeconds : 0
  return Response.json(body, { headers: { 'cache-control': seconds ? `public, s-maxage=${seconds}` : 'no-store' } })
}

function routeOf(path: string, method: string, query: Readonly<Record<string, string>>) {
  const here = ANSWERED.flatMap((name) => {
    const pattern = new RegExp(`^${calls[name].path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
    const match = pattern.exec(path)
    return match ? [{ name, params: { ...match.groups } }] : []
  })
  if (here.length === 0) throw new Refusal('NOT_FOUND')
  const chosen = here.find(({ name }) => {
    const call = calls[name]
    return call.method === method && (!('selector' in call) || query[call.selector.key] === call.selector.value)
  })
  if (!chosen)
    throw new Refusal(here.some(({ name }) => calls[name].method === method) ? 'BAD_REQUEST' : 'METHOD_NOT_ALLOWED')
  return chosen
}

interface Schema {
  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: { issues: { path: PropertyKey[] }[] } }
}

/** A call without this part does not accept any. */
function parse(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Refusal('BAD_REQUEST', parsed.error.issues[0]?.path.join('.'))
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw new Refusal('BAD_REQUEST')
  }
}

function handlersOf(ask: AskForeign): Handlers {
  const read = async <T>(path: string): Promise<readonly T[]> => {
    const { status, rows } = await ask(path)
    if (status !== 200) throw new Refusal(status === 404 ? 'NOT_FOUND' : 'UNAVAILABLE')
    return rows as readonly T[]
  }
  const departments = () => read<ForeignDepartment>('/departments')
  const items = () => read<ForeignItem>('/items')
  const cards = async (request: ListRequest) => {
    const all = (await items()).filter(await within(request, departments)).map((item) => cardOf(item, request.language))
    return inOrder(all, request)
  }
  const list = async (request: ListRequest) => {
    const products = await cards(request)
    const start = request.start ?? 0
    return { products: products.slice(start, start + (request.count ?? 500)), total: products.length }
  }
  return {
    ...frameOf(departments, items),
    productModelList: ({ query: { request } }) => list(unpack(request)),
    productModelListPost: ({ body }) => list(body),
    productListIndex: async ({ query }) => {
      const { language } = query
      return packList(await cards(listOf(query)), { properties: [], language })
    },
    productListText: async ({ query: { text, ...query } }) => {
      const wanted = text.toLowerCase()
      const has = ({ name, description }: Card) => `${name} ${description}`.toLowerCase().includes(wanted)
      return { ids: (await cards(listOf(query))).filter(has).map(({ id }) => id) }
    },
    productHighlights: async ({ query: { language, newest = 12 } }) => {
      const newestFirst = (await items()).toSorted((a, b) => b.since.localeCompare(a.since))
      return { newest: newestFirst.slice(0, newest).map((item) => cardOf(item, language)), reduced: [] }
    },
    productModel: async ({ params: { slug }, query: { language } }) => {
      const item = (await items()).find((one) => modelSlug(one) === slug)
      const dept = item && (await departments()).find(({ key }) => key === item.dept)
      if (!item || !dept) throw new Refusal('NOT_FOUND')
      return modelOf(item, dept, language)
    },
    productExtraDelivery: () =>
      Promise.resolve({
        delivery_method_limit: {
          allowedDeliveryMethods: [
            { id: 'home', name: 'Home', price: 690, minDays: 2, maxDays: 4, isGreen: false, freeFrom: 10_000 },
          ],
          isDeliveryCountryBlocked: false,
          isDeliveryMethodLimitations: false,
          perInternationalPackage: null,
          blockInfoText: null,
          extra_data_overrides: {},
        },
      }),
    productExtraDetails: () => Promise.resolve({ bundles: [], recommendations: [], also_bought: [], sizetables: [] }),
  }
}

type Frame =
  | 'initConfig'
  | 'localeByIp'
  | 'settings'
  | 'resources'
  | 'productGroups'
  | 'banners'
  | 'routeSlugs'
  | 'brands'
  | 'productGroup'
  | 'translatedPaths'

/** What every page asks for: the shop's market, groups and addresses. */
function frameOf(
  departments: () => Promise<readonly ForeignDepartment[]>,
  items: () => Promise<readonly ForeignItem[]>,
): Pick<Handlers, Frame> {
  const tree = async (language: Language) => (await departments()).map((dept) => nodeOf(dept, language))
  const byLanguage = (slugs: string[]) =>
    Object.fromEntries(LANGUAGES.map((code) => [code, slugs])) as Record<Language, string[]>
  return {
    // It sells in Finland for euros, whatever was asked for.
    initConfig: () =>
      Promise.resolve({
        currencyFormat: '{amount} €',
        currencyRate: 1,
        deliveryCountryName: 'Suomi',
        taxAreaId: 1,
        isEuMember: true,
      }),
    localeByIp: () => Promise.resolve({ country_code: null, currency: null }),
    settings: () => Promise.resolve({}),
    banners: () => Promise.resolve({ imageBanners: [], dynamicPageBanners: [], textBanners: [] }),
    productGroups: async ({ query: { language } }) => ({ productGroups: await tree(language) }),
    resources: async ({ query: { language } }) => ({
      colors: [],
      manufacturers: [],
      productGroups: await tree(language),
      propertyFilters: [],
      propertyTypes: [],
      stores: [
        {
          id: 1,
          slug: STORE,
          name: 'Warehouse',
          shortName: 'Warehouse',
          type: 'warehouse',
          pikanouto: false,
          nouto: false,
          stock_display_order: 1,
          address: null,
          hours: [],
        },
      ],
      taxRates: [{ taxAreaId: 1, taxClass: 1, ratePercent: 25.5 }],
      sizes: [],
    }),
    routeSlugs: async () => ({
      staticPageSlugs: byLanguage([]),
      staticPageWithTabsSlugs: byLanguage([]),
      navigationSlugs: byLanguage((await departments()).map(groupPath)),
      manufacturerSlugs: [...new Set((await items()).map(brandSlug))],
    }),
    brands: async () => {
      const all = await items()
      return [...new Set(all.map(brandSlug))].map((slug, place) => {
        const models = all.filter((item) => brandSlug(item) === slug)
        return { id: place + 1, slug, name: models[0]?.maker ?? slug, logo: null, modelCount: models.length }
      })
    },
    productGroup: async ({ query: { path, language } }) =>
      (await departments()).filter((dept) => groupPath(dept) === path).map((dept) => groupOf(dept, language)),
    translatedPaths: async ({ query: { path } }) =>
      (await departments()).some((dept) => groupPath(dept) === path)
        ? LANGUAGES.map((languageCode) => ({ path, languageCode }))
        : [],
  }
}

/** Whether an item is in the list: by group, brand or search text; a list of models is chosen by its ids alone. */
async function within(
  { source, id, slug, sortIds = [] }: ListRequest,
  departments: () => Promise<readonly ForeignDepartment[]>,
): Promise<(item: ForeignItem) => boolean> {
  if (source === 'ProductGroup') {
    const dept = (await departments()).find((one) => Number(one.key) === id || groupPath(one) === slug)
    if (!dept) throw new Refusal('NOT_FOUND')
    return (item) => item.dept === dept.key
  }
  if (source === 'Models') return ({ code }) => sortIds.includes(Number(code))
  const wanted = (slug ?? '').toLowerCase()
  return (item) =>
    source === 'Manufacturer'
      ? brandSlug(item) === wanted
      : `${item.title.fi} ${item.title.en}`.toLowerCase().includes(wanted)
}

/** Cards with these ids first, in their order. */
function inOrder(cards: readonly Card[], { sortIds = [] }: ListRequest): Card[] {
  const place = ({ id }: Card) => (sortIds.includes(id) ? sortIds.indexOf(id) : sortIds.length)
  return cards.toSorted((a, b) => place(a) - place(b))
}

/** The request for a list of which the columns, or the ids of a text, were asked for. */
const listOf = ({
  source,
  id,
  slug,
  language,
  taxAreaId,
}: Omit<Parsed<'productListText'>['query'], 'text'>): ListRequest => ({
  source,
  language,
  taxAreaId,
  ...(id !== undefined && { id }),
  ...(slug !== undefined && { slug }),
})

/** A short request for a list comes compressed in the query. */
function unpack(request: string): ListRequest {
  try {
    const parsed = listRequest.safeParse(JSON.parse(lzString.decompressFromEncodedURIComponent(request) ?? ''))
    if (parsed.success) return parsed.data
  } catch {
    // Refused below, like a request of another form.
  }
  throw new Refusal('BAD_REQUEST', 'request')
}
