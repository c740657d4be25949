/** What a kind of long work does (jobs.ts runs it). */
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import type { ApiError } from '@/lib/contract/errors'

export interface JobFault {
  readonly record: string
  readonly message: string
}

export interface PartDone {
  readonly done: number
  readonly faults: readonly JobFault[]
  /** What the work has come to; left out where it has no result. */
  readonly result?: unknown
}

export interface JobKind {
  /** Does the part that begins at `from`; returns how much it did, at least one. `result`: what the parts before it returned. */
  readonly part: (tx: Tx, input: unknown, from: number, result: unknown) => Promise<PartDone>
  /** How its page is told why it failed; without it by a sentence for people who run the shop. */
  readonly wordOf?: (error: ApiError) => string
  /** After the last part, or when it was stopped. */
  readonly end: (tx: Tx, input: unknown, how: 'done' | 'stopped' | 'failed') => Promise<void>
}
