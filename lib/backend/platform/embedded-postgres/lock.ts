import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { processExists, startOf } from './process-info'
import { DatabaseProblem } from './problem'

const POLL_MS = 50
/** Another process may be creating the database, or replaying its log after a crash. */
const WAIT_MS = 180_000
/** The file gets its content right after it is created; if it is empty for longer, its writer has ended. */
const EMPTY_MS = 2_000
const TAKEOVER_MS = 10_000

/** Runs `work` while no other process that uses the same lock file does. The lock of a process that has ended is taken over. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid), id: randomUUID() })
  const deadline = Date.now() + WAIT_MS
  while (!tryCreate(file, mine) && !tryTakeOver(file, mine)) {
    if (Date.now() > deadline) {
      throw new DatabaseProblem(
        `Another process (${holder(file)}) has been starting the database for three minutes; end it, or delete ${file}.`,
      )
    }
    await sleep(POLL_MS)
  }
  try {
    return await work()
  } finally {
    if (read(file) === mine) rmSync(file, { force: true })
  }
}

function tryCreate(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Only one process at a time may replace the lock of a process that has ended, and it checks again first: otherwise two processes could
 * both get the lock.
 */
function tryTakeOver(file: string, mine: string): boolean {
  const seen = read(file)
  if (seen === undefined || !isDead(file, seen)) return false
  const guard = `${file}.takeover`
  if (!tryCreate(guard, mine)) {
    if (ageOf(guard) > TAKEOVER_MS) rmSync(guard, { force: true })
    return false
  }
  try {
    if (read(file) !== seen) return false
    renameSync(guard, file)
    return true
  } finally {
    if (read(guard) === mine) rmSync(guard, { force: true })
  }
}

function isDead(file: string, content: string): boolean {
  try {
    const { pid, start } = JSON.parse(content) as { pid: number; start: string }
    return !processExists(pid) || (start !== '' && startOf(pid) !== '' && startOf(pid) !== start)
  } catch {
    return ageOf(file) > EMPTY_MS
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function ageOf(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs
  } catch {
    return 0
  }
}

function holder(file: string): string {
  return /"pid":(\d+)/.exec(read(file) ?? '')?.[1] ?? 'unknown'
}
