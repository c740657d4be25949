/** For the night outside: tents, sleeping bag, mats. */
import {
  both,
  bothOutlines,
  darker,
  label,
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

const guy = (x1: number, y1: number, x2: number, y2: number, colour: string) =>
  line(`M${x1} ${y1} L${x2} ${y2}`, colour, 4) +
  line(`M${x2} ${y2 - 8} l${x2 > x1 ? 6 : -6} 16`, '#5b6064', 6, 'stroke-linecap="round"') +
  `<rect x="${(x1 + x2) / 2 - 5}" y="${(y1 + y2) / 2 - 5}" width="10" height="10" rx="2" fill="#24272a"/>`

const turf = (sheet: Sheet, y: number) => sheet.shadow(500, y, 420, 34, 0.4)

/** A tunnel tent, three poles, seen from its side towards the door. */
export const tunnelTent: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const outline =
    'M120 742 C150 560 190 430 262 392 C330 360 360 372 420 360 C500 348 560 352 620 366 C700 384 760 420 806 500 C850 580 876 660 892 742 C700 770 300 770 120 742 Z'
  const poles = [
    'M262 392 C214 470 192 600 188 752',
    'M470 354 C432 450 420 620 424 764',
    'M672 380 C668 480 672 640 690 762',
  ]
  const inner = sheet.isBack
    ? ''
    : (() => {
        const door = 'M196 752 C200 600 216 480 258 404 C330 470 380 600 404 762 C330 766 250 762 196 752 Z'
        const open = 'M236 756 C240 640 250 540 276 470 C330 540 362 650 376 764 C330 766 280 762 236 756 Z'
        return (
          sheet.lit('tent', shape(door, mix(main, second, 0.55)), [180, 390, 240, 390]) +
          shape(
            open,
            sheet.gradient([
              [0, darker(trim, 0.2)],
              [0.7, mix(trim, '#c9b391', 0.25)],
              [1, mix(trim, '#c9b391', 0.5)],
            ]),
          ) +
          sheet.clip(
            `<path d="${open}"/>`,
            shape('M230 700 C290 686 340 690 390 706 V780 H230 Z', mix('#d9c9a4', second, 0.2)) +
              softLine('M276 470 C330 540 362 650 376 764', 40, 0.5),
          ) +
          sheet.lit(
            'tent',
            shape(
              'M376 764 C360 640 330 550 276 470 C300 460 322 470 340 500 C386 570 404 680 404 764 Z',
              mix(main, second, 0.3),
            ),
            [260, 440, 160, 340],
          ) +
          zip('M258 404 C330 470 380 600 404 762', mix(main, trim, 0.5), accent, 7)
        )
      })()
  const vent = (x: number, y: number) =>
    sheet.lit('tent', shape(`M${x} ${y} q44 -30 88 0 q-44 20 -88 0 Z`, second), [x - 8, y - 30, 110, 60]) +
    shape(`M${x + 8} ${y + 4} q36 14 72 0 q-36 22 -72 0 Z`, darker(trim, 0.3))
  const art =
    turf(sheet, 776) +
    guy(262, 392, 92, 700, accent) +
    guy(430, 362, 330, 838, accent) +
    guy(672, 380, 760, 846, accent) +
    guy(806, 500, 952, 740, accent) +
    sheet.lit(
      'tent',
      shape(outline, main) +
        shape(
          'M470 354 C560 348 620 356 672 380 C668 480 672 640 690 762 C600 770 510 770 424 764 C420 620 432 450 470 354 Z',
          second,
        ),
      [100, 330, 810, 460],
    ) +
    poles
      .map(
        (d) =>
          line(d, '#000', 13, 'stroke-opacity=".16"') + line(d, accent, 7) + line(d, '#fff', 2, 'stroke-opacity=".35"'),
      )
      .join('') +
    inner +
    vent(556, 420) +
    sheet.clip(`<path d="${outline}"/>`, line('M110 726 C300 756 700 756 900 726', darker(second, 0.2), 20)) +
    [
      [188, 752],
      [424, 766],
      [690, 764],
      [892, 742],
    ]
      .map(([x = 0, y = 0]) => line(`M${x} ${y - 4} l-4 20`, '#5b6064', 7, 'stroke-linecap="round"'))
      .join('') +
    label(548, 560, 84, sheet.mark)
  return { art: sheet.isBack ? `<g transform="matrix(-1 0 0 1 1000 0)">${art}</g>` : art, closeUp: [150, 380, 330] }
}

/** A dome tent with crossing poles. */
export const domeTent: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const half = 'M500 286 C400 300 290 420 210 600 C180 670 160 720 150 760 C260 784 400 792 500 792 Z'
  const front =
    'M500 300 C440 330 360 460 312 640 C300 700 292 740 290 786 C380 796 620 796 710 786 C708 740 700 700 688 640 C640 460 560 330 500 300 Z'
  const open = 'M500 400 C450 460 410 580 396 788 H604 C590 580 550 460 500 400 Z'
  const art =
    turf(sheet, 800) +
    guy(210, 600, 90, 824, accent) +
    guy(790, 600, 910, 824, accent) +
    sheet.lit('tent', both(shape(half, main)), [130, 270, 740, 540]) +
    sheet.lit('tent', shape(front, second), [270, 280, 460, 530]) +
    (sheet.isBack
      ? sheet.lit('mesh', shape('M440 470 h120 l30 90 h-180 Z', darker(trim, 0.1)), [400, 460, 200, 110])
      : shape(
          open,
          sheet.gradient([
            [0, darker(trim, 0.3)],
            [0.75, mix(trim, '#c9b391', 0.3)],
            [1, mix(trim, '#c9b391', 0.55)],
          ]),
        ) +
        sheet.clip(
          `<path d="${open}"/>`,
          shape('M380 720 C460 700 560 706 620 724 V800 H380 Z', accent) +
            softLine('M500 400 C550 460 590 580 604 788', 50, 0.5),
        ) +
        sheet.lit(
          'tent',
          shape(
            'M500 400 C450 460 410 580 396 788 C380 700 370 640 384 560 C400 490 440 430 500 400 Z',
            mix(second, main, 0.5),
          ),
          [360, 390, 150, 410],
        ) +
        zip('M500 400 C550 460 590 580 604 788', mix(main, trim, 0.5), accent, 8)) +
    ['M150 764 C260 540 380 330 560 268', 'M850 764 C740 540 620 330 440 268']
      .map(
        (d) =>
          line(d, '#000', 13, 'stroke-opacity=".16"') + line(d, accent, 7) + line(d, '#fff', 2, 'stroke-opacity=".35"'),
      )
      .join('') +
    sheet.clip(bothOutlines(half), line('M140 750 C300 780 700 780 860 750', darker(main, 0.22), 20)) +
    both(seam('M210 600 C300 640 400 650 500 652', 0.18)) +
    label(458, 330, 84, sheet.mark)
  return { art, closeUp: [330, 300, 340] }
}

/** A mummy sleeping bag. */
export const sleepingBag: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const outline =
    'M500 70 C580 70 640 120 652 190 C668 240 676 280 676 340 C676 520 640 700 606 850 C598 900 560 930 500 930 C440 930 402 900 394 850 C360 700 324 520 324 340 C324 280 332 240 348 190 C360 120 420 70 500 70 Z'
  const step = 54
  const pads: string[] = []
  for (let y = 218; y < 930; y += step)
    pads.push(
      shape(
        `M300 ${y + 4} Q500 ${y + 34} 700 ${y + 4} V${y + step - 4} Q500 ${y + step + 26} 300 ${y + step - 4} Z`,
        y > 800 ? second : main,
      ),
    )
  const foot = sheet.isBack
    ? ''
    : zip('M626 262 C650 430 630 620 586 860', mix(main, trim, 0.5), accent, 10, [628, 258, accent])
  const face =
    'M500 112 C560 112 596 150 596 200 C596 252 556 286 500 288 C444 286 404 252 404 200 C404 150 440 112 500 112 Z'
  const hood =
    'M500 70 C580 70 640 120 652 190 C660 230 664 250 660 270 C600 310 400 310 340 270 C336 250 340 230 348 190 C360 120 420 70 500 70 Z'
  const art =
    sheet.shadow(500, 944, 190, 18) +
    shape(outline, darker(main, 0.3)) +
    sheet.lit('puff', sheet.clip(`<path d="${outline}"/>`, pads.join('')), [310, 200, 380, 750]) +
    softLine('M344 282 C400 318 600 318 656 282', 40, 0.4) +
    sheet.lit('puff', shape(hood, second), [326, 56, 348, 270]) +
    (sheet.isBack
      ? seam('M500 74 V300', 0.3)
      : shape(
          face,
          sheet.radial(
            [
              [0, darker(trim, 0.35)],
              [0.75, mix(trim, accent, 0.35)],
              [1, mix(trim, accent, 0.55)],
            ],
            [0.5, 0.4, 0.7],
          ),
        ) +
        line('M412 236 C430 280 570 280 588 236', accent, 5) +
        Array.from({ length: 13 }, (_, i) => {
          const a = Math.PI * (0.1 + (i / 12) * 1.8) - Math.PI / 2
          return line(
            `M${Math.round(500 + Math.cos(a) * 98)} ${Math.round(200 + Math.sin(a) * 92)} L${Math.round(500 + Math.cos(a) * 132)} ${Math.round(196 + Math.sin(a) * 120)}`,
            '#000',
            3,
            'stroke-opacity=".2"',
          )
        }).join('')) +
    foot +
    label(450, 700, 100, sheet.mark)
  return { art, closeUp: [340, 80, 340] }
}

/** An inflatable mat, and rolled up beside itself. */
export const mat: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const outline =
    'M380 110 C420 96 560 96 600 110 C632 122 640 150 642 190 C650 330 644 640 628 820 C622 860 600 880 560 884 C530 888 450 888 420 884 C380 880 358 860 352 820 C336 640 330 330 338 190 C340 150 348 122 380 110 Z'
  const pads: string[] = []
  const style = sheet.random.int(0, 1)
  if (style === 0)
    for (let x = 344; x < 640; x += 50)
      pads.push(shape(`M${x + 4} 116 h42 V878 h-42 Z`, x === 344 || x > 580 ? second : main))
  else
    for (let y = 110; y < 880; y += 46)
      pads.push(
        ...[0, 1, 2, 3, 4, 5].map((i) =>
          shape(`M${330 + i * 54 + (Math.round(y / 46) % 2) * 27} ${y + 2} h48 l-4 40 h-40 Z`, y < 200 ? second : main),
        ),
      )
  const roll = `<g transform="translate(${sheet.isBack ? 120 : 720} 690)">${sheet.lit('canvas', shape('M0 40 C0 10 150 10 150 40 V170 C150 200 0 200 0 170 Z', second), [-12, 6, 174, 200])}<ellipse cx="75" cy="38" rx="74" ry="24" fill="${darker(second, 0.25)}"/>${line('M75 38 m-52 0 a52 16 0 1 0 104 0 a40 12 0 1 0 -80 0 a26 8 0 1 0 52 0', '#000', 3, 'stroke-opacity=".35"')}${line('M2 96 C30 112 120 112 148 96', darker(trim, 0.1), 11)}${label(46, 124, 58, sheet.mark)}</g>`
  const art =
    sheet.shadow(500, 894, 220, 18) +
    sheet.shadow(sheet.isBack ? 200 : 796, 888, 90, 14) +
    shape(outline, darker(main, 0.25)) +
    sheet.lit('puff', sheet.clip(`<path d="${outline}"/>`, pads.join('')), [330, 90, 320, 810]) +
    `<circle cx="600" cy="156" r="22" fill="${darker(trim, 0.1)}"/><circle cx="600" cy="156" r="13" fill="${accent}"/>` +
    roll +
    (sheet.isBack ? '' : label(452, 800, 96, sheet.mark))
  return { art, closeUp: [340, 100, 320] }
}

/** A folded foam mat. */
export const foamMat: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const slab = (y: number, paint: string) => {
    const bumps = Array.from({ length: 15 }, (_, i) =>
      shape(`M${214 + i * 39} ${y + 6} q19 -26 38 0 v34 q-19 22 -38 0 Z`, paint),
    ).join('')
    return sheet.lit(
      'foam',
      shape(`M206 ${y} H794 q12 0 12 12 v22 q0 12 -12 12 H206 q-12 0 -12 -12 v-22 q0 -12 12 -12 Z`, paint) + bumps,
      [186, y - 26, 628, 110],
    )
  }
  const rows = [0, 1, 2, 3, 4, 5, 6].map((i) => slab(690 - i * 66, i % 2 ? second : main)).join('')
  return {
    art:
      sheet.shadow(500, 770, 330, 26, 0.36) +
      rows +
      both(line('M320 280 V740', accent, 22) + stitch('M320 284 V736', '#000', 0.3)) +
      (sheet.isBack ? '' : label(440, 470, 120, sheet.mark)),
    closeUp: [210, 290, 330],
  }
}
