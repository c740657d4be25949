/** Finds or creates the rows that a product refers to: its brand, its group, its colours, sizes and types. */
import { sql } from 'drizzle-orm'

import {
  brands,
  colours,
  productGroups,
  productGroupTexts,
  productTypes,
  sizes,
} from '@/lib/backend/domain/schema/catalogue'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { LANGUAGES, type Language } from '@/lib/market/languages'

/** The group for types that have no group; their new groups are created below it. */
const ROOT_KEY = 'more'
const ROOT_NAMES: Record<Language, string> = {
  en: 'More goods',
  fi: 'Muut tuotteet',
  sv: 'Övrigt',
  de: 'Weitere Artikel',
  fr: 'Autres articles',
  ru: 'Другие товары',
}

/** A slug from a name: lower-case ASCII words with dashes; `fallback` when nothing is left of it. */
export function slugOf(name: string, fallback: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .toLowerCase()
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || fallback
  )
}

/** A constant number for a text; for names without Latin letters. */
export function textHash(text: string): string {
  let hash = 7
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}

interface IdRow extends Record<string, unknown> {
  id: number
}

/** The brand of a vendor name. If the slug belongs to a route or a group of the shop, the brand's slug ends in `-brand`. */
export async function brandId(tx: Tx, vendor: string): Promise<number> {
  const {
    rows: [known],
  } = await tx.execute<IdRow>(sql`select id from brands where lower(name) = lower(${vendor}) order by id limit 1`)
  if (known) return known.id
  const base = slugOf(vendor, `brand-${textHash(vendor)}`)
  const {
    rows: [taken],
  } = await tx.execute(sql`
    select 1 from product_group_texts where split_part(path, '/', 1) = ${base} union all select 1 from pages where slug = ${base}
    union all select 1 from brands where slug = ${base} limit 1`)
  const [made] = await tx
    .insert(brands)
    .values({ slug: taken ? `${base}-brand` : base, name: vendor })
    .onConflictDoUpdate({ target: brands.slug, set: { name: vendor } })
    .returning({ id: brands.id })
  if (!made) throw new Error(`The brand ${vendor} could not be made.`)
  return made.id
}

async function makeGroup(
  tx: Tx,
  key: string,
  parentId: number | null,
  names: Record<Language, string>,
  parentPaths: Partial<Record<Language, string>>,
): Promise<number> {
  const [made] = await tx
    .insert(productGroups)
    .values({ key, parentId, sortOrder: 900 })
    .onConflictDoUpdate({ target: productGroups.key, set: { key } })
    .returning({ id: productGroups.id })
  if (!made) throw new Error(`The group ${key} could not be made.`)
  await tx
    .insert(productGroupTexts)
    .values(
      LANGUAGES.map((language) => {
        const slug = slugOf(names[language], `${key}-${language}`)
        const parent = parentPaths[language]
        return { groupId: made.id, language, slug, path: parent ? `${parent}/${slug}` : slug, name: names[language] }
      }),
    )
    .onConflictDoNothing()
  return made.id
}

interface PathRow extends Record<string, unknown> {
  language: Language
  path: string
}

/** The group of a type: one with this name in any language, else a new one below "More goods". `''` is "More goods" itself. */
export async function groupId(tx: Tx, type: string): Promise<{ id: number; made: boolean }> {
  if (type !== '') {
    const {
      rows: [named],
    } = await tx.execute<IdRow>(sql`
      select group_id as id from product_group_texts where lower(name) = lower(${type}) order by length(path) - length(replace(path, '/', '')), group_id limit 1`)
    if (named) return { id: named.id, made: false }
  }
  const {
    rows: [root],
  } = await tx.execute<IdRow>(sql`select id from product_groups where key = ${ROOT_KEY}`)
  const rootId = root?.id ?? (await makeGroup(tx, ROOT_KEY, null, ROOT_NAMES, {}))
  if (type === '') return { id: rootId, made: !root }
  const { rows: paths } = await tx.execute<PathRow>(
    sql`select language, path from product_group_texts where group_id = ${rootId}`,
  )
  const name = type.charAt(0).toUpperCase() + type.slice(1)
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, name])) as Record<Language, string>
  const key = `${ROOT_KEY}-${slugOf(type, textHash(type))}`
  const id = await makeGroup(
    tx,
    key,
    rootId,
    names,
    Object.fromEntries(paths.map(({ language, path }) => [language, path])),
  )
  return { id, made: true }
}

const BASE_COLOURS: Readonly<Record<string, string>> = {
  black: '#1f2124',
  grey: '#7d8085',
  gray: '#7d8085',
  white: '#f4f2ec',
  blue: '#2b5c9e',
  navy: '#1d2f4f',
  green: '#2f6b57',
  olive: '#5f6538',
  red: '#b3202c',
  orange: '#d9742b',
  yellow: '#e0b43c',
  brown: '#6e4a33',
  beige: '#cdbb9a',
  purple: '#5a3e78',
  pink: '#d98aa4',
  turquoise: '#2f9c9a',
  silver: '#b9bcbf',
}
const CONTROLS: Readonly<Record<string, string>> = { gray: 'grey', navy: 'blue', olive: 'green' }

/** The colour of a name, with the base colour and the colour value of its words. */
export async function colourId(tx: Tx, name: string): Promise<number> {
  const {
    rows: [known],
  } = await tx.execute<IdRow>(sql`
    select id from colours where exists (select 1 from jsonb_each_text(names) n where lower(n.value) = lower(${name})) order by id limit 1`)
  if (known) return known.id
  const word = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .findLast((part) => Object.hasOwn(BASE_COLOURS, part))
  const slug = `i-${slugOf(name, textHash(name))}`
  const [made] = await tx
    .insert(colours)
    .values({
      slug,
      control: word ? (CONTROLS[word] ?? word) : 'multi',
      swatch: [word ? (BASE_COLOURS[word] ?? '#9a9a94') : '#9a9a94'],
      names: Object.fromEntries(LANGUAGES.map((language) => [language, name])),
    })
    .onConflictDoUpdate({ target: colours.slug, set: { slug } })
    .returning({ id: colours.id })
  if (!made) throw new Error(`The colour ${name} could not be made.`)
  return made.id
}

const LETTER_SIZES: Readonly<Record<string, string>> = {
  'extra small': 'XS',
  'x-small': 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  'extra large': 'XL',
  'x-large': 'XL',
  'xx-large': 'XXL',
}

/** The size of a name; "Small" is the shop's S. */
export async function sizeId(tx: Tx, name: string): Promise<number> {
  const letter = name.toLowerCase()
  const known = (Object.hasOwn(LETTER_SIZES, letter) && LETTER_SIZES[letter]) || name
  const [made] = await tx
    .insert(sizes)
    .values({ name: known, sortOrder: 9_000 })
    .onConflictDoUpdate({ target: sizes.name, set: { name: known } })
    .returning({ id: sizes.id })
  if (!made) throw new Error(`The size ${name} could not be made.`)
  return made.id
}

/** The product type of a name. */
export async function typeId(tx: Tx, name: string): Promise<number> {
  const slug = `i-${slugOf(name, textHash(name))}`
  const [made] = await tx
    .insert(productTypes)
    .values({ slug, names: Object.fromEntries(LANGUAGES.map((language) => [language, name])) })
    .onConflictDoUpdate({ target: productTypes.slug, set: { slug } })
    .returning({ id: productTypes.id })
  if (!made) throw new Error(`The type ${name} could not be made.`)
  return made.id
}
