import type pg from 'pg'
import { isDatabaseUnavailable, pgCode } from './errors'
import { cut, inner, silence, type Probe } from './probe'

/**
 * Finds out that the network swallows what is sent to the database. A dead connection looks like one that waits for a slow query, so the
 * watchdog asks the server over a fresh connection whether it is working on that query. A slow query may take its time; a dead connection is
 * cut. When the fresh one meets silence too, and nobody heard a word meanwhile, the database is *away*: every connection is cut, all who wait
 * for one are told, and whoever comes is told at once, until it answers again. So however many statements a request has and whatever it waits
 * for, it waits once, and at most for as long as one probe that just missed the silence, and another: 4.25 s.
 * While this process is too busy to listen (a list of tens of thousands) silence says nothing.
 */
const TICK_MS = 250
const SILENT_MS = 1_500
/** While the database is away it is asked so often, whether the questions before are answered or not: its return is seen at once. */
const AGAIN_MS = 500
/** Once may be chance: the answer was on its way while we asked. */
const STRIKES = 2
/**
 * Ms by which ticks come late, in one or together while a probe runs, from which on this process was too busy to hear an answer: a connection
 * takes a dozen turns of the loop. A process whose database is really gone has little else to do.
 */
const STALL_MS = 300

/** What a pool gives to one who asked for a connection. */
export type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (error?: Error) => void) => void

interface Watched {
  since: number
  bytesRead: number
  strikes: number
}
/** Somebody who waits for a connection. */
interface Waiting {
  since: number
  giveUp(): void
}

const bytesOf = (client: pg.ClientBase) => inner(client).connection.stream.bytesRead
const nothing = () => undefined

export class Watchdog {
  private readonly all = new Set<pg.ClientBase>()
  private readonly busy = new Map<pg.ClientBase, Watched>()
  private readonly waiting = new Set<Waiting>()
  private timer: NodeJS.Timeout | undefined
  /** Questions that are open, and how many were answered so far. */
  private probes = 0
  private answers = 0
  private probedAt = 0
  private away = false
  private ticked = 0
  /** Ms by which all ticks together came late. */
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
      this.busy.set(client, { since: Date.now(), bytesRead: bytesOf(client), strikes: 0 })
      this.start()
    })
    pool.on('release', (_error, client) => this.busy.delete(client))
  }

  /**
   * Stands by one who asks the pool for a connection: gives what the pool is to call. When the database is away, `taken` gets the
   * error of a cut connection instead: now, and there is nothing to ask the pool for (null), or as soon as it is found out.
   */
  standBy(taken: Taken): Taken | null {
    if (this.away) {
      // Not at once: one who asks again and again must not keep the process from hearing the answer.
      setTimeout(() => taken(silence(), undefined, nothing))
      return null
    }
    const one: Waiting = {
      since: Date.now(),
      giveUp: () => {
        this.waiting.delete(one)
        taken(silence(), undefined, nothing)
      },
    }
    this.waiting.add(one)
    this.start()
    return (error, client, done) => {
      // One who was told already has gone; the connection is for the next.
      if (this.waiting.delete(one)) taken(error, client, done)
      else client?.release()
    }
  }

  /** Cuts every connection, whatever it is doing (shutdown, after its grace). */
  cutAll(): void {
    for (const client of this.all) cut(client)
  }

  private start(): void {
    if (this.timer) return
    this.ticked = Date.now()
    this.timer = setInterval(() => this.tick(), TICK_MS).unref()
  }

  private tick(): void {
    if (this.pool.ending || (this.busy.size === 0 && this.waiting.size === 0 && !this.away)) {
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
        Object.assign(watched, { since: now, bytesRead, strikes: 0 })
      else if (now - watched.since >= SILENT_MS) suspects.push(client)
    }
    const waitsLong = [...this.waiting].some(({ since }) => now - since >= SILENT_MS)
    if (this.away ? now - this.probedAt >= AGAIN_MS : this.probes === 0 && (waitsLong || suspects.length > 0))
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
    const isDeaf = () => this.late - lateBefore + this.lag(Date.now()) > STALL_MS
    const heard = new Map([...this.all].map((client) => [client, bytesOf(client)]))
    const isSilent = () =>
      this.answers === answersBefore && [...this.all].every((client) => bytesOf(client) === heard.get(client))
    try {
      const states = await this.ask(suspects.map((suspect) => inner(suspect).processID))
      if (isDeaf()) return
      this.answered()
      if (states) this.judge(suspects, states)
    } catch (error) {
      if (isDeaf()) return
      // "Too many connections" and "starting up" are answers; silence and refusal are not, unless others were answered.
      const code = pgCode(error)
      if (!isDatabaseUnavailable(error) || code === '53300' || code === '57P03') this.answered()
      else if (isSilent()) this.giveUp()
    } finally {
      this.probes -= 1
    }
  }

  private answered(): void {
    this.away = false
    this.answers += 1
    // Those who wait for a connection wait for their turn.
    for (const one of this.waiting) one.since = Date.now()
  }

  private judge(suspects: readonly pg.ClientBase[], states: ReadonlyMap<number | null, string | null>): void {
    for (const suspect of suspects) {
      const watched = this.busy.get(suspect)
      if (!watched || bytesOf(suspect) !== watched.bytesRead) continue
      if (states.get(inner(suspect).processID) === 'active') Object.assign(watched, { since: Date.now(), strikes: 0 })
      else if (++watched.strikes >= STRIKES) cut(suspect)
    }
  }

  private giveUp(): void {
    this.away = true
    for (const one of [...this.waiting]) one.giveUp()
    this.cutAll()
  }
}
