/**
 * Reads from a replica (DATABASE_READ_URL), for as long as it responds and has everything that this process has heard of. A page that is
 * rendered again after a change must not be made of older data: nothing would make it new afterwards. Otherwise reads go to the primary.
 */
import type pg from 'pg'

import { isDatabaseUnavailable, isRetryable } from './errors'

/** When the replica is compared with the primary again: while it is in use, while it is behind, and after it did not respond. */
const CHECK_MS = { used: 1_000, behind: 100, lost: 5_000 } as const

type Query = (...args: unknown[]) => Promise<unknown>

export class Replica {
  /** The position of the primary that the replica must have reached; null: where the primary is at the next comparison. */
  #target: string | null = null
  /** Number of changes heard of. */
  #changes = 0
  #isUsable = false
  #isChecking = false
  /** It did not respond, and is left alone for a while. */
  #isLost = false
  #timer: NodeJS.Timeout | undefined
  #isStopped = false
  readonly #query: Query

  /** Queries on `pool`, the replica's, go to the primary's while the replica is not usable. */
  constructor(
    pool: pg.Pool,
    private readonly primary: () => pg.Pool,
  ) {
    this.#query = pool.query.bind(pool) as unknown as Query
    pool.query = ((...args: unknown[]) => this.#read(args)) as unknown as pg.Pool['query']
    this.#schedule(0)
  }

  /** Whether reads go to the replica now. */
  get isUsable(): boolean {
    return this.#isUsable
  }

  /** Data has changed: reads go to the primary until the replica has the change. */
  dataChanged(): void {
    this.#changes += 1
    this.#target = null
    this.#isUsable = false
    if (!this.#isLost) this.#schedule(0)
  }

  stop(): void {
    this.#isStopped = true
    this.#isUsable = false
    clearTimeout(this.#timer)
  }

  async #read(args: unknown[]): Promise<unknown> {
    const { query } = this.primary() as unknown as { query: Query }
    const onPrimary = () => query.apply(this.primary(), args)
    if (!this.#isUsable) return onPrimary()
    try {
      return await this.#query(...args)
    } catch (error) {
      if (isDatabaseUnavailable(error)) this.#lose()
      // A standby cancels a query that keeps it from replaying a change of the primary ("conflict with recovery"); it works for the next one.
      else if (!isRetryable(error)) throw error
      return onPrimary()
    }
  }

  #lose(): void {
    this.#isUsable = false
    this.#target = null
    this.#isLost = true
    this.#schedule(CHECK_MS.lost)
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer)
    if (this.#isStopped) return
    this.#timer = setTimeout(() => void this.#check(), ms)
    this.#timer.unref()
  }

  /** One comparison at a time: while the primary is slow, changes would pile up questions to it. */
  async #check(): Promise<void> {
    if (this.#isChecking) return
    this.#isChecking = true
    this.#isLost = false
    const changes = this.#changes
    try {
      await this.#compare(changes)
    } catch {
      this.#lose()
    }
    this.#isChecking = false
    if (changes !== this.#changes && !this.#isLost) this.#schedule(0)
  }

  async #compare(changes: number): Promise<void> {
    const { rows } = await this.primary().query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
    const now = rows[0]?.lsn ?? null
    const hasReached = await this.#hasReached(this.#target ?? now)
    // A change that was heard of meanwhile needs another comparison.
    if (changes !== this.#changes) return
    this.#isUsable = hasReached
    // A replica in use must have reached a second later what the primary has now.
    this.#target = hasReached ? now : (this.#target ?? now)
    this.#schedule(hasReached ? CHECK_MS.used : CHECK_MS.behind)
  }

  /** A copy that is no standby (logical replication) has no position to compare. */
  async #hasReached(position: string | null): Promise<boolean> {
    const { rows } = (await this.#query(
      'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
      [position],
    )) as { rows: { reached: boolean }[] }
    return rows[0]?.reached === true
  }
}
