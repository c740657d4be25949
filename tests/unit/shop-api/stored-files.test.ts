import { mkdtemp, readdir, readlink, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { invalidate, isFresh } from '@/lib/cache/tag-clock.mjs'
import { storedFile, TooManyFiles } from '@/lib/shop-api/stored-files'

let folder = ''
let made = 0
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'stored-')), 'feeds')
  made = 0
})
// A file may still be made behind the last request of a test.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

async function* pieces() {
  made += 1
  yield `feed ${made}, `
  yield 'second piece'
}
const find = (name = 'fi.xml', from = pieces) =>
  storedFile(name, { folder, tags: ['stored-test'], stays: (other) => other === 'fi.xml', pieces: from })
const read = async (name?: string, from = pieces) => new Response((await find(name, from)).open('text')).text()
const waitForFile = (number: number) =>
  vi.waitFor(async () => expect(await read()).toBe(`feed ${number}, second piece`), { timeout: 10_000 })
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

  it('are made again after a change, at most once a minute, and after half an hour, behind a request that gets the old one', async () => {
    await read()
    invalidate(['stored-test'])
    expect(await read()).toBe('feed 1, second piece')
    expect(made).toBe(1)
    await age(61_000)
    expect(await read()).toBe('feed 1, second piece')
    await waitForFile(2)
    await age(31 * 60_000)
    expect(await read()).toBe('feed 2, second piece')
    await waitForFile(3)
  })

  it('are as old as the beginning of their making, so that a change meanwhile makes them stale', async () => {
    await read('fi.xml', async function* () {
      yield 'first'
      await new Promise((resolve) => setTimeout(resolve, 30))
      invalidate(['stored-test'])
      yield 'second'
    })
    const { mtimeMs } = await stat(join(folder, 'fi.xml.gz'))
    expect(isFresh(['stored-test'], mtimeMs)).toBe(false)
  })

  it('are seen whole or not at all, and one that fails leaves the old one', async () => {
    await read()
    await age(31 * 60_000)
    const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const seen: string[] = []
    await read('fi.xml', async function* () {
      yield 'half'
      seen.push(await read())
      throw new Error('the database does not answer')
    })
    await vi.waitFor(() => expect(failed).toHaveBeenCalled())
    failed.mockRestore()
    expect([...seen, await read()]).toEqual(['feed 1, second piece', 'feed 1, second piece'])
    // The last request has begun another one: it must be there before the folder is looked at, and deleted.
    await waitForFile(2)
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('of the same name in another folder are other files, also while one is made', async () => {
    const other = { folder: `${folder}-2`, tags: [], stays: () => true, pieces }
    const [here, there] = await Promise.all([find(), storedFile('fi.xml', other)])
    expect(await new Response(here.open('text')).text()).toBe('feed 1, second piece')
    expect(await new Response(there.open('text')).text()).toBe('feed 2, second piece')
    await rm(other.folder, { recursive: true })
  })

  it('open nothing for a HEAD request or a client that has gone', async () => {
    await read()
    // Of this test's files alone: other tests of the process open theirs meanwhile.
    const targets = async () => {
      const open = await readdir('/proc/self/fd')
      return Promise.all(open.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => '')))
    }
    const unread = await Promise.all(Array.from({ length: 40 }, async () => (await find()).open('gzip')))
    expect(unread).toHaveLength(40)
    expect((await targets()).filter((path) => path.startsWith(folder))).toEqual([])
  })

  it('are refused while many others are made, only the owner may read them, and old ones are deleted', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 9 }, (_, number) => read(`${number}.xml`)))
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every((reason) => reason instanceof TooManyFiles)).toBe(true)
    const [name = ''] = await readdir(folder)
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
    await read()
    for (let number = 0; number < 70; number++) await read(`again-${number}.xml`)
    const kept = await readdir(folder)
    expect(kept).toHaveLength(61)
    expect(kept).toContain('fi.xml.gz')
  })
})
