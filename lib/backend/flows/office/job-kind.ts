/** What a kind of long work does (jobs.ts runs it). */
import type { Tx } from '@/lib/backend/platform/database/with-tx'

export interface JobFault {
  readonly record: string
  readonly message: string
}

export interface JobKind {
  /** Does the part that begins at `from`; returns how much it did, at least one. */
  readonly part: (tx: Tx, input: unknown, from: number) => Promise<{ done: number; faults: readonly JobFault[] }>
  /** After the last part, or when it was stopped. */
  readonly end: (tx: Tx, input: unknown, how: 'done' | 'stopped' | 'failed') => Promise<void>
}
