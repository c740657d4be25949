/** A further instance of the shop for one spec, on the database of the other two, with settings of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

import { DATA_DIR, PORT } from './site'

/** Distances from the first instance's port; specs run at the same time. */
const OFFSETS = { providers: 2, tagManager: 3 } as const

export const extraOrigin = (shop: keyof typeof OFFSETS) => `http://localhost:${PORT + OFFSETS[shop]}`

/** Starts it; returns a function that stops it. */
export async function startExtraShop(
  name: keyof typeof OFFSETS,
  env: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const origin = extraOrigin(name)
  const shop = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DATA_DIR,
      PORT: String(PORT + OFFSETS[name]),
      SHOP_ORIGIN: origin,
      ROUTING_MODE: 'prefix',
      ...env,
    },
  })
  await ready(shop, origin)
  return async () => {
    shop.kill('SIGTERM')
    if (shop.exitCode === null) await new Promise((resolve) => shop.once('exit', resolve))
  }
}

async function ready(shop: ChildProcess, origin: string): Promise<void> {
  for (let tries = 0; tries < 600 && shop.exitCode === null; tries += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await sleep(100)
  }
  throw new Error(`The shop at ${origin} did not start.`)
}
