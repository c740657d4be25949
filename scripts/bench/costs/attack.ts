/** One visitor's attack on a running shop: expensive requests of every kind at once, and what health checks notice of it. */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import type { ShopFacts } from './facts'
import { callInputs, type CostInput, pageInputs } from './inputs'

/** The kinds of the attack, and how many requests of each. */
const MIX: readonly (readonly [input: string, count: number])[] = [
  ['picture, to be rendered', 30],
  ['picture, a number that no page shows', 30],
  ['page: product in any country and currency', 30],
  ['page: product', 20],
  ['feed', 5],
  ['productFeed', 20],
  ['checkout', 20],
  ['body: 250 KB of empty lists', 20],
]

export interface AttackResult {
  /** Milliseconds of the answers of /livez and /readyz during the attack. */
  readonly livez: number[]
  readonly readyz: number[]
  /** Number of answers by status; 0 for none. */
  readonly statuses: ReadonlyMap<number, number>
}

function send(origin: string, input: CostInput, turn: number, agent: Agent): Promise<number> {
  const { path, body, headers } = input(turn)
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve) => {
    const call = request(
      origin + path,
      {
        agent,
        method: text === undefined ? 'GET' : 'POST',
        headers: {
          'user-agent': 'Mozilla/5.0 (attack)',
          ...headers,
          ...(text !== undefined && { 'content-type': 'application/json' }),
        },
      },
      (response) => response.resume().once('end', () => resolve(response.statusCode ?? 0)),
    )
    call.once('error', () => resolve(0))
    call.end(text)
  })
}

/**
 * Sends all requests of the mix at once, or a share of them, and measures health checks until they are answered, at most for `maxMs`: those
 * of the shop's own port, or of HEALTH_PORT at `healthOrigin`.
 */
export async function attack(
  origin: string,
  shop: ShopFacts,
  { maxMs, share, healthOrigin = origin }: { maxMs: number; share: number; healthOrigin?: string },
): Promise<AttackResult> {
  const inputs = new Map([...pageInputs(shop), ...callInputs(shop)])
  const attackers = new Agent({ keepAlive: true, maxSockets: 300 })
  const checker = new Agent({ keepAlive: true, maxSockets: 1 })
  const health: Record<'livez' | 'readyz', number[]> = { livez: [], readyz: [] }
  const check = async (name: 'livez' | 'readyz') => {
    const began = performance.now()
    await send(healthOrigin, () => ({ path: `/${name}` }), 0, checker)
    health[name].push(performance.now() - began)
  }
  await check('livez')
  const statuses = new Map<number, number>()
  let left = 0
  for (const [name, all] of MIX) {
    const count = Math.ceil(all * share)
    const input = inputs.get(name)
    if (!input) throw new Error(`There is no input "${name}".`)
    left += count
    for (let turn = 0; turn < count; turn++)
      void send(origin, input, turn, attackers).then((status) => {
        left -= 1
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      })
  }
  const end = performance.now() + maxMs
  while (left > 0 && performance.now() < end) {
    await check('livez')
    await check('readyz')
    await sleep(20)
  }
  attackers.destroy()
  checker.destroy()
  return { ...health, statuses }
}
