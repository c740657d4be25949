/** The fronts of the demo's stores: a house in a street, its lit windows, and somebody who passes by. */
import type { HouseName } from './base/families'
import { darker, lighter, line, mix, range as listOf, shape } from './base/kit'
import { randomOf, type Random } from './base/random'
import { HOUSES, type House } from './street-houses'

const r = Math.round
const range = (count: number, make: (index: number) => string) => listOf(count, make).join('')
const rect = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  `<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}" fill="${fill}" ${extra}/>`

/** The sheet in units of the drawing: the house stands on `ground` between `left` and `right`, its wall begins at `top`. */
interface Place {
  width: number
  height: number
  left: number
  right: number
  top: number
  ground: number
}

function skyOf({ sky }: House, { width, height }: Place): string {
  const [top, bottom] = sky
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".8" stop-color="${bottom}"/></linearGradient></defs>${rect(0, 0, width, height, 'url(#sky)')}`
}

/** What stands behind the house: a town's roofs, or a forest where there is snow. */
function behindOf({ behind, snow, sky }: House, { width, height, ground }: Place, random: Random): string {
  const far = mix(behind, sky[1], 0.35)
  if (snow)
    return range(46, (index) => {
      const x = (index / 45) * width
      const tall = height * (0.2 + random.next() * 0.2)
      const half = tall * 0.16
      return shape(
        `M${r(x)} ${r(ground - tall)} L${r(x + half)} ${r(ground)} H${r(x - half)} Z`,
        index % 2 ? behind : mix(behind, far, 0.5),
      )
    })
  return range(9, (index) => {
    const x = (index / 9) * width - 20
    const wide = width * (0.09 + random.next() * 0.08)
    const tall = height * (0.24 + random.next() * 0.2)
    const roof =
      random.next() > 0.5
        ? shape(
            `M${r(x - 6)} ${r(ground - tall)} l${r(wide / 2 + 6)} ${r(-wide * 0.34)} l${r(wide / 2 + 6)} ${r(wide * 0.34)} Z`,
            darker(far, 0.08),
          )
        : ''
    return rect(x, ground - tall, wide, tall, index % 2 ? far : mix(far, sky[1], 0.25)) + roof
  })
}

/** Lines of a wall's material. */
function textureOf({ texture, wall }: House, { left, right, top, ground }: Place, random: Random): string {
  const [dark, pale] = [darker(wall, 0.2), lighter(wall, 0.12)]
  const rows = (step: number) => Math.ceil((ground - top) / step)
  if (texture === 'plaster') return ''
  if (texture === 'panels')
    return range(9, (index) => {
      const x = left + ((right - left) / 9) * index
      return line(`M${r(x)} ${r(top)} V${r(ground)}`, dark, 3)
    })
  if (texture === 'boards')
    return range(Math.ceil((right - left) / 15), (index) =>
      line(`M${r(left + index * 15)} ${r(top)} V${r(ground)}`, index % 3 ? dark : pale, 1.6, 'stroke-opacity=".55"'),
    )
  if (texture === 'logs')
    return range(rows(20), (index) => {
      const y = top + index * 20
      return (
        rect(left - 12, y, right - left + 24, 4, dark, 'fill-opacity=".75"') +
        rect(left - 12, y + 6, right - left + 24, 4, pale, 'fill-opacity=".5"')
      )
    })
  return range(rows(11), (row) => {
    const y = top + row * 11
    const bricks = range(Math.ceil((right - left) / 26), (index) =>
      random.next() > 0.7
        ? rect(
            left + index * 26 + (row % 2) * 13,
            y,
            Math.min(24, right - left - index * 26 - 13),
            9,
            random.pick([dark, pale, darker(wall, 0.1)]),
            'fill-opacity=".55"',
          )
        : '',
    )
    return bricks + line(`M${r(left)} ${r(y + 10)} H${r(right)}`, pale, 1, 'stroke-opacity=".28"')
  })
}

function roofOf({ roof, roofColour, wall, chimney, snow }: House, { left, right, top }: Place): string {
  const middle = (left + right) / 2
  const edge = darker(roofColour, snow ? 0.12 : 0.35)
  const stack = chimney
    ? shape(`M${r(right - 120)} ${r(top + 20)} l9 -190 h30 l9 190 Z`, darker(wall, 0.12)) +
      rect(right - 114, top - 176, 36, 12, darker(wall, 0.35))
    : ''
  if (roof === 'gable') {
    const rise = (right - left) * 0.24
    const window = `<circle cx="${r(middle)}" cy="${r(top - rise * 0.36)}" r="24" fill="#e8cf9a" stroke="${lighter(wall, 0.55)}" stroke-width="7"/>`
    return (
      shape(
        `M${r(left)} ${r(top + 2)} L${r(middle)} ${r(top - rise)} L${r(right)} ${r(top + 2)} Z`,
        darker(wall, 0.06),
      ) +
      window +
      shape(
        `M${r(left - 34)} ${r(top + 16)} L${r(middle)} ${r(top - rise - 26)} L${r(right + 34)} ${r(top + 16)} l-14 12 L${r(middle)} ${r(top - rise + 8)} L${r(left - 20)} ${r(top + 28)} Z`,
        roofColour,
      ) +
      line(
        `M${r(left - 20)} ${r(top + 28)} L${r(middle)} ${r(top - rise + 8)} L${r(right + 20)} ${r(top + 28)}`,
        edge,
        4,
      )
    )
  }
  if (roof === 'saw') {
    const step = (right - left) / 4
    const teeth = range(4, (index) => {
      const x = left + index * step
      return (
        shape(
          `M${r(x)} ${r(top + 4)} V${r(top - 74)} L${r(x + step)} ${r(top + 4)} Z`,
          index % 2 ? roofColour : lighter(roofColour, 0.08),
        ) + shape(`M${r(x + 8)} ${r(top - 6)} V${r(top - 56)} L${r(x + 26)} ${r(top - 44)} V${r(top - 6)} Z`, '#cfdde0')
      )
    })
    return stack + teeth + rect(left - 8, top - 2, right - left + 16, 12, darker(wall, 0.3))
  }
  if (roof === 'hip')
    return (
      shape(
        `M${r(left - 26)} ${r(top + 8)} L${r(left + 90)} ${r(top - 96)} H${r(right - 90)} L${r(right + 26)} ${r(top + 8)} Z`,
        roofColour,
      ) +
      range(3, (row) =>
        line(
          `M${r(left + 2 + row * 29)} ${r(top - 18 - row * 26)} H${r(right - 2 - row * 29)}`,
          edge,
          2,
          'stroke-opacity=".5"',
        ),
      ) +
      rect(left - 26, top + 4, right - left + 52, 12, lighter(wall, 0.5)) +
      rect(middle - 150, top - 140, 34, 70, darker(wall, 0.4))
    )
  return (
    stack +
    rect(left - 12, top - 16, right - left + 24, 22, roofColour) +
    rect(left - 12, top + 4, right - left + 24, 6, edge)
  )
}

/** The windows of the upper floors. */
function windowsOf(house: House, { left, right, top }: Place, shopTop: number, random: Random): string {
  const { windows, floors, arched, wall } = house
  const bay = (right - left) / windows
  const floor = (shopTop - top) / floors
  const frame = lighter(wall, 0.6)
  return range(floors * windows, (index) => {
    const [column, row] = [index % windows, Math.floor(index / windows)]
    const [wide, tall] = [bay * 0.52, floor * 0.56]
    const x = left + bay * column + (bay - wide) / 2
    const y = top + floor * row + floor * 0.24
    const light = random.next() > 0.62 ? '#f1d796' : '#5f7c8a'
    const head = arched ? ` q${r(wide / 2)} ${r(-wide * 0.42)} ${r(wide)} 0` : ` h${r(wide)}`
    const outline = `M${r(x)} ${r(y + tall)} V${r(y)}${head} V${r(y + tall)} Z`
    return (
      shape(outline, light, `stroke="${frame}" stroke-width="5"`) +
      line(`M${r(x + wide / 2)} ${r(y)} V${r(y + tall)} M${r(x)} ${r(y + tall * 0.45)} H${r(x + wide)}`, frame, 3) +
      shape(
        `M${r(x + 4)} ${r(y + tall - 4)} L${r(x + wide * 0.6)} ${r(y + 4)} H${r(x + wide * 0.84)} L${r(x + wide * 0.24)} ${r(y + tall - 4)} Z`,
        '#fff',
        'fill-opacity=".14"',
      )
    )
  })
}

const jacket = (colour: string) =>
  shape('M-14 -70 q14 -12 28 0 l20 12 8 52 -14 3 -6 -30 v44 h-44 v-44 l-6 30 -14 -3 8 -52 Z', colour) +
  line('M0 -66 V11', lighter(colour, 0.4), 3) +
  line('M0 11 V34 M-16 34 h32', '#3a2f25', 4)
const pack = (colour: string) =>
  shape('M-22 -54 q22 -22 44 0 v80 q-22 12 -44 0 Z', colour) +
  shape('M-16 -14 h32 v30 q-16 8 -32 0 Z', darker(colour, 0.2)) +
  line('M-14 -64 q14 -16 28 0', darker(colour, 0.4), 5)
const tent = (colour: string) =>
  shape('M-62 30 C-46 -36 -20 -52 0 -54 C20 -52 46 -36 62 30 Z', colour) +
  shape('M-18 30 C-16 -10 -8 -24 0 -30 C8 -24 16 -10 18 30 Z', darker(colour, 0.55)) +
  line('M-50 30 C-36 -26 -14 -50 0 -54 C14 -50 36 -26 50 30', lighter(colour, 0.5), 3)
const skis = (colour: string) =>
  range(2, (index) => shape(`M${-18 + index * 22} 34 V-70 q6 -16 12 0 V34 Z`, index ? colour : darker(colour, 0.15))) +
  line('M36 34 L30 -60 M30 -60 q-2 -10 6 -8', '#2c2f31', 4)

/** What the shop's windows show, one after the other. */
const SHOWN: readonly (() => string)[] = [
  () =>
    `<g transform="translate(-44 0)">${jacket('#c4492f')}</g><g transform="translate(44 0)">${jacket('#2f6fa5')}</g>`,
  () => `${tent('#d99a2e')}`,
  () => `<g transform="translate(-40 0)">${pack('#2f5a4b')}</g><g transform="translate(40 0)">${pack('#5a3e78')}</g>`,
  () => `<g transform="translate(-34 0)">${skis('#3a8f8d')}</g><g transform="translate(44 0)">${jacket('#d9b93f')}</g>`,
]

/** The shop on the ground floor: sign, windows with goods, door. */
function shopOf({ snow }: House, { left, right, ground }: Place, shopTop: number, seed: number): string {
  const [x, wide] = [left + 34, right - left - 68]
  const sign = 46
  const top = shopTop + sign
  const tall = ground - top - 14
  const bay = wide / 5
  const mark = `<g transform="translate(${r(x + wide / 2)} ${r(shopTop + sign / 2)}) scale(.9)">${shape('M0 -18 L16 -9 V9 L0 18 L-16 9 V-9 Z', '#f4f1ea')}${line('M6 -9 C-8 -8 -8 -2 0 0 S8 8 -6 9', '#1f4d3a', 4.6, 'stroke-linecap="round"')}</g>`
  const glow = `<defs><linearGradient id="shop" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9bd"/><stop offset="1" stop-color="#e0b878"/></linearGradient></defs>`
  const bays = range(5, (index) => {
    const from = x + bay * index
    if (index === 2)
      return (
        rect(from + 6, top, bay - 12, tall + 14, '#16392b') +
        range(2, (leaf) =>
          rect(from + 14 + (leaf * (bay - 24)) / 2, top + 10, (bay - 32) / 2, tall - 6, 'url(#shop)'),
        ) +
        line(
          `M${r(from + bay / 2 - 8)} ${r(top + tall * 0.5)} v36 M${r(from + bay / 2 + 8)} ${r(top + tall * 0.5)} v36`,
          '#e8cf9a',
          4,
        )
      )
    const goods = SHOWN[(index + seed) % SHOWN.length]?.() ?? ''
    return (
      rect(from + 8, top + 4, bay - 16, tall - 10, 'url(#shop)', 'stroke="#16392b" stroke-width="8"') +
      rect(from + 14, top + tall - 34, bay - 28, 24, '#b98c55') +
      `<g transform="translate(${r(from + bay / 2)} ${r(top + tall - 68)}) scale(${(Math.min(bay / 190, tall / 170)).toFixed(2)})">${goods}</g>` +
      shape(
        `M${r(from + 20)} ${r(top + tall - 10)} L${r(from + bay * 0.5)} ${r(top + 8)} h${r(bay * 0.2)} L${r(from + bay * 0.36)} ${r(top + tall - 10)} Z`,
        '#fff',
        'fill-opacity=".16"',
      )
    )
  })
  const cap = snow ? rect(x - 14, shopTop - 8, wide + 28, 10, '#f7f6f2') : ''
  return `${glow}${rect(x, shopTop + 10, wide, ground - shopTop - 10, '#1c4434')}${bays}${rect(x - 10, shopTop, wide + 20, sign, '#1f4d3a')}${rect(x - 10, shopTop + sign - 5, wide + 20, 5, '#16392b')}${cap}${mark}`
}

/** Pavement and street, with the light of the windows on them. */
function groundOf({ ground: colour, snow }: House, { width, height, left, right, ground }: Place): string {
  const joints = snow
    ? ''
    : range(16, (index) =>
        line(
          `M${r((index / 15) * width)} ${r(ground)} L${r(((index / 15) * 1.5 - 0.25) * width)} ${r(ground + (height - ground) * 0.55)}`,
          darker(colour, 0.16),
          1.6,
        ),
      )
  const kerb = ground + (height - ground) * 0.55
  return (
    rect(0, ground, width, height - ground, colour) +
    joints +
    `<ellipse cx="${r((left + right) / 2)}" cy="${r(ground + 16)}" rx="${r((right - left) * 0.46)}" ry="30" fill="#ffdf9e" fill-opacity=".4"/>` +
    rect(0, kerb, width, 9, lighter(colour, snow ? 0.5 : 0.3)) +
    rect(0, kerb + 9, width, height - kerb, snow ? '#cfd6da' : '#6d6e6c') +
    rect(0, kerb + 9, width, 8, '#000', 'fill-opacity=".14"')
  )
}

function treeAt(x: number, { ground, height }: Place, { snow }: House): string {
  const tall = height * 0.44
  if (snow)
    return range(5, (index) => {
      const [y, half] = [ground + 12 - tall * (0.12 + index * 0.19), tall * (0.24 - index * 0.042)]
      return (
        shape(
          `M${r(x)} ${r(y - tall * 0.3)} L${r(x + half)} ${r(y)} H${r(x - half)} Z`,
          index % 2 ? '#25424a' : '#1d363f',
        ) +
        shape(
          `M${r(x)} ${r(y - tall * 0.3)} L${r(x + half * 0.5)} ${r(y - tall * 0.14)} L${r(x)} ${r(y - tall * 0.2)} L${r(x - half * 0.5)} ${r(y - tall * 0.14)} Z`,
          '#f4f5f4',
        )
      )
    })
  return (
    line(
      `M${r(x)} ${r(ground + 14)} V${r(ground - tall * 0.5)} M${r(x)} ${r(ground - tall * 0.3)} l22 -40`,
      '#d9d6cd',
      11,
    ) +
    line(
      `M${r(x - 4)} ${r(ground - 30)} h7 M${r(x - 4)} ${r(ground - 74)} h8 M${r(x - 4)} ${r(ground - 112)} h6`,
      '#3f3c37',
      4,
    ) +
    `<ellipse cx="${r(x)}" cy="${r(ground - tall * 0.72)}" rx="62" ry="${r(tall * 0.36)}" fill="#5d7f45"/><ellipse cx="${r(x - 16)}" cy="${r(ground - tall * 0.82)}" rx="40" ry="${r(tall * 0.24)}" fill="#7b9a57"/>`
  )
}

/** A bicycle that leans against the house. */
const bicycle = (): string =>
  `<g fill="none" stroke="#23282a" stroke-width="4"><circle cx="-38" cy="-24" r="24"/><circle cx="38" cy="-24" r="24"/></g>` +
  line(
    'M-38 -24 L-14 -58 H26 L2 -24 Z M-14 -58 L2 -24 M26 -58 L38 -24 M26 -58 l-4 -14 h16 M-20 -66 h14 M-14 -58 v-8',
    '#d99a2e',
    5,
    'stroke-linejoin="round"',
  )

/** Draws the front of a store on a sheet of width × height. */
export function drawStreet(name: HouseName, width: number, height: number, seed: number): string {
  const house = HOUSES[name]
  const random = randomOf(`${name} ${seed}`)
  const ground = height * 0.8
  const half = (width * house.wide) / 2
  const middle = width * 0.48
  const place: Place = {
    width,
    height,
    left: middle - half,
    right: middle + half,
    top: ground - height * house.tall,
    ground,
  }
  const shopTop = ground - height * 0.27
  const shade = `<defs><linearGradient id="shade" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".12"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient></defs>`
  const at = (x: number, y: number, scale: number, art: string) =>
    `<g transform="translate(${r(x)} ${r(y)}) scale(${scale.toFixed(2)})">${art}</g>`
  return [
    skyOf(house, place),
    behindOf(house, place, random),
    shape(
      `M${r(place.right)} ${r(ground)} h${r(width * 0.06)} l${r(-width * 0.06)} -60 Z`,
      '#000',
      'fill-opacity=".18"',
    ),
    rect(place.left, place.top, place.right - place.left, ground - place.top, house.wall),
    textureOf(house, place, random),
    shade,
    rect(place.left, place.top, place.right - place.left, ground - place.top, 'url(#shade)'),
    roofOf(house, place),
    windowsOf(house, place, shopTop, random),
    shopOf(house, place, shopTop, seed),
    groundOf(house, place),
    treeAt(place.right + width * 0.075, place, house),
    house.snow ? '' : at(place.left + 70, ground + 12, 1.05, bicycle()),
    at(width * 0.68, ground + height * 0.085, (height * 0.19) / 100, house.passer()),
  ].join('')
}
