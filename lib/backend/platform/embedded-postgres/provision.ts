import pg from 'pg'
import type { DatabaseState } from './state'

const at = (state: DatabaseState, user: string, password: string, database: string) =>
  `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${state.port}/${database}`

/** Connection string of the shop's own role and database. */
export const shopUrl = (state: DatabaseState) => at(state, 'shop', state.password, 'shop')
/** Connection string of the superuser. */
export const adminUrl = (state: DatabaseState) => at(state, 'postgres', state.adminPassword, 'postgres')

/** Creates the role and the database `shop` if they are missing. The role has all rights in this database and none elsewhere. */
export async function provision(state: DatabaseState): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl(state), connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const role = await client.query("select 1 from pg_roles where rolname = 'shop'")
    const verb = role.rowCount === 0 ? 'create' : 'alter'
    await client.query(`${verb} role shop login password ${client.escapeLiteral(state.password)}`)
    const database = await client.query("select 1 from pg_database where datname = 'shop'")
    if (database.rowCount === 0) await client.query('create database shop owner shop')
  } finally {
    await client.end()
  }
}
