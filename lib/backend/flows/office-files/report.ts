/** Gathers what an import tells, and says it to the person who looks at it. */
import type {
  ChangedProduct,
  ImportCounts,
  ImportReport as CatalogueReport,
} from '@/lib/backend/flows/import/import-catalogue'
import type { LevelChange, LevelFile, LevelReport } from '@/lib/backend/flows/import/level-file'
import type { Reason, Remark } from '@/lib/backend/flows/import/product/faults'
import { formatName, remarkText } from '@/lib/backend/flows/import/remark-text'
import { REMARKS_KEPT, SAMPLES_KEPT } from '@/lib/contract/limits/office-files'
import type { ImportReport, ImportSample } from '@/lib/contract/schemas/office-files'
import type { Language } from '@/lib/market/languages'
import { translatorFor } from '@/lib/messages/all'

import type { KeptReport } from './records'

type Remarks = KeptReport['errors']

export const EMPTY: KeptReport = {
  format: null,
  encoding: null,
  separator: null,
  leftOut: [],
  notes: [],
  added: 0,
  changed: 0,
  unchanged: 0,
  variants: 0,
  refused: 0,
  warned: 0,
  gone: 0,
  errors: [],
  warnings: [],
  vanished: [],
  samples: [],
}

/** A name that is longer says nothing more. */
const NAME = 300
/** JSON of the database takes no NUL, and no half of a character where a text was cut. */
const kept = (text: string): string => text.slice(0, NAME).replaceAll(/\0|\p{Surrogate}/gu, '')
const firstNames = (names: readonly string[]): string[] => names.slice(0, REMARKS_KEPT).map((name) => kept(name))
const cut = ({ code, args }: Reason) => ({
  code,
  args: Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? kept(value) : value]),
  ),
})
const first = (remarks: readonly Remark[]): Remarks =>
  remarks.slice(0, REMARKS_KEPT).map((remark) => ({ line: remark.line, ...cut(remark) }))
const part = (name: string) => ({ name: kept(name), area: null, before: null, after: null, from: null })

/** Of products: half of the examples are new ones, so that changed ones are seen, too. */
export class ProductGatherer {
  readonly #samples: { new: ImportSample[]; changed: ImportSample[] } = { new: [], changed: [] }

  constructor(private readonly before: KeptReport) {}

  readonly onChange = (_handle: string, change: 'new' | readonly string[], product: ChangedProduct): void => {
    const { id, name, cents, group, variants } = product
    const isNew = change === 'new'
    const samples = this.#samples[isNew ? 'new' : 'changed']
    if (samples.length >= SAMPLES_KEPT / 2) return
    const parts = isNew ? [] : change.slice(0, SAMPLES_KEPT).map((one) => part(one))
    const about = { cents, group: kept(group), variants }
    samples.push({ title: kept(name), id, isNew, ...(isNew && { about }), parts })
  }

  /** What was written by a run that was broken off is unchanged in the next one; both together are the import. */
  counted(counts: ImportCounts): Pick<KeptReport, 'added' | 'changed' | 'unchanged' | 'variants' | 'samples'> {
    const { before } = this
    return {
      added: before.added + counts.added,
      changed: before.changed + counts.changed,
      unchanged: Math.max(0, counts.unchanged - before.added - before.changed),
      variants: before.variants + counts.variants,
      samples: [...before.samples, ...this.#samples.new, ...this.#samples.changed].slice(0, SAMPLES_KEPT),
    }
  }

  report({ kind, encoding, separator, leftOut, notes, vanished, errors, warnings, ...counts }: CatalogueReport) {
    return {
      format: kind,
      encoding,
      separator,
      leftOut: firstNames(leftOut),
      notes: notes.slice(0, REMARKS_KEPT).map(cut),
      ...this.counted(counts),
      refused: errors.length,
      warned: warnings.length,
      gone: vanished.length,
      errors: first(errors),
      warnings: first(warnings),
      vanished: firstNames(vanished),
    } satisfies KeptReport
  }
}

/** Of rows with stock or prices. */
export class LevelGatherer {
  #file: LevelFile | null = null
  #rows = 0
  #line = 0
  readonly #samples: ImportSample[] = []

  constructor(private readonly before: KeptReport) {}

  readonly onOpen = (file: LevelFile): void => {
    this.#file = file
  }

  readonly onChange = ({ line, sku, variantId, name, area, before, after, from }: LevelChange): void => {
    const own = { name: kept(name), area, before, after, from: from?.toISOString() ?? null }
    // The values of a row follow each other.
    if (line !== this.#line) {
      this.#rows += 1
      if (this.#samples.length < SAMPLES_KEPT)
        this.#samples.push({ title: kept(sku), id: variantId, isNew: false, parts: [own] })
    } else if (this.#rows === this.#samples.length) this.#samples.at(-1)?.parts.push(own)
    this.#line = line
  }

  counted(): Pick<KeptReport, 'changed' | 'samples'> {
    return {
      changed: this.before.changed + this.#rows,
      samples: [...this.before.samples, ...this.#samples].slice(0, SAMPLES_KEPT),
    }
  }

  report({ rows, errors }: LevelReport): KeptReport {
    const counted = this.counted()
    return {
      ...EMPTY,
      ...counted,
      encoding: this.#file?.encoding ?? null,
      separator: this.#file?.separator ?? null,
      unchanged: Math.max(0, rows - counted.changed),
      refused: errors.length,
      errors: first(errors),
    }
  }
}

/** The report with its sentences in the reader's language. */
export function toldReport(report: KeptReport, language: Language): ImportReport {
  const t = translatorFor(language)
  const told = (remarks: Remarks) =>
    remarks.map((remark) =>
      'reason' in remark
        ? { ...remark, code: 'sentence' }
        : { line: remark.line, code: remark.code, reason: remarkText(remark, t) },
    )
  return {
    ...report,
    format: report.format === null ? null : formatName(report.format, t),
    notes: report.notes.map((note) => (typeof note === 'string' ? note : remarkText(note, t))),
    errors: told(report.errors),
    warnings: told(report.warnings),
  }
}
