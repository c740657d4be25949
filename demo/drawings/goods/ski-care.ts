/** For the skis' bases: liquid glide, grip wax, care of skins. */
import { darker, label, lighter, line, mix, range, shape, softLine, type Draw, type Sheet } from '../base/kit'
import { inkOn, placed } from './fittings'
import { cylinder } from './wear-parts'

const BLACK = '#24272a'
const CORK = '#c79a63'
const FOIL = { round: 6, height: 10, contrast: 0.7, gloss: [0.24, 20] } as const

const snowflake = (x: number, y: number, size: number, ink: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${range(6, (i) => line('M0 0 V-34 M-10 -26 L0 -18 L10 -26', ink, 5, `stroke-linecap="round" transform="rotate(${i * 60})"`)).join('')}</g>`
/** Lines of small print on the back of a label. */
const smallPrint = (x: number, y: number, width: number, rows: number, ink: string) =>
  range(rows, (i) =>
    line(`M${x} ${y + i * 24} h${i % 4 === 3 ? width * 0.6 : width}`, ink, 5, 'stroke-opacity=".55"'),
  ).join('')

/** A block of pressed cork for smoothing, around (0, 0). */
function cork(sheet: Sheet): string {
  const top = 'M-150 -46 L130 -72 C140 -72 146 -68 150 -60 L176 -6 L-128 26 Z'
  const front = 'M-128 26 L176 -6 L178 66 C178 74 172 78 164 80 L-116 108 C-124 108 -128 104 -128 96 Z'
  const side = 'M-150 -46 L-128 26 V96 C-128 104 -134 102 -138 96 L-158 34 C-160 26 -160 -34 -150 -46 Z'
  const specks = range(46, () => {
    const x = sheet.random.int(-150, 170)
    const y = sheet.random.int(-70, 104)
    return `<ellipse cx="${x}" cy="${y}" rx="${sheet.random.int(4, 11)}" ry="${sheet.random.int(2, 5)}" transform="rotate(${sheet.random.int(-40, 40)} ${x} ${y})" fill="${sheet.random.pick(['#7d5427', '#e3c08e', '#94683a'])}" fill-opacity=".55"/>`
  }).join('')
  return (
    softLine('M-120 106 C0 112 120 96 178 76', 26, 0.5) +
    sheet.lit(
      { round: 6, grain: [0.35, 0.07], height: 10, contrast: 0.7 },
      shape(side, darker(CORK, 0.3)) + shape(front, darker(CORK, 0.08)) + shape(top, lighter(CORK, 0.14)),
      [-166, -82, 352, 198],
    ) +
    sheet.clip(`<path d="${side}"/><path d="${front}"/><path d="${top}"/>`, specks) +
    line('M-150 -46 L-128 26 L176 -6', '#fff', 3, 'stroke-opacity=".35"')
  )
}

/** A tin of kick wax with its cap off, and a cork. */
export const gripWax: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const tin =
    'M300 360 V730 C300 764 378 790 470 790 C562 790 640 764 640 730 V360 C640 394 562 420 470 420 C378 420 300 394 300 360 Z'
  const clip = `<path d="${tin}"/>`
  const rim =
    'M300 360 C300 326 378 302 470 302 C562 302 640 326 640 360 C640 394 562 420 470 420 C378 420 300 394 300 360 Z'
  const wax = mix(main, '#10161c', 0.28)
  const stick =
    'M324 350 C324 314 330 250 346 226 C364 204 420 194 474 196 C530 196 582 206 596 230 C612 256 616 316 616 350 C616 378 550 400 470 400 C390 400 324 378 324 350 Z'
  const cap = () =>
    sheet.soft(
      shape(
        'M-96 -40 V50 C-96 74 -50 92 0 92 C50 92 96 74 96 50 V-40 Z',
        '#2b2318',
        'fill-opacity=".36" transform="translate(10 14)"',
      ),
      11,
      [-100, -60, 220, 180],
    ) +
    sheet.lit(
      'plastic',
      shape('M-100 -44 V48 C-100 74 -54 94 0 94 C54 94 100 74 100 48 V-44 Z', cylinder(sheet, darker(trim, 0.05))),
      [-112, -60, 224, 164],
    ) +
    range(16, (i) =>
      line(
        `M${-90 + i * 12} ${-12 + Math.round(Math.sin((i / 15) * Math.PI) * 24)} v74`,
        '#fff',
        3,
        'stroke-opacity=".13"',
      ),
    ).join('') +
    sheet.lit(
      'plastic',
      '<ellipse cx="0" cy="-44" rx="100" ry="34" fill="' + lighter(trim, 0.14) + '"/>',
      [-110, -86, 220, 84],
    ) +
    `<ellipse cx="0" cy="-44" rx="74" ry="23" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="4"/>`
  const stripe = sheet.random.int(0, 1)
  return {
    art:
      sheet.shadow(520, 800, 380, 30, 0.42) +
      sheet.lit(
        FOIL,
        shape(tin, cylinder(sheet, main, 0.24)) +
          sheet.clip(
            clip,
            shape(
              'M290 470 C340 512 600 512 650 470 V650 C600 694 340 694 290 650 Z',
              cylinder(sheet, stripe ? second : darker(main, 0.22)),
            ),
          ),
        [288, 350, 364, 452],
      ) +
      sheet.clip(
        clip,
        shape(
          'M290 464 C340 506 600 506 650 464 V478 C600 520 340 520 290 478 Z M290 652 C340 696 600 696 650 652 V666 C600 710 340 710 290 666 Z',
          accent,
        ),
      ) +
      line('M302 742 C344 792 596 792 638 742', '#000', 5, 'stroke-opacity=".25"') +
      line('M302 748 C344 798 596 798 638 748', '#fff', 3, 'stroke-opacity=".3"') +
      (sheet.isBack
        ? smallPrint(366, 544, 210, 6, inkOn(stripe ? second : darker(main, 0.22)))
        : snowflake(396, 600, 1.05, inkOn(stripe ? second : darker(main, 0.22))) +
          label(454, 556, 140, sheet.mark, '#f4f1ea', darker(main, 0.5)) +
          range(
            5,
            (i) =>
              `<rect x="${458 + i * 28}" y="646" width="22" height="13" rx="6" fill="${i === 1 + stripe ? accent : '#f4f1ea'}" fill-opacity="${i === 1 + stripe ? 1 : 0.4}"/>`,
          ).join('')) +
      // The stick itself, worn by use on one side.
      sheet.lit('metal', shape(rim, '#b9c0c3'), [288, 292, 364, 140]) +
      shape(
        'M316 358 C316 330 386 312 470 312 C554 312 624 330 624 358 C624 386 554 406 470 406 C386 406 316 386 316 358 Z',
        '#2a2f33',
      ) +
      sheet.lit(
        { round: 16, folds: [0.03, 0.02, 0.14], height: 22, contrast: 0.7, gloss: [0.16, 12] },
        shape(stick, wax),
        [316, 186, 308, 222],
      ) +
      softLine('M348 250 C400 226 520 214 590 244', 16, 0.42, '#fff') +
      line(
        'M372 262 C420 240 500 236 552 250 M388 288 C430 272 480 268 520 276',
        lighter(wax, 0.3),
        5,
        'stroke-opacity=".4" stroke-linecap="round"',
      ) +
      softLine('M326 366 C380 402 560 402 614 366', 14, 0.6) +
      placed(sheet, 754, 672, 0, cap, 1.02) +
      placed(sheet, 300, 812, -6, () => cork(sheet), 0.96),
    closeUp: [290, 180, 380],
  }
}

/** A bottle of liquid glide with its felt head; the cap lies beside it. */
export const liquidWax: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const body =
    'M330 400 C330 356 384 336 420 330 H540 C576 336 630 356 630 400 V806 C630 836 600 850 480 850 C360 850 330 836 330 806 Z'
  const clip = `<path d="${body}"/>`
  const felt = mix(accent, '#f2efe6', 0.62)
  const style = sheet.random.int(0, 1)
  const ink = inkOn(main)
  const print = style
    ? shape('M320 850 V690 L410 590 L462 644 L540 540 L640 668 V850 Z', second) +
      shape('M410 590 L438 618 L408 638 L384 620 Z M540 540 L580 592 L544 614 L508 584 Z', '#f4f1ea')
    : range(6, (i) =>
        line(
          `M320 ${640 + i * 34} C400 ${600 + i * 34} 440 ${680 + i * 34} 520 ${640 + i * 34} S620 ${620 + i * 34} 650 ${640 + i * 34}`,
          i % 2 ? accent : second,
          13,
        ),
      ).join('')
  const cap = () =>
    sheet.soft(
      shape(
        'M-104 -60 H96 q10 0 10 10 v120 q0 10 -10 10 H-104 Z',
        '#2b2318',
        'fill-opacity=".36" transform="translate(10 16)"',
      ),
      11,
      [-120, -70, 250, 180],
    ) +
    sheet.lit(
      'plastic',
      shape(
        'M-110 -64 H84 C100 -64 108 -50 108 0 C108 50 100 64 84 64 H-110 Z',
        sheet.gradient([
          [0, lighter(trim, 0.24)],
          [0.3, trim],
          [0.8, darker(trim, 0.35)],
          [1, darker(trim, 0.2)],
        ]),
      ),
      [-124, -76, 244, 152],
    ) +
    `<ellipse cx="-110" cy="0" rx="26" ry="64" fill="${darker(trim, 0.5)}"/><ellipse cx="-110" cy="0" rx="18" ry="50" fill="#14171a"/>` +
    range(8, (i) => line(`M-66 ${-52 + i * 15} H92`, '#000', 4, 'stroke-opacity=".2"')).join('')
  return {
    art:
      sheet.shadow(530, 858, 330, 28, 0.4) +
      sheet.lit('plastic', shape(body, cylinder(sheet, main, 0.26)), [316, 320, 328, 542]) +
      sheet.clip(clip, sheet.isBack ? '' : print) +
      softLine('M366 400 V820', 22, 0.4, '#fff') +
      (sheet.isBack
        ? shape('M366 470 H594 V790 H366 Z', '#f4f1ea') +
          smallPrint(388, 500, 184, 8, '#1b1f1d') +
          range(16, (i) => line(`M${400 + i * 8} 710 v56`, '#111', i % 3 ? 2.4 : 4)).join('')
        : label(398, 450, 164, sheet.mark, '#f4f1ea', darker(main, 0.5)) +
          (style ? '' : snowflake(480, 578, 0.9, ink))) +
      line('M336 416 C400 440 560 440 624 416', '#000', 4, 'stroke-opacity=".2"') +
      sheet.lit(
        'plastic',
        shape('M404 286 C404 272 556 272 556 286 V336 C540 350 420 350 404 336 Z', BLACK),
        [392, 266, 176, 86],
      ) +
      range(12, (i) => line(`M${414 + i * 12} 290 v46`, '#fff', 3, 'stroke-opacity=".14"')).join('') +
      // The felt, wet where it was pressed.
      sheet.lit('plastic', shape('M420 236 H540 V284 H420 Z', '#dfe4e5'), [410, 228, 140, 64]) +
      sheet.lit(
        { round: 14, folds: [0.05, 0.05, 0.2], grain: [0.22, 0.14], height: 18, contrast: 0.66 },
        shape('M414 156 C418 132 542 124 548 152 L546 242 C520 256 440 256 416 242 Z', felt),
        [400, 122, 160, 136],
      ) +
      softLine('M430 158 C460 146 510 144 536 154', 22, 0.3) +
      range(22, () => {
        const x = sheet.random.int(418, 544)
        const y = sheet.random.int(150, 240)
        return line(`M${x} ${y} q4 -6 10 -4`, '#000', 2, 'stroke-opacity=".16"')
      }).join('') +
      placed(sheet, 742, 786, -5, cap, 1),
    closeUp: [340, 110, 380],
  }
}

/** Care of skins: a spray to clean, a bottle of proofing, a brush. */
export const skinCare: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const spray =
    'M190 430 C190 392 240 372 266 366 H350 C376 372 426 392 426 430 V806 C426 834 400 846 308 846 C216 846 190 834 190 806 Z'
  const proof =
    'M466 520 C466 486 510 470 530 466 H626 C646 470 690 486 690 520 V812 C690 838 668 848 578 848 C488 848 466 838 466 812 Z'
  const ink = inkOn(main)
  const hairs = (x: number, y: number) =>
    range(5, (i) => line(`M${x + i * 22} ${y} l-14 44`, ink, 5, 'stroke-linecap="round" stroke-opacity=".75"')).join(
      '',
    ) + line(`M${x - 22} ${y + 52} h116`, ink, 5, 'stroke-opacity=".75"')
  const brush = () => {
    const wood = 'M-206 -38 C-206 -60 -190 -70 -160 -72 H160 C190 -70 206 -60 206 -38 V10 H-206 Z'
    return (
      sheet.soft(
        shape('M-200 -40 H200 V86 H-200 Z', '#2b2318', 'fill-opacity=".34" transform="translate(8 16)"'),
        12,
        [-210, -60, 430, 180],
      ) +
      range(66, (i) =>
        line(
          `M${-190 + i * 5.85} 6 l${(i % 5) - 2} ${78 + (i % 4) * 3}`,
          i % 3 === 0 ? '#8f959a' : i % 3 === 1 ? '#d9dee0' : '#5f666b',
          4.4,
        ),
      ).join('') +
      sheet.lit(
        { round: 10, folds: [0.006, 0.06, 0.1], height: 15, contrast: 0.72 },
        shape(wood, '#b98a55'),
        [-218, -84, 436, 106],
      ) +
      line('M-180 -52 C-60 -60 80 -46 186 -54 M-190 -24 C-80 -34 60 -18 196 -26', '#7d5427', 3, 'stroke-opacity=".4"') +
      label(-44, -56, 88, sheet.mark, '#b98a55', '#53361a')
    )
  }
  return {
    art:
      sheet.shadow(480, 852, 400, 30, 0.4) +
      sheet.lit('plastic', shape(spray, cylinder(sheet, main, 0.26)), [176, 356, 264, 502]) +
      softLine('M224 440 V810', 18, 0.4, '#fff') +
      sheet.lit('plastic', shape(proof, cylinder(sheet, second, 0.24)), [452, 456, 252, 402]) +
      softLine('M496 530 V820', 16, 0.36, '#fff') +
      (sheet.isBack
        ? shape('M226 500 H392 V780 H226 Z M500 590 H656 V790 H500 Z', '#f4f1ea') +
          smallPrint(244, 530, 130, 9, '#1b1f1d') +
          smallPrint(516, 618, 122, 6, '#1b1f1d')
        : label(240, 470, 136, sheet.mark, '#f4f1ea', darker(main, 0.5)) +
          hairs(272, 600) +
          shape('M190 700 C250 716 370 716 426 700 V730 C370 746 250 746 190 730 Z', accent) +
          label(520, 564, 116, sheet.mark, '#f4f1ea', darker(second, 0.5)) +
          shape(
            'M578 660 C600 692 616 712 616 736 C616 760 600 772 578 772 C556 772 540 760 540 736 C540 712 556 692 578 660 Z',
            inkOn(second),
            'opacity=".8"',
          )) +
      // The trigger of the spray.
      shape('M276 300 h64 v70 h-64 Z', '#dfe4e5') +
      sheet.lit(
        'plastic',
        shape('M256 318 H360 V364 H256 Z', BLACK) +
          shape(
            'M196 196 C196 180 210 172 226 172 H330 C374 172 402 200 402 246 V306 H262 V262 H214 C202 262 196 254 196 242 Z',
            darker(trim, 0.02),
          ) +
          shape('M170 200 h30 v36 h-30 Z', accent) +
          shape('M212 262 H254 C250 300 236 330 218 356 C208 352 204 340 208 328 C214 306 214 286 212 262 Z', accent),
        [160, 162, 254, 214],
      ) +
      line('M222 190 H330 C360 192 380 208 386 236', '#fff', 4, 'stroke-opacity=".3"') +
      range(7, (i) => line(`M${268 + i * 13} 324 v36`, '#fff', 3, 'stroke-opacity=".15"')).join('') +
      sheet.lit(
        'plastic',
        shape('M518 404 C518 388 638 388 638 404 V466 C622 478 534 478 518 466 Z', BLACK),
        [506, 382, 144, 96],
      ) +
      range(9, (i) => line(`M${530 + i * 12} 408 v56`, '#fff', 3, 'stroke-opacity=".15"')).join('') +
      placed(sheet, 744, 800, -7, brush, 0.92),
    closeUp: [180, 160, 400],
  }
}
