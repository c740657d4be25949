/** Several processes that share one port: connections are distributed among them, and a process that crashes is replaced. */
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'

import { StartProblem } from './progress'

/** Delay before a crashed process is replaced, so that one that crashes at once does not use all of the processor. */
const REST_MS = 1_000

interface WorkersOptions {
  /** The script of a worker, which listens on a port. */
  exec: string
  count: number
  env: Record<string, string | undefined>
  onProgress: (line: string) => void
}

export interface Workers {
  /** The port that all of them listen on. */
  port: number
  /** Stops all processes and waits until they have ended. */
  close(): Promise<void>
}

/** Resolves with the port when the process listens. Rejects when it ends before that; it has printed the reason itself. */
function listening(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('listening', ({ port }) => resolve(port))
    worker.once('exit', () => reject(new StartProblem('A worker of the shop did not start.')))
  })
}

const ended = (worker: Worker) =>
  worker.isDead() ? Promise.resolve() : new Promise<void>((resolve) => worker.once('exit', () => resolve()))

/** Starts the processes and waits until each listens. Throws StartProblem when one cannot. */
export async function startWorkers({ exec, count, env, onProgress }: WorkersOptions): Promise<Workers> {
  cluster.setupPrimary({ exec })
  let closing = false
  const alive = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const close = async () => {
    closing = true
    const all = alive()
    for (const worker of all) worker.process.kill('SIGTERM')
    await Promise.all(all.map(ended))
  }
  const replace = async (worker: Worker, code: number, signal: string): Promise<void> => {
    // Ended intentionally: by this process, or by a signal that all processes received.
    if (closing || code === 0) return
    onProgress(`worker ${worker.process.pid ?? ''} ended (${signal || code}); another takes its place`)
    await sleep(REST_MS)
    if (!closing) cluster.fork(env)
  }
  try {
    const [port = 0] = await Promise.all(Array.from({ length: count }, () => listening(cluster.fork(env))))
    cluster.on('exit', (worker: Worker, code: number, signal: string) => void replace(worker, code, signal))
    return { port, close }
  } catch (error) {
    await close()
    throw error
  }
}
