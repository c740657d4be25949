/** To sit and lie on and under: a folding chair, a hammock, a tarp. */
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
  type Draw,
  type Sheet,
  type Sketch,
} from '../base/kit'
import { barTack, cord, rivet, webbing } from './fittings'
import { bounds, through } from './wear-parts'

/** An anodised tube: dark edge, paint, a thread of light. */
const tube = (d: string, width: number, paint: string) =>
  line(d, darker(paint, 0.55), width, 'stroke-linecap="round"') +
  line(d, paint, width * 0.72, 'stroke-linecap="round"') +
  line(
    d,
    lighter(paint, 0.55),
    width * 0.2,
    `stroke-opacity=".75" stroke-linecap="round" transform="translate(${-width * 0.12} ${-width * 0.1})"`,
  )

/** A lath of birch: its grain runs along it. */
function lath(sheet: Sheet, d: string, paint: string, x1: number, y1: number, x2: number, y2: number): string {
  const grain = Array.from({ length: 5 }, (_, i) => {
    const shift = (i - 2) * 7
    return line(
      `M${x1 + shift} ${y1} C${x1 + (x2 - x1) * 0.3 + shift + sheet.random.int(-4, 4)} ${y1 + (y2 - y1) * 0.3} ${x1 + (x2 - x1) * 0.7 + shift + sheet.random.int(-4, 4)} ${y1 + (y2 - y1) * 0.7} ${x2 + shift} ${y2}`,
      '#6b4522',
      1.8,
      'stroke-opacity=".28"',
    )
  }).join('')
  return (
    sheet.lit({ round: 7, height: 11, contrast: 0.74 }, shape(d, paint), bounds(d)) +
    sheet.clip(`<path d="${d}"/>`, grain)
  )
}

/** A folding stool of birch laths with a canvas seat. */
export function stool(sheet: Sheet): Sketch {
  const [main, second, accent, trim] = sheet.paints
  const wood = '#d3ab75'
  const far = darker(wood, 0.24)
  const leg = (x1: number, y1: number, x2: number, y2: number, paint: string) =>
    lath(sheet, `M${x1 - 23} ${y1} L${x1 + 23} ${y1} L${x2 + 23} ${y2} L${x2 - 23} ${y2} Z`, paint, x1, y1, x2, y2)
  const seat =
    'M246 416 C240 396 254 376 270 366 L322 330 C340 320 356 326 366 336 C440 384 560 384 634 336 C644 326 660 320 678 330 L730 366 C746 376 760 396 754 416 C750 436 736 446 720 444 C650 520 350 520 280 444 C264 446 250 436 246 416 Z'
  const front =
    'M246 416 C246 402 262 398 280 408 C370 476 630 476 720 408 C738 398 754 402 754 416 C750 436 736 446 720 444 C650 520 350 520 280 444 C264 446 250 436 246 416 Z'
  const clip = `<path d="${seat}"/>`
  const rod = (d: string) =>
    line(d, darker(wood, 0.5), 34, 'stroke-linecap="round"') +
    line(d, wood, 28, 'stroke-linecap="round"') +
    line(d, lighter(wood, 0.4), 6, 'stroke-opacity=".6" stroke-linecap="round" transform="translate(-5 -5)"')
  return {
    art:
      sheet.shadow(510, 866, 280, 28, 0.38) +
      leg(354, 380, 700, 806, far) +
      leg(668, 380, 376, 806, far) +
      rod('M300 842 L384 792') +
      rod('M690 792 L724 842') +
      rod('M262 420 L346 346') +
      rod('M654 346 L738 420') +
      leg(288, 424, 706, 866, wood) +
      leg(712, 424, 294, 866, wood) +
      rivet(500, 645, 17, '#a4abae') +
      rivet(500, 645, 7, '#5b6367') +
      sheet.lit(
        { round: 15, folds: [0.01, 0.014, 0.18], grain: [0.6, 0.06], height: 21, contrast: 0.76 },
        shape(seat, main),
        [230, 312, 540, 204],
      ) +
      sheet.clip(
        clip,
        `<ellipse cx="500" cy="410" rx="200" ry="46" fill="${sheet.radial([
          [0, '#000', 0.34],
          [0.55, '#000', 0.14],
          [1, '#000', 0],
        ])}"/>`,
      ) +
      sheet.creases(clip, [
        [282, 410, 380, 430, 470, 430, 9],
        [718, 410, 620, 430, 530, 430, 9],
        [366, 342, 430, 390, 500, 400, 8],
      ]) +
      sheet.lit('canvas', shape(front, mix(main, second, 0.55)), [234, 392, 532, 122]) +
      stitch('M282 420 C372 488 628 488 718 420') +
      stitch('M284 436 C360 508 640 508 716 436') +
      both(
        sheet.lit(
          'leather',
          shape(
            'M246 414 C246 400 262 398 280 408 L314 430 L300 462 L280 444 C262 446 250 436 246 414 Z',
            mix(accent, '#7a4e2c', 0.6),
          ),
          [234, 392, 90, 78],
        ) + rivet(274, 426, 6, '#c9a45c'),
      ) +
      label(460, 450, 78, sheet.mark, mix(second, trim, 0.3), lighter(accent, 0.4)),
    closeUp: [240, 310, 360],
  }
}

/** A low folding chair with its cloth slung from four poles on a hub. */
export const campChair: Draw = slungChair

function slungChair(sheet: Sheet): Sketch {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 2)
  const pole = mix(style === 1 ? accent : '#4b5256', trim, 0.25)
  const half =
    'M500 238 C446 238 404 226 372 208 C350 190 322 172 300 186 C286 196 290 216 292 240 C298 330 300 410 282 474 C266 524 240 556 228 586 C222 604 230 618 250 620 C266 622 280 620 292 626 C350 662 420 676 500 678 Z'
  const wing =
    'M372 208 C350 190 322 172 300 186 C286 196 290 216 292 240 C298 330 300 410 282 474 C266 524 240 556 228 586 C222 604 230 618 250 620 C266 622 280 620 292 626 C316 640 336 652 352 658 C344 600 348 540 362 480 C378 400 378 300 372 208 Z'
  const corner = (d: string) => shape(d, mix(second, trim, 0.55))
  const corners =
    corner('M300 186 C286 196 290 216 292 244 L352 262 C366 250 372 232 372 208 C350 190 322 172 300 186 Z') +
    corner(
      'M228 586 C222 604 230 618 250 620 C266 622 280 620 292 626 C304 634 314 640 322 644 L330 590 L262 536 C246 556 236 568 228 586 Z',
    )
  const legs =
    both(
      tube('M424 704 L352 816', 20, darker(pole, 0.25)) + `<ellipse cx="350" cy="820" rx="17" ry="12" fill="#1d2022"/>`,
    ) +
    both(
      tube('M416 702 L268 880', 22, pole) +
        sheet.lit(
          'rubber',
          shape('M262 858 C276 858 290 868 288 884 C284 900 252 902 248 886 C246 872 252 862 262 858 Z', '#25282a'),
          [240, 852, 56, 54],
        ),
    ) +
    both(tube('M420 698 L256 606', 20, pole)) +
    tube('M404 704 H596', 30, pole) +
    both(
      sheet.lit(
        'plastic',
        shape('M384 682 C400 676 428 676 440 686 L444 722 C430 732 396 732 382 722 Z', '#2b2f32'),
        [374, 674, 78, 64],
      ),
    )
  const outline = bothOutlines(half)
  const wings = style === 2 ? both(shape(wing, second)) : both(shape(wing, mix(main, trim, 0.5)))
  const meshed =
    style === 2
      ? ''
      : sheet.clip(
          bothOutlines(wing),
          Array.from({ length: 44 }, (_, i) =>
            line(
              `M210 ${186 + i * 11} h580`,
              '#000',
              5.4,
              'stroke-opacity=".38" stroke-dasharray="0.1 11" stroke-linecap="round"',
            ),
          ).join(''),
        )
  const cloth = sheet.lit(
    { round: 15, folds: [0.009, 0.012, 0.13], grain: [0.75, 0.03], height: 20, contrast: 0.74 },
    both(shape(half, main)) + wings + both(corners),
    [210, 166, 580, 526],
  )
  const seams =
    both(
      seam('M372 208 C378 300 378 400 362 480 C348 540 344 600 352 658', 0.34) +
        stitch('M383 214 C389 300 389 402 373 482 C359 542 355 604 363 660') +
        stitch('M292 250 L350 266 C362 258 378 240 378 214', '#fff', 0.35) +
        stitch('M264 542 L326 592 L318 640', '#fff', 0.35),
    ) +
    line(
      'M300 192 C322 178 350 196 372 214 C404 232 446 244 500 244 C554 244 596 232 628 214 C650 196 678 178 700 192',
      mix(second, trim, 0.3),
      9,
    ) +
    line(
      'M252 614 C270 618 284 616 296 621 C352 656 420 668 500 670 C580 668 648 656 704 621 C716 616 730 618 748 614',
      mix(second, trim, 0.3),
      10,
    )
  if (sheet.isBack) {
    return {
      art:
        sheet.shadow(500, 884, 290, 24, 0.34) +
        legs +
        cloth +
        meshed +
        seams +
        sheet.creases(outline, [
          [372, 214, 420, 360, 470, 480, 12],
          [300, 240, 340, 420, 440, 560, 14],
        ]) +
        both(
          tube('M428 690 C380 560 330 380 318 214', 19, pole) +
            sheet.lit(
              'canvas',
              shape(
                'M292 190 C300 176 338 190 352 206 L346 300 L310 296 C298 260 288 220 292 190 Z',
                mix(second, trim, 0.6),
              ),
              [282, 176, 80, 132],
            ) +
            barTack(312, 284, 32, 7, accent),
        ) +
        webbing('M330 420 C420 446 580 446 670 420', 18, darker(trim, 0.05)) +
        label(452, 300, 96, sheet.mark),
      closeUp: [280, 160, 400],
    }
  }
  const fold = sheet.radial([
    [0, '#000', 0.34],
    [0.5, '#000', 0.16],
    [1, '#000', 0],
  ])
  const gleam = sheet.radial([
    [0, '#fff', 0.2],
    [0.5, '#fff', 0.08],
    [1, '#fff', 0],
  ])
  return {
    art:
      sheet.shadow(500, 884, 290, 24, 0.34) +
      legs +
      cloth +
      meshed +
      // A hollow: dark where the back meets the seat and on the side towards the light, bright where it faces it.
      sheet.clip(
        outline,
        `<ellipse cx="500" cy="508" rx="330" ry="96" fill="${fold}"/><ellipse cx="268" cy="350" rx="84" ry="240" fill="${fold}"/><ellipse cx="690" cy="370" rx="60" ry="190" fill="${gleam}"/><ellipse cx="500" cy="648" rx="220" ry="44" fill="${gleam}"/>`,
      ) +
      sheet.creases(outline, [
        [372, 240, 440, 380, 420, 520, 12],
        [352, 640, 420, 590, 470, 520, 12],
        [300, 470, 380, 530, 500, 536, 11],
      ]) +
      mirror(
        sheet.creases(outline, [
          [372, 240, 430, 400, 410, 510, 11],
          [352, 640, 400, 580, 480, 530, 11],
        ]),
      ) +
      seams +
      both(
        [
          ['M300 200', 318, 214],
          ['', 250, 598],
        ]
          .map(([, x, y]) => rivet(Number(x), Number(y), 7))
          .join(''),
      ) +
      sheet.lit(
        'canvas',
        shape('M430 232 C470 240 530 240 570 232 L566 262 C530 270 470 270 434 262 Z', mix(second, trim, 0.3)),
        [420, 224, 160, 50],
      ) +
      label(466, 290, 68, sheet.mark) +
      (style === 1 ? line('M404 598 C460 612 540 612 596 598', accent, 8, 'stroke-linecap="round"') : ''),
    closeUp: [290, 160, 400],
  }
}

/** A packed sack with a drawn cord, and what lies beside it. */
function sack(sheet: Sheet, main: string, second: string, accent: string): string {
  const body = through(
    [
      [372, 424],
      [340, 520],
      [330, 640],
      [340, 748],
      [376, 812],
      [500, 830],
      [624, 812],
      [660, 748],
      [670, 640],
      [660, 520],
      [628, 424],
      [560, 396],
      [500, 392],
      [440, 396],
    ],
    true,
  )
  const frill =
    'M438 402 C456 372 440 336 404 306 C424 292 452 306 470 296 C490 286 512 300 530 294 C556 288 574 306 598 304 C564 336 546 372 562 402 C530 414 470 414 438 402 Z'
  const clip = `<path d="${body}"/>`
  return (
    sheet.shadow(500, 836, 190, 24, 0.36) +
    sheet.lit('shell', shape(frill, darker(main, 0.1)), [390, 284, 220, 134]) +
    sheet.creases(
      `<path d="${frill}"/>`,
      [
        [420, 304, 470, 340, 480, 404, 8],
        [500, 296, 498, 350, 500, 404, 8],
        [580, 304, 530, 340, 520, 404, 8],
      ],
      1.4,
    ) +
    sheet.lit(
      'shell',
      shape(body, main) + sheet.clip(clip, shape('M300 690 C420 720 580 720 700 690 V860 H300 Z', second)),
      [318, 380, 364, 464],
    ) +
    sheet.creases(
      clip,
      [
        [450, 398, 400, 470, 352, 600, 13],
        [480, 396, 450, 500, 430, 640, 12],
        [520, 396, 540, 500, 590, 610, 12],
        [550, 400, 600, 450, 650, 560, 12],
        [340, 740, 420, 700, 520, 720, 12],
        [660, 700, 590, 660, 480, 690, 10],
      ],
      1.2,
    ) +
    seam('M326 690 C420 720 580 720 672 690', 0.3) +
    stitch('M328 701 C420 731 580 731 672 701') +
    cord('M436 402 C470 416 530 416 564 402', 9, accent, darker(accent, 0.4)) +
    cord('M560 404 C600 420 612 470 600 520 M556 406 C588 430 596 470 586 510', 7, accent, darker(accent, 0.4)) +
    sheet.lit(
      'plastic',
      shape('M572 396 H600 q8 0 8 8 V430 q0 8 -8 8 H572 q-8 0 -8 -8 V404 q0 -8 8 -8 Z', '#2b2f32'),
      [556, 390, 60, 56],
    ) +
    webbing('M356 770 C400 780 420 782 440 784', 20, darker(second, 0.3)) +
    label(446, 560, 108, sheet.mark)
  )
}

/** A small carabiner of bent wire, hanging from (x, y). */
const snap = (x: number, y: number, paint: string) => {
  const d = `M${x - 14} ${y} C${x - 20} ${y - 26} ${x + 20} ${y - 26} ${x + 16} ${y + 2} L${x + 12} ${y + 60} C${x + 10} ${y + 84} ${x - 16} ${y + 84} ${x - 18} ${y + 60} Z`
  return (
    line(d, darker(paint, 0.5), 12) +
    line(d, paint, 8.5) +
    line(d, '#fff', 2, 'stroke-opacity=".6" transform="translate(-1.5 -1)"')
  )
}

/** A hammock between its straps; from behind: packed, with the straps beside it. */
export const hammock: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 1)
  if (sheet.isBack) {
    const roll = (x: number) =>
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            `<ellipse cx="${x}" cy="790" rx="${74 - i * 13}" ry="${40 - i * 7}" fill="${i % 2 ? darker(trim, 0.35) : mix(trim, '#5c6265', 0.35)}"/>`,
        )
        .join('') +
      line(
        `M${x - 74} 790 C${x - 74} 812 ${x - 60} 838 ${x} 842 C${x + 60} 838 ${x + 74} 812 ${x + 74} 790`,
        mix(trim, '#5c6265', 0.2),
        14,
      )
    return {
      art:
        sheet.shadow(236, 836, 90, 16, 0.34) +
        sheet.shadow(766, 836, 90, 16, 0.34) +
        roll(236) +
        roll(766) +
        snap(212, 690, '#a4abae') +
        snap(786, 690, '#a4abae') +
        sack(sheet, main, second, accent),
      closeUp: [320, 280, 360],
    }
  }
  const far =
    'M176 348 C250 380 320 486 420 526 C500 548 580 540 640 502 C720 450 770 378 824 348 C830 420 780 520 690 588 C580 640 420 640 310 588 C220 520 170 420 176 348 Z'
  const near =
    'M176 348 C196 420 236 520 320 578 C420 626 580 626 680 578 C764 520 804 420 824 348 C836 460 800 610 700 700 C590 772 410 772 300 700 C200 610 164 460 176 348 Z'
  const fan = (x: number, direction: number) =>
    [
      [0.1, 0.3],
      [0.22, 0.52],
      [0.36, 0.74],
      [0.5, 0.92],
      [0.64, 1.05],
    ].map(
      ([across = 0, down = 0]) =>
        [
          x,
          352,
          x + direction * (30 + across * 110),
          380 + down * 210,
          x + direction * (60 + across * 330),
          420 + down * 300,
          15,
        ] as const,
    )
  const strapOf = (flip: boolean) => {
    const d = 'M60 96 C84 150 104 210 124 262'
    const whole =
      webbing(d, 22, mix(trim, '#4b5256', 0.3)) +
      [
        [74, 132],
        [90, 172],
        [106, 214],
      ]
        .map(([x = 0, y = 0]) => barTack(x - 12, y, 22, 6, accent))
        .join('')
    return flip ? mirror(whole) : whole
  }
  return {
    art:
      sheet.shadow(500, 856, 330, 28, 0.3) +
      strapOf(false) +
      strapOf(true) +
      both(
        cord(
          'M128 300 C140 316 156 334 178 356 M132 300 C150 312 166 328 184 350 M126 302 C132 322 148 342 174 364',
          7,
          mix(trim, '#d8d2c4', 0.5),
          darker(trim, 0.1),
        ),
      ) +
      both(snap(126, 262, '#a4abae')) +
      sheet.lit('tent', shape(far, mix(second, trim, 0.15)), [166, 340, 668, 300]) +
      sheet.clip(`<path d="${far}"/>`, softLine('M230 560 C400 660 600 660 770 560', 110, 0.5)) +
      sheet.creases(`<path d="${far}"/>`, [...fan(178, 1), ...fan(822, -1)], 0.9) +
      line(
        'M176 348 C250 380 320 486 420 526 C500 548 580 540 640 502 C720 450 770 378 824 348',
        mix(second, trim, 0.4),
        9,
      ) +
      sheet.lit(
        { round: 30, folds: [0.005, 0.012, 0.24], grain: [0.9, 0.014], height: 28, contrast: 0.8 },
        shape(near, main) +
          (style === 1
            ? sheet.clip(`<path d="${near}"/>`, shape('M150 520 C300 700 700 700 850 520 V800 H150 Z', second))
            : ''),
        [160, 340, 680, 430],
      ) +
      sheet.creases(
        `<path d="${near}"/>`,
        [
          ...fan(178, 1),
          ...fan(822, -1),
          [200, 460, 300, 600, 470, 690, 17],
          [800, 470, 700, 610, 540, 700, 17],
          [186, 420, 240, 540, 400, 640, 12],
          [814, 430, 760, 560, 620, 640, 12],
        ],
        1.2,
      ) +
      (style === 1 ? sheet.clip(`<path d="${near}"/>`, seam('M150 520 C300 700 700 700 850 520', 0.34)) : '') +
      line(
        'M176 348 C196 420 236 520 320 578 C420 626 580 626 680 578 C764 520 804 420 824 348',
        mix(second, trim, 0.2),
        10,
      ) +
      stitch('M186 390 C210 456 250 540 326 590 C424 640 576 640 674 590 C750 540 790 456 814 390', '#fff', 0.35) +
      sheet.lit(
        'shell',
        shape('M452 660 C484 668 520 668 552 660 L548 716 C520 724 484 724 456 716 Z', mix(second, trim, 0.3)),
        [444, 652, 116, 80],
      ) +
      label(470, 676, 62, sheet.mark) +
      both(
        line('M168 338 C180 344 190 356 192 372', accent, 13) +
          line('M168 338 C180 344 190 356 192 372', '#000', 13, 'stroke-opacity=".2" stroke-dasharray="2 3"'),
      ),
    closeUp: [90, 220, 360],
  }
}

/** A tarp over a ridge between two poles; from behind: packed. */
export const tarp: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 2)
  if (sheet.isBack)
    return {
      art:
        sack(sheet, main, second, accent) +
        cord(
          'M640 800 C700 760 780 770 790 806 C794 834 720 846 690 820 C670 796 730 770 770 792 C810 816 760 850 700 842',
          8,
          accent,
          '#e4e8e6',
        ) +
        `<g transform="translate(190 760)">${[0, 1, 2].map((i) => line(`M${i * 26} ${66 - i * 4} L${24 + i * 26} ${-40 - i * 6} l-16 -6`, darker('#a4abae', 0.35), 11, 'stroke-linecap="round" stroke-linejoin="round"') + line(`M${i * 26} ${66 - i * 4} L${24 + i * 26} ${-40 - i * 6} l-16 -6`, '#b6bdc0', 7, 'stroke-linecap="round" stroke-linejoin="round"')).join('')}</g>`,
      closeUp: [320, 280, 360],
    }
  // Ridge from the near pole (300, 250) to the far pole (742, 300); edges sag between their corners.
  const nearSide =
    'M300 250 C450 290 600 308 742 300 C790 400 840 530 904 652 C760 640 620 690 452 774 C410 600 350 410 300 250 Z'
  const farSide =
    'M300 250 C450 290 600 308 742 300 C720 420 690 540 664 622 C480 596 300 620 96 706 C170 540 240 390 300 250 Z'
  const panel =
    'M566 307 C640 430 700 560 758 644 C668 668 590 704 520 740 C470 590 410 430 372 268 C440 288 500 300 566 307 Z'
  const guyline = (x1: number, y1: number, x2: number, y2: number) =>
    cord(`M${x1} ${y1} L${x2} ${y2}`, 5, accent, '#f2efe8') +
    line(`M${x2 - 5} ${y2 - 16} L${x2 + 3} ${y2 + 14}`, '#8b9498', 7, 'stroke-linecap="round"') +
    `<rect x="${x1 + (x2 - x1) * 0.42 - 6}" y="${y1 + (y2 - y1) * 0.42 - 4}" width="13" height="9" rx="2.5" fill="#24272a"/>`
  const poleOf = (x: number, top: number, low: number) =>
    tube(`M${x} ${top} L${x - 4} ${low}`, 13, mix('#5a6165', trim, 0.3)) +
    line(`M${x - 2} ${(top + low) / 2} v26`, accent, 14) +
    line(`M${x} ${top - 16} v20`, '#8b9498', 6)
  const corner = (x: number, y: number, a: readonly [number, number], b: readonly [number, number]) =>
    shape(
      `M${x} ${y} L${x + a[0]} ${y + a[1]} Q${x + (a[0] + b[0]) * 0.42} ${y + (a[1] + b[1]) * 0.42} ${x + b[0]} ${y + b[1]} Z`,
      mix(second, trim, 0.35),
    )
  const corners =
    corner(300, 250, [70, 18], [30, 86]) +
    corner(742, 300, [-66, 5], [34, 74]) +
    corner(452, 774, [68, -34], [-20, -78]) +
    corner(904, 652, [-76, -6], [-40, -74])
  const pattern =
    style === 1
      ? shape(panel, second)
      : style === 2
        ? sheet.clip(`<path d="${nearSide}"/>`, shape('M340 380 C540 470 700 470 830 480 L930 680 L440 800 Z', second))
        : ''
  const clip = `<path d="${nearSide}"/>`
  return {
    art:
      sheet.shadow(520, 776, 400, 40, 0.34) +
      poleOf(738, 296, 690) +
      guyline(742, 300, 850, 690) +
      sheet.lit('tent', shape(farSide, mix(main, trim, 0.3)), [86, 240, 670, 480]) +
      sheet.clip(
        `<path d="${farSide}"/>`,
        softLine('M300 260 C460 300 600 310 740 306', 120, 0.5) +
          softLine('M120 720 C300 640 480 610 660 640', 60, 0.3, '#fff') +
          line('M230 420 C400 440 560 440 706 420', '#000', 2, 'stroke-opacity=".2"'),
      ) +
      line('M96 706 C300 620 480 596 664 622', darker(main, 0.4), 7) +
      poleOf(302, 246, 800) +
      sheet.lit(
        { round: 22, folds: [0.006, 0.009, 0.15], grain: [0.9, 0.012], height: 24, contrast: 0.78 },
        shape(nearSide, main) + pattern + corners,
        [290, 240, 626, 546],
      ) +
      sheet.creases(
        clip,
        [
          [302, 254, 420, 420, 600, 560, 13],
          [742, 302, 700, 420, 620, 540, 12],
          [452, 772, 500, 660, 610, 560, 14],
          [902, 652, 780, 600, 660, 560, 13],
          [320, 300, 400, 500, 440, 700, 12],
          [760, 330, 800, 460, 880, 620, 11],
        ],
        1,
      ) +
      (style === 1
        ? seam('M566 307 C640 430 700 560 758 644', 0.3) + seam('M372 268 C410 430 470 590 520 740', 0.3)
        : '') +
      sheet.clip(
        clip,
        line('M452 774 C620 690 760 640 904 652', darker(main, 0.3), 14) +
          stitch('M300 262 C450 302 600 320 742 312', '#fff', 0.4),
      ) +
      seam('M300 250 C450 290 600 308 742 300', 0.26) +
      guyline(300, 250, 176, 780) +
      guyline(300, 250, 372, 868) +
      guyline(96, 706, 44, 764) +
      guyline(452, 774, 430, 860) +
      guyline(904, 652, 952, 712) +
      guyline(690, 676, 720, 770) +
      [
        [300, 252],
        [742, 302],
        [452, 770],
        [902, 652],
        [98, 704],
      ]
        .map(([x = 0, y = 0]) => rivet(x, y, 7, '#b6bdc0'))
        .join('') +
      label(600, 440, 78, sheet.mark, darker(mix(second, trim, 0.4), 0.05), lighter(accent, 0.4)),
    closeUp: [250, 200, 400],
  }
}
