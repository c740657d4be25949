/** On the water: canoe, board, dry bag, dry suit. */
import {
  both,
  bothOutlines,
  darker,
  label,
  lighter,
  line,
  mirror,
  mirrorBox,
  mix,
  range,
  seam,
  shape,
  softLine,
  stitch,
  zip,
  type Box,
  type Draw,
  type Sheet,
} from '../base/kit'
import { barTack, buckle, cord, inkOn, placed, rivet, webbing } from './fittings'

const mirrored = (shapes: string) => `${shapes}<g transform="scale(-1 1)">${shapes}</g>`
const ASH = '#c89b63'

function canoeAbove(sheet: Sheet): string {
  const [main, second, accent] = sheet.paints
  const hull =
    'M0 -440 C70 -320 122 -160 126 0 C122 160 70 320 0 440 C-70 320 -122 160 -126 0 C-122 -160 -70 -320 0 -440 Z'
  const inside =
    'M0 -392 C56 -290 104 -150 108 0 C104 150 56 290 0 392 C-56 290 -104 150 -108 0 C-104 -150 -56 -290 0 -392 Z'
  const floor = sheet.gradient(
    [
      [0, darker(main, 0.5)],
      [0.3, darker(main, 0.2)],
      [0.55, lighter(main, 0.06)],
      [1, darker(main, 0.34)],
    ],
    [0, 0, 1, 0],
  )
  const across = (y: number, half: number) =>
    sheet.lit('leather', shape(`M${-half} ${y - 11} H${half} V${y + 11} H${-half} Z`, ASH), [
      -half - 8,
      y - 22,
      half * 2 + 16,
      44,
    ])
  const seat = (y: number, half: number) =>
    across(y - 36, half) +
    across(y + 36, half) +
    sheet.lit('canvas', shape(`M-50 ${y - 40} H50 V${y + 40} H-50 Z`, '#3b4043'), [-60, y - 50, 120, 100]) +
    range(6, (i) =>
      line(`M-48 ${y - 32 + i * 13} h96 M${-42 + i * 17} ${y - 38} v76`, '#fff', 2.4, 'stroke-opacity=".16"'),
    ).join('')
  return (
    sheet.soft(shape(hull, '#2b2318', 'fill-opacity=".42" transform="translate(24 26)"'), 15, [-130, -440, 300, 940]) +
    sheet.lit('plastic', shape(hull, main), [-142, -450, 284, 900]) +
    shape(inside, floor) +
    sheet.clip(
      `<path d="${inside}"/>`,
      range(25, (i) =>
        line(
          `M-120 ${-360 + i * 30} Q0 ${-346 + i * 30} 120 ${-360 + i * 30}`,
          darker(ASH, 0.1),
          9,
          'stroke-opacity=".85"',
        ),
      ).join('') + softLine('M-100 -250 C-112 -80 -112 80 -100 250', 60, 0.6),
    ) +
    seat(-214, 74) +
    seat(196, 84) +
    across(0, 106) +
    line('M-40 0 q40 26 80 0', ASH, 16) +
    shape(
      'M0 -430 C26 -380 44 -340 56 -306 Q0 -326 -56 -306 C-44 -340 -26 -380 0 -430 Z M0 430 C26 380 44 340 56 306 Q0 326 -56 306 C-44 340 -26 380 0 430 Z',
      darker(ASH, 0.2),
    ) +
    line(hull, ASH, 15) +
    line(hull, darker(ASH, 0.4), 3, 'stroke-opacity=".5"') +
    line(inside, darker(ASH, 0.2), 6) +
    label(-30, -380, 60, sheet.mark, ASH, darker(ASH, 0.6)) +
    mirrored(line('M-116 -60 l-9 0 M-114 80 l-11 0', accent, 8)) +
    `<circle cx="0" cy="-404" r="6" fill="${second}"/>`
  )
}

/** An open canoe with wooden gunwales; from behind: from above. */
export const canoe: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  if (sheet.isBack) return { art: placed(sheet, 500, 500, 33, () => canoeAbove(sheet), 1.04), closeUp: [340, 330, 330] }
  const style = sheet.random.int(0, 2)
  const near = 'M46 392 C120 500 300 556 500 556 C700 556 880 500 954 392'
  const far = 'M56 392 C180 470 340 500 500 500 C660 500 820 470 944 392'
  const hull =
    'M46 392 C120 500 300 556 500 556 C700 556 880 500 954 392 C962 450 952 540 900 604 C860 650 700 672 500 672 C300 672 140 650 100 604 C48 540 38 450 46 392 Z'
  const inside =
    'M56 392 C180 470 340 500 500 500 C660 500 820 470 944 392 C880 500 700 552 500 552 C300 552 120 500 56 392 Z'
  const decor =
    style === 0
      ? shape('M30 520 C140 620 300 650 500 650 C700 650 860 620 970 520 V700 H30 Z', second)
      : style === 1
        ? line('M60 440 C140 540 310 592 500 592 C690 592 860 540 940 440', accent, 11) +
          line('M62 462 C144 560 312 612 500 612 C688 612 856 560 938 462', second, 6)
        : shape('M30 380 L190 500 L150 680 H30 Z M970 380 L810 500 L850 680 H970 Z', second) +
          line('M196 498 L156 680 M804 498 L844 680', accent, 8)
  const plank = (x: number) => {
    const t = (x - 500) / 454
    const y = 556 - 164 * Math.abs(t) ** 2.3
    const top = 500 - 108 * Math.abs(t) ** 1.9
    return line(
      `M${x} ${Math.round(y)} Q${x + t * 10} ${Math.round((y + top) / 2 + 12)} ${Math.round(x - t * 12)} ${Math.round(top)}`,
      darker(ASH, 0.14),
      8,
      'stroke-opacity=".9"',
    )
  }
  const seat = (x: number, y: number) =>
    shape(`M${x - 46} ${y} l20 -34 h84 l-14 36 Z`, ASH) +
    shape(`M${x - 32} ${y - 4} l15 -25 h66 l-10 27 Z`, '#33383a') +
    range(4, (i) => line(`M${x - 24 + i * 17} ${y - 4} l12 -24`, '#fff', 2, 'stroke-opacity=".2"')).join('')
  const art =
    sheet.shadow(500, 690, 440, 28, 0.42) +
    shape(
      inside,
      sheet.gradient([
        [0, darker(main, 0.12)],
        [0.5, darker(main, 0.34)],
        [1, darker(main, 0.6)],
      ]),
    ) +
    sheet.clip(
      `<path d="${inside}"/>`,
      range(27, (i) => plank(110 + i * 30)).join('') +
        softLine('M60 410 C200 540 340 560 500 560 C660 560 800 540 940 410', 50, 0.7),
    ) +
    line(far, darker(ASH, 0.12), 9) +
    line(far, lighter(ASH, 0.25), 3) +
    seat(270, 516) +
    seat(708, 518) +
    sheet.lit(
      'leather',
      shape('M474 552 L484 500 C494 494 510 494 520 500 L532 554 C514 548 492 548 474 552 Z', ASH),
      [464, 484, 78, 80],
    ) +
    sheet.lit(
      { round: 11, height: 16, contrast: 0.74, gloss: [0.2, 14] },
      shape(
        hull,
        sheet.gradient([
          [0, lighter(main, 0.1)],
          [0.55, main],
          [0.8, darker(main, 0.12)],
          [1, darker(main, 0.34)],
        ]),
      ) + sheet.clip(`<path d="${hull}"/>`, decor),
      [30, 380, 940, 304],
    ) +
    softLine('M86 516 C180 596 330 616 500 616 C670 616 820 596 914 516', 30, 0.26, '#fff') +
    line('M98 606 C200 652 360 664 500 664 C640 664 800 652 902 606', '#000', 5, 'stroke-opacity=".2"') +
    sheet.lit(
      { round: 4, grain: [0.3, 0.05], height: 7, contrast: 0.7 },
      line(near, ASH, 17, 'stroke-linecap="round"') +
        shape(
          'M40 384 C52 380 66 390 74 402 C92 430 116 456 142 474 C112 476 84 452 66 430 C52 412 40 396 40 384 Z M960 384 C948 380 934 390 926 402 C908 430 884 456 858 474 C888 476 916 452 934 430 C948 412 960 396 960 384 Z',
          darker(ASH, 0.18),
        ),
      [26, 370, 950, 210],
    ) +
    line('M66 416 C150 506 320 549 500 549 C680 549 850 506 934 416', '#fff', 2.6, 'stroke-opacity=".45"') +
    range(12, (i) => {
      const t = -0.84 + i * 0.153
      return rivet(500 + t * 454, 557 - 164 * Math.abs(t) ** 2.3, 4.5, '#8f6b3a')
    }).join('') +
    cord('M60 430 C40 450 46 484 66 482 C80 478 78 452 66 436', 8, accent, darker(accent, 0.4)) +
    label(560, 588, 112, sheet.mark, lighter(main, 0.8), darker(main, 0.55))
  return {
    art: `<g transform="translate(0 -30)">${sheet.within([sheet.window[0], sheet.window[1] + 30, sheet.window[2], sheet.window[3]], () => art)}</g>`,
    closeUp: [150, 340, 330],
  }
}

const BOARD =
  'M0 -432 C-56 -428 -100 -350 -114 -236 C-126 -110 -126 50 -116 180 C-108 300 -92 376 -62 414 C-46 432 46 432 62 414 C92 376 108 300 116 180 C126 50 126 -110 114 -236 C100 -350 56 -428 0 -432 Z'
const BOARD_INNER =
  'M0 -410 C-46 -406 -82 -336 -96 -230 C-106 -110 -106 50 -98 176 C-90 290 -76 362 -52 396 C-40 408 40 408 52 396 C76 362 90 290 98 176 C106 50 106 -110 96 -230 C82 -336 46 -406 0 -410 Z'

function board(sheet: Sheet, isTop: boolean, print: number): string {
  const [main, second, accent, trim] = sheet.paints
  const rail = mix('#f4f2ec', second, isTop ? 0.9 : 0.85)
  const shade = sheet.soft(
    shape(BOARD, '#2b2318', 'fill-opacity=".4" transform="translate(22 22)"'),
    14,
    [-124, -436, 290, 920],
  )
  const graphic =
    print === 0
      ? range(9, (i) => line(`M-120 ${-330 + i * 22} q60 -34 120 0 t120 0`, i % 3 === 1 ? accent : second, 8)).join('')
      : print === 1
        ? shape('M-130 -160 L0 -330 L130 -160 V-90 L0 -260 L-130 -90 Z', second) +
          shape('M-130 -64 L0 -234 L130 -64 V-44 L0 -214 L-130 -44 Z', accent)
        : shape('M-130 -440 H0 C-20 -340 10 -240 -20 -120 H-130 Z', second) +
          line('M2 -440 C-18 -340 12 -240 -18 -120', accent, 9)
  const skin = sheet.lit(
    { round: 15, height: 22, contrast: 0.78, gloss: [0.16, 14] },
    shape(BOARD, rail) + shape(BOARD_INNER, main),
    [-132, -446, 264, 892],
  )
  if (!isTop) {
    const fin = (x: number, y: number, size: number) =>
      softLine(`M${x} ${y} v${size}`, 26, 0.6) +
      sheet.lit(
        'plastic',
        shape(
          `M${x - 9} ${y} C${x - 8} ${y + size * 0.4} ${x - 6} ${y + size} ${x} ${y + size + 8} C${x + 7} ${y + size} ${x + 9} ${y + size * 0.4} ${x + 9} ${y} C${x + 4} ${y - 14} ${x - 4} ${y - 14} ${x - 9} ${y} Z`,
          '#24272a',
        ),
        [x - 20, y - 22, 40, size + 44],
      )
    return (
      shade +
      skin +
      sheet.clip(
        `<path d="${BOARD_INNER}"/>`,
        `<g transform="translate(0 90) scale(1 1.2)">${graphic}</g>` +
          line('M0 -410 V408', '#000', 3, 'stroke-opacity=".16"'),
      ) +
      line(BOARD_INNER, darker(main, 0.3), 3, 'stroke-opacity=".6"') +
      fin(-62, 240, 52) +
      fin(62, 240, 52) +
      fin(0, 276, 90) +
      label(-54, 150, 108, sheet.mark, lighter(main, 0.82), darker(main, 0.5))
    )
  }
  const pad =
    'M-84 -96 C-90 40 -88 140 -82 210 C-76 290 -66 340 -48 366 H48 C66 340 76 290 82 210 C88 140 90 40 84 -96 C60 -130 -60 -130 -84 -96 Z'
  const foam = mix(trim, '#8b8f8c', 0.35)
  const grooves = range(20, (i) =>
    line(`M-100 ${-110 + i * 26} L0 ${-130 + i * 26} L100 ${-110 + i * 26}`, '#000', 4, 'stroke-opacity=".2"'),
  ).join('')
  const ring = (x: number, y: number) =>
    shape(`M${x - 13} ${y - 11} h26 v22 h-26 Z`, darker(main, 0.35)) +
    `<circle cx="${x}" cy="${y}" r="8" fill="none" stroke="#c3cacd" stroke-width="4"/>`
  return (
    shade +
    skin +
    sheet.clip(`<path d="${BOARD_INNER}"/>`, graphic) +
    line(BOARD_INNER, darker(main, 0.3), 3, 'stroke-opacity=".6"') +
    sheet.lit(
      'foam',
      shape(pad, foam) +
        sheet.clip(
          `<path d="${pad}"/>`,
          shape('M-100 -140 H100 V-56 L0 -86 L-100 -56 Z', mix(foam, accent, 0.7)) +
            shape('M-100 296 H100 V400 H-100 Z', mix(foam, second, 0.6)),
        ),
      [-96, -126, 192, 500],
    ) +
    sheet.clip(
      `<path d="${pad}"/>`,
      grooves + range(4, (i) => line(`M-80 ${322 + i * 11} H80`, '#fff', 4, 'stroke-opacity=".22"')).join(''),
    ) +
    line('M-62 -296 L62 -206 M62 -296 L-62 -206 M-62 -206 H62 M-62 -296 H62', '#1b1e20', 6) +
    line('M-62 -296 L62 -206 M62 -296 L-62 -206', accent, 2.4, 'stroke-dasharray="3 6"') +
    ring(-66, -300) +
    ring(66, -300) +
    ring(-66, -202) +
    ring(66, -202) +
    sheet.lit('canvas', shape('M-34 56 h68 v30 h-68 Z', '#24272a'), [-44, 46, 88, 50]) +
    stitch('M-30 61 h60 M-30 81 h60', accent, 0.9) +
    rivet(0, -382, 9) +
    rivet(0, 388, 8) +
    `<circle cx="46" cy="-150" r="15" fill="${darker(main, 0.3)}"/><circle cx="46" cy="-150" r="9" fill="#24272a"/>` +
    label(-36, 130, 72, sheet.mark, foam, darker(foam, 0.6))
  )
}

/** A board for standing: its deck before its underside; from behind: the other way round. */
export const sup: Draw = (sheet) => {
  const print = sheet.random.int(0, 2)
  const behind = placed(sheet, 650, 486, 7, () => board(sheet, sheet.isBack, print), 0.98)
  return {
    art: behind + placed(sheet, 386, 508, -5, () => board(sheet, !sheet.isBack, print), 1.04),
    closeUp: [230, 250, 340],
  }
}

/** A dry bag, its top rolled three times and closed to a handle. */
export const dryBag: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 2)
  const tarp = {
    round: 24,
    folds: [0.007, 0.011, 0.28],
    grain: [0.8, 0.018],
    height: 25,
    contrast: 0.8,
    gloss: [0.14, 9],
  } as const
  const body =
    'M292 250 C284 360 280 460 279 560 C278 680 284 780 298 850 C310 886 400 902 500 902 C600 902 690 886 702 850 C716 780 722 680 721 560 C720 460 716 360 708 250 C640 320 360 320 292 250 Z'
  const base =
    'M282 772 C380 802 620 802 718 772 C712 806 708 828 702 850 C690 886 600 902 500 902 C400 902 310 886 298 850 C292 828 288 806 282 772 Z'
  const decor =
    style === 0
      ? shape(base, second)
      : style === 1
        ? shape(base, second) +
          shape('M270 470 C380 502 620 502 730 470 V560 C620 592 380 592 270 560 Z', second) +
          shape('M270 574 C380 606 620 606 730 574 V592 C620 624 380 624 270 592 Z', accent)
        : shape('M260 910 V600 L420 740 L540 600 L740 770 V910 Z', second) +
          shape('M540 600 L602 653 L570 676 L536 640 L506 640 Z', lighter(second, 0.6))
  // Rolled and bent: the two ends of the roll meet in the buckle above.
  const roll =
    'M258 178 C284 160 312 172 332 188 C440 216 560 216 668 188 C688 172 716 160 742 178 C750 206 742 242 722 266 C690 294 600 308 500 308 C400 308 310 294 278 266 C258 242 250 206 258 178 Z'
  const arc = 'M284 190 C270 120 340 84 430 80 H570 C660 84 730 120 716 190'
  const art =
    sheet.shadow(508, 900, 240, 30, 0.44) +
    line(arc, '#000', 26, 'stroke-opacity=".1" transform="translate(8 12)"') +
    webbing(arc, 25, darker(trim, 0.05)) +
    `<g transform="rotate(90 500 80)">${buckle(500, 54, 46)}</g>` +
    sheet.lit(tarp, shape(body, main) + sheet.clip(`<path d="${body}"/>`, decor), [264, 240, 472, 674]) +
    sheet.creases(`<path d="${body}"/>`, [
      [330, 290, 356, 400, 320, 520, 14],
      [400, 304, 420, 420, 396, 500, 11],
      [480, 308, 470, 400, 500, 470, 10],
      [580, 306, 566, 410, 600, 500, 12],
      [668, 290, 640, 420, 690, 540, 14],
      [284, 640, 400, 690, 480, 660, 11],
      [716, 660, 620, 720, 560, 700, 10],
    ]) +
    softLine('M286 284 C360 322 640 322 714 284', 34, 0.55) +
    sheet.lit(
      { round: 15, folds: [0.012, 0.02, 0.12], grain: [0.8, 0.014], height: 21, contrast: 0.78, gloss: [0.14, 10] },
      shape(roll, main),
      [244, 158, 512, 162],
    ) +
    line('M262 204 C330 240 420 250 500 250 C580 250 670 240 738 204', darker(main, 0.42), 5, 'stroke-opacity=".6"') +
    line('M266 236 C340 268 420 280 500 280 C580 280 660 268 734 236', darker(main, 0.42), 4, 'stroke-opacity=".42"') +
    line('M336 200 C440 226 560 226 664 200', '#fff', 5, 'stroke-opacity=".28"') +
    both(
      sheet.lit(
        'canvas',
        shape('M262 178 C280 166 300 168 314 178 L306 226 C288 230 270 224 256 214 Z', darker(trim, 0.08)),
        [246, 160, 80, 76],
      ) + barTack(268, 186, 34, 9, accent),
    ) +
    line('M664 330 C690 420 702 520 702 640 L696 772', '#000', 3, 'stroke-opacity=".22"') +
    line('M656 330 C682 420 694 520 694 640 L688 772', '#fff', 3, 'stroke-opacity=".22"') +
    (style < 2 ? seam('M282 774 C380 804 620 804 718 774', 0.3) : '') +
    both(
      shape('M279 600 h36 v56 h-36 Z', darker(trim, 0.05)) +
        stitch('M284 606 h26 v44 h-26', '#fff', 0.3) +
        line('M288 640 a20 20 0 1 0 2 -2', '#5b6367', 9) +
        line('M286 638 a20 20 0 1 0 2 -2', '#c3cacd', 5),
    ) +
    (sheet.isBack
      ? webbing('M372 320 C350 480 350 640 372 782', 26, darker(trim, 0.05)) +
        webbing('M628 320 C650 480 650 640 628 782', 26, darker(trim, 0.05)) +
        both(buckle(355, 560, 36))
      : label(420, style === 1 ? 650 : 430, 160, sheet.mark, lighter(main, 0.14), darker(main, 0.62)) +
        range(5, (i) =>
          line(
            `M620 ${660 + i * 22} h${i % 2 ? 20 : 34}`,
            style === 2 ? inkOn(second) : darker(main, 0.5),
            5,
            'stroke-opacity=".6"',
          ),
        ).join(''))
  return { art, closeUp: [240, 50, 400] }
}

/** A paddler's dry suit: seals at neck and wrists, socks, a zip across the chest. */
export const drysuit: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const block = sheet.random.int(0, 2)
  const body =
    'M456 130 C430 140 404 148 376 158 C360 196 366 250 374 300 C376 360 372 420 366 480 C350 600 352 740 366 872 C392 884 428 884 456 878 C464 780 476 680 492 590 L500 560 V148 C480 146 466 140 456 130 Z'
  const arm =
    'M386 156 C346 166 322 190 310 238 C290 330 262 420 234 508 C230 522 234 532 246 537 L288 552 C300 556 306 550 310 538 C334 470 360 410 376 348 C384 300 378 220 386 156 Z'
  const sock =
    'M364 868 C360 894 340 914 316 926 C306 934 308 946 322 948 L440 948 C456 946 460 934 458 912 L457 872 C430 882 392 880 364 868 Z'
  const armBox: Box = [222, 146, 176, 416]
  const knee = 'M356 620 C390 636 440 636 484 622 C474 690 466 730 462 770 C430 782 384 780 356 768 Z'
  const yoke =
    'M456 130 C430 140 404 148 376 158 C366 200 366 250 374 296 C420 312 460 318 500 318 V148 C480 146 466 140 456 130 Z'
  const panels =
    shape(body, main) +
    (block === 0
      ? shape(yoke, second)
      : block === 1
        ? shape(
            'M376 158 C366 200 366 250 374 300 C376 360 372 420 366 480 C350 600 352 740 366 872 L400 880 C390 740 400 560 424 440 C430 340 424 240 420 144 Z',
            second,
          )
        : shape(
            'M366 470 C410 488 460 492 500 492 V560 L492 590 C476 680 464 780 456 878 C428 884 392 884 366 872 C352 740 350 600 366 470 Z',
            second,
          )) +
    shape(knee, mix(second, trim, block === 2 ? 0.55 : 0.25))
  const armPaint =
    shape(arm, block === 0 ? main : mix(main, second, 0.2)) +
    shape(
      'M262 420 C290 440 330 446 352 430 L310 538 C306 550 300 556 288 552 L246 537 C234 532 230 522 234 508 Z',
      block === 1 ? second : main,
    )
  const suit = { round: 19, folds: [0.012, 0.017, 0.3], grain: [0.8, 0.014], height: 22, contrast: 0.78 } as const
  const neoprene = '#2b2e30'
  const art = [
    sheet.shadow(500, 946, 240, 20, 0.34),
    sheet.lit('rubber', both(shape(sock, darker(trim, 0.15))), [300, 860, 400, 98]),
    both(line('M330 936 H452', '#fff', 3, 'stroke-opacity=".14"')),
    sheet.lit(suit, armPaint, armBox),
    sheet.lit(suit, mirror(armPaint), mirrorBox(armBox)),
    both(
      sheet.creases(`<path d="${arm}"/>`, [
        [310, 250, 350, 290, 384, 270, 10],
        [296, 340, 330, 380, 368, 350, 10],
        [272, 420, 310, 450, 344, 424, 9],
      ]),
    ),
    sheet.lit(suit, both(panels), [340, 120, 320, 770]),
    sheet.creases(bothOutlines(body), [
      [498, 562, 440, 596, 372, 580, 12],
      [502, 562, 560, 596, 628, 580, 12],
      [374, 340, 440, 380, 500, 360, 10],
      [628, 400, 560, 430, 510, 410, 9],
      [360, 790, 400, 820, 452, 800, 9],
      [640, 790, 600, 826, 548, 806, 9],
      [372, 440, 420, 470, 470, 450, 9],
    ]),
    sheet.clip(
      bothOutlines(body),
      softLine('M500 560 C490 640 476 720 466 800', 40, 0.5) + softLine('M500 560 C510 640 524 720 534 800', 30, 0.36),
    ),
    both(
      seam('M386 158 C374 220 380 300 376 348', 0.34) +
        seam('M356 620 C390 636 440 636 484 622', 0.3) +
        seam('M356 768 C384 780 430 782 462 770', 0.3) +
        stitch('M358 630 C392 646 440 646 482 632', '#fff', 0.25) +
        line('M262 420 C290 440 330 446 352 430', accent, 7),
    ),
    // Seals of latex under cuffs of neoprene.
    both(
      sheet.lit('rubber', shape('M240 528 L300 550 L292 600 L236 580 Z', '#1d2022'), [226, 518, 84, 92]) +
        sheet.lit(
          'foam',
          shape('M236 506 C254 520 290 534 314 536 L306 564 C280 562 250 550 230 536 Z', neoprene),
          [220, 496, 104, 78],
        ) +
        line('M262 522 l26 10', accent, 9, 'stroke-linecap="round"'),
    ),
    sheet.lit(
      'foam',
      shape('M364 470 C410 486 590 486 636 470 L638 520 C590 538 410 538 362 520 Z', neoprene),
      [352, 458, 296, 90],
    ),
    line('M366 478 C420 494 580 494 634 478', '#fff', 2.4, 'stroke-opacity=".2"'),
    webbing('M566 504 L624 496', 22, darker(trim, 0.02), accent),
    buckle(574, 490, 24),
  ]
  if (sheet.isBack)
    art.push(
      seam('M374 296 C420 312 580 312 626 296', 0.3),
      sheet.lit(
        'canvas',
        both(shape('M372 552 C410 570 460 574 500 566 V650 C460 660 410 650 362 636 Z', mix(second, trim, 0.3))),
        [352, 542, 296, 120],
      ),
      seam('M500 150 V470', 0.24),
      line('M440 240 H560', '#dfe6e8', 12),
      label(468, 196, 64, sheet.mark),
    )
  else
    art.push(
      softLine('M392 214 C450 300 540 390 624 440', 26, 0.4),
      zip('M392 208 C450 290 540 380 622 432', neoprene, '#b98f3a', 22, [398, 214, accent]),
      zip('M470 548 C490 566 520 566 540 548', darker(main, 0.4), '#b98f3a', 12, [470, 546, accent]),
      label(566, 236, 54, sheet.mark),
      line('M300 290 l36 10 M700 290 l-36 10', '#dfe6e8', 11),
    )
  art.push(
    shape('M448 132 C460 96 470 84 500 82 C530 84 540 96 552 132 C540 150 460 150 448 132 Z', darker(trim, 0.5)),
    sheet.lit(
      'rubber',
      shape(
        'M452 112 C456 88 470 78 500 76 C530 78 544 88 548 112 C530 126 470 126 452 112 Z M466 104 C480 114 520 114 534 104 C526 92 514 88 500 88 C486 88 474 92 466 104 Z',
        '#1d2022',
        'fill-rule="evenodd"',
      ),
      [440, 66, 120, 70],
    ),
    sheet.lit(
      'foam',
      shape(
        'M440 140 C444 112 452 106 460 104 C474 122 526 122 540 104 C548 106 556 112 560 140 C540 170 460 170 440 140 Z',
        neoprene,
      ),
      [428, 92, 144, 82],
    ),
    line('M446 146 C470 166 530 166 554 146', accent, 5),
    line('M462 112 C478 126 522 126 538 112', '#fff', 2.4, 'stroke-opacity=".2"'),
  )
  return { art: art.join(''), closeUp: [350, 60, 330] }
}
