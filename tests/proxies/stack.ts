/** A shop behind Varnish behind nginx, with the examples of docs/running/examples. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../crashes/free-port'

const EXAMPLES = 'docs/running/examples'
const VARNISH = '/usr/sbin/varnishd'
const NGINX = '/usr/sbin/nginx'
const READY_MS = 600_000

export const hasProxies =
  [VARNISH, NGINX].every((file) => existsSync(file)) &&
  existsSync('/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so')

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

export interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The address of the loopback interface from which the client comes. */
  from?: string
}

/** Asks over HTTP/1.1, without nginx. */
export function ask(
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body, from }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = request(
      { host: '127.0.0.1', port, method, path, agent: false, localAddress: from, headers: { host, ...headers } },
      (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }))
        res.on('error', reject)
      },
    )
    req.on('error', reject)
    req.end(body)
  })
}

/** Asks nginx over HTTP/2 and TLS. */
export async function askHttp2(port: number, host: string, path: string, asked: Asked = {}): Promise<Answer> {
  const session = connectHttp2(`https://localhost:${port}`, {
    rejectUnauthorized: false,
    host: '127.0.0.1',
    ...(asked.from && { localAddress: asked.from }),
  })
  try {
    return await new Promise((resolve, reject) => {
      session.on('error', reject)
      const stream = session.request({
        ':path': path,
        ':method': asked.method ?? 'GET',
        ':authority': host,
        ...asked.headers,
      })
      const chunks: Buffer[] = []
      let headers: Answer['headers'] = {}
      stream.on('response', (got) => (headers = got as Answer['headers']))
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => resolve({ status: Number(headers[':status']), headers, body: Buffer.concat(chunks) }))
      stream.on('error', reject)
      stream.end(asked.body)
    })
  } finally {
    session.close()
  }
}

export interface Stack {
  /** Ports of the shop, Varnish and nginx (TLS). */
  readonly shop: number
  readonly varnish: number
  readonly nginx: number
  /** The Host header. */
  readonly host: string
  /** What the shop has written. */
  log(): string
  stop(): Promise<void>
}

class Running {
  readonly #children: ChildProcess[] = []
  output = ''

  start(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): void {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const remember = (chunk: Buffer) => (this.output = (this.output + chunk.toString()).slice(-1_000_000))
    child.stdout.on('data', remember)
    child.stderr.on('data', remember)
    this.#children.unshift(child)
  }

  /** In the reverse order of their starts. */
  async stop(): Promise<void> {
    for (const child of this.#children) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await ended
      clearTimeout(force)
    }
  }

  async until(what: string, isReady: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + READY_MS
    while (!(await isReady().catch(() => false))) {
      if (this.#children.some(({ exitCode }) => exitCode !== null) || Date.now() > end)
        throw new Error(`${what} did not start.\n${this.output.slice(-4_000)}`)
      await sleep(200)
    }
  }
}

const replaceAll = (text: string, changes: readonly (readonly [string | RegExp, string])[]) =>
  changes.reduce((changed, [from, to]) => {
    if (!changed.match(from)) throw new Error(`The example has no ${String(from)}.`)
    return changed.replaceAll(from, to)
  }, text)

function writeConfigs(folder: string, ports: Pick<Stack, 'shop' | 'varnish' | 'nginx'>): { vcl: string; conf: string } {
  const [vcl, conf] = [join(folder, 'varnish.vcl'), join(folder, 'nginx.conf')]
  const [key, certificate] = [join(folder, 'tls.key'), join(folder, 'tls.pem')]
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  )
  const example = (name: string) => readFileSync(join(EXAMPLES, name), 'utf8')
  writeFileSync(vcl, replaceAll(example('varnish.vcl'), [['.port = "3000"', `.port = "${ports.shop}"`]]))
  writeFileSync(
    conf,
    `pid ${folder}/nginx.pid;\nerror_log stderr;\n${replaceAll(example('nginx.conf'), [
      // Varnish is between the two here.
      ['127.0.0.1:3000', `127.0.0.1:${ports.varnish}`],
      ['listen 443 ssl', `listen 127.0.0.1:${ports.nginx} ssl`],
      [/listen \[::\].*;\n/g, ''],
      ['listen 80;', `listen 127.0.0.1:${ports.nginx + 1};`],
      ['server_name shop.example', 'server_name localhost'],
      ['/etc/ssl/shop.example.pem', certificate],
      ['/etc/ssl/shop.example.key', key],
      ['/var/cache/nginx/shop', join(folder, 'files')],
      ['/var/log/nginx/shop.log', join(folder, 'access.log')],
    ])}`,
  )
  return { vcl, conf }
}

/** Starts all three, the shop with its demo catalogue in `folder`. */
export async function startStack(folder: string): Promise<Stack> {
  mkdirSync(folder, { recursive: true })
  // nginx and Varnish work as users of their own.
  chmodSync(folder, 0o755)
  const [shop, varnish] = [await freePort(), await freePort()]
  const ports = { shop, varnish, nginx: await freePort() }
  const host = `localhost:${ports.nginx}`
  const { vcl, conf } = writeConfigs(folder, ports)
  const running = new Running()
  try {
    running.start(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(ports.shop),
      DATA_DIR: process.env.PROXIES_DATA_DIR ?? join(folder, 'data'),
      SHOP_ORIGIN: `https://${host}`,
      TRUST_PROXY: '2',
      SHOP_SHARED_MAX_AGE: '300',
      SHOP_SHARED_STALE: '86400',
      PURGE_URL: `http://127.0.0.1:${ports.varnish}/`,
    })
    await running.until('The shop', async () => (await ask(ports.shop, host, '/readyz')).status === 200)
    running.start(VARNISH, [
      ...['-F', '-a', `127.0.0.1:${ports.varnish}`, '-f', vcl, '-n', join(folder, 'varnish'), '-s', 'malloc,256m'],
      ...['-p', 'http_gzip_support=off'],
    ])
    await running.until('Varnish', async () => (await ask(ports.varnish, host, '/livez')).status === 200)
    running.start(NGINX, ['-c', conf, '-g', 'daemon off;'])
    await running.until('nginx', async () => (await askHttp2(ports.nginx, host, '/livez')).status === 200)
  } catch (error) {
    await running.stop()
    throw error
  }
  return { ...ports, host, log: () => running.output, stop: () => running.stop() }
}
