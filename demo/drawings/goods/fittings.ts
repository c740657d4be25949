/** Parts that many kinds of gear share: webbing, rivets, screws, bar tacks, and pieces that lie at an angle. */
import { darker, lighter, line, type Box, type Draw, type Sheet } from '../base/kit'

const short = (value: number) => Math.round(value * 10) / 10

/** Draws around (0, 0) and lays the result down at (x, y), turned clockwise by degrees. */
export function placed(sheet: Sheet, x: number, y: number, turn: number, draw: () => string, size = 1): string {
  const [left, top, width, height] = sheet.window
  const angle = (turn * Math.PI) / 180
  const corners = [
    [left, top],
    [left + width, top],
    [left, top + height],
    [left + width, top + height],
  ].map(([cx = 0, cy = 0]) => {
    const dx = (cx - x) / size
    const dy = (cy - y) / size
    return [dx * Math.cos(angle) + dy * Math.sin(angle), dy * Math.cos(angle) - dx * Math.sin(angle)] as const
  })
  const xs = corners.map(([cx]) => cx)
  const ys = corners.map(([, cy]) => cy)
  const visible: Box = [
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs) - Math.min(...xs),
    Math.max(...ys) - Math.min(...ys),
  ]
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${turn})${size === 1 ? '' : ` scale(${size})`}">${sheet.within(visible, draw)}</g>`
}

/** A drawing that is too small for the sheet: enlarged, and moved by (x, y). */
export const enlarged =
  (draw: Draw, size: number, x: number, y: number): Draw =>
  (sheet) => {
    const [left, top, width, height] = sheet.window
    const {
      art,
      closeUp: [cx, cy, side],
    } = sheet.within([(left - x) / size, (top - y) / size, width / size, height / size], () => draw(sheet))
    return {
      art: `<g transform="translate(${x} ${y}) scale(${size})">${art}</g>`,
      closeUp: [cx * size + x, cy * size + y, side * size],
    }
  }

/** The colour of print on a paint: light on a dark one, dark on a light one. */
export function inkOn(paint: string): string {
  const value = Number.parseInt(paint.slice(1), 16)
  const light = (value >> 16) * 0.3 + ((value >> 8) & 255) * 0.59 + (value & 255) * 0.11
  return light > 165 ? darker(paint, 0.74) : lighter(paint, 0.86)
}

/** A woven strap along a path: darker edges, a row of stitches beside each of them. */
export function webbing(d: string, width: number, colour: string, thread = lighter(colour, 0.28)): string {
  return (
    line(d, darker(colour, 0.42), width + 2) +
    line(d, colour, width) +
    line(d, lighter(colour, 0.09), width * 0.5, 'stroke-opacity=".7"') +
    line(d, thread, width - 5, 'stroke-dasharray="6 4.5"') +
    line(d, colour, width - 8.5)
  )
}

/** A cord along a path: round, with a running thread. */
export function cord(d: string, width: number, colour: string, thread: string): string {
  return (
    line(d, darker(colour, 0.5), width, 'stroke-linecap="round" stroke-linejoin="round"') +
    line(d, colour, width * 0.76, 'stroke-linecap="round" stroke-linejoin="round"') +
    line(d, thread, width * 0.36, 'stroke-dasharray="4 8" stroke-linejoin="round"') +
    line(d, '#fff', width * 0.16, 'stroke-opacity=".3"')
  )
}

/** A rivet with light on its upper left. */
export function rivet(x: number, y: number, radius: number, colour = '#9aa3a7'): string {
  return (
    `<circle cx="${short(x + radius * 0.12)}" cy="${short(y + radius * 0.2)}" r="${short(radius * 1.14)}" fill="#000" fill-opacity=".38"/><circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="${colour}"/>` +
    `<circle cx="${short(x - radius * 0.24)}" cy="${short(y - radius * 0.28)}" r="${short(radius * 0.48)}" fill="#fff" fill-opacity=".5"/>`
  )
}

/** A countersunk screw with a six-lobed drive. */
export function screw(x: number, y: number, radius: number): string {
  const lobes = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3
    return `<circle cx="${short(x + Math.cos(angle) * radius * 0.36)}" cy="${short(y + Math.sin(angle) * radius * 0.36)}" r="${short(radius * 0.18)}" fill="#23282b"/>`
  }).join('')
  return (
    `<circle cx="${x}" cy="${y}" r="${radius + 2.5}" fill="#000" fill-opacity=".45"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#a3abaf"/>` +
    `<path d="M${short(x - radius * 0.8)} ${y} A${short(radius * 0.8)} ${short(radius * 0.8)} 0 0 1 ${x} ${short(y - radius * 0.8)}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="${short(radius * 0.22)}"/>` +
    `<circle cx="${x}" cy="${y}" r="${short(radius * 0.36)}" fill="#23282b"/>${lobes}`
  )
}

/** A bar tack: the dense zigzag that holds a load. */
export function barTack(x: number, y: number, width: number, height: number, colour: string): string {
  const steps = Math.max(4, Math.round(width / 4))
  const points = Array.from(
    { length: steps + 1 },
    (_, i) => `${i ? 'L' : 'M'}${short(x + (width * i) / steps)} ${i % 2 ? y : y + height}`,
  ).join(' ')
  return line(points, '#000', 3.6, 'stroke-opacity=".3"') + line(points, colour, 2.4)
}

/** A side-release buckle, as wide as its strap; the strap runs down through its middle. */
export function buckle(x: number, y: number, width: number, colour = '#24272a'): string {
  const half = width / 2
  const height = width * 1.15
  return (
    `<path d="M${short(x - half)} ${y} h${width} q${short(width * 0.1)} ${short(height * 0.5)} 0 ${short(height)} h-${width} q-${short(width * 0.1)} -${short(height * 0.5)} 0 -${short(height)} Z" fill="${colour}" stroke="#000" stroke-opacity=".5" stroke-width="1.5"/>` +
    `<path d="M${short(x - half + 3)} ${y + 3} h${width - 6}" stroke="#fff" stroke-opacity=".34" stroke-width="2.4"/>` +
    `<path d="M${short(x - half * 0.5)} ${short(y + height * 0.34)} h${short(half)} v${short(height * 0.4)} h-${short(half)} Z" fill="#000" fill-opacity=".45"/><path d="M${short(x - half * 0.5)} ${short(y + height * 0.74)} h${short(half)}" stroke="#fff" stroke-opacity=".2" stroke-width="2"/>`
  )
}
