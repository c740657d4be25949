/** Skis, bindings, boots, poles, goggles. */
import { both, darker, label, lighter, line, mix, PAPER, seam, shape, stitch, type Draw, type Sheet } from '../base/kit'

/** Graphics of a ski's top sheet, clipped to its outline. */
function graphics(sheet: Sheet, outline: string, x: number, width: number, style: number): string {
  const [, second, accent, trim] = sheet.paints
  const mid = x + width / 2
  const parts =
    style === 0
      ? [
          shape(`M${x - 10} 620 L${mid} 500 L${x + width + 10} 640 V960 H${x - 10} Z`, second),
          shape(`M${x - 10} 680 L${mid - 8} 580 L${x + width + 10} 710 V730 L${mid - 8} 606 L${x - 10} 704 Z`, accent),
        ]
      : style === 1
        ? Array.from({ length: 7 }, (_, i) =>
            line(
              `M${x - 10} ${150 + i * 26} q${width * 0.3} -26 ${width * 0.6} 0 t${width * 0.7} 0`,
              i % 3 === 1 ? accent : second,
              9,
            ),
          ).concat(shape(`M${x - 10} 780 h${width + 20} v200 h-${width + 20} Z`, second))
        : style === 2
          ? [
              shape(`M${x - 10} 60 L${x + width + 10} 220 V420 L${x - 10} 260 Z`, second),
              shape(`M${x - 10} 280 L${x + width + 10} 440 V462 L${x - 10} 302 Z`, accent),
              shape(`M${x - 10} 800 L${x + width + 10} 700 V960 H${x - 10} Z`, trim),
            ]
          : [
              shape(`M${mid - 5} 60 h10 v880 h-10 Z`, accent),
              ...Array.from({ length: 9 }, (_, i) =>
                shape(
                  `M${mid} ${150 + i * 30} l${10 + i * 3} ${44 + i * 2} h-${20 + i * 6} Z`,
                  i % 2 ? second : mix(second, accent, 0.3),
                ),
              ),
            ]
  return sheet.clip(`<path d="${outline}"/>`, parts.join(''))
}

interface SkiCut {
  /** Length in cm; widths of tip, waist and tail in mm: a ski is drawn in its true proportions. */
  length: number
  widths: readonly [tip: number, waist: number, tail: number]
  /** The tail is turned up like the tip. */
  isTwin?: boolean
  /** How much of the tip leaves the snow: the side view. */
  rocker: number
  kind: 'alpine' | 'touring' | 'nordic' | 'skate' | 'wooden'
}

const TOP = 46
const BOTTOM = 946

/** The outline of a ski seen from above, around the line x. */
function skiOutline(x: number, { length, widths, isTwin, kind }: SkiCut): string {
  const half = (mm: number) => (mm * (BOTTOM - TOP)) / (length * 10) / 2
  const [tip, waist, tail] = widths.map(half) as [number, number, number]
  const wide = TOP + (kind === 'alpine' || kind === 'touring' ? 116 : 90)
  const end = BOTTOM - (isTwin ? 84 : 34)
  const sharp = kind === 'alpine' || kind === 'touring' ? 0.62 : 0.34
  const at = (offset: number) => Math.round((x + offset) * 10) / 10
  const right = `C${at(tip * sharp)} ${TOP} ${at(tip)} ${TOP + 46} ${at(tip)} ${wide} C${at(tip)} ${wide + 130} ${at(waist)} 390 ${at(waist)} 520 C${at(waist)} 660 ${at(tail)} 760 ${at(tail)} ${end} C${at(tail)} ${BOTTOM - 8} ${at(tail * 0.7)} ${BOTTOM} ${at(0)} ${BOTTOM}`
  const left = `C${at(-tail * 0.7)} ${BOTTOM} ${at(-tail)} ${BOTTOM - 8} ${at(-tail)} ${end} C${at(-tail)} 760 ${at(-waist)} 660 ${at(-waist)} 520 C${at(-waist)} 390 ${at(-tip)} ${wide + 130} ${at(-tip)} ${wide} C${at(-tip)} ${TOP + 46} ${at(-tip * sharp)} ${TOP} ${at(0)} ${TOP}`
  return `M${at(0)} ${TOP} ${right} ${left} Z`
}

/** The side of a ski: the tip leaves the snow, the middle is bowed, the tail lies flat or is turned up. */
function skiSide(x: number, { rocker, isTwin, kind }: SkiCut): string {
  const bow = kind === 'alpine' || kind === 'touring' ? 7 : 16
  const tail = isTwin ? -rocker * 0.7 : -4
  return `M${x - rocker} ${TOP} C${x - rocker * 0.4} ${TOP + 40} ${x} ${TOP + 90} ${x} ${TOP + 170} C${x - bow} 400 ${x - bow} 640 ${x} 850 C${x} 900 ${x + tail * 0.3} 926 ${x + tail} ${BOTTOM}`
}

/** The base of a ski: dark, with a groove; a skin where a cross-country ski has one. */
function skiBase(sheet: Sheet, outline: string, x: number, { kind }: SkiCut): string {
  const [main, , accent] = sheet.paints
  const isDark = kind === 'alpine' || kind === 'touring'
  const pattern = isDark
    ? shape(`M${x - 60} 330 l60 -70 60 80 v300 l-60 70 -60 -80 Z`, accent, 'opacity=".85"') +
      line(`M${x - 60} 470 l120 -56 M${x - 60} 560 l120 -56`, darker(accent, 0.3), 14)
    : kind === 'skate'
      ? ''
      : shape(`M${x - 6} 400 h12 v300 h-12 Z`, '#cbb99a')
  return (
    sheet.lit('lacquer', shape(outline, isDark ? mix('#2b2f32', main, 0.12) : '#e7e4dc'), [x - 60, 30, 120, 930]) +
    sheet.clip(`<path d="${outline}"/>`, line(`M${x} 60 V940`, '#000', 4, 'stroke-opacity=".4"') + pattern) +
    line(outline, isDark ? '#c9d0d3' : '#7d7a72', 3)
  )
}

/** What stands on the middle of a ski. */
function skiMount(sheet: Sheet, x: number, half: number, kind: SkiCut['kind']): string {
  const [, , accent] = sheet.paints
  if (kind === 'alpine' || kind === 'touring') {
    const plate = half * 0.74
    const holes = [0, 1, 2].map(
      (at) =>
        `<circle cx="${x - plate * 0.5}" cy="${486 + at * 52}" r="4" fill="#8b9498"/><circle cx="${x + plate * 0.5}" cy="${486 + at * 52}" r="4" fill="#8b9498"/>`,
    )
    return kind === 'touring'
      ? holes.slice(0, 2).join('')
      : sheet.lit('rubber', shape(`M${x - plate} 462 h${plate * 2} v170 h-${plate * 2} Z`, '#2b2f32'), [
          x - plate - 8,
          454,
          plate * 2 + 16,
          186,
        ]) + holes.join('')
  }
  return (
    sheet.lit('plastic', shape(`M${x - half * 0.86} 452 h${half * 1.72} v128 h-${half * 1.72} Z`, '#24272a'), [
      x - half - 8,
      444,
      half * 2 + 16,
      144,
    ]) + shape(`M${x - half * 0.7} 456 h${half * 1.4} v30 h-${half * 1.4} Z`, accent)
  )
}

/** A pair of skis and the side of one of them; seen from behind, the bases. */
function skis(cut: SkiCut): Draw {
  return (sheet) => {
    const [main, second, , trim] = sheet.paints
    const style = sheet.random.int(0, 3)
    const half = (Math.max(...cut.widths) * (BOTTOM - TOP)) / (cut.length * 10) / 2
    const isBroad = cut.kind === 'alpine' || cut.kind === 'touring'
    const apart = half * 2 + (isBroad ? 40 : 44)
    const paint = cut.kind === 'wooden' ? '#b98d5e' : main
    const one = (x: number) => {
      const outline = skiOutline(x, cut)
      if (sheet.isBack) return skiBase(sheet, outline, x, cut)
      const grain =
        cut.kind === 'wooden'
          ? [0.2, 0.45, 0.7].map((share) => line(`M${x - half + share * half * 2} 60 V940`, '#6b4a2b', 2)).join('')
          : graphics(sheet, outline, x - half, half * 2, style)
      return (
        sheet.lit(
          'lacquer',
          shape(outline, paint) + (cut.kind === 'wooden' ? sheet.clip(`<path d="${outline}"/>`, grain) : grain),
          [x - half - 12, 30, half * 2 + 24, 930],
        ) +
        line(outline, '#000', 2, 'stroke-opacity=".4"') +
        skiMount(sheet, x, (half * cut.widths[1]) / Math.max(...cut.widths), cut.kind) +
        (isBroad ? label(x - 21, 744, 42, sheet.mark, lighter(second, 0.7), darker(second, 0.4)) : '')
      )
    }
    const side = (x: number) =>
      line(skiSide(x, cut), '#000', isBroad ? 15 : 12, 'stroke-opacity=".25" stroke-linecap="round"') +
      line(skiSide(x, cut), darker(paint, 0.15), isBroad ? 12 : 9, 'stroke-linecap="round"') +
      line(skiSide(x - 4, cut), mix('#c9d0d3', trim, 0.2), 2.5)
    const middle = 470
    // Long and narrow skis lie across the sheet: upright they would be two lines.
    const tilt = isBroad ? 6 : 22
    const pair = sheet.within(
      PAPER,
      () =>
        `<g transform="rotate(${sheet.isBack ? -tilt : tilt} 500 500)${isBroad ? '' : ' translate(500 500) scale(1.08) translate(-500 -500)'}">${one(middle - apart / 2)}${one(middle + apart / 2)}${side(middle + apart / 2 + half + (isBroad ? 84 : 78))}</g>`,
    )
    return { art: sheet.shadow(500, 958, isBroad ? 230 : 300, 16, 0.36) + pair, closeUp: [300, 380, 380] }
  }
}

/** Pairs of alpine skis: for prepared slopes, for everything, for powder, for climbing, for children. */
export const pisteSki = skis({ length: 165, widths: [121, 68, 103], rocker: 38, kind: 'alpine' })
export const alpineSki = skis({ length: 172, widths: [130, 86, 116], rocker: 48, kind: 'alpine' })
export const freerideSki = skis({ length: 180, widths: [138, 106, 128], rocker: 70, isTwin: true, kind: 'alpine' })
export const touringSki = skis({ length: 174, widths: [122, 89, 108], rocker: 56, kind: 'touring' })
export const juniorSki = skis({ length: 120, widths: [109, 70, 94], rocker: 52, isTwin: true, kind: 'alpine' })

/** Pairs of cross-country skis: classic, skate, backcountry with edges, forest, for children. */
export const nordicSki = skis({ length: 195, widths: [44, 44, 44], rocker: 58, kind: 'nordic' })
export const skateSki = skis({ length: 186, widths: [40, 44, 42], rocker: 34, kind: 'skate' })
export const backcountrySki = skis({ length: 185, widths: [84, 62, 74], rocker: 66, kind: 'nordic' })
export const forestSki = skis({ length: 200, widths: [98, 92, 94], rocker: 92, kind: 'wooden' })
export const juniorNordicSki = skis({ length: 140, widths: [52, 46, 48], rocker: 60, kind: 'nordic' })

/** An alpine ski boot with four buckles. */
export const skiBoot: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const shellD =
    'M250 780 C240 700 250 600 262 520 C330 500 420 500 470 540 C520 590 600 610 690 640 C770 664 800 720 800 780 L796 808 H256 Z'
  const cuff =
    'M262 180 C330 160 430 170 476 196 C486 300 500 400 512 500 C516 560 500 600 460 610 C380 620 300 610 258 590 C236 500 240 320 262 180 Z'
  const liner = 'M276 130 C340 104 430 112 466 150 L474 210 C400 190 330 190 268 206 Z'
  const sole = 'M236 800 H818 V838 H720 L700 822 H360 L344 838 H236 Z'
  const buckle = (x: number, y: number, w: number) =>
    sheet.lit('metal', shape(`M${x} ${y} l${w} 14 q10 6 6 18 l-${w} -8 q-12 -8 -6 -24 Z`, '#9aa3a7'), [
      x - 20,
      y - 14,
      w + 50,
      60,
    ]) +
    line(`M${x - 40} ${y + 6} l44 6`, '#5b6367', 9) +
    `<circle cx="${x + 10}" cy="${y + 12}" r="6" fill="#3b4246"/>`
  const art =
    sheet.shadow(520, 848, 320, 24, 0.38) +
    sheet.lit('fleece', shape(liner, darker(trim, 0.1)), [250, 96, 240, 130]) +
    sheet.lit(
      'plastic',
      shape(shellD, main) + shape('M690 640 C770 664 800 720 800 780 L700 790 C680 740 680 690 690 640 Z', second),
      [226, 490, 600, 340],
    ) +
    sheet.lit('rubber', shape(sole, '#24272a'), [226, 790, 610, 60]) +
    sheet.lit('plastic', shape(cuff, mix(main, second, 0.85)), [236, 160, 300, 470]) +
    seam('M330 180 C320 320 330 480 360 600', 0.24) +
    sheet.lit(
      'canvas',
      shape('M254 210 C330 186 430 190 480 216 L486 274 C430 248 330 246 248 268 Z', darker(trim, 0.05)),
      [236, 180, 270, 110],
    ) +
    line('M330 224 h90', accent, 7) +
    (sheet.isBack
      ? line('M280 300 C276 400 280 520 300 600', accent, 26) +
        `<rect x="250" y="600" width="60" height="20" rx="6" fill="${accent}"/>`
      : buckle(400, 330, 96) + buckle(420, 440, 92) + buckle(470, 590, 92) + buckle(580, 640, 92)) +
    `<circle cx="330" cy="560" r="24" fill="${darker(second, 0.3)}"/><circle cx="327" cy="557" r="12" fill="#a9b1b5"/>` +
    label(330, 690, 100, sheet.mark)
  return { art: `<g transform="translate(-20 0)">${art}</g>`, closeUp: [240, 140, 480] }
}

interface PoleCut {
  basket: 'snow' | 'trek'
  grip: 'cork' | 'rubber'
  locks: number
}
/** A pair of poles. */
export function poles(cut: PoleCut): Draw {
  return (sheet) => {
    const [main, second, accent, trim] = sheet.paints
    const one = (x: number, tilt: number) =>
      sheet.within(PAPER, () => {
        const locks = Array.from({ length: cut.locks }, (_, i) =>
          sheet.lit(
            'plastic',
            shape(`M${x - 14} ${430 + i * 190} h28 v54 h-28 Z`, '#2b2f32') +
              shape(`M${x + 10} ${438 + i * 190} h16 v34 h-16 Z`, accent),
            [x - 24, 420 + i * 190, 60, 74],
          ),
        ).join('')
        return `<g transform="rotate(${tilt} ${x} 500)">${sheet.lit('metal', shape(`M${x - 9} 250 H${x + 9} L${x + 6} 880 H${x - 6} Z`, main) + shape(`M${x - 9} 330 h18 v60 h-18 Z M${x - 8} 620 h16 v110 h-16 Z`, second) + shape(`M${x - 8} 600 h16 v14 h-16 Z`, accent), [x - 20, 240, 40, 660])}${locks}${shape(`M${x - 4} 880 h8 l-3 50 h-2 Z`, '#8b9498')}${cut.basket === 'snow' ? sheet.lit('plastic', shape(`M${x - 52} 868 q52 -30 104 0 q-52 30 -104 0 Z`, darker(trim, 0.1)), [x - 62, 840, 124, 56]) : sheet.lit('plastic', shape(`M${x - 28} 862 h56 l-8 18 h-40 Z`, darker(trim, 0.1)), [x - 36, 854, 72, 36])}${sheet.lit(cut.grip === 'cork' ? 'foam' : 'rubber', shape(`M${x - 20} 104 C${x - 24} 80 ${x + 24} 76 ${x + 28} 100 C${x + 30} 130 ${x + 16} 150 ${x + 18} 190 C${x + 20} 230 ${x + 14} 260 ${x + 12} 290 H${x - 12} C${x - 14} 250 ${x - 20} 220 ${x - 16} 180 C${x - 12} 150 ${x - 18} 130 ${x - 20} 104 Z`, cut.grip === 'cork' ? '#b98d5e' : '#2b2f32'), [x - 34, 70, 74, 230])}${cut.grip === 'cork' ? Array.from({ length: 14 }, () => `<circle cx="${x - 12 + sheet.random.int(0, 26)}" cy="${sheet.random.int(110, 270)}" r="2" fill="#5a3c20" opacity=".5"/>`).join('') : ''}${line(`M${x + 18} 96 C${x + 80} 120 ${x + 70} 250 ${x + 22} 300 C${x + 40} 220 ${x + 36} 150 ${x + 12} 100`, darker(trim, 0.05), 13, 'stroke-linejoin="round"')}${line(`M${x + 18} 96 C${x + 80} 120 ${x + 70} 250 ${x + 22} 300`, accent, 3)}</g>`
      })
    return {
      art: sheet.shadow(500, 940, 200, 16, 0.3) + one(420, sheet.isBack ? 5 : -4) + one(570, sheet.isBack ? -5 : 4),
      closeUp: [360, 60, 300],
    }
  }
}

/** Ski goggles with a mirrored lens. */
export const goggles: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const frameD =
    'M180 470 C190 370 300 330 500 330 C700 330 810 370 820 470 C828 560 790 660 690 680 C620 692 580 640 500 620 C420 640 380 692 310 680 C210 660 172 560 180 470 Z'
  const lens =
    'M212 476 C222 396 320 364 500 364 C680 364 778 396 788 476 C792 550 760 634 686 650 C620 660 582 602 500 588 C418 602 380 660 314 650 C240 634 208 550 212 476 Z'
  const mirror = sheet.gradient(
    [
      [0, mix(accent, '#ffffff', 0.25)],
      [0.35, mix(accent, second, 0.5)],
      [0.7, darker(second, 0.35)],
      [1, darker(trim, 0.35)],
    ],
    [0, 0, 0.6, 1],
  )
  const strap = 'M180 440 C120 430 80 440 40 470 L40 570 C80 550 120 548 176 560 Z'
  return {
    art:
      sheet.shadow(500, 740, 320, 26, 0.34) +
      both(
        sheet.lit('wool', shape(strap, second), [20, 420, 180, 170]) +
          line('M44 520 C90 500 130 496 178 502', accent, 12),
      ) +
      sheet.lit('rubber', shape(frameD, sheet.isBack ? mix(trim, '#3a3d3f', 0.5) : main), [160, 310, 680, 400]) +
      (sheet.isBack
        ? shape(lens, mix('#4a4f52', accent, 0.2)) + line(lens, '#1b1f1d', 30, 'stroke-opacity=".45"')
        : sheet.lit('plastic', shape(lens, mirror), [196, 350, 608, 320]) +
          sheet.clip(
            `<path d="${lens}"/>`,
            shape(
              'M200 600 L340 500 L420 560 L520 450 L640 560 L720 510 L820 600 V700 H200 Z',
              '#0c1512',
              'opacity=".22"',
            ) +
              shape('M260 420 C330 380 430 376 480 380 L330 560 C270 540 250 480 260 420 Z', '#fff', 'opacity=".22"') +
              shape('M520 380 L560 382 L420 580 L390 590 Z', '#fff', 'opacity=".16"'),
          ) +
          line(lens, '#000', 3, 'stroke-opacity=".4"')) +
      both(sheet.lit('plastic', shape('M168 440 h34 v110 h-34 Z', darker(trim, 0.1)), [158, 430, 54, 130])) +
      label(60, 500, 66, sheet.mark) +
      stitch('M186 430 C220 370 320 346 500 346 C680 346 780 370 814 430', '#fff', 0.12),
    closeUp: [180, 320, 420],
  }
}
