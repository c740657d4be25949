/** For the way to the water: a watertight pack, a kayak that is blown up. */
import {
  both,
  darker,
  label,
  lighter,
  line,
  mix,
  range,
  seam,
  shape,
  softLine,
  stitch,
  type Draw,
  type Sheet,
} from '../base/kit'
import { barTack, buckle, placed, rivet, webbing } from './fittings'
import { buckleAt } from './wear-parts'

const BLACK = '#24272a'
const TARP = {
  round: 24,
  folds: [0.007, 0.011, 0.28],
  grain: [0.8, 0.018],
  height: 25,
  contrast: 0.8,
  gloss: [0.14, 9],
} as const
const ROLLED = {
  round: 16,
  folds: [0.012, 0.02, 0.12],
  grain: [0.8, 0.014],
  height: 21,
  contrast: 0.78,
  gloss: [0.14, 10],
} as const
/** A tube full of air. */
const AIR = {
  round: 30,
  folds: [0.006, 0.014, 0.06],
  grain: [0.8, 0.008],
  height: 34,
  contrast: 0.8,
  gloss: [0.16, 12],
} as const

/** A pack for the portage, its wide mouth rolled and buckled down; from behind: straps and hip belt. */
export const dryPack: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const strap = darker(trim, 0.05)
  const body =
    'M256 230 C236 380 228 560 230 690 C232 780 240 840 254 872 C268 898 360 908 500 908 C640 908 732 898 746 872 C760 840 768 780 770 690 C772 560 764 380 744 230 Z'
  const clip = `<path d="${body}"/>`
  const base =
    'M228 740 C330 776 670 776 772 740 C768 800 760 846 746 872 C732 898 640 908 500 908 C360 908 268 898 254 872 C240 846 232 800 228 740 Z'
  const roll =
    'M222 176 C222 150 250 142 290 144 C430 152 570 152 710 144 C750 142 778 150 778 176 V240 C778 268 750 276 712 274 C570 284 430 284 288 274 C250 276 222 268 222 240 Z'
  const common =
    sheet.lit(
      TARP,
      shape(body, sheet.isBack ? darker(main, 0.1) : main) + sheet.clip(clip, shape(base, second)),
      [214, 220, 572, 700],
    ) +
    sheet.creases(clip, [
      [280, 320, 330, 430, 300, 540, 14],
      [720, 320, 660, 440, 700, 560, 14],
      [420, 318, 410, 400, 440, 480, 10],
      [590, 318, 600, 400, 560, 470, 10],
      [250, 640, 380, 690, 470, 660, 12],
      [750, 640, 640, 700, 560, 680, 12],
    ]) +
    softLine('M250 296 C340 306 660 306 750 296', 40, 0.55)
  const top =
    sheet.lit(ROLLED, shape(roll, mix(main, second, 0.18)), [208, 130, 584, 158]) +
    line('M226 206 C400 220 600 220 774 206', darker(main, 0.42), 5, 'stroke-opacity=".6"') +
    line('M228 240 C400 254 600 254 772 240', darker(main, 0.42), 4, 'stroke-opacity=".42"') +
    line('M240 166 C400 176 600 176 760 166', '#fff', 5, 'stroke-opacity=".26"') +
    both(
      sheet.lit('plastic', shape('M214 160 H262 V258 H214 C204 240 204 178 214 160 Z', BLACK), [202, 150, 72, 118]) +
        webbing('M232 250 C222 330 224 400 232 470', 24, strap) +
        buckle(228, 356, 38),
    )
  if (sheet.isBack) {
    const pad =
      'M440 300 C380 306 336 350 326 430 C318 520 330 600 362 680 L418 664 C394 580 388 520 396 450 C404 390 420 360 452 344 Z'
    const belt = 'M470 742 C400 728 300 736 210 790 C188 806 186 836 202 852 C290 812 400 804 470 812 Z'
    return {
      art:
        sheet.shadow(504, 908, 280, 28, 0.42) +
        common +
        sheet.lit('mesh', shape('M420 330 H580 L590 720 H410 Z', mix(trim, '#3a3d3f', 0.4)), [400, 320, 200, 410]) +
        range(11, (i) => line(`M430 ${364 + i * 32} H570`, '#fff', 4, 'stroke-opacity=".1"')).join('') +
        both(
          sheet.lit(
            { round: 15, folds: [0.014, 0.014, 0.14], grain: [0.6, 0.05], height: 20, contrast: 0.76 },
            shape(pad, mix(second, trim, 0.3)),
            [314, 290, 148, 400],
          ) +
            stitch('M440 320 C390 330 352 370 344 440 C338 520 348 590 376 664', '#fff', 0.28) +
            webbing('M388 672 C396 710 404 730 420 752', 22, strap) +
            buckleAt(392, 690, 34, -14),
        ) +
        both(
          sheet.lit(
            { round: 15, folds: [0.014, 0.014, 0.14], grain: [0.6, 0.05], height: 20, contrast: 0.76 },
            shape(belt, mix(second, trim, 0.5)),
            [176, 722, 304, 140],
          ) + webbing('M212 824 C170 840 150 850 130 872', 26, strap),
        ) +
        webbing('M346 480 H654', 20, strap) +
        buckleAt(500, 480, 40, 90) +
        line('M462 300 C466 268 534 268 538 300', strap, 20, 'stroke-linecap="round"') +
        top +
        label(446, 760, 108, sheet.mark),
      closeUp: [320, 280, 380],
    }
  }
  // Loops in two rows line up with the thwarts of a canoe.
  const ladder = (x: number) =>
    webbing(`M${x} 330 C${x - 4} 480 ${x - 4} 620 ${x} 760`, 26, strap) +
    range(6, (i) => barTack(x - 15, 392 + i * 62, 24, 10, accent)).join('')
  return {
    art:
      sheet.shadow(504, 908, 280, 28, 0.42) +
      both(
        sheet.lit(
          'canvas',
          shape(
            'M240 420 C190 440 168 520 176 620 C182 700 206 760 246 790 L250 740 C224 700 214 640 214 580 C214 530 224 490 244 466 Z',
            mix(second, trim, 0.5),
          ),
          [162, 410, 98, 390],
        ),
      ) +
      common +
      ladder(372) +
      ladder(628) +
      both(webbing('M234 560 H330', 20, strap) + buckleAt(322, 560, 34, 90)) +
      seam('M232 744 C330 780 670 780 768 744', 0.3) +
      sheet.lit(
        TARP,
        shape(
          'M420 560 H580 C590 560 594 568 594 578 V744 C594 754 590 760 580 762 C530 770 470 770 420 762 C410 760 406 754 406 744 V578 C406 568 410 560 420 560 Z',
          mix(main, second, 0.45),
        ),
        [396, 550, 208, 222],
      ) +
      line('M410 602 C470 614 530 614 590 602', '#000', 5, 'stroke-opacity=".3"') +
      line('M410 608 C470 620 530 620 590 608', '#fff', 3, 'stroke-opacity=".2"') +
      webbing('M500 590 V650', 18, accent) +
      top +
      webbing('M400 214 C420 236 580 236 600 214', 26, strap) +
      both(barTack(398, 208, 30, 12, accent)) +
      label(424, 396, 152, sheet.mark, lighter(main, 0.14), darker(main, 0.62)),
    closeUp: [220, 130, 400],
  }
}

/** The boat around (0, 0) from above, its bow up. */
function boatAbove(sheet: Sheet): string {
  const [main, second, accent, trim] = sheet.paints
  const hull =
    'M0 -446 C66 -380 118 -230 122 0 C118 230 66 380 0 446 C-66 380 -118 230 -122 0 C-118 -230 -66 -380 0 -446 Z'
  const well = 'M0 -276 C44 -220 70 -110 72 0 C70 130 44 226 0 286 C-44 226 -70 130 -72 0 C-70 -110 -44 -220 0 -276 Z'
  const floor = sheet.clip(
    `<path d="${well}"/>`,
    shape('M-80 -300 H80 V300 H-80 Z', mix('#c9cdcb', main, 0.12)) +
      range(7, (i) => line(`M${-66 + i * 22} -290 V290`, '#000', 3, 'stroke-opacity=".14"')).join('') +
      softLine('M-70 -200 C-86 -60 -86 60 -70 210', 40, 0.5),
  )
  const seat = (y: number) =>
    sheet.lit(
      { round: 14, height: 20, contrast: 0.74 },
      shape(`M-58 ${y - 40} H58 q10 0 10 10 v64 q0 10 -10 10 H-58 q-10 0 -10 -10 v-64 q0 -10 10 -10 Z`, BLACK),
      [-80, y - 52, 160, 108],
    ) +
    sheet.lit(
      { round: 14, height: 22, contrast: 0.76 },
      shape(
        `M-64 ${y + 36} C-40 ${y + 58} 40 ${y + 58} 64 ${y + 36} L60 ${y + 74} C30 ${y + 92} -30 ${y + 92} -60 ${y + 74} Z`,
        mix(second, BLACK, 0.3),
      ),
      [-76, y + 26, 152, 76],
    )
  const deck = (flip: number) =>
    `M0 ${-446 * flip} C60 ${-384 * flip} 104 ${-280 * flip} 116 ${-150 * flip} C84 ${-190 * flip} 40 ${-250 * flip} 0 ${-262 * flip} C-40 ${-250 * flip} -84 ${-190 * flip} -116 ${-150 * flip} C-104 ${-280 * flip} -60 ${-384 * flip} 0 ${-446 * flip} Z`
  return (
    sheet.soft(shape(hull, '#2b2318', 'fill-opacity=".4" transform="translate(24 26)"'), 15, [-130, -450, 300, 950]) +
    floor +
    sheet.lit(AIR, `<path d="${hull} ${well}" fill="${main}" fill-rule="evenodd"/>`, [-134, -458, 268, 916]) +
    seat(-90) +
    seat(130) +
    sheet.lit(TARP, shape(deck(1), second) + shape(deck(-1), second), [-124, -454, 248, 908]) +
    line(
      'M-98 -196 C-60 -240 -30 -256 0 -260 C30 -256 60 -240 98 -196 M-98 196 C-60 240 -30 256 0 260 C30 256 60 240 98 196',
      accent,
      7,
    ) +
    line('M-56 -330 L56 -292 M56 -330 L-56 -292', BLACK, 6) +
    [
      [-56, -330],
      [56, -330],
      [-56, -292],
      [56, -292],
    ]
      .map(([x = 0, y = 0]) => rivet(x, y, 7, '#8b9498'))
      .join('') +
    line(
      'M-26 -412 C-14 -428 14 -428 26 -412 M-26 412 C-14 428 14 428 26 412',
      darker(trim, 0.05),
      14,
      'stroke-linecap="round"',
    ) +
    rivet(98, 40, 15, BLACK) +
    rivet(-98, 40, 15, BLACK) +
    label(-34, 316, 68, sheet.mark)
  )
}

/** A double kayak that is blown up, from the side; from behind: from above. */
export const inflatableKayak: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  if (sheet.isBack) return { art: placed(sheet, 500, 500, 33, () => boatAbove(sheet), 1.04), closeUp: [340, 330, 330] }
  const strap = darker(trim, 0.05)
  const far = 'M92 430 C180 462 330 476 500 476 C670 476 820 462 908 430 L900 500 H100 Z'
  const tube =
    'M34 420 C90 452 180 478 300 490 C430 502 570 502 700 490 C820 478 910 452 966 420 C980 444 972 490 936 528 C894 568 800 590 660 598 C550 604 450 604 340 598 C200 590 106 568 64 528 C28 490 20 444 34 420 Z'
  const floor =
    'M120 540 C220 570 340 584 500 586 C660 584 780 570 880 540 C866 596 780 624 660 632 C550 638 450 638 340 632 C220 624 134 596 120 540 Z'
  const deck =
    'M34 420 C60 400 106 396 150 406 C220 420 282 428 330 430 C330 454 320 476 300 490 C180 478 90 452 34 420 Z'
  const deckBox = [22, 386, 320, 114] as const
  const seat = (x: number) =>
    sheet.lit(
      { round: 16, folds: [0.016, 0.016, 0.1], height: 23, contrast: 0.76 },
      shape(
        `M${x} 330 C${x + 26} 318 ${x + 50} 322 ${x + 60} 344 C${x + 70} 380 ${x + 70} 430 ${x + 58} 486 L${x + 2} 488 C${x + 8} 430 ${x + 2} 380 ${x - 6} 350 C${x - 8} 340 ${x - 6} 334 ${x} 330 Z`,
        mix(second, BLACK, 0.35),
      ),
      [x - 18, 308, 98, 192],
    ) +
    line(`M${x + 16} 348 C${x + 26} 390 ${x + 28} 440 ${x + 24} 480`, '#fff', 4, 'stroke-opacity=".2"') +
    webbing(`M${x + 2} 372 C${x - 40} 400 ${x - 70} 430 ${x - 94} 466`, 13, strap) +
    buckleAt(x - 50, 420, 24, 52) +
    shape(`M${x - 100} 462 C${x - 60} 450 ${x - 10} 452 ${x + 10} 470 L${x + 6} 492 H${x - 104} Z`, BLACK)
  // The wave printed along the tube.
  const style = sheet.random.int(0, 1)
  const wave = style
    ? range(2, (i) =>
        line(
          `M${i ? 690 : 130} ${i ? 546 : 530} q22 -30 44 0 t44 0 t44 0 t44 0`,
          i ? accent : second,
          11,
          'stroke-linecap="round"',
        ),
      ).join('')
    : shape(
        'M20 500 C240 560 420 520 560 546 C720 570 860 540 990 480 V530 C860 580 700 596 560 572 C420 550 240 592 20 536 Z',
        second,
      ) + line('M20 542 C240 598 420 556 560 578 C700 602 860 586 990 536', accent, 8)
  return {
    art:
      sheet.shadow(500, 662, 440, 26, 0.4) +
      sheet.lit(AIR, shape(far, darker(main, 0.2)), [80, 424, 840, 80]) +
      shape(
        'M180 466 C300 492 700 492 820 466 L790 520 H210 Z',
        sheet.gradient([
          [0, darker(main, 0.55)],
          [1, darker(main, 0.4)],
        ]),
      ) +
      seat(466) +
      seat(700) +
      sheet.lit(
        { round: 12, height: 16, contrast: 0.76 },
        shape(floor, mix(trim, '#3a3f42', 0.4)),
        [110, 534, 780, 114],
      ) +
      range(15, (i) =>
        line(
          `M${190 + i * 44} ${592 + Math.round(18 * Math.sin(((i + 1) / 16) * Math.PI))} v20`,
          '#fff',
          3,
          'stroke-opacity=".1"',
        ),
      ).join('') +
      sheet.lit('plastic', shape('M760 616 L836 598 L842 664 C826 676 806 676 794 666 Z', BLACK), [750, 590, 102, 90]) +
      sheet.lit(AIR, shape(tube, main) + sheet.clip(`<path d="${tube}"/>`, wave), [18, 412, 964, 200]) +
      line('M54 440 C180 500 400 514 500 514 C600 514 820 500 946 440', '#000', 3, 'stroke-opacity=".16"') +
      line('M72 540 C200 580 340 592 500 592 C660 592 800 580 928 540', '#000', 4, 'stroke-opacity=".2"') +
      softLine('M110 474 C260 514 420 522 500 522 C600 522 760 512 890 474', 18, 0.4, '#fff') +
      both(
        sheet.lit(TARP, shape(deck, second), [...deckBox]) +
          line('M330 430 C330 454 320 476 300 490', accent, 8) +
          line('M62 420 C130 442 220 458 314 466', '#fff', 3, 'stroke-opacity=".24"') +
          line('M170 414 L262 458 M252 432 L182 446', BLACK, 5) +
          [
            [170, 414],
            [262, 458],
            [252, 432],
            [182, 446],
          ]
            .map(([x = 0, y = 0]) => rivet(x, y, 6, '#8b9498'))
            .join('') +
          line('M50 414 C20 418 10 440 28 458', strap, 13, 'stroke-linecap="round"'),
      ) +
      [
        [360, 550],
        [640, 550],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<circle cx="${x}" cy="${y}" r="23" fill="#16191b"/><circle cx="${x}" cy="${y}" r="17" fill="#3a4045"/><circle cx="${x - 4}" cy="${y - 5}" r="6" fill="#fff" fill-opacity=".3"/>`,
        )
        .join('') +
      label(452, 530, 96, sheet.mark, lighter(main, 0.82), darker(main, 0.55)) +
      both(webbing('M388 506 C396 534 398 554 396 580', 18, strap)),
    closeUp: [380, 300, 360],
  }
}
