/** The start of the back end, in modules of its own: it listens until the process ends. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { boot } from '@/lib/backend/boot'
import { isListening, startListening, stopListening } from '@/lib/backend/platform/cache/listen'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { brands, pages } from '@/lib/backend/domain/schema'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'
import { resolveFamily } from '@/lib/market/resolve-path'
import type { RouteSlugsByLanguage } from '@/lib/market/resolve-request'
import { published } from '@/lib/process/state.mjs'

import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase } from '../support/seed'

const slugs = () => published('routeSlugs') as RouteSlugsByLanguage
const isReady = () => published('readiness')?.()

let database: TestDatabase
beforeAll(async () => {
  ;({ database } = await seededDatabase())
  await boot()
})
afterAll(async () => {
  await stopListening()
  await database.drop()
})

it('loads the lists that middleware routes by', () => {
  const fi = slugs().fi
  if (!fi) throw new Error('No Finnish lists.')
  expect(fi).toMatchObject({
    staticPageSlugs: ['sopimusehdot'],
    navigationSlugs: ['clothing-fi', 'skiing-fi', 'second-hand-fi'],
    filterSlugs: ['care', 'material', 'weight'],
  })
  expect(resolveFamily('norrsken/storm-shell', fi).kind).toBe('product')
  expect(resolveFamily('sopimusehdot', fi).kind).toBe('static')
  expect(resolveFamily('no-such-path', fi).kind).toBe('none')
})

it('is ready once changes are heard', async () => {
  await expect.poll(isReady).toBe(true)
  // A database that is lost for every instance must not take all of them off line: finished pages go on.
  await stopListening()
  expect(await isReady()).toBe(true)
  startListening()
  await expect.poll(isListening).toBe(true)
})

it('loads them again when the tag slugs is touched, replacing the object', async () => {
  const before = slugs()
  await withTx(async (tx) => {
    await tx.insert(brands).values({ slug: 'new-brand', name: 'New' })
    invalidateTags(tx, changeTags.brand('new-brand'))
  })
  await expect.poll(() => slugs().en?.manufacturerSlugs).toContain('new-brand')
  expect(slugs()).not.toBe(before)
  await withTx(async (tx) => {
    await tx.delete(pages).where(eq(pages.key, 'terms'))
    invalidateTags(tx, changeTags.page([{ language: 'fi', slug: 'sopimusehdot' }]))
  })
  await expect.poll(() => slugs().fi?.staticPageSlugs).toEqual([])
})

it('a second boot changes nothing', async () => {
  const before = slugs()
  await boot()
  expect(slugs()).toBe(before)
})
