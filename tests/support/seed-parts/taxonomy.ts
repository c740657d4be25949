import * as schema from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import { type Language, LANGUAGES } from '@/lib/market/languages'

import { at, byKey, type Ids, inAll, inLanguage } from './rows'

const GROUPS: [key: string, parent: string | null, en: string][] = [
  ['clothing', null, 'Clothing'],
  ['jackets', 'clothing', 'Jackets'],
  ['shell-jackets', 'jackets', 'Shell jackets'],
  ['skiing', null, 'Skiing'],
  ['skis', 'skiing', 'Skis'],
  ['second-hand', null, 'Second hand'],
]

export async function insertBrands(): Promise<Ids> {
  return byKey(
    await db()
      .insert(schema.brands)
      .values(
        ['norrsken', 'kallio', 'fjell'].map((slug) => ({
          slug,
          name: slug[0]?.toUpperCase() + slug.slice(1),
          descriptions: inAll(`<p>${slug} makes <a href="http://localhost/x/">gear</a><script>alert(1)</script></p>`),
          maker: { name: `${slug} Oy`, address: 'Testikatu 1, Helsinki', email: `safety@${slug}.example` },
        })),
      )
      .returning(),
    'slug',
  )
}

export async function insertProperties(): Promise<Ids> {
  const rows = await db()
    .insert(schema.properties)
    .values([
      { slug: 'weight', names: inAll('Weight'), unit: 'g', kind: 'range', sortOrder: 1 },
      { slug: 'material', names: inAll('Material'), kind: 'checkbox', sortOrder: 2 },
      { slug: 'care', names: inAll('Care'), kind: 'text', sortOrder: 3 },
    ])
    .returning()
  return byKey(rows, 'slug')
}

export async function insertGroups(): Promise<Ids> {
  const groups: Ids = {}
  for (const [order, [key, parent, en]] of GROUPS.entries()) {
    const [row] = await db()
      .insert(schema.productGroups)
      .values({
        key,
        parentId: parent === null ? null : at(groups, parent),
        sortOrder: order,
        filterableProperties: parent === null ? ['weight', 'material'] : [],
      })
      .returning()
    if (!row) throw new Error('No group.')
    groups[key] = row.id
    await insertGroupTexts(row.id, key, en)
  }
  return groups
}

async function insertGroupTexts(groupId: number, key: string, name: string): Promise<void> {
  await db()
    .insert(schema.productGroupTexts)
    .values(
      LANGUAGES.map((language) => ({
        groupId,
        language,
        slug: slugIn(key, language),
        path: pathOf(key, language),
        name: inLanguage(name, language),
        descriptionHtml: `<p>All about <b>${name}</b></p><script>alert(1)</script>`,
      })),
    )
}

/** The slugs from the top group down to this one. */
function pathOf(key: string, language: Language): string {
  const slugs: string[] = []
  for (let group: string | null = key; group !== null; group = parentOf(group)) slugs.unshift(slugIn(group, language))
  return slugs.join('/')
}

const parentOf = (key: string) => GROUPS.find(([known]) => known === key)?.[1] ?? null
const slugIn = (key: string, language: Language) => (language === 'en' ? key : `${key}-${language}`)

export async function insertColours(): Promise<Ids> {
  return byKey(
    await db()
      .insert(schema.colours)
      .values([
        { slug: 'blue', control: 'blue', swatch: ['#0000ff'], names: inAll('Blue') },
        { slug: 'red', control: 'red', swatch: ['#ff0000'], names: inAll('Red') },
        { slug: 'black', control: 'black', swatch: ['#000000'], names: inAll('Black') },
      ])
      .returning(),
    'slug',
  )
}

export async function insertSizes(): Promise<Ids> {
  return byKey(
    await db()
      .insert(schema.sizes)
      .values(['S', 'M', 'L', '170', '180'].map((name, sortOrder) => ({ name, sortOrder })))
      .returning(),
    'name',
  )
}
