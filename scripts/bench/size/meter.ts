/** What work takes: time on the clock, and processor time of this process and of the database's connections. */
import { readFileSync } from 'node:fs'

import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'

import { percentile } from '../ask'

export interface Sample {
  readonly wall: number
  /** Of this process with all its threads. */
  readonly own: number
  /** Of PostgreSQL; 0 where the system does not tell. */
  readonly database: number
}

/** ns on a processor, of a process with one thread; 0 for one that is gone or of another machine. */
function processorOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ', 1)[0])
  } catch {
    return 0
  }
}

/** The connections that this process has open. Parallel workers end with their query and are not among them. */
let backends: readonly number[] = []

export async function findBackends(): Promise<void> {
  const { rows } = await db().execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  )
  backends = rows.map(({ pid }) => pid)
}

const processor = () => {
  const { user, system } = process.cpuUsage()
  return { own: (user + system) / 1_000, database: backends.reduce((sum, pid) => sum + processorOf(pid), 0) / 1e6 }
}

export async function measured(work: () => Promise<unknown>): Promise<Sample> {
  const before = processor()
  const start = performance.now()
  await work()
  const wall = performance.now() - start
  const after = processor()
  return { wall, own: after.own - before.own, database: after.database - before.database }
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`

/** Clock p50 and p95, processor p50 and p95, and the mean share of the database. */
export function summary(samples: readonly Sample[]): string[] {
  const of = (read: (sample: Sample) => number, part: number) => ms(percentile(samples.map(read), part))
  const processorOfSample = ({ own, database }: Sample) => own + database
  return [
    String(samples.length),
    of(({ wall }) => wall, 0.5),
    of(({ wall }) => wall, 0.95),
    of(processorOfSample, 0.5),
    of(processorOfSample, 0.95),
    of(({ database }) => database, 0.5),
  ]
}

export const SUMMARY_HEAD = ['times', 'clock p50', 'p95', 'processor p50', 'p95', 'of it database']
