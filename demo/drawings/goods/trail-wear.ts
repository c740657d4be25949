/** Worn on the trail besides clothes and shoes: gaiters for the legs, sandals, a running vest with flasks. */
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
import { rivet, webbing } from './fittings'
import { bounds, buckleAt, castShadow, litPair, moved, through } from './wear-parts'

/** Shapes made of small rings, for meshes: rows of dots over a box, cut to an outline. */
const holes = (sheet: Sheet, outline: string, [x, y, width, height]: Box, step = 11, opacity = 0.3) =>
  sheet.clip(
    outline,
    Array.from({ length: Math.ceil(height / step) }, (_, i) =>
      line(
        `M${x + (i % 2) * step * 0.55} ${y + i * step} h${width}`,
        '#000',
        step * 0.5,
        `stroke-opacity="${opacity}" stroke-dasharray="0.1 ${step * 1.1}" stroke-linecap="round"`,
      ),
    ).join(''),
  )

/** A pair of gaiters: light cloth above, stout cloth below, a closing flap in front, a strap under the boot. */
export const legGaiter: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 2)
  const at = (d: string) => moved(d, 0, [0, 0], [346, 0])
  const outline = at(
    'M-104 168 C-50 186 54 186 100 164 C116 240 122 320 112 400 C104 490 92 560 90 612 C98 672 116 716 146 756 C152 768 148 778 136 782 C60 802 -80 804 -150 784 C-164 780 -166 768 -160 758 C-130 716 -102 670 -92 612 C-100 550 -116 480 -120 400 C-124 320 -118 240 -104 168 Z',
  )
  const lower =
    style === 2
      ? at('M-200 640 C-100 668 100 668 200 640 L200 820 L-200 820 Z')
      : at('M-200 470 C-120 500 -60 560 0 566 C60 560 120 500 200 470 L200 820 L-200 820 Z')
  const flap = at(
    'M-22 182 C-26 320 -30 480 -28 610 C-34 690 -44 740 -52 792 L40 792 C34 740 26 690 24 610 C22 480 24 320 26 182 Z',
  )
  const clip = `<path d="${outline}"/>`
  const box: Box = [166, 150, 350, 670]
  const cloth = shape(outline, main) + sheet.clip(clip, shape(lower, second))
  const strapUnder = at('M-104 780 C-96 862 70 862 84 782')
  const top = at('M-106 186 C-50 206 54 206 102 182')
  const parts = [
    sheet.shadow(340, 846, 150, 18, 0.32),
    sheet.shadow(660, 846, 150, 18, 0.32),
    both(webbing(strapUnder, 18, darker(trim, 0.1))),
    both(shape(at('M-104 170 C-50 148 54 148 100 166 C54 186 -50 188 -104 170 Z'), darker(trim, 0.3))),
  ]
  parts.push(litPair(sheet, 'shell', cloth, box))
  const folds = [
    [-118, 300, -40, 352, 70, 322, 11],
    [112, 410, 30, 450, -70, 432, 11],
    [-112, 480, -40, 532, 60, 510, 10],
    [96, 560, 20, 600, -70, 590, 12],
    [-94, 620, -20, 664, 80, 640, 12],
    [-116, 690, -40, 730, 90, 700, 9],
    [-110, 220, -60, 280, -80, 360, 9],
  ] as const
  parts.push(
    both(
      sheet.creases(
        clip,
        folds.map(([x1, y1, cx, cy, x2, y2, width]) => [x1 + 346, y1, cx + 346, cy, x2 + 346, y2, width] as const),
      ),
    ),
  )
  parts.push(
    both(
      sheet.clip(
        clip,
        seam(
          style === 2
            ? at('M-200 640 C-100 668 100 668 200 640')
            : at('M-200 470 C-120 500 -60 560 0 566 C60 560 120 500 200 470'),
          0.34,
        ) +
          stitch(
            style === 2
              ? at('M-200 650 C-100 678 100 678 200 650')
              : at('M-200 481 C-120 511 -60 571 0 577 C60 571 120 511 200 481'),
            '#fff',
            0.4,
          ),
      ),
    ),
  )
  if (sheet.isBack)
    parts.push(
      both(
        seam(at('M0 186 C-4 400 0 600 -6 796'), 0.34) +
          stitch(at('M11 188 C7 400 11 600 5 794')) +
          line(at('M-30 560 L30 560'), '#e4e8e6', 13) +
          line(at('M-30 560 L30 560'), '#9aa5a6', 13, 'stroke-dasharray="2 5" stroke-opacity=".5"'),
      ),
    )
  else {
    parts.push(
      both(sheet.clip(clip, softLine(at('M30 184 C28 320 26 480 30 610 C34 690 42 740 48 790'), 22, 0.5))),
      litPair(
        sheet,
        'canvas',
        sheet.clip(clip, shape(flap, mix(main, second, style === 1 ? 1 : 0.35))),
        [290, 170, 110, 640],
      ),
    )
    parts.push(
      both(
        stitch(at('M-13 192 C-17 320 -20 480 -18 610 C-24 690 -32 740 -40 784')) +
          stitch(at('M16 192 C14 320 12 480 14 610 C16 690 24 740 28 784')),
      ),
    )
    parts.push(
      both(
        sheet.lit('metal', line(at('M-10 776 C-10 800 8 800 8 776'), '#a4abae', 6), [320, 760, 50, 50]) +
          rivet(345, 770, 7),
      ),
      both([240, 400, 560].map((y) => rivet(346 - 1, y, 7.5, mix(accent, '#8b9498', 0.35))).join('')),
    )
  }
  parts.push(
    both(webbing(top, 22, mix(trim, second, 0.2)) + buckleAt(sheet.isBack ? 346 : 404, 198, 24, 86)),
    both(
      line(at('M70 204 C84 230 82 262 74 288'), darker(trim, 0.05), 13) +
        line(at('M70 204 C84 230 82 262 74 288'), accent, 3),
    ),
  )
  parts.push(
    both(buckleAt(262, 800, 20, 160)),
    label(sheet.isBack ? 302 : 252, sheet.isBack ? 470 : 300, 54, sheet.mark),
    label(sheet.isBack ? 644 : 694, sheet.isBack ? 470 : 300, 54, sheet.mark),
  )
  return { art: parts.join(''), closeUp: [180, 140, 350] }
}

/** Outline of a right sole from above, toe up. */
const SOLE = through(
  [
    [648, 128],
    [706, 138],
    [752, 186],
    [772, 262],
    [766, 344],
    [746, 424],
    [738, 508],
    [750, 596],
    [756, 690],
    [740, 776],
    [704, 838],
    [654, 852],
    [602, 836],
    [570, 776],
    [562, 690],
    [572, 600],
    [566, 516],
    [548, 430],
    [538, 330],
    [548, 232],
    [590, 156],
  ],
  true,
)
const SOLE_CENTRE = [655, 490] as const
const SOLE_BOX: Box = [520, 110, 270, 760]
const RUBBER = '#25282a'
const STRAPS = {
  inner: 'M548 540 C536 610 540 680 566 728 L590 716 C570 670 568 610 580 552 Z',
  outer: 'M748 516 C768 590 772 660 752 722 L726 712 C742 660 740 600 724 540 Z',
  heel: 'M562 682 C590 752 726 752 752 682 C760 708 760 728 754 748 C724 842 594 842 568 750 C558 728 556 708 562 682 Z',
  toe: 'M540 372 C548 214 752 196 780 342 C784 370 778 390 766 404 C736 300 600 306 558 424 C546 410 540 392 540 372 Z',
  instep:
    'M546 560 C552 404 728 384 754 520 C758 550 754 572 744 588 C708 474 616 482 566 612 C552 598 546 580 546 560 Z',
} as const

/** A right sandal from above: foot bed, and straps that stand up from it. */
function sandalTop(sheet: Sheet): string {
  const [main, second, accent, trim] = sheet.paints
  const bed = moved(SOLE, 0, SOLE_CENTRE, [0, -6], 0.945)
  const clip = `<path d="${bed}"/>`
  const webs: readonly (readonly [d: string, paint: string])[] = [
    [STRAPS.inner, mix(second, trim, 0.25)],
    [STRAPS.outer, mix(second, trim, 0.25)],
    [STRAPS.heel, main],
    [STRAPS.toe, main],
    [STRAPS.instep, main],
  ]
  const grooves = Array.from(
    { length: 34 },
    (_, i) =>
      line(
        `M520 ${150 + i * 21} C600 ${128 + i * 21} 700 ${128 + i * 21} 790 ${150 + i * 21}`,
        '#000',
        5,
        'stroke-opacity=".2"',
      ) +
      line(
        `M520 ${155 + i * 21} C600 ${133 + i * 21} 700 ${133 + i * 21} 790 ${155 + i * 21}`,
        '#fff',
        2,
        'stroke-opacity=".1"',
      ),
  ).join('')
  const pull = (x: number, y: number, turn: number) => {
    const tab = moved('M-44 -29 L30 -29 C46 -29 54 -16 54 0 C54 16 46 29 30 29 L-44 29 Z', turn, [0, 0], [x, y])
    return (
      sheet.lit('canvas', shape(tab, mix(main, second, 0.6)), [x - 66, y - 66, 132, 132]) +
      stitch(
        moved('M-40 -21 L28 -21 C40 -21 45 -12 45 0 C45 12 40 21 28 21 L-40 21 Z', turn, [0, 0], [x, y]),
        '#fff',
        0.4,
      ) +
      line(moved('M30 -9 L30 9', turn, [0, 0], [x, y]), accent, 8, 'stroke-linecap="round"')
    )
  }
  const ring = (x: number, y: number, turn: number) =>
    sheet.lit(
      'plastic',
      shape(
        moved('M-16 -46 L16 -46 L16 46 L-16 46 Z M-6 -36 L-6 36 L6 36 L6 -36 Z', turn, [0, 0], [x, y]),
        '#33383b',
        'fill-rule="evenodd"',
      ),
      [x - 56, y - 56, 112, 112],
    )
  return (
    sheet.lit(
      { round: 9, grain: [0.5, 0.03], height: 15, contrast: 0.78 },
      shape(moved(SOLE, 0, SOLE_CENTRE, [5, 12], 1.006), RUBBER) + shape(SOLE, mix('#3a3d3f', trim, 0.5)),
      SOLE_BOX,
    ) +
    line(SOLE, mix(accent, main, 0.1), 3.5, 'stroke-opacity=".9"') +
    sheet.lit(
      { round: 16, grain: [0.45, 0.05], height: 18, contrast: 0.7 },
      shape(bed, mix(trim, '#55595a', 0.4)),
      SOLE_BOX,
    ) +
    sheet.clip(
      clip,
      grooves +
        softLine('M548 440 C600 330 720 330 770 420', 70, 0.55) +
        softLine('M556 630 C610 510 710 510 750 610', 70, 0.55) +
        softLine('M570 770 C620 850 700 850 744 770', 40, 0.5),
    ) +
    label(622, 610, 66, sheet.mark, mix(trim, '#3f4344', 0.4), lighter(accent, 0.3)) +
    webs
      .map(([d, paint]) =>
        sheet.lit({ round: 11, grain: [0.6, 0.05], height: 19, contrast: 0.8 }, shape(d, paint), bounds(d)),
      )
      .join('') +
    sheet.clip(
      `<path d="${Object.values(STRAPS).join(' ')}"/>`,
      Array.from({ length: 54 }, (_, i) => line(`M${524 + i * 5} 200 v650`, '#000', 1.8, 'stroke-opacity=".13"')).join(
        '',
      ),
    ) +
    stitch('M552 372 C562 232 738 216 770 340', '#fff', 0.42) +
    stitch('M560 402 C596 292 724 284 764 386', '#fff', 0.42) +
    stitch('M558 556 C566 422 720 404 744 520', '#fff', 0.42) +
    stitch('M572 696 C600 760 718 760 744 696', '#fff', 0.42) +
    stitch('M576 752 C602 826 716 826 746 750', '#fff', 0.42) +
    pull(682, 270, 14) +
    ring(600, 306, -36) +
    pull(678, 452, 12) +
    ring(600, 494, -38) +
    label(628, 756, 60, sheet.mark, darker(trim, 0.1), lighter(accent, 0.35))
  )
}

/** A right sandal from below: lugs along the edge, chevrons in the middle. */
function sandalTread(sheet: Sheet): string {
  const [main, , accent] = sheet.paints
  const clip = `<path d="${moved(SOLE, 0, SOLE_CENTRE, [0, 0], 0.97)}"/>`
  const lugs: string[] = []
  for (let y = 150; y < 850; y += 44) {
    if (y > 480 && y < 560) continue
    lugs.push(
      shape(
        `M520 ${y} L606 ${y - 12} L612 ${y + 16} L520 ${y + 28} Z M790 ${y} L706 ${y - 12} L700 ${y + 16} L790 ${y + 28} Z`,
        '#33383b',
      ),
      shape(
        `M622 ${y + 6} L656 ${y - 16} L690 ${y + 6} L690 ${y + 28} L656 ${y + 6} L622 ${y + 28} Z`,
        y > 560 ? mix(accent, main, 0.2) : '#33383b',
      ),
    )
  }
  return (
    sheet.lit('rubber', shape(SOLE, '#1e2123'), SOLE_BOX) +
    sheet.lit({ round: 5, height: 12, contrast: 0.8 }, sheet.clip(clip, lugs.join('')), SOLE_BOX) +
    line(moved(SOLE, 0, SOLE_CENTRE, [0, 0], 0.985), main, 8, 'stroke-opacity=".95"') +
    sheet.lit(
      'foam',
      shape('M592 496 C620 486 692 486 716 496 L712 548 C690 556 622 556 598 548 Z', main),
      [582, 480, 144, 84],
    ) +
    label(622, 506, 66, sheet.mark, main, darker(main, 0.55))
  )
}

/** A pair of trekking sandals seen from above; from behind one of them lies on its straps. */
export const sandal: Draw = (sheet) => {
  const ground =
    castShadow(moved(SOLE, 0, SOLE_CENTRE, [26, 30]), 28, 0.38) +
    mirror(castShadow(moved(SOLE, 0, SOLE_CENTRE, [-26, 30]), 28, 0.38))
  const [x, y, width, height] = sheet.window
  const left = sheet.within([1000 - x - width, y, width, height], () =>
    mirror(sheet.isBack ? sandalTread(sheet) : sandalTop(sheet)),
  )
  return { art: ground + left + sandalTop(sheet), closeUp: [500, 230, 330] }
}

/** A soft flask standing in a chest pocket: its neck and bite valve look out. */
const softFlask = (sheet: Sheet, x: number, water: string, cap: string) =>
  shape(
    `M${x - 46} 400 C${x - 54} 350 ${x - 44} 316 ${x - 22} 300 H${x + 22} C${x + 44} 316 ${x + 54} 350 ${x + 46} 400 V470 H${x - 46} Z`,
    sheet.gradient(
      [
        [0, mix(water, '#ffffff', 0.35)],
        [0.25, mix(water, '#ffffff', 0.75)],
        [0.6, water],
        [1, darker(water, 0.25)],
      ],
      [0, 0, 1, 0],
    ),
  ) +
  line(
    `M${x - 30} 330 C${x - 38} 350 ${x - 38} 380 ${x - 34} 410`,
    '#fff',
    6,
    'stroke-opacity=".7" stroke-linecap="round"',
  ) +
  line(`M${x + 6} 340 v44 M${x + 14} 340 v60`, '#fff', 2, 'stroke-opacity=".4"') +
  sheet.lit(
    'plastic',
    shape(`M${x - 26} 306 V286 q0 -8 8 -8 H${x + 18} q8 0 8 8 V306 Z`, cap) +
      shape(`M${x - 9} 280 L${x - 7} 238 q7 -12 14 0 L${x + 9} 280 Z`, mix(cap, '#ffffff', 0.55)),
    [x - 34, 222, 68, 92],
  ) +
  line(`M${x - 14} 284 v16 M${x} 284 v16 M${x + 14} 284 v16`, '#000', 2.5, 'stroke-opacity=".35"')

/** A close running vest with two soft flasks. */
export const runningVest: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 2)
  const cord =
    'M434 470 L566 520 L434 570 L566 620 L434 670 L566 720 M566 470 L434 520 L566 570 L434 620 L566 670 L434 720'
  if (sheet.isBack) {
    const back =
      'M416 170 C372 176 338 200 326 238 C346 300 350 350 324 410 C300 470 296 600 308 720 C314 764 340 780 384 786 C450 796 550 796 616 786 C660 780 686 764 692 720 C704 600 700 470 676 410 C650 350 654 300 674 238 C662 200 628 176 584 170 C560 206 440 206 416 170 Z'
    const pocket =
      'M360 420 C420 440 580 440 640 420 C656 520 656 640 642 752 C560 776 440 776 358 752 C344 640 344 520 360 420 Z'
    const clip = `<path d="${back}"/>`
    return {
      art:
        sheet.shadow(500, 850, 220, 22, 0.32) +
        sheet.lit('mesh', shape(back, main), [290, 156, 420, 650]) +
        holes(sheet, clip, [300, 170, 400, 250], 11, 0.26) +
        sheet.lit('canvas', shape(pocket, style === 1 ? second : mix(main, second, 0.55)), [336, 408, 328, 370]) +
        stitch('M368 436 C424 452 576 452 632 436') +
        line('M360 420 C420 440 580 440 640 420', accent, 7) +
        zip('M400 330 C450 344 550 344 600 330', darker(main, 0.3), darker(main, 0.5), 9, [596, 330, accent]) +
        line(cord, '#000', 7, 'stroke-opacity=".2" transform="translate(3 4)"') +
        line(cord, darker(trim, 0.05), 6) +
        line(cord, accent, 2.4, 'stroke-dasharray="3 9"') +
        both(
          [470, 520, 570, 620, 670, 720].map((y) => line(`M424 ${y - 8} h20 v16 h-20`, darker(trim, 0.2), 5)).join(''),
        ) +
        both(
          webbing('M318 640 C300 650 290 640 280 650', 16, darker(trim, 0.05)) +
            webbing('M316 500 C300 506 292 500 282 508', 16, darker(trim, 0.05)),
        ) +
        both(line('M352 250 C362 300 362 330 350 372', '#e4e8e6', 8)) +
        line('M464 216 C450 160 550 160 536 216', darker(trim, 0.1), 12, 'stroke-linecap="round"') +
        label(460, 246, 80, sheet.mark),
      closeUp: [330, 200, 360],
    }
  }
  const panel =
    'M414 172 C372 178 338 202 326 240 C346 302 350 352 324 412 C300 470 296 600 308 690 C314 730 344 744 388 746 C432 746 456 730 460 696 C466 600 464 480 452 410 C442 340 440 270 452 204 C444 184 430 172 414 172 Z'
  const inside =
    'M414 176 C450 208 550 208 586 176 C640 200 660 240 660 300 L684 420 C700 520 700 640 690 690 C600 716 400 716 310 690 C300 640 300 520 316 420 L340 300 C340 240 360 200 414 176 Z'
  const pocket =
    'M324 424 C360 408 420 408 452 420 C462 500 462 570 458 620 C430 636 350 636 306 620 C302 550 308 480 324 424 Z'
  const low = 'M306 636 C350 652 430 652 459 636 L460 696 C456 730 432 746 388 746 C344 744 314 730 308 690 Z'
  const flasks = sheet.paints[0] === '#F0F0EB' ? '#aec6d2' : '#b9ccd4'
  return {
    art:
      sheet.shadow(500, 812, 220, 22, 0.32) +
      shape(inside, darker(mix(trim, main, 0.25), 0.25)) +
      holes(sheet, `<path d="${inside}"/>`, [310, 180, 380, 540], 12, 0.4) +
      softLine('M400 190 C450 240 550 240 600 190', 40, 0.4) +
      label(464, 232, 72, sheet.mark) +
      both(
        webbing('M320 480 C300 486 292 482 284 490', 16, darker(trim, 0.05)) +
          webbing('M312 620 C296 628 288 622 280 632', 16, darker(trim, 0.05)),
      ) +
      litPair(sheet, 'mesh', shape(panel, main), [286, 160, 186, 600]) +
      holes(sheet, bothOutlines(panel), [290, 170, 420, 260], 11, 0.24) +
      both(
        seam('M452 204 C440 270 442 340 452 410', 0.3) +
          line('M414 172 C372 178 338 202 326 240 C346 302 350 352 324 412', mix(second, trim, 0.3), 9) +
          line('M420 172 C438 172 450 184 454 204 C442 270 444 340 454 410', mix(second, trim, 0.3), 9),
      ) +
      softFlask(sheet, 388, flasks, darker(trim, 0.05)) +
      softFlask(sheet, 612, flasks, darker(trim, 0.05)) +
      litPair(
        sheet,
        'canvas',
        shape(pocket, style === 1 ? second : mix(main, second, 0.5)) +
          shape(low, style === 2 ? mix(second, trim, 0.3) : mix(main, second, 0.8)),
        [292, 404, 180, 354],
      ) +
      both(
        line('M326 424 C360 408 420 408 452 420', accent, 8) +
          stitch('M326 438 C360 422 420 422 453 434') +
          zip('M320 660 C356 672 420 672 450 660', darker(second, 0.3), darker(second, 0.5), 8, [444, 660, accent]) +
          seam('M306 634 C350 650 430 650 459 634', 0.34),
      ) +
      holes(sheet, bothOutlines(pocket), [300, 470, 400, 150], 12, 0.2) +
      sheet.creases(bothOutlines(pocket), [
        [316, 470, 380, 520, 456, 500, 8],
        [308, 560, 380, 600, 456, 580, 8],
      ]) +
      mirror(sheet.creases(bothOutlines(pocket), [[316, 500, 380, 540, 456, 520, 8]])) +
      [
        [352, 9],
        [540, 9],
      ]
        .map(
          ([y = 0, sag = 0]) =>
            line(`M446 ${y} Q500 ${y + sag} 554 ${y}`, '#000', 15, 'stroke-opacity=".2" transform="translate(2 5)"') +
            webbing(`M446 ${y} Q500 ${y + sag} 554 ${y}`, 13, darker(trim, 0.05)) +
            both(`<rect x="436" y="${y - 12}" width="16" height="24" rx="4" fill="#24272a"/>`) +
            `<rect x="486" y="${y - 8}" width="30" height="22" rx="5" fill="${accent}"/><path d="M492 ${y - 2} h18" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`,
        )
        .join('') +
      both(line('M350 262 C360 302 360 332 350 366', '#e4e8e6', 7)),
    closeUp: [310, 220, 340],
  }
}
