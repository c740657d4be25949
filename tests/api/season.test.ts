import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { allBanners } from '@/lib/backend/domain/content/banners'
import { db } from '@/lib/backend/platform/database/pool'
import { banners } from '@/lib/backend/domain/schema'
import { invalidateChangedSeason } from '@/lib/backend/worker/season'
import { GRACE_MS, onInvalidate } from '@/lib/cache/tag-clock.mjs'

import { freshDatabase, type TestDatabase } from '../support/fresh-database'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const row = (
  id: number,
  title: string,
  seasons: ('winter' | 'spring' | 'summer' | 'autumn')[] | null,
  isActive = true,
) => ({ id, kind: 'image' as const, titles: { en: title }, urls: {}, sortOrder: id, seasons, isActive })
const shown = async (moment: string) =>
  (await allBanners('en', new Date(moment))).imageBanners.map(({ title }) => title)

describe('banners of the season', () => {
  beforeEach(async () => {
    await db().delete(banners)
    await db()
      .insert(banners)
      .values([
        row(1, 'Snow', ['winter']),
        row(2, 'Dark', ['autumn', 'winter']),
        row(3, 'Always', null),
        row(4, 'Off', ['winter'], false),
      ])
  })

  it('B3.10 shows those of the season and those of all year, in their order', async () => {
    expect(await shown('2026-12-24T12:00:00Z')).toEqual(['Snow', 'Dark', 'Always'])
    expect(await shown('2026-10-01T12:00:00Z')).toEqual(['Dark', 'Always'])
    expect(await shown('2027-06-24T12:00:00Z')).toEqual(['Always'])
  })

  it('turns at midnight in the shop’s own zone', async () => {
    expect(await shown('2026-10-31T21:59:00Z')).toEqual(['Dark', 'Always'])
    expect(await shown('2026-10-31T22:01:00Z')).toEqual(['Snow', 'Dark', 'Always'])
  })

  it('renews the pages that were kept, once, when the season has changed', async () => {
    await invalidateChangedSeason(new Date('2027-05-01T12:00:00Z'))
    // Every touch is repeated once after the grace; that of the line above shall not be taken for another.
    await new Promise((resolve) => setTimeout(resolve, GRACE_MS + 500))
    const heard: string[] = []
    const stop = onInvalidate((tags) => heard.push(...tags))
    expect(await invalidateChangedSeason(new Date('2027-05-31T20:00:00Z'))).toBe(false)
    expect(heard).toEqual([])
    expect(await invalidateChangedSeason(new Date('2027-05-31T22:00:00Z'))).toBe(true)
    expect(heard).toContain('banners')
    expect(await invalidateChangedSeason(new Date('2027-06-02T00:00:00Z'))).toBe(false)
    stop()
  }, 20_000)
})
