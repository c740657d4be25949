/**
 * Functions for drawing: paints, lit materials, stitches, zips. A drawing is made on a sheet of 1000 × 1000 units; the light comes from the
 * top left. Shapes of a material are drawn flat and marked with the material's number; `finish.ts` adds the light. No text, because the
 * fonts would depend on the machine.
 */
import type { Random } from './random'
import type { Paints } from './palette'
import type { ViewName } from './families'
import type { Relief } from './relief'

export type { Relief }
export type Box = readonly [x: number, y: number, width: number, height: number]

/** The lighting of a group of flat shapes. `box` bounds the shapes, in the coordinates in which they are drawn. */
export interface Finish {
  relief: Relief
  seed: number
  box: Box
}

/** Materials that several drawings share. */
const MATERIALS = {
  shell: { round: 19, folds: [0.011, 0.017, 0.32], grain: [0.8, 0.014], height: 22, contrast: 0.78 },
  soft: { round: 21, folds: [0.012, 0.016, 0.27], grain: [0.9, 0.022], height: 21, contrast: 0.72 },
  puff: { round: 11, folds: [0.022, 0.03, 0.2], height: 15, contrast: 0.72 },
  fleece: { round: 19, folds: [0.012, 0.018, 0.16], grain: [0.2, 0.1], height: 20, contrast: 0.7 },
  wool: { round: 16, folds: [0.013, 0.02, 0.17], grain: [0.5, 0.07], height: 18, contrast: 0.66 },
  canvas: { round: 13, folds: [0.014, 0.014, 0.19], grain: [0.75, 0.035], height: 18, contrast: 0.74 },
  leather: { round: 12, folds: [0.03, 0.03, 0.09], grain: [0.3, 0.035], height: 16, contrast: 0.8 },
  mesh: { round: 10, folds: [0.03, 0.03, 0.08], grain: [0.5, 0.08], height: 14, contrast: 0.72 },
  rubber: { round: 9, height: 13, contrast: 0.8 },
  foam: { round: 8, grain: [0.45, 0.05], height: 11, contrast: 0.64 },
  plastic: { round: 13, height: 18, contrast: 0.76, gloss: [0.28, 22] },
  lacquer: { round: 5, height: 8, contrast: 0.62, gloss: [0.2, 26] },
  metal: { round: 7, height: 11, contrast: 0.74, gloss: [0.26, 20] },
  paper: { round: 3, grain: [0.5, 0.014], height: 4, contrast: 0.5 },
  tent: { round: 26, folds: [0.006, 0.01, 0.16], grain: [0.9, 0.01], height: 21, contrast: 0.74 },
} as const satisfies Record<string, Relief>
export type MaterialName = keyof typeof MATERIALS

/** The whole sheet. */
export const PAPER: Box = [0, 0, 1000, 1000]
/** How far a relief reaches beyond its shapes, in units. */
export const reachOf = (relief: Relief) => relief.round * 1.7 + 4
const n = (value: number) => String(Math.round(value * 100) / 100)

/** The same shapes, `width` units wider in all: a line is thicker, a filled shape has a line around it. */
function widened(shapes: string, width: number): string {
  return shapes.replace(/<(?:path|circle|ellipse|rect)\b[^>]*?(?=\/?>)/g, (element) => {
    if (element.includes('stroke-width='))
      return element.replace(/stroke-width="([\d.]+)"/, (_, own: string) => `stroke-width="${n(Number(own) + width)}"`)
    const [, fill = '#000'] = /fill="([^"]+)"/.exec(element) ?? []
    const [, opacity] = /fill-opacity="([^"]+)"/.exec(element) ?? []
    return `${element} stroke="${fill}" stroke-width="${n(width)}" stroke-linejoin="round"${opacity ? ` stroke-opacity="${opacity}"` : ''}`
  })
}

/** A picture while it is being drawn. */
export class Sheet {
  readonly #defs: string[] = []
  /** The finishes of the groups, in the order of their numbers. */
  readonly finishes: Finish[] = []
  #count = 0
  /** The visible part, in the current coordinates. */
  #visible: Box

  constructor(
    readonly view: ViewName,
    readonly paints: Paints,
    /** Depends on the product's id: every product of a family has its own pattern. */
    readonly random: Random,
    /** The visible part, in units. */
    readonly window: Box,
    /** Number of the manufacturer's mark. */
    readonly mark: number,
  ) {
    this.#visible = window
  }

  /** Draws inside a mirrored or turned group. `visible`: the visible part in the group's coordinates. */
  within<T>(visible: Box, draw: () => T): T {
    const before = this.#visible
    this.#visible = visible
    const result = draw()
    this.#visible = before
    return result
  }

  get isBack(): boolean {
    return this.view === 'back'
  }

  /** Adds a definition and returns the reference to it. */
  define(make: (id: string) => string): string {
    const id = `d${this.#count++}`
    this.#defs.push(make(id))
    return `url(#${id})`
  }

  get defs(): string {
    return this.#defs.join('')
  }

  /** Is any part of the box visible? A close-up leaves out the rest of the drawing. */
  #isSeen([x, y, width, height]: Box, margin: number): boolean {
    const [wx, wy, ww, wh] = this.#visible
    return x < wx + ww + margin && x + width > wx - margin && y < wy + wh + margin && y + height > wy - margin
  }

  /** Shapes of a material, lit as one piece. `box` bounds them; a tight box is faster. */
  lit(material: MaterialName | Relief, shapes: string, box: Box = PAPER): string {
    const relief: Relief = typeof material === 'string' ? MATERIALS[material] : material
    const seed = this.random.int(1, 900)
    if (!this.#isSeen(box, reachOf(relief))) return ''
    return `<g data-finish="${this.finishes.push({ relief, seed, box }) - 1}">${shapes}</g>`
  }

  /**
   * The shadow of shapes on something close behind them, `spread` units wide. `box` bounds them. Drawn as layers, because blurring is slow.
   */
  soft(shapes: string, spread: number, box: Box): string {
    return this.#isSeen(box, spread * 2)
      ? [3, 2.3, 1.6, 0.9, 0.2].map((share) => `<g opacity=".2">${widened(shapes, spread * share)}</g>`).join('')
      : ''
  }

  /** Shapes cut to the outline of others. */
  clip(outline: string, shapes: string): string {
    const clip = this.define((id) => `<clipPath id="${id}">${outline}</clipPath>`)
    return `<g clip-path="${clip}">${shapes}</g>`
  }

  /** Creases of cloth, cut to the outline: each runs from a point over a bend to a point, thin at both ends. */
  creases(outline: string, creases: readonly Crease[], strength = 1): string {
    const one = ([x1, y1, cx, cy, x2, y2, width]: Crease) => {
      const lens = (half: number, fill: string, opacity: number, shift = 0) =>
        `<path d="M${n(x1)} ${n(y1)} Q${n(cx + half)} ${n(cy + half + shift)} ${n(x2)} ${n(y2)} Q${n(cx - half)} ${n(cy - half + shift)} ${n(x1)} ${n(y1)} Z" fill="${fill}" fill-opacity="${n(opacity * strength)}"/>`
      return (
        lens(width, '#000', 0.06) +
        lens(width * 0.66, '#000', 0.07) +
        lens(width * 0.33, '#000', 0.08) +
        lens(width * 0.75, '#fff', 0.035, -width * 1.4) +
        lens(width * 0.4, '#fff', 0.035, -width * 1.3)
      )
    }
    return this.clip(outline, creases.map(one).join(''))
  }

  /** A gradient along a direction, as a paint. */
  gradient(
    stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
    direction: readonly [number, number, number, number] = [0, 0, 0, 1],
  ): string {
    const list = stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('')
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${direction[0]}" y1="${direction[1]}" x2="${direction[2]}" y2="${direction[3]}">${list}</linearGradient>`,
    )
  }

  radial(
    stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
    centre: readonly [number, number, number] = [0.5, 0.5, 0.5],
  ): string {
    const list = stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('')
    return this.define(
      (id) =>
        `<radialGradient id="${id}" cx="${centre[0]}" cy="${centre[1]}" r="${centre[2]}">${list}</radialGradient>`,
    )
  }

  /** A soft shadow on the ground. */
  shadow(cx: number, cy: number, rx: number, ry: number, opacity = 0.3): string {
    const wide = this.radial([
      [0, '#2b2318', opacity],
      [0.55, '#2b2318', opacity * 0.42],
      [1, '#2b2318', 0],
    ])
    return `<ellipse cx="${n(cx + rx * 0.06)}" cy="${n(cy)}" rx="${n(rx * 1.25)}" ry="${n(ry * 1.5)}" fill="${wide}"/>`
  }
}

/** x and y of its start, of the point it bends towards, of its end; and its width. */
export type Crease = readonly [x1: number, y1: number, cx: number, cy: number, x2: number, y2: number, width: number]

/** A line with soft edges: the same line several times, wide and faint to narrow. */
export const softLine = (d: string, width: number, opacity = 0.3, colour = '#000') =>
  [1, 0.72, 0.46, 0.22]
    .map((share) =>
      line(d, colour, Math.round(width * share * 10) / 10, `stroke-opacity="${n(opacity / 4)}" stroke-linecap="round"`),
    )
    .join('')

/** `count` shapes, each drawn from its index. */
export const range = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

/** A path with a fill. */
export const shape = (d: string, fill: string, extra = '') =>
  `<path d="${d}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`

/** A line without fill. */
export const line = (d: string, stroke: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${extra ? ` ${extra}` : ''}/>`

/** A row of stitches along a path. */
export const stitch = (d: string, colour = '#000', opacity = 0.34, width = 2.4) =>
  line(d, colour, width, `stroke-opacity="${opacity}" stroke-dasharray="7 4.5" stroke-linecap="round"`)

/** A seam: a fine dark line with light under it. */
export const seam = (d: string, opacity = 0.3) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${n(opacity * 0.55)}" stroke-width="2.4" transform="translate(1.6 2)"/>${line(d, '#000', 2.6, `stroke-opacity="${opacity}"`)}`

/** A zip with its tape, teeth and puller at (x, y). */
export function zip(
  d: string,
  tape: string,
  teeth: string,
  width = 11,
  puller?: readonly [x: number, y: number, colour: string],
): string {
  const pull = puller
    ? `<rect x="${puller[0] - 5}" y="${puller[1]}" width="10" height="15" rx="3" fill="#22262a"/><path d="M${puller[0]} ${puller[1] + 14} v34" stroke="${puller[2]}" stroke-width="7" stroke-linecap="round"/>`
    : ''
  return (
    line(d, '#000', width + 5, 'stroke-opacity=".22"') +
    line(d, tape, width) +
    line(d, teeth, width * 0.42, 'stroke-dasharray="3.2 3"') +
    line(d, '#000', 1.2, 'stroke-opacity=".5"') +
    pull
  )
}

/** The shapes and their mirror image at the middle of the sheet. */
export const both = (shapes: string) => `${shapes}${mirror(shapes)}`
export const mirror = (shapes: string) => `<g transform="matrix(-1 0 0 1 1000 0)">${shapes}</g>`
/** An outline for clipping, and its mirror image. A clip path cannot contain groups. */
export const bothOutlines = (d: string) => `<path d="${d}"/><path d="${d}" transform="matrix(-1 0 0 1 1000 0)"/>`
/** A box mirrored to the other side of the sheet. */
export const mirrorBox = ([x, y, width, height]: Box): Box => [1000 - x - width, y, width, height]

/** Shapes of the manufacturers' marks, in a field of 2 × 2 around the middle; never letters. */
const MARKS: readonly string[] = [
  'M-1.5 1 L-.3 -1 L.4 .1 L.8 -.5 L1.6 1 Z',
  'M0 -1.2 L.3 -.4 L1.1 -.55 L.55 0 L1.1 .55 L.3 .4 L0 1.2 L-.3 .4 L-1.1 .55 L-.55 0 L-1.1 -.55 L-.3 -.4 Z',
  'M-1.4 .2 C-1.2 -1 1.2 -1 1.4 .2 C1 -.2 .5 -.2 .4 .3 L.4 1 H-.4 L-.4 .3 C-.5 -.2 -1 -.2 -1.4 .2 Z',
  'M-1.3 .9 L0 -1.1 L1.3 .9 H.6 L0 -.1 L-.6 .9 Z',
  'M-1.6 .9 L-.9 -.9 H-.4 L-1.1 .9 Z M-.6 .9 L.1 -.9 H.6 L-.1 .9 Z M.4 .9 L1.1 -.9 H1.6 L.9 .9 Z',
  'M0 -1.2 C.9 -.4 1 .2 .7 .7 C.5 1.1 -.5 1.1 -.7 .7 C-.9 .2 -.4 -.1 -.3 -.6 C-.1 -.5 .1 -.8 0 -1.2 Z',
  'M-1.4 .7 H1.4 V.3 C.7 .3 .4 -.2 .2 -.9 H-.6 C-.6 -.2 -1.4 -.2 -1.4 .7 Z',
  'M-.9 0 A.9 .9 0 1 1 .9 0 A.9 .9 0 1 1 -.9 0 Z M-.4 0 A.4 .4 0 1 0 .4 0 A.4 .4 0 1 0 -.4 0 Z',
  'M0 -1.2 L.28 -.28 L1.2 0 L.28 .28 L0 1.2 L-.28 .28 L-1.2 0 L-.28 -.28 Z',
  'M-1.5 0 q.75 -1.3 1.5 0 t1.5 0 v.5 q-.75 1.3 -1.5 0 t-1.5 0 Z',
  'M-1.3 -.1 H1.3 C1.2 .7 .7 1 0 1 C-.7 1 -1.2 .7 -1.3 -.1 Z M-.5 -.4 q.2 -.4 0 -.8 h.3 q.2 .4 0 .8 Z M.3 -.4 q.2 -.4 0 -.8 h.3 q.2 .4 0 .8 Z',
  'M0 -1.2 L.9 .2 H.45 L1.1 1 H-1.1 L-.45 .2 H-.9 Z',
]

/** The manufacturer's mark on a small woven label. */
export function label(x: number, y: number, width: number, mark: number, ground = '#f4f1ea', ink = '#1b1f1d'): string {
  const height = width * 0.5
  const unit = height * 0.32
  const drawn = `<path d="${MARKS[mark % MARKS.length] ?? ''}" fill="${ink}" fill-rule="evenodd" transform="translate(${n(x + width / 2)} ${n(y + height / 2)}) scale(${n(unit)})"/>`
  return `<rect x="${n(x)}" y="${n(y)}" width="${width}" height="${n(height)}" rx="2.5" fill="${ground}" stroke="#000" stroke-opacity=".18" stroke-width="1"/>${drawn}`
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Two colours mixed; `share` of the second. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first)
  const b = channels(second)
  return `#${a
    .map((value, index) =>
      Math.round(value + ((b[index] ?? value) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export const darker = (hex: string, share: number) => mix(hex, '#000000', share)
export const lighter = (hex: string, share: number) => mix(hex, '#ffffff', share)

/** The result of a drawing: its shapes, and the square of the front that the close-up shows. */
export interface Sketch {
  art: string
  /** x, y and side of the close-up. */
  closeUp: readonly [x: number, y: number, side: number]
}
export type Draw = (sheet: Sheet) => Sketch
