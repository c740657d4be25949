import pg from 'pg'

/** What node-postgres has on its clients but not in its types. */
interface Inner {
  readyForQuery: boolean
  processID: number | null
  connection: { stream: { bytesRead: number; destroy(error?: Error): void } }
}
export const inner = (client: pg.ClientBase) => client as unknown as Inner

/** What everybody is told who waited for a database that is silent; `isDatabaseUnavailable` knows it. */
export const silence = () => new Error('Connection terminated: the database stopped answering')

/** Cuts a connection: whoever waits for its answer is told at once. */
export function cut(client: pg.ClientBase): void {
  inner(client).connection.stream.destroy(silence())
}

/** By the numbers of server processes, what state each is in; null when nothing can be told from the numbers. */
export type States = ReadonlyMap<number | null, string | null> | null

/** Asks a database over a connection of its own what some of its processes do. Rejects when it does not answer in time. */
export type Probe = (pids: readonly (number | null)[]) => Promise<States>

/** Ms for connecting and answering together. */
const PROBE_MS = 2_000

/** The probe of the database at `url`; its connections carry the name that all of this process carry. */
export function probeOf(url: string, name: string): Probe {
  return async (pids) => {
    const client = new pg.Client({ connectionString: url, application_name: name })
    client.on('error', () => undefined)
    const timer = setTimeout(() => cut(client), PROBE_MS)
    try {
      await client.connect()
      const { rows } = await client.query<{ me: number; pid: number | null; state: string | null }>(
        'select pg_backend_pid() as me, pid, state from (select 1) one left join pg_stat_activity on pid = any($1)',
        [pids],
      )
      // Behind a connection pooler the numbers are made up.
      return rows[0]?.me === inner(client).processID ? new Map(rows.map((row) => [row.pid, row.state])) : null
    } finally {
      clearTimeout(timer)
      cut(client)
    }
  }
}
