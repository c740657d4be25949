import type pg from 'pg'
import { isDatabaseUnavailable, pgCode } from './errors'
import { closeConnection, inner, noResponseError, type Probe } from './probe'

/**
 * Detects that the network drops everything that is sent to the database. A dead connection looks like one that waits for a slow query, so
 * the watchdog asks the server on a new connection whether it is working on that query. A slow query can continue; a dead connection is
 * closed. If the new connection gets no response either, and no other connection received data in the meantime, the database is
 * *unavailable*: every connection is closed, everything that waits for one fails, and every new request for one fails immediately, until
 * the database responds again. So a request waits only once, however many statements it has, and at most 4.25 s: one probe that began just
 * before the network failed, and another.
 *
 * While this process is too busy to receive responses (a list of tens of thousands of products), a missing response has no meaning.
 */
const TICK_MS = 250
const SILENT_MS = 1_500
/**
 * While the database is unavailable it is probed at this interval, even if earlier probes are still running, so that its return is noticed
 * immediately.
 */
const REPROBE_MS = 500
/**
 * Number of negative checks before a connection is closed: one alone can be wrong, because the response may have arrived during the check.
 */
const MAX_MISSES = 2
/**
 * If ticks are late by this many ms, alone or together during a probe, this process was too busy to receive a response: a connection takes
 * about twelve turns of the event loop. A process whose database is really unavailable has little other work.
 */
const STALL_MS = 300

/** The callback of a request for a connection of the pool. */
export type OnConnection = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error) => void,
) => void

interface Watched {
  since: number
  bytesRead: number
  misses: number
}
/** A request that waits for a connection. */
interface Waiting {
  since: number
  fail(): void
}

const bytesOf = (client: pg.ClientBase) => inner(client).connection.stream.bytesRead
const nothing = () => undefined

export class Watchdog {
  private readonly all = new Set<pg.ClientBase>()
  private readonly busy = new Map<pg.ClientBase, Watched>()
  private readonly waiting = new Set<Waiting>()
  private timer: NodeJS.Timeout | undefined
  /** Number of running probes, and of answered ones so far. */
  private probes = 0
  private answers = 0
  private probedAt = 0
  private isUnavailable = false
  private ticked = 0
  /** Sum of ms by which all ticks were late. */
  private late = 0

  constructor(
    private readonly pool: pg.Pool,
    private readonly ask: Probe,
  ) {
    pool.on('connect', (client) => this.all.add(client))
    pool.on('remove', (client) => {
      this.all.delete(client)
      this.busy.delete(client)
    })
    pool.on('acquire', (client) => {
      this.busy.set(client, { since: Date.now(), bytesRead: bytesOf(client), misses: 0 })
      this.start()
    })
    pool.on('release', (_error, client) => this.busy.delete(client))
  }

  /**
   * Wraps a request for a connection: returns the callback to pass to the pool. When the database is unavailable, `onConnection` gets the error of
   * a closed connection instead: immediately, and then the pool is not asked (null), or as soon as this is detected.
   */
  watchRequest(onConnection: OnConnection): OnConnection | null {
    if (this.isUnavailable) {
      // Asynchronously: a caller that retries in a loop must not block the event loop, because the probe's response could then not be
      // received.
      setTimeout(() => onConnection(noResponseError(), undefined, nothing))
      return null
    }
    const one: Waiting = {
      since: Date.now(),
      fail: () => {
        this.waiting.delete(one)
        onConnection(noResponseError(), undefined, nothing)
      },
    }
    this.waiting.add(one)
    this.start()
    return (error, client, done) => {
      // If the request has failed already, the connection goes back to the pool.
      if (this.waiting.delete(one)) onConnection(error, client, done)
      else client?.release()
    }
  }

  /** Closes every connection, whatever it is doing (at shutdown, after the time limit). */
  closeAll(): void {
    for (const client of this.all) closeConnection(client)
  }

  private start(): void {
    if (this.timer) return
    this.ticked = Date.now()
    this.timer = setInterval(() => this.tick(), TICK_MS).unref()
  }

  private tick(): void {
    if (this.pool.ending || (this.busy.size === 0 && this.waiting.size === 0 && !this.isUnavailable)) {
      clearInterval(this.timer)
      this.timer = undefined
      return
    }
    const now = Date.now()
    const lag = this.lag(now)
    if (lag > STALL_MS) for (const watched of [...this.busy.values(), ...this.waiting]) watched.since = now
    this.late += lag
    this.ticked = now
    const suspects: pg.ClientBase[] = []
    for (const [client, watched] of this.busy) {
      const bytesRead = bytesOf(client)
      if (inner(client).readyForQuery || bytesRead !== watched.bytesRead)
        Object.assign(watched, { since: now, bytesRead, misses: 0 })
      else if (now - watched.since >= SILENT_MS) suspects.push(client)
    }
    const waitsLong = [...this.waiting].some(({ since }) => now - since >= SILENT_MS)
    if (
      this.isUnavailable ? now - this.probedAt >= REPROBE_MS : this.probes === 0 && (waitsLong || suspects.length > 0)
    )
      void this.probe(suspects)
  }

  /** Ms by which the next tick is late. */
  private lag(now: number): number {
    return Math.max(0, now - this.ticked - TICK_MS)
  }

  private async probe(suspects: readonly pg.ClientBase[]): Promise<void> {
    this.probes += 1
    this.probedAt = Date.now()
    const answersBefore = this.answers
    const lateBefore = this.late
    const wasBusy = () => this.late - lateBefore + this.lag(Date.now()) > STALL_MS
    const bytesBefore = new Map([...this.all].map((client) => [client, bytesOf(client)]))
    const isSilent = () =>
      this.answers === answersBefore && [...this.all].every((client) => bytesOf(client) === bytesBefore.get(client))
    try {
      const states = await this.ask(suspects.map((suspect) => inner(suspect).processID))
      // A response counts however late this process is: one that refuses everybody while the database is away is busy with that.
      this.answered()
      if (states && !wasBusy()) this.checkSuspects(suspects, states)
    } catch (error) {
      // "Too many connections" and "starting up" are responses. A timeout and a refused connection are not, unless other connections
      // received data.
      const code = pgCode(error)
      if (!isDatabaseUnavailable(error) || code === '53300' || code === '57P03') this.answered()
      else if (!wasBusy() && isSilent()) this.failAll()
    } finally {
      this.probes -= 1
    }
  }

  private answered(): void {
    this.isUnavailable = false
    this.answers += 1
    // The database responds, so requests in the queue only wait for a free connection.
    for (const one of this.waiting) one.since = Date.now()
  }

  private checkSuspects(suspects: readonly pg.ClientBase[], states: ReadonlyMap<number | null, string | null>): void {
    for (const suspect of suspects) {
      const watched = this.busy.get(suspect)
      if (!watched || bytesOf(suspect) !== watched.bytesRead) continue
      if (states.get(inner(suspect).processID) === 'active') Object.assign(watched, { since: Date.now(), misses: 0 })
      else if (++watched.misses >= MAX_MISSES) closeConnection(suspect)
    }
  }

  private failAll(): void {
    this.isUnavailable = true
    for (const one of [...this.waiting]) one.fail()
    this.closeAll()
  }
}
