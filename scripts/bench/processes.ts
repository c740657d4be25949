import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const READY_MS = 120_000

/** A server that is being measured, in a separate process. */
export interface Measured {
  name: string
  origin: string
  pid: number
  /** CPU time that the process has used so far, in ms; null where the system does not report it. */
  cpu(): number | null
  stop(): Promise<void>
}

/** A free port of the loopback interface. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, 'localhost', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const TICK_MS = 10

/** User and system time of a process in ms, from /proc. */
function cpuOf(pid: number): number | null {
  try {
    // The name in brackets may contain spaces. Fields are counted from the state on, which follows it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return null
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    await response.arrayBuffer()
    return response.status < 500
  } catch {
    return false
  }
}

async function untilReady(child: ChildProcess, name: string, url: string, output: () => string): Promise<void> {
  const end = Date.now() + READY_MS
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${name} did not start.\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Starts `node args…` and waits until `probe` answers. */
export async function startMeasured(
  name: string,
  args: string[],
  port: number,
  probe: string,
  env: Record<string, string> = {},
): Promise<Measured> {
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), SHOP_ORIGIN: origin, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const remember = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000))
  child.stdout.on('data', remember)
  child.stderr.on('data', remember)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    const force = setTimeout(() => child.kill('SIGKILL'), 15_000)
    await exited
    clearTimeout(force)
  }
  try {
    await untilReady(child, name, origin + probe, () => output)
  } catch (error) {
    await stop()
    throw error
  }
  return { name, origin, pid: child.pid ?? 0, cpu: () => cpuOf(child.pid ?? 0), stop }
}
