/** Places of work of the demo's shop: the workshop with its bench, and the jetty with the sauna where a course is held. */
import type { RoomName } from './base/families'
import { darker, lighter, line, mix, range as listOf, shape } from './base/kit'
import { randomOf, type Random } from './base/random'

const r = Math.round
const round = 'stroke-linecap="round" stroke-linejoin="round"'
const range = (count: number, make: (index: number) => string) => listOf(count, make).join('')
const rect = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  `<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}" fill="${fill}" ${extra}/>`
const gradient = (id: string, top: string, bottom: string) =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>`

/** The colours of threads, garments and boxes. */
const CLOTH = ['#c4492f', '#2f6fa5', '#d99a2e', '#3f7256', '#7c4a70', '#33505c'] as const
const clothAt = (at: number) => CLOTH[at % CLOTH.length] ?? '#c4492f'

/** Spools of thread on pins, in rows. */
const spools = (x: number, y: number, random: Random) =>
  range(16, (index) => {
    const left = x + (index % 8) * 42
    const top = y + Math.floor(index / 8) * 58
    const colour = clothAt(random.int(0, CLOTH.length - 1))
    return (
      rect(left, top, 26, 40, colour, 'rx="3"') +
      rect(left - 3, top - 4, 32, 6, '#d8c3a0', 'rx="2"') +
      rect(left - 3, top + 38, 32, 6, '#d8c3a0', 'rx="2"') +
      line(`M${left + 3} ${top + 12} H${left + 23} M${left + 3} ${top + 22} H${left + 23}`, darker(colour, 0.25), 2)
    )
  })

/** Scissors, pliers and a hammer on the wall. */
const tools = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y + 96}" r="16" fill="none" stroke="#a8442c" stroke-width="9"/><circle cx="${x + 44}" cy="${y + 96}" r="16" fill="none" stroke="#a8442c" stroke-width="9"/>` +
  line(`M${x + 6} ${y + 82} L${x + 36} ${y} M${x + 38} ${y + 82} L${x + 8} ${y}`, '#8d979c', 9, round) +
  line(`M${x + 104} ${y + 4} V${y + 116}`, '#8b6a44', 13, round) +
  rect(x + 78, y, 54, 24, '#5f686c', 'rx="4"') +
  line(`M${x + 172} ${y + 40} q-16 34 -10 76 M${x + 184} ${y + 40} q16 34 10 76`, '#3d5c7a', 11, round) +
  shape(`M${x + 166} ${y + 44} l6 -40 h12 l6 40 Z`, '#6d777c')

/** A jacket on a hanger, its hook at x, y. */
function jacket(x: number, y: number, colour: string): string {
  const dark = darker(colour, 0.22)
  return (
    line(`M${x} ${y} v16 M${x - 50} ${y + 42} L${x} ${y + 14} L${x + 50} ${y + 42}`, '#6b5a45', 5, round) +
    shape(
      `M${x - 24} ${y + 26} q24 14 48 0 l34 20 q22 10 26 46 l14 130 l-34 6 l-14 -92 v172 q-50 12 -100 0 v-172 l-14 92 l-34 -6 l14 -130 q4 -36 26 -46 Z`,
      colour,
    ) +
    line(`M${x} ${y + 36} V${y + 312}`, dark, 5) +
    line(`M${x - 40} ${y + 190} l26 10 M${x + 40} ${y + 190} l-26 10`, dark, 4, round) +
    shape(`M${x - 24} ${y + 26} q24 14 48 0 l-6 26 q-18 10 -36 0 Z`, dark)
  )
}

/** A sewing machine on the bench, its left lower corner at x, y. */
const machine = (x: number, y: number) =>
  rect(x, y - 26, 330, 26, '#2c3b38', 'rx="6"') +
  shape(
    `M${x + 20} ${y - 26} v-112 q0 -44 46 -44 h196 q48 0 48 46 v110 h-64 v-70 h-160 v22 h-14 v22 h-24 v-22 h-12 v48 Z`,
    '#3f6a5e',
  ) +
  rect(x + 108, y - 156, 118, 26, '#d9c48a', 'rx="4"') +
  `<circle cx="${x + 322}" cy="${y - 118}" r="30" fill="#c9cfce"/><circle cx="${x + 322}" cy="${y - 118}" r="12" fill="#7d8785"/>` +
  line(`M${x + 46} ${y - 46} v20`, '#c9cfce', 5) +
  line(`M${x + 84} ${y - 182} v-26`, '#8b6a44', 7) +
  rect(x + 70, y - 232, 28, 34, clothAt(2), 'rx="3"') +
  line(`M${x + 98} ${y - 214} L${x + 150} ${y - 186} L${x + 44} ${y - 150} V${y - 46}`, '#f4efe4', 2, round)

/** Cloth under the needle, in folds. */
const clothOn = (x: number, y: number, colour: string) =>
  shape(
    `M${x} ${y} q-20 -34 34 -40 q40 -34 92 -10 q62 -26 112 10 q58 -2 62 40 q14 34 -6 62 q-30 -10 -50 8 q-40 -18 -70 2 q-60 -24 -104 0 q-36 -14 -64 6 q-22 -40 -6 -78 Z`,
    colour,
  ) +
  line(
    `M${x + 40} ${y - 30} q30 26 10 60 M${x + 130} ${y - 40} q-10 40 18 70 M${x + 226} ${y - 30} q-6 34 14 64`,
    darker(colour, 0.24),
    4,
    round,
  )

/** The workshop: a window, tools and threads on the wall, what waits for its turn, the bench with the machine. */
function drawWorkshop(width: number, height: number, seed: number): string {
  const random = randomOf(`workshop ${seed}`)
  const [bench, unit] = [height * 0.8, width / 1600]
  const at = (share: number) => r(share * width)
  const wall = gradient('wall', '#efe4d2', '#d9c7ab') + rect(0, 0, width, height, 'url(#wall)')
  const boards = range(20, (index) => line(`M${at(index / 19)} 0 V${r(bench)}`, '#c6b08d', 2, 'stroke-opacity=".5"'))
  const pane = gradient('pane', '#a9c4d4', '#eef0ea') + rect(0, 0, 300, 400, 'url(#pane)')
  const outside = `<path d="M0 300 q60 -60 130 -20 q70 -50 170 10 v110 h-300 Z" fill="#f4f3ef"/><path d="M40 300 l26 -90 l26 90 Z M196 296 l30 -110 l30 110 Z" fill="#3c5a52"/>`
  const bars = line('M150 0 V400 M0 200 H300', '#f6efe2', 12)
  const window = `<g transform="translate(${at(0.07)} ${r(bench - 480)})"><rect x="-16" y="-16" width="332" height="432" fill="#f6efe2"/>${pane}${outside}${bars}</g>`
  const shelf = rect(at(0.31), bench - 196, 360, 12, '#8b6a44')
  const board = `<g>${tools(at(0.34), r(bench - 470))}${spools(at(0.32), r(bench - 310), random)}${shelf}</g>`
  const waiting = range(3, (index) => jacket(at(0.7 + index * 0.105), r(bench - 430), clothAt(seed + index * 2)))
  const rail = line(`M${at(0.62)} ${r(bench - 430)} H${at(0.98)}`, '#6b5a45', 9, round)
  const top = rect(0, bench, width, 26, '#a77b4c') + rect(0, bench + 26, width, height, '#7d5a36')
  const drawers = range(5, (index) => {
    const x = at(0.04 + index * 0.2)
    return rect(x, bench + 56, 240, 96, '#8c6740', 'rx="4"') + rect(x + 96, bench + 92, 48, 14, '#d8c3a0', 'rx="6"')
  })
  const light = `<defs><radialGradient id="lamp"><stop offset="0" stop-color="#fff1cc" stop-opacity=".75"/><stop offset="1" stop-color="#fff1cc" stop-opacity="0"/></radialGradient></defs><ellipse cx="${at(0.42)}" cy="${r(bench - 120)}" rx="${r(620 * unit)}" ry="360" fill="url(#lamp)"/>`
  return `${wall}${boards}${light}${window}${board}${rail}${waiting}${top}${drawers}${machine(at(0.26), r(bench))}${clothOn(at(0.47), r(bench - 60), clothAt(seed + 1))}`
}

/** A jetty on a frozen lake: the hole in the ice with its ladder, and a sauna with smoke. */
function drawJetty(width: number, height: number, seed: number): string {
  const random = randomOf(`jetty ${seed}`)
  const shore = height * 0.62
  const at = (share: number) => r(share * width)
  const sky = gradient('dusk', '#35526e', '#f0cfa4') + rect(0, 0, width, shore + 20, 'url(#dusk)')
  const wood = range(64, (index) => {
    const x = (index / 63) * width
    const tall = height * (0.1 + random.next() * 0.12)
    return shape(
      `M${r(x)} ${r(shore - tall)} l${r(tall * 0.18)} ${r(tall)} h${r(-tall * 0.36)} Z`,
      mix('#1d3440', '#5d7384', random.next() * 0.5),
    )
  })
  const ice = gradient('ice', '#dfe6ea', '#b9cad6') + rect(0, shore, width, height - shore, 'url(#ice)')
  const streaks = range(18, () => {
    const [x, y] = [random.next() * width, shore + 20 + random.next() * (height - shore)]
    return line(`M${r(x)} ${r(y)} q90 -10 ${r(120 + random.next() * 160)} 0`, '#ffffff', 4, 'stroke-opacity=".5"')
  })
  const [left, base] = [at(0.6), r(shore + 10)]
  const logs =
    rect(left + 6, base - 180, 328, 178, '#4a301d') +
    range(9, (row) => rect(left, base - 20 - row * 20, 340, 17, row % 2 ? '#7a5233' : '#6d482c', 'rx="8"'))
  const smoke = line(
    `M${left + 262} ${base - 330} q-30 -50 10 -90 q40 -40 4 -100`,
    '#f3ede4',
    26,
    `${round} stroke-opacity=".55"`,
  )
  const sauna =
    logs +
    shape(`M${left - 34} ${base - 178} L${left + 170} ${base - 290} L${left + 374} ${base - 178} Z`, '#f4f3ef') +
    shape(
      `M${left - 34} ${base - 178} L${left + 170} ${base - 270} L${left + 374} ${base - 178} v14 h-408 Z`,
      '#c9d3da',
    ) +
    rect(left + 244, base - 318, 36, 80, '#594a40') +
    rect(left + 40, base - 138, 82, 70, '#ffd98a') +
    line(`M${left + 81} ${base - 138} v70 M${left + 40} ${base - 103} h82`, '#5b3d27', 7) +
    rect(left + 200, base - 148, 84, 148, '#4f3421', 'rx="4"')
  const planks = shape(
    `M${left - 10} ${base + 6} L${left - 330} ${base + 96} l34 46 L${left + 110} ${base + 16} Z`,
    '#8b6a44',
  )
  const hole =
    shape(`M${at(0.24)} ${r(shore + 130)} l330 -16 l60 84 l-410 22 Z`, lighter('#1d3b44', 0.04)) +
    line(`M${at(0.24)} ${r(shore + 130)} l330 -16 l60 84`, '#f7fafb', 10, round) +
    line(
      `M${at(0.41)} ${r(shore + 70)} v110 M${at(0.445)} ${r(shore + 68)} v110 M${at(0.41)} ${r(shore + 110)} h56 M${at(0.41)} ${r(shore + 145)} h56`,
      '#8b6a44',
      9,
      round,
    )
  return `${sky}${wood}${ice}${streaks}${smoke}${sauna}${planks}${hole}`
}

/** Draws a place of work on a sheet of width × height. */
export const drawRoom = (room: RoomName, width: number, height: number, seed: number): string =>
  room === 'workshop' ? drawWorkshop(width, height, seed) : drawJetty(width, height, seed)
