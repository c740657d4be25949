/** Links that are chosen, and the words of the search, as the back office shows them. */
import { z } from 'zod'

/** `built`: a page that the shop has without a record, such as the cart; `moved`: an address that leads on to another one; `web`: another site, a mail address or a telephone. */
const linkKind = z.enum([
  'home',
  'group',
  'product',
  'brand',
  'page',
  'article',
  'campaign',
  'built',
  'moved',
  'web',
  'nowhere',
])
export type LinkKind = z.output<typeof linkKind>

export const linkTarget = z.object({
  kind: linkKind,
  /** The record, for people who may see it. */
  entity: z.string().nullable(),
  id: z.string().nullable(),
  name: z.string().nullable(),
  /** Shoppers do not see it now. */
  isHidden: z.boolean(),
})
export type LinkTarget = z.output<typeof linkTarget>

/** Where a word of a search is in a product. */
const wordPlace = z.enum(['name', 'group', 'texts', 'colour'])

/** What a search understands, what it finds, and why. */
export const searchTrial = z.object({
  /** What of the query became a filter. `name`: of groups, a brand or a store. */
  filters: z.array(
    z.object({ topic: z.string(), target: z.string(), name: z.string().nullable(), isMissed: z.boolean() }),
  ),
  /** What the query names and the shop does not sell, with the names of the nearest groups. */
  absent: z.array(z.object({ text: z.string(), groups: z.array(z.string()) })),
  /** Words that nothing in the shop has. */
  ignored: z.array(z.string()),
  /** Corrected or shorter queries that find something. */
  queries: z.array(z.string()),
  /** How many products are found; the first of them are in the list. */
  found: z.int(),
  products: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      picture: z.string().nullable(),
      /** Names of the groups that the search meant and that have the product. */
      groups: z.array(z.string()),
      words: z.array(z.object({ word: z.string(), place: wordPlace })),
    }),
  ),
})
export type SearchTrial = z.output<typeof searchTrial>

/** A line of the search's own vocabulary before the shop changes it. */
export const searchLine = z.object({ phrases: z.array(z.string()) })
