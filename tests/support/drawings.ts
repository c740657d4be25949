import { loadDemo } from '@/lib/demo/load'
import type { Drawing, FindDrawing, FindPicture } from '@/lib/images/drawing'
import { makeImage } from '@/lib/images/pipeline'
import type { ImageRequest } from '@/lib/images/request'

const GOODS = /^demo\/(?:boot|bottle|shell-jacket)\/(?:front|back|detail)\/(?:aurora|fjord|moss)\/\d{1,4}\.svg$/
const SCENE = /^demo\/scene\/ridge-winter\/card\/\d\.svg$/

/** A grey sheet with a darker square on it. */
const plain = (proportions: Drawing['proportions']): Drawing => ({
  proportions,
  maxWidth: 1280,
  draw: (width) => {
    const height = Math.round((width * proportions[1]) / proportions[0])
    const pixels = new Uint8Array(width * height * 3).fill(240)
    for (let y = Math.floor(height / 4); y < height / 2; y++)
      pixels.fill(60, (y * width + Math.floor(width / 4)) * 3, (y * width + Math.floor(width / 2)) * 3)
    return Promise.resolve({ pixels, width, height })
  },
})

const plainDrawing: FindDrawing = (path) => {
  if (GOODS.test(path)) return plain([1000, 1000])
  return SCENE.test(path) ? plain([1200, 800]) : null
}

/** The demo's drawings. Where the folder demo/ was deleted: plain ones for the paths that the tests of the image service use. */
const findDrawing: FindDrawing = (await loadDemo('drawings')) ?? plainDrawing

/** The list of these drawings. */
export const findPicture: FindPicture =
  (await loadDemo('pictures')) ?? ((path) => (plainDrawing(path) ? { path, version: 'plain' } : null))

/** Renders in this process, as the process of its own does. */
export const renderHere = (request: ImageRequest, pictures: string): Promise<Buffer> =>
  makeImage(request, pictures, request.source.kind === 'drawing' ? findDrawing(request.source.path) : null)
