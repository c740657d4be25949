import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { APPLICATION_NAME } from '@/lib/backend/platform/database/pool'

/** node-postgres has these since 8.16, but its types do not. */
interface Holdable {
  ref(): void
  unref(): void
}
const holding = (client: pg.Client) => client as unknown as Holdable

/**
 * One idle connection that shows that this process uses the database, even while its pool is empty. Its loss is the first sign that the
 * server has ended.
 */
export class Presence {
  /** Called when the connection broke; repeated with pauses until it succeeds. */
  onLoss: (() => Promise<unknown>) | undefined
  private client: pg.Client | undefined
  private leaving = false

  async enter(url: string): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: APPLICATION_NAME,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    client.on('error', () => undefined)
    await client.connect()
    client.once('end', () => void this.lost(client))
    // It must not keep a script running that has finished its work.
    holding(client).unref()
    if (this.leaving) await client.end()
    else this.client = client
  }

  async leave(): Promise<void> {
    this.leaving = true
    if (!this.client) return
    holding(this.client).ref()
    await this.client.end()
  }

  private async lost(client: pg.Client): Promise<void> {
    if (this.leaving || this.client !== client) return
    this.client = undefined
    let said = ''
    for (let wait = 50; !this.leaving; wait = Math.min(wait * 2, 5_000)) {
      try {
        await sleep(wait, undefined, { ref: false })
        if (!this.leaving) await this.onLoss?.()
        return
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        // Reported once, not every five seconds until the database is back.
        if (reason !== said) console.warn(`the database is gone and could not be started again yet: ${reason}`)
        said = reason
      }
    }
  }
}
