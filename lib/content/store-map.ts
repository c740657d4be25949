/** Where stores lie on a drawn map of northern Europe, so that the map needs no service of others. */

/** The part of the Earth that lib/content/nordic-outline.ts has, in degrees. */
const BOUNDS = { west: 4, east: 32, south: 54, north: 71.5 } as const
const UNITS_A_DEGREE = 20
/** Meridians are as far apart as at this latitude, the middle of the map. */
const NARROWING = Math.cos((63 * Math.PI) / 180)
/** Around the outermost stores, in units; on the right there is room for their names. */
const MARGIN = 34
const NAME_MARGIN = 68

interface Place {
  readonly lat?: number | undefined
  readonly lon?: number | undefined
}

interface MapPoint {
  readonly x: number
  readonly y: number
}

const WIDTH = (BOUNDS.east - BOUNDS.west) * NARROWING * UNITS_A_DEGREE
const HEIGHT = (BOUNDS.north - BOUNDS.south) * UNITS_A_DEGREE

/** A place in units of the map; null when it has no coordinates or lies outside. */
export function pointOf({ lat, lon }: Place): MapPoint | null {
  if (lat === undefined || lon === undefined) return null
  const x = (lon - BOUNDS.west) * NARROWING * UNITS_A_DEGREE
  const y = (BOUNDS.north - lat) * UNITS_A_DEGREE
  return x < 0 || y < 0 || x > WIDTH || y > HEIGHT ? null : { x, y }
}

interface MapWindow extends MapPoint {
  readonly width: number
  readonly height: number
}

/** The part of the map that shows these points with some land around them. */
export function windowOf(points: readonly MapPoint[]): MapWindow {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const x = Math.max(0, Math.min(...xs) - MARGIN)
  const y = Math.max(0, Math.min(...ys) - MARGIN)
  return {
    x,
    y,
    width: Math.min(WIDTH, Math.max(...xs) + NAME_MARGIN) - x,
    height: Math.min(HEIGHT, Math.max(...ys) + MARGIN) - y,
  }
}

/** Closer than this, two names on the same side would cover each other, in units; and marks closer than `TOUCH` lie on each other. */
const [NEAR_X, NEAR_Y, TOUCH] = [40, 9, 4]

/** Whether the name of a point stands on its left: when another point lies close to its right, but not on it. */
export const isNamedOnLeft = (point: MapPoint, points: readonly MapPoint[]): boolean =>
  points.some(({ x, y }) => x - point.x > TOUCH && x - point.x < NEAR_X && Math.abs(y - point.y) < NEAR_Y)

/** How far below its point each name stands, in units: names on the same side that would cover each other stand one below the other. */
export function nameShifts(points: readonly MapPoint[]): number[] {
  const shifts = points.map(() => 0)
  const order = points.map((_, index) => index).sort((a, b) => (points[a]?.y ?? 0) - (points[b]?.y ?? 0))
  const placed: { x: number; y: number; isLeft: boolean }[] = []
  for (const index of order) {
    const point = points[index]
    if (!point) continue
    const isLeft = isNamedOnLeft(point, points)
    const lowest = placed
      .filter((other) => other.isLeft === isLeft && Math.abs(other.x - point.x) < NEAR_X)
      .reduce((low, other) => Math.max(low, other.y + NEAR_Y), Number.NEGATIVE_INFINITY)
    const y = Math.max(point.y, lowest)
    shifts[index] = y - point.y
    placed.push({ x: point.x, y, isLeft })
  }
  return shifts
}
