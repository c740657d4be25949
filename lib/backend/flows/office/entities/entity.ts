/**
 * A kind of record of the back office as data: its table, its fields, who may see and change it, and what must follow a change. Lists,
 * forms, history, bulk changes and taking back are the same code for all (list.ts, save.ts).
 */
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

import type { Tx } from '@/lib/backend/platform/database/with-tx'
import type { Permission } from '@/lib/contract/access/permissions'
import type { FieldKind, OfficeValue, OfficeValues } from '@/lib/contract/schemas/office'
import type { Language } from '@/lib/market/languages'

import type { Rows } from './title'

/** The areas of the menu. */
type Area = 'orders' | 'goods' | 'stock' | 'content' | 'shop' | 'people'

export interface Field {
  readonly kind: FieldKind
  readonly column: PgColumn
  /** Instead of the column's value: an expression over the table. The field is read only. */
  readonly computed?: SQL
  readonly isRequired?: boolean
  /** Computed by the shop: shown only. */
  readonly isReadOnly?: boolean
  /** For the shop alone: kept by the history, and in no list or form. */
  readonly isInternal?: boolean
  /** A list is filtered by it, and it is nowhere shown. */
  readonly isFilterOnly?: boolean
  /** Given when the record is made, and not changed later. */
  readonly isGivenOnce?: boolean
  /** The values of a choice. */
  readonly options?: readonly string[]
  /** The kind of record that a reference leads to. */
  readonly to?: string
  /** Lists lead from it to the record, for people who may see that. */
  readonly isLinked?: boolean
  /** Its table has an index by it, so that a list of any size can have its order. */
  readonly hasIndex?: boolean
  /** The same value in a table of its own with an index by it, which lists sort and filter by. */
  readonly copy?: Copy
  /** False: no index has its order, so that lists are not sorted by it. */
  readonly canSort?: boolean
  /** A list can be filtered by it. */
  readonly isFilter?: boolean
  /** The condition of a filter where the kind of the field does not make it. */
  readonly where?: (value: string) => SQL
  readonly section?: string
  /** What a value must be beyond its kind. */
  readonly schema?: z.ZodType
  /** Whoever has this permission may change the field, too, without the one of the record. */
  readonly alsoBy?: Permission
}

/** A column of another table with one row for each record. */
export interface Copy {
  /** The id of the record. */
  readonly owner: PgColumn
  readonly value: PgColumn
}

/** A field that is rows of another table (links.ts). */
export interface Link extends Field {
  readonly read: (reader: Pick<Tx, 'execute'>, id: number) => Promise<OfficeValue>
  readonly write: (tx: Tx, id: number, value: OfficeValue, path: string) => Promise<void>
}

/** Fields with one text for each language that are in a table of their own: a row for each record and language. */
export interface Texts {
  readonly table: PgTable
  readonly owner: PgColumn
  readonly language: PgColumn
  readonly fields: Readonly<Record<string, Field>>
  /** Columns of a new row that were not given, from what was. */
  readonly atFirst?: (id: string, language: Language, values: Values) => Record<string, unknown>
}

/** A record as its fields, by name. Moments are ISO 8601. */
export type Values = OfficeValues

export interface Changed {
  readonly id: string
  /** Null: it was made. */
  readonly before: Values | null
  /** Null: it was removed. */
  readonly after: Values | null
  /** The paths of the fields that changed. */
  readonly paths: readonly string[]
}

/** Which texts of a record a machine translated. */
export interface Machine {
  /** The field that says it: by language, the language that it was translated from. */
  readonly marks: string
  /** The fields whose texts are meant. */
  readonly texts: readonly string[]
  /** The fields about it as they are after a change. `asked`: the paths that the change names, also those that stay as they are. */
  readonly settle: (change: {
    readonly before: Values
    readonly after: Values
    readonly asked: readonly string[]
  }) => Values
}

export interface StoredRecord {
  readonly id: string
  readonly title: string
  /** What is printed on it; left out for what has none. */
  readonly code?: string
  readonly values: Values
}

export interface Entity {
  /** In addresses and in the history. */
  readonly name: string
  readonly area: Area
  readonly table: PgTable
  /** The primary key; several columns are joined by `~` in the record's id. */
  readonly key: readonly [PgColumn, ...PgColumn[]]
  readonly fields: Readonly<Record<string, Field>>
  readonly texts?: Texts
  /** Where the shop keeps which texts a machine translated. */
  readonly machine?: Machine
  /** Fields that are rows of other tables. */
  readonly links?: Readonly<Record<string, Link>>
  /** Fields that a list shows at first. */
  readonly columns: readonly string[]
  /** The order of a list that asks for none: a field, with `-` before it downwards. */
  readonly sort?: string
  /** The same where no field says it: names that only a page has. */
  readonly order?: (language: Language) => SQL
  /** The name of a record for people, in the language of the back office: an expression over the table. */
  readonly title: (language: Language) => SQL<string>
  /** What is printed on it, such as a SKU: shown smaller beside its name. Lists in the order of the names have the order of the codes. */
  readonly code?: SQL<string | null>
  /** What tells records with like names apart, where the command bar finds them. */
  readonly note?: SQL
  /** Where the titles are: then a list in their order walks along the index of that table. */
  readonly titleRows?: Rows
  /** The first pictures of some records, by their ids. A list has one before each name. */
  readonly pictures?: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** What no expression over the table says of records: names and values that the shop computes. */
  readonly complete?: (records: readonly StoredRecord[]) => Promise<readonly StoredRecord[]>
  /** What fields hold that are no references, in words: by the id of the record, then by the field. */
  readonly words?: (
    records: readonly { readonly id: string; readonly values: Values }[],
    language: Language,
  ) => Promise<ReadonlyMap<string, Readonly<Record<string, string>>>>
  /** Only these rows of the table are such records. */
  readonly scope?: SQL
  /** The condition for a typed text. Without it the list has no search. */
  readonly search?: (text: string) => SQL
  /** The same for the command bar, where it finds less. */
  readonly find?: (text: string) => SQL
  readonly read: Permission
  readonly change: Permission
  readonly canCreate?: boolean
  readonly canRemove?: boolean
  /** Throws ApiError when the fields do not fit together. Runs before writing, in the transaction. */
  readonly check?: (tx: Tx, changed: Changed) => Promise<void>
  /** What must follow in the same transaction: cache tags, indexes, addresses. */
  readonly follow: (tx: Tx, changed: Changed) => Promise<void> | void
  /**
   * `check` and `follow` for a change of many records, where doing it for each would take too long: before the records are written, and after
   * it for those that changed.
   */
  readonly together?: {
    readonly check: (tx: Tx, ids: readonly string[]) => Promise<void>
    readonly follow: (tx: Tx, ids: readonly string[]) => Promise<void>
  }
  /** A record is an account: the security log names those that were shown. */
  readonly isPersonal?: boolean
  /** The address of a page of its own for one record, where the common form is not enough. */
  readonly hasOwnPage?: boolean
}

/** What a field is read, filtered and sorted by. */
export const valueOf = ({ computed, column }: Pick<Field, 'computed' | 'column'>): SQL | PgColumn => computed ?? column

/** Texts first, because a form begins with what the record is called. */
export const allFields = ({ fields, texts, links }: Entity): Readonly<Record<string, Field>> => ({
  ...texts?.fields,
  ...fields,
  ...links,
})

const LOCALIZED: ReadonlySet<FieldKind> = new Set<FieldKind>(['localized', 'localizedLines', 'localizedHtml'])
export const isLocalized = ({ kind }: Pick<Field, 'kind'>): boolean => LOCALIZED.has(kind)
