/** Programs that this run has started, so that all of them end with it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'

export interface Program {
  readonly command: string
  readonly args: readonly string[]
  /** Its output goes to `<name>.log` in this folder. */
  readonly logs: string
  readonly name: string
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string | undefined>>
}

const running = new Set<ChildProcess>()

/** Starts one in a process group of its own: Ctrl-C then reaches only the test, which ends them in order. */
export function startProgram({ command, args, logs, name, cwd, env = process.env }: Program): ChildProcess {
  mkdirSync(logs, { recursive: true })
  const log = openSync(join(logs, `${name}.log`), 'a')
  const child = spawn(command, args, {
    cwd,
    env: env as NodeJS.ProcessEnv,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

export const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** Ends one with a signal, after `patienceMs` by force. */
export async function endProgram(child: ChildProcess, patienceMs = 10_000): Promise<void> {
  if (!isRunning(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await ended
  clearTimeout(force)
}

export async function endAllPrograms(): Promise<void> {
  await Promise.all([...running].map((child) => endProgram(child, 3_000)))
}
