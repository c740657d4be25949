import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { FolderStorage } from '@/lib/backend/platform/storage/folder'
import { copyFiles } from '@/lib/backend/platform/storage/move'
import { storageProblem } from '@/lib/backend/platform/storage/probe'
import { S3Storage } from '@/lib/backend/platform/storage/s3'
import type { Storage } from '@/lib/backend/platform/storage/types'
import { filesFinding } from '@/lib/backend/flows/setup/check/files'
import { readConfig } from '@/lib/config/env'

import { S3Server, signatureOf } from '../../support/s3-server'

const server = new S3Server()
let folder = ''
beforeAll(async () => {
  await server.start()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.files.clear()
  server.requests.length = 0
  server.faults = []
  folder = await mkdtemp(join(tmpdir(), 'storage-'))
  return () => rm(folder, { recursive: true, force: true })
})

const s3 = () => new S3Storage(server.service('shop/'), 1)
const homes: [string, () => Storage][] = [
  ['a folder', () => new FolderStorage(folder)],
  ['an S3 service', s3],
]
const contentOf = async (home: Storage, key: string) => {
  const found = await home.read(key)
  return found && (await buffer(found.body))
}
const keysOf = async (home: Storage, prefix: string) => {
  const keys: string[] = []
  for await (const { key } of home.list(prefix)) keys.push(key)
  return keys
}

describe('the signature that the test server demands', () => {
  const key = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
  const empty = createHash('sha256').digest('hex')

  it('is the one that AWS publishes for GET with a range', () => {
    const headers = {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': empty,
      'x-amz-date': '20130524T000000Z',
    }
    const authorization =
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature='
    const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt')
    expect(signatureOf('GET', url, headers, authorization, key)).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })

  it('is the one that AWS publishes for a list, and the client makes the same', async () => {
    const url = new URL('https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J')
    const client = new AwsClient({
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: key,
      service: 's3',
      region: 'us-east-1',
    })
    const request = await client.sign(url, {
      headers: { 'x-amz-content-sha256': empty },
      aws: { datetime: '20130524T000000Z' },
    })
    expect(request.headers.get('authorization')).toContain(
      'Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    )
  })
})

describe.each(homes)('files in %s', (_, make) => {
  it('are written, read, listed by the beginning of their keys, replaced and deleted', async () => {
    const home = make()
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      await home.put(`imported/${name}.jpg`, Buffer.from(name), 'image/jpeg')
    await home.put('other/f.txt', Buffer.from('f'))
    await home.put('imported/a.jpg', Buffer.from('anew'))
    expect((await contentOf(home, 'imported/a.jpg'))?.toString()).toBe('anew')
    expect(await keysOf(home, 'imported/')).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `imported/${name}.jpg`))
    await home.remove('imported/b.jpg')
    await home.remove('imported/b.jpg')
    expect(await home.read('imported/b.jpg')).toBeNull()
    expect(await keysOf(home, '')).toHaveLength(5)
  })

  it('of 20 MB come and go as streams', async () => {
    const home = make()
    const bytes = randomBytes(20 * 1024 * 1024)
    await home.put(
      'large.bin',
      (async function* () {
        for (let at = 0; at < bytes.length; at += 1_000_000)
          yield await Promise.resolve(bytes.subarray(at, at + 1_000_000))
      })(),
    )
    expect((await home.read('large.bin'))?.bytes).toBe(bytes.length)
    expect((await contentOf(home, 'large.bin'))?.equals(bytes)).toBe(true)
  })

  it.each(['../up', '/root', 'a//b', 'a/../b', '.hidden', 'a/', '', 'a\\b', 'ä.jpg', 'x'.repeat(401)])(
    'have no name %j',
    async (key) => {
      await expect(make().put(key, Buffer.from('x'))).rejects.toThrow('is no name of a file')
      await expect(make().read(key)).rejects.toThrow('is no name of a file')
    },
  )

  it('are probed by writing, reading and deleting one', async () => {
    expect(await storageProblem(make())).toBeNull()
    expect(await keysOf(make(), '')).toEqual([])
  })
})

describe('an S3 service that fails', () => {
  it.each([[[503, 'reset', 500] as const], [[429] as const]])('is asked again after %j', async (faults) => {
    server.faults = [...faults]
    await s3().put('a.txt', Buffer.from('a'))
    expect((await contentOf(s3(), 'a.txt'))?.toString()).toBe('a')
  })

  it('is given up after four attempts, with a sentence', async () => {
    server.faults = [503, 503, 503, 503]
    await expect(s3().put('a.txt', Buffer.from('a'))).rejects.toThrow(
      `The storage at ${server.endpoint}/files/shop/ does not answer: it answered 503.`,
    )
  })

  it('goes on with a read where the connection broke', async () => {
    const bytes = randomBytes(3_000_000)
    await s3().put('a.bin', bytes)
    server.faults = ['cut', 'cut']
    expect((await contentOf(s3(), 'a.bin'))?.equals(bytes)).toBe(true)
    server.faults = ['cut', 'cut', 'cut', 'cut']
    await expect(contentOf(s3(), 'a.bin')).rejects.toThrow('did not arrive whole')
  })

  it('refuses a wrong secret and an unknown bucket, and the sentence names neither key', async () => {
    const wrong = new S3Storage({ ...server.service(), secretAccessKey: 'wrong' }, 1)
    await expect(wrong.put('a.txt', Buffer.from('a'))).rejects.toThrow('SignatureDoesNotMatch (403)')
    expect(await storageProblem(wrong)).not.toContain('wrong')
    expect(await storageProblem(new S3Storage({ ...server.service(), bucket: 'gone' }, 1))).toContain('NoSuchBucket')
  })
})

describe('storage:move', () => {
  it('copies and verifies, goes on after an interruption, and replaces what differs', async () => {
    const local = new FolderStorage(folder)
    for (const name of ['a', 'b', 'c', 'd']) await local.put(`imported/${name}.jpg`, Buffer.from(`picture ${name}`))
    await local.put('rendered/x.webp', Buffer.from('made again'))
    server.faults = [200, 200, 503, 503, 503, 503]
    await expect(copyFiles(local, s3())).rejects.toThrow()
    server.faults = []
    await copyFiles(local, s3())
    await s3().put('imported/b.jpg', Buffer.from('picture x'))
    expect(await copyFiles(local, s3())).toEqual({ copied: 1, same: 3, bytes: 36 })
    expect((await contentOf(s3(), 'imported/b.jpg'))?.toString()).toBe('picture b')
    expect(await keysOf(s3(), '')).toHaveLength(4)
  })

  it('reports a file that does not arrive whole', async () => {
    const local = new FolderStorage(folder)
    await local.put('imported/a.jpg', Buffer.from('a'))
    const broken: Storage = {
      place: 'a broken place',
      put: () => Promise.resolve(),
      read: () => Promise.resolve(null),
      list: (prefix) => new FolderStorage(join(folder, 'none')).list(prefix),
      remove: () => Promise.resolve(),
    }
    await expect(copyFiles(local, broken)).rejects.toThrow('imported/a.jpg did not arrive whole in a broken place.')
  })
})

describe('doctor', () => {
  it('says where files are, and what is wrong with the service', async () => {
    const settings = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...env })
    expect(await filesFinding(settings({}))).toEqual([{ about: 'files', level: 'ok', text: `in ${folder}/pictures` }])
    expect(await filesFinding(settings(server.environment))).toMatchObject([{ level: 'ok' }])
    expect(await filesFinding(settings({ ...server.environment, S3_SECRET_ACCESS_KEY: 'x' }))).toMatchObject([
      { level: 'fault' },
    ])
  })

  it('names the setting that is missing', () => {
    const { S3_BUCKET: _, ...others } = server.environment
    expect(() => readConfig({ NODE_ENV: 'test', ...others })).toThrow('S3_BUCKET must be set together with S3_ENDPOINT')
    expect(() =>
      readConfig({ NODE_ENV: 'production', ...server.environment, S3_ENDPOINT: 'http://s3.example' }),
    ).toThrow('S3_ENDPOINT must begin with https:')
  })
})

describe('a file in a folder', () => {
  it('is whole or not there: a draft of a killed process is no file', async () => {
    await writeFile(join(folder, 'a.jpg.0000.part'), 'half')
    expect(await keysOf(new FolderStorage(folder), '')).toEqual([])
    const failing = (async function* () {
      yield await Promise.resolve(Buffer.from('half'))
      throw new Error('the client went away')
    })()
    await expect(new FolderStorage(folder).put('b.jpg', failing)).rejects.toThrow('the client went away')
    await expect(readFile(join(folder, 'b.jpg'))).rejects.toThrow('ENOENT')
  })
})
