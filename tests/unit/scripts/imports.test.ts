import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'imports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const WALLED = '@/lib/server/secret'
/** Ways to reach a module of another room, by the file that uses it. */
const WAYS: Readonly<Record<string, string>> = {
  named: `import { secret } from '${WALLED}'\nexport const a = secret`,
  relative: `import { secret } from '../server/secret'\nexport const a = secret`,
  reexport: `export { secret } from '${WALLED}'`,
  star: `export * from '${WALLED}'`,
  effect: `import '${WALLED}'\nexport {}`,
  dynamic: `export const a = () => import('${WALLED}')`,
  template: `export const a = () => import(\`${WALLED}\`)`,
  require: `export const a = require('../server/secret')`,
  equals: `import secret = require('${WALLED}')\nexport const a = secret`,
  type: `import type { Secret } from '${WALLED}'\nexport type A = Secret`,
  inlinetype: `export type A = import('${WALLED}').Secret`,
  typeof: `export type A = typeof import('${WALLED}')`,
}
/** Modules that code for the browser may not have, by the file that uses them. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  promises: 'fs/promises',
  prefixed: 'node:zlib',
  module: 'module',
  stream: 'stream',
  script: '@/scripts/tool',
  test: '@/tests/tool',
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), `${text}\n`)
}

/** What `npm run imports` says about a repository with a room that may import nothing. */
async function faults(): Promise<string[]> {
  const rooms = [
    { room: 'lib/pure', runs: 'anywhere', holds: '', imports: [] },
    { room: 'lib/server', runs: 'server', holds: '', imports: [] },
  ]
  write('rooms.json', JSON.stringify(rooms))
  write('tsconfig.json', JSON.stringify({ compilerOptions: { module: 'esnext', paths: { '@/*': ['./*'] } } }))
  write('package.json', '{}')
  write('lib/server/secret.ts', 'export type Secret = string\nexport const secret: Secret = ""')
  for (const path of ['scripts/tool.ts', 'tests/tool.ts']) write(path, 'export const tool = 1')
  for (const [name, text] of Object.entries(WAYS)) write(`lib/pure/${name}.ts`, text)
  for (const [name, module] of Object.entries(FORBIDDEN))
    write(`lib/pure/${name}.ts`, `import * as all from '${module}'\nexport const a = all`)
  write('lib/pure/good.ts', "import { a } from './named'\nexport const b = a")
  const command = ['--import', import.meta.resolve('tsx'), resolve('scripts/imports.ts')]
  return new Promise((done) =>
    execFile(process.execPath, command, { cwd: folder }, (_error, _stdout, stderr) => done(stderr.split('\n'))),
  )
}

describe('npm run imports', () => {
  it('sees a forbidden import in whatever way it is written, type or value, and no other', async () => {
    const seen = (await faults()).flatMap((fault) => /lib\/pure\/(\w+)\.ts →/.exec(fault)?.[1] ?? [])
    expect([...new Set(seen)].sort()).toEqual([...Object.keys(WAYS), ...Object.keys(FORBIDDEN)].sort())
  })
})
