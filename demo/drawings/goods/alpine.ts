/** Climbing hardware and its bag: chalk bag, quickdraw, ice axe, crampon, belay device. */
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
  type Sheet,
} from '../base/kit'
import { barTack, buckle, cord, placed, rivet, screw, webbing } from './fittings'

const STEEL = '#a3abaf'

/** A chalk bag with its fleece rim; from behind: its belt. */
export const chalkBag: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const body =
    'M300 330 C296 470 300 640 322 776 C330 826 410 852 500 852 C590 852 670 826 678 776 C700 640 704 470 700 330 C660 380 340 380 300 330 Z'
  const style = sheet.random.int(0, 3)
  const base = 'M290 690 C380 726 620 726 710 690 V880 H290 Z'
  const decor =
    style === 0
      ? shape(base, second)
      : style === 1
        ? shape('M280 520 L400 640 L520 500 L620 620 L720 520 V620 L620 720 L520 600 L400 740 L280 620 Z', accent) +
          shape(base, second)
        : style === 2
          ? range(4, (i) =>
              shape(
                `M280 ${466 + i * 62} C400 ${496 + i * 62} 600 ${496 + i * 62} 720 ${466 + i * 62} v${34 - i * 7} C600 ${530 + i * 55} 400 ${530 + i * 55} 280 ${500 + i * 55} Z`,
                i % 2 ? accent : second,
              ),
            ).join('')
          : shape('M280 320 H500 C480 520 500 700 520 880 H280 Z', second) +
            shape('M496 320 h20 C496 520 516 700 536 880 h-20 C496 700 476 520 496 320 Z', accent)
  const fleece = '#efe9dc'
  const rim =
    'M286 300 C286 246 380 214 500 214 C620 214 714 246 714 300 C714 362 620 392 500 392 C380 392 286 362 286 300 Z'
  const belt = sheet.isBack
    ? webbing('M110 470 C220 420 330 410 500 410 C670 410 780 420 890 470', 38, darker(trim, 0.05))
    : webbing('M306 352 C236 306 178 372 172 500 C168 590 180 640 174 716', 25, darker(trim, 0.08)) +
      webbing('M694 352 C764 306 822 372 828 500 C832 570 820 620 828 680', 25, darker(trim, 0.08)) +
      buckle(174, 700, 34) +
      buckle(828, 664, 34) +
      sheet.lit('plastic', shape('M160 560 h26 v18 h-26 Z', '#24272a'), [150, 550, 46, 38])
  const art =
    sheet.shadow(504, 858, 230, 30, 0.42) +
    (sheet.isBack ? '' : belt) +
    sheet.lit(
      { round: 24, folds: [0.012, 0.014, 0.22], grain: [0.75, 0.035], height: 26, contrast: 0.78 },
      shape(body, main) + sheet.clip(`<path d="${body}"/>`, decor),
      [286, 320, 428, 546],
    ) +
    sheet.creases(`<path d="${body}"/>`, [
      [304, 420, 400, 470, 470, 440, 11],
      [690, 430, 620, 500, 560, 480, 10],
      [320, 640, 420, 690, 520, 660, 9],
      [690, 600, 620, 660, 580, 650, 8],
    ]) +
    seam('M300 412 C380 446 620 446 700 412', 0.3) +
    stitch('M301 422 C380 456 620 456 699 422', '#fff', 0.3) +
    (style === 0 ? seam('M306 696 C390 728 610 728 694 696', 0.3) : '') +
    // Chalk within the opening, the pile of its lining turned out over the rim.
    sheet.lit(
      { round: 15, folds: [0.05, 0.05, 0.34], grain: [0.16, 0.16], height: 19, contrast: 0.6 },
      shape(rim, fleece),
      [272, 202, 456, 204],
    ) +
    shape(
      'M342 300 C342 262 410 246 500 246 C590 246 658 262 658 300 C658 338 590 352 500 352 C410 352 342 338 342 300 Z',
      sheet.radial(
        [
          [0, '#5d564a'],
          [0.7, '#6e675a'],
          [1, '#a49c8d'],
        ],
        [0.5, 0.75, 0.75],
      ),
    ) +
    sheet.clip(
      '<path d="M342 300 C342 262 410 246 500 246 C590 246 658 262 658 300 C658 338 590 352 500 352 C410 352 342 338 342 300 Z"/>',
      sheet.lit(
        { round: 10, folds: [0.03, 0.03, 0.5], height: 14, contrast: 0.4 },
        shape('M360 360 C400 300 470 308 520 304 C580 300 630 318 660 360 Z', '#fbfaf7'),
        [350, 296, 320, 70],
      ),
    ) +
    line('M290 330 C330 388 420 404 500 404 C580 404 670 388 710 330', darker(main, 0.4), 20) +
    line('M290 328 C330 386 420 401 500 401 C580 401 670 386 710 328', mix(main, second, 0.5), 15) +
    (sheet.isBack
      ? sheet.lit(
          'canvas',
          shape('M384 372 h50 v88 h-50 Z M566 372 h50 v88 h-50 Z', darker(main, 0.2)),
          [374, 362, 252, 108],
        ) +
        belt +
        both(barTack(390, 380, 38, 10, accent) + barTack(390, 440, 38, 10, accent)) +
        buckle(800, 416, 46) +
        zip('M392 600 C450 612 550 612 608 600', darker(main, 0.35), darker(main, 0.5), 9, [404, 602, accent]) +
        stitch('M384 590 C450 602 550 602 616 590 L608 740 C550 752 450 752 392 740 Z')
      : cord('M620 388 C700 420 716 480 690 560 M640 384 C690 410 696 470 690 560', 9, accent, darker(accent, 0.4)) +
        sheet.lit('plastic', shape('M672 540 h36 q8 24 0 52 h-36 q-8 -28 0 -52 Z', '#24272a'), [660, 530, 60, 74]) +
        cord('M684 590 C680 640 672 650 664 676 M698 590 C704 640 700 660 706 684', 8, accent, darker(accent, 0.4)) +
        // A sleeve at the side holds the brush.
        sheet.lit('plastic', shape('M330 420 L352 416 L362 560 L340 564 Z', '#c9a06a'), [320, 406, 52, 168]) +
        range(9, (i) => line(`M${326 + i * 4.4} 420 l${-7 + i * 1.2} -66`, i % 2 ? '#e8e2d4' : '#cfc7b6', 4.4)).join(
          '',
        ) +
        shape('M322 414 l38 -5 3 22 -38 5 Z', '#a97f4b') +
        webbing('M318 480 C336 490 356 490 378 482', 22, darker(trim, 0.05)) +
        webbing('M322 540 C340 550 360 550 382 542', 22, darker(trim, 0.05)) +
        label(444, 560, 112, sheet.mark))
  return { art, closeUp: [256, 196, 360] }
}

const BODY =
  'M86 -62 C94 -106 72 -144 26 -154 C-26 -162 -66 -132 -67 -74 L-60 104 C-58 148 -34 164 0 164 C34 164 56 144 62 102'

/** A carabiner around (0, 0): its spine on the left, its nose up; `flipped`: down. */
function biner(
  sheet: Sheet,
  paint: string,
  gate: 'straight' | 'bent' | 'wire',
  gatePaint: string,
  flipped: boolean,
): string {
  const turn = (shapes: string) => (flipped ? `<g transform="scale(1 -1)">${shapes}</g>` : shapes)
  const box = [-100, -190, 220, 380] as const
  const gateLine = gate === 'bent' ? 'M62 98 C50 40 56 -10 87 -58' : 'M62 98 L86 -58'
  return (
    sheet.lit(
      'metal',
      turn(line(BODY, paint, 31, 'stroke-linecap="round"') + shape('M70 -84 L106 -66 L98 -34 L74 -46 Z', paint)),
      box,
    ) +
    turn(
      line('M-62 -70 L-55 104', darker(paint, 0.4), 8, 'stroke-opacity=".55"') +
        line('M-66 -66 L-59 100', '#fff', 3, 'stroke-opacity=".55"') +
        line('M-40 -128 C-14 -150 36 -140 60 -112', '#000', 5, 'stroke-opacity=".25"'),
    ) +
    (gate === 'wire'
      ? sheet.lit(
          'metal',
          turn(line('M54 104 L76 -54 M72 104 L94 -54 M76 -54 Q86 -72 94 -54', gatePaint, 9, 'stroke-linecap="round"')),
          box,
        )
      : sheet.lit('metal', turn(line(gateLine, gatePaint, 25, 'stroke-linecap="butt"')), box) +
        turn(
          line(gate === 'bent' ? 'M55 90 C44 40 50 -10 79 -52' : 'M55 92 L79 -54', '#fff', 4, 'stroke-opacity=".5"') +
            line('M74 -42 l24 6', '#000', 3, 'stroke-opacity=".4"'),
        )) +
    turn(rivet(62, 100, 8, lighter(gatePaint, 0.2)) + rivet(88, -58, 6, lighter(gatePaint, 0.2)))
  )
}

/** A quickdraw; by the id with wire or solid gates. */
export const quickdraw: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const wire = sheet.random.chance(0.45)
  const grey = mix('#aab2b6', second, 0.12)
  const sling =
    'M-20 -164 C-31 -156 -31 -136 -28 -112 L-25 -60 V90 L-29 140 C-31 160 -27 172 -18 178 H18 C27 172 31 160 29 140 L25 90 V-60 L28 -112 C31 -136 31 -156 20 -164 Z'
  const draw = () => {
    const flip = sheet.isBack ? -1 : 1
    const shade = sheet.soft(
      `<g transform="translate(24 20)" opacity=".4"><g transform="translate(0 -288)">${line(`${BODY} Z`, '#2b2318', 31)}</g><g transform="translate(0 294) scale(1 -1)">${line(`${BODY} Z`, '#2b2318', 31)}</g>${shape(sling, '#2b2318')}</g>`,
      10,
      [-90, -460, 220, 960],
    )
    const upper = `<g transform="translate(0 -288)">${biner(sheet, grey, wire ? 'wire' : 'straight', wire ? '#c3cacd' : darker(grey, 0.1), false)}</g>`
    const lower = `<g transform="translate(0 294)">${biner(sheet, main, wire ? 'wire' : 'bent', wire ? '#c3cacd' : accent, true)}</g>`
    const tape =
      sheet.lit(
        { round: 7, grain: [0.6, 0.05], height: 10, contrast: 0.72 },
        shape(sling, second),
        [-44, -212, 88, 432],
      ) +
      shape('M-6 -160 h12 V174 h-12 Z', accent, 'opacity=".9"') +
      stitch('M-19 -110 L-16 -60 V90 L-20 150', lighter(second, 0.5), 0.55) +
      stitch('M19 -110 L16 -60 V90 L20 150', lighter(second, 0.5), 0.55) +
      [-104, -84, 76, 96].map((y) => barTack(-21, y, 42, 9, lighter(second, 0.55))).join('') +
      sheet.lit(
        'rubber',
        shape('M-35 124 C-20 116 20 116 35 124 L31 180 C16 188 -16 188 -31 180 Z', darker(trim, 0.12)),
        [-48, 108, 96, 90],
      ) +
      `<g transform="rotate(90)">${label(-32, -16, 64, sheet.mark)}</g>`
    return `<g transform="scale(${flip} 1)">${shade}${upper}${lower}</g>${tape}`
  }
  return { art: placed(sheet, 496, 494, sheet.isBack ? -27 : 27, draw, 1.02), closeUp: [270, 500, 330] }
}

/** A mountaineering axe, lying. */
export const iceAxe: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const technical = sheet.random.chance(0.5)
  const bend = technical ? 34 : 6
  const teeth = range(9, (i) => {
    const t = i / 9
    const x = -292 + t * 176
    const y = 92 - t * 74 + Math.sin(t * 3.1) * -10
    return `L${Math.round(x + 2)} ${Math.round(y)} L${Math.round(x + 15)} ${Math.round(y + 7)}`
  }).join(' ')
  const pick = `M58 -40 C0 -62 -120 -58 -214 -12 C-262 14 -300 58 -322 116 L-300 104 ${teeth} C-96 12 -62 14 -42 40 L-36 60 H58 Z`
  const adze = 'M40 -46 C110 -52 196 -30 250 34 C256 44 250 52 240 46 C184 10 120 6 66 34 L44 48 Z'
  const socket = 'M-40 22 C-34 52 -32 96 -30 142 C-14 150 18 150 32 142 C34 96 38 56 52 24 C20 10 -14 10 -40 22 Z'
  const axis = `M2 60 C${bend} 160 ${bend} 240 ${Math.round(bend * 0.5)} 330 C${Math.round(bend * 0.2)} 430 0 520 -2 640`
  const gripAxis = `M${Math.round(bend * 0.44)} 350 C${Math.round(bend * 0.16)} 440 0 530 -2 636`
  const spike = 'M-24 640 C-14 632 12 632 22 640 L18 700 L4 778 C2 784 -4 784 -6 778 L-20 700 Z'
  const draw = () => {
    const shade = sheet.soft(
      `<g transform="translate(26 22)" opacity=".38">${line(axis, '#2b2318', 44)}${shape(`${pick} ${adze}`, '#2b2318')}</g>`,
      11,
      [-330, -70, 640, 880],
    )
    const shaft =
      sheet.lit('metal', line(axis, main, 46), [-40, 50, 110, 600]) +
      line(
        `M-9 70 C${bend - 9} 165 ${bend - 9} 240 ${Math.round(bend * 0.5) - 9} 330`,
        '#fff',
        4,
        'stroke-opacity=".45"',
      ) +
      line(axis, darker(main, 0.3), 5, 'stroke-opacity=".5"') +
      line(`M${bend * 0.86 - 23} 250 h46 M${bend * 0.82 - 23} 262 h46`, accent, 7)
    const grip =
      sheet.lit(
        'rubber',
        line(gripAxis, mix('#2b2f32', second, 0.28), 56, 'stroke-linecap="butt"'),
        [-44, 340, 100, 310],
      ) +
      range(
        14,
        (i) =>
          line(
            `M${Math.round(bend * 0.4 * (1 - i / 14)) - 22} ${372 + i * 18} q22 9 46 0`,
            '#000',
            5,
            'stroke-opacity=".36"',
          ) +
          line(
            `M${Math.round(bend * 0.4 * (1 - i / 14)) - 20} ${376 + i * 18} q20 8 42 0`,
            '#fff',
            2,
            'stroke-opacity=".16"',
          ),
      ).join('') +
      (technical
        ? sheet.lit(
            'plastic',
            shape('M-28 612 C-70 616 -84 640 -74 656 C-60 664 -40 656 -28 652 Z', accent),
            [-94, 600, 80, 72],
          )
        : '')
    const head =
      sheet.lit('metal', shape(pick, STEEL) + shape(adze, '#8f989c'), [-340, -74, 610, 210]) +
      sheet.lit(
        'metal',
        shape('M-40 -50 C0 -62 50 -56 78 -44 L58 40 C20 24 -8 24 -40 38 Z', lighter(STEEL, 0.08)),
        [-54, -74, 146, 126],
      ) +
      line('M-300 84 C-276 34 -240 4 -200 -8 C-120 -44 -40 -48 30 -38', '#fff', 5, 'stroke-opacity=".5"') +
      line('M70 -34 C140 -34 196 -10 236 30', '#fff', 4, 'stroke-opacity=".45"') +
      `<ellipse cx="6" cy="-12" rx="26" ry="17" fill="#f3efe7"/><path d="M-20 -14 A26 17 0 0 1 30 -20" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="5"/>` +
      sheet.lit('metal', shape(socket, mix(STEEL, '#5b6367', 0.25)), [-56, 4, 124, 156]) +
      rivet(-2, 58, 8) +
      rivet(4, 118, 8) +
      range(3, (i) => line(`M${-196 + i * 36} ${-4 - i * 12} q-4 10 0 20`, '#000', 3, 'stroke-opacity=".3"')).join('')
    const foot =
      sheet.lit('metal', shape(spike, STEEL), [-38, 624, 74, 170]) +
      `<ellipse cx="-1" cy="690" rx="8" ry="13" fill="#efebe2"/><path d="M-9 690 a8 13 0 0 1 12 -11" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="3"/>`
    const leash = technical
      ? ''
      : webbing('M6 -14 C70 60 96 190 66 300 C58 330 46 344 34 352', 15, accent) +
        sheet.lit('plastic', shape('M52 280 h38 v26 h-38 Z', darker(trim, 0.1)), [42, 270, 58, 46])
    return (
      shade +
      shaft +
      grip +
      head +
      leash +
      foot +
      `<g transform="rotate(90 ${bend - 4} 190)">${label(bend - 34, 176, 64, sheet.mark, lighter(main, 0.75), darker(main, 0.55))}</g>`
    )
  }
  return {
    art: sheet.isBack
      ? `<g transform="matrix(-1 0 0 1 1000 0)">${sheet.within([1000 - sheet.window[0] - sheet.window[2], sheet.window[1], sheet.window[2], sheet.window[3]], () => placed(sheet, 640, 170, 26, draw, 0.98))}</g>`
      : placed(sheet, 640, 170, 26, draw, 0.98),
    closeUp: [370, 60, 400],
  }
}

const FRONT_RAIL =
  'M92 668 C110 612 140 560 190 544 L508 544 C524 544 528 562 520 576 L500 590 L486 594 L458 712 L424 596 L352 596 L318 724 L282 598 L256 600 L196 742 L206 604 C182 600 140 622 92 668 Z'
const HEEL_RAIL =
  'M604 548 L800 544 C824 544 834 566 830 588 L822 716 L774 596 L674 596 L634 718 L606 594 C594 582 592 558 604 548 Z'

/** A crampon from its side, its points down. */
export const crampon: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const far = `<g transform="translate(54 -62)">${sheet.lit('metal', shape(FRONT_RAIL, '#646d71') + shape(HEEL_RAIL, '#646d71'), [86, 536, 752, 210])}</g>`
  const plates =
    sheet.lit(
      'plastic',
      shape('M204 552 L506 552 L556 492 L262 492 Z M604 552 L806 552 L858 492 L654 492 Z', main),
      [190, 480, 680, 84],
    ) +
    range(5, (i) => line(`M${252 + i * 56} 548 l44 -54`, '#000', 4, 'stroke-opacity=".22"')).join('') +
    range(3, (i) => line(`M${656 + i * 54} 548 l44 -54`, '#000', 4, 'stroke-opacity=".22"')).join('')
  const bar =
    sheet.lit('metal', shape('M470 524 L668 528 L668 556 L470 552 Z', '#8b9498'), [460, 514, 218, 52]) +
    range(8, (i) => `<circle cx="${496 + i * 21}" cy="${538 + i * 0.5}" r="5.5" fill="#2b2f32"/>`).join('')
  const rail =
    sheet.lit(
      { round: 4, height: 7, contrast: 0.72, gloss: [0.28, 18] },
      shape(FRONT_RAIL, STEEL) + shape(HEEL_RAIL, STEEL),
      [86, 536, 752, 210],
    ) +
    line('M190 552 H510 M604 556 L804 552', '#fff', 4, 'stroke-opacity=".6"') +
    [
      [330, 570],
      [450, 568],
      [680, 570],
      [770, 570],
    ]
      .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="15" ry="7" fill="#2b2f32" fill-opacity=".75"/>`)
      .join('') +
    rivet(232, 570, 9) +
    rivet(500, 566, 8) +
    rivet(626, 568, 8)
  const toe = 'M262 492 C228 430 212 384 234 364 C262 344 330 372 372 420 C396 446 410 470 420 492'
  const toeNear = 'M206 552 C184 486 178 410 234 364 C300 388 360 470 392 552'
  const heel = 'M652 494 C690 420 780 372 846 352 C880 346 896 372 890 410 L860 494'
  const heelNear = 'M640 552 C700 470 790 388 850 352 C900 380 886 470 812 552'
  const cradle = (d: string, paint: string) =>
    sheet.lit('plastic', line(d, paint, 29, 'stroke-linejoin="round" stroke-linecap="round"'), [150, 320, 780, 250])
  const strap = webbing('M852 366 C780 300 640 290 540 330 C430 372 330 420 236 376', 27, accent)
  const art =
    sheet.shadow(490, 742, 380, 26, 0.36) +
    far +
    cradle(toe, darker(second, 0.3)) +
    cradle(heel, darker(second, 0.3)) +
    webbing('M846 356 C720 250 460 240 250 360', 25, darker(accent, 0.28)) +
    bar +
    plates +
    rail +
    cradle(toeNear, second) +
    cradle(heelNear, second) +
    rivet(212, 548, 9) +
    rivet(388, 546, 9) +
    rivet(646, 546, 9) +
    rivet(810, 546, 9) +
    strap +
    sheet.lit(
      'metal',
      line('M580 284 h38 v46 h-38 Z M602 280 h38 v46 h-38 Z', STEEL, 7, 'stroke-linejoin="round"'),
      [570, 270, 90, 74],
    ) +
    webbing('M612 326 C622 380 604 412 640 450', 25, accent) +
    sheet.lit('plastic', shape('M834 340 h40 v26 h-40 Z', darker(trim, 0.1)), [824, 330, 60, 46]) +
    label(416, 500, 80, sheet.mark, lighter(main, 0.8), darker(main, 0.55))
  return { art: sheet.isBack ? `<g transform="matrix(-1 0 0 1 1000 0)">${art}</g>` : art, closeUp: [120, 400, 330] }
}

/** A tube for belaying and abseiling; by the id with the ring for bringing up a second. */
export const belayDevice: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const guide = sheet.random.chance(0.5)
  const face =
    'M268 352 C268 304 306 282 356 280 L644 280 C694 282 732 304 732 352 L706 574 C700 616 672 640 632 642 H368 C328 640 300 616 294 574 Z'
  const slot = (x: number) =>
    `M${x - 62} 360 C${x - 62} 334 ${x - 44} 326 ${x - 20} 326 H${x + 20} C${x + 44} 326 ${x + 62} 334 ${x + 62} 360 L${x + 52} 546 C${x + 50} 574 ${x + 34} 588 ${x + 10} 588 H${x - 10} C${x - 34} 588 ${x - 50} 574 ${x - 52} 546 Z`
  const grooves = (from: number, side: number) =>
    range(
      5,
      (i) =>
        shape(`M${from} ${430 + i * 34} l${side * 32} 8 v14 l${side * -32} 8 Z`, '#000', 'opacity=".24"') +
        line(`M${from} ${430 + i * 34} l${side * 32} 8`, '#fff', 3, 'stroke-opacity=".4"'),
    ).join('')
  const wire = 'M356 610 C330 760 390 900 500 900 C610 900 670 760 644 610'
  const hole = (x: number) => {
    const deep = sheet.gradient([
      [0, darker(main, 0.72)],
      [0.5, darker(main, 0.55)],
      [1, darker(main, 0.3)],
    ])
    return (
      shape(slot(x), deep) +
      sheet.clip(
        `<path d="${slot(x)}"/>`,
        shape(`M${x - 40} 386 H${x + 40} L${x + 34} 540 H${x - 34} Z`, '#efebe2') +
          softLine(`M${x - 62} 350 H${x + 62}`, 60, 0.7) +
          line(`M${x - 40} 386 L${x - 34} 540 H${x + 34}`, '#fff', 5, 'stroke-opacity=".5"'),
      ) +
      line(slot(x), darker(main, 0.5), 4, 'stroke-opacity=".7"') +
      line(
        `M${x - 56} 540 C${x - 50} 580 ${x - 30} 594 ${x} 594 C${x + 30} 594 ${x + 50} 580 ${x + 56} 540`,
        '#fff',
        5,
        'stroke-opacity=".55"',
      )
    )
  }
  // The ridged notches that brake the rope.
  const notch = (x: number) =>
    shape(
      `M${x - 40} 572 C${x - 30} 600 ${x - 18} 630 ${x - 12} 646 H${x + 12} C${x + 18} 630 ${x + 30} 600 ${x + 40} 572 C${x + 20} 590 ${x - 20} 590 ${x - 40} 572 Z`,
      darker(main, 0.62),
    ) +
    range(4, (i) =>
      line(
        `M${x - 30 + i * 5} ${592 + i * 13} l12 5 M${x + 30 - i * 5} ${592 + i * 13} l-12 5`,
        lighter(main, 0.25),
        3.4,
      ),
    ).join('') +
    line(`M${x - 40} 574 C${x - 30} 600 ${x - 18} 630 ${x - 12} 644`, '#fff', 3, 'stroke-opacity=".4"')
  const ring =
    'M430 286 C424 200 450 150 500 150 C550 150 576 200 570 286 Z M462 250 C460 208 474 186 500 186 C526 186 540 208 538 250 C530 262 470 262 462 250 Z'
  const art =
    sheet.shadow(510, 906, 230, 24, 0.3) +
    sheet.soft(
      `<g transform="translate(30 36)" opacity=".36">${shape(face, '#2b2318')}</g>`,
      16,
      [260, 280, 520, 420],
    ) +
    line(wire, '#000', 22, 'stroke-opacity=".14" transform="translate(14 14)"') +
    sheet.lit(
      { round: 4, height: 8, contrast: 0.7, gloss: [0.35, 16] },
      line(wire, '#8b9498', 17),
      [310, 596, 380, 330],
    ) +
    line(wire, '#4c555a', 17, 'stroke-dasharray="2.5 7" stroke-opacity=".5"') +
    sheet.lit(
      'rubber',
      line('M398 868 C460 912 540 912 602 868', accent, 32, 'stroke-linecap="round"'),
      [370, 840, 260, 90],
    ) +
    (guide
      ? sheet.lit(
          'metal',
          `<path d="${ring}" fill="${mix(main, second, 0.5)}" fill-rule="evenodd"/>`,
          [416, 136, 168, 160],
        )
      : '') +
    sheet.lit({ round: 17, height: 24, contrast: 0.8, gloss: [0.34, 20] }, shape(face, main), [250, 264, 500, 394]) +
    shape(
      'M300 588 C330 622 360 624 380 624 H620 C650 624 680 616 700 590 C692 622 668 640 632 642 H368 C332 640 306 620 300 588 Z',
      second,
      'opacity=".8"',
    ) +
    hole(400) +
    hole(600) +
    [400, 600].map(notch).join('') +
    (sheet.isBack ? '' : grooves(298, 1) + grooves(702, -1)) +
    line('M300 330 C306 302 330 296 360 295 H560', '#fff', 7, 'stroke-opacity=".4" stroke-linecap="round"') +
    `<g transform="rotate(90 500 450)">${label(446, 436, 108, sheet.mark, lighter(main, 0.12), darker(main, 0.6))}</g>` +
    screw(326, 610, 11) +
    screw(674, 610, 11) +
    rivet(500, 306, 7, darker(trim, 0.1))
  return { art, closeUp: [290, 290, 340] }
}
