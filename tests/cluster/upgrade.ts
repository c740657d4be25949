/** Both instances are replaced by those of another build, one by one, while visitors come: no request may fail. */
import { setTimeout as sleep } from 'node:timers/promises'

import type { Front, Shops } from './front'
import type { Goods } from './goods'
import { Load, visit } from './load'

const CUSTOMER = { username: 'asiakas@example.com', password: 'mutka-tiessa-kauas' }

interface Upgrade {
  readonly shops: Shops
  readonly front: Front
  readonly goods: Goods
  /** Folders with sources and a build each. */
  readonly from: string
  readonly to: string
  /** How many requests there are at least. */
  readonly requests: number
}

interface Step {
  readonly name: string
  /** Files of the page that was open before the upgrade, and of a page that is opened now, which nobody has. */
  readonly oldFilesMissing: number
  readonly newFilesMissing: number
  readonly loggedIn: boolean
  readonly sameTotal: boolean
}

export interface UpgradeReport {
  readonly steps: readonly Step[]
  readonly requests: number
  readonly failed: number
  readonly seconds: number
  readonly faults: readonly string[]
}

const filesOf = (html: string) => [...new Set(html.match(/\/_next\/static\/[^"'\\ )?]+\.(?:js|css)/g))]

async function missing(origin: string, files: readonly string[]): Promise<number> {
  let count = 0
  for (const file of files) {
    // Twice, so that both instances are asked.
    for (let turn = 0; turn < 2; turn += 1) {
      const { status } = await visit(origin + file)
      if (status !== 200) count += 1
    }
  }
  return count
}

const page = async (origin: string, path: string) => (await visit(origin + path)).text

async function postJson(url: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

async function logIn(origin: string): Promise<string> {
  const { status, body } = await postJson(`${origin}/api/auth/token/`, CUSTOMER)
  if (status !== 200) throw new Error(`The demo's customer cannot log in: ${status}`)
  return `${String(body.token_type)} ${String(body.access_token)}`
}

const isLoggedIn = (origin: string, authorization: string) =>
  fetch(`${origin}/api/customer/profile/`, { headers: { authorization } }).then(async (answer) => {
    await answer.arrayBuffer()
    return answer.status === 200
  })

async function totalOf(origin: string, goods: Goods): Promise<unknown> {
  const { body } = await postJson(`${origin}/api/checkout/`, goods.templates[1]?.cart)
  return body.total_price
}

/** Everything that was sent, and of it what was not answered as it should be at the first attempt. */
function totals(load: Load): { requests: number; failed: number } {
  const { pages, badPages, orders, carts, payments, refused, broken } = load.counts()
  const again = [...refused, ...broken].reduce((sum, count) => sum + count, 0)
  return { requests: pages + orders + carts + payments + again, failed: badPages + again }
}

/** `load` runs on when this ends. */
export async function upgrade({ shops, front, goods, from, to, requests }: Upgrade): Promise<UpgradeReport> {
  const { origin } = front
  const start = Date.now()
  const before = {
    html: await page(origin, '/'),
    authorization: await logIn(origin),
    total: await totalOf(origin, goods),
  }
  const oldFiles = filesOf(before.html)
  const load = new Load(origin, goods.templates, goods.pages, { visitors: 8, pauseMs: 10 })
  load.start()
  const steps: Step[] = []
  const look = async (name: string) => {
    steps.push({
      name,
      oldFilesMissing: await missing(origin, oldFiles),
      newFilesMissing: await missing(origin, filesOf(await page(origin, '/'))),
      loggedIn: await isLoggedIn(origin, before.authorization),
      sameTotal: (await totalOf(origin, goods)) === before.total,
    })
  }
  const replace = async (index: number, build: string) => {
    await shops.stopInstance(index)
    await shops.startInstance(index, build, front)
    // The proxy must have seen that it is back, before the other one goes.
    await sleep(5_000)
  }
  await look('both of before')
  await replace(0, to)
  await look('one of each')
  await replace(1, to)
  await look('both of now')
  // Back and forth, until there were enough requests.
  for (let turn = 0; totals(load).requests < requests; turn += 1) await replace(turn % 2, turn % 4 < 2 ? from : to)
  await load.stop()
  return { steps, ...totals(load), seconds: Math.round((Date.now() - start) / 1_000), faults: load.faults() }
}

export function showUpgrade({ steps, requests, failed, seconds }: UpgradeReport): void {
  console.log('| instances | old page: files missing | new page: files missing | log-in kept | cart kept |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const { name, oldFilesMissing, newFilesMissing, loggedIn, sameTotal } of steps)
    console.log(`| ${name} | ${oldFilesMissing} | ${newFilesMissing} | ${loggedIn} | ${sameTotal} |`)
  console.log(`${requests} requests in ${seconds} s, ${failed} failed`)
}

export const upgradeComplaints = ({ steps, failed, faults }: UpgradeReport): string[] => [
  ...(failed > 0 ? [`upgrade: ${failed} requests failed`] : []),
  ...steps
    .filter(({ loggedIn, sameTotal }) => !loggedIn || !sameTotal)
    .map(({ name }) => `upgrade, ${name}: a log-in or a cart is lost`),
  ...steps
    .filter(({ newFilesMissing }) => newFilesMissing > 0)
    .map(({ name }) => `upgrade, ${name}: a new page lacks files`),
  ...faults,
]
