/** Parts that wear and camp goods share: smooth lines, moved paths, turned buckles, knitting, round metal, lit pairs, flat shadows. */
import { buckle } from './fittings'
import { darker, line, mirror, mirrorBox, mix, type Box, type MaterialName, type Relief, type Sheet } from '../base/kit'

export type Point = readonly [x: number, y: number]
const r1 = (value: number) => Math.round(value * 10) / 10
const r = (value: number) => String(r1(value))

/** A smooth line through points, in absolute commands; a closed one joins its last point to its first. */
export function through(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0]
  const [x0, y0] = at(0)
  const parts = [`M${r(x0)} ${r(y0)}`]
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [ax, ay] = at(i - 1)
    const [bx, by] = at(i)
    const [cx, cy] = at(i + 1)
    const [ex, ey] = at(i + 2)
    parts.push(
      `C${r(bx + (cx - ax) / 6)} ${r(by + (cy - ay) / 6)} ${r(cx - (ex - bx) / 6)} ${r(cy - (ey - by) / 6)} ${r(cx)} ${r(cy)}`,
    )
  }
  return parts.join(' ') + (closed ? ' Z' : '')
}

/**
 * A path turned by degrees about a point and then moved. The path has only absolute commands of whole pairs (M, L, C, Q, Z). Turning the
 * path instead of its group keeps the light at the top left.
 */
export function moved(d: string, degrees: number, [cx, cy]: Point, [dx, dy]: Point = [0, 0], scale = 1): string {
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle) * scale
  const sin = Math.sin(angle) * scale
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, first: string, other: string) => {
    const x = Number(first) - cx
    const y = Number(other) - cy
    return `${r(cx + dx + x * cos - y * sin)} ${r(cy + dy + x * sin + y * cos)}`
  })
}

/** A side-release buckle around (x, y), turned clockwise by degrees. */
export const buckleAt = (x: number, y: number, width: number, degrees: number) =>
  `<g transform="translate(${r(x)} ${r(y)}) rotate(${degrees})">${buckle(0, r1(-width * 0.575), width)}</g>`

/** Ribs of knitting between two levels; `bend` narrows them towards the top. */
export const ribs = (from: number, to: number, top: number, low: number, count: number, bend = 0) =>
  Array.from({ length: count + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / count
    const start = x + bend * (x - (from + to) / 2)
    return (
      line(`M${r(start)} ${top} L${r(x)} ${low}`, '#000', 2, 'stroke-opacity=".17"') +
      line(`M${r(start + 3)} ${top} L${r(x + 3)} ${low}`, '#fff', 1.6, 'stroke-opacity=".14"')
    )
  }).join('')

/** A round body of metal or enamel as a paint: bright on the left, dark towards the right edge. */
export const cylinder = (sheet: Sheet, paint: string, shine = 0.2) =>
  sheet.gradient(
    [
      [0, darker(paint, 0.32)],
      [0.1, darker(paint, 0.06)],
      [0.2, mix(paint, '#ffffff', shine)],
      [0.32, paint],
      [0.6, darker(paint, 0.08)],
      [0.84, darker(paint, 0.32)],
      [0.95, darker(paint, 0.42)],
      [1, darker(paint, 0.28)],
    ],
    [0, 0, 1, 0],
  )

/** Shapes on the left and their mirror image, each lit from the top left. `box` bounds the left ones. */
export const litPair = (sheet: Sheet, material: MaterialName | Relief, shapes: string, box: Box) =>
  sheet.lit(material, shapes, box) + sheet.lit(material, mirror(shapes), mirrorBox(box))

/** The box around a path of absolute commands, from its own points. */
export function bounds(d: string): Box {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}

/** The shadow of a flat object: its outline, softened in five layers, because blurring large areas is slow. */
export const castShadow = (d: string, spread: number, opacity = 0.34) =>
  [1, 0.8, 0.6, 0.4, 0.2]
    .map(
      (share) =>
        `<g opacity="${opacity / 5}"><path d="${d}" fill="#2a2622" stroke="#2a2622" stroke-width="${r(spread * 2 * share)}" stroke-linejoin="round"/></g>`,
    )
    .join('')
