import { randomUUID } from 'node:crypto'
import pg from 'pg'

const SETTING = 'shop.pooling_probe'

/**
 * Whether a pooler in front of the database gives a client another connection for each transaction: then what a client sets for its session
 * is seen by others. Listening for changes, advisory locks and the limits of a session do not work there.
 */
export async function poolsTransactions(url: string): Promise<boolean> {
  const open = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, query_timeout: 3_000 })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const mark = randomUUID()
  const clients: pg.Client[] = []
  try {
    const [first, second] = [await open(), await open()]
    clients.push(first, second)
    await first.query('select set_config($1, $2, false)', [SETTING, mark])
    // The pooler hands out the connection that became free last: the one of the first client.
    const { rows } = await second.query<{ mark: string | null }>('select current_setting($1, true) as mark', [SETTING])
    await first.query('select set_config($1, $2, false)', [SETTING, ''])
    return rows[0]?.mark === mark
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}
