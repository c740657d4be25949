import pg from 'pg'

/** Fields of node-postgres clients that its types do not have. */
interface Inner {
  readyForQuery: boolean
  processID: number | null
  connection: { stream: { bytesRead: number; destroy(error?: Error): void } }
}
export const inner = (client: pg.ClientBase) => client as unknown as Inner

/** The error for all who wait for an unresponsive database; `isDatabaseUnavailable` recognises it. */
export const noResponseError = () => new Error('Connection terminated: the database stopped answering')

/** Closes a connection: the query that waits on it fails immediately. */
export function closeConnection(client: pg.ClientBase): void {
  inner(client).connection.stream.destroy(noResponseError())
}

/** The state of each server process by its id; null when the ids cannot be trusted. */
export type States = ReadonlyMap<number | null, string | null> | null

/** Asks a database, on a separate connection, for the state of some of its processes. Rejects when it does not respond in time. */
export type Probe = (pids: readonly (number | null)[]) => Promise<States>

/**
 * For connecting and the response together, two seconds in so many turns of a clock: one that strikes late, in a process that is busy, gives
 * the response as much more time, since it needs several turns of the event loop.
 */
const TURN_MS = 100
const TURNS = 20

/** The probe of the database at `url`; its connections have the application_name of this process. */
export function probeOf(url: string, name: string): Probe {
  return async (pids) => {
    const client = new pg.Client({ connectionString: url, application_name: name })
    client.on('error', () => undefined)
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
      if (turns >= TURNS) closeConnection(client)
    }, TURN_MS)
    try {
      await client.connect()
      const { rows } = await client.query<{ me: number; pid: number | null; state: string | null }>(
        'select pg_backend_pid() as me, pid, state from (select 1) one left join pg_stat_activity on pid = any($1)',
        [pids],
      )
      // A connection pooler in between invents process ids.
      return rows[0]?.me === inner(client).processID ? new Map(rows.map((row) => [row.pid, row.state])) : null
    } finally {
      clearInterval(timer)
      closeConnection(client)
    }
  }
}
