import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'

/** Does a process with this number exist? */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When the process began, in whatever form the system tells: with the number it names one process for good. '' when it cannot be told. */
export function startOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The name in brackets may hold spaces and brackets; the 20th field after it is the start.
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
    } catch {
      return ''
    }
  }
  return ps(pid, 'lstart') ?? ''
}

/** The command line of a process; '' for a zombie, undefined when it cannot be read. */
export function commandOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    } catch {
      return undefined
    }
  }
  return ps(pid, 'command')
}

/** The folder that a process works in, where the system tells (Linux). It follows a folder that is moved. */
export function folderOf(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? readlinkSync(`/proc/${pid}/cwd`) : undefined
  } catch {
    return undefined
  }
}

function ps(pid: number, column: string): string | undefined {
  if (process.platform === 'win32') return undefined
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
