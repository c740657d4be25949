/** Bindings for alpine skis: step-in, and with pins for touring. */
import { darker, label, lighter, line, mix, range, shape, softLine, type Draw, type Sheet } from '../base/kit'
import { rivet, screw } from './fittings'
import { otherSide } from './wheels'

const BLACK = '#24272a'
const sided = (sheet: Sheet, draw: () => string) => (sheet.isBack ? otherSide(sheet, draw) : draw())
const CASE = { round: 12, height: 19, contrast: 0.76, gloss: [0.3, 20] } as const

/** A step-in binding from the side: toe with wings on its anti-friction plate, heel with its lever, brake. */
export const binding: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 1)
  const draw = () => {
    const toe =
      'M140 640 C136 590 150 560 190 540 C240 516 300 500 340 504 C372 508 392 524 404 552 L414 600 C416 624 406 640 388 640 Z'
    const cap =
      'M190 540 C240 516 300 500 340 504 C372 508 392 524 404 552 L340 566 C280 560 220 570 176 592 C166 566 176 548 190 540 Z'
    const wing = 'M372 560 C400 548 440 552 452 572 C460 590 452 604 436 606 C412 606 388 604 374 598 Z'
    const heel =
      'M604 640 C600 590 612 540 640 500 C664 466 700 446 740 450 C788 456 812 500 820 560 C824 600 826 620 824 640 Z'
    const spine = 'M640 500 C664 466 700 446 740 450 C788 456 812 500 820 560 L760 552 C740 520 700 506 640 500 Z'
    const cup = 'M574 560 C584 534 612 528 626 546 L640 600 C636 622 600 626 584 616 Z'
    const lever =
      'M742 462 C764 440 812 406 856 380 C880 368 902 390 890 412 C868 452 830 494 800 516 C776 512 750 494 742 462 Z'
    return (
      // Brake: two arms with their shoes below the ski.
      line('M560 668 C540 720 500 780 470 822', '#5b6367', 17, 'stroke-linecap="round"') +
      line('M560 668 C540 720 500 780 470 822', '#c3cacd', 6, 'stroke-linecap="round"') +
      line('M600 668 C596 730 570 790 548 830', '#4c555a', 15, 'stroke-linecap="round"') +
      sheet.lit(
        'plastic',
        shape('M430 806 C446 796 486 804 496 820 C500 836 486 846 470 844 C446 842 426 826 430 806 Z', BLACK) +
          shape('M518 818 C534 808 568 816 576 830 C580 844 566 852 550 850 C530 848 514 836 518 818 Z', BLACK),
        [420, 792, 170, 64],
      ) +
      sheet.lit(
        'metal',
        shape('M90 690 C300 700 700 700 930 684 L932 708 C700 724 300 724 88 714 Z', '#4a5154'),
        [78, 676, 866, 56],
      ) +
      line('M92 694 C300 704 700 704 928 688', '#fff', 3, 'stroke-opacity=".35"') +
      sheet.lit(
        'plastic',
        shape('M126 636 H420 L440 672 C446 688 436 696 420 696 H120 C106 696 100 686 106 674 Z', BLACK) +
          shape('M548 648 H856 L872 676 C876 688 868 696 854 696 H560 C546 696 540 688 542 678 Z', BLACK),
        [92, 626, 792, 80],
      ) +
      shape('M430 656 H556 V676 H430 Z', '#8b9498') +
      range(6, (i) => line(`M${442 + i * 20} 658 v16`, '#4c555a', 4)).join('') +
      sheet.lit('metal', shape('M400 628 C430 620 500 620 524 630 L520 652 H404 Z', '#c3cacd'), [390, 614, 146, 48]) +
      sheet.lit(CASE, shape(toe, main), [126, 494, 304, 158]) +
      sheet.lit(CASE, shape(cap, mix(main, second, 0.85)), [160, 494, 256, 110]) +
      line('M196 546 C246 524 300 510 338 514', '#fff', 4, 'stroke-opacity=".4" stroke-linecap="round"') +
      sheet.lit(CASE, shape(wing, accent), [362, 542, 104, 76]) +
      line('M384 566 C410 558 434 562 444 574', '#fff', 3, 'stroke-opacity=".5"') +
      `<rect x="196" y="600" width="92" height="24" rx="8" fill="#101314"/>` +
      range(5, (i) => line(`M${208 + i * 17} 606 v${i === 2 ? 13 : 9}`, i === 2 ? accent : '#dfe6e8', 4)).join('') +
      screw(156, 668, 10) +
      screw(380, 668, 10) +
      sheet.lit(
        { ...CASE, round: 8 },
        shape(cup, BLACK) + shape('M590 596 H664 L670 624 C640 634 606 632 592 622 Z', '#3b4246'),
        [562, 524, 120, 116],
      ) +
      sheet.lit(
        CASE,
        shape(heel, main) + (style === 0 ? shape('M604 640 C602 610 606 590 612 570 L824 590 V640 Z', second) : ''),
        [592, 440, 244, 212],
      ) +
      sheet.lit(CASE, shape(spine, mix(main, second, 0.85)), [630, 440, 200, 124]) +
      line('M650 496 C674 470 706 456 738 460', '#fff', 5, 'stroke-opacity=".4" stroke-linecap="round"') +
      sheet.lit(CASE, shape(lever, accent), [732, 370, 170, 156]) +
      shape(
        'M800 446 C820 428 846 412 862 404 C868 408 866 416 862 422 C846 444 824 466 806 480 C796 474 792 460 800 446 Z',
        '#000',
        'fill-opacity=".2"',
      ) +
      line('M762 466 C786 444 826 418 858 400', '#fff', 4, 'stroke-opacity=".45" stroke-linecap="round"') +
      `<rect x="690" y="580" width="86" height="26" rx="8" fill="#101314"/>` +
      range(5, (i) => line(`M${702 + i * 16} 587 v${i === 3 ? 13 : 9}`, i === 3 ? accent : '#dfe6e8', 4)).join('') +
      rivet(800, 620, 11) +
      screw(590, 668, 10) +
      screw(832, 668, 10) +
      label(222, 552, 76, sheet.mark, mix(second, trim, 0.3), lighter(main, 0.75)) +
      softLine('M150 636 C240 646 340 646 400 636', 14, 0.4)
    )
  }
  return { art: sheet.shadow(510, 860, 390, 24, 0.3) + sided(sheet, draw), closeUp: [560, 360, 340] }
}

/** A touring binding: two pins hold the toe, two the heel. */
export const pinBinding: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const draw = () =>
    line('M700 680 C680 730 650 780 626 816', '#5b6367', 15, 'stroke-linecap="round"') +
    line('M700 680 C680 730 650 780 626 816', '#c3cacd', 5, 'stroke-linecap="round"') +
    sheet.lit(
      'plastic',
      shape('M588 800 C604 790 642 798 650 814 C654 830 640 838 624 836 C602 834 584 818 588 800 Z', BLACK),
      [578, 788, 84, 58],
    ) +
    // The toe: base, two arms, springs between, a lever before it.
    sheet.lit('metal', shape('M150 650 H470 L486 690 H130 Z', '#7c858a'), [118, 640, 380, 60]) +
    [186, 250, 400, 446].map((x) => screw(x, 674, 11)).join('') +
    sheet.lit(
      CASE,
      shape('M276 652 C270 600 280 560 300 528 C310 510 336 506 350 518 C364 534 366 566 372 652 Z', main),
      [260, 502, 124, 160],
    ) +
    line('M300 640 C298 600 304 560 318 536', '#fff', 5, 'stroke-opacity=".4" stroke-linecap="round"') +
    range(7, (i) => line(`M${210 + i * 10} 606 q6 -14 12 0 q-6 26 -12 30`, '#c3cacd', 5)).join('') +
    sheet.lit(
      'metal',
      `<circle cx="346" cy="536" r="21" fill="#c3cacd"/>` + shape('M350 524 H404 L416 536 L404 548 H350 Z', '#dfe4e6'),
      [318, 508, 108, 58],
    ) +
    line('M356 530 H400', '#fff', 3) +
    sheet.lit(
      CASE,
      shape(
        'M140 596 C110 580 84 560 66 536 C56 520 72 504 90 512 C130 532 190 560 246 590 C262 600 262 624 244 630 C206 634 170 620 140 596 Z',
        accent,
      ),
      [50, 498, 216, 144],
    ) +
    line('M92 524 C130 546 180 572 232 598', '#fff', 4, 'stroke-opacity=".4"') +
    // The heel: a tower that turns, with its pins and risers.
    sheet.lit('metal', shape('M566 656 H900 L916 692 H550 Z', '#7c858a'), [538, 646, 390, 56]) +
    [600, 660, 820, 872].map((x) => screw(x, 676, 11)).join('') +
    sheet.lit(
      CASE,
      shape('M676 656 C668 600 672 560 690 520 H838 C856 560 860 600 852 656 Z', mix(main, second, 0.8)),
      [662, 510, 206, 158],
    ) +
    sheet.lit(
      CASE,
      shape('M694 532 C690 486 706 452 742 446 H790 C824 452 842 486 834 532 C800 546 730 546 694 532 Z', main),
      [682, 436, 166, 112],
    ) +
    line('M712 500 C716 476 730 462 752 460', '#fff', 5, 'stroke-opacity=".45" stroke-linecap="round"') +
    sheet.lit(
      'metal',
      shape('M622 488 H700 V500 H622 q-12 -6 0 -12 Z M622 516 H700 V528 H622 q-12 -6 0 -12 Z', '#dfe4e6'),
      [604, 480, 104, 56],
    ) +
    sheet.lit(
      CASE,
      shape('M716 448 C716 420 744 408 792 414 C832 420 850 436 844 452 C806 462 748 462 716 448 Z', accent) +
        shape(
          'M744 412 C748 392 776 386 806 390 C830 396 836 408 832 420 C800 424 764 424 744 412 Z',
          darker(accent, 0.2),
        ),
      [706, 380, 150, 88],
    ) +
    `<rect x="716" y="590" width="92" height="26" rx="8" fill="#101314"/>` +
    range(5, (i) => line(`M${730 + i * 17} 597 v${i === 2 ? 13 : 9}`, i === 2 ? accent : '#dfe6e8', 4)).join('') +
    label(728, 482, 72, sheet.mark, mix(second, trim, 0.3), lighter(main, 0.75)) +
    sheet.lit(
      'metal',
      shape('M88 696 C300 706 700 706 932 690 L934 712 C700 728 300 728 86 718 Z', '#4a5154'),
      [76, 682, 870, 54],
    ) +
    line('M92 700 C300 710 700 710 928 694', '#fff', 3, 'stroke-opacity=".35"')
  return { art: sheet.shadow(510, 850, 390, 24, 0.3) + sided(sheet, draw), closeUp: [560, 380, 340] }
}
