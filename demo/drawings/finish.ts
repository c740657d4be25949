/**
 * Turns a flat drawing into pixels with light. The drawing and the outlines of its lit pieces are rasterised together, side by side on one
 * large sheet. The lighting is computed from each outline, later pieces above earlier ones, and the flat drawing is multiplied with it.
 * librsvg's own filters would take four times the processor time, because each of their steps processes the whole canvas.
 */
import sharp from 'sharp'

import { reachOf, type Finish } from './base/kit'
import { randomOf } from './base/random'
import { LightMap, lightUp, type Piece } from './base/relief'
import type { DrawnSvg } from './render'

type Drawing = Omit<DrawnSvg, 'svg'>

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

/** The matrix of a `transform` attribute. */
function matrixOf(text: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [, name, list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    if (name === 'matrix') matrix = times(matrix, [a, b ?? 0, c, d, e, f])
    else if (name === 'translate') matrix = times(matrix, [1, 0, 0, 1, a, b ?? 0])
    else if (name === 'scale') matrix = times(matrix, [a, 0, 0, b ?? a, 0, 0])
    else if (name === 'rotate') {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
      const [x, y] = [b ?? 0, c]
      matrix = times(matrix, [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y])
    } else throw new Error(`A drawing is moved by ${name}.`)
  }
  return matrix
}

interface Rectangle {
  left: number
  top: number
  width: number
  height: number
}

/** A piece before lighting: its outline's SVG with all surrounding groups, and its rectangle in pixels. */
interface Place extends Rectangle {
  finish: Finish
  outline: string
  order: number
}

/** The lit pieces of a drawing, the lowest first. */
function placesOf({ content, width, height, window, finishes }: Drawing): Place[] {
  const scale = width / window[2]
  const open: { tag: string; matrix: Matrix; finish: Finish | undefined; from: number; order: number }[] = []
  const places: Place[] = []
  let order = 0
  const base: Matrix = [scale, 0, 0, scale, -window[0] * scale, -window[1] * scale]
  for (const tag of content.matchAll(/<(\/?)g\b([^>]*)>/g)) {
    const [whole, closing, attributes = ''] = tag
    if (!closing) {
      const matrix = open[open.length - 1]?.matrix ?? base
      const transform = /transform="([^"]*)"/.exec(attributes)?.[1]
      const lit = /data-finish="(\d+)"/.exec(attributes)?.[1]
      open.push({
        tag: whole,
        matrix: transform ? times(matrix, matrixOf(transform)) : matrix,
        finish: lit === undefined ? undefined : finishes[Number(lit)],
        from: tag.index,
        order: order++,
      })
      continue
    }
    const group = open.pop()
    if (!group) throw new Error('A group of the drawing is closed twice.')
    const rectangle = group.finish && pixelsOf(group.finish, group.matrix, width, height)
    if (!group.finish || !rectangle) continue
    const outline =
      open.map((outer) => outer.tag).join('') +
      content.slice(group.from, tag.index + whole.length) +
      '</g>'.repeat(open.length)
    places.push({ finish: group.finish, outline, order: group.order, ...rectangle })
  }
  // A piece inside another one is above it.
  return places.sort((one, two) => one.order - two.order)
}

/** The rectangle of a finish in whole pixels, with a margin beyond the sheet's edge for its blur; null when it is outside of the sheet. */
function pixelsOf(
  { box, relief }: Finish,
  [a, b, c, d, e, f]: Matrix,
  width: number,
  height: number,
): Rectangle | null {
  const reach = reachOf(relief)
  const [x, y, w, h] = [box[0] - reach, box[1] - reach, box[2] + 2 * reach, box[3] + 2 * reach]
  const corners = [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ] as const
  const xs = corners.map(([u, v]) => a * u + c * v + e)
  const ys = corners.map(([u, v]) => b * u + d * v + f)
  const edge = reach * Math.hypot(a, b)
  const left = Math.floor(Math.max(-edge, Math.min(...xs)))
  const top = Math.floor(Math.max(-edge, Math.min(...ys)))
  const right = Math.ceil(Math.min(width + edge, Math.max(...xs)))
  const bottom = Math.ceil(Math.min(height + edge, Math.max(...ys)))
  return right <= Math.max(0, left) || bottom <= Math.max(0, top) || left >= width || top >= height
    ? null
    : { left, top, width: right - left, height: bottom - top }
}

/** Rectangles side by side in rows: the corner of each, and the size of the whole. */
function sideBySide(rectangles: readonly Rectangle[]): {
  corners: (readonly [x: number, y: number])[]
  width: number
  height: number
} {
  const width = Math.max(...rectangles.map((rectangle) => rectangle.width))
  const corners: (readonly [number, number])[] = []
  let [x, y, row] = [0, 0, 0]
  for (const { index, rectangle } of rectangles
    .map((rectangle, index) => ({ index, rectangle }))
    .sort((one, two) => two.rectangle.height - one.rectangle.height)) {
    if (x + rectangle.width > width) [x, y, row] = [0, y + row, 0]
    corners[index] = [x, y]
    x += rectangle.width
    row = Math.max(row, rectangle.height)
  }
  return { corners, width, height: y + row }
}

/**
 * From this difference of colours (the sum of three channels) on, a pixel may show another object; from the second on it certainly does.
 */
const SAME = 90
const OTHER = 240

/**
 * A piece read from the large sheet; its own tile is at (x, y) and the whole drawing at (x0, y0). Where the drawing has another colour than
 * the piece, something was drawn above it, such as a label, a buckle or a stitch, which the piece's light must not change.
 */
function pieceOf(
  flat: Buffer,
  stride: number,
  x: number,
  y: number,
  x0: number,
  y0: number,
  { left, top, width, height }: Place,
  drawing: Drawing,
): Piece {
  const cover = new Uint8Array(width * height)
  const seen = new Uint8Array(width * height).fill(255)
  const firstColumn = Math.max(0, -left)
  const lastColumn = Math.min(width, drawing.width - left)
  for (let row = 0; row < height; row++) {
    let from = ((y + row) * stride + x) * 4
    for (let to = row * width; to < (row + 1) * width; to++, from += 4) cover[to] = flat[from + 3] ?? 0
    if (row + top < 0 || row + top >= drawing.height) continue
    let own = ((y + row) * stride + x + firstColumn) * 4
    let whole = ((y0 + top + row) * stride + x0 + left + firstColumn) * 4
    for (let to = row * width + firstColumn; to < row * width + lastColumn; to++, own += 4, whole += 4) {
      if (cover[to] !== 255) continue
      const apart =
        Math.abs((flat[own] ?? 0) - (flat[whole] ?? 0)) +
        Math.abs((flat[own + 1] ?? 0) - (flat[whole + 1] ?? 0)) +
        Math.abs((flat[own + 2] ?? 0) - (flat[whole + 2] ?? 0))
      if (apart > SAME) seen[to] = Math.max(0, (255 * (OTHER - apart)) / (OTHER - SAME))
    }
  }
  return { cover, seen, width, height, left, top, scale: drawing.width / drawing.window[2] }
}

const level = (value: number) => Math.max(0, Math.min(255, value))

const FILM_SIDE = 128
/** Film grain: some levels of brightness up or down, the same for all three channels. */
const FILM = (() => {
  const random = randomOf('film')
  return Int8Array.from({ length: FILM_SIDE * FILM_SIDE }, () => Math.round((random.next() + random.next() - 1) * 5))
})()

/** The pixels of a drawing with light on its pieces: red, green, blue. */
export async function finish(drawing: Drawing): Promise<Buffer> {
  const { width, height, window, defs, content, film } = drawing
  const places = placesOf(drawing)
  const scale = width / window[2]
  const whole = { left: 0, top: 0, width, height }
  const sheet = sideBySide([whole, ...places])
  const tiles = [{ ...whole, outline: content }, ...places].map(
    ({ left, top, width: w, height: h, outline }, index) => {
      const [x = 0, y = 0] = sheet.corners[index] ?? []
      const view = [window[0] + left / scale, window[1] + top / scale, w / scale, h / scale].map((value) =>
        String(Math.round(value * 1e6) / 1e6),
      )
      return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${view.join(' ')}">${outline}</svg>`
    },
  )
  const flat = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}"><defs>${defs}</defs>${tiles.join('')}</svg>`,
    ),
    { unlimited: true },
  )
    .ensureAlpha()
    .raw()
    .toBuffer()
  const [x0 = 0, y0 = 0] = sheet.corners[0] ?? []
  const map = new LightMap(width, height)
  for (const [index, place] of places.entries()) {
    const [x = 0, y = 0] = sheet.corners[index + 1] ?? []
    lightUp(pieceOf(flat, sheet.width, x, y, x0, y0, place, drawing), place.finish.relief, place.finish.seed, map)
  }
  const pixels = Buffer.allocUnsafe(width * height * 3)
  for (let y = 0, to = 0, p = 0; y < height; y++) {
    for (let x = 0, from = ((y0 + y) * sheet.width + x0) * 4; x < width; x++, from += 4, to += 3, p++) {
      const light = map.light[p] ?? 1
      const gloss = (map.gloss[p] ?? 0) + (film ? (FILM[(y % FILM_SIDE) * FILM_SIDE + (x % FILM_SIDE)] ?? 0) : 0)
      pixels[to] = level((flat[from] ?? 0) * light + gloss)
      pixels[to + 1] = level((flat[from + 1] ?? 0) * light + gloss)
      pixels[to + 2] = level((flat[from + 2] ?? 0) * light + gloss)
    }
  }
  return pixels
}
