import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import {
  FAMILIES,
  HOUSES,
  MARK_NAMES,
  MEASURES,
  ROOMS,
  SCENE_SHAPES,
  SCENES,
  VIEWS,
  drawingPath,
  scenePath,
} from '../../drawings/base/families'
import { finish } from '../../drawings/finish'
import { PALETTE } from '../../drawings/base/palette'
import { drawSvg, subjectOf } from '../../drawings/render'
import { BRANDS } from '../../reference'

const drawingOf = (path: string, pixels = 96) => {
  const subject = subjectOf(path)
  if (!subject) throw new Error(path)
  return drawSvg(subject, pixels)
}
const draw = (path: string, pixels = 96) => drawingOf(path, pixels).svg

describe('the drawings', () => {
  it.each(FAMILIES)(
    '%s is drawn in three colourways and three views, and light falls on it',
    async (family) => {
      for (const [index, colour] of ['snow', 'lingonberry', 'ink'].entries()) {
        for (const view of VIEWS) {
          const drawing = drawingOf(drawingPath(family, view, colour, 1000 + index))
          const [lit, flat] = await Promise.all([
            finish(drawing),
            sharp(Buffer.from(drawing.svg)).removeAlpha().raw().toBuffer(),
          ])
          expect(lit.byteLength).toBe(96 * 96 * 3)
          // Checks that something is drawn on the background: the darkest point is much darker than the lightest.
          expect(Math.max(...lit) - Math.min(...lit)).toBeGreaterThan(90)
          expect(
            lit.filter((value, at) => Math.abs(value - (flat[at] ?? 0)) > 4).byteLength,
            'light and shade',
          ).toBeGreaterThan(8)
        }
      }
    },
    30_000,
  )

  it('has no text and no reference outside itself: fonts and files would come from the machine', () => {
    for (const family of FAMILIES) {
      const svg = draw(drawingPath(family, 'front', 'moss', 7))
      expect(svg).not.toMatch(/<text|<image|<use|<filter|href|NaN|undefined|Infinity/)
    }
    for (const scene of SCENES)
      expect(draw(scenePath(scene, 'hero', 1))).not.toMatch(/<text|<image|href|NaN|undefined|Infinity/)
  })

  it('gives the same bytes for the same path, and another pattern for another product', () => {
    const path = drawingPath('shell-jacket', 'front', 'fjord', 1002)
    expect(draw(path)).toBe(draw(path))
    const patterns = new Set([1, 2, 3, 4, 5, 6].map((id) => draw(drawingPath('beanie', 'front', 'fjord', id))))
    expect(patterns.size).toBeGreaterThan(3)
  })

  it('paints a colour variant with the paints of its swatch', () => {
    for (const colour of ['spruce', 'cloudberry'] as const)
      expect(draw(drawingPath('sock', 'front', colour, 5))).toContain(PALETTE[colour][0])
  })

  it('lights a piece from the top left, also one that is mirrored or turned', async () => {
    const square = (group: string): Parameters<typeof finish>[0] => {
      const content = `<rect width="100" height="100" fill="#ffffff"/>${group}<g data-finish="0"><rect x="20" y="20" width="60" height="60" fill="#808080"/></g>${'</g>'.repeat(group ? 1 : 0)}`
      return {
        content,
        width: 100,
        height: 100,
        window: [0, 0, 100, 100],
        defs: '',
        finishes: [{ relief: { round: 6, height: 12 }, seed: 1, box: [20, 20, 60, 60] }],
      }
    }
    for (const group of ['', '<g transform="matrix(-1 0 0 1 100 0)">', '<g transform="rotate(180 50 50)">']) {
      const pixels = await finish(square(group))
      const at = (x: number, y: number) => pixels[(y * 100 + x) * 3] ?? 0
      expect(at(5, 5), 'the ground has no light of its own').toBe(255)
      expect(at(22, 50), group).toBeGreaterThan(at(77, 50) + 20)
      expect(at(50, 22), group).toBeGreaterThan(at(50, 77) + 20)
    }
  })

  it('does not light what lies on a piece: a label keeps its paint', async () => {
    const content =
      '<g data-finish="0"><rect x="20" y="20" width="60" height="60" fill="#205040"/></g><rect x="60" y="60" width="30" height="30" fill="#f0c040"/>'
    const pixels = await finish({
      content,
      width: 100,
      height: 100,
      window: [0, 0, 100, 100],
      defs: '',
      finishes: [{ relief: { round: 6, height: 12 }, seed: 1, box: [20, 20, 60, 60] }],
    })
    expect([...pixels.subarray((77 * 100 + 77) * 3, (77 * 100 + 77) * 3 + 3)]).toEqual([0xf0, 0xc0, 0x40])
  })

  it('draws every scene in every shape', async () => {
    for (const scene of SCENES) {
      for (const [shape, [width, height]] of Object.entries(SCENE_SHAPES)) {
        const { info } = await sharp(Buffer.from(draw(scenePath(scene, shape as 'hero', 3), 160)))
          .raw()
          .toBuffer({ resolveWithObject: true })
        expect(info.width / info.height).toBeCloseTo(width / height, 1)
      }
    }
  }, 30_000)

  it('issue 16: draws the front of every store, every place of work, every measure and the mark of every brand, each differently', () => {
    const drawn = [
      ...HOUSES.map((house) => draw(`demo/street/${house}/card/1.svg`, 160)),
      ...ROOMS.map((room) => draw(`demo/room/${room}/card/1.svg`, 160)),
      ...MEASURES.map((measure) => draw(`demo/measure/${measure}/card/1.svg`, 160)),
      ...MARK_NAMES.map((brand) => draw(`demo/mark/${brand}/card/1.svg`, 160)),
    ]
    expect(new Set(drawn).size).toBe(HOUSES.length + ROOMS.length + MEASURES.length + MARK_NAMES.length)
    for (const svg of drawn) expect(svg).not.toMatch(/<text|<image|href|NaN|undefined|Infinity/)
  })

  it('writes the name of each brand in its mark: every letter is drawn, and nothing is past the edge of the sheet', async () => {
    for (const { slug, name, logo } of BRANDS.filter((brand) => brand.logo)) {
      expect(logo).toBe(`demo/mark/${slug}/card/1.svg`)
      const svg = draw(logo ?? '', 600)
      expect(svg.match(/<g transform="translate\([\d.]+ 0\)">/g), name).toHaveLength(name.length)
      const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const isWhite = (x: number, y: number) => data[(y * info.width + x) * info.channels] === 255
      for (let y = 0; y < info.height; y++)
        for (const x of [0, 6, info.width - 7, info.width - 1]) expect(isWhite(x, y), `${name} ${x} ${y}`).toBe(true)
    }
    expect(BRANDS.filter((brand) => brand.logo)).toHaveLength(MARK_NAMES.length)
  })
})
