import { Worker } from 'node:worker_threads'

import { portProblem } from './config'
import { isReady, type Phase } from './health'

/** How often the main thread shows that it is alive, and asks whether the shop can serve. */
const BEAT_MS = 500
/** A main thread that has not come round for so long is stuck: no page and no call takes a tenth of it. */
const STUCK_MS = 10_000

/** The numbers that the thread reads as words: see health-worker.mjs. */
const STATES = { starting: 0, ready: 1, 'not ready': 2, stopping: 3 } as const

export interface HealthThread {
  readonly port: number
  stop(): Promise<void>
}

interface Settings {
  host: string
  /** 0 takes any free port. */
  port: number
  stuckAfter?: number
}

/**
 * /livez and /readyz on a port of their own (HEALTH_PORT), answered by a thread that renders nothing. Health checks there neither wait for a
 * page nor for the database: readiness is what the main thread found out within the last second.
 * @throws Error with one sentence when it cannot listen
 */
export async function startHealthThread(
  { host, port, stuckAfter = STUCK_MS }: Settings,
  phase: () => Phase,
): Promise<HealthThread> {
  const shared = new SharedArrayBuffer(8)
  const state = new Int32Array(shared)
  const worker = new Worker(new URL('./health-worker.mjs', import.meta.url), {
    workerData: { host, port, shared, stuckAfter },
    // Not the compiler that the main thread was started with.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  })
  const listening = await new Promise<{ port: number }>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (said: { port: number } | NodeJS.ErrnoException) =>
      'port' in said ? resolve(said) : reject(portProblem(said, { host, port }, 'HEALTH_PORT')),
    )
  })
  worker.unref()
  let isAsking = false
  const beat = async () => {
    Atomics.add(state, 0, 1)
    if (phase() !== 'serving')
      return void Atomics.store(state, 1, STATES[phase() === 'stopping' ? 'stopping' : 'starting'])
    if (isAsking) return
    isAsking = true
    Atomics.store(state, 1, STATES[(await isReady()) ? 'ready' : 'not ready'])
    isAsking = false
  }
  const timer = setInterval(() => void beat(), BEAT_MS)
  timer.unref()
  void beat()
  return {
    port: listening.port,
    stop: async () => {
      clearInterval(timer)
      await worker.terminate()
    },
  }
}
