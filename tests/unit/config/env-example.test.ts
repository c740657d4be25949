import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Set by the shop's own processes for each other, or by the system; nobody configures them. */
const INTERNAL = new Set(['NODE_ENV', 'NEXT_RUNTIME', 'NEXT_PHASE', 'PATH', 'SHOP_BUILD_ID', 'SHOP_FRONT_DOOR'])
/** How a variable is read: by a reader of lib/config or server/environment.ts, or from process.env. */
const READS = [
  /\(\s*env,\s*'([A-Z][A-Z0-9_]+)'/g,
  /\b(?:seconds|megabytes|sources)\('([A-Z][A-Z0-9_]+)'/g,
  /\benv\.([A-Z][A-Z0-9_]+)/g,
  /\benv\['([A-Z][A-Z0-9_]+)'\]/g,
]
const LISTS = /\btogether\(env, \[([^\]]+)\]/g

function variablesOf(source: string): string[] {
  const single = READS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name))
  const listed = [...source.matchAll(LISTS)].flatMap(([, names = '']) => names.match(/[A-Z][A-Z0-9_]+/g) ?? [])
  return [...single, ...listed]
}

it('issue 17: .env.example lists every variable that the shop reads, and no other', () => {
  const files = execFileSync('git', [
    'ls-files',
    'lib',
    'server',
    'app',
    'scripts/lib',
    'middleware.ts',
    'next.config.ts',
  ])
    .toString()
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
  const read = new Set(files.flatMap((file) => variablesOf(readFileSync(file, 'utf8'))))
  const example = readFileSync('.env.example', 'utf8')
  const listed = new Set([...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name))
  expect([...read].filter((name) => !listed.has(name) && !INTERNAL.has(name))).toEqual([])
  expect([...listed].filter((name) => !read.has(name))).toEqual([])
})
