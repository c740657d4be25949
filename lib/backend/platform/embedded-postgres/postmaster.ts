import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, folderOf, isAlive } from './process-info'

/** What a running server writes into its data folder (postmaster.pid). */
export interface Postmaster {
  pid: number
  port: number
  ready: boolean
}

const pidFile = (data: string) => join(data, 'postmaster.pid')

/** The server that runs on these files; undefined when none does. A number left over from a dead server is seen through. */
export function runningPostmaster(data: string): Postmaster | undefined {
  const lines = readLines(data)
  if (!lines) return undefined
  const pid = Number(lines[0])
  if (!(pid > 0) || !isAlive(pid)) return undefined
  const command = commandOf(pid)
  const itself =
    command === undefined || (command.includes('postgres') && (command.includes(data) || folderOf(pid) === data))
  return itself ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : undefined
}

/**
 * After a crash the number in postmaster.pid may belong to somebody else by now, and PostgreSQL then refuses to start.
 * It ignores its parent's number, so that is written in its place; the rest of the file stays, because it tells
 * PostgreSQL whether processes of the old server still live.
 */
export function disownStalePid(data: string): void {
  const lines = readLines(data)
  if (!lines) return
  writeFileSync(pidFile(data), [String(process.pid), ...lines.slice(1)].join('\n'))
}

function readLines(data: string): string[] | undefined {
  try {
    const lines = readFileSync(pidFile(data), 'utf8').split('\n')
    return lines[0] ? lines : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
