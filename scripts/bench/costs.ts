/**
 * `npm run bench:costs [-- --turns 6] [-- --only feed|attack]`: processor time of every public call and kind of page with its most expensive input,
 * worst first. Time of the server's process with all its threads, from /proc; requests come one after the other. "health" is the slowest
 * answer of /livez meanwhile: how long one such request keeps all others waiting. Then one visitor sends many of them at once, and health checks
 * are measured. Exits with 1 when these take longer than 100 ms. What costs more than 50 ms is listed: an address may use a third of a core for it
 * (server/costs.ts). Runs below with-database.ts, on a production build.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { loadConfig, isDemo } from '../lib/environment'
import { logProgress } from '../lib/progress'
import { seedDemo } from '../lib/shop-database'
import { attack } from './costs/attack'
import { factsOf } from './costs/facts'
import { callInputs, type CostInput, pageInputs, unmeasuredCalls } from './costs/inputs'
import { freePort, type Measured, startMeasured } from './processes'
import { table } from './table'

const BUDGET_MS = 50
const HEALTH_MS = 100

const { values } = parseArgs({
  options: { turns: { type: 'string', default: '6' }, only: { type: 'string', default: '' } },
})
const turns = Number(values.turns)

interface Cost {
  name: string
  cpu: number
  wall: number
  health: number
  statuses: string
}

/** The slowest answer of /livez in ms while `work` runs. */
async function healthDuring(origin: string, work: () => Promise<unknown>): Promise<number> {
  let isRunning = true
  const done = work().finally(() => (isRunning = false))
  let slowest = 0
  while (isRunning) {
    const began = performance.now()
    await fetch(`${origin}/livez`).then((response) => response.text())
    slowest = Math.max(slowest, performance.now() - began)
    await sleep(5)
  }
  await done
  return slowest
}

async function request(origin: string, input: CostInput, turn: number): Promise<number> {
  const { path, body, headers } = input(turn)
  const response = await fetch(origin + path, {
    redirect: 'manual',
    headers: {
      'user-agent': 'Mozilla/5.0 (costs)',
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  return response.status
}

async function costOf(server: Measured, name: string, input: CostInput): Promise<Cost> {
  // What is loaded once for all inputs is not a cost of this one.
  await request(server.origin, input, 1000)
  const before = server.cpu() ?? 0
  const statuses = new Map<number, number>()
  const walls: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const began = performance.now()
    const status = await request(server.origin, input, turn)
    walls.push(performance.now() - began)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const cpu = ((server.cpu() ?? 0) - before) / turns
  return {
    name,
    cpu,
    wall: walls.sort((a, b) => a - b)[Math.floor(turns / 2)] ?? 0,
    health: await healthDuring(server.origin, () => request(server.origin, input, turns)),
    statuses: [...statuses].map(([status, count]) => `${status} × ${count}`).join(', '),
  }
}

async function measure(server: Measured): Promise<Cost[]> {
  const shop = await factsOf(server.origin)
  const inputs = [...pageInputs(shop), ...callInputs(shop)].filter(([name]) => name.includes(values.only))
  const costs: Cost[] = []
  for (const [name, input] of inputs) costs.push(await costOf(server, name, input))
  return costs.sort((a, b) => b.cpu - a.cpu)
}

const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0

/** Only HEALTH_PORT promises answers in time: on the shop's own port they come between two pages. */
async function measureAttack(origin: string, healthOrigin: string): Promise<void> {
  const { statuses, ...health } = await attack(origin, await factsOf(origin), { maxMs: 20_000, share: 1, healthOrigin })
  const port = healthOrigin === origin ? "the shop's port" : 'HEALTH_PORT'
  console.log(
    `\nAn attack of one visitor, health on ${port}: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`,
  )
  for (const [name, times] of Object.entries(health)) {
    const [median, p99, most] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(0))
    console.log(`/${name}: ${times.length} answers, median ${median} ms, 99 % within ${p99} ms, slowest ${most} ms`)
    if (healthOrigin !== origin && percentile(times, 0.99) > HEALTH_MS) process.exitCode = 1
  }
}

const shop = loadConfig('production')
if (isDemo(shop) && process.env.DATABASE_URL) await seedDemo(process.env.DATABASE_URL, logProgress)
const healthPort = await freePort()
const server = await startMeasured('front door', ['--import', 'tsx', 'server/start.ts'], await freePort(), '/readyz', {
  HEALTH_PORT: String(healthPort),
})
try {
  const costs = await measure(server)
  console.log(
    table(
      ['call or page', 'CPU/request', 'median', 'health', 'statuses'],
      costs.map(({ name, cpu, wall, health, statuses }) => [
        name,
        `${cpu.toFixed(0)} ms`,
        `${wall.toFixed(0)} ms`,
        `${health.toFixed(0)} ms`,
        statuses,
      ]),
    ),
  )
  const over = costs.filter(({ cpu }) => cpu > BUDGET_MS)
  if (over.length > 0) console.log(`\nAbove ${BUDGET_MS} ms: ${over.map(({ name }) => name).join('; ')}`)
  const missing = unmeasuredCalls(callInputs(await factsOf(server.origin)))
  if (missing.length > 0) {
    console.log(`\nscripts/bench/costs/inputs.ts has no input for ${missing.join(', ')}.`)
    process.exitCode = 1
  }
  if (values.only === '' || values.only === 'attack')
    for (const origin of [server.origin, `http://localhost:${healthPort}`]) {
      await measureAttack(server.origin, origin)
      // What was given up is still being rendered.
      await sleep(10_000)
    }
} finally {
  await server.stop()
}
