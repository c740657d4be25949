import { mkdtemp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { S3Storage } from '@/lib/backend/platform/storage/s3'
import { DiskCache } from '@/lib/images/disk-cache'
import { readImageRequest } from '@/lib/images/request'
import { ImageService } from '@/lib/images/service'
import { findPicture, renderHere } from '../../support/drawings'
import { S3Server } from '../../support/s3-server'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'images-'))
  await mkdir(join(dataDir, 'pictures', 'imported'), { recursive: true })
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const request = (path: string, query = 'w=96', accept = 'image/webp') =>
  readImageRequest(path, `${query}&auto=compress,format`, accept, findPicture)
const serviceHere = () => new ImageService({ dataDir, render: renderHere })
/** Different pictures, by number. */
const boot = (number: number) => `demo/boot/${['front', 'back', 'detail'][number % 3]}/moss/${1 + (number % 7)}.svg`
const jacket = 'demo/shell-jacket/front/fjord/1002.svg'

describe('the image service', () => {
  it('makes a picture once and then gives it from the disk, also in the next process', async () => {
    const first = await serviceHere().get(request(jacket))
    expect(first).toMatchObject({ hit: false, type: 'image/webp' })
    const again = await serviceHere().get(request(jacket))
    expect(again.hit).toBe(true)
    expect(again.bytes.equals(first.bytes)).toBe(true)
    expect(again.etag).toBe(first.etag)
  })

  it.each([
    ['image/avif', 'heif'],
    ['image/webp', 'webp'],
    ['text/html', 'jpeg'],
  ])('answers Accept: %s with %s', async (accept, format) => {
    const { bytes } = await serviceHere().get(request(jacket, 'w=96', accept))
    expect((await sharp(bytes).metadata()).format).toBe(format)
  })

  it('shares the work of requests that come at the same time', async () => {
    const service = serviceHere()
    const answers = await Promise.all(Array.from({ length: 12 }, () => service.get(request(jacket))))
    expect(new Set(answers.map(({ bytes }) => bytes)).size).toBe(1)
  })

  it('says 503 when too many wait, and goes on afterwards', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const make = async () => {
      await gate
      return Buffer.from('picture')
    }
    const service = new ImageService({ dataDir, maxRenders: 1, maxWaiting: 1, render: make })
    const ask = (id: number) => service.get(request(boot(id)))
    const results = [1, 2, 3].map((id) =>
      ask(id).then(
        () => 'served',
        (error: unknown) => error,
      ),
    )
    // Which of the three is the one too many, the disk decides: it is asked first what it keeps.
    await expect(Promise.race(results)).resolves.toMatchObject({ status: 503 })
    open()
    expect((await Promise.all(results)).filter((result) => result === 'served')).toHaveLength(2)
    await expect(ask(4)).resolves.toMatchObject({ hit: false })
  })

  it('check E5 lets clients take turns: one that asks for many does not keep the others waiting', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const made: string[] = []
    const make = async (image: ReturnType<typeof request>) => {
      await gate
      made.push(JSON.stringify(image.source))
      return Buffer.from('picture')
    }
    const service = new ImageService({ dataDir, maxRenders: 1, maxWaitingEach: 8, render: make })
    const done: string[] = []
    const ask = (id: number, client: string) =>
      service.get(request(boot(id)), undefined, client).then(
        () => done.push(client),
        () => done.push(`no ${client}`),
      )
    const greedy = Array.from({ length: 12 }, (_, id) => ask(id, 'greedy'))
    await vi.waitFor(() => expect(done).toEqual(['no greedy', 'no greedy', 'no greedy']))
    const modest = ask(14, 'modest')
    await vi.waitFor(() => expect(service.waiting).toBe(9))
    open()
    await Promise.all([...greedy, modest])
    // The one under way and the greedy one's next turn come first.
    expect(made).toHaveLength(10)
    expect(made.findIndex((source) => source.includes(boot(14)))).toBeLessThanOrEqual(2)
  })

  it('keeps a picture whole by its width, and cuts it to fill a box', async () => {
    const service = serviceHere()
    const size = async (query: string) => {
      const { width, height } = await sharp(
        (await service.get(request('demo/scene/ridge-winter/card/7.svg', query))).bytes,
      ).metadata()
      return [width, height]
    }
    expect(await size('w=480&h=480&fit=crop')).toEqual([480, 480])
    expect(await size('w=240')).toEqual([240, 160])
  })

  it('multiplies a picture onto a ground', async () => {
    const { bytes } = await serviceHere().get(request(jacket, 'w=160&trim=auto&blend=FFFFFF', 'text/html'))
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  })

  it('shows imported photographs, smaller but never larger than they are', async () => {
    const file = join(dataDir, 'pictures', 'imported', 'tent.png')
    await sharp({ create: { width: 400, height: 200, channels: 4, background: '#2F6B57' } })
      .png()
      .toFile(file)
    const service = serviceHere()
    const width = async (query: string) =>
      (await sharp((await service.get(request('imported/tent.png', query))).bytes).metadata()).width
    expect(await width('w=240')).toBe(240)
    expect(await width('w=960')).toBe(400)
  })

  it('refuses what is no picture, is missing, or leads out of the folder', async () => {
    const folder = join(dataDir, 'pictures', 'imported')
    await writeFile(
      join(folder, 'script.jpg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    )
    await writeFile(join(folder, 'broken.jpg'), Buffer.from('ffd8ffe000104a46494600', 'hex'))
    await writeFile(join(dataDir, 'secret.jpg'), 'secret')
    await symlink(join(dataDir, 'secret.jpg'), join(folder, 'link.jpg'))
    const service = serviceHere()
    await expect(service.get(request('imported/script.jpg'))).rejects.toMatchObject({ status: 415 })
    await expect(service.get(request('imported/broken.jpg'))).rejects.toMatchObject({ status: 415 })
    await expect(service.get(request('imported/missing.jpg'))).rejects.toMatchObject({ status: 404 })
    await expect(service.get(request('imported/link.jpg'))).rejects.toMatchObject({ status: 404 })
  })

  it('keeps at most so many bytes and throws away what was used longest ago', async () => {
    const cache = new DiskCache(join(dataDir, 'images'), 2_500)
    const name = (digit: string) => `${digit.repeat(40)}.webp`
    for (const digit of ['1', '2']) await cache.put(name(digit), Buffer.alloc(1_000))
    expect(await cache.get(name('1'))).not.toBeNull()
    await cache.put(name('3'), Buffer.alloc(1_000))
    expect(await cache.get(name('2'))).toBeNull()
    expect(await cache.get(name('1'))).not.toBeNull()
    expect(cache.bytes).toBe(2_000)
    expect(
      (await readdir(join(dataDir, 'images'), { recursive: true })).filter((file) => file.endsWith('.part')),
    ).toEqual([])
  })
})

describe('instances that share a storage', () => {
  const server = new S3Server()
  beforeEach(async () => {
    server.files.clear()
    server.faults = []
    await server.start()
    return () => server.stop()
  })
  const home = () => new S3Storage(server.service(), 1)
  const instance = (name: string, render = renderHere) =>
    new ImageService({ dataDir: join(dataDir, name), home: home(), render })
  const picture = () =>
    sharp({ create: { width: 200, height: 100, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
  const byContent = 'imported/0123456789abcdef0123456789abcdef.png'

  it('a second instance serves what the first has imported, and does not render it again', async () => {
    await home().put(byContent, await picture(), 'image/png')
    const first = await instance('one').get(request(byContent))
    expect(first).toMatchObject({ hit: false, type: 'image/webp' })
    await vi.waitFor(() => expect([...server.files.keys()]).toHaveLength(2))
    const renders = vi.fn(renderHere)
    const second = await instance('two', renders).get(request(byContent))
    expect(renders).not.toHaveBeenCalled()
    expect(second.etag).toBe(first.etag)
    expect(second.bytes.equals(first.bytes)).toBe(true)
    // Another form is rendered from a copy of the picture.
    expect((await instance('two', renders).get(request(byContent, 'w=160'))).hit).toBe(false)
    expect(await readdir(join(dataDir, 'two', 'images', 'originals', 'imported'))).toEqual([byContent.slice(9)])
  })

  it('agree on the version of a picture that is not named by its content', async () => {
    await home().put('imported/tent.png', await picture())
    const [one, two] = [
      await instance('one').keyFor(request('imported/tent.png')),
      await instance('two').keyFor(request('imported/tent.png')),
    ]
    expect(one).toBe(two)
  })

  it('answer 404 without the picture, and 503 while the storage is away; what is rendered stays', async () => {
    await expect(instance('one').get(request(byContent))).rejects.toMatchObject({ status: 404 })
    await home().put(byContent, await picture())
    await instance('one').get(request(byContent))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.faults = Array.from({ length: 100 }, () => 503)
    expect((await instance('one').get(request(byContent))).hit).toBe(true)
    await expect(instance('two').get(request(byContent))).rejects.toMatchObject({ status: 503 })
    // Drawings need no storage.
    expect((await instance('two').get(request(jacket))).type).toBe('image/webp')
  })
})
