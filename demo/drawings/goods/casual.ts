/** Everyday tops cut like the jackets but finished otherwise: a hooded sweatshirt, a checked shirt. */
import {
  both,
  bothOutlines,
  darker,
  label,
  lighter,
  line,
  mirror,
  mix,
  seam,
  shape,
  softLine,
  stitch,
  zip,
  type Box,
  type Draw,
  type Sheet,
} from '../base/kit'
import { rivet } from './fittings'
import { litPair, ribs } from './wear-parts'
import { ARM_CREASES, BODY_CREASES, frame, sleevesOf, torsoOf, type Block, type Cut } from './tops'

/** The hood of a sweatshirt, fallen back: behind the neck, its two edges crossing under the chin. */
function hoodDown(sheet: Sheet, inside: string): string {
  const [main, , accent] = sheet.paints
  const box: Box = [370, 116, 260, 230]
  if (sheet.isBack) {
    const fallen =
      'M404 214 C398 172 440 146 500 146 C560 146 602 172 596 214 C632 262 622 344 566 394 C534 420 466 420 434 394 C378 344 368 262 404 214 Z'
    return (
      softLine('M372 300 C384 372 436 424 500 428 C564 424 616 372 628 300', 46, 0.5) +
      sheet.lit('wool', shape(fallen, main), [360, 130, 280, 300]) +
      sheet.creases(`<path d="${fallen}"/>`, [
        [402, 222, 440, 300, 470, 404, 9],
        [598, 222, 560, 300, 530, 404, 9],
        [420, 186, 500, 214, 580, 186, 8],
        [392, 300, 450, 330, 500, 412, 7],
      ]) +
      seam('M470 148 C460 230 466 330 480 412', 0.3) +
      seam('M530 148 C540 230 534 330 520 412', 0.3) +
      stitch('M410 204 C440 168 560 168 590 204')
    )
  }
  const back =
    'M390 256 C372 206 396 146 450 130 C482 122 518 122 550 130 C604 146 628 206 610 256 C580 300 420 300 390 256 Z'
  const hollow =
    'M414 226 C418 184 452 160 500 158 C548 160 582 184 586 226 C574 274 536 304 500 318 C464 304 426 274 414 226 Z'
  const lip =
    'M420 184 C400 196 390 222 392 250 C398 288 444 322 494 350 C504 344 508 330 504 318 C466 298 436 270 430 234 C428 214 432 198 440 188 C434 182 426 180 420 184 Z'
  const cord = (x: number, y: number, end: number, bow: number) =>
    rivet(x, y, 6.5, '#b9bfc2') +
    line(
      `M${x} ${y + 2} C${x + bow} ${y + 50} ${x - bow} ${end - 60} ${x + bow * 0.5} ${end}`,
      '#000',
      9,
      'stroke-opacity=".16" transform="translate(3 4)"',
    ) +
    line(`M${x} ${y + 2} C${x + bow} ${y + 50} ${x - bow} ${end - 60} ${x + bow * 0.5} ${end}`, accent, 7) +
    line(
      `M${x} ${y + 2} C${x + bow} ${y + 50} ${x - bow} ${end - 60} ${x + bow * 0.5} ${end}`,
      '#000',
      7,
      'stroke-opacity=".16" stroke-dasharray="2 3"',
    ) +
    line(`M${x + bow * 0.5} ${end} l${bow * 0.06} 20`, '#2b2f32', 8, 'stroke-linecap="round"')
  return (
    softLine('M392 262 C404 306 450 340 500 362 C550 340 596 306 608 262', 34, 0.5) +
    sheet.lit('wool', shape(back, main), box) +
    shape(
      hollow,
      sheet.gradient([
        [0, mix(inside, '#000000', 0.22)],
        [0.55, mix(inside, '#000000', 0.4)],
        [1, mix(inside, '#000000', 0.6)],
      ]),
    ) +
    line('M424 208 C444 180 470 172 500 172 C530 172 556 180 576 208', accent, 7, 'stroke-opacity=".75"') +
    label(483, 188, 34, sheet.mark) +
    sheet.clip(
      `<path d="${hollow}"/>`,
      softLine('M412 220 C426 280 470 312 500 326 C530 312 574 280 588 220', 40, 0.45),
    ) +
    sheet.lit('wool', mirror(shape(lip, main)), box) +
    sheet.lit('wool', shape(lip, main), box) +
    both(stitch('M416 196 C404 212 402 234 406 250 C416 282 456 312 494 334')) +
    cord(448, 306, 420, 5) +
    cord(552, 306, 438, -6)
  )
}

/** A hooded sweatshirt: kangaroo pocket, ribbed hem and cuffs; with or without a zip. */
export const hoodie: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const zipped = sheet.random.chance(0.4)
  const block = sheet.random.pick<Block>(['plain', 'plain', 'sleeves', 'yoke'])
  const print = zipped ? 3 : sheet.random.int(0, 2)
  const cut: Cut = {
    material: 'wool',
    neck: 'hood',
    sleeves: true,
    hem: 770,
    width: 0.98,
    front: 'none',
    pockets: 'none',
    cuff: 'rib',
  }
  const { at, sleeve, hem } = frame(cut)
  const band = `M${at(331)} ${hem - 36} C${at(420)} ${hem - 16} 460 ${hem - 14} 500 ${hem - 14} V${hem + 24} C460 ${hem + 24} ${at(420)} ${hem + 22} ${at(342)} ${hem + 8} Z`
  const parts = [
    sheet.shadow(500, 862, 216, 20),
    sleevesOf(sheet, cut, block),
    both(
      sheet.clip(
        `<path d="${sleeve}"/>`,
        softLine(`M${at(346)} 270 C${at(334)} 330 ${at(338)} 390 ${at(346)} 430 L${at(334)} ${hem - 40}`, 34, 0.5),
      ),
    ),
    torsoOf(sheet, cut, block),
    both(
      seam(`M${at(352)} 252 C${at(338)} 310 ${at(342)} 372 ${at(352)} 412`, 0.34) +
        stitch(`M${at(360)} 256 C${at(347)} 312 ${at(350)} 372 ${at(360)} 410`),
    ),
    softLine(
      `M${at(334)} ${hem - 42} C${at(420)} ${hem - 22} 460 ${hem - 20} 500 ${hem - 20} C540 ${hem - 20} ${1000 - at(420)} ${hem - 22} ${1000 - at(334)} ${hem - 42}`,
      16,
      0.4,
    ),
    sheet.lit('wool', both(shape(band, mix(main, second, 0.6))), [at(322), hem - 44, 1000 - 2 * at(322), 76]),
    sheet.clip(bothOutlines(band), ribs(at(334), 1000 - at(334), hem - 44, hem + 30, 50)),
  ]
  if (!sheet.isBack) {
    const pocket = `M500 ${hem - 226} H436 C426 ${hem - 196} 396 ${hem - 156} 374 ${hem - 136} C370 ${hem - 100} 370 ${hem - 60} 374 ${hem - 40} C420 ${hem - 26} 460 ${hem - 24} 500 ${hem - 24} Z`
    if (print === 0)
      parts.push(
        line(
          'M436 508 L468 462 L484 482 L514 434 L540 474 L552 458 L572 508',
          mix(accent, main, 0.25),
          6,
          'stroke-linejoin="round" stroke-linecap="round"',
        ) + line('M450 524 H558', mix(accent, main, 0.25), 5, 'stroke-linecap="round"'),
      )
    if (print === 1)
      parts.push(
        Array.from(
          { length: 5 },
          (_, i) =>
            `<ellipse cx="${500 + sheet.random.int(-6, 6)}" cy="478" rx="${66 - i * 13}" ry="${44 - i * 9}" fill="none" stroke="${mix(accent, main, 0.2)}" stroke-width="4" transform="rotate(${-12 + sheet.random.int(-5, 5)} 500 478)"/>`,
        ).join(''),
      )
    if (print === 2) parts.push(label(548, 394, 56, sheet.mark))
    parts.push(
      softLine(`M436 ${hem - 222} C426 ${hem - 192} 396 ${hem - 152} 372 ${hem - 132}`, 18, 0.4),
      softLine(`M564 ${hem - 222} C574 ${hem - 192} 604 ${hem - 152} 628 ${hem - 132}`, 18, 0.4),
    )
    parts.push(sheet.lit('wool', both(shape(pocket, mix(main, second, 0.14))), [352, hem - 240, 296, 230]))
    parts.push(
      both(
        seam(`M436 ${hem - 226} C426 ${hem - 196} 396 ${hem - 156} 374 ${hem - 136}`, 0.34) +
          stitch(`M450 ${hem - 218} C440 ${hem - 188} 410 ${hem - 148} 384 ${hem - 128}`) +
          stitch(`M456 ${hem - 214} C446 ${hem - 184} 416 ${hem - 144} 384 ${hem - 118}`),
      ),
      stitch(`M440 ${hem - 218} H560`),
    )
    if (zipped)
      parts.push(
        zip(`M500 330 V${hem + 20}`, mix(main, trim, 0.5), '#c9c4b8', 12, [500, 342, accent]),
        label(560, 410, 48, sheet.mark),
      )
  } else parts.push(seam(`M${at(340)} 318 C440 350 560 350 ${1000 - at(340)} 318`, 0.2))
  parts.push(hoodDown(sheet, mix(second, trim, 0.35)))
  return { art: parts.join(''), closeUp: [330, 130, 360] }
}

/** Checks woven into a cloth: bands both ways that darken where they cross. `pitch` is the repeat in units. */
function checks([, second, accent, trim]: Sheet['paints'], pitch: number, bend: number, style: number): string {
  const bands: readonly (readonly [number, string, number, number])[] =
    style === 0
      ? [
          [0, second, 0.42, 0.62],
          [0.42, trim, 0.09, 0.5],
          [0.62, accent, 0.045, 0.75],
          [-0.42, trim, 0.09, 0.5],
        ]
      : style === 1
        ? [[0, trim, 0.5, 0.4]]
        : [
            [0, lighter(second, 0.35), 0.05, 0.5],
            [0.5, trim, 0.05, 0.4],
          ]
  const parts: string[] = []
  for (let i = -4; i * pitch < 560; i++) {
    for (const [shift, colour, share, opacity] of bands) {
      const x = Math.round(500 + (i - 0.5 + shift) * pitch)
      const y = Math.round(210 + (i + 0.5 + shift) * pitch)
      const wide = Math.round(share * pitch * 10) / 10
      parts.push(
        line(`M${x} 150 C${x + bend} 400 ${x - bend} 600 ${x} 900`, colour, wide, `stroke-opacity="${opacity}"`),
        line(`M100 ${y} Q500 ${y + bend * 4} 900 ${y}`, colour, wide, `stroke-opacity="${opacity}"`),
      )
    }
  }
  return parts.join('')
}

const SHIRT: Cut = {
  material: 'soft',
  neck: 'collar',
  sleeves: true,
  hem: 780,
  width: 0.98,
  front: 'buttons',
  pockets: 'none',
  cuff: 'plain',
}
const shirtButton = (x: number, y: number, colour: string) =>
  `<circle cx="${x + 1}" cy="${y + 2}" r="8" fill="#000" opacity=".28"/><circle cx="${x}" cy="${y}" r="7.4" fill="${colour}"/><circle cx="${x}" cy="${y}" r="5" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="1.2"/><path d="M${x - 2} ${y - 2} l4 4 M${x + 2} ${y - 2} l-4 4" stroke="#000" stroke-opacity=".55" stroke-width="1.3"/>`

/** A shirt with collar, button placket, two flapped pockets and a curved tail; the cloth follows from the id. */
export const shirt: Draw = (sheet) => {
  const [main, second, , trim] = sheet.paints
  const style = sheet.random.int(0, 3)
  const pitch = style === 0 ? sheet.random.pick([104, 84]) : style === 1 ? 34 : 40
  const { at, sleeve } = frame(SHIRT)
  const body = `M${at(430)} 208 C${at(400)} 226 ${at(372)} 240 ${at(338)} 258 C${at(322)} 310 ${at(330)} 372 ${at(346)} 420 C${at(342)} 520 ${at(337)} 610 ${at(334)} 706 C${at(338)} 734 ${at(372)} 784 ${at(426)} 806 C${at(456)} 816 480 818 500 818 V250 C470 250 445 236 ${at(430)} 208 Z`
  const cloth = (outline: string, degrees = 0, shift = 0) =>
    style === 3
      ? ''
      : sheet.clip(
          outline,
          `<g transform="translate(${shift} ${shift / 2}) rotate(${degrees} 500 500)">${checks(sheet.paints, pitch, degrees ? 5 : 3, style)}</g>`,
        )
  const box: Box = [at(318), 196, 1000 - 2 * at(318), 636]
  const arm: Box = [at(196), 236, at(362) - at(196), 562]
  const armCloth = shape(sleeve, main) + cloth(`<path d="${sleeve}"/>`, 9)
  const cuff = `M${at(211)} 726 C${at(238)} 736 ${at(270)} 740 ${at(294)} 734 L${at(287)} 770 C${at(284)} 784 ${at(274)} 790 ${at(262)} 788 L${at(228)} 783 C${at(212)} 780 ${at(205)} 772 ${at(206)} 756 Z`
  const cuffCloth = shape(cuff, main) + cloth(`<path d="${cuff}"/>`, 98)
  const button = mix('#efe6d4', trim, style === 3 ? 0.7 : 0.2)
  const outline = bothOutlines(body)
  const parts = [
    sheet.shadow(500, 880, 216, 20),
    litPair(sheet, 'soft', armCloth, arm),
    both(sheet.creases(`<path d="${sleeve}"/>`, ARM_CREASES)),
    both(
      sheet.clip(
        `<path d="${sleeve}"/>`,
        softLine(`M${at(346)} 270 C${at(334)} 330 ${at(338)} 390 ${at(346)} 430 L${at(334)} 720`, 34, 0.5),
      ),
    ),
    both(softLine(`M${at(213)} 724 C${at(238)} 732 ${at(270)} 736 ${at(292)} 730`, 10, 0.4)),
    litPair(sheet, 'canvas', cuffCloth, [at(196), 716, 110, 84]),
    both(
      stitch(`M${at(213)} 735 C${at(238)} 745 ${at(270)} 749 ${at(290)} 744`) +
        stitch(`M${at(210)} 772 C${at(232)} 780 ${at(262)} 784 ${at(284)} 776`) +
        shirtButton(at(226), 760, button),
    ),
    sheet.lit('soft', both(shape(body, main)) + cloth(outline), box),
    sheet.creases(outline, BODY_CREASES),
    mirror(sheet.creases(outline, BODY_CREASES.slice(0, 4), 0.8)),
    both(
      seam(`M${at(352)} 252 C${at(338)} 310 ${at(342)} 372 ${at(352)} 412`, 0.34) +
        stitch(`M${at(360)} 256 C${at(347)} 312 ${at(350)} 372 ${at(360)} 410`),
    ),
    stitch(
      `M${at(342)} 704 C${at(348)} 730 ${at(378)} 774 ${at(430)} 795 C460 805 540 805 ${1000 - at(430)} 795 C${1000 - at(378)} 774 ${1000 - at(348)} 730 ${1000 - at(342)} 704`,
    ),
  ]
  if (sheet.isBack) {
    const yoke = `M${at(430)} 208 C${at(400)} 226 ${at(372)} 240 ${at(338)} 258 C${at(332)} 280 ${at(329)} 300 ${at(329)} 316 C${at(400)} 336 460 338 500 338 V220 C470 220 445 216 ${at(430)} 208 Z`
    const collar =
      'M424 214 C426 190 436 172 448 164 C474 152 526 152 552 164 C564 172 574 190 576 214 C590 228 588 240 576 246 C540 236 460 236 424 246 C412 240 410 228 424 214 Z'
    parts.push(
      sheet.lit('soft', both(shape(yoke, main)) + cloth(bothOutlines(yoke), 0, 26), [
        at(318),
        200,
        1000 - 2 * at(318),
        146,
      ]),
      seam(`M${at(329)} 316 C${at(400)} 336 460 338 500 338 C540 338 ${1000 - at(400)} 336 ${1000 - at(329)} 316`),
      stitch(`M${at(330)} 326 C${at(400)} 346 460 348 500 348 C540 348 ${1000 - at(400)} 346 ${1000 - at(330)} 326`),
    )
    parts.push(
      softLine('M484 340 V800', 12, 0.4),
      softLine('M516 340 V800', 10, 0.3),
      line('M488 330 q12 34 24 0', mix(main, trim, 0.4), 6),
      sheet.lit('canvas', shape(collar, main) + cloth(`<path d="${collar}"/>`, 0, 14), [400, 144, 200, 110]),
      stitch('M434 184 C470 162 530 162 566 184'),
      stitch('M430 238 C470 228 530 228 570 238'),
    )
    return { art: parts.join(''), closeUp: [330, 150, 360] }
  }
  const placket = 'M481 236 C490 246 510 246 519 236 V816 H481 Z'
  const pocket = `M${at(376)} 404 h92 v84 l-46 24 -46 -24 Z`
  const flap = `M${at(372)} 390 h100 v30 l-50 20 -50 -20 Z`
  const pocketCloth = both(shape(pocket, main)) + cloth(bothOutlines(pocket), 0, 20)
  const leaf =
    'M430 206 C424 186 432 168 446 158 C458 184 478 208 500 226 C488 250 474 276 462 300 C446 282 434 246 430 206 Z'
  parts.push(
    sheet.lit('canvas', pocketCloth, [at(366), 390, 1000 - 2 * at(366), 130]),
    both(stitch(`M${at(376) + 6} 424 v60 l40 21 40 -21 v-60`)),
    both(softLine(`M${at(374)} 426 l48 20 48 -20`, 12, 0.4)),
  )
  parts.push(
    sheet.lit('canvas', both(shape(flap, main)) + cloth(bothOutlines(flap), 0, 34), [
      at(366),
      380,
      1000 - 2 * at(366),
      70,
    ]),
    both(stitch(`M${at(372) + 6} 396 v21 l44 17 44 -17 v-21`) + shirtButton(at(422), 425, button)),
  )
  parts.push(
    softLine('M522 250 V812', 12, 0.5),
    sheet.lit('canvas', shape(placket, main) + cloth(`<path d="${placket}"/>`, 0, 0), [470, 226, 60, 600]),
    seam('M519 240 V816', 0.3),
    stitch('M487 246 V812'),
    stitch('M513 246 V812'),
  )
  for (let y = 306; y < 780; y += 84)
    parts.push(line(`M500 ${y - 11} v22`, '#000', 2, 'stroke-opacity=".3"'), shirtButton(500, y, button))
  parts.push(
    shape(
      'M432 196 C440 164 456 154 500 152 C544 154 560 164 568 196 C556 222 526 240 500 246 C474 240 444 222 432 196 Z',
      sheet.gradient([
        [0, darker(mix(main, second, 0.5), 0.1)],
        [1, darker(second, 0.5)],
      ]),
    ),
  )
  parts.push(
    sheet.lit(
      'canvas',
      shape(
        'M446 160 C470 148 530 148 554 160 C550 176 530 184 500 184 C470 184 450 176 446 160 Z',
        mix(main, second, 0.4),
      ),
      [436, 142, 128, 50],
    ),
    label(484, 190, 32, sheet.mark),
    shirtButton(500, 236, button),
  )
  parts.push(
    both(softLine('M432 214 C440 252 450 284 464 306 C478 282 492 254 502 232', 18, 0.5)),
    sheet.lit('canvas', both(shape(leaf, main)) + cloth(bothOutlines(leaf), 0, 30), [414, 148, 172, 162]),
    both(
      seam('M446 158 C458 184 478 208 500 226', 0.25) +
        stitch('M438 206 C442 242 450 268 461 284 C472 264 484 242 491 228'),
    ),
  )
  parts.push(label(at(412) - 34, 352, 34, sheet.mark))
  return { art: parts.join(''), closeUp: [330, 150, 360] }
}
