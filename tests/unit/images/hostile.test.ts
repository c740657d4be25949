import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { DiskCache } from '@/lib/images/disk-cache'
import { ImageError, readImageRequest } from '@/lib/images/request'
import { ImageService } from '@/lib/images/service'
import { checkHead } from '@/server/limits'
import { findPicture, renderHere } from '../../support/drawings'
import { hostileRequests, writeHostileFiles } from '../../support/hostile-pictures'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hostile-'))
  await writeHostileFiles(dataDir)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** The answer's status, as the front door and the route make it. */
async function statusOf(
  service: ImageService,
  target: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const refused = checkHead({ url: target, headers } as IncomingMessage, { maxBodyBytes: 1, uploads: [] })
  if (refused) return refused.status
  const [path = '', query = ''] = target.split(/\?(.*)/s)
  try {
    const wanted = readImageRequest(
      path.slice('/media/'.length).split('/').map(decodeURIComponent).join('/'),
      query,
      headers['accept'] ?? null,
      findPicture,
    )
    await service.get(wanted)
    return 200
  } catch (error) {
    if (error instanceof URIError) return 400
    if (error instanceof ImageError) return error.status
    throw error
  }
}

describe('the image service under attack', () => {
  it('D7.16 check E5 refuses five hundred hostile requests with a 4xx, keeps nothing of them, and its memory stays flat', async () => {
    const service = new ImageService({ dataDir, render: renderHere })
    const keep = vi.spyOn(DiskCache.prototype, 'put')
    const fetched = vi.spyOn(globalThis, 'fetch')
    const requests = hostileRequests()
    expect(requests).toHaveLength(500)
    const round = async () => {
      const wrong: string[] = []
      for (const { target, headers } of requests) {
        const status = await statusOf(service, target, headers)
        if (status < 400 || status > 499) wrong.push(`${status} ${target}`)
      }
      return wrong
    }
    expect(await round()).toEqual([])
    const before = process.memoryUsage().rss
    for (let turn = 0; turn < 3; turn++) expect(await round()).toEqual([])
    const grown = (process.memoryUsage().rss - before) / 1024 / 1024
    expect(grown, 'MB grown by 1,500 more').toBeLessThan(60)
    expect(keep).not.toHaveBeenCalled()
    expect(fetched, 'asks no other host').not.toHaveBeenCalled()
  }, 60_000)
})
