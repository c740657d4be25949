/** Texts of products in six languages, and which of them a machine translated. */
import { type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { z } from 'zod'

import { models, modelTexts } from '@/lib/backend/domain/schema/catalogue'
import type { OfficeValue } from '@/lib/contract/schemas/office'
import { isLanguage, type Language, LANGUAGES } from '@/lib/market/languages'

import type { Field, Link, Machine, Values } from './entity'
import { isOutdated } from './outdated-products'
import { hasText, textOf } from './text-source'
import { withTable } from './title'

const textField = (kind: Field['kind'], column: Field['column'], isRequired = false): Field => ({
  kind,
  column,
  isRequired,
  section: 'texts',
  alsoBy: 'office.texts.write',
})

/** In the table of texts: one row for each language. */
export const PRODUCT_TEXTS = {
  table: modelTexts,
  owner: modelTexts.modelId,
  language: modelTexts.language,
  fields: {
    name: textField('localized', modelTexts.name, true),
    tagline: textField('localized', modelTexts.tagline),
    shortDescription: textField('localizedLines', modelTexts.shortDescription),
    longDescriptionHtml: textField('localizedHtml', modelTexts.longDescriptionHtml),
    metaDescription: textField('localizedLines', modelTexts.metaDescription),
    modelNotice: textField('localizedLines', modelTexts.modelNotice),
  },
} as const

const NAMES = Object.keys(PRODUCT_TEXTS.fields)
const MARKS = 'autoTranslated'
const ORIGINALS = 'originalTexts'
/** Marked by an import, or by a person, without saying what it was translated from. */
const UNKNOWN = 'unknown'

/** The fields of which shoppers can read the original, and what they are called in it. */
const SHOWN = {
  tagline: 'tagline',
  shortDescription: 'short_description',
  longDescriptionHtml: 'long_description_html',
} as const

const original = z.strictObject({
  language: z.enum(LANGUAGES).optional(),
  tagline: z.string().optional(),
  short_description: z.string().optional(),
  long_description_html: z.string().optional(),
})
type Original = z.output<typeof original>
const byLanguage = <T extends z.ZodType>(value: T) => z.partialRecord(z.enum(LANGUAGES), value)

type Texts = Readonly<Partial<Record<string, string>>>
const textsOf = (value: OfficeValue | undefined): Texts => (value ?? {}) as Texts

/** By language, the language that a machine translated it from. It is the mark that shoppers see. */
const marks: Link = {
  kind: 'localized',
  column: modelTexts.original,
  section: 'texts',
  alsoBy: 'office.texts.write',
  schema: byLanguage(z.enum([...LANGUAGES, UNKNOWN])),
  read: async (reader, id) => {
    const { rows } = await reader.execute<{ language: string; source: string | null }>(sql`
      select language, original ->> 'language' as source from model_texts where model_id = ${id} and is_auto_translated order by language`)
    return Object.fromEntries(rows.map(({ language, source }) => [language, source || UNKNOWN]))
  },
  write: async (tx, id, value) => {
    const marked = Object.keys(textsOf(value))
    await tx.execute(sql`
      update model_texts set is_auto_translated = not is_auto_translated
      where model_id = ${id} and is_auto_translated <> (language = any(${sql.param(marked)}::text[]))`)
  },
}

/** By language, what stood there in the other language when it was translated. */
const originals: Link = {
  kind: 'json',
  column: modelTexts.original,
  section: 'texts',
  alsoBy: 'office.texts.write',
  isInternal: true,
  schema: byLanguage(original),
  read: async (reader, id) => {
    const { rows } = await reader.execute<{ language: string; original: Original }>(sql`
      select language, original from model_texts where model_id = ${id} and is_auto_translated and original is not null order by language`)
    return Object.fromEntries(rows.map((row) => [row.language, row.original]))
  },
  write: async (tx, id, value) => {
    await tx.execute(sql`
      update model_texts set original = ${JSON.stringify(value ?? {})}::jsonb -> language where model_id = ${id}`)
  },
}

export const MACHINE_LINKS: Readonly<Record<string, Link>> = { [MARKS]: marks, [ORIGINALS]: originals }

interface Written {
  readonly before: Values
  readonly after: Values
}

const isWritten = ({ before, after }: Written, field: string, language: Language) =>
  textOf(before[field], language) !== textOf(after[field], language)

/** What the text of a language was translated from: of a text that was written now, what stands in the other language now. */
function originalOf(written: Written, language: Language, source: string): Original | null {
  const { before, after } = written
  const old = ((before[ORIGINALS] ?? {}) as Partial<Record<string, Original>>)[language]
  if (!isLanguage(source)) return old ?? null
  const isNew = textsOf(before[MARKS])[language] !== source
  const kept = Object.entries(SHOWN).flatMap(([field, name]) => {
    if (textOf(after[field], language) === '') return []
    const isFresh = isNew || isWritten(written, field, language)
    const text = isFresh ? textOf(after[field], source) : (old?.[name] ?? '')
    return text === '' ? [] : [[name, text] as const]
  })
  return { language: source, ...Object.fromEntries(kept) }
}

/**
 * The marks after a change. Whoever writes a text of a language by hand takes its mark away, unless the change names the mark as well. A language
 * without a text has none.
 */
export const productMachine: Machine = {
  marks: MARKS,
  texts: NAMES,
  settle: ({ before, after, asked }) => {
    const written = { before, after }
    const isNamed = (language: string) => asked.includes(MARKS) || asked.includes(`${MARKS}.${language}`)
    const isByHand = (language: Language) =>
      NAMES.some((name) => isWritten(written, name, language)) && !isNamed(language)
    const marked = Object.entries(textsOf(after[MARKS])).filter(
      (pair): pair is [Language, string] => isLanguage(pair[0]) && hasText(after, NAMES, pair[0]) && !isByHand(pair[0]),
    )
    const from = marked.flatMap(([language, source]) => {
      const found = originalOf(written, language, source)
      return found === null ? [] : [[language, found] as const]
    })
    return { [MARKS]: Object.fromEntries(marked), [ORIGINALS]: Object.fromEntries(from) as OfficeValue }
  },
}

/** Something that another language says is not said in this one: six rows of a product, found by their key. */
function isMissing(language: string): SQL {
  const lacks = Object.values(PRODUCT_TEXTS.fields).map(({ column }) => {
    const name = sql.identifier(toSnakeCase(column.name))
    return sql`(other.${name} <> '' and coalesce(own.${name}, '') = '')`
  })
  return sql`exists (select from model_texts other left join model_texts own
    on own.model_id = other.model_id and own.language = ${language}
    where other.model_id = ${withTable(models.id)} and other.language <> ${language} and (${sql.join(lacks, sql` or `)}))`
}

const FILTER = { kind: 'choice', options: LANGUAGES, isFilter: true, isFilterOnly: true } as const
const nowhere = { column: modelTexts.language, computed: sql`null`, canSort: false, isReadOnly: true } as const

/** What a list of products is filtered by, for who translates. */
export const TEXT_FILTERS: Readonly<Record<string, Field>> = {
  textsMissing: { ...nowhere, ...FILTER, where: isMissing },
  textsOutdated: { ...nowhere, ...FILTER, where: (language) => isOutdated(PRODUCT_TEXTS.fields, language) },
}
