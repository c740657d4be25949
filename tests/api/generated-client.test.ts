import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openApi } from '@/lib/backend/api/handlers/openapi'

import { apiFetch } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase } from '../support/seed'

/** In the repository, so that the program finds its packages. */
const folder = join(process.cwd(), 'tests/output', `client-${process.pid}`)
let database: TestDatabase
beforeAll(async () => {
  ;({ database } = await seededDatabase())
  mkdirSync(folder, { recursive: true })
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.drop()
})

const program = (language: string, key: string) => `
import createClient from 'openapi-fetch'
import type { paths } from './shop-api'

export async function run(fetch: (request: Request) => Promise<Response>) {
  const shop = createClient<paths>({ baseUrl: 'http://localhost', fetch })
  const { data: brands } = await shop.GET('/api/brands/', { params: { query: { language: '${language}' } } })
  const { data: cart } = await shop.POST('/api/checkout/', { body: { country_code: 'fi', language_code: 'fi' } })
  const { error } = await shop.GET('/api/brand/', { params: { query: { slug: 'nobody', language: 'en' } } })
  const total: number = cart?.${key} ?? -1
  return { brands: brands?.map(({ name }) => name) ?? [], total, code: error?.error.code }
}
`
/** As in `npm run api:client`: what has a default can be left out of a body. */
const OPTIONAL = '--default-non-nullable=false'

/** The messages of the compiler. */
function compile(file: string): string {
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler']
  try {
    const tsc = 'node_modules/typescript7/bin/tsc'
    execFileSync(process.execPath, [tsc, '--ignoreConfig', ...options, '--skipLibCheck', file], { encoding: 'utf8' })
    return ''
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  }
}

it('a client generated from the description compiles, refuses what the contract refuses, and works', async () => {
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(openApi()))
  const generator = 'node_modules/openapi-typescript/bin/cli.js'
  execFileSync(
    process.execPath,
    [generator, join(folder, 'openapi.json'), OPTIONAL, '-o', join(folder, 'shop-api.ts')],
    {
      stdio: 'ignore',
    },
  )
  const files = { right: program('en', 'total_price'), wrong: program('xx', 'total_price'), gone: program('en', 'sum') }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.ts`), text)
  expect(compile(join(folder, 'right.ts'))).toBe('')
  expect(compile(join(folder, 'wrong.ts'))).toContain('"xx"')
  expect(compile(join(folder, 'gone.ts'))).toContain("'sum'")
  const { run } = (await import(pathToFileURL(join(folder, 'right.ts')).href)) as {
    run: (fetch: typeof apiFetch) => Promise<{ brands: string[]; total: number; code: string }>
  }
  const { brands, total, code } = await run(apiFetch)
  expect([brands.length > 0, total, code]).toEqual([true, 0, 'NOT_FOUND'])
}, 120_000)
