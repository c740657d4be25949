/** What gives a landscape its size and its story: people, huts, tents, boats. Drawn in units of a person's height of 100, standing at 0, 0. */
import { lighter, line, mix, shape } from './base/kit'

interface Wear {
  jacket: string
  trousers: string
  pack: string
  cap: string
}

const WEARS: readonly Wear[] = [
  { jacket: '#c4492f', trousers: '#2b3440', pack: '#d9a441', cap: '#27343a' },
  { jacket: '#2f6fa5', trousers: '#3a3f3a', pack: '#8c3b2f', cap: '#e2b64a' },
  { jacket: '#d99a2e', trousers: '#27323a', pack: '#2f5a4b', cap: '#7c2f2b' },
]
const wearOf = (at: number): Wear =>
  WEARS[at % WEARS.length] ?? { jacket: '#c4492f', trousers: '#2b3440', pack: '#d9a441', cap: '#27343a' }

const SKIN = '#d8a685'
const round = 'stroke-linecap="round" stroke-linejoin="round"'

/** Somebody who walks to the right with a rucksack and poles. */
export function hiker(at: number): string {
  const { jacket, trousers, pack, cap } = wearOf(at)
  return (
    line('M-4 -48 L-14 -22 L-20 0 M-2 -48 L10 -24 L12 -2', trousers, 11, round) +
    line('M-22 0 h9 M10 -1 h11', '#2a2320', 6, round) +
    shape('M-26 -86 q-14 6 -12 26 q2 14 14 14 l8 -2 v-36 Z', pack) +
    shape('M-14 -88 q14 -8 20 2 q6 18 2 40 h-22 q-6 -24 0 -42 Z', jacket) +
    line('M0 -80 L14 -62 L26 -66', jacket, 8, round) +
    line('M26 -68 L30 0', '#39424a', 2.5, round) +
    `<circle cx="0" cy="-98" r="9.5" fill="${SKIN}"/>` +
    shape('M-10 -99 q1 -12 11 -11 q9 1 9 10 Z', cap)
  )
}

/** Somebody on cross-country skis. */
export function skier(at: number): string {
  const { jacket, trousers, pack, cap } = wearOf(at)
  return (
    line('M-58 2 C-20 2 20 2 58 2 q8 0 12 -6', '#3d4a54', 3.4, round) +
    line('M-50 -3 C-20 -3 40 -3 66 -3 q8 0 12 -6', '#53626d', 3, round) +
    line('M-6 -46 L-22 -24 L-34 -4 M0 -46 L18 -30 L16 -2', trousers, 11, round) +
    shape('M-20 -84 q-12 6 -8 24 q2 10 12 10 l6 -2 v-32 Z', pack) +
    shape('M-10 -86 q14 -8 22 4 q4 14 -4 38 h-22 q-4 -24 4 -42 Z', jacket) +
    line('M4 -76 L24 -60 L38 -70 M-4 -72 L-22 -52', jacket, 8, round) +
    line('M38 -72 L28 0 M-22 -54 L-46 0', '#39424a', 2.5, round) +
    `<circle cx="12" cy="-96" r="9.5" fill="${SKIN}"/>` +
    shape('M1 -97 q2 -13 12 -11 q10 2 9 11 Z', cap)
  )
}

/** Somebody who sits on the ground, seen from the side. */
const sitting = (at: number) => {
  const { jacket, trousers, cap } = wearOf(at)
  return (
    line('M-4 -10 L20 -24 L30 -2', trousers, 11, round) +
    shape('M-18 -56 q14 -8 20 4 q6 18 0 46 h-18 q-8 -26 -2 -50 Z', jacket) +
    line('M-4 -44 L12 -28 L22 -30', jacket, 8, round) +
    `<circle cx="-4" cy="-66" r="9.5" fill="${SKIN}"/>` +
    shape('M-14 -67 q1 -12 11 -11 q9 1 9 10 Z', cap)
  )
}

/** A fire with its smoke, and its glow at night. */
function fire(glow: number): string {
  return (
    `<circle cx="0" cy="-14" r="90" fill="#ffb765" fill-opacity="${glow}"/>` +
    line('M-16 2 L14 -6 M-14 -6 L16 2', '#3b2b20', 6, round) +
    shape('M-12 -2 C-18 -18 -4 -22 -4 -38 C8 -28 16 -16 10 -2 Z', '#ef8a33') +
    shape('M-6 -2 C-8 -12 0 -14 0 -24 C6 -16 9 -8 5 -2 Z', '#ffd98a') +
    [0, 1, 2, 3]
      .map(
        (step) =>
          `<ellipse cx="${6 + step * 9}" cy="${-58 - step * 34}" rx="${8 + step * 5}" ry="${18 + step * 4}" fill="#fff" fill-opacity="${0.13 - step * 0.025}"/>`,
      )
      .join('')
  )
}

/** A log cabin with a chimney; its window is lit at night. */
export function hut(isNight: boolean, hasSnow: boolean): string {
  const wall = isNight ? '#2a2622' : '#6f4a33'
  const roof = hasSnow ? (isNight ? '#9fb6bd' : '#f1f0ec') : '#3b3a36'
  const logs = [0, 1, 2, 3, 4, 5]
    .map((row) => line(`M-96 ${-8 - row * 17} H96`, mix(wall, '#000000', 0.25), 2))
    .join('')
  const light = isNight ? '#ffcf7d' : '#c9d7d9'
  return (
    (isNight ? `<ellipse cx="-44" cy="-46" rx="150" ry="90" fill="#ffc36b" fill-opacity=".1"/>` : '') +
    shape('M-100 0 V-104 H100 V0 Z', wall) +
    logs +
    shape('M40 0 v-78 h34 V0 Z', mix(wall, '#000000', 0.35)) +
    shape('M-72 -34 v-40 h54 v40 Z', light) +
    line('M-45 -74 v40 M-72 -54 h54', mix(wall, '#000000', 0.3), 4) +
    shape('M30 -128 v-62 h28 v80 Z', mix(wall, '#777777', 0.4)) +
    shape('M-128 -96 L-8 -176 L128 -96 L116 -86 L-8 -156 L-116 -86 Z', roof) +
    shape('M-116 -88 L-8 -158 L116 -88 V-104 L-8 -172 L-116 -104 Z', roof) +
    shape('M-104 -94 L-8 -156 L104 -94 Z', mix(wall, '#000000', 0.15)) +
    [0, 1, 2, 3]
      .map(
        (step) =>
          `<ellipse cx="${48 + step * 16}" cy="${-206 - step * 36}" rx="${11 + step * 8}" ry="${20 + step * 4}" fill="#fff" fill-opacity="${0.2 - step * 0.04}"/>`,
      )
      .join('')
  )
}

/** A tunnel tent, lit from inside at night. */
function tent(colour: string, isNight: boolean): string {
  const cloth = isNight ? '#e8a64a' : colour
  return (
    (isNight ? `<ellipse cx="0" cy="-30" rx="150" ry="80" fill="#ffc36b" fill-opacity=".12"/>` : '') +
    shape('M-92 0 C-88 -54 -62 -74 -18 -76 C36 -76 72 -50 92 0 Z', cloth) +
    shape('M-18 -76 C36 -76 72 -50 92 0 H6 C8 -36 0 -62 -18 -76 Z', mix(cloth, '#000000', 0.2)) +
    line('M-18 -76 C0 -62 8 -36 6 0 M-62 -56 C-74 -40 -78 -20 -76 0', lighter(cloth, 0.45), 3) +
    shape('M-76 0 C-74 -26 -66 -44 -58 -54 C-44 -40 -34 -20 -32 0 Z', mix(cloth, '#1b1f1d', 0.55)) +
    line('M-92 -20 L-120 2 M84 -24 L116 2', '#39424a', 2)
  )
}

/** A camp: a tent, a fire and two people at it. */
export function camp(isNight: boolean): string {
  return `<g transform="translate(-120 0)">${tent('#c4572f', isNight)}</g><g transform="translate(60 4)">${sitting(1)}</g><g transform="translate(120 8)">${fire(isNight ? 0.22 : 0.06)}</g><g transform="translate(186 4) scale(-1 1)">${sitting(2)}</g>`
}

/** A canoe with two people, on the water line. */
export function canoe(): string {
  const paddler = (x: number, at: number, side: number) => {
    const { jacket, cap } = wearOf(at)
    return (
      line(`M${x + 8} -44 L${x + side * 26} -28 L${x + side * 40} 16`, '#8a6a3f', 4, round) +
      shape(`M${x - 14} -6 q-4 -34 6 -46 q12 -8 20 2 q8 20 2 44 Z`, jacket) +
      line(`M${x + 4} -42 L${x + side * 26} -30`, jacket, 8, round) +
      `<circle cx="${x + 2}" cy="-62" r="9.5" fill="${SKIN}"/>` +
      shape(`M${x - 8} -63 q1 -12 11 -11 q9 1 9 10 Z`, cap)
    )
  }
  return (
    `<ellipse cx="0" cy="16" rx="150" ry="9" fill="#0d2228" fill-opacity=".35"/>` +
    paddler(-62, 0, 1) +
    paddler(56, 2, 1) +
    shape(
      'M-150 -30 C-146 -8 -120 10 -86 12 H86 C120 10 146 -8 150 -30 C120 -12 60 -8 0 -8 C-60 -8 -120 -12 -150 -30 Z',
      '#a5402c',
    ) +
    line('M-148 -29 C-118 -12 -60 -8 0 -8 C60 -8 118 -12 148 -29', '#e8d7b4', 4) +
    [0, 1]
      .map((row) => line(`M-190 ${22 + row * 9} q60 -5 120 0 t120 0 t120 0`, '#fff', 2, 'stroke-opacity=".22"'))
      .join('')
  )
}

const pair = (first: string, second: string) =>
  `<g transform="translate(-34 0)">${first}</g><g transform="translate(38 5) scale(.94)">${second}</g>`

export const hikers = (): string => pair(hiker(0), hiker(1))
export const skiers = (): string => pair(skier(2), skier(0))
