/** Files of goods in the back office: imports with their dry run, and exports. */
import { z } from 'zod'

import { FILE_KINDS } from '../access/office-files'
import { EXPORT_FORMATS } from '../limits/office-files'
import { language } from './common'

export const fileKind = z.enum(FILE_KINDS)
const state = z.enum(['waiting', 'running', 'done', 'failed', 'stopped'])

export const importOptions = z.strictObject({
  /** Of the file's texts, where it does not say. */
  language: language.default('en'),
  /** Tells the files of several suppliers apart. */
  source: z
    .string()
    .regex(/^[a-z][a-z0-9:-]{0,40}$/)
    .default('import'),
  /** Of products whose file names none; empty: the product's own name. */
  brand: z.string().trim().max(200).default(''),
  /** Empty: found by the program. */
  encoding: z.string().trim().max(40).default(''),
  /** Import what has no fault of a file with faults. */
  skipBad: z.boolean().default(false),
  hideVanished: z.boolean().default(false),
  /** New products are not shown in the shop before people of the shop show them. */
  hideNew: z.boolean().default(false),
  compareAll: z.boolean().default(false),
})
/** What is asked once more when the import begins. */
export const importStart = z.strictObject({ hideNew: z.boolean().optional() })
export type ImportStart = z.output<typeof importStart>
export type ImportOptions = z.output<typeof importOptions>

/** What is wrong at a line of the file, or left out of it: a code for programs, and a sentence in the reader's language. */
const remark = z.object({ line: z.int(), code: z.string(), reason: z.string() })

const sample = z.object({
  /** The product's name, or the SKU. */
  title: z.string(),
  /** Of the product or the variant; null: it is not in the shop yet. */
  id: z.int().nullable(),
  isNew: z.boolean(),
  /** Of a product that is new: its lowest price in cents, its group as the file names it, and how many variants it has. */
  about: z.object({ cents: z.int().nullable(), group: z.string(), variants: z.int() }).optional(),
  /** What differs: a field of a product, a store, a kind of price. Values are units, or cents. */
  parts: z.array(
    z.object({
      name: z.string(),
      area: z.int().nullable(),
      before: z.int().nullable(),
      after: z.int().nullable(),
      /** A moment that is to come. */
      from: z.string().nullable(),
    }),
  ),
})
export type ImportSample = z.output<typeof sample>

/** What a file would do, or did. Counts are of products, or of rows where the file has stock or prices. */
export const importReport = z.object({
  /** As people call the kind of file, in the reader's language. */
  format: z.string().nullable(),
  encoding: z.string().nullable(),
  separator: z.string().nullable(),
  leftOut: z.array(z.string()),
  notes: z.array(z.string()),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  variants: z.int(),
  /** How many remarks there are; the lists have the first of them. */
  refused: z.int(),
  warned: z.int(),
  /** Products of earlier imports that are not in the file. */
  gone: z.int(),
  errors: z.array(remark),
  warnings: z.array(remark),
  vanished: z.array(z.string()),
  samples: z.array(sample),
})
export type ImportReport = z.output<typeof importReport>

/** Why a file was not imported to its end, as a word for which the back office has a sentence. */
const problem = z.enum(['refused', 'not_allowed', 'file_gone', 'gave_up', 'internal'])
export type FileProblem = z.output<typeof problem>

const job = {
  id: z.int(),
  state,
  done: z.int(),
  total: z.int(),
  createdAt: z.string(),
  /** Who began it; null: the account is gone. */
  by: z.string().nullable(),
}

export const officeImport = z.object({
  ...job,
  name: z.string(),
  bytes: z.int(),
  /** The dry run, or the import itself. */
  phase: z.enum(['check', 'import']),
  /** What the file is imported as; null: not known yet. */
  kind: fileKind.nullable(),
  /** What the columns look like. */
  recognised: fileKind.nullable(),
  /** As what the person may import it. */
  kinds: z.array(fileKind),
  options: importOptions,
  check: importReport.nullable(),
  report: importReport.nullable(),
  problem: problem.nullable(),
  isFileKept: z.boolean(),
})
export type OfficeImport = z.output<typeof officeImport>

export const importRow = z.object({
  ...job,
  name: z.string(),
  phase: z.enum(['check', 'import']),
  kind: fileKind.nullable(),
  counts: importReport.pick({ added: true, changed: true, unchanged: true, refused: true }).nullable(),
})
export type ImportRow = z.output<typeof importRow>

export const exportOrder = z.strictObject({
  kind: fileKind,
  /** Of a product file; the others are CSV. */
  format: z.enum(EXPORT_FORMATS).default('own-json'),
  language: language.default('en'),
})
export type ExportOrder = z.output<typeof exportOrder>

export const officeExport = z.object({
  ...job,
  ...exportOrder.shape,
  /** Null: not made yet, or deleted. */
  file: z.object({ name: z.string(), bytes: z.int() }).nullable(),
  /** Variants without a SKU, which files of stock and prices cannot name. */
  leftOut: z.int(),
  problem: problem.nullable(),
})
export type OfficeExport = z.output<typeof officeExport>
