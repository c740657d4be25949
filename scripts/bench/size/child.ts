/** A command as a process of its own, with its time, its processor time and its memory. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 250
const TICK_MS = 10

interface Look {
  readonly at: number
  /** MB in memory. */
  readonly memory: number
  readonly processor: number
}

export interface Done {
  readonly seconds: number
  /** Of its process, in s. */
  readonly processor: number
  /** MB at a half of the time, and the most. */
  readonly half: number
  readonly peak: number
  readonly output: string
}

function look(pid: number, at: number): Look | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const memory = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
    return { at, memory, processor: ((Number(fields[11]) + Number(fields[12])) * TICK_MS) / 1_000 }
  } catch {
    return null
  }
}

/** Runs `node --import tsx` with these arguments. Throws with its output when it ends with an error. */
export function run(args: readonly string[]): Promise<Done> {
  const start = performance.now()
  const child = spawn(process.execPath, ['--max-semi-space-size=64', '--import', 'tsx', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const looks: Look[] = []
  const timer = setInterval(() => {
    const now = look(child.pid ?? 0, performance.now() - start)
    if (now) looks.push(now)
  }, LOOK_EVERY_MS)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(timer)
      const seconds = (performance.now() - start) / 1_000
      if (code !== 0) return reject(new Error(`${args.join(' ')} ended with ${code}.\n${output.slice(-2_000)}`))
      resolve({
        seconds,
        processor: looks.at(-1)?.processor ?? 0,
        half: looks.find(({ at }) => at >= seconds * 500)?.memory ?? 0,
        peak: Math.max(0, ...looks.map(({ memory }) => memory)),
        output,
      })
    })
  })
}
