import pg from 'pg'
import { invalidate, invalidateAll } from '@/lib/cache/tag-clock.mjs'
import { APPLICATION_NAME, databaseTarget, replicaMustCatchUp } from '@/lib/backend/platform/database/pool'
import { onShutdown } from '@/lib/backend/platform/database/shutdown'
import { CHANNEL, unpack } from './notify'
import { moduleState } from '@/lib/process/state.mjs'

const PING_EVERY_MS = 5_000
const ANSWER_WITHIN_MS = 3_000
const BACK_OFF_MS = { first: 100, most: 5_000 }

interface Listener {
  client?: pg.Client
  timer?: NodeJS.Timeout
  stopped: boolean
  failures: number
  connected: boolean
}

const state = moduleState('tagListener', (): { listener: Listener | null } => ({ listener: null }))

/**
 * Starts this process's one LISTEN connection; a second call does nothing. It reconnects without end, and invalidates everything after each
 * connect, because notifications may have been missed in between.
 */
export function startListening(): void {
  if (state.listener && !state.listener.stopped) return
  const listener: Listener = { stopped: false, failures: 0, connected: false }
  state.listener = listener
  onShutdown('listener', stopListening)
  void connect(listener)
}

/** True when the connection works. (For the readiness check and the tests.) */
export function isListening(): boolean {
  return state.listener?.connected ?? false
}

/** Ends the connection; for shutdown. */
export async function stopListening(): Promise<void> {
  const { listener } = state
  if (!listener) return
  listener.stopped = true
  listener.connected = false
  clearTimeout(listener.timer)
  await listener.client?.end().catch(() => undefined)
}

async function connect(listener: Listener): Promise<void> {
  if (listener.stopped) return
  let client: pg.Client | undefined
  try {
    client = new pg.Client({
      connectionString: databaseTarget().url,
      application_name: APPLICATION_NAME,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
    })
    listener.client = client
    const lost = once(() => lose(listener, client))
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload }) => {
      // Before the pages that depend on the change are rendered again.
      replicaMustCatchUp()
      const tags = unpack(payload ?? '')
      if (tags === '*') invalidateAll()
      else invalidate(tags)
    })
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    if (listener.stopped) return void client.end()
    listener.failures = 0
    listener.connected = true
    replicaMustCatchUp()
    invalidateAll()
    ping(listener, client, lost)
  } catch {
    lose(listener, client)
  }
}

/** If the network drops all packets, a connection looks open until a query is sent. */
function ping(listener: Listener, client: pg.Client, lost: () => void): void {
  listener.timer = setTimeout(() => {
    client.query('select 1').then(
      () => ping(listener, client, lost),
      () => lost(),
    )
  }, PING_EVERY_MS)
  listener.timer.unref()
}

function lose(listener: Listener, client: pg.Client | undefined): void {
  if (listener.stopped || (client && listener.client !== client)) return
  listener.client = undefined
  listener.connected = false
  clearTimeout(listener.timer)
  client?.end().catch(() => undefined)
  const wait = Math.min(BACK_OFF_MS.most, BACK_OFF_MS.first * 2 ** listener.failures++)
  listener.timer = setTimeout(() => void connect(listener), wait * (0.5 + Math.random() / 2))
  listener.timer.unref()
}

function once(work: () => void): () => void {
  let done = false
  return () => {
    if (!done) work()
    done = true
  }
}
