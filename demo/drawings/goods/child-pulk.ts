/** A pulk in which a child sits. */
import {
  darker,
  label,
  lighter,
  line,
  mix,
  range,
  shape,
  softLine,
  stitch,
  zip,
  type Draw,
  type Sheet,
} from '../base/kit'
import { barTack, buckle, placed, rivet, webbing } from './fittings'

const POLYMER = '#2b2f32'
const CLOTH = { round: 20, folds: [0.013, 0.018, 0.26], grain: [0.7, 0.03], height: 22, contrast: 0.76 } as const

function fromAbove(sheet: Sheet): string {
  const [main, second, accent] = sheet.paints
  const tub =
    'M0 -330 C-70 -326 -108 -260 -120 -170 L-134 250 C-132 300 -104 326 -64 328 H64 C104 326 132 300 134 250 L120 -170 C108 -260 70 -326 0 -330 Z'
  const well =
    'M0 -276 C-54 -272 -84 -220 -94 -150 L-108 232 C-106 268 -86 286 -56 288 H56 C86 286 106 268 108 232 L94 -150 C84 -220 54 -272 0 -276 Z'
  const shaft = (side: number) =>
    sheet.lit(
      'metal',
      line(
        `M${side * 72} -264 C${side * 44} -350 ${-side * 30} -410 ${-side * 84} -456`,
        '#3b4246',
        15,
        'stroke-linecap="round"',
      ),
      [-104, -474, 208, 224],
    )
  const belt = (side: number) => webbing(`M${side * 44} 170 C${side * 50} 110 ${side * 40} 60 0 30`, 20, accent)
  return (
    sheet.soft(shape(tub, '#2b2318', 'fill-opacity=".42" transform="translate(20 24)"'), 14, [-140, -330, 310, 710]) +
    shaft(1) +
    shaft(-1) +
    sheet.lit({ round: 13, height: 19, contrast: 0.78, gloss: [0.24, 20] }, shape(tub, main), [-150, -346, 300, 690]) +
    shape(well, darker(main, 0.55)) +
    sheet.lit(
      CLOTH,
      shape('M-84 40 C-60 20 60 20 84 40 L98 236 C60 262 -60 262 -98 236 Z', second),
      [-108, 22, 216, 240],
    ) +
    sheet.lit(
      { round: 22, folds: [0.02, 0.02, 0.2], height: 26, contrast: 0.74 },
      shape('M-98 196 C-60 172 60 172 98 196 L104 256 C70 284 -70 284 -104 256 Z', mix(second, main, 0.4)),
      [-114, 174, 228, 110],
    ) +
    belt(1) +
    belt(-1) +
    webbing('M-84 96 H84', 18, accent) +
    buckle(0, 18, 40) +
    // The cover over the legs, and the bar above it all.
    sheet.lit(
      CLOTH,
      shape(
        'M0 -286 C-56 -280 -90 -220 -98 -150 L-104 -6 C-60 20 60 20 104 -6 L98 -150 C90 -220 56 -280 0 -286 Z',
        mix(main, second, 0.5),
      ),
      [-114, -296, 228, 320],
    ) +
    zip('M0 -260 V-4', darker(second, 0.35), accent, 9, [0, -30, accent]) +
    line('M-118 30 C-60 -30 60 -30 118 30', '#23282b', 22, 'stroke-linecap="round"') +
    line('M-112 24 C-58 -32 58 -32 112 24', '#8b9498', 5, 'stroke-linecap="round"') +
    label(-34, -180, 68, sheet.mark)
  )
}

/** The pulk from the side, its window rolled down; from behind: from above. */
export const childPulk: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  if (sheet.isBack) return { art: placed(sheet, 484, 540, 22, () => fromAbove(sheet), 1.06), closeUp: [330, 380, 360] }
  const hull =
    'M268 540 C250 556 262 626 316 672 C354 702 420 710 500 712 L872 710 C914 708 938 684 944 640 L950 580 C800 640 470 646 322 590 C300 578 290 534 268 540 Z'
  const rim = 'M268 540 C286 540 296 578 322 590 C470 646 800 640 950 580'
  const apron = 'M316 586 C340 548 420 500 520 470 C560 458 600 452 634 450 L640 624 C520 630 400 620 322 592 Z'
  const hood =
    'M634 450 C640 360 690 286 770 272 C842 262 900 300 926 380 C944 440 950 520 950 582 C850 616 740 626 640 624 Z'
  const window =
    'M520 470 C548 400 600 330 680 292 C706 280 740 272 770 272 C700 296 656 356 640 450 L634 452 C596 452 560 458 520 470 Z'
  const inside = 'M640 450 C656 356 700 300 764 280 C800 330 810 430 804 560 C760 590 700 606 644 606 Z'
  const shaft = (d: string) =>
    line(d, '#000', 17, 'stroke-opacity=".14" transform="translate(6 9)"') +
    line(d, '#24282b', 15, 'stroke-linecap="round"') +
    line(d, '#6b7478', 5, 'stroke-linecap="round" transform="translate(-2 -3)"')
  const hook = (x: number, y: number) =>
    line(`M${x} ${y} c-34 -20 -30 -66 4 -70 c34 -2 38 46 8 72 Z`, '#5b6367', 10, 'stroke-linejoin="round"') +
    line(`M${x} ${y} c-34 -20 -30 -66 4 -70 c34 -2 38 46 8 72`, '#c3cacd', 5, 'stroke-linejoin="round"')
  const bar = 'M640 626 C626 520 640 392 690 326 C716 292 742 276 772 272'
  const art =
    sheet.shadow(600, 726, 360, 24, 0.42) +
    hook(118, 388) +
    shaft('M352 666 C300 630 190 490 118 382') +
    hook(46, 460) +
    shaft('M316 644 C250 590 140 510 44 454') +
    webbing('M150 490 C166 474 180 468 196 474', 20, accent) +
    sheet.lit(
      'rubber',
      line(
        'M104 362 C122 388 140 412 156 434 M28 444 C56 462 82 478 106 494',
        mix(second, POLYMER, 0.35),
        25,
        'stroke-linecap="round"',
      ),
      [4, 340, 180, 180],
    ) +
    // Inside: a padded back rest and the belt.
    sheet.lit(CLOTH, shape(hood, main), [622, 260, 340, 376]) +
    shape(inside, darker(main, 0.62)) +
    sheet.clip(
      `<path d="${inside}"/>`,
      sheet.lit(
        { round: 20, folds: [0.02, 0.02, 0.18], height: 25, contrast: 0.74 },
        shape(
          'M716 330 C748 322 772 340 778 390 C786 460 784 530 770 580 L700 588 C706 520 700 420 700 360 C700 344 706 334 716 330 Z',
          mix(second, accent, 0.15),
        ),
        [688, 318, 106, 280],
      ) +
        range(4, (i) =>
          line(
            `M704 ${392 + i * 48} C730 ${400 + i * 48} 756 ${398 + i * 48} 780 ${388 + i * 48}`,
            '#000',
            4,
            'stroke-opacity=".2"',
          ),
        ).join('') +
        webbing('M734 350 C716 420 706 480 704 540', 17, accent) +
        webbing('M768 360 C760 430 740 490 716 548', 17, darker(accent, 0.15)) +
        sheet.lit(
          'plastic',
          shape('M690 528 h40 q8 0 8 8 v28 q0 8 -8 8 h-40 q-8 0 -8 -8 v-28 q0 -8 8 -8 Z', POLYMER),
          [672, 520, 76, 60],
        ),
    ) +
    sheet.creases(`<path d="${hood}"/>`, [
      [800, 300, 850, 380, 820, 470, 10],
      [900, 350, 890, 440, 920, 520, 9],
      [830, 480, 870, 540, 850, 604, 8],
    ]) +
    line('M804 300 C846 380 850 500 836 612', '#000', 4, 'stroke-opacity=".24"') +
    line('M810 300 C852 380 856 500 842 612', '#fff', 3, 'stroke-opacity=".16"') +
    shape('M850 360 C880 356 902 372 908 400 L912 452 C890 462 866 462 848 454 Z', mix(second, main, 0.2)) +
    line('M850 372 C876 366 896 376 902 394', accent, 6) +
    sheet.lit(CLOTH, shape(apron, second), [308, 442, 342, 190]) +
    sheet.creases(`<path d="${apron}"/>`, [
      [400, 530, 450, 570, 440, 610, 9],
      [500, 486, 540, 540, 520, 610, 9],
      [590, 462, 600, 530, 588, 610, 8],
    ]) +
    zip('M372 566 C440 520 540 486 626 478', darker(second, 0.35), accent, 8, [380, 560, accent]) +
    shape(window, '#d9e8ee', 'fill-opacity=".5"') +
    sheet.clip(
      `<path d="${window}"/>`,
      shape('M560 300 L640 270 L590 480 L520 490 Z M690 260 L716 262 L640 470 L616 470 Z', '#fff', 'fill-opacity=".4"'),
    ) +
    line(window, darker(second, 0.2), 9, 'stroke-linejoin="round"') +
    stitch('M526 462 C556 394 606 334 684 298', '#fff', 0.5) +
    sheet.lit(
      'canvas',
      line('M700 284 C724 272 750 268 776 268', mix(main, second, 0.6), 32, 'stroke-linecap="round"'),
      [680, 244, 116, 60],
    ) +
    line('M724 262 l6 36 M752 256 l4 36', accent, 6) +
    line(bar, '#000', 22, 'stroke-opacity=".2" transform="translate(7 8)"') +
    line(bar, '#23282b', 20, 'stroke-linecap="round"') +
    line(bar, '#8b9498', 5, 'stroke-linecap="round" transform="translate(-4 -2)"') +
    sheet.lit(
      { round: 14, grain: [0.9, 0.012], height: 20, contrast: 0.78, gloss: [0.22, 20] },
      shape(hull, main),
      [246, 530, 716, 192],
    ) +
    line('M300 632 C344 680 420 686 520 686 L874 682 C904 680 920 666 928 644', '#000', 5, 'stroke-opacity=".22"') +
    line('M302 638 C346 686 422 692 520 692 L874 688', '#fff', 3.4, 'stroke-opacity=".3"') +
    shape('M366 700 C410 714 450 718 520 719 L872 717 L862 730 H446 C406 728 380 714 366 700 Z', darker(trim, 0.3)) +
    line(rim, darker(main, 0.25), 14, 'stroke-linecap="round"') +
    line(rim, lighter(main, 0.12), 7, 'stroke-linecap="round"') +
    range(11, (i) => {
      const t = (i + 0.6) / 11
      return rivet(332 + t * 606, 596 + Math.sin(t * Math.PI) * 36, 5.5)
    }).join('') +
    softLine('M330 606 C470 656 800 650 946 596', 20, 0.24) +
    sheet.lit(
      'plastic',
      shape('M612 604 h56 q8 0 8 8 v40 q0 8 -8 8 h-56 q-8 0 -8 -8 v-40 q0 -8 8 -8 Z', POLYMER),
      [596, 596, 88, 72],
    ) +
    rivet(640, 632, 10) +
    shape('M298 616 l36 6 14 52 -20 14 -22 -22 Z', POLYMER) +
    line('M300 618 l32 5', '#fff', 3, 'stroke-opacity=".3"') +
    rivet(320, 640, 8) +
    rivet(330, 666, 8) +
    barTack(912, 560, 26, 10, accent) +
    shape('M900 596 h44 v20 h-44 Z', '#dfe6ea') +
    label(740, 654, 96, sheet.mark, lighter(main, 0.82), darker(main, 0.55))
  return {
    art: `<g transform="translate(0 -10)">${sheet.within([sheet.window[0], sheet.window[1] + 10, sheet.window[2], sheet.window[3]], () => art)}</g>`,
    closeUp: [560, 250, 380],
  }
}
