import { execFile, spawn, type StdioOptions } from 'node:child_process'
import { statSync } from 'node:fs'
import { promisify } from 'node:util'
import { DatabaseProblem } from './problem'

const run = promisify(execFile)

/** The account that PostgreSQL runs as. Without ids: the account of the shop's process. */
export interface Account {
  uid?: number
  gid?: number
}

/** Unprivileged accounts of Linux and macOS, best first. */
const CANDIDATES = ['postgres', '_postgres', 'nobody', 'daemon']

/**
 * PostgreSQL refuses to run as root. So root starts it as the owner of the existing files, or as an unprivileged account of the system; any
 * other account starts it as itself.
 */
export async function chooseAccount(data: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const owner = statSync(data, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of CANDIDATES) {
    const account = await lookUp(name)
    if (account && (await runAs(account, '/bin/sh', ['-c', 'true'])).code === 0) return account
  }
  throw new DatabaseProblem(
    `PostgreSQL refuses to run as root and there is no other account for it (${CANDIDATES.join(', ')}); start the shop as an ordinary user, or set DATABASE_URL.`,
  )
}

async function lookUp(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
    )
    return uid && gid !== undefined && uid > 0 ? { uid, gid } : undefined
  } catch {
    return undefined
  }
}

/** A small environment: no PG… variables of the caller, none of the shop's secrets, messages in English. */
const ENVIRONMENT: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
}

/** Starts a program as the account. Its working directory is one that every account can enter. */
export function spawnAs(account: Account, command: string, args: string[], stdio: StdioOptions, detached = false) {
  return spawn(command, args, { ...account, stdio, detached, cwd: '/', env: ENVIRONMENT })
}

export interface Outcome {
  code: number | null
  text: string
  error?: Error
}

/** Runs a program as the account and returns its exit code and output. Never throws. */
export function runAs(account: Account, command: string, args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    let text = ''
    try {
      const child = spawnAs(account, command, args, ['ignore', 'pipe', 'pipe'])
      child.stdout?.on('data', (chunk: Buffer) => (text += chunk))
      child.stderr?.on('data', (chunk: Buffer) => (text += chunk))
      child.once('error', (error) => resolve({ code: null, text, error }))
      child.once('close', (code) => resolve({ code, text }))
    } catch (error) {
      resolve({ code: null, text, error: error instanceof Error ? error : new Error(String(error)) })
    }
  })
}

/** True when the account can enter the folder and write in it. This is tested, not derived from file modes. */
export async function canWrite(account: Account, folder: string): Promise<boolean> {
  return (await runAs(account, '/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder])).code === 0
}
