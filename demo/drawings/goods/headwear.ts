/** A cap and a tube for the neck. */
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
  type Draw,
  type Sheet,
  type Sketch,
} from '../base/kit'
import { rivet } from './fittings'
import { moved, ribs, through } from './wear-parts'

/** Holes of a mesh as a paint-like overlay: rows of dots within an outline. */
function mesh(
  sheet: Sheet,
  outline: string,
  [x0, y0, width, height]: readonly [number, number, number, number],
): string {
  const rows: string[] = []
  for (let y = y0, row = 0; y < y0 + height; y += 9, row++)
    rows.push(
      line(
        `M${x0 + (row % 2) * 5} ${y} q${width / 2} -10 ${width} 0`,
        '#000',
        5,
        'stroke-opacity=".34" stroke-dasharray="0.1 10" stroke-linecap="round"',
      ),
    )
  return sheet.clip(`<path d="${outline}"/>`, rows.join(''))
}

/** A cap, seen from its front left; by the id of cloth all round, with a mesh back, or with a straight panel in the second paint. */
export const cap: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 2)
  const motif = sheet.random.int(0, 2)
  const rear = style === 0 ? main : mix(second, trim, style === 1 ? 0.35 : 0)
  if (sheet.isBack) return capBack(sheet, style, rear)
  const crown =
    'M228 586 C214 480 236 376 318 320 C384 284 456 270 530 274 C648 282 744 356 782 462 C798 514 806 566 806 612 C796 640 746 652 694 656 C540 664 336 650 228 586 Z'
  const front =
    'M228 586 C214 480 236 376 318 320 C376 288 440 274 506 273 C566 330 600 440 604 660 C470 664 330 644 228 586 Z'
  const brim =
    'M228 570 C300 614 420 644 608 654 C612 676 586 706 536 730 C468 762 352 780 246 768 C178 760 122 742 112 712 C106 690 124 664 148 640 C172 616 200 594 228 570 Z'
  const under =
    'M112 706 C120 744 178 764 246 770 C352 782 468 764 536 732 C586 708 612 680 610 656 C618 690 596 720 546 746 C478 782 360 800 250 788 C172 780 112 756 108 722 C107 716 109 710 112 706 Z'
  const clothed = shape(crown, rear) + shape(front, main)
  const rows = [0, 1, 2, 3, 4]
    .map((i) => {
      const k = i * 15
      return stitch(
        `M${214 - k * 0.86} ${604 + k * 0.94} C${300 - k * 0.4} ${640 + k * 0.98} ${430 - k * 0.1} ${664 + k} ${588 + k * 0.4} ${664 + k * 0.5}`,
        '#000',
        0.3,
        2.2,
      )
    })
    .join('')
  const ink = mix(accent, '#ffffff', 0.05)
  const emblem =
    motif === 0
      ? line(
          moved('M318 526 L366 456 L388 486 L430 424 L476 500 L494 478 L516 526 Z', 5, [412, 486], [0, 6], 0.7),
          ink,
          6.5,
          'stroke-linejoin="round"',
        ) +
        line(
          moved('M336 556 L500 556', 5, [412, 486], [0, 6], 0.7),
          ink,
          5,
          'stroke-linecap="round" stroke-dasharray="14 9"',
        )
      : motif === 1
        ? `<g transform="rotate(7 410 500)">${label(346, 466, 132, sheet.mark, mix(rear, '#000000', 0.1), lighter(accent, 0.25))}${stitch('M350 470 h124 v58 h-124 Z', '#fff', 0.35, 2)}</g>`
        : `<g transform="rotate(6 410 500)"><circle cx="412" cy="492" r="58" fill="${mix(second, trim, 0.4)}"/><circle cx="412" cy="492" r="51" fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="6 4"/><path d="M374 514 L400 468 L416 492 L428 476 L450 514 Z" fill="${ink}"/></g>`
  return {
    art:
      sheet.shadow(450, 812, 300, 24, 0.34) +
      sheet.lit(
        { round: 24, folds: [0.01, 0.014, 0.12], grain: [0.7, 0.035], height: 27, contrast: 0.76 },
        clothed,
        [206, 260, 614, 412],
      ) +
      (style === 1
        ? mesh(
            sheet,
            'M506 273 C566 330 600 440 604 660 L694 656 C746 652 796 640 806 612 C806 566 798 514 782 462 C744 356 648 282 530 274 Z',
            [490, 274, 330, 390],
          )
        : '') +
      sheet.clip(`<path d="${crown}"/>`, softLine('M222 560 C320 630 450 654 610 658 L806 640', 40, 0.5)) +
      seam('M506 273 C404 320 356 440 362 632', 0.32) +
      stitch('M498 278 C394 326 345 440 351 628') +
      stitch('M512 280 C414 328 367 440 373 634') +
      seam('M506 273 C566 330 600 440 604 660', 0.34) +
      stitch('M516 276 C576 332 611 440 615 658') +
      (style === 1
        ? ''
        : seam('M506 273 C640 290 736 440 750 650', 0.26) + stitch('M518 274 C652 294 747 440 760 648')) +
      [
        [400, 384],
        [566, 386],
        [680, 396],
      ]
        .map(([x = 0, y = 0], i) =>
          style === 1 && i === 2
            ? ''
            : rivet(x, y, 8.5, darker(rear, 0.2)) + `<circle cx="${x}" cy="${y}" r="4.2" fill="#000" opacity=".65"/>`,
        )
        .join('') +
      sheet.lit(
        'canvas',
        `<ellipse cx="506" cy="273" rx="22" ry="10" fill="${style === 0 ? main : second}"/>`,
        [476, 256, 60, 34],
      ) +
      emblem +
      shape(under, darker(mix(second, trim, 0.4), 0.4)) +
      sheet.lit(
        { round: 15, grain: [0.7, 0.035], height: 22, contrast: 0.78 },
        shape(brim, style === 0 ? main : rear),
        [96, 556, 530, 226],
      ) +
      sheet.clip(`<path d="${brim}"/>`, rows) +
      softLine('M230 580 C310 626 430 652 604 660', 14, 0.5) +
      line(
        'M112 708 C120 744 178 762 246 769 C352 781 468 763 536 731 C586 707 610 680 608 656',
        darker(rear, 0.35),
        4,
        'stroke-opacity=".7"',
      ),
    closeUp: [250, 330, 380],
  }
}

/** The cap from behind: an arch with a strap to size it. */
function capBack(sheet: Sheet, style: number, rear: string): Sketch {
  const [main, second, accent, trim] = sheet.paints
  const crown =
    'M226 660 C214 560 220 430 300 336 C350 278 424 252 500 250 C576 252 650 278 700 336 C780 430 786 560 774 660 C690 690 610 700 606 700 C612 620 570 560 500 558 C430 560 388 620 394 700 C390 700 310 690 226 660 Z'
  const hollow = 'M394 700 C388 620 430 560 500 558 C570 560 612 620 606 700 C560 706 440 706 394 700 Z'
  const strap =
    'M232 640 C320 672 420 688 500 688 C580 688 680 672 768 640 L774 664 C690 696 600 714 500 714 C400 714 310 696 226 664 Z'
  return {
    art:
      sheet.shadow(500, 742, 270, 24, 0.34) +
      shape('M300 640 C330 740 670 740 700 640 Z', darker(mix(second, trim, 0.5), 0.3)) +
      shape(
        hollow,
        sheet.gradient([
          [0, darker(mix(rear, trim, 0.6), 0.55)],
          [1, darker(mix(rear, trim, 0.6), 0.25)],
        ]),
      ) +
      sheet.lit(
        { round: 24, folds: [0.01, 0.014, 0.12], grain: [0.7, 0.035], height: 27, contrast: 0.76 },
        shape(crown, rear),
        [206, 240, 588, 480],
      ) +
      (style === 1
        ? mesh(sheet, crown, [206, 262, 590, 440])
        : seam('M500 252 C372 290 312 440 318 686', 0.3) +
          stitch('M492 254 C360 292 301 440 307 684') +
          seam('M500 252 C628 290 688 440 682 686', 0.3) +
          stitch('M508 254 C640 292 699 440 693 684')) +
      seam('M500 252 V558', 0.32) +
      stitch('M489 256 V560') +
      stitch('M511 256 V560') +
      stitch('M382 696 C376 612 424 548 500 546 C576 548 624 612 618 696') +
      (style === 1
        ? ''
        : [
            [420, 370],
            [580, 370],
          ]
            .map(
              ([x = 0, y = 0]) =>
                rivet(x, y, 8.5, darker(rear, 0.2)) + `<circle cx="${x}" cy="${y}" r="4.2" fill="#000" opacity=".65"/>`,
            )
            .join('')) +
      sheet.lit(
        'canvas',
        `<ellipse cx="500" cy="250" rx="22" ry="11" fill="${style === 0 ? main : second}"/>`,
        [470, 232, 60, 34],
      ) +
      softLine('M394 690 C430 700 570 700 606 690', 16, 0.5) +
      sheet.lit('canvas', shape(strap, mix(rear, trim, 0.25)), [216, 630, 568, 94]) +
      stitch('M234 650 C320 681 420 696 500 696 C580 696 680 681 766 650') +
      sheet.lit(
        'metal',
        shape(
          'M470 674 H540 q8 0 8 8 V722 q0 8 -8 8 H470 q-8 0 -8 -8 V682 q0 -8 8 -8 Z M480 686 V718 H530 V686 Z',
          '#a4abae',
          'fill-rule="evenodd"',
        ),
        [456, 668, 98, 68],
      ) +
      line('M504 680 V724', '#7c858a', 5) +
      label(552, 690, 34, sheet.mark, lighter(accent, 0.5)),
    closeUp: [330, 470, 340],
  }
}

/** A tube for the neck, standing as it is worn: loose folds, a pattern from the id. */
export const neckGaiter: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 4)
  const knit = sheet.random.chance(0.4)
  const body = through(
    [
      [326, 232],
      [338, 310],
      [324, 384],
      [340, 456],
      [320, 540],
      [314, 620],
      [292, 700],
      [286, 768],
      [318, 806],
      [400, 824],
      [500, 830],
      [600, 826],
      [690, 806],
      [722, 764],
      [708, 690],
      [682, 606],
      [686, 520],
      [664, 446],
      [678, 376],
      [664, 306],
      [682, 236],
      [640, 272],
      [500, 296],
      [366, 272],
    ],
    true,
  )
  const mouth =
    'M326 234 C326 194 400 172 504 174 C606 176 684 200 682 240 C680 278 604 300 500 299 C396 298 326 274 326 234 Z'
  const bow = (y: number) => `M270 ${y - 44} C360 ${y + 14} 640 ${y + 14} 730 ${y - 44}`
  const ridge = (y: number, high: number) => {
    const points = Array.from(
      { length: 17 },
      (_, i) =>
        [
          260 + i * 30,
          Math.round(y + 26 * Math.sin((i / 16) * Math.PI) - (i % 2 ? high : 0) * (0.5 + sheet.random.next() * 0.6)),
        ] as const,
    )
    return `M${points.map(([x, top]) => `${x} ${top}`).join(' L')} L760 ${y + 400} L240 ${y + 400} Z`
  }
  const pattern =
    style === 0
      ? shape(ridge(470, 74), mix(main, second, 0.6)) +
        shape(ridge(560, 70), second) +
        shape(ridge(650, 60), darker(second, 0.35))
      : style === 1
        ? [420, 452, 484].map((y, i) => line(bow(y), i === 1 ? accent : second, 20)).join('')
        : style === 2
          ? [430, 480, 530, 580, 630, 680]
              .map((y, row) =>
                Array.from({ length: 15 }, (_, i) => {
                  const x = 280 + i * 32 + (row % 2) * 16
                  const drop = y - 44 + 44 * Math.sin(((x - 270) / 460) * Math.PI)
                  return shape(
                    `M${x} ${Math.round(drop - 11)} l9 11 -9 11 -9 -11 Z`,
                    row % 3 === 1 ? accent : lighter(second, 0.15),
                  )
                }).join(''),
              )
              .join('')
          : style === 3
            ? Array.from({ length: 9 }, (_, i) =>
                line(
                  `M${250 + sheet.random.int(-10, 10)} ${390 + i * 46} C360 ${360 + i * 46 + sheet.random.int(-30, 30)} 420 ${470 + i * 46 + sheet.random.int(-30, 30)} 520 ${420 + i * 46} S660 ${360 + i * 46} 750 ${410 + i * 46}`,
                  lighter(second, 0.2),
                  5,
                  'stroke-opacity=".85"',
                ),
              ).join('')
            : shape('M240 610 C360 680 640 680 760 610 V900 H240 Z', second) +
              line('M250 612 C360 682 640 682 750 612', accent, 8)
  const clip = `<path d="${body}"/>`
  const cloth = knit ? 'wool' : 'soft'
  const hem = (y: number) =>
    `M${y < 500 ? 332 : 292} ${y - 40} C400 ${y + 10} 600 ${y + 10} ${y < 500 ? 670 : 716} ${y - 40}`
  return {
    art:
      sheet.shadow(500, 826, 226, 26, 0.38) +
      shape(
        mouth,
        sheet.gradient([
          [0, mix(main, '#000000', 0.36)],
          [1, mix(main, '#000000', 0.62)],
        ]),
      ) +
      sheet.clip(
        `<path d="${mouth}"/>`,
        line('M342 272 C348 220 420 196 502 196 C582 198 662 222 666 276', darker(mix(main, second, 0.5), 0.2), 7) +
          softLine('M360 208 C450 180 600 184 656 214', 16, 0.3, '#fff') +
          (knit ? ribs(330, 680, 166, 304, 44) : ''),
      ) +
      label(474, 198, 52, sheet.mark) +
      sheet.lit(cloth, shape(body, main) + sheet.clip(clip, pattern), [274, 220, 460, 622]) +
      (knit ? sheet.clip(clip, ribs(290, 714, 224, 832, 60, -0.16)) : '') +
      sheet.creases(
        clip,
        [
          [336, 312, 430, 386, 600, 366, 17],
          [664, 306, 600, 380, 430, 340, 12],
          [672, 376, 590, 452, 400, 410, 15],
          [338, 456, 440, 540, 650, 486, 19],
          [668, 446, 600, 540, 430, 530, 13],
          [682, 530, 590, 610, 380, 566, 16],
          [316, 620, 420, 700, 650, 640, 19],
          [690, 640, 600, 730, 420, 690, 14],
          [296, 720, 380, 780, 560, 760, 13],
        ],
        1.15,
      ) +
      line(
        'M328 240 C332 276 404 297 500 297 C598 298 676 278 681 242',
        lighter(main, 0.22),
        5,
        'stroke-opacity=".55"',
      ) +
      stitch(hem(318)) +
      stitch(hem(806)) +
      stitch(hem(798)) +
      (sheet.isBack
        ? seam('M520 326 C512 430 528 560 514 800', 0.3) + stitch('M512 302 C502 430 524 560 516 824')
        : label(566, 736, 74, sheet.mark, darker(mix(second, trim, 0.4), 0.1), lighter(accent, 0.3))),
    closeUp: [320, 190, 360],
  }
}
