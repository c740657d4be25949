/**
 * What is wrong with the structured data of a page: its vocabulary, the rules that Google publishes for each kind of result, and whether it
 * says what the page shows. Pure.
 */
import { isPublicGtin } from '@/lib/catalog/gtin'

import { isA, vocabularyProblems } from './schema-org'
import { nodeFaults } from './json-ld-rules'
import { truthFaults } from './json-ld-truth'

export type Node = Readonly<Record<string, unknown>>

export interface CrawledPage {
  /** `home`, `product`, `gift-card`, `store`, `article`; of any other kind, a page below the front page with a trail. */
  readonly kind: string
  readonly url: string
  readonly html: string
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every node of the data, those inside others as well, each with its path. */
function* nodesOf(value: unknown, place: string): Generator<readonly [place: string, node: Node]> {
  if (Array.isArray(value)) for (const [at, item] of value.entries()) yield* nodesOf(item, `${place}[${at}]`)
  if (!isNode(value)) return
  yield [place, value]
  for (const [property, inner] of Object.entries(value)) yield* nodesOf(inner, `${place}.${property}`)
}

/** The types of which a page of a kind has one node each. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  home: ['OnlineStore', 'WebSite'],
  product: ['Product', 'BreadcrumbList'],
  'gift-card': ['Product', 'BreadcrumbList'],
  store: ['LocalBusiness', 'BreadcrumbList'],
  article: ['Article', 'BreadcrumbList'],
}
const OTHER_PAGES: readonly string[] = ['BreadcrumbList']

/** What the front page describes and other pages refer to. */
const SHARED = /\/#(?:store|club-member)$/

function missingTypes(blocks: readonly unknown[], kind: string): string[] {
  const types = blocks.filter(isNode).map((block) => String(block['@type']))
  return (REQUIRED[kind] ?? OTHER_PAGES).flatMap((wanted) => {
    const count = types.filter((own) => isA(own, wanted)).length
    return count === 1 ? [] : [`${count} blocks are a ${wanted}, a page of the kind ${kind} has one`]
  })
}

function danglingIds(nodes: readonly (readonly [string, Node])[]): string[] {
  const known = new Set(nodes.flatMap(([, node]) => (node['@type'] === undefined ? [] : [node['@id']])))
  return nodes.flatMap(([place, node]) => {
    const isReference = Object.keys(node).join() === '@id'
    return isReference && !known.has(node['@id']) && !SHARED.test(String(node['@id']))
      ? [`${place} refers to ${String(node['@id'])}, which the page does not describe`]
      : []
  })
}

function repeatedIds(nodes: readonly (readonly [string, Node])[]): string[] {
  const described = nodes.filter(([, node]) => node['@type'] !== undefined && node['@id'] !== undefined)
  const ids = described.map(([, node]) => String(node['@id']))
  // The tier is only named at a price; its programme is on the front page.
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at && !SHARED.test(id)))].map(
    (id) => `${id} is described twice`,
  )
}

function gtinFaults(nodes: readonly (readonly [string, Node])[]): string[] {
  return nodes.flatMap(([place, { gtin }]) =>
    gtin === undefined || isPublicGtin(String(gtin)) ? [] : [`${place}.gtin: ${String(gtin)} names no article`],
  )
}

/** One sentence for each fault; none when the data are in order. `blocks`: the parsed contents of the page's script elements. */
export function jsonLdFaults(blocks: readonly unknown[], page: CrawledPage): string[] {
  const nodes = blocks.flatMap((block, at) => [...nodesOf(block, `$${at}`)])
  const byId = new Map<unknown, Node>(
    nodes.flatMap(([, node]) =>
      node['@type'] === undefined || node['@id'] === undefined ? [] : [[node['@id'], node] as const],
    ),
  )
  const resolved = (value: unknown): unknown => (isNode(value) ? (byId.get(value['@id']) ?? value) : value)
  return [
    ...blocks.flatMap((block, at) =>
      isNode(block) && block['@context'] === 'https://schema.org' ? [] : [`$${at} has not the context of schema.org`],
    ),
    ...blocks.flatMap((block, at) => vocabularyProblems(block, `$${at}`)),
    ...missingTypes(blocks, page.kind),
    ...danglingIds(nodes),
    ...repeatedIds(nodes),
    ...gtinFaults(nodes),
    ...nodes.flatMap(([place, node]) =>
      nodeFaults(node, resolved, place.includes('.hasVariant')).map((fault) => `${place}: ${fault}`),
    ),
    ...truthFaults(blocks.filter(isNode), page),
  ]
}
