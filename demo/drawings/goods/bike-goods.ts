/** For the bicycle, second part: the bags that are strapped to it, a child's bicycle, a rear light. */
import { wheel } from './big'
import {
  darker,
  label,
  lighter,
  line,
  mix,
  seam,
  shape,
  softLine,
  stitch,
  zip,
  type Draw,
  type Sheet,
} from '../base/kit'
import { barTack, buckle, cord, rivet, screw, webbing } from './fittings'
import { buckleAt } from './wear-parts'
import { otherSide } from './wheels'

const BLACK = '#24272a'
const TARP = {
  round: 24,
  folds: [0.009, 0.013, 0.24],
  grain: [0.8, 0.014],
  height: 24,
  contrast: 0.78,
  gloss: [0.12, 9],
} as const
const sided = (sheet: Sheet, draw: () => string) => (sheet.isBack ? otherSide(sheet, draw) : draw())

/** A saddle pack: a wedge that hangs from the rails, rolled shut at its wide end. */
export const saddleBag: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const strap = darker(trim, 0.05)
  const draw = () => {
    const body =
      'M206 366 C300 338 520 352 690 404 C760 426 822 462 836 512 C842 556 818 588 772 596 C620 644 400 700 236 692 C190 688 160 640 156 556 C152 470 160 384 206 366 Z'
    const boot =
      'M500 640 C600 622 700 598 770 580 C800 572 824 548 830 498 C846 530 838 580 780 598 C620 646 400 702 236 692 C220 690 206 684 196 674 C300 676 400 660 500 640 Z'
    const roll =
      'M146 336 C172 322 214 328 230 354 C252 470 252 596 236 704 C222 728 174 730 152 714 C130 600 124 450 146 336 Z'
    const clip = `<path d="${body}"/>`
    return (
      cord('M330 352 C340 250 420 236 430 352', 16, '#6b7276', '#c3cacd') +
      webbing('M372 352 C366 262 428 232 470 250 C500 264 500 300 494 366', 26, strap) +
      webbing('M560 372 C556 286 604 262 640 280 C664 292 668 320 662 396', 26, strap) +
      sheet.lit(TARP, shape(body, main) + sheet.clip(clip, shape(boot, second)), [140, 330, 710, 380]) +
      sheet.creases(clip, [
        [250, 390, 340, 430, 360, 540, 13],
        [300, 660, 420, 610, 520, 620, 12],
        [420, 360, 470, 430, 460, 520, 11],
        [640, 400, 680, 470, 660, 560, 10],
        [740, 440, 770, 500, 750, 580, 9],
      ]) +
      sheet.clip(
        clip,
        seam('M196 674 C300 676 400 660 500 640 C600 622 700 598 770 580 C800 572 824 548 830 498', 0.34) +
          softLine('M240 360 C262 470 262 590 246 700', 34, 0.5),
      ) +
      webbing('M486 358 C506 450 500 570 470 668', 26, strap) +
      buckleAt(501, 470, 40, 4) +
      webbing('M656 392 C676 460 670 550 644 630', 26, strap) +
      buckleAt(668, 480, 40, 4) +
      sheet.lit(
        'canvas',
        shape(
          'M786 424 L880 420 C892 420 896 432 894 444 L892 470 L800 480 Z M822 508 L900 500 C912 500 914 512 912 524 L908 548 L830 560 Z',
          strap,
        ),
        [776, 410, 146, 160],
      ) +
      line('M872 426 L870 466 M890 506 L886 548', '#fff', 3, 'stroke-opacity=".3" stroke-dasharray="5 4"') +
      [
        [300, 372],
        [372, 362],
        [444, 366],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<path d="M${x - 11} ${y} a11 12 0 0 1 22 0" fill="none" stroke="${strap}" stroke-width="8"/>`,
        )
        .join('') +
      line('M300 366 L372 396 L444 362 M300 400 L372 358 L444 398', accent, 5, 'stroke-linejoin="round"') +
      sheet.lit(
        { round: 15, folds: [0.02, 0.012, 0.16], height: 20, contrast: 0.76, gloss: [0.14, 10] },
        shape(roll, mix(main, second, 0.2)),
        [118, 316, 136, 416],
      ) +
      line('M176 334 C196 460 196 600 182 722', darker(main, 0.45), 5, 'stroke-opacity=".6"') +
      line('M206 340 C228 470 228 600 212 720', darker(main, 0.45), 4, 'stroke-opacity=".4"') +
      webbing('M150 520 H300', 24, strap) +
      buckleAt(262, 520, 40, 90) +
      sheet.lit('canvas', shape('M540 548 h74 v46 h-74 Z', strap), [530, 540, 94, 62]) +
      barTack(546, 556, 62, 8, accent) +
      label(316, 520, 112, sheet.mark)
    )
  }
  return { art: sheet.shadow(500, 742, 350, 26, 0.3) + sided(sheet, draw), closeUp: [180, 320, 380] }
}

/** A half frame bag under the top tube, held by hook and loop. */
export const frameBag: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const strap = darker(trim, 0.05)
  const draw = () => {
    const body =
      'M150 366 C142 346 154 332 176 332 H822 C858 332 872 356 860 386 C826 464 776 560 716 634 C700 654 676 660 650 648 L216 470 C186 456 164 404 150 366 Z'
    const low =
      'M176 430 L680 634 C700 622 760 540 812 440 L860 386 C826 464 776 560 716 634 C700 654 676 660 650 648 L216 470 C200 462 188 448 176 430 Z'
    const clip = `<path d="${body}"/>`
    const loop = (x: number) =>
      sheet.lit('canvas', shape(`M${x - 25} 262 q0 -22 25 -22 q25 0 25 22 V352 H${x - 25} Z`, strap), [
        x - 36,
        232,
        72,
        130,
      ]) + line(`M${x - 16} 272 V346 M${x + 16} 272 V346`, '#fff', 2.4, 'stroke-opacity=".3" stroke-dasharray="6 4"')
    const slant = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${sheet.lit('canvas', shape('M-23 -40 H23 V46 q0 18 -23 18 q-23 0 -23 -18 Z', strap), [-34, -46, 68, 118])}${line('M-14 -30 V50 M14 -30 V50', '#fff', 2.4, 'stroke-opacity=".3" stroke-dasharray="6 4"')}</g>`
    return (
      loop(250) +
      loop(500) +
      loop(750) +
      slant(330, 556, 22) +
      slant(560, 652, 22) +
      slant(796, 560, -58) +
      sheet.lit(TARP, shape(body, main) + sheet.clip(clip, shape(low, second)), [138, 322, 736, 342]) +
      sheet.creases(clip, [
        [200, 360, 280, 410, 380, 400, 11],
        [420, 350, 470, 420, 560, 440, 12],
        [820, 360, 760, 420, 730, 520, 11],
        [300, 500, 400, 500, 470, 530, 9],
        [600, 380, 640, 460, 610, 560, 10],
      ]) +
      sheet.clip(clip, seam('M176 430 L680 634 C700 622 760 540 812 440', 0.32)) +
      shape('M176 392 C300 376 700 376 812 388 L806 412 C700 400 300 400 184 416 Z', '#000', 'fill-opacity=".14"') +
      zip('M182 404 C300 388 700 388 806 400', mix(main, trim, 0.55), '#6a7276', 15) +
      `<rect x="772" y="390" width="30" height="16" rx="5" fill="#24272a"/>` +
      line('M802 400 l44 14', accent, 12, 'stroke-linecap="round"') +
      stitch('M168 362 C160 350 168 344 180 344 H820 C846 344 858 360 848 384', '#000', 0.3) +
      label(446, 452, 118, sheet.mark) +
      shape('M640 470 h96 l-20 42 h-96 Z', '#dfe6e8') +
      line('M640 470 h96 l-20 42 h-96 Z', '#9fabb0', 2.4)
    )
  }
  return { art: sheet.shadow(500, 760, 330, 24, 0.24) + sided(sheet, draw), closeUp: [400, 260, 400] }
}

/** A handlebar roll: open at both ends, each rolled and buckled; spacers hold it off the bar. */
export const handlebarBag: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const strap = darker(trim, 0.05)
  const body =
    'M214 396 C214 372 240 360 274 358 C420 350 580 350 726 358 C760 360 786 372 786 396 C800 480 800 570 786 650 C784 676 760 690 726 692 C580 700 420 700 274 692 C240 690 216 676 214 650 C200 570 200 480 214 396 Z'
  const clip = `<path d="${body}"/>`
  const end = (flip: boolean) => {
    const roll =
      'M136 410 C140 384 172 378 204 384 C226 390 236 404 238 426 C246 500 246 560 238 630 C236 652 222 664 200 668 C172 672 144 662 138 640 C126 560 126 480 136 410 Z'
    const art =
      sheet.lit(
        { round: 15, folds: [0.02, 0.012, 0.16], height: 21, contrast: 0.77, gloss: [0.14, 10] },
        shape(roll, mix(main, second, flip ? 0.35 : 0.15)),
        [120, 368, 130, 312],
      ) +
      line('M168 388 C160 480 160 570 170 664', darker(main, 0.45), 5, 'stroke-opacity=".55"') +
      line('M200 388 C194 480 194 570 202 664', darker(main, 0.45), 4, 'stroke-opacity=".4"') +
      webbing('M150 526 H300', 26, strap) +
      buckleAt(268, 526, 42, 90)
    return flip ? otherSide(sheet, () => art) : art
  }
  const art =
    sheet.shadow(500, 742, 350, 28, 0.34) +
    sheet.lit(
      TARP,
      shape(body, main) + sheet.clip(clip, shape('M190 570 C400 596 600 596 810 570 V720 H190 Z', second)),
      [196, 344, 608, 362],
    ) +
    sheet.creases(clip, [
      [240, 380, 320, 440, 330, 520, 13],
      [760, 380, 680, 440, 670, 520, 12],
      [250, 660, 330, 620, 360, 560, 12],
      [750, 660, 670, 620, 640, 570, 11],
      [460, 370, 480, 430, 470, 500, 10],
    ]) +
    sheet.clip(
      clip,
      seam('M190 570 C400 596 600 596 810 570', 0.3) +
        softLine('M240 380 C232 480 232 580 240 680', 26, 0.4) +
        softLine('M760 380 C768 480 768 580 760 680', 26, 0.4),
    ) +
    [362, 638]
      .map(
        (x) =>
          webbing(`M${x} 350 C${x - 8} 460 ${x - 8} 590 ${x} 700`, 32, strap) +
          (sheet.isBack
            ? sheet.lit(
                'rubber',
                shape(
                  `M${x - 40} 312 h80 q14 0 14 14 v74 q0 14 -14 14 h-80 q-14 0 -14 -14 v-74 q0 -14 14 -14 Z`,
                  BLACK,
                ),
                [x - 66, 300, 132, 126],
              ) + line(`M${x - 30} 340 h60 M${x - 30} 362 h60 M${x - 30} 384 h60`, '#fff', 4, 'stroke-opacity=".18"')
            : sheet.lit('rubber', shape(`M${x - 30} 318 h60 v54 h-60 Z`, BLACK), [x - 40, 308, 80, 74]) +
              buckle(x - 6, 462, 46)),
      )
      .join('') +
    end(false) +
    end(true) +
    (sheet.isBack
      ? ''
      : line('M420 446 L500 500 L580 446 M420 512 L500 456 L580 512', accent, 6, 'stroke-linejoin="round"') +
        [
          [420, 446],
          [580, 446],
          [420, 512],
          [580, 512],
        ]
          .map(([x = 0, y = 0]) => rivet(x, y, 9, '#4c555a'))
          .join('') +
        label(440, 620, 120, sheet.mark))
  return { art, closeUp: [130, 330, 380] }
}

/** A child's bicycle: low to step over, one gear under a guard, a bell, a pad on the bar. */
export const kidsBike: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 2)
  const [rear, fore] = [
    [254, 664],
    [756, 664],
  ] as const
  const tube = (d: string, width: number, paint: string) =>
    line(d, paint, width, 'stroke-linecap="round" stroke-linejoin="round"')
  const draw = () => {
    const frame =
      tube('M254 664 L452 676', 17, main) +
      tube('M254 664 L392 486', 15, main) +
      tube('M454 676 L392 452', 30, main) +
      tube('M652 428 C610 560 540 612 404 560', 34, main) +
      tube('M658 446 C640 560 580 652 456 678', 38, main) +
      tube('M642 372 L662 452', 44, main)
    const guard =
      'M262 634 C320 616 400 612 456 616 C520 622 528 716 462 736 C400 730 320 712 256 694 C232 684 236 644 262 634 Z'
    return (
      wheel(sheet, rear[0], rear[1], 138, 34) +
      wheel(sheet, fore[0], fore[1], 138, 34) +
      [rear, fore]
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="118" fill="none" stroke="${accent}" stroke-width="9" stroke-opacity=".9"/>`,
        )
        .join('') +
      sheet.lit(
        'lacquer',
        tube('M662 440 C684 520 720 600 756 664', 24, second) + tube('M392 456 L374 372', 20, '#8b9498'),
        [350, 356, 430, 330],
      ) +
      sheet.lit({ round: 7, height: 12, contrast: 0.76, gloss: [0.26, 22] }, frame, [230, 350, 470, 350]) +
      line('M640 470 C612 560 560 616 470 650', lighter(main, 0.5), 5, 'stroke-opacity=".45" stroke-linecap="round"') +
      (style === 0
        ? line('M604 520 C580 556 548 586 512 606', accent, 14)
        : style === 1
          ? [0, 1, 2].map((i) => `<circle cx="${584 - i * 40}" cy="${578 + i * 28}" r="9" fill="${accent}"/>`).join('')
          : line('M610 506 l-30 54 M584 548 l-34 44', accent, 11)) +
      sheet.lit('plastic', shape(guard, second), [228, 606, 300, 140]) +
      line('M276 650 C330 634 400 630 450 634', '#fff', 4, 'stroke-opacity=".35"') +
      `<circle cx="456" cy="676" r="30" fill="none" stroke="#2b2f32" stroke-width="13"/>` +
      tube('M456 676 L498 752', 17, '#3b4246') +
      sheet.lit(
        'rubber',
        shape('M462 748 h84 q8 0 8 8 v14 q0 8 -8 8 h-84 q-8 0 -8 -8 v-14 q0 -8 8 -8 Z', accent),
        [444, 740, 120, 46],
      ) +
      rivet(456, 676, 8) +
      sheet.lit(
        'leather',
        shape(
          'M288 340 C290 320 320 322 350 330 C396 338 434 332 450 342 C456 356 420 360 396 364 C372 386 300 378 288 340 Z',
          mix(BLACK, trim, 0.4),
        ),
        [278, 312, 186, 76],
      ) +
      line('M302 342 C330 340 400 346 440 346', accent, 4) +
      // The bar rises from its stem, with a pad, a grip with a bulb at its end, a bell.
      tube('M640 380 L626 300', 24, '#3b4246') +
      tube('M628 318 C600 250 590 236 560 226', 17, '#8b9498') +
      sheet.lit(
        'foam',
        shape('M598 284 L650 270 C662 268 668 288 656 294 L606 312 C592 314 588 290 598 284 Z', accent),
        [586, 262, 86, 58],
      ) +
      sheet.lit(
        'rubber',
        tube('M572 230 L516 214', 30, second) + `<circle cx="510" cy="212" r="21" fill="${second}"/>`,
        [476, 182, 120, 76],
      ) +
      line('M524 202 l-6 26 M540 206 l-6 26 M556 210 l-6 26', '#000', 3, 'stroke-opacity=".3"') +
      sheet.lit('metal', '<path d="M588 214 a24 22 0 0 1 46 10 Z" fill="#c3cacd"/>', [576, 186, 68, 50]) +
      tube('M640 440 C650 400 640 330 612 262', 4.5, BLACK) +
      tube('M300 700 L292 806', 13, '#4c555a') +
      line('M280 806 h34', '#24272a', 14, 'stroke-linecap="round"') +
      `<g transform="rotate(-14 396 560)">${label(370, 590, 62, sheet.mark, lighter(main, 0.78), darker(main, 0.55))}</g>`
    )
  }
  return { art: sheet.shadow(500, 822, 380, 24, 0.36) + sided(sheet, draw), closeUp: [440, 190, 380] }
}

/** A rear light: red prisms in a small case, on a rubber band. */
export const rearLight: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const cased =
    'M398 196 C398 168 424 154 500 154 C576 154 602 168 602 196 V660 C602 700 566 722 500 722 C434 722 398 700 398 660 Z'
  const glass =
    'M430 214 C430 194 456 186 500 186 C544 186 570 194 570 214 V560 C570 584 546 594 500 594 C454 594 430 584 430 560 Z'
  const clip = `<path d="${glass}"/>`
  const red = sheet.gradient(
    [
      [0, '#ff5a55'],
      [0.4, '#d41f2a'],
      [1, '#7d0c18'],
    ],
    [0, 0, 1, 1],
  )
  const band = sheet.lit(
    'rubber',
    shape(
      'M410 420 C330 420 290 450 280 520 C270 600 320 640 410 632 V580 C350 584 326 566 330 520 C336 484 356 472 410 472 Z',
      '#2b2f32',
    ) +
      shape(
        'M590 420 C670 420 712 450 720 520 C728 600 680 640 590 632 V580 C650 584 674 566 670 520 C664 484 644 472 590 472 Z',
        '#2b2f32',
      ),
    [260, 404, 480, 246],
  )
  const front =
    sheet.clip(
      clip,
      Array.from({ length: 20 }, (_, i) =>
        line(
          `M420 ${180 + i * 24} L580 ${220 + i * 24} M580 ${180 + i * 24} L420 ${220 + i * 24}`,
          '#fff',
          2,
          'stroke-opacity=".2"',
        ),
      ).join(''),
    ) +
    [250, 330, 410, 490]
      .map(
        (y) =>
          `<circle cx="500" cy="${y}" r="44" fill="${sheet.radial([
            [0, '#ffe3d8'],
            [0.25, '#ff8a78'],
            [0.6, '#ff3b3b', 0.5],
            [1, '#ff3b3b', 0],
          ])}"/><circle cx="500" cy="${y}" r="11" fill="#fff1e8"/>`,
      )
      .join('') +
    sheet.clip(clip, softLine('M452 204 C444 300 444 440 450 560', 16, 0.7, '#fff'))
  const back =
    sheet.lit('rubber', shape('M430 280 H570 V520 H430 Z', '#2b2f32'), [418, 268, 164, 264]) +
    line('M446 330 H554 M446 370 H554 M446 410 H554 M446 450 H554', '#fff', 4, 'stroke-opacity=".16"') +
    screw(450, 250, 10) +
    screw(550, 250, 10)
  return {
    art:
      sheet.shadow(500, 800, 170, 24, 0.34) +
      (sheet.isBack
        ? ''
        : `<circle cx="500" cy="380" r="330" fill="${sheet.radial([
            [0, '#ff6a5a', 0.34],
            [0.5, '#ff6a5a', 0.12],
            [1, '#ff6a5a', 0],
          ])}"/>`) +
      band +
      sheet.lit('plastic', shape(cased, mix(main, BLACK, 0.1)), [384, 140, 232, 596]) +
      (sheet.isBack ? back : sheet.lit('lacquer', shape(glass, red), [420, 176, 160, 428]) + front) +
      sheet.lit(
        'rubber',
        shape('M452 640 C452 622 548 622 548 640 C548 668 452 668 452 640 Z', accent),
        [440, 616, 120, 60],
      ) +
      `<circle cx="500" cy="645" r="7" fill="#fff" fill-opacity=".7"/>` +
      label(462, 684, 76, sheet.mark, lighter(second, 0.05), darker(main, 0.65)),
    closeUp: [380, 150, 330],
  }
}
