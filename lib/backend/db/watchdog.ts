import pg from 'pg'
import { isDatabaseUnavailable, pgCode } from './errors'

/**
 * Finds connections that the network swallowed. Such a connection looks like one that waits for a slow query, so the
 * watchdog asks the server over a fresh connection whether it is working on that query. A slow query may take its time;
 * a dead connection is cut within four seconds, and with it the idle ones that died the same way. While this process
 * is too busy to listen (a list of tens of thousands) silence says nothing.
 */
const TICK_MS = 250
const SILENT_MS = 1_500
const PROBE_CONNECT_MS = 2_000
const PROBE_ANSWER_MS = 1_500
/** Once may be chance: the answer was on its way while we asked. */
const STRIKES = 2
/**
 * Ms by which ticks come late, in one or together while a probe runs, from which on this process was too busy to hear an answer: a connection
 * takes a dozen turns of the loop. A process whose database is really gone has little else to do.
 */
const STALL_MS = 300

/** What node-postgres has on its clients but not in its types. */
interface Inner {
  readyForQuery: boolean
  processID: number | null
  connection: { stream: { bytesRead: number; destroy(error?: Error): void } }
}
const inner = (client: pg.ClientBase) => client as unknown as Inner

interface Watched {
  since: number
  bytesRead: number
  strikes: number
}

export class Watchdog {
  private readonly all = new Set<pg.ClientBase>()
  private readonly busy = new Map<pg.ClientBase, Watched>()
  private timer: NodeJS.Timeout | undefined
  private probing = false
  private ticked = 0
  /** Ms by which all ticks together came late. */
  private late = 0

  constructor(pool: pg.Pool, private readonly url: string, private readonly name: string) {
    pool.on('connect', (client) => this.all.add(client))
    pool.on('remove', (client) => {
      this.all.delete(client)
      this.busy.delete(client)
    })
    pool.on('acquire', (client) => {
      this.busy.set(client, { since: Date.now(), bytesRead: inner(client).connection.stream.bytesRead, strikes: 0 })
      if (this.timer) return
      this.ticked = Date.now()
      this.timer = setInterval(() => this.tick(), TICK_MS).unref()
    })
    pool.on('release', (_error, client) => {
      this.busy.delete(client)
      if (this.busy.size > 0) return
      clearInterval(this.timer)
      this.timer = undefined
    })
  }

  /** Cuts every connection, whatever it is doing (shutdown, after its grace). */
  cutAll(): void {
    for (const client of this.all) cut(client)
  }

  private tick(): void {
    const now = Date.now()
    const lag = this.lag(now)
    if (lag > STALL_MS) for (const watched of this.busy.values()) watched.since = now
    this.late += lag
    this.ticked = now
    const suspects: pg.ClientBase[] = []
    for (const [client, watched] of this.busy) {
      const { readyForQuery, connection } = inner(client)
      const { bytesRead } = connection.stream
      if (readyForQuery || bytesRead !== watched.bytesRead) Object.assign(watched, { since: now, bytesRead, strikes: 0 })
      else if (now - watched.since >= SILENT_MS) suspects.push(client)
    }
    if (suspects.length > 0 && !this.probing) void this.probe(suspects)
  }

  /** Ms by which the next tick is late. */
  private lag(now: number): number {
    return Math.max(0, now - this.ticked - TICK_MS)
  }

  private async probe(suspects: pg.ClientBase[]): Promise<void> {
    this.probing = true
    const lateBefore = this.late
    const isDeaf = () => this.late - lateBefore + this.lag(Date.now()) > STALL_MS
    const client = new pg.Client({
      connectionString: this.url,
      application_name: this.name,
      connectionTimeoutMillis: PROBE_CONNECT_MS,
      query_timeout: PROBE_ANSWER_MS,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ me: number; pid: number | null; state: string | null }>(
        'select pg_backend_pid() as me, pid, state from (select 1) one left join pg_stat_activity on pid = any($1)',
        [suspects.map((suspect) => inner(suspect).processID)],
      )
      // Behind a connection pooler the numbers are made up: nothing can be told from them.
      if (!isDeaf() && rows[0]?.me === inner(client).processID) this.judge(suspects, new Map(rows.map((row) => [row.pid, row.state])))
    } catch (error) {
      // "Too many connections" and "starting up" are answers; silence and refusal are not, unless nobody listened.
      const code = pgCode(error)
      if (!isDeaf() && isDatabaseUnavailable(error) && code !== '53300' && code !== '57P03') this.giveUp(suspects)
    } finally {
      cut(client)
      this.probing = false
    }
  }

  private judge(suspects: pg.ClientBase[], states: Map<number | null, string | null>): void {
    for (const suspect of suspects) {
      const watched = this.busy.get(suspect)
      if (!watched || inner(suspect).connection.stream.bytesRead !== watched.bytesRead) continue
      if (states.get(inner(suspect).processID) === 'active') Object.assign(watched, { since: Date.now(), strikes: 0 })
      else if (++watched.strikes >= STRIKES) cut(suspect)
    }
  }

  private giveUp(suspects: pg.ClientBase[]): void {
    for (const suspect of suspects) if (this.busy.has(suspect)) cut(suspect)
    for (const client of this.all) if (!this.busy.has(client)) cut(client)
  }
}

function cut(client: pg.ClientBase): void {
  inner(client).connection.stream.destroy(new Error('Connection terminated: the database stopped answering'))
}
