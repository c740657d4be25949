/** Several processes on one port: each connection goes to the next of them, and one that dies is followed by another. */
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'

import { StartProblem } from './progress'

/** A process that dies as soon as it lives must not keep the machine busy. */
const REST_MS = 1_000

interface WorkersOptions {
  /** The script of a worker, which listens on a port. */
  exec: string
  count: number
  env: Record<string, string | undefined>
  say: (line: string) => void
}

export interface Workers {
  /** The port that all of them answer on. */
  port: number
  /** Asks each to end, as a signal would, and waits until all have. */
  close(): Promise<void>
}

/** Resolves with its port when the process listens. Rejects when it ends before that; it has said why itself. */
function listening(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('listening', ({ port }) => resolve(port))
    worker.once('exit', () => reject(new StartProblem('A worker of the shop did not start.')))
  })
}

const ended = (worker: Worker) =>
  worker.isDead() ? Promise.resolve() : new Promise<void>((resolve) => worker.once('exit', () => resolve()))

/** Starts them and waits until each listens. Throws StartProblem when one cannot. */
export async function startWorkers({ exec, count, env, say }: WorkersOptions): Promise<Workers> {
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
    // Ended on purpose: by this process, or by a signal that reached them all.
    if (closing || code === 0) return
    say(`worker ${worker.process.pid ?? ''} ended (${signal || code}); another takes its place`)
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
