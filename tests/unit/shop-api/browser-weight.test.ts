import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = process.cwd()

/** Files that a module imports statically; types and `import()` are not among them. */
function staticImports(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?'([^']+)'/gm)].map(
    (match) => match[1] ?? '',
  )
}

function resolve(from: string, name: string): string | null {
  if (!name.startsWith('.') && !name.startsWith('@/')) return null
  const base = name.startsWith('@/') ? join(ROOT, name.slice(2)) : join(dirname(from), name)
  return [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts'), base].find((path) => existsSync(path)) ?? null
}

function reachable(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen
  const names = staticImports(file)
  seen.set(file, names)
  for (const name of names) {
    const next = resolve(file, name)
    if (next) reachable(next, seen)
  }
  return seen
}

it('zod, the schemas and the compressor are not in what the browser loads first', () => {
  const modules = reachable(join(ROOT, 'lib/shop-api/browser.ts'))
  expect(modules.size).toBeGreaterThan(4)
  const packages = [...modules.values()].flat().filter((name) => !name.startsWith('.') && !name.startsWith('@/'))
  // Under a kilobyte; it writes the cookies.
  expect(packages).toEqual(['js-cookie'])
  expect([...modules.keys()].filter((path) => /contract\/(calls|schemas)|lib\/backend/.test(path))).toEqual([])
})
