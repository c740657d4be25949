import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '@/lib/backend/platform/embedded-postgres/lock'
import { openDataDir } from '@/lib/backend/platform/embedded-postgres/state'

import { hintCompilation } from './compile-hints'
import { StartProblem } from './progress'

/** The sources of a build. Tests, scripts and documents are not included, nor is tsconfig.json, because Next rewrites it during a build. */
const FOLDERS = ['app', 'components', 'lib', 'locales', 'stores', 'server']
const FILES = ['middleware.ts', 'instrumentation.ts', 'next.config.ts', 'postcss.config.mjs', 'package-lock.json']
const NOT_SOURCE = new Set(['locales/compiled', 'lib/backend/domain/schema/migrations'])
const BUILD = '.next'
const STAMP = join(BUILD, 'shop-build')
const TAIL = 40

export interface BuildOptions {
  onProgress: (line: string) => void
  /** Stops a running build. */
  signal?: AbortSignal
  /** Build even if nothing has changed. */
  force?: boolean
}

/**
 * Builds the pages when there is no build of exactly these sources (compared by content, not by date). When two processes start at the same
 * time, one builds and the other waits. Returns whether it built.
 */
export async function buildIfNeeded(
  lockFolder: string,
  { onProgress, signal, force = false }: BuildOptions,
): Promise<boolean> {
  const wanted = hashSources()
  if (!force && isBuilt(wanted)) return false
  return withLock(join(openDataDir(lockFolder), 'build.lock'), async () => {
    if (!force && isBuilt(wanted)) return false
    onProgress('building the pages (about a minute, only after a change)')
    rmSync(STAMP, { force: true })
    await run('the messages', ['--import', 'tsx', 'scripts/messages.ts', 'compile'], signal)
    await run('the pages', ['node_modules/next/dist/bin/next', 'build'], signal, { SHOP_BUILD_ID: wanted.slice(0, 16) })
    hintCompilation(join(BUILD, 'static', 'chunks'))
    writeFileSync(STAMP, wanted)
    onProgress('the pages are built')
    return true
  })
}

function isBuilt(wanted: string): boolean {
  return (
    existsSync(join(BUILD, 'BUILD_ID')) &&
    existsSync('locales/compiled') &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === wanted
  )
}

/** One hash of the names and contents of all sources and of the other inputs of a build. */
function hashSources(): string {
  const hash = createHash('sha256').update(`${process.version.split('.')[0]}\n`)
  for (const [name, value] of Object.entries(process.env).sort())
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${value}\n`)
  for (const file of [...FILES.filter((name) => existsSync(name)), ...FOLDERS.flatMap(filesIn)]) {
    hash.update(`${file}\n`).update(readFileSync(file)).update('\n')
  }
  return hash.digest('hex')
}

function filesIn(folder: string): string[] {
  if (NOT_SOURCE.has(folder) || !existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesIn(path)
      return entry.isFile() ? [path] : []
    })
}

/** Runs a step without output. When it fails, the end of its output is printed. */
async function run(
  what: string,
  args: string[],
  signal: AbortSignal | undefined,
  env: Record<string, string> = {},
): Promise<void> {
  const said: string[] = []
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      env: { ...process.env, NODE_ENV: 'production', ...env },
    })
    const keep = (chunk: Buffer) => said.push(chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code === 0) return
  console.error(said.join('').split('\n').slice(-TAIL).join('\n'))
  throw new StartProblem(`Building ${what} failed; the reason stands above.`)
}
