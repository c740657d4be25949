/**
 * Finds or makes the rows that products refer to: brands, groups, colours, sizes, types, properties, ribbons, size tables. Each is looked
 * up once in an import. When nothing may be changed, a row that would be made has a number below zero.
 */
import { sql, type SQL } from 'drizzle-orm'

import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'
import { slugOf } from '@/lib/catalog/slug'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@/lib/market/languages'

import type {
  BrandRef,
  ColourRef,
  GroupNode,
  Product,
  PropertyRef,
  RibbonRef,
  SizeRef,
  SizeTableRef,
  TypeRef,
} from '../product/shape'
import { because, type Reason } from '../product/faults'
import { textHash } from '../product/text-hash'
import { baseColourOf, letterSizeOf } from './known-names'

/** The group for types that have no group; their new groups are made below it. */
const ROOT_KEY = 'more'
const ROOT_NAMES: Record<Language, string> = {
  en: 'More goods',
  fi: 'Muut tuotteet',
  sv: 'Övrigt',
  de: 'Weitere Artikel',
  fr: 'Autres articles',
  ru: 'Другие товары',
}

type Names = Partial<Record<Language, string>>

const firstName = (names: Names): string =>
  names[FALLBACK_LANGUAGE] ?? LANGUAGES.map((language) => names[language]).find((name) => name !== undefined) ?? ''

/** A name for every language; one that is missing is that of another. */
const complete = (names: Names): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, names[language] ?? firstName(names)])) as Record<
    Language,
    string
  >

interface IdRow extends Record<string, unknown> {
  id: number
}

/** Properties and ribbons are known by their slug; everything else is what the file says of it. */
type Ref =
  | { readonly kind: 'brand'; readonly ref: BrandRef }
  | { readonly kind: 'group'; readonly ref: readonly GroupNode[] }
  | { readonly kind: 'colour'; readonly ref: ColourRef }
  | { readonly kind: 'size'; readonly ref: SizeRef }
  | { readonly kind: 'type'; readonly ref: TypeRef }
  | { readonly kind: 'property'; readonly ref: string; readonly own: PropertyRef }
  | { readonly kind: 'ribbon'; readonly ref: string; readonly own: RibbonRef }
  | { readonly kind: 'size table'; readonly ref: SizeTableRef }

const keyOf = (kind: Ref['kind'], ref: Ref['ref']) => `${kind} ${JSON.stringify(ref)}`

function refsOf({ brand, groups, variants, properties, ribbons, size_table: table }: Product): Ref[] {
  const refs: Ref[] = [{ kind: 'brand', ref: brand }]
  for (const ref of groups ?? []) refs.push({ kind: 'group', ref })
  for (const { colour, size, type } of variants) {
    if (colour) refs.push({ kind: 'colour', ref: colour })
    if (size) refs.push({ kind: 'size', ref: size })
    if (type) refs.push({ kind: 'type', ref: type })
  }
  for (const own of properties ?? []) refs.push({ kind: 'property', ref: own.slug, own })
  for (const own of ribbons ?? []) refs.push({ kind: 'ribbon', ref: own.slug, own })
  if (table) refs.push({ kind: 'size table', ref: table })
  return refs
}

export class References {
  private readonly known = new Map<string, number>()
  /** The same by identity, because products refer to the same few rows again and again. */
  private readonly ids = new WeakMap<object, number>()
  private readonly slugs = new Map<string, string>()
  private readonly newGroups = new Map<string, Reason>()
  private readonly newGroupIds = new Set<number>()
  private placeholder = 0

  constructor(private readonly mayWrite: boolean) {}

  /** Looks up everything that the products refer to, in a transaction of its own: what was made stays when the products are written again. */
  async load(products: readonly Product[]): Promise<void> {
    const unknown = products.flatMap((product) => refsOf(product).filter((own) => !this.recall(own)))
    if (unknown.length === 0) return
    await withTx(
      async (tx) => {
        for (const own of unknown) if (!this.recall(own)) this.learn(own, await this.make(tx, own))
      },
      { name: 'import.references', retries: 0 },
    )
  }

  brand = (ref: BrandRef): number => this.get('brand', ref)
  group = (ref: readonly GroupNode[]): number => this.get('group', ref)
  colour = (ref: ColourRef): number => this.get('colour', ref)
  size = (ref: SizeRef): number => this.get('size', ref)
  type = (ref: TypeRef): number => this.get('type', ref)
  property = (ref: PropertyRef): number => this.get('property', ref.slug)
  ribbon = (ref: RibbonRef): number => this.get('ribbon', ref.slug)
  sizeTable = (ref: SizeTableRef): number => this.get('size table', ref)

  /** Groups that the shop did not have, and where each is made. Of the shop's own files, which name groups by their key, none. */
  notes = (): Reason[] => [...this.newGroups.values()]

  /** True if no other product of this import has taken the address; batches that are written at the same time do not see each other's. */
  takesSlug(brandId: number, slug: string, handle: string): boolean {
    const key = `${brandId} ${slug}`
    const owner = this.slugs.get(key)
    if (owner === undefined) this.slugs.set(key, handle)
    return owner === undefined || owner === handle
  }

  private get(kind: Ref['kind'], ref: Ref['ref']): number {
    const id = typeof ref === 'object' ? this.ids.get(ref) : this.known.get(keyOf(kind, ref))
    if (id === undefined) throw new Error(`The ${kind} ${JSON.stringify(ref)} was not looked up.`)
    return id
  }

  /** True if it was looked up before. */
  private recall({ kind, ref }: Ref): boolean {
    if (typeof ref === 'object' && this.ids.has(ref)) return true
    const id = this.known.get(keyOf(kind, ref))
    if (id !== undefined && typeof ref === 'object') this.ids.set(ref, id)
    return id !== undefined
  }

  private learn({ kind, ref }: Ref, id: number): void {
    this.known.set(keyOf(kind, ref), id)
    if (typeof ref === 'object') this.ids.set(ref, id)
  }

  private make(tx: Tx, own: Ref): Promise<number> {
    switch (own.kind) {
      case 'brand':
        return this.makeBrand(tx, own.ref)
      case 'group':
        return this.makePath(tx, own.ref)
      case 'colour':
        return this.makeColour(tx, own.ref)
      case 'size':
        return this.makeSize(tx, own.ref)
      case 'type':
        return this.makeType(tx, own.ref)
      case 'property':
        return this.makeProperty(tx, own.own)
      case 'ribbon':
        return this.makeRibbon(tx, own.own)
      case 'size table':
        return this.makeSizeTable(tx, own.ref)
    }
  }

  private async findOrMake(tx: Tx, find: SQL, make: () => SQL, made?: () => void): Promise<number> {
    const found = await tx.execute<IdRow>(find)
    if (found.rows[0]) return found.rows[0].id
    if (!this.mayWrite) return --this.placeholder
    const created = await tx.execute<IdRow>(make())
    if (!created.rows[0]) throw new Error('A row that products refer to could not be made.')
    made?.()
    return created.rows[0].id
  }

  /** If the slug belongs to a route or a group of the shop, the brand's slug ends in `-brand`. */
  private async makeBrand(tx: Tx, brand: BrandRef): Promise<number> {
    const { name } = brand
    const base = brand.slug ?? slugOf(name, `brand-${textHash(name)}`)
    const { rowCount } = await tx.execute(sql`
      select 1 from product_group_texts where split_part(path, '/', 1) = ${base} union all select 1 from pages where slug = ${base}
      union all select 1 from brands where slug = ${base} limit 1`)
    const slug = rowCount && brand.slug === undefined ? `${base}-brand` : base
    const find =
      brand.slug === undefined
        ? sql`select id from brands where lower(name) = lower(${name}) order by id limit 1`
        : sql`select id from brands where slug = ${slug}`
    return this.findOrMake(
      tx,
      find,
      () => sql`
        insert into brands (slug, name, logo, promo_images, descriptions, maker) values (${slug}, ${name}, ${brand.logo ?? null},
          ${JSON.stringify(brand.promo_images ?? [])}::jsonb, ${JSON.stringify(brand.descriptions ?? {})}::jsonb,
          ${brand.maker ? JSON.stringify(brand.maker) : null}::jsonb)
        on conflict (slug) do update set name = excluded.name returning id`,
      () => invalidateTags(tx, changeTags.brand(slug)),
    )
  }

  /** The last group of a path. One name alone may be a group anywhere in the tree; what is not found is made. */
  private async makePath(tx: Tx, path: readonly GroupNode[]): Promise<number> {
    let parent: number | null = null
    for (const [place, node] of path.entries()) {
      if (node.key !== undefined) parent = await this.makeKeyed(tx, node, node.key, parent)
      else parent = parent === null ? await this.makeTop(tx, node) : await this.makeBelow(tx, node, parent)
      if (node.key === undefined && this.newGroupIds.has(parent)) this.noteGroup(path.slice(0, place + 1))
    }
    if (parent === null) throw new Error('A group has no name.')
    return parent
  }

  private noteGroup(path: readonly GroupNode[]): void {
    const names = path.map((node) => firstName(node.names))
    const [name = '', above = ''] = names.toReversed()
    const place = above === '' ? ROOT_KEY : 'below'
    this.newGroups.set(JSON.stringify(names), because('group_new', { name, place, above }))
  }

  private makeRoot(tx: Tx): Promise<number> {
    return this.makeKeyed(tx, { names: ROOT_NAMES, sort_order: 900 }, ROOT_KEY, null)
  }

  private makeKeyed(tx: Tx, node: GroupNode, key: string, parent: number | null): Promise<number> {
    if (key === ROOT_KEY && Object.keys(node.names).length === 0) return this.makeRoot(tx)
    return this.findOrMakeGroup(tx, sql`select id from product_groups where key = ${key}`, key, node, parent)
  }

  private async makeTop(tx: Tx, node: GroupNode): Promise<number> {
    const name = firstName(node.names)
    const {
      rows: [named],
    } = await tx.execute<IdRow>(sql`
      select group_id as id from product_group_texts where lower(name) = lower(${name})
      order by length(path) - length(replace(path, '/', '')), group_id limit 1`)
    return named ? named.id : this.makeBelow(tx, node, await this.makeRoot(tx))
  }

  private async makeBelow(tx: Tx, node: GroupNode, parent: number): Promise<number> {
    const given = firstName(node.names)
    const name = given.charAt(0).toUpperCase() + given.slice(1)
    const {
      rows: [above],
    } = await tx.execute<{ key: string }>(sql`select key from product_groups where id = ${parent}`)
    const key = `${above?.key ?? ROOT_KEY}-${slugOf(name, textHash(name))}`
    const find = sql`
      select g.id from product_groups g join product_group_texts t on t.group_id = g.id
      where g.parent_id = ${parent} and (lower(t.name) = lower(${name}) or g.key = ${key}) order by g.id limit 1`
    return this.findOrMakeGroup(
      tx,
      find,
      key,
      { ...node, names: complete({ [FALLBACK_LANGUAGE]: name }), sort_order: 900 },
      parent,
    )
  }

  private async findOrMakeGroup(
    tx: Tx,
    find: SQL,
    key: string,
    node: GroupNode,
    parent: number | null,
  ): Promise<number> {
    let isMade = false
    const id = await this.findOrMake(
      tx,
      find,
      () => sql`
        insert into product_groups (key, parent_id, sort_order) values (${key}, ${parent}, ${node.sort_order ?? 900})
        on conflict (key) do update set key = excluded.key returning id`,
      () => (isMade = true),
    )
    if (isMade || id < 0) this.newGroupIds.add(id)
    if (!isMade) return id
    const { rows: above } = await tx.execute<{ language: Language; path: string }>(
      sql`select language, path from product_group_texts where group_id = ${parent}`,
    )
    const names = complete(node.names)
    const rows = LANGUAGES.map((language) => {
      const slug = node.slugs?.[language] ?? slugOf(names[language], `${key}-${language}`)
      const prefix = above.find((row) => row.language === language)?.path
      return { group_id: id, language, slug, path: prefix ? `${prefix}/${slug}` : slug, name: names[language] }
    })
    await tx.execute(sql`
      insert into product_group_texts (group_id, language, slug, path, name)
      select group_id, language, slug, path, name from json_to_recordset(${JSON.stringify(rows)}::json)
        as g(group_id int, language text, slug text, path text, name text)
      on conflict do nothing`)
    invalidateTags(
      tx,
      changeTags.group({ id, ancestorIds: parent === null ? [] : [parent], paths: [...rows, ...above] }),
    )
    return id
  }

  private makeColour(tx: Tx, colour: ColourRef): Promise<number> {
    const name = firstName(colour.names)
    const base = baseColourOf(name)
    const slug = colour.slug ?? `i-${slugOf(name, textHash(name))}`
    return this.findOrMake(
      tx,
      colour.slug === undefined
        ? sql`select id from colours where exists (select 1 from jsonb_each_text(names) n where lower(n.value) = lower(${name})) order by id limit 1`
        : sql`select id from colours where slug = ${slug}`,
      () => sql`
        insert into colours (slug, control, swatch, names) values (${slug}, ${colour.control ?? base.control},
          ${sql.param(colour.swatch ?? [base.swatch])}::text[], ${JSON.stringify(colour.slug === undefined ? complete(colour.names) : colour.names)}::jsonb)
        on conflict (slug) do update set slug = excluded.slug returning id`,
      () => invalidateTags(tx, changeTags.resources()),
    )
  }

  /** "Small" is the shop's S. */
  private makeSize(tx: Tx, size: SizeRef): Promise<number> {
    const name = size.sort_order === undefined ? letterSizeOf(size.name) : size.name
    return this.findOrMake(
      tx,
      sql`select id from sizes where name = ${name}`,
      () => sql`
        insert into sizes (name, sort_order) values (${name}, ${size.sort_order ?? 9_000})
        on conflict (name) do update set name = excluded.name returning id`,
      () => invalidateTags(tx, changeTags.resources()),
    )
  }

  private makeType(tx: Tx, type: TypeRef): Promise<number> {
    const name = firstName(type.names)
    const slug = type.slug ?? `i-${slugOf(name, textHash(name))}`
    return this.findOrMake(
      tx,
      sql`select id from product_types where slug = ${slug}`,
      () => sql`
        insert into product_types (slug, sort_order, names) values (${slug}, ${type.sort_order ?? 0},
          ${JSON.stringify(type.slug === undefined ? complete(type.names) : type.names)}::jsonb)
        on conflict (slug) do update set slug = excluded.slug returning id`,
    )
  }

  private makeRibbon(tx: Tx, own: RibbonRef): Promise<number> {
    return this.findOrMake(
      tx,
      sql`select id from ribbons where slug = ${own.slug}`,
      () => sql`
        insert into ribbons (slug, names, value, link) values (${own.slug}, ${JSON.stringify(own.names)}::jsonb, ${own.value}, ${own.link ?? null})
        returning id`,
    )
  }

  private makeProperty(tx: Tx, own: PropertyRef): Promise<number> {
    return this.findOrMake(
      tx,
      sql`select id from properties where slug = ${own.slug}`,
      () => sql`
        insert into properties (slug, names, unit, kind, sort_order)
        values (${own.slug}, ${JSON.stringify(own.names)}::jsonb, ${own.unit ?? null}, ${own.kind ?? 'text'}, ${own.sort_order ?? 0}) returning id`,
    )
  }

  private makeSizeTable(tx: Tx, table: SizeTableRef): Promise<number> {
    const [names, infoTexts, images, parsed] = [table.names, table.info_texts, table.images, table.parsed].map(
      (value) => JSON.stringify(value),
    )
    return this.findOrMake(
      tx,
      sql`
        select id from size_tables where names = ${names}::jsonb and info_texts = ${infoTexts}::jsonb and hide_image = ${table.hide_image}
          and images = ${images}::jsonb and parsed = ${parsed}::jsonb order by id limit 1`,
      () => sql`
        insert into size_tables (names, info_texts, hide_image, images, parsed)
        values (${names}::jsonb, ${infoTexts}::jsonb, ${table.hide_image}, ${images}::jsonb, ${parsed}::jsonb) returning id`,
    )
  }
}
