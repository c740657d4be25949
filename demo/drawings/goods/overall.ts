/** A child's winter suit in one piece. */
import {
  both,
  bothOutlines,
  darker,
  label,
  line,
  mirror,
  mix,
  seam,
  shape,
  softLine,
  stitch,
  zip,
  type Box,
  type Crease,
  type Draw,
  type Sheet,
} from '../base/kit'
import { litPair, ribs } from './wear-parts'
import { hoodUp, type Cut } from './tops'

const SLEEVE =
  'M352 252 C312 266 290 292 276 340 C258 410 240 480 222 552 C214 586 208 610 206 626 C206 646 216 654 230 657 L272 664 C288 666 296 658 299 644 C308 590 322 530 338 476 C346 446 350 420 354 392 C342 350 344 300 352 252 Z'
const HALF =
  'M432 210 C402 228 372 240 338 258 C324 312 330 372 344 412 C346 452 346 486 344 512 C334 560 326 600 324 640 C320 716 318 790 320 856 C324 874 338 882 360 884 C398 890 436 890 464 884 C474 848 488 760 500 690 V250 C470 250 446 238 432 210 Z'
const SLEEVE_CREASES: readonly Crease[] = [
  [256, 430, 294, 462, 336, 436, 10],
  [246, 470, 288, 508, 330, 492, 9],
  [288, 326, 330, 346, 348, 410, 9],
  [226, 560, 266, 590, 308, 572, 8],
]
const BODY_CREASES: readonly Crease[] = [
  [346, 420, 396, 446, 424, 520, 10],
  [344, 530, 380, 560, 372, 640, 10],
  [498, 560, 470, 640, 400, 660, 10],
  [498, 690, 452, 714, 366, 694, 12],
  [330, 800, 390, 828, 470, 800, 9],
  [324, 836, 390, 862, 472, 836, 8],
  [374, 280, 418, 330, 404, 410, 8],
]

/** Small figures scattered over the cloth: hills, drops or dots, by the id. */
function print(sheet: Sheet, kind: number, colour: string): string {
  const figures: string[] = []
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 14; column++) {
      const x = 200 + column * 47 + (row % 2) * 23 + sheet.random.int(-4, 4)
      const y = 232 + row * 46 + sheet.random.int(-4, 4)
      figures.push(
        kind === 0
          ? `M${x - 11} ${y + 7} l7 -13 4 6 5 -9 8 16 Z`
          : kind === 1
            ? `M${x} ${y - 10} c7 9 8 13 0 17 c-8 -4 -7 -8 0 -17 Z`
            : `M${x - 6} ${y} a6 6 0 1 0 12 0 a6 6 0 1 0 -12 0 Z`,
      )
    }
  }
  return shape(figures.join(''), colour, 'fill-opacity=".75"')
}

/** The suit: hood, gathered waist, two-way zip down one leg, stout knees and seat, snow cuffs with foot loops. */
export const overall: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 3)
  const figure = sheet.random.int(0, 2)
  const cut: Cut = {
    material: 'shell',
    neck: 'hood',
    sleeves: true,
    hem: 780,
    width: 1,
    front: 'zip',
    pockets: 'none',
    cuff: 'rib',
  }
  const outline = bothOutlines(HALF)
  const figures = style === 0 ? print(sheet, figure, mix(second, main, 0.25)) : ''
  const upper = style === 1 ? second : main
  const waist = 'M300 522 C400 534 600 534 700 522'
  const blocks =
    (style === 1 ? sheet.clip(outline, shape('M300 190 H700 V392 C600 420 400 420 300 392 Z', second)) : '') +
    (style === 2 ? sheet.clip(outline, shape(`${waist} V900 H300 Z`, second)) : '') +
    (figures && sheet.clip(outline, figures))
  const knee = style === 2 ? mix(second, trim, 0.45) : mix(second, trim, 0.15)
  const patch = sheet.isBack
    ? both(shape('M350 584 C400 604 460 606 500 604 V700 C470 730 400 740 340 716 C338 670 342 620 350 584 Z', knee))
    : both(
        shape(
          'M342 676 C384 692 440 692 478 676 C476 724 470 762 464 800 C426 814 376 814 338 800 C336 758 336 716 342 676 Z',
          knee,
        ),
      )
  const arm: Box = [190, 236, 180, 446]
  const sleeve =
    shape(SLEEVE, upper) +
    (figures && sheet.clip(`<path d="${SLEEVE}"/>`, figures)) +
    sheet.clip(
      `<path d="${SLEEVE}"/>`,
      line('M230 452 Q290 474 350 452', '#e4e8e6', 15) +
        line('M230 452 Q290 474 350 452', '#9aa5a6', 15, 'stroke-dasharray="2 5" stroke-opacity=".4"'),
    )
  const cuff = 'M212 610 C238 622 278 628 304 622 L299 648 C296 660 288 666 274 664 L230 658 C214 655 206 646 207 632 Z'
  const parts = [
    sheet.shadow(500, 928, 214, 20),
    // Loops that go under the boot hang from the hems.
    both(
      line('M350 878 C350 926 440 926 444 880', '#24272a', 9) +
        line('M350 878 C350 926 440 926 444 880', '#fff', 1.6, 'stroke-opacity=".25" stroke-dasharray="5 4"'),
    ),
    litPair(sheet, 'shell', sleeve, arm),
    both(sheet.creases(`<path d="${SLEEVE}"/>`, SLEEVE_CREASES)),
    litPair(sheet, 'wool', shape(cuff, mix(second, trim, 0.4)), [198, 600, 116, 72]),
    both(sheet.clip(`<path d="${cuff}"/>`, ribs(212, 304, 606, 670, 12))),
    both(sheet.clip(`<path d="${SLEEVE}"/>`, softLine('M346 270 C336 330 340 390 350 430 L330 560', 34, 0.5))),
    sheet.lit('shell', both(shape(HALF, main)) + blocks, [306, 200, 388, 700]),
    sheet.creases(outline, BODY_CREASES),
    mirror(sheet.creases(outline, BODY_CREASES.slice(0, 6), 0.85)),
    sheet.clip(
      outline,
      softLine('M500 690 C490 750 478 820 470 884', 30, 0.45) + softLine('M500 690 C510 750 522 820 530 884', 22, 0.35),
    ),
    both(seam('M352 252 C338 310 342 372 354 412', 0.34)),
    sheet.clip(
      outline,
      softLine('M320 520 C400 534 600 534 680 520', 30, 0.5) +
        Array.from({ length: 19 }, (_, i) => {
          const x = 346 + i * 17
          const tall = 11 + ((i * 7) % 5) * 5
          return softLine(
            `M${x} ${524 - tall} Q${x + ((i * 3) % 5) - 2} 526 ${x + ((i * 5) % 7) - 3} ${530 + tall * 1.3}`,
            9,
            sheet.isBack || i < 6 || i > 12 ? 0.3 : 0.1,
          )
        }).join(''),
    ),
    sheet.lit('canvas', patch, sheet.isBack ? [330, 574, 340, 170] : [326, 668, 348, 150]),
    sheet.isBack
      ? seam('M500 530 V690', 0.3) + stitch('M350 594 C400 614 460 616 500 614 C540 616 600 614 650 594')
      : both(
          stitch(
            'M349 686 C386 700 438 700 472 686 C470 724 465 760 459 792 C426 804 378 804 344 792 C342 758 343 716 349 686 Z',
            '#fff',
            0.3,
          ),
        ),
    both(
      sheet.clip(
        `<path d="${HALF}"/>`,
        line('M310 838 C370 852 430 852 490 838', '#e4e8e6', 15) +
          line('M310 838 C370 852 430 852 490 838', '#9aa5a6', 15, 'stroke-dasharray="2 5" stroke-opacity=".4"') +
          line('M310 876 C370 890 430 890 490 876', mix(second, trim, 0.5), 16) +
          stitch('M316 866 C370 880 430 880 486 866'),
      ),
    ),
  ]
  if (!sheet.isBack) {
    const front = 'M500 246 C500 380 501 470 498 540 C496 580 486 620 470 668'
    parts.push(
      softLine('M508 250 C508 380 509 470 506 540 C502 584 492 626 478 672', 20, 0.45),
      zip(front, mix(main, trim, 0.6), accent, 13, [500, 254, accent]),
      stitch('M518 252 C518 380 519 470 516 544 C512 588 502 630 487 676'),
      line('M460 666 l18 6', darker(trim, 0.1), 9, 'stroke-linecap="round"'),
    )
    const welt = 'M384 500 L432 436 L444 446 L398 508 Z'
    parts.push(
      both(softLine('M388 506 L438 440', 14, 0.3)),
      sheet.lit('canvas', both(shape(welt, mix(second, trim, 0.15))), [376, 428, 248, 90]),
      both(stitch(welt)),
    )
    parts.push(label(556, 322, 50, sheet.mark))
  } else
    parts.push(
      line('M420 340 C470 350 530 350 580 340', '#e4e8e6', 14),
      line('M420 340 C470 350 530 350 580 340', '#9aa5a6', 14, 'stroke-dasharray="2 5" stroke-opacity=".4"'),
      seam('M340 318 C440 336 560 336 660 318', 0.2),
    )
  parts.push(hoodUp(sheet, cut, upper, style === 3 ? accent : second))
  return { art: parts.join(''), closeUp: [330, 70, 380] }
}
