/**
 * Lighting of drawn pieces. The blurred outline of a piece is used as a relief, noise adds folds and grain, and the relief is lit from the
 * top left. Pure.
 */

export interface Relief {
  /** Roundness of the edges, in units. */
  round: number
  /** Folds: how coarse along x and y (waves a unit), and how deep (0–1). */
  folds?: readonly [x: number, y: number, depth: number]
  /** Fine grain: how fine (waves a unit) and how deep. */
  grain?: readonly [size: number, depth: number]
  /** Height of the relief, in units. */
  height: number
  /** Darkness of the shadow side, 0–1. */
  contrast?: number
  /** Gloss: strength and sharpness. */
  gloss?: readonly [strength: number, exponent: number]
  /** A landscape: its relief is noise only (waves per unit), lit from the scene's sun (degrees). */
  terrain?: { waves: readonly [x: number, y: number]; azimuth: number }
}

/** A piece within its rectangle of the sheet: the rectangle in pixels, and the pixels per unit. */
export interface Piece {
  /** Coverage of each pixel by the piece's outline, 0–255. */
  cover: Uint8Array
  /** Visibility of the piece in each pixel, 0–255: what is drawn above it is not lit. */
  seen: Uint8Array
  width: number
  height: number
  left: number
  top: number
  scale: number
}

/** The lighting of a sheet: the factor of every pixel's paint, and the gloss (0–255) that is added. */
export class LightMap {
  readonly light: Float32Array
  readonly gloss: Float32Array

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.light = new Float32Array(width * height).fill(1)
    this.gloss = new Float32Array(width * height)
  }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
/** Direction of the light: 235° on the sheet (top left), at this elevation in degrees. */
type Direction = readonly [x: number, y: number, z: number]
const lightFrom = (elevation: number, azimuth = 235): Direction => [
  -Math.cos(radians(azimuth)) * Math.cos(radians(elevation)),
  -Math.sin(radians(azimuth)) * Math.cos(radians(elevation)),
  Math.sin(radians(elevation)),
]
const LIGHT = lightFrom(58)
const [LX, LY] = LIGHT
const STRENGTH = 1.16
/** The half vector between light and viewer, for the gloss. */
const [HX, HY, HZ] = (() => {
  const [x, y, z] = lightFrom(52)
  const length = Math.hypot(x, y, z + 1)
  return [x / length, y / length, (z + 1) / length] as const
})()
/** Three box blurs, which together approximate a Gaussian of this deviation (in cells). In place. */
function blur(field: Float32Array, width: number, height: number, deviation: number): void {
  const radius = Math.round((Math.sqrt(4 * deviation * deviation + 1) - 1) / 2)
  if (radius < 1) return
  const share = 1 / (2 * radius + 1)
  const line = new Float32Array(Math.max(width, height))
  for (let turn = 0; turn < 3; turn++) {
    for (let y = 0; y < height; y++) meanAlong(field, line, y * width, 1, width, radius, share)
    for (let x = 0; x < width; x++) meanAlong(field, line, x, width, height, radius, share)
  }
}

/** The running mean of one line of a field. */
function meanAlong(
  field: Float32Array,
  line: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
  share: number,
): void {
  let sum = 0
  for (let i = 0; i < count; i++) line[i] = field[start + i * step] ?? 0
  for (let i = 0; i < Math.min(radius, count); i++) sum += line[i] ?? 0
  for (let i = 0; i < count; i++) {
    if (i + radius < count) sum += line[i + radius] ?? 0
    if (i - radius - 1 >= 0) sum -= line[i - radius - 1] ?? 0
    field[start + i * step] = sum * share
  }
}

const GRADIENTS = Array.from(
  { length: 32 },
  (_, i) => [Math.cos((i * Math.PI) / 16), Math.sin((i * Math.PI) / 16)] as const,
)
const GRADIENT_X = Float32Array.from(GRADIENTS, ([x]) => x)
const GRADIENT_Y = Float32Array.from(GRADIENTS, ([, y]) => y)

/** The slope at a lattice point in direction (dx, dy). */
function slopeAt(x: number, y: number, seed: number, dx: number, dy: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  const at = ((h ^ (h >>> 13)) >>> 3) & 31
  return (GRADIENT_X[at] ?? 0) * dx + (GRADIENT_Y[at] ?? 0) * dy
}

/** Gradient noise, about −0.7 to 0.7; it repeats after `wrap` cells. */
function noise(x: number, y: number, seed: number, wrap = 1 << 20): number {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const fx = x - x0
  const fy = y - y0
  const left = (x0 + wrap) % wrap
  const right = (left + 1) % wrap
  const upper = (y0 + wrap) % wrap
  const lower = (upper + 1) % wrap
  const sx = fx * fx * (3 - 2 * fx)
  const topLeft = slopeAt(left, upper, seed, fx, fy)
  const bottomLeft = slopeAt(left, lower, seed, fx, fy - 1)
  const top = topLeft + sx * (slopeAt(right, upper, seed, fx - 1, fy) - topLeft)
  const bottom = bottomLeft + sx * (slopeAt(right, lower, seed, fx - 1, fy - 1) - bottomLeft)
  return top + fy * fy * (3 - 2 * fy) * (bottom - top)
}

const TILE = 128
const tiles = new Map<number, Float32Array>()

/** The lighting of a grain with this number of waves on TILE pixels, as a seamless tile. */
function grainTile(waves: number): Float32Array {
  const kept = tiles.get(waves)
  if (kept) return kept
  const heights = new Float32Array(TILE * TILE)
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++)
      heights[y * TILE + x] = noise(((x + 0.5) * waves) / TILE, ((y + 0.5) * waves) / TILE, 11, waves)
  const tile = new Float32Array(TILE * TILE)
  const at = (x: number, y: number) => heights[(y & (TILE - 1)) * TILE + (x & (TILE - 1))] ?? 0
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++)
      tile[y * TILE + x] = ((at(x + 1, y) - at(x - 1, y)) * LX + (at(x, y + 1) - at(x, y - 1)) * LY) / 2
  tiles.set(waves, tile)
  return tile
}

/** The means of squares of `step` pixels, 0–1. */
function reduced(
  { cover, width, height }: Piece,
  step: number,
): { field: Float32Array; columns: number; rows: number } {
  const columns = Math.ceil(width / step)
  const rows = Math.ceil(height / step)
  const field = new Float32Array(columns * rows)
  const share = 1 / (255 * step * step)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / step) * columns
    for (let column = 0, x = 0; column < columns; column++) {
      let sum = 0
      for (const end = Math.min(width, x + step); x < end; x++) sum += cover[y * width + x] ?? 0
      field[row + column] = (field[row + column] ?? 0) + sum * share
    }
  }
  return { field, columns, rows }
}

/** The brightness of every cell (1 is full light), and its gloss. */
function lightOf(
  field: Float32Array,
  columns: number,
  rows: number,
  slope: number,
  gloss: Relief['gloss'],
  bare: Float32Array,
  [lx, ly, lz]: Direction,
): { light: Float32Array; shine: Float32Array | null } {
  const light = new Float32Array(columns * rows)
  const shine = gloss ? new Float32Array(columns * rows) : null
  for (let y = 0; y < rows; y++) {
    const up = Math.max(0, y - 1) * columns
    const down = Math.min(rows - 1, y + 1) * columns
    for (let x = 0; x < columns; x++) {
      const at = y * columns + x
      const left = Math.max(0, x - 1)
      const right = Math.min(columns - 1, x + 1)
      const sx = ((field[y * columns + right] ?? 0) - (field[y * columns + left] ?? 0)) * slope
      const sy = ((field[down + x] ?? 0) - (field[up + x] ?? 0)) * slope
      light[at] = (STRENGTH * Math.max(0, sx * lx + sy * ly + lz)) / Math.sqrt(1 + sx * sx + sy * sy)
      if (!shine || !gloss) continue
      const gx = ((bare[y * columns + right] ?? 0) - (bare[y * columns + left] ?? 0)) * slope
      const gy = ((bare[down + x] ?? 0) - (bare[up + x] ?? 0)) * slope
      shine[at] = gloss[0] * Math.max(0, (gx * HX + gy * HY + HZ) / Math.sqrt(1 + gx * gx + gy * gy)) ** gloss[1] * 255
    }
  }
  return { light, shine }
}

/** The interpolation of each pixel of a line between two cells: the first cell, the last one, the share of the second. */
function between(
  count: number,
  step: number,
  cells: number,
): { first: Int32Array; second: Int32Array; share: Float32Array } {
  const place = Float32Array.from({ length: count }, (_, i) => Math.max(0, Math.min(cells - 1, (i + 0.5) / step - 0.5)))
  const first = Int32Array.from(place)
  return {
    first,
    second: first.map((cell) => Math.min(cells - 1, cell + 1)),
    share: place.map((value, i) => value - (first[i] ?? 0)),
  }
}

/** Removes the lighting where a piece is. */
function evenOut({ cover, width, height, left, top }: Piece, map: LightMap): void {
  for (let y = Math.max(0, -top); y < Math.min(height, map.height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(width, map.width - left); x++) {
      const share = (cover[y * width + x] ?? 0) / 255
      const p = (y + top) * map.width + left + x
      map.light[p] = (map.light[p] ?? 1) + share * (1 - (map.light[p] ?? 1))
      map.gloss[p] = (map.gloss[p] ?? 0) * (1 - share)
    }
  }
}

/**
 * Adds the lighting of a piece above what is there. The relief is computed in cells of several pixels where it is soft; outline and grain
 * have full resolution.
 */
export function lightUp(
  piece: Piece,
  { round, folds, grain, height, contrast = 0.72, gloss, terrain }: Relief,
  seed: number,
  map: LightMap,
): void {
  const { cover, seen, width, height: lines, left, top, scale } = piece
  if (contrast === 0) return evenOut(piece, map)
  // The size of a cell depends on the blur, or on the finest wave of a landscape.
  const finest = terrain ? scale / (4 * Math.max(...terrain.waves)) : round * scale
  const step = Math.max(1, Math.min(4, Math.floor(finest / 2.2)))
  const { field, columns, rows } = reduced(piece, step)
  if (terrain) {
    for (let y = 0; y < rows; y++) {
      const v = ((top + (y + 0.5) * step) / scale) * terrain.waves[1]
      for (let x = 0; x < columns; x++) {
        const u = ((left + (x + 0.5) * step) / scale) * terrain.waves[0]
        field[y * columns + x] =
          (1 + noise(u, v, seed) + noise(u * 2, v * 2, seed + 1) / 2 + noise(u * 4, v * 4, seed + 2) / 4) / 2
      }
    }
  } else blur(field, columns, rows, (round * scale) / step)
  const bare = gloss && folds ? field.slice() : field
  if (folds) {
    const [fx, fy, depth] = folds
    for (let y = 0; y < rows; y++) {
      const v = ((top + (y + 0.5) * step) / scale) * fy
      for (let x = 0; x < columns; x++) {
        const at = y * columns + x
        const flat = field[at] ?? 0
        if (flat < 0.004) continue
        const u = ((left + (x + 0.5) * step) / scale) * fx
        field[at] = Math.min(1, flat + (depth / 2) * (noise(u, v, seed) + noise(u * 2, v * 2, seed + 1) / 2))
      }
    }
  }
  const { light, shine } = lightOf(
    field,
    columns,
    rows,
    (height * scale) / step,
    gloss,
    bare,
    terrain ? lightFrom(50, terrain.azimuth) : LIGHT,
  )
  const tile = grain ? grainTile(Math.max(1, Math.min(TILE, Math.round((grain[0] * TILE) / scale)))) : null
  const depth = grain ? grain[1] * height * scale : 0
  const across = between(width, step, columns)
  const along = between(lines, step, rows)
  // Snow and stone in sunlight are brighter than their paint.
  const [lift, most] = terrain ? [0.13, 1.15] : [0, 1]
  const from = Math.max(0, -left)
  const to = Math.min(width, map.width - left)
  for (let y = Math.max(0, -top); y < Math.min(lines, map.height - top); y++) {
    const upper = (along.first[y] ?? 0) * columns
    const lower = (along.second[y] ?? 0) * columns
    const v = along.share[y] ?? 0
    const grainRow = ((y + seed) & (TILE - 1)) * TILE
    for (let x = from, p = (y + top) * map.width + left + from; x < to; x++, p++) {
      const alpha = cover[y * width + x] ?? 0
      if (alpha === 0) continue
      const a = across.first[x] ?? 0
      const b = across.second[x] ?? 0
      const u = across.share[x] ?? 0
      const high = (light[upper + a] ?? 0) + u * ((light[upper + b] ?? 0) - (light[upper + a] ?? 0))
      const low = (light[lower + a] ?? 0) + u * ((light[lower + b] ?? 0) - (light[lower + a] ?? 0))
      let bright = lift + high + v * (low - high)
      if (tile) bright += depth * (tile[grainRow + ((x + seed) & (TILE - 1))] ?? 0)
      const share = alpha / 255
      const shown = (seen[y * width + x] ?? 0) / 255
      const before = map.light[p] ?? 1
      map.light[p] = before + share * (1 - shown * contrast * (1 - Math.max(0, Math.min(most, bright))) - before)
      let glint = 0
      if (shine) {
        const above = (shine[upper + a] ?? 0) + u * ((shine[upper + b] ?? 0) - (shine[upper + a] ?? 0))
        const below = (shine[lower + a] ?? 0) + u * ((shine[lower + b] ?? 0) - (shine[lower + a] ?? 0))
        glint = above + v * (below - above)
      }
      map.gloss[p] = (map.gloss[p] ?? 0) * (1 - share) + glint * shown * share
    }
  }
}
