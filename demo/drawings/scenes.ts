/** Northern landscapes for heroes and campaigns, in any proportions: sky, distant ridges in haze, foreground. */
import type { SceneName } from './base/families'
import { randomOf, type Random } from './base/random'
import { lighter, mix, type Box, type Finish } from './base/kit'
import { camp, canoe, hiker, hikers, hut, skier, skiers } from './scene-props'

interface Mood {
  /** Sky from the top to the horizon. */
  sky: readonly string[]
  sun?: readonly [x: number, y: number, colour: string]
  /** Farthest ridge to the nearest. */
  ridges: readonly string[]
  snow?: string
  trees: string
  ground: string
}

const MOODS: Readonly<Record<SceneName, Mood>> = {
  'ridge-winter': {
    sky: ['#5d83a6', '#a9c0cf', '#f1d9c0', '#f7e6d2'],
    sun: [0.68, 0.5, '#fff1d6'],
    ridges: ['#b9c6d4', '#8ea3b8', '#5f7a95', '#3a546c'],
    snow: '#f4f3ef',
    trees: '#20343f',
    ground: '#e9ebec',
  },
  'ridge-autumn': {
    sky: ['#7f9cab', '#c3ccc6', '#efdcbb', '#f5e3c6'],
    sun: [0.3, 0.46, '#fff0cf'],
    ridges: ['#a9aeb0', '#8a8a80', '#8c6a42', '#7a4a2a'],
    trees: '#3a2d1f',
    ground: '#a8541f',
  },
  'ridge-summer': {
    sky: ['#4f8fb8', '#93bfd2', '#d6e4de', '#eef0df'],
    sun: [0.74, 0.3, '#fffbe6'],
    ridges: ['#a4bcc4', '#7ba09c', '#4f7f6c', '#2f6350'],
    trees: '#1b3d31',
    ground: '#5a7d3b',
  },
  'forest-lake': {
    sky: ['#6f94ab', '#b6c9cf', '#efdcc4', '#f3cfa7'],
    sun: [0.6, 0.44, '#ffe9c4'],
    ridges: ['#93a9b3', '#5f7f83', '#35594f'],
    trees: '#17302a',
    ground: '#1b2f2a',
  },
  'northern-light': {
    sky: ['#0a1526', '#10263b', '#1d4450', '#2c5a5c'],
    ridges: ['#274a58', '#1b3745', '#132a36', '#0c1d27'],
    snow: '#8fb0b4',
    trees: '#07131a',
    ground: '#9db9bb',
  },
}

const r = Math.round

/** Heights of a ridge line: a few summits and saddles, then midpoint displacement. The same random numbers give the same line. */
function ridgeLine(random: Random, points: number, roughness: number): number[] {
  let heights = Array.from({ length: 6 }, (_, index) => (index % 2 ? 0.55 + random.next() * 0.45 : random.next() * 0.5))
  let size = 0.3
  while (heights.length < points) {
    heights = heights.flatMap((height, index) => {
      const next = heights[index + 1]
      return next === undefined ? [height] : [height, (height + next) / 2 + (random.next() - 0.5) * size]
    })
    size *= roughness
  }
  return heights
}

function ridge(
  random: Random,
  width: number,
  top: number,
  tall: number,
  bottom: number,
  roughness: number,
): { d: string; at: (x: number) => number; line: [number, number][] } {
  const heights = ridgeLine(random, 80, roughness)
  const line = heights.map((height, index): [number, number] => [
    (index / (heights.length - 1)) * (width + 40) - 20,
    top + tall * (1 - height),
  ])
  const at = (x: number) => {
    const place = ((x + 20) / (width + 40)) * (heights.length - 1)
    const index = Math.max(0, Math.min(heights.length - 2, Math.floor(place)))
    const from = line[index]?.[1] ?? top
    const to = line[index + 1]?.[1] ?? from
    return from + (to - from) * (place - index)
  }
  return {
    d: `M-20 ${bottom} ${line.map(([x, y]) => `L${r(x)} ${r(y)}`).join(' ')} L${width + 20} ${bottom} Z`,
    at,
    line,
  }
}

/** A spruce: a ragged narrow cone. */
function spruce(random: Random, x: number, y: number, height: number): string {
  const half = height * (0.13 + random.next() * 0.05)
  const tiers = 7
  const left: string[] = []
  const right: string[] = []
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers
    const w = half * t * (0.85 + random.next() * 0.3)
    const level = y - height + height * t * 0.96
    left.push(`L${r(x - w)} ${r(level)} L${r(x - w * 0.45)} ${r(level - height * 0.012)}`)
    right.unshift(
      `L${r(x + w * 0.45)} ${r(level - height * 0.012)} L${r(x + w * (0.9 + random.next() * 0.2))} ${r(level)}`,
    )
  }
  return `M${r(x)} ${r(y - height)} ${left.join(' ')} L${r(x)} ${r(y)} ${right.join(' ')} Z`
}

function forest(random: Random, width: number, ground: (x: number) => number, height: number, density: number): string {
  const trees: string[] = []
  for (let x = -20; x < width + 20; x += height * density * (0.5 + random.next()))
    trees.push(spruce(random, x, ground(x) + height * 0.06, height * (0.55 + random.next() * 0.6)))
  return trees.join('')
}

function stars(random: Random, width: number, height: number): string {
  return Array.from(
    { length: 130 },
    () =>
      `<circle cx="${r(random.next() * width)}" cy="${r(random.next() * height * 0.62)}" r="${(0.6 + random.next() * 1.7).toFixed(1)}" fill="#fff" fill-opacity="${(0.3 + random.next() * 0.6).toFixed(2)}"/>`,
  ).join('')
}

/**
 * Northern lights: each is a wavy band in thin layers, brightest near its lower edge, with some rays. Drawn as layers, because a blur would
 * be slow.
 */
function curtains(random: Random, width: number, height: number): string {
  return ['#58f0a7', '#8f7bea', '#3ad6b2']
    .map((colour, band) => {
      const base = height * (0.5 - band * 0.11)
      const phase = random.next() * 6
      const foot = (t: number) =>
        base + Math.sin(t * 7.6 + phase) * height * 0.09 + Math.sin(t * 21 + phase * 2) * height * 0.03
      const tall = (t: number) => height * (0.24 + 0.17 * Math.abs(Math.sin(t * 13 + phase)))
      const glow = (t: number) => Math.sin(t * 16 + phase) ** 2
      const places = Array.from({ length: 33 }, (_, i) => i / 32)
      const edge = (share: number, ts: readonly number[]) =>
        ts.map((t) => `${r((t * 1.16 - 0.08) * width)} ${r(foot(t) - tall(t) * share)}`).join(' L')
      const layers = Array.from(
        { length: 14 },
        (_, i) =>
          `<path d="M${edge(((i + 1) / 14) ** 1.5, places)} L${edge(-0.1 + (i / 14) * 0.16, [...places].reverse())} Z" fill="url(#c${band})"/>`,
      ).join('')
      const rays = Array.from({ length: 46 }, () => {
        const t = random.next()
        const high = tall(t) * (0.5 + random.next() * 0.6)
        return `<rect x="${r((t * 1.16 - 0.08) * width)}" y="${r(foot(t) - high)}" width="${r(width * (0.004 + random.next() * 0.012))}" height="${r(high)}" fill="url(#y${band})" fill-opacity="${(glow(t) * (0.06 + random.next() * 0.12)).toFixed(3)}"/>`
      }).join('')
      const along = places
        .filter((_, i) => i % 2 === 0)
        .map(
          (t) => `<stop offset="${t}" stop-color="${colour}" stop-opacity="${(0.019 + glow(t) * 0.079).toFixed(3)}"/>`,
        )
        .join('')
      return `<defs><linearGradient id="c${band}" x1="0" y1="0" x2="1" y2="0">${along}</linearGradient><linearGradient id="y${band}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset=".7" stop-color="#c8ffe1"/><stop offset="1" stop-color="#c8ffe1" stop-opacity="0"/></linearGradient></defs>${layers}${rays}`
    })
    .join('')
}

/** Rock, gullies and snow: noise as a relief, lit from the sun's side, multiplied with the paint. */
const terrain = (
  box: Box,
  seed: number,
  waves: readonly [number, number],
  height: number,
  azimuth: number,
  contrast: number,
): Finish => ({ relief: { round: 0, height, contrast, terrain: { waves, azimuth } }, seed: seed % 997, box })

interface Prop {
  draw: () => string
  /** The height of a person as a share of the sheet's height. */
  size: number
  /** Where it stands: shares of the width and of the height between horizon and lower edge. */
  at: readonly [x: number, y: number]
}

/** What is in the picture, by its seed: two pictures of one mood do not tell the same. */
const PROPS: Readonly<Record<SceneName, readonly Prop[]>> = {
  'ridge-winter': [
    { draw: () => skier(0), size: 0.1, at: [0.6, 0.6] },
    { draw: () => hut(false, true), size: 0.085, at: [0.66, 0.5] },
    { draw: skiers, size: 0.11, at: [0.64, 0.66] },
  ],
  'ridge-autumn': [
    { draw: hikers, size: 0.12, at: [0.6, 0.62] },
    { draw: () => camp(false), size: 0.09, at: [0.62, 0.62] },
    { draw: () => hiker(2), size: 0.14, at: [0.56, 0.66] },
  ],
  'ridge-summer': [
    { draw: () => camp(false), size: 0.1, at: [0.6, 0.62] },
    { draw: () => hut(false, false), size: 0.085, at: [0.66, 0.5] },
    { draw: hikers, size: 0.12, at: [0.58, 0.64] },
  ],
  'forest-lake': [
    { draw: canoe, size: 0.085, at: [0.6, 0.42] },
    { draw: () => hut(false, false), size: 0.08, at: [0.72, 0.05] },
    { draw: canoe, size: 0.12, at: [0.56, 0.6] },
  ],
  'northern-light': [
    { draw: () => hut(true, true), size: 0.085, at: [0.64, 0.5] },
    { draw: () => camp(true), size: 0.095, at: [0.6, 0.6] },
  ],
}

function propOf(scene: SceneName, width: number, height: number, horizon: number, seed: number): string {
  const props = PROPS[scene]
  const prop = props[seed % props.length]
  if (!prop) return ''
  const scale = ((prop.size * height) / 100).toFixed(3)
  const y = horizon + prop.at[1] * (height - horizon)
  return `<g transform="translate(${r(prop.at[0] * width)} ${r(y)}) scale(${scale})">${prop.draw()}</g>`
}

/** Draws a scene on a sheet of width × height. */
export function drawScene(
  scene: SceneName,
  width: number,
  height: number,
  seed: number,
): { art: string; finishes: readonly Finish[] } {
  const finishes: Finish[] = []
  const lit = (shape: string, finish: Finish) => `<g data-finish="${finishes.push(finish) - 1}">${shape}</g>`
  const mood = MOODS[scene]
  const random = randomOf(`${scene} ${seed}`)
  // Objects in front of a slope do not get its light.
  const before = (shape: string, top: number, bottom: number) =>
    lit(shape, { relief: { round: 0, height: 0, contrast: 0 }, seed: 0, box: [-20, top, width + 40, bottom - top] })
  const horizon = height * (scene === 'forest-lake' ? 0.6 : 0.66)
  const sky = mood.sky
    .map((colour, index) => `<stop offset="${(index / (mood.sky.length - 1)).toFixed(2)}" stop-color="${colour}"/>`)
    .join('')
  const parts = [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${sky}</linearGradient></defs><rect width="${width}" height="${r(horizon + 60)}" fill="url(#sky)"/>`,
  ]
  if (mood.sun) {
    const [x, y, colour] = mood.sun
    parts.push(
      `<defs><radialGradient id="sun" gradientUnits="userSpaceOnUse" cx="${r(x * width)}" cy="${r(y * height)}" r="${r(height * 0.6)}"><stop offset="0" stop-color="${colour}"/><stop offset=".07" stop-color="${colour}" stop-opacity=".85"/><stop offset=".12" stop-color="${colour}" stop-opacity=".45"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${r(horizon + 60)}" fill="url(#sun)"/>`,
    )
  } else parts.push(stars(random, width, height), curtains(random, width, height))
  const lines = mood.ridges.map((colour, index) => {
    const depth = index / Math.max(1, mood.ridges.length - 1)
    const tall = height * (0.34 - depth * 0.14)
    const top = horizon - tall * (scene === 'forest-lake' ? 0.62 : 0.94) + depth * height * 0.1
    return { colour, depth, ...ridge(random, width, top, tall, height, 0.54 - depth * 0.06) }
  })
  const haze = mood.sky[mood.sky.length - 1] ?? '#ffffff'
  const behind = mood.ridges[mood.ridges.length - 1] ?? mood.ground
  parts.push(
    `<rect y="${r(horizon)}" width="${width}" height="${r(height - horizon)}" fill="${mix(behind, haze, 0.1)}"/>`,
  )
  const azimuth = mood.sun && mood.sun[0] > 0.5 ? 320 : 220
  for (const { colour, depth, d, line } of lines) {
    const name = String(r(depth * 10))
    const top = Math.min(...line.map(([, y]) => y)) - 10
    const snowy = mood.snow && depth < 0.9 ? mix(colour, mood.snow, 0.72 - depth * 0.4) : lighter(colour, 0.1)
    parts.push(
      `<defs><linearGradient id="r${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${snowy}"/><stop offset=".34" stop-color="${mix(colour, snowy, 0.25)}"/><stop offset=".62" stop-color="${mix(colour, haze, 0.42 - depth * 0.34)}"/></linearGradient></defs>${lit(`<path d="${d}" fill="url(#r${name})"/>`, terrain([-20, top, width + 40, horizon + height * 0.16 - top], seed + r(depth * 31), [0.017 + depth * 0.008, 0.02 + depth * 0.012], 20 + depth * 10, azimuth, 0.46 + depth * 0.14))}`,
    )
  }
  const last = lines[lines.length - 1]
  if (scene === 'forest-lake' && last) {
    const shore = (x: number) => horizon + Math.sin(x / (width / 7)) * height * 0.008
    const wood = forest(random, width, shore, height * 0.16, 0.16)
    parts.push(
      before(
        `<path d="${wood}" fill="${mix(mood.trees, haze, 0.14)}"/><path d="${forest(random, width, (x) => shore(x) + height * 0.012, height * 0.2, 0.26)}" fill="${mood.trees}"/>`,
        horizon - height * 0.3,
        height,
      ),
    )
    // The reflection of the forest in the water: layers side by side, like ripples.
    const mirrored = [-2, -1, 0, 1, 2]
      .map(
        (step) =>
          `<g opacity="${(0.24 - Math.abs(step) * 0.05).toFixed(2)}" transform="matrix(1 0 0 -.82 ${r((step * width) / 420)} ${r(horizon * 1.82 + Math.abs(step) * 2)})"><path d="${last.d}" fill="${last.colour}" opacity=".5"/><path d="${wood}" fill="${mood.trees}"/></g>`,
      )
      .join('')
    const water = `<defs><clipPath id="water-only"><rect y="${r(horizon)}" width="${width}" height="${r(height - horizon)}"/></clipPath><linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(haze, '#35594f', 0.35)}"/><stop offset=".35" stop-color="${mix(haze, '#5f8794', 0.5)}"/><stop offset="1" stop-color="#1d3b44"/></linearGradient></defs><rect y="${r(horizon)}" width="${width}" height="${r(height - horizon)}" fill="url(#water)"/><g clip-path="url(#water-only)">${mirrored}</g>`
    const ripples = Array.from({ length: 46 }, () => {
      const y = horizon + 10 + random.next() ** 1.4 * (height - horizon)
      const w = width * (0.03 + random.next() * 0.16)
      const x = random.next() * width
      return `<path d="M${r(x)} ${r(y)} q${r(w / 2)} ${r(-2 - random.next() * 3)} ${r(w)} 0" fill="none" stroke="#fff" stroke-opacity="${(0.05 + random.next() * 0.16).toFixed(2)}" stroke-width="${(1 + random.next() * 2.4).toFixed(1)}"/>`
    }).join('')
    const reeds = Array.from({ length: 60 }, () => {
      const x = random.next() * width * 0.24
      const tall = height * (0.08 + random.next() * 0.16)
      return `<path d="M${r(x)} ${height + 6} q${r(random.int(-8, 14))} ${r(-tall * 0.6)} ${r(random.int(-6, 26))} ${r(-tall)}" fill="none" stroke="#12261f" stroke-width="${(2 + random.next() * 3).toFixed(1)}"/>`
    }).join('')
    parts.push(
      before(
        water + ripples + propOf(scene, width, height, horizon, seed) + reeds,
        horizon - height * 0.3,
        height + 10,
      ),
    )
  } else if (last) {
    const ground = ridge(random, width, height * 0.78, height * 0.1, height + 20, 0.34)
    parts.push(
      before(
        `<path d="${forest(random, width, (x) => last.at(x) + height * 0.05, height * 0.075, 0.2)}" fill="${mix(mood.trees, last.colour, 0.4)}"/><path d="${forest(random, width, (x) => last.at(x) + height * 0.1, height * 0.1, 0.22)}" fill="${mix(mood.trees, last.colour, 0.2)}"/>`,
        horizon - height * 0.3,
        height,
      ),
    )
    parts.push(
      `<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lighter(mood.ground, 0.12)}"/><stop offset="1" stop-color="${mix(mood.ground, mood.trees, mood.snow ? 0.22 : 0.5)}"/></linearGradient></defs>${lit(`<path d="${ground.d}" fill="url(#ground)"/>`, terrain([-20, height * 0.75, width + 40, height * 0.25 + 20], seed + 7, mood.snow ? [0.012, 0.03] : [0.03, 0.07], mood.snow ? 4 : 14, azimuth, mood.snow ? 0.36 : 0.6))}`,
    )
    if (mood.snow) {
      parts.push(
        ...[0, 1, 2, 3, 4].map((i) => {
          const y = height * (0.84 + i * 0.034)
          return `<path d="M-20 ${r(y)} C${r(width * 0.25)} ${r(y - 26 + i * 7)} ${r(width * 0.5)} ${r(y + 22)} ${r(width * 0.72)} ${r(y - 6)} S${r(width)} ${r(y + 14)} ${width + 20} ${r(y)} V${r(y + 15)} C${r(width * 0.8)} ${r(y + 24)} ${r(width * 0.3)} ${r(y - 10)} -20 ${r(y + 16)} Z" fill="${mix(mood.ground, '#5f7a95', 0.55)}" opacity=".2"/>`
        }),
      )
      const track = (dx: number) =>
        `<path d="M${r(width * 0.36 + dx)} ${height + 10} C${r(width * 0.42 + dx * 0.7)} ${r(height * 0.92)} ${r(width * 0.56 + dx * 0.4)} ${r(height * 0.9)} ${r(width * 0.58 + dx * 0.14)} ${r(ground.at(width * 0.58) + 6)}" fill="none" stroke="#46617a" stroke-opacity=".4" stroke-width="${dx ? 5 : 6}"/>`
      parts.push(track(0), track(26))
    } else {
      parts.push(
        Array.from({ length: 260 }, () => {
          const x = random.next() * width
          const y = ground.at(x) + 8 + random.next() ** 0.7 * (height - ground.at(x))
          const size = 3 + ((y - height * 0.78) / (height * 0.22)) * 15
          const blade = (lean: number) => `M${r(x)} ${r(y)} q${r(lean * 0.3)} ${r(-size)} ${r(lean)} ${r(-size * 1.5)}`
          return `<path d="${blade(-size * 0.7)} ${blade(size * 0.1)} ${blade(size * 0.8)}" fill="none" stroke="${random.pick([mix(mood.ground, '#000000', 0.3), lighter(mood.ground, 0.25), mix(mood.ground, mood.trees, 0.5), mix(mood.ground, '#e0a84a', 0.5)])}" stroke-opacity=".6" stroke-width="${Math.max(1, size * 0.12).toFixed(1)}"/>`
        }).join(''),
      )
    }
    parts.push(before(propOf(scene, width, height, horizon, seed), horizon - height * 0.4, height + 20))
    parts.push(
      before(
        `<path d="${forest(random, width * 0.2, (x) => ground.at(x) + height * 0.08, height * 0.42, 0.2)}" fill="${mood.trees}"/><g transform="translate(${width} 0)"><path d="${forest(random, width * 0.12, () => height * 0.93, height * 0.5, 0.2)}" fill="${mood.trees}" transform="translate(${r(-width * 0.1)} 0)"/></g>`,
        height * 0.2,
        height + 20,
      ),
    )
  }
  return { art: parts.join(''), finishes }
}
