/** The dry run of a file, and its import. */
import { createReadStream } from 'node:fs'

import { importCatalogue } from '@/lib/backend/flows/import/import-catalogue'
import { importPrices } from '@/lib/backend/flows/import/price-file'
import type { Source } from '@/lib/backend/flows/import/readers/decode'
import { recognise } from '@/lib/backend/flows/import/recognise'
import { importStock } from '@/lib/backend/flows/import/stock-file'
import { storage } from '@/lib/backend/platform/storage/storage'
import type { FileKind } from '@/lib/contract/access/office-files'
import { IMPORT_MAX_RECORDS } from '@/lib/contract/limits/office-files'

import type { Lease } from './lease'
import { importInput, type ImportInput, importResult, type KeptReport } from './records'
import { EMPTY, LevelGatherer, ProductGatherer } from './report'
import { withCopy } from './stored'

/** The file, for as long as nobody has stopped the work. */
const sourceOf = (path: string, lease: Lease): Source => ({
  maxRecords: IMPORT_MAX_RECORDS,
  open: async function* () {
    for await (const piece of createReadStream(path)) {
      lease.check()
      yield piece as Buffer
    }
  },
})

interface Work {
  readonly lease: Lease
  readonly source: Source
  readonly options: ImportInput['options']
  readonly dryRun: boolean
  /** What an earlier run of the same import has done. */
  readonly before: KeptReport | null
}

/** In the result, the part of the report that is known by now. */
const partial = ({ dryRun, before }: Work, counted: Partial<KeptReport>) =>
  dryRun ? {} : { import: { ...(before ?? EMPTY), ...counted } }

async function products(work: Work): Promise<KeptReport> {
  const { lease, source, options, dryRun, before } = work
  const gatherer = new ProductGatherer(before ?? EMPTY)
  const report = await importCatalogue(source, {
    language: options.language,
    source: options.source,
    ...(options.brand !== '' && { brand: options.brand }),
    ...(options.encoding !== '' && { encoding: options.encoding }),
    // A dry run says what becomes of the rest of the file, too.
    skipBad: dryRun || options.skipBad,
    dryRun,
    hideVanished: options.hideVanished,
    hideNew: options.hideNew,
    compareAll: options.compareAll,
    isResumed: before !== null,
    // No folder of this machine: who brings a file by a browser may name none.
    pictures: { folder: null, target: storage() },
    onChange: gatherer.onChange,
    onProgress: (done, total, counts) => lease.reached(done, total, partial(work, gatherer.counted(counts))),
  })
  return gatherer.report(report)
}

async function levels(as: 'stock' | 'prices', work: Work): Promise<KeptReport> {
  const { lease, source, options, dryRun, before } = work
  const gatherer = new LevelGatherer(before ?? EMPTY)
  const report = await (as === 'stock' ? importStock : importPrices)(source, {
    ...(options.encoding !== '' && { encoding: options.encoding }),
    skipBad: dryRun || options.skipBad,
    dryRun,
    onOpen: gatherer.onOpen,
    onChange: gatherer.onChange,
    onProgress: (done, total) => lease.reached(done, total, partial(work, gatherer.counted())),
  })
  return gatherer.report(report)
}

const readAs = (as: FileKind, work: Work) => (as === 'products' ? products(work) : levels(as, work))

async function check(lease: Lease, input: ImportInput, source: Source): Promise<void> {
  const { encoding } = input.options
  const found = await recognise(source, encoding === '' ? undefined : encoding)
  // A file of no kind is read as what the person may import, which says what is wrong with it.
  const as = input.as ?? found ?? input.kinds[0] ?? 'products'
  if (!input.kinds.includes(as)) {
    await lease.end('failed', { recognised: found, problem: 'not_allowed' })
    return
  }
  const report = await readAs(as, { lease, source, options: input.options, dryRun: true, before: null })
  await lease.end('done', { recognised: found, check: report }, { ...input, as })
}

async function carryOut(lease: Lease, input: ImportInput, source: Source): Promise<void> {
  const before = importResult.parse(lease.job.result).import
  const { as, options } = input
  if (as === null) throw new Error('An import without a kind was started.')
  const report = await readAs(as, { lease, source, options, dryRun: false, before })
  // What the shop holds may have changed since the dry run.
  const isRefused = report.refused > 0 && !options.skipBad
  await lease.end(isRefused ? 'failed' : 'done', { import: report, problem: isRefused ? 'refused' : null })
}

export async function runImport(lease: Lease): Promise<void> {
  const input = importInput.parse(lease.job.input)
  const { key } = input.file
  const isRead =
    key !== null &&
    (await withCopy(key, async (path) => {
      const source = sourceOf(path, lease)
      await (input.phase === 'check' ? check(lease, input, source) : carryOut(lease, input, source))
      return true
    }))
  if (!isRead) await lease.end('failed', { problem: 'file_gone' })
}
