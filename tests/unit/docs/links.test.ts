/** What the documents name exists: files behind links, folders, files and commands. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { inRepository } from '../../support/in-repository'

const documents = [
  ...['.', 'docs', 'docs/decisions', 'docs/running', 'docs/spec'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
]

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** A path from the root of the repository, as documents write it: `lib/market/market.ts`, `docs/`. */
const PATH = /^(?:app|components|demo|docs|lib|locales|public|scripts|server|stores|tests)\/[\w./[\]-]*$/

/** What npm itself has, or a placeholder. */
const NOT_OURS = new Set(['start', 'test', '…'])

describe('documents', () => {
  it.each(documents)('%s: links lead to files', (file) => {
    const targets = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)/g)]
    expect(targets.flatMap(([, target = '']) => (inRepository(join(dirname(file), target)) ? [] : [target]))).toEqual(
      [],
    )
  })

  it.each(documents)('%s: folders and files that it names exist', (file) => {
    const names = [...readFileSync(file, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
    expect(names.filter((name) => PATH.test(name) && !inRepository(name))).toEqual([])
  })

  it.each(documents)('%s: commands that it names exist', (file) => {
    const names = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:…-]+)/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !NOT_OURS.has(name) && !(name.replace(/:$/, '') in scripts))).toEqual([])
  })

  it('the glossary names what each file has', () => {
    const entries = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/`([\w/.-]+\.(?:ts|tsx|mjs))`: `(\w+)`/g)]
    expect(entries.length).toBeGreaterThan(10)
    const missing = entries.filter(
      ([, file = '', name = '']) => !new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8')),
    )
    expect(missing.map(([entry]) => entry)).toEqual([])
  })

  it('README lists every command that people run', () => {
    const readme = readFileSync('README.md', 'utf8')
    const listed = new Set([...readme.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name))
    const internal = ['messages', 'db:generate']
    expect(Object.keys(scripts).filter((name) => !listed.has(name) && !internal.includes(name))).toEqual([])
  })
})
