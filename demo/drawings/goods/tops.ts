/** Garments for the upper body, all drawn from one cut. */
import {
  both,
  bothOutlines,
  darker,
  label,
  lighter,
  line,
  mirror,
  mirrorBox,
  mix,
  seam,
  shape,
  softLine,
  stitch,
  zip,
  type Box,
  type Crease,
  type Draw,
  type MaterialName,
  type Sheet,
} from '../base/kit'

export interface Cut {
  material: MaterialName
  neck: 'hood' | 'collar' | 'crew' | 'half-zip'
  sleeves: boolean
  /** y of the hem, and how wide the body is (1 = regular). */
  hem: number
  width: number
  quilt?: 'wide' | 'narrow' | 'box'
  front: 'zip' | 'buttons' | 'flap' | 'half-zip' | 'none'
  pockets: 'slant' | 'chest' | 'both' | 'patch' | 'pouch' | 'chest-patch' | 'none'
  cuff: 'tab' | 'elastic' | 'rib' | 'plain'
  /** How the second paint is laid out; by the product's id when absent. */
  blocks?: readonly Block[]
  stripes?: boolean
  /** How far the waist is taken in, in units. */
  waist?: number
  /** A cord or belt at the waist. */
  belt?: boolean
  /** A fur edge around the hood. */
  ruff?: boolean
  /** Drawn smaller, so that a long garment fits onto the sheet. */
  scale?: number
}
export type Block = 'plain' | 'yoke' | 'sleeves' | 'sides' | 'half'

/** Points of the left half (the wearer's right), before widening. */
export function frame(cut: Cut) {
  const at = (x: number) => 500 - (500 - x) * cut.width
  const { hem, waist = 0 } = cut
  const body = `M${at(430)} 208 C${at(400)} 226 ${at(372)} 240 ${at(338)} 258 C${at(322)} 310 ${at(330)} 372 ${at(346) + waist / 2} 420 C${at(342) + waist * 1.6} 520 ${at(336) + waist} 620 ${at(330)} ${hem - 12} C${at(332)} ${hem + 2} ${at(345)} ${hem + 6} ${at(360)} ${hem + 8} C${at(420)} ${hem + 20} 470 ${hem + 22} 500 ${hem + 22} L500 250 C470 250 445 236 ${at(430)} 208 Z`
  const sleeve = `M${at(352)} 250 C${at(312)} 264 ${at(290)} 286 ${at(280)} 330 C${at(262)} 420 ${at(246)} 520 ${at(226)} 620 C${at(216)} 680 ${at(210)} 720 ${at(206)} 752 C${at(206)} 772 ${at(214)} 780 ${at(228)} 782 L${at(262)} 787 C${at(276)} 788 ${at(284)} 780 ${at(287)} 764 C${at(296)} 700 ${at(312)} 620 ${at(326)} 540 C${at(338)} 490 ${at(346)} 440 ${at(352)} 400 C${at(340)} 350 ${at(342)} 300 ${at(352)} 250 Z`
  return { at, body, sleeve, hem }
}

const stepOf = (cut: Cut) => (cut.quilt === 'narrow' ? 36 : cut.quilt === 'box' ? 78 : 64)

/** Pads between quilting lines: each is its own pillow with a gap around it, so that the light catches every one. */
function bodyPillows(cut: Cut, at: (x: number) => number, colour: string, second: string, block: Block): string {
  const step = stepOf(cut)
  const gap = cut.quilt === 'narrow' ? 3 : 4
  const left = at(300)
  const right = 1000 - left
  const inner = at(400)
  const rows: string[] = []
  const columns: readonly (readonly [number, number])[] =
    cut.quilt === 'box'
      ? [
          [left, 409],
          [415, 585],
          [591, right],
        ]
      : [[left, right]]
  for (let y = 212; y < cut.hem + 24; y += step) {
    const top = y + gap
    const low = y + step - gap
    const dip = (x: number) => (x <= inner || x >= 1000 - inner ? 0 : 22)
    for (const [from, to] of columns) {
      rows.push(
        shape(
          `M${from} ${top + dip(from)} C${from + (to - from) * 0.3} ${top + 20} ${from + (to - from) * 0.7} ${top + 20} ${to} ${top + dip(to)} V${low + dip(to)} C${from + (to - from) * 0.7} ${low + 21} ${from + (to - from) * 0.3} ${low + 21} ${from} ${low + dip(from)} Z`,
          block === 'yoke' && y < 330 ? second : colour,
        ),
      )
    }
  }
  return rows.join('')
}

function sleevePillows(cut: Cut, at: (x: number) => number, colour: string): string {
  const step = stepOf(cut)
  const gap = cut.quilt === 'narrow' ? 3 : 4
  const rows: string[] = []
  for (let y = 226; y < 770; y += step) {
    const shift = (y - 300) * 0.19
    rows.push(
      shape(
        `M${at(256) - shift} ${y + gap - 6} Q${at(310) - shift} ${y + gap + 24} ${at(392) - shift} ${y + gap + 10} L${at(390) - shift} ${y + step - gap + 10} Q${at(308) - shift} ${y + step - gap + 24} ${at(254) - shift} ${y + step - gap - 6} Z`,
        colour,
      ),
    )
  }
  return rows.join('')
}

export function hoodUp(sheet: Sheet, cut: Cut, colour: string, second: string): string {
  const { material } = cut
  const [, , accent, trim] = sheet.paints
  const box: Box = [350, 30, 300, 260]
  const outline =
    'M402 240 C396 210 392 190 394 160 C396 112 424 66 470 54 C490 50 510 50 530 54 C576 66 604 112 606 160 C608 190 604 210 598 240 C570 266 430 266 402 240 Z'
  if (sheet.isBack) {
    const panel = 'M462 58 C470 52 530 52 538 58 C542 110 544 180 536 256 L464 256 C456 180 458 110 462 58 Z'
    return (
      sheet.lit(material, shape(outline, colour) + shape(panel, mix(colour, second, 0.55)), box) +
      seam('M462 58 C458 110 456 180 464 252') +
      seam('M538 58 C542 110 544 180 536 252') +
      stitch('M408 232 C440 254 560 254 592 232') +
      line('M492 150 h16', accent, 6, 'stroke-linecap="round"')
    )
  }
  const opening =
    'M436 206 C424 172 426 132 450 112 C474 96 526 96 550 112 C574 132 576 172 564 206 C548 232 524 246 500 248 C476 246 452 232 436 206 Z'
  const inside = sheet.radial(
    [
      [0, lighter(trim, 0.05)],
      [0.65, darker(trim, 0.25)],
      [1, darker(trim, 0.55)],
    ],
    [0.5, 0.3, 0.75],
  )
  const brim =
    'M424 150 C426 106 462 88 500 88 C538 88 574 106 576 150 C560 120 530 110 500 110 C470 110 440 120 424 150 Z'
  return (
    sheet.lit(material, shape(outline, colour), box) +
    seam('M446 74 C436 90 431 102 429 120') +
    seam('M554 74 C564 90 569 102 571 120') +
    shape(opening, inside) +
    sheet.clip(
      `<path d="${opening}"/>`,
      softLine('M430 214 C440 150 470 128 500 128 C530 128 560 150 570 214', 44, 0.5),
    ) +
    label(482, 150, 36, sheet.mark) +
    sheet.lit(material, shape(brim, mix(colour, second, 0.35)), box) +
    stitch('M430 140 C444 110 474 102 500 102 C526 102 556 110 570 140') +
    line('M432 214 C418 186 416 150 430 130', '#000', 2.5, 'stroke-opacity=".35"') +
    line('M568 214 C582 186 584 150 570 130', '#000', 2.5, 'stroke-opacity=".35"') +
    both(
      `<circle cx="436" cy="222" r="6.5" fill="#22262a"/>${line('M436 226 C428 252 440 268 432 290', accent, 4.5, 'stroke-linecap="round"')}`,
    )
  )
}

function collarUp(sheet: Sheet, cut: Cut, colour: string, second: string): string {
  const [, , , trim] = sheet.paints
  const box: Box = [390, 140, 220, 150]
  const back =
    'M424 216 C424 184 432 166 440 158 C470 146 530 146 560 158 C568 166 576 184 576 216 C552 240 448 240 424 216 Z'
  if (sheet.isBack)
    return (
      shape('M424 204 H576 L572 262 H428 Z', colour) +
      sheet.lit(cut.material, shape(back, mix(colour, second, 0.18)), box) +
      seam('M424 216 C452 240 548 240 576 216', 0.3) +
      stitch('M434 168 C470 156 530 156 566 168')
    )
  const left = 'M424 214 C422 190 428 170 440 158 C450 176 474 196 496 206 L498 262 C468 254 436 236 424 214 Z'
  return (
    shape(
      'M430 196 C436 166 450 156 500 154 C550 156 564 166 570 196 C560 226 530 250 500 252 C470 250 440 226 430 196 Z',
      darker(trim, 0.3),
    ) +
    sheet.lit(
      cut.material,
      shape(
        'M440 160 C470 148 530 148 560 160 C556 178 530 186 500 186 C470 186 444 178 440 160 Z',
        mix(colour, second, 0.5),
      ),
      box,
    ) +
    label(484, 160, 32, sheet.mark) +
    sheet.lit(cut.material, both(shape(left, mix(colour, second, 0.18))), box) +
    both(stitch('M436 168 C448 186 470 202 494 212'))
  )
}

function crewNeck(sheet: Sheet, cut: Cut, colour: string): string {
  const [, second, , trim] = sheet.paints
  const box: Box = [400, 170, 200, 110]
  if (sheet.isBack)
    return sheet.lit('wool', line('M424 208 C450 226 550 226 576 208', mix(colour, second, 0.5), 18), box)
  return (
    shape('M424 206 C440 190 560 190 576 206 C560 250 440 250 424 206 Z', darker(trim, 0.25)) +
    sheet.lit('wool', line('M428 200 C450 188 550 188 572 200', mix(colour, second, 0.65), 15), box) +
    label(486, 196, 28, sheet.mark) +
    sheet.lit('wool', line('M424 205 C440 256 560 256 576 205', mix(colour, second, 0.5), 17), box) +
    stitch('M414 208 C432 274 568 274 586 208')
  )
}

function pocketsOf(sheet: Sheet, cut: Cut, at: (x: number) => number): string {
  const [main, second, accent] = sheet.paints
  const parts: string[] = []
  if (cut.pockets === 'slant' || cut.pockets === 'both')
    parts.push(
      both(
        zip(`M${at(420)} ${cut.hem - 220} L${at(388)} ${cut.hem - 96}`, darker(main, 0.3), darker(main, 0.5), 9, [
          at(420),
          cut.hem - 224,
          accent,
        ]),
      ),
    )
  if (cut.pockets === 'chest' || cut.pockets === 'both')
    parts.push(zip('M574 372 L560 452', darker(main, 0.3), darker(main, 0.5), 8, [575, 366, accent]))
  if (cut.pockets === 'chest-patch')
    parts.push(
      sheet.lit(
        'canvas',
        shape('M546 330 h92 v92 q0 10 -10 10 h-72 q-10 0 -10 -10 Z', mix(second, main, 0.2)),
        [530, 320, 124, 124],
      ) +
        stitch('M552 336 h80 v84 h-80 Z') +
        line('M552 352 h80', accent, 5),
    )
  if (cut.pockets === 'pouch') {
    const pouch = `M${at(388)} ${cut.hem - 210} H${1000 - at(388)} L${1000 - at(356)} ${cut.hem - 96} V${cut.hem - 40} H${at(356)} V${cut.hem - 96} Z`
    parts.push(
      sheet.lit(cut.material, shape(pouch, mix(main, second, 0.55)), [300, cut.hem - 240, 400, 230]) +
        stitch(`M${at(392)} ${cut.hem - 200} H${1000 - at(392)}`) +
        both(zip(`M${at(388)} ${cut.hem - 208} L${at(356)} ${cut.hem - 96}`, darker(main, 0.3), darker(main, 0.5), 8)),
    )
  }
  if (cut.pockets === 'patch') {
    const patch = `M${at(372)} ${cut.hem - 200} h88 v104 q0 12 -12 12 h-64 q-12 0 -12 -12 Z`
    parts.push(
      both(
        sheet.lit('canvas', shape(patch, mix(main, second, 0.25)), [300, 500, 400, 400]) +
          stitch(`M${at(372) + 6} ${cut.hem - 190} h76 v92 q0 8 -8 8 h-60 q-8 0 -8 -8 Z`) +
          seam(`M${at(372)} ${cut.hem - 172} h88`),
      ),
    )
  }
  return parts.join('')
}

function cuffs(sheet: Sheet, cut: Cut, at: (x: number) => number): string {
  const [main, second, accent] = sheet.paints
  const edge = `M${at(212)} 744 C${at(232)} 752 ${at(262)} 756 ${at(290)} 752`
  if (cut.cuff === 'tab') {
    const tab = `M${at(214)} 738 l${46} 7 q8 2 7 10 l-1 8 q-2 7 -9 6 l-46 -7 Z`
    return both(
      stitch(edge) +
        sheet.lit('rubber', shape(tab, darker(second, 0.15)), [180, 710, 640, 90]) +
        line(`M${at(214) + 10} 752 l30 5`, accent, 3),
    )
  }
  if (cut.cuff === 'rib') {
    const rib = `M${at(210)} 738 C${at(236)} 748 ${at(268)} 750 ${at(292)} 744 L${at(287)} 770 C${at(284)} 784 ${at(274)} 790 ${at(262)} 788 L${at(228)} 783 C${at(212)} 780 ${at(205)} 772 ${at(206)} 756 Z`
    const ridges = Array.from({ length: 9 }, (_, i) =>
      line(`M${at(216) + i * 8} ${744 + i * 0.9} l-3 38`, '#000', 1.6, 'stroke-opacity=".2"'),
    ).join('')
    return both(sheet.lit('wool', shape(rib, mix(main, second, 0.6)), [180, 710, 640, 100]) + ridges)
  }
  if (cut.cuff === 'elastic')
    return both(
      line(edge, '#000', 3, 'stroke-opacity=".25"') +
        line(`M${at(209)} 762 C${at(232)} 770 ${at(262)} 774 ${at(288)} 768`, mix(main, second, 0.7), 11),
    )
  return both(stitch(edge))
}

export const ARM_CREASES: readonly Crease[] = [
  [252, 470, 290, 500, 330, 470, 9],
  [244, 520, 286, 560, 322, 540, 8],
  [286, 330, 330, 350, 346, 420, 9],
  [232, 640, 262, 668, 300, 650, 7],
  [226, 700, 256, 722, 290, 712, 6],
  [306, 276, 318, 330, 346, 372, 7],
]
export const BODY_CREASES: readonly Crease[] = [
  [346, 424, 398, 452, 430, 540, 11],
  [338, 560, 400, 600, 470, 570, 9],
  [336, 660, 400, 706, 462, 690, 9],
  [372, 280, 416, 330, 404, 420, 9],
  [336, 740, 380, 770, 440, 764, 7],
]

export function sleevesOf(sheet: Sheet, cut: Cut, block: Block): string {
  const [main, second] = sheet.paints
  const { at, sleeve } = frame(cut)
  const colour = block === 'sleeves' ? second : main
  const arm: Box = [at(196), 236, at(362) - at(196), 562]
  const one = cut.quilt ? sheet.clip(`<path d="${sleeve}"/>`, sleevePillows(cut, at, colour)) : shape(sleeve, colour)
  const under = cut.quilt ? both(shape(sleeve, darker(colour, 0.3))) : ''
  const creases = cut.quilt
    ? ''
    : both(
        sheet.creases(
          `<path d="${sleeve}"/>`,
          ARM_CREASES.map(([x1, y1, cx, cy, x2, y2, w]) => [at(x1), y1, at(cx), cy, at(x2), y2, w] as const),
        ),
      )
  return (
    under +
    sheet.lit(cut.material, one, arm) +
    sheet.lit(cut.material, mirror(one), mirrorBox(arm)) +
    creases +
    cuffs(sheet, cut, at)
  )
}

export function torsoOf(sheet: Sheet, cut: Cut, block: Block): string {
  const [main, second] = sheet.paints
  const { at, body, hem } = frame(cut)
  const torso: Box = [at(318), 196, 1000 - 2 * at(318), hem - 166]
  const outline = bothOutlines(body)
  if (cut.quilt)
    return (
      both(shape(body, darker(main, 0.3))) +
      sheet.lit(cut.material, sheet.clip(outline, bodyPillows(cut, at, main, second, block)), torso)
    )
  const yoke = `M${at(430)} 208 C${at(400)} 226 ${at(372)} 240 ${at(338)} 258 C${at(327)} 290 ${at(326)} 320 ${at(330)} 352 C${at(400)} 386 460 392 500 392 L500 250 C470 250 445 236 ${at(430)} 208 Z`
  const side = `M${at(346)} 420 C${at(342)} 520 ${at(336)} 620 ${at(330)} ${hem} L${at(392)} ${hem + 14} C${at(386)} 640 ${at(384)} 540 ${at(352)} 400 Z`
  const panels = both(
    shape(body, main) + (block === 'yoke' ? shape(yoke, second) : '') + (block === 'sides' ? shape(side, second) : ''),
  )
  const half =
    block === 'half'
      ? sheet.clip(
          outline,
          shape(`M0 ${hem - 210} C300 ${hem - 190} 700 ${hem - 190} 1000 ${hem - 210} V1000 H0 Z`, second),
        )
      : ''
  const stripes = cut.stripes
    ? sheet.clip(
        outline,
        Array.from({ length: 40 }, (_, i) =>
          line(`M300 ${230 + i * 17} Q500 ${252 + i * 17} 700 ${230 + i * 17}`, second, 7, 'stroke-opacity=".75"'),
        ).join(''),
      )
    : ''
  const folds = BODY_CREASES.map(
    ([x1, y1, cx, cy, x2, y2, w]) =>
      [at(x1), Math.min(y1, hem - 50), at(cx), Math.min(cy, hem - 20), at(x2), Math.min(y2, hem - 26), w] as const,
  )
  const lines = [
    block === 'yoke' ? both(seam(`M${at(330)} 352 C${at(400)} 386 460 392 500 392`)) : '',
    block === 'sides' ? both(seam(`M${at(352)} 400 C${at(384)} 540 ${at(386)} 640 ${at(392)} ${hem + 14}`)) : '',
    stitch(
      `M${at(334)} ${hem - 18} C${at(420)} ${hem + 4} 460 ${hem + 6} 500 ${hem + 6} C540 ${hem + 6} ${1000 - at(420)} ${hem + 4} ${1000 - at(334)} ${hem - 18}`,
    ),
  ]
  return (
    sheet.lit(cut.material, panels + half + stripes, torso) +
    sheet.creases(outline, folds) +
    mirror(sheet.creases(outline, folds.slice(0, 4), 0.8)) +
    lines.join('')
  )
}

/** Draws a garment for the upper body from its cut. */
export function top(cut: Cut): Draw {
  return (sheet) => {
    const [main, second, accent, trim] = sheet.paints
    const { at, hem, sleeve } = frame(cut)
    const block = sheet.random.pick<Block>(cut.blocks ?? ['plain', 'yoke', 'sleeves', 'sides'])
    const parts: string[] = [sheet.shadow(500, cut.scale ? hem + 56 : Math.min(925, hem + 84), 220 * cut.width, 20)]
    if (cut.sleeves)
      parts.push(
        sleevesOf(sheet, cut, block),
        both(
          sheet.clip(
            `<path d="${sleeve}"/>`,
            softLine(`M${at(346)} 270 C${at(334)} 330 ${at(338)} 390 ${at(346)} 430 L${at(334)} ${hem - 40}`, 34, 0.5),
          ),
        ),
      )
    parts.push(
      torsoOf(sheet, cut, block),
      cut.belt ? waistCord(sheet, frame(cut)) : '',
      both(seam(`M${at(352)} 252 C${at(338)} 310 ${at(342)} 372 ${at(352)} 412`, 0.34)),
    )
    if (sheet.isBack) {
      if (!cut.quilt) parts.push(seam(`M${at(340)} 318 C440 350 560 350 ${1000 - at(340)} 318`, 0.22))
      parts.push(line(`M470 ${hem - 40} h60`, lighter(accent, 0.2), 6, 'stroke-linecap="round" stroke-opacity=".9"'))
    } else {
      parts.push(pocketsOf(sheet, cut, at))
      const start = cut.neck === 'hood' ? 244 : 214
      if (cut.front === 'zip')
        parts.push(zip(`M500 ${start} V${hem + 20}`, mix(main, trim, 0.55), accent, 12, [500, start + 8, accent]))
      if (cut.front === 'flap') parts.push(stormFlap(sheet, cut, start))
      if (cut.front === 'half-zip')
        parts.push(zip(`M500 ${start} V480`, mix(main, trim, 0.55), accent, 11, [500, start + 8, accent]))
      if (cut.neck === 'half-zip')
        parts.push(
          zip('M500 210 V404', mix(main, trim, 0.55), accent, 10, [500, 222, accent]) +
            `<rect x="490" y="402" width="20" height="9" rx="3" fill="${second}"/>`,
        )
      if (cut.front === 'buttons') parts.push(buttonRow(hem, accent))
      parts.push(label(at(412) - 18, 316, 46, sheet.mark))
    }
    parts.push(
      cut.neck === 'hood'
        ? hoodUp(sheet, cut, main, second)
        : cut.neck === 'crew'
          ? crewNeck(sheet, cut, main)
          : collarUp(sheet, cut, main, second),
    )
    if (cut.ruff) parts.push(fur(sheet))
    const { scale = 1 } = cut
    const art =
      scale === 1
        ? parts.join('')
        : `<g transform="translate(${500 - 500 * scale} 24) scale(${scale})">${parts.join('')}</g>`
    return { art, closeUp: cut.neck === 'hood' ? [330, 70, 380] : [330, 150, 360] }
  }
}

/** A flap with press studs over the zip. */
function stormFlap(sheet: Sheet, cut: Cut, start: number): string {
  const [main, second, accent] = sheet.paints
  const studs: string[] = []
  for (let y = start + 34; y < cut.hem; y += 104)
    studs.push(`<circle cx="522" cy="${y}" r="9" fill="${darker(accent, 0.25)}" stroke="#000" stroke-opacity=".4"/>`)
  return (
    sheet.lit(
      cut.quilt ? 'soft' : cut.material,
      shape(`M478 ${start} h62 V${cut.hem + 20} h-62 Z`, mix(main, second, 0.4)),
      [466, start - 12, 90, cut.hem + 50 - start],
    ) +
    stitch(`M486 ${start + 6} V${cut.hem + 14}`) +
    studs.join('')
  )
}

/** The belt's cord, its ends hanging at the middle. */
function waistCord(sheet: Sheet, { at, hem, body }: ReturnType<typeof frame>): string {
  const [main, , accent] = sheet.paints
  const y = Math.min(600, hem - 190)
  const across = `M${at(320)} ${y - 4} C430 ${y + 16} 570 ${y + 16} ${1000 - at(320)} ${y - 4}`
  const ends = both(
    line(`M470 ${y + 10} C462 ${y + 40} 470 ${y + 62} 460 ${y + 84}`, accent, 5, 'stroke-linecap="round"'),
  )
  return (
    sheet.clip(bothOutlines(body), softLine(across, 30, 0.4) + line(across, darker(main, 0.3), 9)) +
    (sheet.isBack ? '' : ends)
  )
}

/** Long fur around the opening of a hood. */
function fur(sheet: Sheet): string {
  if (sheet.isBack) return ''
  const tones = ['#8a6f52', '#a98c69', '#6d5540', '#c9b08a']
  const hairs = Array.from({ length: 190 }, (_, at) => {
    const angle = Math.PI * (0.82 + (at / 189) * 1.36)
    const [cx, cy] = [500 + Math.cos(angle) * 76, 172 + Math.sin(angle) * 74]
    const long = 26 + sheet.random.int(0, 20)
    const lean = angle + (sheet.random.int(-40, 40) * Math.PI) / 180
    return line(
      `M${Math.round(cx)} ${Math.round(cy)} l${Math.round(Math.cos(lean) * long)} ${Math.round(Math.sin(lean) * long)}`,
      tones[at % tones.length] ?? '#8a6f52',
      5,
      'stroke-linecap="round" stroke-opacity=".8"',
    )
  })
  return hairs.join('')
}

function buttonRow(hem: number, colour: string): string {
  const parts = [
    line(`M500 250 V${hem + 20}`, '#000', 2.4, 'stroke-opacity=".3"'),
    stitch(`M478 262 V${hem + 16}`),
    stitch(`M522 262 V${hem + 16}`),
  ]
  for (let y = 290; y < hem; y += 78) {
    parts.push(
      `<circle cx="502" cy="${y}" r="10" fill="${darker(colour, 0.1)}" stroke="#000" stroke-opacity=".4" stroke-width="1.5"/><circle cx="499" cy="${y - 2}" r="1.8" fill="#000" opacity=".6"/><circle cx="505" cy="${y + 2}" r="1.8" fill="#000" opacity=".6"/>`,
    )
  }
  return parts.join('')
}
