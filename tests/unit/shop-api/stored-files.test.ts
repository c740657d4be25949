import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { invalidate } from '@/lib/cache/tag-clock.mjs'
import { storedFile, TooManyFiles } from '@/lib/shop-api/stored-files'

let folder = ''
let made = 0
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'stored-')), 'feeds')
  made = 0
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function* pieces() {
  made += 1
  yield `feed ${made}, `
  yield 'second piece'
}
const read = async (name = 'fi.xml', tags = ['stored-test']) => {
  const file = await storedFile(folder, name, tags, pieces)
  return new Response(file.open('text')).text()
}
/** Makes the file older. */
const age = (ms: number) => {
  const at = (Date.now() - ms) / 1000
  return utimes(join(folder, 'fi.xml.gz'), at, at)
}

describe('issue 14: stored files', () => {
  it('are made once, for all who ask at the same time and later', async () => {
    const texts = await Promise.all([read(), read(), read()])
    expect(new Set([...texts, await read()])).toEqual(new Set(['feed 1, second piece']))
    await age(10 * 60_000)
    expect(await read()).toBe('feed 1, second piece')
  })

  it('are made again after a change, at most once a minute, and after half an hour', async () => {
    await read()
    invalidate(['stored-test'])
    expect(await read()).toBe('feed 1, second piece')
    await age(61_000)
    expect(await read()).toBe('feed 2, second piece')
    await age(31 * 60_000)
    expect(await read()).toBe('feed 3, second piece')
  })

  it('are refused while many others are made, only the owner may read them, and old ones are deleted', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 9 }, (_, number) => read(`${number}.xml`)))
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every((reason) => reason instanceof TooManyFiles)).toBe(true)
    const [name = ''] = await readdir(folder)
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
    for (let number = 0; number < 70; number++) await read(`again-${number}.xml`)
    expect(await readdir(folder)).toHaveLength(60)
  })
})
