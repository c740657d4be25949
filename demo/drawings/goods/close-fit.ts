/** Footwear that fits closely: boots for the tracks, shoes for the rock. From behind: their soles. */
import {
  darker,
  label,
  lighter,
  line,
  mix,
  range,
  seam,
  shape,
  stitch,
  zip,
  type Draw,
  type Relief,
  type Sheet,
} from '../base/kit'
import { barTack, placed, rivet, screw, webbing } from './fittings'
import { pairOf } from './shoes'

const RUBBER = '#26292b'
/** The farther shoe of a pair: mostly hidden, so it has no folds, which are slow. */
const FAR: Relief = { round: 16, height: 19, contrast: 0.74 }

/** A nordic boot, its toe to the right; `racing`: with a stiff cuff. */
function nordicSide(sheet: Sheet, racing: boolean, isFar: boolean): string {
  const [main, second, accent, trim] = sheet.paints
  const upper =
    'M200 250 C232 228 322 222 372 236 C398 244 406 268 408 296 C414 380 430 448 486 500 C556 556 660 566 740 596 C806 622 846 664 848 722 C640 744 340 746 190 728 C176 690 182 640 190 590 C196 500 190 400 190 320 C190 290 192 262 200 250 Z'
  const mouth = 'M200 250 C232 228 322 222 372 236 C344 264 252 266 200 250 Z'
  const sole =
    'M178 722 C300 744 640 746 846 716 C858 724 866 732 880 738 C892 746 890 764 876 770 C852 778 836 774 812 780 C760 792 690 792 640 788 C600 786 560 774 520 774 C480 774 450 788 410 790 C330 794 250 792 202 782 C176 772 168 740 178 722 Z'
  const cover =
    'M370 237 C398 244 406 268 408 296 C414 380 430 448 486 500 C556 556 660 566 740 596 C770 608 794 622 812 642 C720 650 610 642 520 596 C432 548 392 450 378 372 C370 330 368 286 370 237 Z'
  const toe =
    'M618 700 C680 660 782 634 820 650 C840 674 848 700 848 722 C800 730 700 738 612 740 C606 726 608 712 618 700 Z'
  if (isFar)
    return (
      sheet.lit(
        FAR,
        shape(upper, darker(main, 0.06)) +
          shape(cover, mix(main, trim, 0.55)) +
          shape(toe, mix(RUBBER, trim, 0.3)) +
          shape(sole, RUBBER),
        [150, 220, 770, 600],
      ) +
      shape(mouth, darker(trim, 0.45)) +
      line('M372 238 C344 264 252 268 202 252', darker(main, 0.35), 9, 'stroke-linecap="round"')
    )
  const counter =
    'M190 528 C240 512 300 528 338 576 C372 628 410 690 500 708 L500 742 C400 746 280 742 188 728 C174 690 182 610 190 528 Z'
  const cuff = racing
    ? 'M187 300 C226 276 312 278 358 294 C374 350 374 420 354 486 C338 540 316 588 292 608 C262 624 230 612 214 584 C202 540 192 480 189 420 Z'
    : 'M190 470 C240 452 340 456 398 470 L420 512 C350 556 280 576 196 566 Z'
  const zipLine = 'M371 244 C368 300 372 350 384 396 C404 470 446 552 530 598 C606 640 700 650 792 642'
  return (
    sheet.lit(
      { round: 17, folds: [0.014, 0.016, 0.2], grain: [0.7, 0.03], height: 20, contrast: 0.76 },
      shape(upper, main) + shape(cover, mix(main, trim, 0.5)),
      [160, 210, 710, 550],
    ) +
    sheet.creases(`<path d="${upper}"/>`, [
      [412, 430, 340, 480, 260, 470, 10],
      [440, 500, 390, 560, 330, 560, 9],
      [600, 580, 600, 640, 560, 680, 8],
      [660, 590, 670, 630, 640, 670, 6],
    ]) +
    shape(
      'M198 252 C240 276 330 276 372 240 L374 290 C330 322 240 322 190 306 C190 282 192 264 198 252 Z',
      darker(mix(main, trim, 0.6), 0.1),
    ) +
    shape(mouth, darker(trim, 0.5)) +
    line('M200 256 C244 278 330 276 370 244', '#fff', 4, 'stroke-opacity=".25"') +
    seam('M191 308 C240 324 330 326 374 292', 0.3) +
    sheet.lit('plastic', shape(counter, second) + shape(toe, mix(RUBBER, trim, 0.3)), [166, 508, 700, 246]) +
    seam('M190 528 C240 512 300 528 338 576 C372 628 410 690 500 708', 0.34) +
    line('M214 560 C260 548 296 566 322 602 C350 644 390 690 460 706', lighter(second, 0.3), 4, 'stroke-opacity=".5"') +
    stitch('M612 694 C680 652 780 626 822 640', '#fff', 0.3) +
    zip(zipLine, darker(trim, 0.1), lighter(trim, 0.35), 9, [371, 262, accent]) +
    (racing
      ? sheet.lit(
          { round: 11, height: 18, contrast: 0.78, gloss: [0.3, 20] },
          shape(cuff, darker(second, 0.12)),
          [174, 276, 208, 356],
        ) +
        sheet.clip(
          `<path d="${cuff}"/>`,
          range(
            14,
            (i) =>
              line(`M160 ${300 + i * 26} L400 ${230 + i * 26}`, '#fff', 4, 'stroke-opacity=".05"') +
              line(`M160 ${280 + i * 26} L400 ${350 + i * 26}`, '#000', 4, 'stroke-opacity=".08"'),
          ).join(''),
        ) +
        line('M222 320 C232 420 244 520 262 590', lighter(second, 0.35), 4, 'stroke-opacity=".4"') +
        rivet(262, 574, 25, '#8b9498') +
        screw(262, 574, 14)
      : sheet.lit('plastic', shape(cuff, second), [178, 446, 256, 136]) +
        line('M198 564 C280 572 350 552 418 512', '#000', 3, 'stroke-opacity=".3"')) +
    // The strap closes over the shin and turns back on itself.
    (racing
      ? sheet.lit(
          'canvas',
          shape('M182 312 C250 290 350 290 408 306 L414 360 C346 342 250 344 188 364 Z', darker(trim, 0.02)),
          [168, 282, 262, 96],
        ) +
        line('M186 338 C250 316 350 316 411 332', accent, 8) +
        barTack(300, 306, 12, 40, lighter(accent, 0.3)) +
        barTack(318, 306, 12, 40, lighter(accent, 0.3)) +
        shape('M232 292 l42 -5 4 58 -42 5 Z', '#33393c') +
        line('M234 294 l38 -5', '#fff', 3, 'stroke-opacity=".4"')
      : webbing('M191 512 C260 494 350 494 412 504', 27, darker(trim, 0.02)) + barTack(330, 486, 14, 26, accent)) +
    line('M194 280 q-28 -40 -6 -64 q18 -14 26 8 q0 26 -6 38', accent, 9, 'stroke-linecap="round"') +
    sheet.lit('rubber', shape(sole, RUBBER), [156, 704, 756, 106]) +
    line('M180 744 C340 764 660 764 866 742', accent, 8) +
    range(9, (i) => line(`M${220 + i * 21} ${775 + (i % 2)} l8 13`, '#000', 6, 'stroke-opacity=".6"')).join('') +
    range(8, (i) => line(`M${632 + i * 21} 776 l8 12`, '#000', 6, 'stroke-opacity=".6"')).join('') +
    rivet(866, 757, 8, '#c3cacd') +
    label(racing ? 240 : 226, racing ? 430 : 360, 64, sheet.mark) +
    line('M440 640 C480 676 520 690 590 690', accent, 6, 'stroke-linecap="round"')
  )
}

/** The sole of a nordic boot around (0, 0), its toe up: two grooves for the rails, and the bar. */
function nordicSole(sheet: Sheet): string {
  const [main, second, accent] = sheet.paints
  const outline =
    'M-40 -392 H40 C52 -392 56 -372 58 -340 C98 -316 116 -250 112 -160 C108 -60 84 20 82 110 C82 190 96 250 92 320 C88 376 50 398 0 398 C-50 398 -88 376 -92 320 C-96 250 -82 190 -82 110 C-84 20 -108 -60 -112 -160 C-116 -250 -98 -316 -58 -340 C-56 -372 -52 -392 -40 -392 Z'
  const lugs = range(12, (i) => {
    const y = -290 + i * 56
    const inset = i > 4 && i < 9 ? 26 : 0
    return shape(
      `M-100 ${y} h${48 - inset} l-8 34 h-${48 - inset} Z M100 ${y} h-${48 - inset} l8 34 h${48 - inset} Z`,
      i % 4 === 1 ? accent : '#3b4043',
    )
  }).join('')
  return (
    sheet.soft(
      shape(outline, '#2b2318', 'fill-opacity=".42" transform="translate(18 22)"'),
      13,
      [-120, -400, 270, 850],
    ) +
    sheet.lit('rubber', shape(outline, RUBBER), [-130, -408, 260, 822]) +
    sheet.clip(`<path d="${outline}"/>`, sheet.lit('rubber', lugs, [-120, -300, 240, 700])) +
    sheet.lit(
      'plastic',
      shape('M-36 -330 H36 L34 330 C34 352 -34 352 -34 330 Z', mix('#3b4043', main, 0.5)),
      [-50, -344, 100, 704],
    ) +
    range(
      2,
      (i) =>
        line(`M${-17 + i * 34} -290 V330`, '#0b0d0e', 12, 'stroke-linecap="round"') +
        line(`M${-12 + i * 34} -290 V330`, '#fff', 2, 'stroke-opacity=".2"'),
    ).join('') +
    shape('M-40 -374 H40 V-344 H-40 Z', '#0b0d0e') +
    sheet.lit('metal', line('M-44 -359 H44', '#c3cacd', 13, 'stroke-linecap="round"'), [-60, -376, 120, 34]) +
    screw(0, -250, 9) +
    screw(0, 260, 9) +
    label(-28, 356, 56, sheet.mark, lighter(second, 0.7), darker(second, 0.5))
  )
}

/** Nordic boots: by the id for racing or for touring. */
export const nordicBoot: Draw = (sheet) => {
  const racing = sheet.random.chance(0.5)
  if (sheet.isBack)
    return {
      art: placed(sheet, 340, 500, -5, () => nordicSole(sheet)) + placed(sheet, 654, 500, 5, () => nordicSole(sheet)),
      closeUp: [200, 90, 300],
    }
  const [x, y, width, height] = sheet.window
  // Drawn low and long; stretched to the height of a boot for the tracks.
  const tall = (isFar: boolean) =>
    `<g transform="matrix(.92 0 0 1.18 34 -142)">${sheet.within([(850 - x - width) / 0.92, (y + 82) / 1.18, (width + 280) / 0.92, (height + 140) / 1.18], () => nordicSide(sheet, racing, isFar))}</g>`
  return { art: sheet.shadow(500, 794, 370, 26, 0.4) + pairOf(sheet, tall), closeUp: [540, 130, 330] }
}

/** A climbing shoe, its toe to the right: a slipper on a bent last. */
function rockSide(sheet: Sheet, isFar: boolean, laced: boolean): string {
  const [main, second, accent, trim] = sheet.paints
  const rubber = mix(RUBBER, trim, 0.18)
  const upper =
    'M206 486 C226 428 300 404 372 418 C420 428 444 456 480 488 C540 534 610 556 676 582 C724 598 752 618 772 652 C796 692 812 724 816 758 C818 784 802 792 780 786 C716 774 676 756 620 736 C560 716 500 706 450 712 C390 720 330 756 246 752 C182 742 160 664 170 590 C174 548 190 516 206 486 Z'
  const rand =
    'M170 590 C174 548 190 516 206 486 C234 520 236 568 254 612 C274 662 330 678 410 672 C500 664 560 676 616 670 C654 664 664 622 690 588 C730 600 754 620 772 652 C796 692 812 724 816 758 C818 784 802 792 780 786 C716 774 676 756 620 736 C560 716 500 706 450 712 C390 720 330 756 246 752 C182 742 160 664 170 590 Z'
  const sole =
    'M440 706 C520 696 590 716 650 738 C700 756 750 776 816 764 C826 786 814 802 790 802 C700 794 640 764 560 742 C520 732 470 736 452 732 C440 726 436 716 440 706 Z M178 704 C198 738 250 752 316 732 C328 744 322 760 300 766 C240 780 190 772 174 742 C168 728 170 714 178 704 Z'
  const mouth = 'M214 480 C240 432 306 412 374 426 C400 432 420 446 436 462 C380 500 270 506 214 480 Z'
  if (isFar)
    return (
      sheet.lit(
        FAR,
        shape(upper, darker(main, 0.1)) + shape(rand, rubber) + shape(sole, RUBBER),
        [146, 392, 740, 434],
      ) + shape(mouth, darker(trim, 0.45))
    )
  const straps =
    'M450 462 L514 510 C496 566 474 610 450 644 L394 618 C418 574 440 524 450 462 Z M566 540 L634 566 C614 606 594 636 572 662 L520 638 C540 606 556 576 566 540 Z'
  const tips =
    'M397 611 L454 638 C446 660 434 676 422 682 C402 680 386 668 378 652 Z M523 631 L578 656 C568 676 558 688 546 692 C528 690 512 678 506 666 Z'
  return (
    sheet.lit(
      { round: 16, folds: [0.02, 0.022, 0.14], grain: [0.32, 0.05], height: 20, contrast: 0.78 },
      shape(upper, main) +
        sheet.clip(`<path d="${upper}"/>`, shape('M240 500 C300 520 360 640 420 680 L240 690 Z', second)),
      [146, 392, 740, 420],
    ) +
    sheet.creases(`<path d="${upper}"/>`, [
      [470, 500, 420, 560, 340, 560, 9],
      [560, 550, 520, 610, 470, 630, 8],
      [660, 580, 640, 620, 600, 650, 6],
    ]) +
    shape(mouth, darker(trim, 0.45)) +
    sheet.lit(
      FAR,
      shape('M352 424 C400 400 440 410 452 440 L500 506 C470 512 440 500 420 480 Z', mix(second, main, 0.4)),
      [340, 396, 174, 128],
    ) +
    line('M208 486 C260 512 384 504 440 462', darker(main, 0.35), 15, 'stroke-linecap="round"') +
    line('M208 483 C260 509 384 501 440 459', mix(main, second, 0.5), 9, 'stroke-linecap="round"') +
    seam('M250 508 C300 530 360 640 420 668', 0.3) +
    stitch('M262 506 C312 530 368 632 430 660', lighter(main, 0.4), 0.6) +
    sheet.lit({ round: 13, height: 17, contrast: 0.76, gloss: [0.1, 12] }, shape(rand, rubber), [146, 470, 740, 340]) +
    line(
      'M208 494 C236 524 238 572 256 614 C276 664 332 680 412 674 C500 666 560 678 618 672 C656 666 666 624 692 590',
      '#fff',
      3,
      'stroke-opacity=".24"',
    ) +
    range(6, (i) => line(`M${702 + i * 13} ${620 + i * 17} q-26 16 -34 46`, '#fff', 3, 'stroke-opacity=".15"')).join(
      '',
    ) +
    line('M180 566 C196 620 220 670 262 700', accent, 9, 'stroke-linecap="round"') +
    line('M190 548 C208 604 236 652 280 684', accent, 5, 'stroke-linecap="round" stroke-opacity=".7"') +
    (laced
      ? range(6, (i) => {
          const x = 470 + i * 40
          const y = 492 + i * 20
          return (
            line(`M${x - 24} ${y + 44} L${x + 24} ${y}`, '#000', 12, 'stroke-opacity=".25" stroke-linecap="round"') +
            line(`M${x - 24} ${y + 40} L${x + 24} ${y - 4}`, accent, 9, 'stroke-linecap="round"') +
            rivet(x - 26, y + 44, 6, darker(trim, 0.1))
          )
        }).join('') +
        line('M470 486 C420 430 380 460 420 500 M474 486 C520 430 560 450 520 490', accent, 7, 'stroke-linecap="round"')
      : `<g transform="translate(4 6)">${line(straps, '#000', 9, 'stroke-opacity=".18"')}</g>` +
        sheet.lit('rubber', shape(straps, darker(trim, 0.02)) + shape(tips, accent), [366, 450, 280, 254]) +
        stitch('M460 474 C450 530 428 580 408 618', '#fff', 0.45) +
        stitch('M504 510 C486 560 464 604 442 632', '#fff', 0.45) +
        stitch('M574 550 C562 588 548 616 532 642', '#fff', 0.45) +
        stitch('M624 570 C604 606 584 634 566 654', '#fff', 0.45)) +
    sheet.lit('rubber', shape(sole, '#1c1f20'), [156, 694, 730, 134]) +
    line('M452 720 C540 716 640 764 744 782', '#fff', 2.4, 'stroke-opacity=".3"') +
    line('M214 476 q-34 -26 -14 -56 q20 -18 36 4 q4 20 -6 42', accent, 11, 'stroke-linecap="round"') +
    label(300, 560, 62, sheet.mark) +
    `<g transform="rotate(9 262 700)">${label(232, 690, 54, sheet.mark, rubber, lighter(rubber, 0.55))}</g>`
  )
}

/** The sole of a climbing shoe around (0, 0): bent inwards, pointed at the big toe. */
function rockSole(sheet: Sheet): string {
  const [main, second, accent, trim] = sheet.paints
  const upper =
    'M52 -380 C92 -372 122 -290 128 -190 C134 -80 92 20 88 120 C86 200 100 250 92 310 C84 364 44 388 0 386 C-48 384 -82 350 -84 296 C-86 220 -62 160 -72 60 C-82 -30 -122 -90 -112 -190 C-104 -290 -10 -388 52 -380 Z'
  const fore =
    'M50 -366 C82 -358 108 -286 114 -192 C118 -96 88 -10 78 70 C40 86 -20 86 -58 62 C-68 -30 -108 -94 -98 -190 C-90 -280 -4 -374 50 -366 Z'
  const heel = 'M-70 256 C-30 236 50 236 84 262 C94 320 60 372 2 372 C-44 370 -72 330 -70 256 Z'
  return (
    sheet.soft(shape(upper, '#2b2318', 'fill-opacity=".42" transform="translate(18 22)"'), 13, [-124, -392, 290, 840]) +
    sheet.lit('leather', shape(upper, main), [-134, -394, 280, 794]) +
    sheet.lit(
      'rubber',
      shape('M-60 70 C-20 92 40 92 78 76 L82 256 C40 240 -30 236 -68 250 Z', mix(RUBBER, trim, 0.3)),
      [-84, 60, 178, 208],
    ) +
    line('M-40 84 C-20 150 -30 200 -36 240 M50 88 C44 150 52 200 60 240', accent, 9) +
    sheet.lit(
      { round: 10, folds: [0.03, 0.03, 0.05], height: 15, contrast: 0.74, gloss: [0.1, 12] },
      shape(fore, RUBBER) + shape(heel, RUBBER),
      [-120, -384, 250, 770],
    ) +
    line(fore, '#fff', 3, 'stroke-opacity=".14"') +
    line(heel, '#fff', 3, 'stroke-opacity=".14"') +
    `<g transform="rotate(-12 10 -150)">${label(-56, -190, 130, sheet.mark, RUBBER, lighter(RUBBER, 0.4))}</g>` +
    range(5, (i) => line(`M-40 ${290 + i * 14} q40 -16 88 0`, '#fff', 3, 'stroke-opacity=".12"')).join('') +
    line('M-84 -20 C-96 -60 -112 -100 -106 -170', second, 7, 'stroke-linecap="round" stroke-opacity=".9"')
  )
}

/** Climbing shoes: by the id with straps or with a lace. */
export const climbingShoe: Draw = (sheet) => {
  const laced = sheet.random.chance(0.35)
  const flip = (x: number, turn: number) => placed(sheet, x, 500, turn, () => rockSole(sheet))
  if (sheet.isBack)
    return {
      art:
        flip(680, 6) +
        `<g transform="matrix(-1 0 0 1 1000 0)">${sheet.within([1000 - sheet.window[0] - sheet.window[2], sheet.window[1], sheet.window[2], sheet.window[3]], () => flip(680, 6))}</g>`,
      closeUp: [210, 120, 320],
    }
  return {
    art: sheet.shadow(500, 804, 370, 26, 0.42) + pairOf(sheet, (isFar) => rockSide(sheet, isFar, laced)),
    closeUp: [420, 390, 340],
  }
}
