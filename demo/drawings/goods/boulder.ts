/** For halls and boulders: bucket, loose chalk, a child's full-body harness. */
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
  zip,
  type Draw,
} from '../base/kit'
import { barTack, cord, rivet, webbing } from './fittings'

const BLACK = '#24272a'
const STEEL = '#b3babd'
/** Chalk: white, matt, in crumbs. */
const CHALK = '#fbfaf6'
const POWDER = { round: 12, folds: [0.04, 0.04, 0.5], grain: [0.5, 0.05], height: 16, contrast: 0.42 } as const

/** A wide bucket of chalk that stands by itself, for both hands; from behind: its pocket for keys. */
export const boulderBucket: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 2)
  const body =
    'M196 396 C188 520 196 660 218 776 C226 822 340 862 500 862 C660 862 774 822 782 776 C804 660 812 520 804 396 C740 470 260 470 196 396 Z'
  const clip = `<path d="${body}"/>`
  const base = 'M180 690 C300 752 700 752 820 690 V890 H180 Z'
  const decor =
    style === 0
      ? shape(base, second)
      : style === 1
        ? shape(base, second) +
          shape('M170 560 L330 640 L470 520 L640 650 L830 530 V590 L640 710 L470 580 L330 700 L170 620 Z', accent)
        : shape('M170 380 H430 C410 560 420 720 450 890 H170 Z', second) +
          shape('M426 380 h22 C428 560 438 720 468 890 h-22 C416 720 406 560 426 380 Z', accent)
  const collar =
    'M182 300 C182 226 322 178 500 178 C678 178 818 226 818 300 C818 330 814 366 806 404 C740 480 260 480 194 404 C186 366 182 330 182 300 Z'
  const mouth =
    'M232 296 C232 246 350 214 500 214 C650 214 768 246 768 296 C768 346 650 376 500 376 C350 376 232 346 232 296 Z'
  const handle = (d: string) => webbing(d, 30, darker(trim, 0.05))
  const pile =
    'M250 330 C300 286 360 300 410 286 C470 262 540 276 590 296 C650 292 700 306 744 328 C720 360 620 374 500 374 C380 374 280 360 250 330 Z'
  const crumbs = range(
    16,
    () => [sheet.random.int(300, 690), sheet.random.int(300, 350), sheet.random.int(7, 17)] as const,
  )
    .map(
      ([x, y, r]) =>
        `<circle cx="${x + 3}" cy="${y + 5}" r="${r}" fill="#8f8675" fill-opacity=".35"/><circle cx="${x}" cy="${y}" r="${r}" fill="${CHALK}"/>`,
    )
    .join('')
  return {
    art:
      sheet.shadow(504, 866, 330, 34, 0.42) +
      sheet.lit(
        { round: 26, folds: [0.01, 0.012, 0.24], grain: [0.75, 0.035], height: 27, contrast: 0.78 },
        shape(body, main) + sheet.clip(clip, decor),
        [180, 386, 640, 486],
      ) +
      sheet.creases(clip, [
        [206, 520, 320, 580, 420, 550, 13],
        [796, 500, 690, 590, 580, 570, 13],
        [230, 690, 350, 740, 470, 716, 11],
        [772, 660, 670, 730, 590, 720, 10],
      ]) +
      (style === 2 ? '' : seam('M206 706 C330 756 670 756 794 706', 0.3)) +
      // The collar rolls shut over its magnets; now it stands open.
      sheet.lit(
        { round: 18, folds: [0.012, 0.016, 0.3], grain: [0.75, 0.035], height: 22, contrast: 0.76 },
        `<path d="${collar} ${mouth}" fill="${mix(main, second, 0.35)}" fill-rule="evenodd"/>`,
        [170, 168, 660, 316],
      ) +
      stitch('M190 392 C260 462 740 462 810 392', '#fff', 0.34) +
      softLine('M200 414 C270 482 730 482 800 414', 26, 0.4) +
      shape(
        mouth,
        sheet.radial(
          [
            [0, '#a39b8c'],
            [0.7, '#6f6759'],
            [1, '#4b453b'],
          ],
          [0.5, 0.86, 0.8],
        ),
      ) +
      sheet.clip(
        `<path d="${mouth}"/>`,
        softLine('M240 270 C330 216 670 216 760 270', 40, 0.5) +
          sheet.lit(POWDER, shape(pile, CHALK), [240, 254, 514, 126]) +
          crumbs,
      ) +
      line(mouth, darker(main, 0.35), 7) +
      line('M246 276 C290 236 400 220 500 220 C600 220 710 236 754 276', '#fff', 3, 'stroke-opacity=".25"') +
      both(`<g opacity=".9">${rivet(300, 424, 11, '#5b6367')}</g>`) +
      (sheet.isBack
        ? sheet.lit(
            'canvas',
            shape('M306 560 C420 590 580 590 694 560 L684 764 C580 792 420 792 316 764 Z', mix(second, main, 0.4)),
            [294, 546, 412, 250],
          ) +
          zip('M318 588 C420 612 580 612 682 588', darker(main, 0.4), '#8b9498', 14, [330, 588, accent]) +
          stitch('M318 620 L326 756 C420 782 580 782 674 756 L682 620', '#fff', 0.3) +
          handle('M390 470 C392 560 420 560 500 560 C580 560 608 560 610 470')
        : // Brushes in their sleeves.
          range(2, (i) => {
            const x = 300 + i * 62
            return (
              sheet.lit(
                'plastic',
                shape(`M${x} 500 L${x + 30} 500 L${x + 34} 690 L${x - 2} 690 Z`, i ? accent : '#c9a06a'),
                [x - 12, 490, 58, 210],
              ) +
              range(8, (k) =>
                line(`M${x + 2 + k * 4} 506 l${-8 + k * 2.4} -76`, k % 2 ? '#efe9dc' : '#cfc7b6', 4.6),
              ).join('') +
              shape(`M${x - 4} 494 h38 v24 h-38 Z`, i ? darker(accent, 0.25) : '#a97f4b')
            )
          }).join('') +
          sheet.lit(
            'canvas',
            shape('M270 590 C330 606 380 610 432 612 V790 C376 788 322 780 276 766 Z', mix(second, main, 0.45)),
            [258, 580, 186, 220],
          ) +
          stitch('M274 606 C330 620 380 626 428 628', '#fff', 0.34) +
          stitch('M346 616 V778', '#fff', 0.26) +
          label(548, 560, 132, sheet.mark)) +
      both(
        sheet.lit('canvas', shape('M196 430 L246 448 L250 500 L198 482 Z', darker(trim, 0.05)), [186, 420, 74, 90]) +
          barTack(204, 450, 36, 12, accent),
      ) +
      cord('M202 480 C150 560 160 640 214 660', 15, mix(accent, main, 0.1), darker(accent, 0.4)) +
      cord('M798 480 C850 560 840 640 786 660', 15, mix(accent, main, 0.1), darker(accent, 0.4)),
    closeUp: [230, 180, 400],
  }
}

/** A paper bag of chalk, half powder and half crumbs, some of it spilled. */
export const looseChalk: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const paper = '#d9c4a0'
  const body = 'M286 250 L292 808 C294 836 400 852 500 852 C600 852 706 836 708 808 L714 250 Z'
  const clip = `<path d="${body}"/>`
  const band = mix(mix(main, '#f2efe6', 0.1), '#ffffff', 0.2)
  const hold = mix(second, '#2c5f8a', 0.72)
  const crumb = (x: number, y: number, size: number) => {
    const points = range(6, (i) => {
      const a = (i / 6) * Math.PI * 2 + 0.4
      const far = size * (0.72 + sheet.random.next() * 0.42)
      return `${i ? 'L' : 'M'}${Math.round(x + Math.cos(a) * far)} ${Math.round(y + Math.sin(a) * far * 0.82)}`
    }).join(' ')
    return sheet.lit(
      { round: 7, folds: [0.06, 0.06, 0.3], height: 12, contrast: 0.56 },
      shape(`${points} Z`, CHALK, `stroke="${CHALK}" stroke-width="8" stroke-linejoin="round"`),
      [x - size - 8, y - size - 8, size * 2 + 16, size * 2 + 16],
    )
  }
  const hill = 'M604 876 C640 800 700 742 764 744 C820 746 868 812 902 880 C860 896 640 896 604 876 Z'
  return {
    art:
      sheet.shadow(540, 874, 350, 30, 0.4) +
      sheet.lit(
        { round: 20, folds: [0.008, 0.012, 0.34], grain: [0.6, 0.02], height: 24, contrast: 0.72 },
        shape(body, paper) + sheet.clip(clip, shape('M270 420 H730 V716 H270 Z', band)),
        [272, 240, 456, 624],
      ) +
      sheet.creases(clip, [
        [300, 300, 380, 330, 350, 420, 13],
        [700, 300, 620, 340, 650, 430, 13],
        [300, 730, 400, 780, 480, 750, 12],
        [704, 700, 620, 770, 560, 760, 11],
        [420, 270, 430, 340, 410, 400, 9],
      ]) +
      sheet.clip(
        clip,
        softLine('M330 250 L344 850', 26, 0.3) +
          line('M338 250 L352 850', '#fff', 3, 'stroke-opacity=".3"') +
          softLine('M672 250 L660 850', 20, 0.36),
      ) +
      // Folded over twice, held by a wire tie.
      sheet.lit(
        { round: 9, folds: [0.02, 0.02, 0.2], grain: [0.6, 0.03], height: 14, contrast: 0.72 },
        shape('M272 176 H728 L724 268 H276 Z', lighter(paper, 0.08)),
        [262, 166, 476, 112],
      ) +
      line('M276 222 H724', darker(paper, 0.45), 4, 'stroke-opacity=".5"') +
      line('M278 270 H722', '#000', 6, 'stroke-opacity=".26"') +
      sheet.lit(
        'metal',
        shape('M250 232 H750 q8 0 8 8 v10 q0 8 -8 8 H250 q-8 0 -8 -8 v-10 q0 -8 8 -8 Z', darker(trim, 0.2)),
        [236, 226, 528, 40],
      ) +
      (sheet.isBack
        ? range(9, (i) =>
            line(`M340 ${460 + i * 26} h${i % 4 === 3 ? 190 : 320}`, darker(hold, 0.1), 6, 'stroke-opacity=".55"'),
          ).join('') +
          shape('M340 760 h150 v52 h-150 Z', '#fbf8f0') +
          range(17, (i) => line(`M${350 + i * 8} 766 v40`, '#111', i % 3 ? 2.4 : 4)).join('')
        : // A hand's print, as on a wall.
          label(420, 444, 160, sheet.mark, '#fbfaf6', darker(trim, 0.35)) +
          shape(
            'M432 600 C430 572 448 566 454 588 L458 600 L456 560 C456 542 478 540 480 560 L482 592 L486 548 C488 532 510 532 510 550 L508 592 L518 560 C524 544 544 550 540 568 L528 618 L546 602 C560 592 572 606 562 618 L534 656 C522 676 506 686 484 684 C452 680 436 650 432 600 Z',
            hold,
            'opacity=".86"',
          )) +
      sheet.clip(clip, shape('M270 420 H730 V434 H270 Z M270 702 H730 V716 H270 Z', accent)) +
      sheet.lit(POWDER, shape(hill, CHALK), [594, 730, 320, 166]) +
      softLine('M660 850 C720 800 800 800 850 850', 20, 0.16) +
      crumb(688, 818, 34) +
      crumb(790, 790, 40) +
      crumb(850, 850, 28) +
      crumb(742, 858, 30) +
      crumb(560, 872, 20) +
      crumb(930, 876, 15) +
      crumb(632, 872, 26),
    closeUp: [560, 540, 380],
  }
}

/** A child's harness for the whole body, tied in at the chest; from behind: the adjustment for the grown-up. */
export const childHarness: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const strap = darker(trim, 0.02)
  const pad = { round: 14, folds: [0.014, 0.014, 0.12], grain: [0.6, 0.05], height: 19, contrast: 0.76 } as const
  // From the shoulder to the chest, along the side to the hip, round the thigh.
  const shoulder =
    'M372 132 C352 136 342 152 346 172 C360 250 396 330 430 404 L486 386 C458 310 434 230 424 156 C420 134 396 126 372 132 Z'
  const waist =
    'M284 520 C300 496 340 488 384 494 C460 506 540 506 616 494 C660 488 700 496 716 520 C724 550 722 578 712 598 C660 580 560 590 500 592 C440 590 340 580 288 598 C278 578 276 550 284 520 Z'
  const thigh =
    'M306 690 C298 760 330 828 398 836 C462 838 496 786 494 724 C488 702 474 700 466 720 C446 772 350 774 330 692 C322 672 308 670 306 690 Z'
  const far = 'M322 694 C346 664 448 670 478 716 C456 736 342 730 322 694 Z'
  const ring = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${sheet.lit('metal', shape('M-34 -26 H34 q8 0 8 8 V18 q0 8 -8 8 H-34 q-8 0 -8 -8 V-18 q0 -8 8 -8 Z M-24 -12 V12 H-6 V-12 Z M8 -12 V12 H26 V-12 Z', STEEL, 'fill-rule="evenodd"'), [-52, -36, 104, 72])}</g>`
  const chest = (y: number) => webbing(`M382 ${y} C430 ${y + 20} 570 ${y + 20} 618 ${y}`, 28, strap)
  // A squirrel's tail, as a print on the belt.
  const print = shape(
    'M318 566 C300 540 312 512 336 516 C352 520 352 540 338 544 C346 552 352 560 348 574 Z',
    accent,
    'opacity=".9"',
  )
  return {
    art:
      sheet.shadow(500, 884, 220, 20, 0.3) +
      both(shape('M408 120 C440 100 470 96 500 96 V128 C474 128 446 134 424 150 Z', darker(second, 0.4))) +
      shape('M296 512 C400 470 600 470 704 512 C600 500 400 500 296 512 Z', darker(second, 0.45)) +
      both(
        shape(far, darker(second, 0.45)) +
          webbing('M340 590 C336 630 334 660 330 700', 20, strap) +
          webbing('M466 592 C472 640 478 680 482 722', 20, strap),
      ) +
      both(
        sheet.lit(pad, shape(thigh, main), [294, 662, 212, 184]) +
          line('M318 716 C330 786 366 812 400 814 C450 812 478 776 482 734', mix(second, accent, 0.12), 14) +
          stitch('M312 700 C314 772 350 826 398 828 C448 826 486 788 488 728', '#fff', 0.4) +
          (sheet.isBack ? '' : ring(346, 790, 46)),
      ) +
      both(webbing('M346 180 C318 280 306 400 310 506', 24, strap)) +
      both(
        sheet.lit(pad, shape(shoulder, main), [334, 120, 164, 294]) +
          line('M388 150 C402 240 430 320 456 390', mix(main, second, 0.75), 26) +
          stitch('M362 148 C370 240 404 324 438 396', '#fff', 0.34) +
          stitch('M412 146 C424 230 448 314 476 382', '#fff', 0.34),
      ) +
      sheet.lit(pad, shape(waist, main), [270, 476, 460, 132]) +
      line('M292 552 C360 532 440 544 500 546 C560 544 640 532 708 552', mix(main, second, 0.75), 32) +
      stitch('M292 518 C340 500 440 520 500 520 C560 520 660 500 708 518', '#fff', 0.34) +
      stitch('M294 586 C340 570 440 578 500 580 C560 578 660 570 706 586', '#fff', 0.34) +
      print +
      (sheet.isBack
        ? webbing('M430 398 C450 440 480 460 500 470 C520 460 550 440 570 398', 26, strap) +
          webbing('M500 468 V546', 28, strap) +
          ring(500, 508, 90) +
          webbing('M500 596 C498 640 500 660 500 690', 22, strap) +
          chest(250) +
          ring(500, 266, 0) +
          label(452, 530, 96, sheet.mark)
        : // Both loops at the chest take the rope; the belt closes below them.
          chest(304) +
          ring(432, 318, 8) +
          webbing('M458 388 C470 420 480 440 488 470 L492 546', 24, strap) +
          webbing('M542 388 C530 420 520 440 512 470 L508 546', 24, strap) +
          webbing('M440 382 C446 340 486 340 490 388', 26, accent, lighter(accent, 0.4)) +
          webbing('M510 388 C514 340 554 340 560 382', 26, darker(accent, 0.1), lighter(accent, 0.3)) +
          both(barTack(444, 390, 40, 14, '#d0282f')) +
          webbing('M300 552 C380 536 440 546 500 548 C560 546 620 536 700 552', 26, strap) +
          ring(556, 546, -2) +
          sheet.lit(
            'plastic',
            shape('M486 452 h28 q10 0 10 12 v26 q0 12 -10 12 h-28 q-10 0 -10 -12 v-26 q0 -12 10 -12 Z', BLACK),
            [468, 444, 64, 66],
          ) +
          label(600, 520, 72, sheet.mark)),
    closeUp: [330, 270, 360],
  }
}
