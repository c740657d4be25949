/** Every named step of an order's life, with the process killed right before and right after it; a fresh one has to finish what was begun. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { live, livesFor, type Life } from './scenarios'
import { ServerProcess } from './server-process'
import { nothingSeen } from './shoppers'
import { open, verdict, type Verdict } from './verdict'

const ROOMS = ['orders', 'payments', 'returns', 'jobs', 'outbox', 'mail']
/** So long may a life take to reach its point, ms; and so long to come to its end after the crash. */
const PATIENCE_MS = 30_000
const RECOVERY_MS = 80_000

/** `before:` and `after:` each step that the code of orders names, the begin and commit of its transactions among them. */
export function crashPoints(): string[] {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join('lib/backend', room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join('lib/backend', room, file)),
  )
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const steps = [...text.matchAll(/\bstep\('([\w.]+)'/g)].map(([, name]) => name ?? '')
  const transactions = [...text.matchAll(/\bwithTx\([\s\S]*?\{ name: '([\w.]+)' \}/g)].flatMap(([, name]) => [
    `${name}.begin`,
    `${name}.commit`,
  ])
  const names = [...new Set([...steps, ...transactions])].filter((name) => !name.startsWith('season')).sort()
  return names.flatMap((name) => [`before:${name}`, `after:${name}`])
}

export interface PointsReport {
  readonly crashes: number
  readonly notReached: string[]
  /** Ms from the crash to the last of what the order had to do, mail and refund included; the worst of all, and of each life. */
  readonly worst: number
  readonly slowest: ReadonlyMap<Life, number>
  readonly faults: string[]
  readonly verdict: Verdict
}

interface Play {
  readonly points: readonly string[]
  readonly rounds: number
  readonly port: number
  readonly env: Record<string, string>
}

/** Arms a point, lets the lives of an order run into it, and goes on with a new process, which also has to clear up after the old one. */
export async function playPoints({ points, rounds, port, env }: Play): Promise<PointsReport> {
  const seen = nothingSeen()
  const baseUrl = `http://127.0.0.1:${port}`
  const reachedBy = new Map<string, Life>()
  const notReached: string[] = []
  const slowest = new Map<Life, number>()
  let [crashes, worst] = [0, 0]
  let server = await ServerProcess.start(port, env)

  /** Plays one life against an armed server; gives whether it died. */
  const strike = async (life: Life): Promise<boolean> => {
    let over = false
    const living = live(life, { baseUrl, seen, isOver: () => over })
    const died = await Promise.race([
      server.ended().then(() => true),
      living.then(async () => {
        await sleep(1_500)
        return false
      }),
      sleep(PATIENCE_MS).then(() => false),
    ])
    if (died) {
      const start = performance.now()
      server = await ServerProcess.start(port, env)
      await Promise.race([living, sleep(RECOVERY_MS)])
      while ((await open()) > 0 && performance.now() - start < RECOVERY_MS) await sleep(100)
      const took = performance.now() - start
      worst = Math.max(worst, took)
      slowest.set(life, Math.max(slowest.get(life) ?? 0, Math.round(took)))
    }
    over = true
    await living
    return died
  }

  for (const point of points) {
    for (let round = 0; round < rounds; round += 1) {
      const name = point.replace(/^\w+:/, '')
      const [known, near] = [reachedBy.get(point), reachedBy.get(`before:${name}`)]
      let died = false
      for (const life of known ? [known] : new Set([...(near ? [near] : []), ...livesFor(name)])) {
        if (!server.isRunning) server = await ServerProcess.start(port, env)
        await server.crashAt(point)
        died = await strike(life)
        if (!died) continue
        reachedBy.set(point, life)
        crashes += 1
        break
      }
      if (died) continue
      // An armed server that lives would die in the next point's life.
      await server.kill()
      server = await ServerProcess.start(port, env)
      if (!known) {
        notReached.push(point)
        break
      }
    }
  }
  const outcome = await verdict(seen)
  await server.kill()
  return { crashes, notReached, worst: Math.round(worst), slowest, faults: seen.faults, verdict: outcome }
}
