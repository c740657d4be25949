/**
 * Marks of the demo's brands: an emblem and the name in letters of strokes, on white. The letters are drawn here, because fonts would depend
 * on the machine. All of them are invented for this demo.
 */
import type { MarkName } from './base/families'
import { line, shape } from './base/kit'

/** Each letter on a grid 14 units high: its width and its strokes. */
const LETTERS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [11, 'M0 14 L5.5 0 L11 14 M2 9.4 H9'],
  Ä: [11, 'M0 14 L5.5 0 L11 14 M2 9.4 H9 M2.6 -2.6 h.1 M8.3 -2.6 h.1'],
  B: [9, 'M0 0 H5 A3.4 3.4 0 0 1 5 6.8 H0 M5 6.8 H5.4 A3.6 3.6 0 0 1 5.4 14 H0 V0'],
  D: [11, 'M0 0 H4 A7 7 0 0 1 4 14 H0 Z'],
  E: [8, 'M8 0 H0 V14 H8 M0 7 H7'],
  F: [8, 'M8 0 H0 V14 M0 7 H7'],
  H: [10, 'M0 0 V14 M10 0 V14 M0 7 H10'],
  I: [0.1, 'M0 0 V14'],
  J: [6, 'M6 0 V10.6 A3.2 3.2 0 0 1 0 11.6'],
  K: [9, 'M0 0 V14 M8.6 0 L0 8.4 M3.2 5.4 L9 14'],
  L: [7.5, 'M0 0 V14 H7.5'],
  M: [12, 'M0 14 V0 L6 9 L12 0 V14'],
  N: [10, 'M0 14 V0 L10 14 V0'],
  O: [14, 'M7 0 A7 7 0 1 1 6.99 0 Z'],
  Ö: [14, 'M7 0 A7 7 0 1 1 6.99 0 Z M4.4 -3.6 h.1 M9.5 -3.6 h.1'],
  Ø: [14, 'M7 0 A7 7 0 1 1 6.99 0 Z M2 13.4 L12 .6'],
  P: [9, 'M0 14 V0 H5 A4 4 0 0 1 5 8 H0'],
  R: [9.4, 'M0 14 V0 H5 A4 4 0 0 1 5 8 H0 M4.6 8 L9.4 14'],
  S: [
    9,
    'M8.5 2.6 C7.6 .7 6 0 4.5 0 C2 0 .5 1.5 .5 3.6 C.5 8.5 9 5.5 9 10.4 C9 12.6 7.2 14 4.7 14 C2.7 14 .9 13.1 0 11.3',
  ],
  T: [10, 'M0 0 H10 M5 0 V14'],
  U: [10, 'M0 0 V9 A5 5 0 0 0 10 9 V0'],
  V: [11, 'M0 0 L5.5 14 L11 0'],
  Y: [10, 'M0 0 L5 7 L10 0 M5 7 V14'],
}

interface Mark {
  readonly name: string
  readonly colour: string
  /** Of its letters: the width of the strokes, and the space between two letters, in units of the grid. */
  readonly weight: number
  readonly space: number
  /** In a square of 100 units. */
  readonly emblem: (colour: string) => string
}

const strokes =
  (d: string, width = 8) =>
  (colour: string) =>
    line(d, colour, width, 'stroke-linecap="round" stroke-linejoin="round"')
const filled =
  (d: string, extra = '') =>
  (colour: string) =>
    shape(d, colour, extra)
const both =
  (...parts: ((colour: string) => string)[]) =>
  (colour: string) =>
    parts.map((part) => part(colour)).join('')
const hole = (d: string) => () => shape(d, '#fff')
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`

/** The same strokes turned around the middle. */
const turned = (d: string, times: number, width: number) => (colour: string) =>
  Array.from(
    { length: times },
    (_, index) => `<g transform="rotate(${(360 / times) * index} 50 50)">${strokes(d, width)(colour)}</g>`,
  ).join('')

const MARKS: Readonly<Record<MarkName, Mark>> = {
  vaaru: {
    ...{ name: 'VAARU', colour: '#1d3f5e', weight: 2.6, space: 4.5 },
    emblem: both(filled('M2 86 L40 16 L60 52 L70 36 L98 86 Z'), hole('M40 16 L51 36 L43 44 L36 36 L29 42 Z')),
  },
  hallanvaara: {
    ...{ name: 'HALLANVAARA', colour: '#3c4f74', weight: 1.6, space: 5 },
    emblem: turned('M50 50 V6 M50 22 L38 12 M50 22 L62 12', 6, 6),
  },
  rimfell: {
    ...{ name: 'RIMFELL', colour: '#8c2f2b', weight: 2, space: 5 },
    emblem: both(
      strokes(disc(50, 50, 42), 7),
      strokes('M14 38 C40 30 66 48 80 78 M30 14 C52 26 78 34 90 40 M16 70 C34 60 48 72 54 90', 7),
    ),
  },
  sjonatt: {
    ...{ name: 'SJÖNATT', colour: '#16423f', weight: 2.2, space: 4 },
    emblem: both(filled('M60 8 A34 34 0 1 0 88 58 A30 30 0 0 1 60 8 Z'), strokes('M8 88 q14 -12 28 0 t28 0 t28 0', 7)),
  },
  skarvind: {
    ...{ name: 'SKARVIND', colour: '#20242b', weight: 3, space: 4.4 },
    emblem: strokes('M24 94 L58 26 Q62 14 74 10 M52 94 L82 34 Q86 22 96 20', 11),
  },
  tervaslahti: {
    ...{ name: 'TERVASLAHTI', colour: '#6b3411', weight: 2.2, space: 4 },
    emblem: both(
      filled('M52 4 C58 26 84 38 84 64 A34 34 0 0 1 16 64 C16 46 30 40 34 24 C42 32 46 38 46 46 C54 38 56 20 52 4 Z'),
      hole('M50 58 C54 68 64 70 64 80 A14 14 0 0 1 36 80 C36 72 46 68 50 58 Z'),
    ),
  },
  mossvik: {
    ...{ name: 'MOSSVIK', colour: '#44591f', weight: 2.6, space: 4 },
    emblem: both(
      strokes('M50 96 V40', 7),
      filled(
        'M50 4 C68 18 68 38 50 50 C32 38 32 18 50 4 Z M12 40 C34 38 46 50 46 70 C24 72 12 60 12 40 Z M88 40 C66 38 54 50 54 70 C76 72 88 60 88 40 Z',
      ),
    ),
  },
  kalliokko: {
    ...{ name: 'KALLIOKKO', colour: '#a23a12', weight: 2.6, space: 3.6 },
    emblem: strokes('M34 8 H58 A26 30 0 0 1 80 54 L62 86 A18 18 0 0 1 28 78 V16 A8 8 0 0 1 34 8 Z M28 40 L42 30', 10),
  },
  himmerlys: {
    ...{ name: 'HIMMERLYS', colour: '#7a5a00', weight: 1.8, space: 5.4 },
    emblem: both(filled(disc(50, 50, 20)), turned('M50 8 V18', 12, 6)),
  },
  ulappe: {
    ...{ name: 'ULAPPE', colour: '#14506b', weight: 2, space: 6 },
    emblem: both(
      filled('M2 46 C30 58 70 58 98 46 C90 68 74 76 50 76 C26 76 10 68 2 46 Z'),
      strokes('M18 94 q16 -10 32 0 t32 0', 6),
    ),
  },
  evasmaa: {
    ...{ name: 'EVÄSMAA', colour: '#7d4314', weight: 2.4, space: 4.4 },
    emblem: both(
      filled('M6 52 H94 A44 44 0 0 1 6 52 Z'),
      strokes('M34 40 q-8 -10 0 -18 t0 -18 M54 40 q-8 -10 0 -18 t0 -18 M74 40 q-8 -10 0 -18 t0 -18', 6),
    ),
  },
  pikkunaava: {
    ...{ name: 'PIKKUNAAVA', colour: '#b0352f', weight: 2.8, space: 4 },
    emblem: both(
      filled(disc(50, 16, 13)),
      filled('M14 66 C14 44 30 30 50 30 C70 30 86 44 86 66 Z'),
      strokes('M12 82 H88', 14),
    ),
  },
  rannby: {
    ...{ name: 'RÄNNBY', colour: '#0f4a8a', weight: 3, space: 4 },
    emblem: strokes('M8 14 L40 50 L8 86 M34 14 L66 50 L34 86 M60 14 L92 50 L60 86', 11),
  },
  kvarnholt: {
    ...{ name: 'KVARNHOLT', colour: '#3d352b', weight: 2.4, space: 4 },
    emblem: both(turned('M50 50 L20 8 L50 8 Z', 4, 6), filled(disc(50, 50, 9))),
  },
  harjukka: {
    ...{ name: 'HARJUKKA', colour: '#8a3b12', weight: 2.8, space: 3.8 },
    emblem: both(strokes('M2 66 C26 66 30 22 50 22 C70 22 74 66 98 66', 10), strokes('M22 90 H78', 8)),
  },
  ostrandt: {
    ...{ name: 'ØSTRANDT', colour: '#1b3a52', weight: 2, space: 5 },
    emblem: strokes('M30 4 C78 26 78 30 50 50 C22 70 22 74 70 96 M70 4 C22 26 22 30 50 50 C78 70 78 74 30 96', 10),
  },
  nuotiola: {
    ...{ name: 'NUOTIOLA', colour: '#5e2618', weight: 2.4, space: 4.2 },
    emblem: both(
      filled('M52 6 C54 24 74 32 74 52 A24 22 0 0 1 26 52 C26 38 38 34 40 20 C46 26 48 30 48 36 C54 30 54 18 52 6 Z'),
      strokes('M10 94 L90 78 M10 78 L90 94', 9),
    ),
  },
  tjarnvik: {
    ...{ name: 'TJÄRNVIK', colour: '#2f5f4a', weight: 1.6, space: 5 },
    emblem: strokes('M50 12 L8 82 H92 Z M50 12 V82 M8 82 L2 94 M92 82 L98 94', 6),
  },
  purokko: {
    ...{ name: 'PUROKKO', colour: '#126073', weight: 2.6, space: 4.4 },
    emblem: both(filled('M50 4 C62 28 84 42 84 64 A34 32 0 0 1 16 64 C16 42 38 28 50 4 Z'), () =>
      strokes('M28 64 q11 -10 22 0 t22 0', 6)('#fff'),
    ),
  },
  lumikehra: {
    ...{ name: 'LUMIKEHRÄ', colour: '#33566f', weight: 2, space: 4.6 },
    emblem: both(strokes(disc(50, 50, 22), 7), turned('M50 6 V12', 10, 9)),
  },
  rautaharju: {
    ...{ name: 'RAUTAHARJU', colour: '#2b2f36', weight: 2.8, space: 3.6 },
    emblem: both(turned('M50 6 V14', 12, 9), strokes(disc(50, 50, 32), 9), filled(disc(50, 50, 10))),
  },
  fjellbruk: {
    ...{ name: 'FJELLBRUK', colour: '#1f4a4d', weight: 2.4, space: 4 },
    emblem: both(strokes('M50 20 V96', 10), strokes('M4 40 C24 18 50 12 96 22 M96 22 L84 34', 10)),
  },
  vesikulku: {
    ...{ name: 'VESIKULKU', colour: '#0f5a52', weight: 2, space: 5 },
    emblem: both(
      strokes('M30 70 L70 30', 8),
      filled('M66 34 C64 18 76 4 96 4 C96 24 82 36 66 34 Z M34 66 C36 82 24 96 4 96 C4 76 18 64 34 66 Z'),
    ),
  },
}

/** Heights of the emblem and of the letters, and the space around both. */
const [EMBLEM, LETTER, EDGE] = [150, 84, 25]

const widthOf = (text: string, space: number) =>
  [...text].reduce((width, letter) => width + (LETTERS[letter]?.[0] ?? 0) + space, -space)

/** The mark of a brand, which fills the sheet from the left; the sheet is as wide as the mark. */
export function drawMark(brand: MarkName): string {
  const { name, colour, weight, space, emblem } = MARKS[brand]
  const [, height] = markSize(brand)
  const scale = LETTER / 14
  let x = 0
  const letters = [...name].map((letter) => {
    const [width, path] = LETTERS[letter] ?? [0, '']
    const drawn = `<g transform="translate(${x} 0)">${line(path, colour, weight, 'stroke-linecap="round" stroke-linejoin="round"')}</g>`
    x += width + space
    return drawn
  })
  return (
    shape(`M0 0 H3000 V${height} H0 Z`, '#fff') +
    `<g transform="translate(${EDGE} ${EDGE}) scale(${EMBLEM / 100})">${emblem(colour)}</g>` +
    `<g transform="translate(${EDGE + EMBLEM + 48} ${(height - LETTER) / 2}) scale(${scale})">${letters.join('')}</g>`
  )
}

/** Width and height of a mark's sheet, in units. */
export function markSize(brand: MarkName): readonly [width: number, height: number] {
  const { name, space } = MARKS[brand]
  return [Math.ceil(EDGE * 2 + EMBLEM + 48 + widthOf(name, space) * (LETTER / 14)), EMBLEM + 2 * EDGE]
}
