import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, folderOf, processExists } from './process-info'

/** The content of postmaster.pid, which a running server writes into its data folder. */
export interface Postmaster {
  pid: number
  port: number
  ready: boolean
}

const pidFile = (data: string) => join(data, 'postmaster.pid')

/** The server that runs on these files; undefined when none does. The process id of a server that has ended is recognised. */
export function runningPostmaster(data: string): Postmaster | undefined {
  const lines = readLines(data)
  if (!lines) return undefined
  const pid = Number(lines[0])
  if (!(pid > 0) || !processExists(pid)) return undefined
  const command = commandOf(pid)
  const itself =
    command === undefined || (command.includes('postgres') && (command.includes(data) || folderOf(pid) === data))
  return itself ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : undefined
}

/**
 * After a crash the process id in postmaster.pid may belong to another process, and PostgreSQL then refuses to start. It ignores the id of
 * its own parent, so that id is written instead. The rest of the file is unchanged, because with it PostgreSQL finds out whether processes
 * of the old server still exist.
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
