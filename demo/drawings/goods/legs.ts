/** Trousers, shorts, tights. */
import {
  both,
  bothOutlines,
  darker,
  label,
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
} from '../base/kit'

export interface LegCut {
  material: MaterialName
  /** y of the leg's end, and how wide a leg is (1 = regular). */
  hem: number
  width: number
  waist: 'belt' | 'elastic' | 'braces'
  pockets: 'slant' | 'thigh' | 'none'
  /** Second paint on knees and seat, along the sides, or nowhere. */
  blocks: 'knees' | 'sides' | 'none'
  cuff: 'plain' | 'zip' | 'snap'
}

/** Braces that stand up as when the trousers hang: a band each side that turns over at the top, joined behind. */
function braces(trim: string, accent: string, isBack: boolean): string {
  const strap = (d: string, colour: string) =>
    line(d, darker(colour, 0.35), 23) + line(d, colour, 19) + line(d, accent, 3, 'stroke-opacity=".85"')
  const over = 'M446 124 C438 84 446 44 474 32 C490 26 500 38 500 60'
  const behind = 'M470 122 C476 98 488 84 500 72'
  const buckle =
    '<rect x="430" y="86" width="28" height="22" rx="4" fill="#3b4246"/><rect x="436" y="92" width="16" height="9" rx="2" fill="#aab2b5"/>'
  const clip = '<rect x="437" y="110" width="18" height="14" rx="3" fill="#24272a"/>'
  const yoke = '<path d="M484 58 h32 v22 l-16 12 l-16 -12 Z" fill="#24272a"/>'
  return isBack
    ? both(strap(over, darker(trim, 0.3))) + both(strap(behind, darker(trim, 0.1))) + yoke
    : both(line(behind, darker(trim, 0.5), 15)) + both(strap(over, darker(trim, 0.08))) + yoke + both(buckle + clip)
}

/** Draws trousers from their cut. */
export function legs(cut: LegCut): Draw {
  return (sheet) => {
    const [main, second, accent, trim] = sheet.paints
    const out = (x: number, y: number) => 500 - (500 - x) * (1 + (cut.width - 1) * Math.min(1, (y - 150) / 350))
    const { hem } = cut
    const short = hem < 600
    const outer = out(short ? 352 : 322, hem)
    const inner = short ? 474 : 432
    const leg = short
      ? `M404 142 C386 210 ${out(374, 290)} 290 ${out(362, 400)} 400 L${outer} ${hem} C${outer + 30} ${hem + 14} ${inner - 40} ${hem + 16} ${inner} ${hem + 4} L500 362 V152 C466 150 434 148 404 142 Z`
      : `M404 142 C380 220 ${out(356, 300)} 300 ${out(350, 420)} 420 C${out(344, 560)} 560 ${out(334, 700)} 700 ${outer} ${hem} C${outer + 20} ${hem + 12} ${inner - 30} ${hem + 14} ${inner} ${hem + 6} C452 640 486 470 500 372 V152 C466 150 434 148 404 142 Z`
    const box: Box = [outer - 24, 132, 524 - outer, hem - 100]
    const knee = `M${out(346, 470)} 470 C390 488 430 488 468 468 L456 610 C420 628 370 626 ${out(338, 610)} 610 Z`
    const side = `M404 142 C380 220 ${out(356, 300)} 300 ${out(350, 420)} 420 C${out(344, 560)} 560 ${out(334, 700)} 700 ${outer} ${hem} L${outer + 34} ${hem + 8} C${out(366, 640)} 640 392 400 424 146 Z`
    const panel =
      cut.blocks === 'knees' && !short ? shape(knee, second) : cut.blocks === 'sides' ? shape(side, second) : ''
    const one = shape(leg, main) + panel
    const folds: Crease[] = short
      ? [
          [498, 372, 450, 400, 396, 392, 10],
          [402, 200, 410, 300, 384, 420, 8],
        ]
      : [
          [498, 372, 446, 402, 384, 386, 11],
          [352, 470, 410, 500, 470, 462, 9],
          [346, 560, 400, 604, 458, 578, 9],
          [340, 660, 384, 700, 442, 676, 8],
          [336, 780, 380, 810, 436, 786, 8],
          [404, 190, 412, 290, 390, 400, 8],
        ]
    const parts = [
      sheet.shadow(500, Math.min(940, hem + 62), 190 * cut.width, 18),
      sheet.lit(cut.material, one, box),
      sheet.lit(cut.material, mirror(one), mirrorBox(box)),
      sheet.creases(bothOutlines(leg), folds),
      mirror(sheet.creases(bothOutlines(leg), folds.slice(0, 4), 0.85)),
      sheet.clip(
        bothOutlines(leg),
        softLine('M500 372 C492 450 476 560 462 660', 44, 0.5) +
          softLine('M500 372 C508 450 524 560 538 660', 30, 0.35),
      ),
    ]
    if (cut.blocks === 'knees' && !short)
      parts.push(
        both(
          seam(`M${out(346, 470)} 470 C390 488 430 488 468 468`) +
            seam(`M456 610 C420 628 370 626 ${out(338, 610)} 610`) +
            stitch(`M${out(346, 478)} 480 C390 498 430 498 466 478`),
        ),
      )
    if (cut.blocks === 'sides')
      parts.push(both(seam(`M424 146 C392 400 ${out(366, 640)} 640 ${outer + 34} ${hem + 8}`)))
    parts.push(
      both(
        stitch(`M${outer + 2} ${hem - 16} C${outer + 24} ${hem - 4} ${inner - 26} ${hem - 2} ${inner + 2} ${hem - 10}`),
      ),
    )
    if (cut.cuff === 'zip' && !short)
      parts.push(
        both(
          zip(`M${out(352, 700)} 700 L${outer + 22} ${hem}`, darker(main, 0.35), darker(main, 0.55), 8, [
            out(352, 700),
            694,
            accent,
          ]),
        ),
      )
    if (cut.cuff === 'snap' && !short)
      parts.push(
        both(
          line(`M${outer + 6} ${hem - 40} l44 5`, darker(second, 0.2), 12, 'stroke-linecap="round"') +
            `<circle cx="${outer + 46}" cy="${hem - 35}" r="4" fill="${accent}"/>`,
        ),
      )
    parts.push(seam(sheet.isBack ? 'M500 152 V372' : 'M500 190 C498 260 500 320 500 372'))
    const band = 'M402 118 C440 128 560 128 598 118 L598 158 C560 168 440 168 402 158 Z'
    parts.push(shape('M404 120 C440 108 560 108 596 120 C560 134 440 134 404 120 Z', darker(trim, 0.25)))
    parts.push(sheet.lit(cut.material, shape(band, mix(main, second, 0.3)), [380, 96, 240, 86]))
    if (cut.waist === 'elastic')
      parts.push(
        ...Array.from({ length: 24 }, (_, i) => line(`M${408 + i * 8} 124 v38`, '#000', 1.6, 'stroke-opacity=".18"')),
        line('M486 160 q-8 50 -2 70 M514 160 q8 44 0 66', accent, 4.5, 'stroke-linecap="round"'),
      )
    if (cut.waist !== 'elastic') {
      parts.push(
        both(
          `<rect x="428" y="116" width="11" height="46" rx="3" fill="${darker(main, 0.22)}"/><rect x="464" y="120" width="11" height="46" rx="3" fill="${darker(main, 0.22)}"/>`,
        ),
      )
      if (!sheet.isBack)
        parts.push(
          `<circle cx="500" cy="145" r="9" fill="${trim}"/><circle cx="498" cy="143" r="4" fill="#fff" opacity=".35"/>`,
          line('M500 168 V262 q-2 18 -18 22', '#000', 2.6, 'stroke-opacity=".35"'),
          stitch('M516 170 V262 q0 26 -26 34'),
        )
    }
    if (cut.waist === 'braces') parts.push(braces(trim, accent, sheet.isBack))
    if (cut.pockets !== 'none' && !sheet.isBack)
      parts.push(
        both(zip('M412 176 C408 210 398 240 382 262', darker(main, 0.3), darker(main, 0.5), 8, [411, 172, accent])),
      )
    if (cut.pockets === 'thigh' && !sheet.isBack) {
      const flap = `M${out(364, 330)} 338 l80 12 -6 92 -82 -10 Z`
      parts.push(
        both(
          sheet.lit('canvas', shape(flap, mix(main, second, 0.35)), [out(350, 330), 324, 110, 132]) +
            stitch(`M${out(364, 330) + 7} 366 l68 10`) +
            seam(`M${out(364, 330)} 360 l78 12`),
        ),
      )
    }
    if (sheet.isBack)
      parts.push(
        both(seam('M410 170 C450 200 480 206 498 206', 0.24) + stitch('M424 236 h56 v62 q-28 18 -56 0 Z')),
        label(536, 240, 40, sheet.mark),
      )
    else parts.push(label(414, short ? hem - 60 : 300, 40, sheet.mark))
    return { art: parts.join(''), closeUp: [370, 100, 300] }
  }
}
