/** For the camp kitchen's table: mug, frying pan, water filter. */
import { PALETTE } from '../base/palette'
import {
  darker,
  label,
  lighter,
  line,
  mirror,
  mix,
  shape,
  softLine,
  type Box,
  type Draw,
  type Relief,
  type Sheet,
} from '../base/kit'
import { rivet } from './fittings'
import { bounds, cylinder, moved } from './wear-parts'

const STEEL = '#b3babd'
const CAST: Relief = { round: 9, grain: [0.35, 0.06], height: 16, contrast: 0.76, gloss: [0.16, 12] }

/** A landscape, contour lines or a band, as they are printed around a mug. */
function motif(sheet: Sheet, kind: number, ink: string, outline: string): string {
  if (kind === 0) {
    const far = Array.from(
      { length: 9 },
      (_, i) => `${286 + i * 54} ${Math.round(590 - (i % 2 ? 84 : 10) * (0.6 + sheet.random.next() * 0.6))}`,
    )
    const near = Array.from(
      { length: 8 },
      (_, i) => `${270 + i * 66} ${Math.round(640 - (i % 2 ? 60 : 6) * (0.6 + sheet.random.next() * 0.6))}`,
    )
    return sheet.clip(
      outline,
      line(`M${far.join(' L')}`, ink, 6, 'stroke-linejoin="round"') +
        line(`M${near.join(' L')}`, ink, 9, 'stroke-linejoin="round"') +
        `<circle cx="${sheet.random.int(390, 560)}" cy="470" r="26" fill="none" stroke="${ink}" stroke-width="6"/>`,
    )
  }
  if (kind === 1)
    return sheet.clip(
      outline,
      Array.from({ length: 6 }, (_, i) =>
        line(
          `M270 ${500 + i * 30} C340 ${470 + i * 30 + sheet.random.int(-16, 16)} 400 ${560 + i * 30 + sheet.random.int(-16, 16)} 480 ${520 + i * 30} S610 ${480 + i * 30} 690 ${520 + i * 30}`,
          ink,
          5,
        ),
      ).join(''),
    )
  return sheet.clip(
    outline,
    line('M270 590 Q470 650 680 590', ink, 46) +
      line('M270 546 Q470 606 680 546', ink, 8) +
      line('M270 634 Q470 694 680 634', ink, 8),
  )
}

/** A carved wooden cup with two finger holes in its handle. */
function carvedCup(sheet: Sheet): string {
  const [main, , accent] = sheet.paints
  const wood = mix(main, '#b9854b', 0.55)
  const bowl =
    'M226 424 C224 560 280 704 416 716 C440 726 476 726 500 716 C618 700 676 560 676 424 C640 470 262 470 226 424 Z'
  const handle =
    'M640 420 C700 388 800 380 850 404 C888 424 890 470 856 490 C800 516 716 524 650 566 C644 520 640 470 640 420 Z'
  const rim =
    'M226 424 C226 382 320 356 450 356 C580 356 676 382 676 424 C676 466 580 490 450 490 C320 490 226 466 226 424 Z'
  const hollow =
    'M246 425 C246 392 332 370 450 370 C568 370 656 392 656 425 C656 456 568 474 450 474 C332 474 246 456 246 425 Z'
  const lit = { round: 22, folds: [0.006, 0.05, 0.05], height: 27, contrast: 0.7, gloss: [0.16, 12] } as const
  const swirls = (count: number, x1: number, x2: number, y1: number, y2: number) =>
    Array.from({ length: count }, () => {
      const x = sheet.random.int(x1, x2)
      const y = sheet.random.int(y1, y2)
      const size = sheet.random.int(8, 26)
      return line(
        `M${x - size * 2} ${y} C${x - size} ${y - size * 0.7} ${x} ${y + size * 0.6} ${x + size * 0.4} ${y} C${x + size} ${y - size * 0.5} ${x + size * 2} ${y + size * 0.5} ${x + size * 2.6} ${y}`,
        darker(wood, 0.5),
        2.2,
        'stroke-opacity=".3" stroke-linecap="round"',
      )
    }).join('')
  const hole = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="28" ry="19" fill="${darker(wood, 0.62)}" transform="rotate(-6 ${x} ${y})"/><path d="M${x - 25} ${y + 6} C${x - 14} ${y + 22} ${x + 16} ${y + 20} ${x + 25} ${y + 2}" fill="none" stroke="${lighter(wood, 0.3)}" stroke-width="5" stroke-opacity=".8"/>`
  return (
    sheet.lit(lit, shape(handle, wood), [630, 376, 262, 196]) +
    sheet.clip(`<path d="${handle}"/>`, swirls(16, 650, 860, 400, 520)) +
    hole(722, 456) +
    hole(800, 442) +
    line('M846 418 C870 428 874 462 848 474', '#f1ead9', 10, 'stroke-linecap="round"') +
    sheet.lit(lit, shape(bowl, wood), [214, 414, 474, 312]) +
    sheet.clip(
      `<path d="${bowl}"/>`,
      swirls(46, 236, 660, 470, 710) + softLine('M300 500 C310 590 350 650 400 680', 40, 0.3, '#fff'),
    ) +
    shape(rim, lighter(wood, 0.22)) +
    shape(
      hollow,
      sheet.gradient(
        [
          [0, darker(wood, 0.6)],
          [0.4, darker(wood, 0.42)],
          [1, darker(wood, 0.08)],
        ],
        [0, 0, 1, 0.3],
      ),
    ) +
    sheet.clip(
      `<path d="${hollow}"/>`,
      swirls(18, 270, 640, 385, 470) + softLine('M250 420 C270 384 630 384 650 420', 24, 0.4),
    ) +
    line('M240 446 C300 478 380 489 450 489 C520 489 610 476 664 444', '#fff', 3, 'stroke-opacity=".35"') +
    (sheet.isBack ? '' : label(416, 580, 68, sheet.mark, darker(wood, 0.1), darker(wood, 0.65))) +
    line('M856 450 C900 470 910 540 880 560 C860 566 846 540 850 500', accent, 7, 'stroke-linecap="round"')
  )
}

const turned = (sheet: Sheet, draw: () => string) => {
  const [x, y, width, height] = sheet.window
  return sheet.isBack ? mirror(sheet.within([1000 - x - width, y, width, height], draw)) : draw()
}

/** A mug: speckled enamel with a dark rim, or double-walled steel with a folding handle. */
export const mug: Draw = (sheet) => {
  const isEnamel = sheet.random.chance(0.6)
  return {
    art: sheet.shadow(sheet.isBack ? 530 : 480, 804, 220, 28, 0.42) + turned(sheet, () => straightMug(sheet, isEnamel)),
    closeUp: [280, 260, 390],
  }
}

/** A carved wooden cup. */
export const kuksa: Draw = (sheet) => ({
  art: sheet.shadow(sheet.isBack ? 530 : 480, 724, 220, 28, 0.42) + turned(sheet, () => carvedCup(sheet)),
  closeUp: [480, 330, 390],
})

function straightMug(sheet: Sheet, enamel: boolean): string {
  const [main, , accent, trim] = sheet.paints
  const kind = sheet.random.int(0, 2)
  const body = enamel
    ? 'M280 332 C282 420 288 600 302 728 C308 776 378 800 470 800 C562 800 632 776 638 728 C652 600 658 420 660 332 Z'
    : 'M284 332 C284 460 284 600 286 744 C288 786 370 806 470 806 C570 806 652 786 654 744 C656 600 656 460 656 332 Z'
  const rim =
    'M280 332 C280 296 365 274 470 274 C575 274 660 296 660 332 C660 368 575 390 470 390 C365 390 280 368 280 332 Z'
  const hollow =
    'M294 333 C294 304 372 286 470 286 C568 286 646 304 646 333 C646 362 568 379 470 379 C372 379 294 362 294 333 Z'
  const inside = enamel ? mix('#f3f0e8', main, 0.08) : STEEL
  const clip = `<path d="${body}"/>`
  const ink = mix(accent, main, 0.15)
  const handlePaint = enamel ? main : '#8b9498'
  const ear = enamel
    ? 'M646 412 C740 386 800 426 796 520 C792 620 720 684 634 676'
    : 'M652 400 C770 384 800 420 798 540 C796 650 760 690 652 680'
  const handle = enamel
    ? sheet.lit(
        { round: 9, height: 17, contrast: 0.7, gloss: [0.26, 20] },
        line(ear, handlePaint, 34),
        [610, 370, 210, 330],
      )
    : line(ear, darker('#8b9498', 0.5), 17) +
      line(ear, '#a4abae', 12) +
      line(ear, '#fff', 3, 'stroke-opacity=".65" transform="translate(-2 -2)"') +
      line('M798 470 C800 520 799 570 794 610', darker(trim, 0.05), 26, 'stroke-linecap="round"') +
      line('M794 474 C796 520 795 566 790 604', accent, 4, 'stroke-linecap="round"')
  const speckles = enamel
    ? sheet.clip(
        clip,
        Array.from(
          { length: 150 },
          () =>
            `<circle cx="${sheet.random.int(276, 664)}" cy="${sheet.random.int(350, 800)}" r="${(0.8 + sheet.random.next() ** 3 * 3.4).toFixed(1)}" fill="${sheet.random.chance(0.7) ? lighter(main, 0.55) : darker(trim, 0.1)}" fill-opacity=".7"/>`,
        ).join(''),
      )
    : ''
  return (
    handle +
    sheet.lit(
      enamel
        ? { round: 5, height: 9, contrast: 0.6, gloss: [0.2, 24] }
        : { round: 5, grain: [0.9, 0.02], height: 9, contrast: 0.62, gloss: [0.1, 12] },
      shape(body, cylinder(sheet, main, enamel ? 0.32 : 0.2)),
      [268, 322, 404, 496],
    ) +
    speckles +
    (sheet.isBack ? '' : motif(sheet, kind, ink, clip)) +
    sheet.clip(
      clip,
      softLine('M276 350 C330 400 610 400 664 350', 30, 0.34) +
        line(
          enamel ? 'M304 724 C330 780 610 780 636 724' : 'M286 716 C320 766 620 766 654 716',
          '#000',
          3,
          'stroke-opacity=".2"',
        ) +
        softLine('M330 410 C334 540 340 660 350 740', enamel ? 24 : 16, 0.5, '#fff'),
    ) +
    shape(rim, enamel ? darker(trim, 0.15) : cylinder(sheet, lighter(STEEL, 0.1), 0.5)) +
    shape(
      hollow,
      sheet.gradient(
        [
          [0, darker(inside, 0.46)],
          [0.3, darker(inside, 0.26)],
          [0.75, inside],
          [1, lighter(inside, 0.3)],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    sheet.clip(
      `<path d="${hollow}"/>`,
      `<ellipse cx="470" cy="378" rx="160" ry="46" fill="#000" opacity=".16"/>` +
        softLine('M300 330 C310 290 630 290 640 330', 26, 0.4),
    ) +
    line(
      'M300 356 C330 376 400 386 470 386 C540 386 610 376 640 356',
      '#fff',
      3,
      `stroke-opacity="${enamel ? 0.35 : 0.7}"`,
    ) +
    (enamel
      ? `<ellipse cx="652" cy="420" rx="8" ry="16" fill="${darker(main, 0.2)}"/><ellipse cx="640" cy="672" rx="8" ry="16" fill="${darker(main, 0.25)}"/>`
      : [406, 676]
          .map(
            (y) =>
              sheet.lit('metal', shape(`M632 ${y - 22} H658 q8 0 8 8 V${y + 14} q0 8 -8 8 H632 Z`, '#8b9498'), [
                624,
                y - 28,
                50,
                58,
              ]) + rivet(648, y, 6),
          )
          .join('')) +
    label(
      sheet.isBack ? 420 : 432,
      enamel && kind !== 2 ? 690 : 706,
      76,
      sheet.mark,
      mix(main, '#ffffff', 0.84),
      darker(main, 0.5),
    )
  )
}

/** A light frying pan with a folding handle; from behind its underside. */
export const pan: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const iron = '#3d4245'
  // The black pan is cast in one piece; the others are light ones with a grip.
  const isCast = main === PALETTE.ink[0]
  const handleOf = (x: number, y: number, degrees: number, wide: number, scale: number) => {
    const at = (d: string) => moved(d, degrees, [0, 0], [x, y], scale)
    const box: Box = [x - 60, y - 60, 420, 380]
    const grip = at(
      `M96 ${-wide} C180 ${-wide - 10} 300 ${-wide - 4} 326 ${-wide + 8} C346 ${-wide + 18} 346 ${wide - 18} 326 ${wide - 8} C300 ${wide + 4} 180 ${wide + 10} 96 ${wide} C88 ${wide - 10} 88 ${-wide + 10} 96 ${-wide} Z`,
    )
    const shank = at(
      `M-26 ${-wide * 1.2} C10 ${-wide * 1.1} 50 ${-wide * 0.7} 110 ${-wide * 0.62} L110 ${wide * 0.62} C50 ${wide * 0.7} 10 ${wide * 1.1} -26 ${wide * 1.2} Z`,
    )
    if (isCast) {
      const stub = at(
        `M-40 ${-wide * 1.5} C30 ${-wide * 1.3} 60 ${-wide * 0.8} 120 ${-wide * 0.8} C190 ${-wide * 0.9} 236 ${-wide * 1.1} 250 ${-wide * 0.7} C264 ${-wide * 0.3} 264 ${wide * 0.3} 250 ${wide * 0.7} C236 ${wide * 1.1} 190 ${wide * 0.9} 120 ${wide * 0.8} C60 ${wide * 0.8} 30 ${wide * 1.3} -40 ${wide * 1.5} Z`,
      )
      return (
        sheet.lit(CAST, shape(stub, iron), bounds(stub)) +
        shape(at('M176 -12 C204 -16 226 -10 226 0 C226 10 204 16 176 12 C162 8 162 -8 176 -12 Z'), '#f2eee6') +
        line(at('M176 -12 C204 -16 226 -10 226 0'), '#000', 4, 'stroke-opacity=".5"')
      )
    }
    const eye = at(`M292 -12 C316 -14 326 -8 326 0 C326 8 316 14 292 12 C284 8 284 -8 292 -12 Z`)
    return (
      sheet.lit('metal', shape(shank, STEEL), box) +
      line(at(`M60 ${-wide * 0.62} L60 ${wide * 0.62}`), '#000', 3, 'stroke-opacity=".4"') +
      sheet.lit({ round: 12, height: 20, contrast: 0.78, gloss: [0.12, 14] }, shape(grip, main), box) +
      line(at('M130 -2 C180 -6 230 -6 268 -2'), darker(main, 0.35), 9, 'stroke-linecap="round"') +
      line(at('M130 2 C180 -2 230 -2 268 2'), '#fff', 2, 'stroke-opacity=".25" stroke-linecap="round"') +
      shape(eye, darker(main, 0.62)) +
      line(at(`M100 ${-wide + 4} C110 ${-wide * 0.3} 110 ${wide * 0.3} 100 ${wide - 4}`), accent, 8) +
      ['M4 -14 L4 -14', 'M4 14 L4 14']
        .map((d) => {
          const [px = 0, py = 0] = at(d).slice(1).split(' L')[0]?.split(' ').map(Number) ?? []
          return rivet(px, py, 9)
        })
        .join('')
    )
  }
  if (sheet.isBack) {
    const base = isCast ? lighter(iron, 0.06) : '#8b9396'
    const ring = (radius: number, paint: string, width: number, opacity: number) =>
      `<circle cx="420" cy="430" r="${radius}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
    return {
      art:
        sheet.shadow(470, 800, 330, 26, 0.26) +
        handleOf(632, 640, 44, 30, 0.94) +
        sheet.lit(
          isCast ? CAST : 'metal',
          `<circle cx="420" cy="430" r="312" fill="${isCast ? iron : '#6d7578'}"/>`,
          [98, 108, 644, 644],
        ) +
        sheet.lit(
          { round: 7, grain: [0.6, 0.03], height: 10, contrast: 0.66 },
          `<circle cx="420" cy="430" r="252" fill="${base}"/>`,
          [160, 170, 520, 520],
        ) +
        Array.from({ length: 15 }, (_, i) => ring(30 + i * 15, i % 2 ? '#fff' : '#000', 2.4, i % 2 ? 0.2 : 0.16)).join(
          '',
        ) +
        ring(252, '#000', 4, 0.3) +
        label(360, 400, 120, sheet.mark, base, isCast ? lighter(iron, 0.35) : iron) +
        (isCast ? '' : rivet(604, 604, 12) + rivet(626, 584, 12)),
      closeUp: [400, 420, 380],
    }
  }
  const wall = 'M112 448 C118 560 176 650 270 688 C360 716 500 716 590 688 C684 650 742 560 748 448 Z'
  const rim =
    'M110 446 C110 340 254 262 430 262 C606 262 750 340 750 446 C750 552 606 630 430 630 C254 630 110 552 110 446 Z'
  const hollow =
    'M126 446 C126 350 262 276 430 276 C598 276 734 350 734 446 C734 542 598 614 430 614 C262 614 126 542 126 446 Z'
  const floor =
    'M196 476 C196 402 300 346 430 346 C560 346 664 402 664 476 C664 550 560 602 430 602 C300 602 196 550 196 476 Z'
  return {
    art:
      sheet.shadow(460, 706, 330, 34, 0.42) +
      handleOf(704, 598, 27, 29, 0.78) +
      sheet.lit(
        isCast ? CAST : 'lacquer',
        shape(wall, cylinder(sheet, isCast ? iron : mix(second, iron, 0.15))),
        [96, 436, 670, 284],
      ) +
      sheet.lit(
        isCast ? CAST : 'metal',
        shape(
          isCast ? `${rim} M124 500 C96 508 88 540 104 560 C124 556 140 540 146 524 Z` : rim,
          cylinder(sheet, isCast ? lighter(iron, 0.1) : STEEL, isCast ? 0.2 : 0.4),
        ),
        [84, 254, 676, 386],
      ) +
      shape(
        hollow,
        sheet.gradient(
          [
            [0, darker(iron, 0.5)],
            [0.45, darker(iron, 0.15)],
            [1, lighter(iron, 0.2)],
          ],
          [0, 0, 1, 0.6],
        ),
      ) +
      sheet.clip(
        `<path d="${hollow}"/>`,
        softLine('M130 430 C150 330 330 276 470 282', 44, 0.5) +
          softLine('M730 470 C710 560 570 606 430 608', 26, 0.3, '#fff'),
      ) +
      shape(
        floor,
        sheet.gradient(
          [
            [0, lighter(iron, 0.06)],
            [0.36, lighter(iron, 0.24)],
            [0.6, iron],
            [1, darker(iron, 0.3)],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      sheet.clip(
        `<path d="${floor}"/>`,
        Array.from(
          { length: 12 },
          (_, i) =>
            `<ellipse cx="430" cy="474" rx="${24 + i * 19}" ry="${14 + i * 10.6}" fill="none" stroke="${i % 2 ? '#fff' : '#000'}" stroke-opacity="${i % 2 ? 0.06 : 0.2}" stroke-width="2.4"/>`,
        ).join('') + softLine('M240 520 C280 420 380 380 470 372', 70, 0.3, '#fff'),
      ) +
      (isCast
        ? ''
        : [
            [664, 530],
            [690, 500],
          ]
            .map(([x = 0, y = 0]) => rivet(x, y, 12, STEEL))
            .join('')) +
      line('M150 590 C220 668 330 690 430 692', '#fff', 4, 'stroke-opacity=".25"') +
      line('M118 420 C140 330 280 268 430 268', '#fff', 3, 'stroke-opacity=".7"') +
      label(372, 646, 92, sheet.mark, mix(second, iron, 0.3), lighter(second, 0.6)) +
      (sheet.random.chance(0.5)
        ? line('M126 520 C170 640 300 680 430 682 C560 680 690 640 734 520', accent, 4, 'stroke-opacity=".8"')
        : ''),
    closeUp: [470, 400, 400],
  }
}

/** A soft bottle with a hollow-fibre filter in its neck. */
export const waterFilter: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const big = sheet.random.chance(0.5)
  const low = big ? 880 : 848
  const pouch = `M438 352 C404 372 356 400 336 456 C318 520 326 600 330 680 C332 740 322 790 336 ${low - 30} C352 ${low} 430 ${low + 8} 500 ${low + 8} C570 ${low + 8} 648 ${low} 664 ${low - 30} C678 790 668 740 670 680 C674 600 682 520 664 456 C644 400 596 372 562 352 Z`
  const water = `M330 566 C420 588 580 556 672 574 C676 620 670 660 670 680 C668 740 678 790 664 ${low - 30} C648 ${low} 570 ${low + 8} 500 ${low + 8} C430 ${low + 8} 352 ${low} 336 ${low - 30} C322 790 332 740 330 680 C328 640 328 600 330 566 Z`
  const clip = `<path d="${pouch}"/>`
  const tint = mix('#d6e6ea', main, 0.06)
  const cartridge = 'M446 344 H554 V556 C554 580 446 580 446 556 Z'
  const fibres = Array.from(
    { length: 13 },
    (_, i) =>
      line(
        `M${456 + i * 7.4} 350 V${500 + Math.round(sheet.random.next() * 20)} C${456 + i * 7.4} 560 ${470 + i * 5} 566 ${478 + i * 3.6} 556`,
        '#fbfbf6',
        5,
        'stroke-opacity=".95"',
      ) + line(`M${458.5 + i * 7.4} 350 V520`, '#8ea2a6', 1.4, 'stroke-opacity=".6"'),
  ).join('')
  const cap =
    'M424 262 H576 C584 262 588 268 588 276 V340 C588 352 578 358 566 358 H434 C422 358 412 352 412 340 V276 C412 268 416 262 424 262 Z'
  const ridges = Array.from(
    { length: 15 },
    (_, i) =>
      line(`M${422 + i * 11.2} 276 V348`, '#000', 3, 'stroke-opacity=".2"') +
      line(`M${425.5 + i * 11.2} 276 V348`, '#fff', 2, 'stroke-opacity=".16"'),
  ).join('')
  const folds = [
    [340, 470, 420, 560, 380, 700, 12],
    [664, 480, 590, 560, 630, 720, 12],
    [344, 820, 420, 780, 500, 850, 12],
    [660, 810, 580, 770, 540, 846, 11],
    [450, 380, 390, 430, 360, 540, 10],
    [556, 380, 620, 430, 640, 520, 9],
  ] as const
  const print = sheet.isBack
    ? Array.from({ length: 8 }, (_, i) =>
        line(`M400 ${634 + i * 22} h${i % 3 === 2 ? 110 : 196}`, darker(main, 0.35), 5, 'stroke-opacity=".6"'),
      ).join('')
    : shape(
        'M470 700 C470 668 492 646 500 618 C508 646 530 668 530 700 C530 722 518 734 500 734 C482 734 470 722 470 700 Z',
        main,
      ) +
      line('M484 706 C484 716 490 722 498 724', '#fff', 4, 'stroke-opacity=".7" stroke-linecap="round"') +
      label(440, 756, 120, sheet.mark, mix(main, '#ffffff', 0.86), darker(main, 0.4)) +
      Array.from({ length: 7 }, (_, i) => line(`M612 ${600 + i * 30} h${i % 2 ? 18 : 30}`, darker(main, 0.25), 4)).join(
        '',
      )
  return {
    art:
      sheet.shadow(500, low + 10, 190, 26, 0.34) +
      line(
        'M424 300 C360 290 330 250 352 216 C372 190 412 210 420 268',
        darker(trim, 0.05),
        15,
        'stroke-linecap="round"',
      ) +
      line('M422 298 C364 288 336 250 356 220 C372 198 408 214 418 266', accent, 3.5) +
      shape(pouch, tint, 'fill-opacity=".62"') +
      shape(cartridge, '#e9efee', 'fill-opacity=".85"') +
      fibres +
      line(cartridge, '#7f979c', 3.5, 'stroke-opacity=".7"') +
      sheet.lit(
        { round: 22, folds: [0.012, 0.014, 0.3], height: 30, contrast: 0.55, gloss: [0.5, 26] },
        shape(pouch, tint, 'fill-opacity=".3"') + shape(water, mix('#74b6cf', main, 0.05), 'fill-opacity=".45"'),
        [316, 340, 368, low - 320],
      ) +
      sheet.clip(
        clip,
        line('M326 566 C420 588 580 556 676 574', '#fff', 5, 'stroke-opacity=".8"') +
          line('M326 572 C420 594 580 562 676 580', darker(main, 0.3), 3, 'stroke-opacity=".3"') +
          softLine('M352 470 C338 600 350 720 352 820', 26, 0.7, '#fff') +
          softLine('M650 470 C664 600 652 720 650 820', 16, 0.5, '#fff'),
      ) +
      sheet.creases(clip, folds, 0.8) +
      line(pouch, darker(tint, 0.4), 4, 'stroke-opacity=".5"') +
      line(
        `M346 ${low - 24} C370 ${low - 8} 440 ${low - 2} 500 ${low - 2} C560 ${low - 2} 630 ${low - 8} 654 ${low - 24}`,
        '#fff',
        3,
        'stroke-opacity=".7"',
      ) +
      print +
      sheet.lit('plastic', shape(cap, main), [402, 252, 196, 116]) +
      ridges +
      line('M414 350 H586', '#000', 3, 'stroke-opacity=".25"') +
      sheet.lit(
        'plastic',
        shape('M444 264 C446 236 456 226 470 222 H530 C544 226 554 236 556 264 Z', mix(second, trim, 0.3)) +
          shape('M478 224 L482 176 C484 164 516 164 518 176 L522 224 Z', accent),
        [434, 158, 132, 114],
      ) +
      line('M482 200 h36', '#000', 3, 'stroke-opacity=".25"'),
    closeUp: [350, 180, 340],
  }
}
