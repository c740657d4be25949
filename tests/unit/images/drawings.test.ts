import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { FAMILIES, SCENE_SHAPES, SCENES, VIEWS, drawingPath, scenePath } from '@/lib/images/families'
import { PALETTE } from '@/lib/images/palette'
import { drawSvg, subjectOf } from '@/lib/images/render'

const draw = (path: string, pixels = 96) => {
  const subject = subjectOf(path)
  if (!subject) throw new Error(path)
  return drawSvg(subject, pixels).svg
}

describe('the drawings', () => {
  it.each(FAMILIES)('%s is drawn in three colourways and three views', async (family) => {
    for (const [index, colour] of ['snow', 'lingonberry', 'ink'].entries()) {
      for (const view of VIEWS) {
        const { data, info } = await sharp(Buffer.from(draw(drawingPath(family, view, colour, 1000 + index)))).removeAlpha().raw().toBuffer({ resolveWithObject: true })
        expect([info.width, info.height]).toEqual(view === 'detail' ? [116, 116] : [96, 96])
        // More than the bare ground: the darkest point is far from the lightest.
        expect(Math.max(...data) - Math.min(...data)).toBeGreaterThan(90)
      }
    }
  }, 30_000)

  it('has no text and no reference outside itself: fonts and files would come from the machine', () => {
    for (const family of FAMILIES) {
      const svg = draw(drawingPath(family, 'front', 'moss', 7))
      expect(svg).not.toMatch(/<text|<image|<use|href|NaN|undefined|Infinity/)
    }
    for (const scene of SCENES) expect(draw(scenePath(scene, 'hero', 1))).not.toMatch(/<text|<image|href|NaN|undefined|Infinity/)
  })

  it('gives the same bytes for the same path, and another pattern for another product', () => {
    const path = drawingPath('shell-jacket', 'front', 'fjord', 1002)
    expect(draw(path)).toBe(draw(path))
    const patterns = new Set([1, 2, 3, 4, 5, 6].map((id) => draw(drawingPath('beanie', 'front', 'fjord', id))))
    expect(patterns.size).toBeGreaterThan(3)
  })

  it('paints a colour variant with the paints of its swatch', () => {
    for (const colour of ['spruce', 'cloudberry'] as const) expect(draw(drawingPath('sock', 'front', colour, 5))).toContain(PALETTE[colour][0])
  })

  it('draws every scene in every shape', async () => {
    for (const scene of SCENES) {
      for (const [shape, [width, height]] of Object.entries(SCENE_SHAPES)) {
        const { info } = await sharp(Buffer.from(draw(scenePath(scene, shape as 'hero', 3), 160))).raw().toBuffer({ resolveWithObject: true })
        expect(info.width / info.height).toBeCloseTo(width / height, 1)
      }
    }
  }, 30_000)
})
