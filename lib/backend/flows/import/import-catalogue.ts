/** Imports a whole product file into the catalogue. */
import { KnownWords } from '@/lib/backend/domain/search/known-words'
import { refreshStatistics } from '@/lib/backend/platform/database/statistics'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import type { Language } from '@/lib/market/languages'

import { NotLoaded } from './download'
import { type Links, linkProducts, linksOf } from './links'
import { isUnreachable, pictureProblem, type PictureStore, storePicture } from './pictures'
import { BadFile, type Reason, type Remark } from './product/faults'
import type { Product } from './product/shape'
import type { Source } from './readers/decode'
import { openFile, type OpenFile } from './readers/open-file'
import type { Format } from './readers/reader'
import { type Kept, keyOf, Sift } from './sift'
import { survey, type Survey } from './survey'
import { hide, vanishedFrom } from './vanished'
import type { LoadedImage } from './write/plan'
import { References } from './write/references'
import { type Ready, type Shared, stockPlace, writeBatch, type Written } from './write/write-batch'

/** Batches that are written at the same time: while the database writes one, the next is prepared. */
const WRITERS = 2
/** One transaction: few enough for the tags of its pages to be told one by one. */
const BATCH = 250
const DEFAULT_SOURCE = 'import'

export interface ImportOptions {
  /** Language of the file's texts. */
  readonly language: Language
  readonly pictures: PictureStore
  /** Import the valid products of a file that has invalid rows; without it such a file changes nothing. */
  readonly skipBad: boolean
  /** Change nothing, but say what would be. */
  readonly dryRun?: boolean
  /** Hide products of earlier imports that are not in the file. */
  readonly hideVanished?: boolean
  /** New products are not shown in the shop before people of the shop show them, and no hidden one is shown by the file. */
  readonly hideNew?: boolean
  /** Compare also products of which the file says the same as last time. */
  readonly compareAll?: boolean
  /** Goes on with a run that was cut off: connections between products are written last, so those of all products are still to be written. */
  readonly isResumed?: boolean
  /** Tells the files of several suppliers apart. */
  readonly source?: string
  /** Brand of products without one. */
  readonly brand?: string
  readonly encoding?: string
  /** After each batch that is written; what it throws ends the import, and batches that are written already stay. */
  readonly onProgress?: (done: number, total: number, counts: ImportCounts) => void | Promise<void>
  /** Each product that is new or differs, with the names of what differs. */
  readonly onChange?: (handle: string, change: 'new' | readonly string[], product: ChangedProduct) => void
}

export interface ImportCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** Variants of added and changed products. */
  readonly variants: number
}

export interface ChangedProduct {
  /** Null: a rehearsal has not made it. */
  readonly id: number | null
  readonly name: string
  /** Lowest price with VAT, in cents of EUR; null: the file has none. */
  readonly cents: number | null
  /** As the file names it, from the top; empty: none. */
  readonly group: string
  readonly variants: number
}

export interface ImportReport extends ImportCounts {
  readonly kind: Format | null
  readonly encoding: string | null
  readonly separator: string | null
  /** Columns whose values are not kept; what the kind of file cannot say, and the groups that are new. */
  readonly leftOut: readonly string[]
  readonly notes: readonly Reason[]
  readonly vanished: readonly string[]
  readonly errors: readonly Remark[]
  /** What was left out of products that are imported anyway. */
  readonly warnings: readonly Remark[]
}

const NOTHING = { leftOut: [], notes: [], added: 0, changed: 0, unchanged: 0, variants: 0, vanished: [], warnings: [] }

/** A product with an invalid row is not imported, and a malformed file is not imported at all. */
export async function importCatalogue(source: Source, options: ImportOptions): Promise<ImportReport> {
  const context = { language: options.language, brand: options.brand ?? null }
  let file: OpenFile
  try {
    file = await openFile(source, context, options.encoding)
  } catch (error) {
    if (!(error instanceof BadFile)) throw error
    return { ...NOTHING, kind: null, encoding: null, separator: null, errors: [error.remark] }
  }
  const sift = new Sift({
    language: options.language,
    defaultSource: options.source ?? DEFAULT_SOURCE,
    compareAll: options.compareAll ?? false,
    isResumed: options.isResumed ?? false,
  })
  try {
    return await importOpen(file, sift, options)
  } finally {
    await sift.remove()
  }
}

async function importOpen(file: OpenFile, sift: Sift, options: ImportOptions): Promise<ImportReport> {
  const found = await survey(file, options.source ?? DEFAULT_SOURCE, sift)
  const { errors, warnings } = found
  const { kind, encoding, separator, leftOut, notes } = file
  const about = { kind, encoding, separator, leftOut, notes }
  if (found.total === 0 || (errors.length > 0 && !options.skipBad)) return { ...NOTHING, ...about, errors, warnings }
  await withTx(stockPlace, { name: 'import.place' })
  const run = new Run(sift, found, options)
  await run.all()
  const vanished = await vanishedFrom(found.sources, found.seen)
  if (options.hideVanished && !options.dryRun) await hide(vanished)
  return {
    ...about,
    notes: [...notes, ...run.notes()],
    ...run.counts,
    vanished: vanished.map(({ handle }) => handle),
    errors,
    warnings,
  }
}

class Run {
  readonly counts = { added: 0, changed: 0, unchanged: 0, variants: 0 }
  private readonly shared: Shared
  private readonly deadHosts = new Set<string>()
  private readonly linked: Links[] = []
  private readonly writing = new Set<Promise<void>>()
  private failure: { error: unknown } | null = null
  private done = 0
  /** New products after which the planner's statistics are looked at next. */
  private grown = BATCH

  constructor(
    private readonly sift: Sift,
    private readonly found: Survey,
    private readonly options: ImportOptions,
  ) {
    this.shared = { refs: new References(!options.dryRun), words: new KnownWords() }
  }

  notes = () => this.shared.refs.notes()

  async all(): Promise<void> {
    try {
      await this.batches()
    } finally {
      // Nothing is written any more when this returns.
      await Promise.allSettled(this.writing)
    }
    this.checkFailure()
    if (!this.options.dryRun) await linkProducts(this.linked)
  }

  private async batches(): Promise<void> {
    await this.passBy()
    let waiting: Kept[] = []
    for await (const entry of this.sift.kept()) {
      waiting.push(entry)
      if (waiting.length < BATCH) continue
      await this.batch(waiting)
      waiting = []
    }
    if (waiting.length > 0) await this.batch(waiting)
  }

  /** The products of which the file says the same as last time. */
  private async passBy(): Promise<void> {
    const held = this.sift.held.filter(({ key }) => !this.found.bad.has(key))
    for (const { links } of held) if (links) this.linked.push(links)
    this.counts.unchanged += held.length
    this.done += this.sift.held.length
    if (this.done > 0) await this.options.onProgress?.(this.done, this.found.total, this.counts)
  }

  private async batch(kept: readonly Kept[]): Promise<void> {
    const ready: Ready[] = []
    for (const entry of kept)
      if (!this.found.bad.has(keyOf(entry.source, entry.product.handle)))
        ready.push({ ...entry, ...(await this.load(entry)) })
    if (ready.length > 0) await this.shared.refs.load(ready.map(({ product }) => product))
    while (this.writing.size >= WRITERS) await Promise.race(this.writing)
    this.checkFailure()
    const writing: Promise<void> = this.write(ready, kept.length)
      .catch((error: unknown) => {
        this.failure ??= { error }
      })
      .finally(() => this.writing.delete(writing))
    this.writing.add(writing)
  }

  private checkFailure(): void {
    if (this.failure) throw this.failure.error
  }

  private async write(ready: readonly Ready[], read: number): Promise<void> {
    if (ready.length > 0) for (const written of await writeBatch(ready, this.shared, this.options)) this.count(written)
    this.done += read
    if (this.counts.added >= this.grown && !this.options.dryRun) {
      this.grown = this.counts.added * 2
      await refreshStatistics()
    }
    await this.options.onProgress?.(this.done, this.found.total, this.counts)
  }

  private count({ ready, id, isNew, changes, warnings }: Written): void {
    const { product, line } = ready
    for (const reason of warnings) this.found.warnings.push({ line, ...reason })
    const kind = isNew ? 'added' : changes.length > 0 ? 'changed' : 'unchanged'
    this.counts[kind] += 1
    this.link(product, ready.source)
    if (kind === 'unchanged') return
    this.counts.variants += product.variants.length
    const about = aboutOf(product, id, this.options.language)
    this.options.onChange?.(product.handle, isNew ? 'new' : changes, about)
  }

  private link(product: Product, source: string): void {
    const links = linksOf(product, source)
    if (links) this.linked.push(links)
  }

  /** A host that could not be reached is not tried again, because forty time-outs would take too long. */
  private async load({ line, product }: Kept): Promise<{ images: LoadedImage[]; lacksImages: boolean }> {
    // A rehearsal fetches nothing, so it says nothing of pictures.
    if (this.options.dryRun) return { images: [], lacksImages: true }
    const images: LoadedImage[] = []
    for (const { path, url, captions = {}, colour = null, type = 'image' } of product.images ?? []) {
      const own = path ?? (url === undefined ? null : await this.picture(url, line, product.handle))
      if (own) images.push({ path: own, captions, colour, type })
    }
    return { images, lacksImages: images.length < (product.images?.length ?? 0) }
  }

  private async picture(url: string, line: number, handle: string): Promise<string | null> {
    const { pictures } = this.options
    const host = URL.canParse(url) ? new URL(url).host : url
    try {
      if (this.deadHosts.has(host) && !pictures.folder) throw new NotLoaded('no_host', 'the host cannot be reached')
      return await storePicture(url, pictures)
    } catch (error) {
      const reason = pictureProblem(error, { handle, picture: url })
      if (isUnreachable(reason)) this.deadHosts.add(host)
      this.found.warnings.push({ line, ...reason })
      return null
    }
  }
}

/** What a person knows a product by who reads what an import would do. */
function aboutOf(product: Product, id: number, language: Language): ChangedProduct {
  const texts = product.texts[language] ?? product.texts.en ?? Object.values(product.texts)[0]
  const named = product.groups?.[0]?.map(({ names }) => names[language] ?? Object.values(names)[0] ?? '') ?? []
  const amounts = product.variants.flatMap(({ prices = [] }) => {
    const now = (kind: string) => prices.find((price) => price.area === 1 && price.kind === kind)?.amount
    return now('discount') ?? now('regular') ?? []
  })
  return {
    id: id > 0 ? id : null,
    name: texts?.name ?? product.handle,
    cents: amounts.length === 0 ? null : Math.min(...amounts),
    group: named.filter(Boolean).join(' > '),
    variants: product.variants.length,
  }
}
