import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { MODULE_STATE } from '@/lib/process/keys'
import { deleteModuleState, moduleState, publish, published } from '@/lib/process/state.mjs'

const url = new URL('../../../lib/process/state.mjs', import.meta.url).href
/** The module as another bundle has it. */
const again = (): Promise<typeof import('@/lib/process/state.mjs')> => import(/* @vite-ignore */ `${url}?copy=1`)

afterEach(() => {
  deleteModuleState('jobs')
  publish('ipCountry', undefined)
})

it('state of a module is made once, also for a second copy of the module', async () => {
  const first = moduleState('jobs', () => ({ count: 1 }))
  const copy = await again()
  expect(copy.moduleState('jobs', () => ({ count: 2 }))).toBe(first)
  deleteModuleState('jobs')
  expect(copy.moduleState('jobs', () => ({ count: 3 }))).toEqual({ count: 3 })
})

it('what is published is seen by a second copy, until it is withdrawn', async () => {
  const copy = await again()
  expect(copy.published('ipCountry')).toBeUndefined()
  const lookUp = () => 'fi'
  publish('ipCountry', lookUp)
  expect(copy.published('ipCountry')).toBe(lookUp)
  copy.publish('ipCountry', undefined)
  expect(published('ipCountry')).toBeUndefined()
})

const sources = ['app', 'components', 'lib', 'scripts', 'server', 'stores']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
  .concat('middleware.ts', 'instrumentation.ts', 'next.config.ts')
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

it('each key of a module is used by exactly one file', () => {
  const uses = sources.flatMap(({ text }) => [...text.matchAll(/moduleState\(\s*'([^']*)'/g)].map((match) => match[1]))
  expect(uses.sort()).toEqual(Object.keys(MODULE_STATE).sort())
})

it('only lib/process puts state on globalThis', () => {
  const writers = sources.filter(({ text }) => /Symbol\.for\(|globalThis as /.test(text)).map(({ file }) => file)
  // Next's own key, under which it looks for a cache handler.
  expect(writers.sort()).toEqual(['lib/process/state.mjs', 'server/next-app.ts'])
})
