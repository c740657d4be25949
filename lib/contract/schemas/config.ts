import { z } from 'zod'

import { language } from './common'
export const initConfig = z.object({
  /** Format for the shop's staff tools, e.g. `{amount} €`; the pages format with Intl. */
  currencyFormat: z.string(),
  /** Units of the currency for one EUR. */
  currencyRate: z.number().positive(),
  deliveryCountryName: z.string(),
  taxAreaId: z.int(),
  isEuMember: z.boolean(),
})

const slugs = z.record(language, z.array(z.string()))
/** Slugs by language; brand slugs are the same in all languages. */
export const routeSlugs = z.object({
  staticPageSlugs: slugs,
  staticPageWithTabsSlugs: slugs,
  navigationSlugs: slugs,
  manufacturerSlugs: z.array(z.string()),
  /** Pages below other paths: articles and running campaigns. A host of an older version does not send them. */
  otherPageSlugs: slugs.optional(),
  /** The addresses of each page that does not have the same one in every language: that of another language leads to the page's own. */
  pageAddresses: z.array(z.partialRecord(language, z.string())).optional(),
  /** Where addresses of an earlier shop lead: by the path in lower case without slashes at its ends. */
  redirects: z.record(z.string(), z.string()).optional(),
})

export interface GroupNode {
  id: number
  name: string
  shortName: string | null
  slug: string
  path: string
  showInMenu: boolean
  image: string | null
  links: { slug: string; title: string; image: string | null }[]
  children: GroupNode[]
}
export const groupNode: z.ZodType<GroupNode> = z.lazy(() =>
  z.object({
    id: z.int(),
    name: z.string(),
    shortName: z.string().nullable(),
    slug: z.string(),
    path: z.string(),
    showInMenu: z.boolean(),
    image: z.string().nullable(),
    links: z.array(z.object({ slug: z.string(), title: z.string(), image: z.string().nullable() })),
    children: z.array(groupNode),
  }),
)

const store = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  shortName: z.string(),
  type: z.enum(['retail', 'warehouse', 'web', 'external']),
  pikanouto: z.boolean(),
  nouto: z.boolean(),
  stock_display_order: z.int(),
  address: z
    .object({
      street: z.string(),
      postcode: z.string(),
      city: z.string(),
      phone: z.string(),
      /** Degrees, for the map of the stores. */
      lat: z.number().optional(),
      lon: z.number().optional(),
    })
    .nullable(),
  /** Optional: hosts of the contract had no pictures of stores at first. */
  image: z.string().nullable().optional(),
  hours: z.array(z.object({ days: z.string(), opens: z.string(), closes: z.string() })),
})
export const resources = z.object({
  colors: z.array(z.object({ slug: z.string(), name: z.string(), control: z.string(), swatch: z.array(z.string()) })),
  manufacturers: z.array(z.object({ slug: z.string(), name: z.string() })),
  productGroups: z.array(groupNode),
  propertyFilters: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      unit: z.string().nullable(),
      kind: z.enum(['range', 'checkbox', 'text']),
    }),
  ),
  propertyTypes: z.array(z.object({ slug: z.string(), name: z.string(), bgColor: z.string(), textColor: z.string() })),
  stores: z.array(store),
  taxRates: z.array(z.object({ taxAreaId: z.int(), taxClass: z.int(), ratePercent: z.number() })),
  sizes: z.array(z.object({ name: z.string(), sort_order: z.int() })),
})

export type InitConfig = z.infer<typeof initConfig>
export type RouteSlugs = z.infer<typeof routeSlugs>
export type Resources = z.infer<typeof resources>
export type Store = z.infer<typeof store>
