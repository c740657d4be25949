/** Two instances of the shop behind HAProxy, which also leads them to the primary. */
import type { ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '../crashes/free-port'
import { endProgram, isRunning, startProgram } from './children'
import { inTestNetwork } from './network'

const EXAMPLE = 'docs/running/examples/haproxy.cfg'
const READY_MS = 120_000

interface Ports {
  readonly database: number
  readonly visitors: number
  readonly shops: readonly { readonly port: number; readonly health: number }[]
}

export interface Front {
  readonly origin: string
  readonly databaseUrl: string
  /** Where each instance answers without the proxy. */
  readonly instances: readonly string[]
}

const replaced = (text: string, changes: readonly (readonly [string | RegExp, string])[]) =>
  changes.reduce((changed, [from, to]) => {
    if (!changed.match(from)) throw new Error(`${EXAMPLE} has no ${String(from)}.`)
    return changed.replace(from, to)
  }, text)

export class Shops {
  readonly #instances: (ChildProcess | undefined)[] = []
  readonly #logs: string
  #ports: Ports | undefined

  constructor(private readonly folder: string) {
    this.#logs = join(folder, 'logs')
  }

  /** Starts the proxy; the shops need its way to the database. */
  async startProxy(): Promise<Front> {
    const shops = [await this.#freeShop(), await this.#freeShop()]
    const ports = (this.#ports = { database: await freePort(), visitors: await freePort(), shops })
    const [first, second] = shops
    const config = join(this.folder, 'haproxy.cfg')
    const text = replaced(readFileSync(EXAMPLE, 'utf8'), [
      ['bind 127.0.0.1:5000', `bind 127.0.0.1:${ports.database}`],
      // Without TLS here.
      [/bind :443 .*/, `bind 127.0.0.1:${ports.visitors}`],
      [/http-request set-header X-Forwarded-Proto .*\n/, '\n'],
      ['default-server port 9000', 'default-server'],
      ['server shop1 10.0.0.11:3000 check', `server shop1 127.0.0.1:${first?.port} check port ${first?.health}`],
      ['server shop2 10.0.0.12:3000 check', `server shop2 127.0.0.1:${second?.port} check port ${second?.health}`],
      ['server shop1 10.0.0.11:3000 track', `server shop1 127.0.0.1:${first?.port} track`],
      ['server shop2 10.0.0.12:3000 track', `server shop2 127.0.0.1:${second?.port} track`],
    ])
    writeFileSync(config, inTestNetwork(text))
    startProgram({
      command: '/usr/sbin/haproxy',
      args: ['-db', '-f', config],
      logs: this.#logs,
      name: 'haproxy',
    })
    return {
      origin: `http://localhost:${ports.visitors}`,
      databaseUrl: `postgres://shop:shop@127.0.0.1:${ports.database}/shop`,
      instances: shops.map(({ port }) => `http://localhost:${port}`),
    }
  }

  async #freeShop() {
    return { port: await freePort(), health: await freePort() }
  }

  /** Starts an instance from a folder with sources and a build, and waits until it is ready. */
  async startInstance(index: number, build: string, front: Front): Promise<void> {
    const ports = this.#ports?.shops[index]
    if (!ports) throw new Error(`There is no instance ${index}.`)
    const child = startProgram({
      command: process.execPath,
      args: ['--max-semi-space-size=64', '--import', 'tsx', 'server/start.ts'],
      cwd: build,
      logs: this.#logs,
      name: `shop${index + 1}`,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SANDBOX_PAYMENTS: '1',
        // Thousands of orders of few shoppers.
        HOLD_LIMITS: 'off',
        // The shoppers say where they come from, and the proxy adds its own.
        TRUST_PROXY: '2',
        PORT: String(ports.port),
        HEALTH_PORT: String(ports.health),
        SHOP_ORIGIN: front.origin,
        DATABASE_URL: front.databaseUrl,
        DATA_DIR: join(this.folder, 'data'),
        SHOP_SECRET: process.env.SHOP_SECRET ?? '',
      },
    })
    this.#instances[index] = child
    for (const end = Date.now() + READY_MS; Date.now() < end; await sleep(200)) {
      if (!isRunning(child)) throw new Error(`Instance ${index + 1} ended: see ${this.#logs}/shop${index + 1}.log`)
      const answer = await fetch(`http://localhost:${ports.health}/readyz`).catch(() => null)
      await answer?.text()
      if (answer?.status === 200) return
    }
    throw new Error(`Instance ${index + 1} does not become ready: see ${this.#logs}/shop${index + 1}.log`)
  }

  /** Stops an instance as systemd does. */
  async stopInstance(index: number): Promise<void> {
    const child = this.#instances[index]
    if (child) await endProgram(child, 20_000)
  }

  /** What the instances complained of. */
  complaints(pattern: RegExp): string[] {
    return this.#instances.flatMap((_, index) =>
      readFileSync(join(this.#logs, `shop${index + 1}.log`), 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line)),
    )
  }
}
