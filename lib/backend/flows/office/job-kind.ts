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

/** A part that was prepared, and where it begins. */
export interface Prepared {
  readonly from: number
  readonly made: unknown
}

export interface JobKind {
  /**
   * What of the next part takes long and needs no lock, such as asking another system: it runs outside of the transaction of the part, which is
   * given what it returns. Null: another process is at it, or it was stopped.
   */
  readonly prepare?: (id: number) => Promise<Prepared | null>
  /** Does the part that begins at `from`; returns how much it did, at least one. `result`: what the parts before it returned. */
  readonly part: (tx: Tx, input: unknown, from: number, result: unknown, made: unknown) => Promise<PartDone>
  /** How its page is told why it failed; without it by a sentence for people who run the shop. */
  readonly wordOf?: (error: ApiError) => string
  /** After the last part, or when it was stopped. */
  readonly end: (tx: Tx, input: unknown, how: 'done' | 'stopped' | 'failed') => Promise<void>
}
