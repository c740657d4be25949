/** Copies all files of one home into another. */
import { createHash } from 'node:crypto'

import { StorageProblem } from './problem'
import type { Storage } from './types'

export interface MoveReport {
  /** Files that were written, and those that were there already with the same content. */
  copied: number
  same: number
  bytes: number
}

/** What a move leaves out: probes, and rendered pictures, which are made again. */
const LEFT_OUT = /^(?:probe|rendered)\//

/** SHA-256 of a file in hex; null: there is none. */
export async function hashOf(home: Storage, key: string): Promise<string | null> {
  const found = await home.read(key)
  if (!found) return null
  const hash = createHash('sha256')
  for await (const piece of found.body) hash.update(piece as Uint8Array)
  return hash.digest('hex')
}

/**
 * Copies the files of `from` whose keys begin with `prefix` to `to`. Each is read back and compared by hash; one that is there with the same
 * content is left as it is, so that an interrupted move goes on. Throws StorageProblem for the first file that does not arrive.
 */
export async function copyFiles(
  from: Storage,
  to: Storage,
  { prefix = '', onFile }: { prefix?: string; onFile?: (report: MoveReport) => void } = {},
): Promise<MoveReport> {
  const there = new Map<string, number>()
  for await (const { key, bytes } of to.list(prefix)) there.set(key, bytes)
  const report: MoveReport = { copied: 0, same: 0, bytes: 0 }
  for await (const { key, bytes } of from.list(prefix)) {
    if (LEFT_OUT.test(key)) continue
    const hash = await hashOf(from, key)
    if (there.get(key) === bytes && (await hashOf(to, key)) === hash) report.same += 1
    else {
      const source = await from.read(key)
      if (!source) continue
      await to.put(key, source.body as AsyncIterable<Uint8Array>)
      if ((await hashOf(to, key)) !== hash) throw new StorageProblem(`${key} did not arrive whole in ${to.place}.`)
      report.copied += 1
    }
    report.bytes += bytes
    onFile?.(report)
  }
  return report
}
