import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { Renderer } from '@/lib/images/renderer'
import { type ImageRequest, readImageRequest } from '@/lib/images/request'
import { ImageService } from '@/lib/images/service'
import { hasDemo } from '@/lib/demo/load'
import { findPicture } from '../../support/drawings'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'renderer-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const expensive = (view: string, number: number): ImageRequest =>
  readImageRequest(`demo/boot/${view}/moss/${number}.svg`, 'w=1920&auto=compress,format', 'image/avif', findPicture)

describe.runIf(hasDemo())('the process that renders pictures', () => {
  it('issue 14: this process does nearly nothing while thirty expensive pictures are requested', async () => {
    const renderer = new Renderer('app/media/render-process.ts')
    let rendered = 0
    const service = new ImageService({
      dataDir,
      maxWaitingEach: 25,
      render: async (request, pictures) => {
        // The first ones are enough to see where the work is done.
        if (rendered >= 3) return Buffer.alloc(0)
        const bytes = await renderer.render(request, pictures)
        rendered += 1
        return bytes
      },
    })
    const before = performance.eventLoopUtilization()
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, turn) =>
        service.get(
          expensive(['front', 'back', 'detail', 'front', 'back'][turn % 5] ?? '', 1 + (turn % 6)),
          `key${turn}`,
        ),
      ),
    )
    const { utilization } = performance.eventLoopUtilization(before)
    expect(rendered).toBeGreaterThanOrEqual(3)
    // In this process drawing alone would take a third of the time.
    expect(utilization, 'share of the time in which this thread was busy').toBeLessThan(0.15)
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ reason: expect.objectContaining({ status: 503 }) })),
    )
  })

  it('reports what is wrong with a picture, and goes on after its process has ended', async () => {
    const renderer = new Renderer('app/media/render-process.ts')
    const missing: ImageRequest = { ...expensive('front', 1), source: { kind: 'imported', file: 'none.jpg' } }
    await expect(renderer.render(missing, dataDir)).rejects.toMatchObject({ status: 404 })
    // A program that ends at once.
    const broken = new Renderer('server/ignore-closed-stdout.ts')
    await expect(broken.render(missing, dataDir)).rejects.toMatchObject({ status: 503 })
    await expect(broken.render(missing, dataDir)).rejects.toMatchObject({ status: 503 })
  })
})
