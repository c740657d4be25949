import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import type { Result } from 'autocannon'
import type { BenchOptions } from './options'
import type { Measured } from './processes'

/** One load measurement. */
export interface Load {
  perSecond: number
  p50: number
  p99: number
  /** CPU ms of the server for one request; null where the system does not report it. */
  cpu: number | null
  /** Number of answers that were not 2xx and of broken connections. */
  bad: number
}

const cannon = createRequire(import.meta.url).resolve('autocannon')

function fire(url: string, seconds: number, connections: number): Promise<Result> {
  const args = [
    cannon,
    '-c',
    String(connections),
    '-d',
    String(seconds),
    '-H',
    'Accept-Encoding=gzip',
    '-H',
    'User-Agent=Mozilla/5.0 (bench)',
    '--json',
    url,
  ]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { maxBuffer: 16 * 1024 * 1024 }, (error, stdout) => {
      if (error) reject(error)
      else resolve(JSON.parse(stdout) as Result)
    })
  })
}

/** Loads one page of one server. The load generator runs in a separate process. */
export async function measureLoad(
  server: Measured,
  path: string,
  { seconds, connections }: BenchOptions,
): Promise<Load> {
  const before = server.cpu()
  const result = await fire(server.origin + path, seconds, connections)
  const after = server.cpu()
  const total = result.requests.total
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: before === null || after === null || total === 0 ? null : (after - before) / total,
    bad: result.non2xx + result.errors,
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const high = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? high) + high) / 2
}

/** The median of several rounds, for each number. */
export function medianLoad(rounds: Load[]): Load {
  const cpu = rounds.map((round) => round.cpu).filter((value) => value !== null)
  return {
    perSecond: median(rounds.map((round) => round.perSecond)),
    p50: median(rounds.map((round) => round.p50)),
    p99: median(rounds.map((round) => round.p99)),
    cpu: cpu.length === 0 ? null : median(cpu),
    bad: rounds.reduce((sum, round) => sum + round.bad, 0),
  }
}
