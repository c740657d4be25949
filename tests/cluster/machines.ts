/** The three machines: etcd and PostgreSQL under Patroni on each, with the example of docs/running/examples. */
import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join as joinPath } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

import { startProgram } from './children'
import { addressOf, inTestNetwork, type Node, NODES, namespace, plugIn, processesOf, unplug } from './network'

const EXAMPLE = 'docs/running/examples/patroni.yml'
const PASSWORD = 'change-me-1'

/** What Patroni says of a member. */
interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly lag?: number | string
  readonly timeline?: number
}

const id = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
const nameOf = (node: Node) => `db${node}`

export class Machines {
  readonly #logs: string
  /** How often a member had to be copied anew by hand. */
  reinitialized = 0

  constructor(private readonly folder: string) {
    this.#logs = joinPath(folder, 'logs')
  }

  async start(): Promise<void> {
    const [uid, gid] = [id('-u'), id('-g')]
    for (const node of NODES) {
      const home = this.#home(node)
      mkdirSync(home, { recursive: true })
      chownSync(home, uid, gid)
      this.#writeConfig(node)
      this.#startEtcd(node)
    }
    for (const node of NODES) this.#startPatroni(node)
    await this.untilHealthy(180_000)
  }

  #home(node: Node): string {
    return joinPath(this.folder, nameOf(node))
  }

  #writeConfig(node: Node): void {
    const home = this.#home(node)
    const own = ['listen: 10.0.0.1', 'connect_address: 10.0.0.1', 'listen: "10.0.0.1', 'connect_address: "10.0.0.1']
    let text = readFileSync(EXAMPLE, 'utf8').replace('name: db1', `name: ${nameOf(node)}`)
    for (const part of own) text = text.replaceAll(part, part.replace('10.0.0.1', `10.0.0.${node}`))
    text = text
      .replace('/var/lib/postgresql/15/shop', joinPath(home, 'data'))
      .replace('/var/lib/postgresql/.pgpass-patroni', joinPath(home, 'pgpass'))
      // Sockets of three servers in one file system.
      .replace('  pg_hba:', `  parameters: { unix_socket_directories: "${home}" }\n  pg_hba:`)
    writeFileSync(joinPath(home, 'patroni.yml'), inTestNetwork(text))
  }

  #inside(node: Node, name: string, command: string, args: readonly string[]): void {
    startProgram({
      command: 'ip',
      args: ['netns', 'exec', namespace(node), 'runuser', '-u', 'postgres', '--', command, ...args],
      logs: this.#logs,
      name: `${nameOf(node)}-${name}`,
      cwd: '/',
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8' },
    })
  }

  #startEtcd(node: Node): void {
    const url = (port: number) => `http://${addressOf(node)}:${port}`
    this.#inside(node, 'etcd', '/usr/bin/etcd', [
      ...['--name', nameOf(node), '--data-dir', joinPath(this.#home(node), 'etcd'), '--log-level', 'error'],
      ...['--listen-peer-urls', url(2380), '--initial-advertise-peer-urls', url(2380)],
      ...['--listen-client-urls', url(2379), '--advertise-client-urls', url(2379)],
      ...['--initial-cluster', NODES.map((one) => `${nameOf(one)}=http://${addressOf(one)}:2380`).join(',')],
      ...['--initial-cluster-state', 'new', '--initial-cluster-token', 'shop'],
    ])
  }

  #startPatroni(node: Node): void {
    // The system's Python has Patroni's modules; another one in PATH has not.
    this.#inside(node, 'patroni', '/usr/bin/python3', ['/usr/bin/patroni', joinPath(this.#home(node), 'patroni.yml')])
  }

  /** Which machines take changes: asked of PostgreSQL itself, because Patroni notices a dead server only after a while. */
  async primaries(): Promise<Node[]> {
    const answers = await Promise.all(NODES.map(async (node) => ({ node, is: await takesChanges(node) })))
    return answers.filter(({ is }) => is).map(({ node }) => node)
  }

  async primary(): Promise<Node> {
    const [node] = await this.primaries()
    if (node === undefined) throw new Error('The cluster has no primary.')
    return node
  }

  async members(): Promise<Member[]> {
    for (const node of NODES) {
      try {
        const answer = await fetch(`http://${addressOf(node)}:8008/cluster`, { signal: AbortSignal.timeout(2_000) })
        return ((await answer.json()) as { members: Member[] }).members
      } catch {
        // The next one.
      }
    }
    return []
  }

  /** The standby that a commit waits for. */
  async synchronous(): Promise<Node | undefined> {
    const name = (await this.members()).find(({ role }) => role === 'sync_standby')?.name
    return NODES.find((node) => nameOf(node) === name)
  }

  /** All three run on one timeline and follow, one of them synchronously. A member that stays out is copied anew once. */
  async untilHealthy(patienceMs = 240_000): Promise<void> {
    const start = Date.now()
    let helped = false
    for (; ; await sleep(500)) {
      const members = await this.members()
      if (isHealthy(members)) return
      if (Date.now() - start > patienceMs)
        throw new Error(`The cluster does not become healthy: ${JSON.stringify(members)}; logs in ${this.#logs}`)
      if (helped || Date.now() - start < patienceMs * 0.6 || !members.some(({ role }) => role === 'leader')) continue
      helped = true
      for (const node of NODES) {
        const member = members.find(({ name }) => name === nameOf(node))
        if (member && !FOLLOWING.has(member.state)) await this.#reinitialize(node)
      }
    }
  }

  async #reinitialize(node: Node): Promise<void> {
    this.reinitialized += 1
    await this.#tell(node, 'reinitialize', { force: true })
  }

  async #tell(node: Node, what: string, body: unknown): Promise<void> {
    const answer = await fetch(`http://${addressOf(node)}:8008/${what}`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${text}`)
  }

  /** Hands the primary over to the synchronous standby, in an orderly way. */
  async switchOver(from: Node): Promise<void> {
    await this.#tell(from, 'switchover', { leader: nameOf(from) })
  }

  /** The power fails: nothing is said any more, and everything that ran is gone. */
  powerOff(node: Node): void {
    unplug(node)
    for (const pid of processesOf(node)) killNow(pid)
  }

  async powerOn(node: Node): Promise<void> {
    while (processesOf(node).length > 0) await sleep(50)
    plugIn(node)
    this.#startEtcd(node)
    this.#startPatroni(node)
  }

  /** Kills the server process of PostgreSQL, as the kernel does when memory runs out. */
  killPostmaster(node: Node): void {
    const [pid] = readFileSync(joinPath(this.#home(node), 'data', 'postmaster.pid'), 'utf8').split('\n')
    killNow(Number(pid))
  }

  /** Role and database of the shop, as docs/running/first-shop.md makes them. */
  async makeDatabase(): Promise<void> {
    const admin = administrator(await this.primary())
    await admin.connect()
    await admin.query("create role shop login password 'shop'")
    await admin.query("create database shop owner shop encoding 'UTF8' template template0")
    await admin.end()
  }

  /** Ends what is left on the machines, and deletes their folders. */
  async remove(): Promise<void> {
    for (const node of NODES) for (const pid of processesOf(node)) killNow(pid)
    for (const node of NODES) while (processesOf(node).length > 0) await sleep(50)
    for (const node of NODES) rmSync(this.#home(node), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** Bytes of the log. */
const MAX_LAG = 1_000_000
const FOLLOWING = new Set(['running', 'streaming'])

const administrator = (node: Node, patienceMs = 10_000) =>
  new pg.Client({
    host: addressOf(node),
    user: 'postgres',
    password: PASSWORD,
    database: 'postgres',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })

async function takesChanges(node: Node): Promise<boolean> {
  const client = administrator(node, 1_000)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    return rows[0]?.standby === false
  } catch {
    return false
  } finally {
    // Not waited for: the other side may never hear of it.
    void client.end().catch(() => undefined)
  }
}

function isHealthy(members: readonly Member[]): boolean {
  const timelines = new Set(members.map(({ timeline }) => timeline))
  return (
    members.length === NODES.length &&
    timelines.size === 1 &&
    members.every(({ state }) => FOLLOWING.has(state)) &&
    members.some(({ role }) => role === 'leader') &&
    members.some(({ role }) => role === 'sync_standby') &&
    members.every(({ role, lag }) => role === 'leader' || Number(lag) < MAX_LAG)
  )
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
