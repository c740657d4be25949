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

/** A pair of alpine skis, standing. */
export const alpineSki: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 3)
  const ski = (x: number) =>
    `M${x} 190 C${x + 4} 120 ${x + 30} 58 ${x + 62} 50 C${x + 94} 58 ${x + 120} 120 ${x + 124} 190 C${x + 118} 330 ${x + 106} 420 ${x + 104} 520 C${x + 104} 640 ${x + 114} 760 ${x + 118} 900 C${x + 116} 936 ${x + 100} 948 ${x + 62} 948 C${x + 24} 948 ${x + 8} 936 ${x + 6} 900 C${x + 10} 760 ${x + 20} 640 ${x + 20} 520 C${x + 18} 420 ${x + 6} 330 ${x} 190 Z`
  const one = (x: number) => {
    const outline = ski(x)
    if (sheet.isBack)
      return (
        sheet.lit('lacquer', shape(outline, mix('#2b2f32', main, 0.12)), [x - 14, 36, 152, 930]) +
        line(outline, '#c9d0d3', 5) +
        sheet.clip(
          `<path d="${outline}"/>`,
          line(`M${x + 62} 60 V940`, '#000', 8, 'stroke-opacity=".35"') +
            shape(`M${x} 380 l60 -70 70 90 v300 l-70 70 -60 -80 Z`, accent, 'opacity=".85"') +
            Array.from({ length: 3 }, (_, i) =>
              line(`M${x - 10} ${430 + i * 80} l140 -60`, darker(accent, 0.3), 14),
            ).join(''),
        )
      )
    return (
      sheet.lit('lacquer', shape(outline, main) + graphics(sheet, outline, x, 124, style), [x - 14, 36, 152, 930]) +
      line(outline, '#000', 2, 'stroke-opacity=".4"') +
      line(
        `M${x + 18} 200 C${x + 26} 330 ${x + 34} 420 ${x + 34} 520 C${x + 34} 640 ${x + 26} 760 ${x + 22} 890`,
        '#fff',
        5,
        'stroke-opacity=".28"',
      ) +
      shape(
        `M${x + 30} 70 C${x + 44} 56 ${x + 80} 56 ${x + 94} 70 L${x + 88} 82 C${x + 76} 72 ${x + 48} 72 ${x + 36} 82 Z`,
        darker(trim, 0.2),
      ) +
      sheet.lit('rubber', shape(`M${x + 30} 470 h64 v190 h-64 Z`, '#2b2f32'), [x + 22, 462, 80, 206]) +
      Array.from(
        { length: 6 },
        (_, i) => `<circle cx="${x + 46 + (i % 2) * 32}" cy="${496 + Math.floor(i / 2) * 66}" r="5" fill="#8b9498"/>`,
      ).join('') +
      label(x + 36, 734, 52, sheet.mark, lighter(second, 0.7), darker(second, 0.4))
    )
  }
  return { art: sheet.shadow(510, 952, 210, 18, 0.4) + one(340) + one(536), closeUp: [310, 430, 380] }
}

/** A pair of cross-country skis. */
export const nordicSki: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 3)
  const one = (x: number) => {
    const outline = `M${x + 4} 150 C${x + 6} 90 ${x + 16} 50 ${x + 28} 44 C${x + 40} 50 ${x + 50} 90 ${x + 52} 150 V930 C${x + 50} 950 ${x + 6} 950 ${x + 4} 930 Z`
    const skin = sheet.isBack
      ? shape(`M${x + 14} 420 h28 v330 h-28 Z`, '#cbb99a') +
        line(`M${x + 28} 60 V410 M${x + 28} 760 V940`, '#000', 5, 'stroke-opacity=".4"')
      : graphics(sheet, outline, x, 56, style)
    return (
      sheet.lit(
        'lacquer',
        shape(outline, sheet.isBack ? '#e7e4dc' : main) + sheet.clip(`<path d="${outline}"/>`, skin),
        [x - 10, 34, 76, 930],
      ) +
      line(outline, '#000', 2, 'stroke-opacity=".35"') +
      (sheet.isBack
        ? ''
        : sheet.lit('plastic', shape(`M${x + 10} 430 h36 v190 h-36 Z`, '#24272a'), [x, 420, 56, 210]) +
          sheet.lit('plastic', shape(`M${x + 6} 440 q22 -30 44 0 v60 h-44 Z`, accent), [x - 2, 416, 60, 96]) +
          line(`M${x + 20} 520 v90 M${x + 36} 520 v90`, '#fff', 3, 'stroke-opacity=".25"') +
          shape(`M${x + 12} 860 h32 v40 h-32 Z`, darker(trim, 0.1)))
    )
  }
  return {
    art:
      sheet.shadow(506, 952, 140, 16, 0.4) +
      one(416) +
      one(532) +
      (sheet.isBack ? '' : line('M420 690 H584', darker(second, 0.1), 14)),
    closeUp: [370, 380, 260],
  }
}

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
