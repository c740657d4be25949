import { describe, expect, it } from 'vitest'

import { pictureGuard } from '@/server/picture-guard'
import { findPicture } from '../../support/drawings'
import { ask, serve } from './support'

const GOOD = '/media/demo/bottle/front/aurora/1051.svg'
const FORM = 'w=320&auto=compress,format'

describe('issue 14: pictures at the front door', () => {
  it.each([
    [`${GOOD}?w=1920&h=1920&fit=fill&trim=auto&auto=compress,format`, 400],
    [`${GOOD}?w=1920`, 400],
    [GOOD, 400],
    [`/media/demo/bottle/front/aurora/99053.svg?${FORM}`, 404],
    [`/media/demo/nothing/front/aurora/1.svg?${FORM}`, 404],
    [`/media/imported/x.svg?${FORM}`, 404],
    [`${GOOD}?${FORM}`, 200],
    [`/media/imported/tent.jpg?${FORM}`, 200],
    ['/media', 200],
    ['/a-page/?w=1', 200],
  ])('%s: %i, refused without the app and over the same connection', async (path, status) => {
    let asked = 0
    const refusePicture = pictureGuard(() => Promise.resolve(findPicture))
    const server = await serve(
      (_req, res) => {
        asked += 1
        res.end('app')
      },
      { refusePicture },
    )
    const answer = await ask(server.port, { path })
    expect([answer.status, asked]).toEqual([status, status === 200 ? 1 : 0])
    if (status !== 200) expect(JSON.parse(answer.text)).toMatchObject({ error: { code: `IMAGE_${status}` } })
    await server.close()
  })

  it('a refusal takes less than a millisecond', async () => {
    const refuse = pictureGuard(() => Promise.resolve(findPicture))
    await Promise.resolve()
    refuse(`${GOOD}?${FORM}`)
    const began = performance.now()
    for (let turn = 0; turn < 1_000; turn++) {
      expect(refuse(`${GOOD}?w=1920&fit=fill&x=${turn}`)?.status).toBe(400)
      expect(refuse(`/media/demo/boot/front/moss/${90_000 + turn}.svg?${FORM}`)?.status).toBe(404)
    }
    expect((performance.now() - began) / 2_000, 'ms').toBeLessThan(0.5)
  })
})
