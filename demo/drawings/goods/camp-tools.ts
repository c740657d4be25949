/** Light, wood, cold and care in camp: lantern, axe, cooler, first-aid kit. */
import {
  both,
  bothOutlines,
  darker,
  label,
  lighter,
  line,
  mix,
  seam,
  shape,
  softLine,
  stitch,
  zip,
  type Draw,
  type MaterialName,
  type Relief,
  type Sheet,
  type Sketch,
} from '../base/kit'
import { barTack, cord, rivet, screw, webbing } from './fittings'
import { bounds, buckleAt, castShadow, cylinder, moved } from './wear-parts'

/** A lantern: a frosted globe or clear glass with glowing threads, in a wire cage, under a bail handle. */
export const lantern: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const clear = sheet.random.chance(0.5)
  const steel = '#a4abae'
  const base = 'M352 668 C352 640 648 640 648 668 L660 786 C662 828 590 846 500 846 C410 846 338 828 340 786 Z'
  const globe = clear
    ? 'M398 352 C360 420 350 500 364 580 C372 620 384 646 396 660 C420 678 580 678 604 660 C616 646 628 620 636 580 C650 500 640 420 602 352 Z'
    : 'M380 350 C376 450 376 560 380 662 C400 682 600 682 620 662 C624 560 624 450 620 350 Z'
  const cap =
    'M366 352 C356 330 366 296 400 276 C430 260 460 254 500 254 C540 254 570 260 600 276 C634 296 644 330 634 352 C590 372 410 372 366 352 Z'
  const bail = 'M372 330 C300 300 330 118 500 112 C670 118 700 300 628 330'
  const wire = (d: string, width = 9) =>
    line(d, '#2b2f32', width, 'stroke-linecap="round"') +
    line(d, '#8b9498', width * 0.5, 'stroke-linecap="round"') +
    line(d, '#fff', width * 0.16, 'stroke-opacity=".7" transform="translate(-1.4 -1)"')
  const light = clear
    ? shape(
        globe,
        sheet.gradient(
          [
            [0, '#c9d4d4', 0.65],
            [0.16, '#ffffff', 0.5],
            [0.34, '#fff3d2', 0.3],
            [0.7, '#f6dfa8', 0.35],
            [1, '#9aa6a6', 0.7],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      shape('M470 660 V600 C470 586 530 586 530 600 V660 Z', cylinder(sheet, steel)) +
      [
        [446, 388],
        [482, 372],
        [518, 372],
        [554, 388],
      ]
        .map(
          ([x = 0, top = 0]) =>
            line(
              `M${480 + (x - 446) * 0.37} 596 C${x} 560 ${x} 460 ${x} ${top + 20}`,
              '#ffb545',
              16,
              'stroke-opacity=".35" stroke-linecap="round"',
            ) +
            line(
              `M${480 + (x - 446) * 0.37} 596 C${x} 560 ${x} 460 ${x} ${top + 20}`,
              '#ffe2a0',
              7,
              'stroke-linecap="round"',
            ) +
            line(
              `M${480 + (x - 446) * 0.37} 596 C${x} 560 ${x} 460 ${x} ${top + 20}`,
              '#fffdf2',
              3,
              'stroke-linecap="round"',
            ),
        )
        .join('') +
      line('M392 420 C372 490 376 570 394 630', '#fff', 12, 'stroke-opacity=".75" stroke-linecap="round"') +
      line('M610 430 C626 500 620 560 610 610', '#fff', 6, 'stroke-opacity=".4" stroke-linecap="round"')
    : shape(
        globe,
        sheet.gradient(
          [
            [0, '#cdbb92'],
            [0.12, '#f3e4bd'],
            [0.32, '#fffbee'],
            [0.58, '#fff6dc'],
            [0.84, '#ecd6a2'],
            [1, '#b9a06a'],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      shape(
        globe,
        sheet.radial(
          [
            [0, '#fffef8', 0.95],
            [0.5, '#fff4d0', 0.4],
            [1, '#e6c887', 0.1],
          ],
          [0.48, 0.5, 0.52],
        ),
      ) +
      Array.from({ length: 7 }, (_, i) =>
        line(`M378 ${386 + i * 40} Q500 ${408 + i * 40} 622 ${386 + i * 40}`, '#a98f5a', 2.5, 'stroke-opacity=".35"'),
      ).join('')
  const rods = clear
    ? [
        'M404 350 C336 440 336 580 378 668',
        'M596 350 C664 440 664 580 622 668',
        'M468 358 C440 450 440 580 456 682',
        'M532 358 C560 450 560 580 544 682',
      ]
    : ['M388 356 V666', 'M612 356 V666', 'M462 364 V680', 'M538 364 V680']
  return {
    art:
      sheet.shadow(500, 842, 190, 26, 0.4) +
      `<ellipse cx="500" cy="500" rx="330" ry="300" fill="${sheet.radial([
        [0, '#ffd98a', 0.5],
        [0.5, '#ffe3a8', 0.2],
        [1, '#fff0cc', 0],
      ])}"/>` +
      wire(bail, 11) +
      line('M452 120 C480 112 520 112 548 120', darker(trim, 0.05), 22, 'stroke-linecap="round"') +
      line('M456 116 C482 109 518 109 544 116', '#fff', 3, 'stroke-opacity=".25" stroke-linecap="round"') +
      sheet.lit('lacquer', shape(base, cylinder(sheet, main)), [330, 640, 340, 214]) +
      shape(
        'M352 668 C352 640 648 640 648 668 C648 696 352 696 352 668 Z',
        sheet.gradient(
          [
            [0, lighter(main, 0.18)],
            [1, darker(main, 0.15)],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      shape('M378 664 C378 648 622 648 622 664 C622 682 378 682 378 664 Z', darker(trim, 0.2)) +
      light +
      sheet.clip(
        `<path d="${globe}"/>`,
        softLine('M372 366 Q500 390 628 366', 30, 0.35) + softLine('M376 668 Q500 694 624 668', 22, 0.35),
      ) +
      rods.map((d) => wire(d)).join('') +
      (clear ? wire('M352 500 Q500 530 648 500', 8) : '') +
      line('M343 752 C380 784 620 784 657 752', darker(main, 0.35), 4) +
      line('M343 757 C380 789 620 789 657 757', '#fff', 2, 'stroke-opacity=".3"') +
      shape(
        'M341 790 C380 822 620 822 659 790 C660 830 590 846 500 846 C410 846 340 830 341 790 Z',
        darker(second, 0.3),
        'fill-opacity=".9"',
      ) +
      sheet.lit('lacquer', shape(cap, cylinder(sheet, clear ? main : second)), [352, 248, 296, 124]) +
      Array.from({ length: 9 }, (_, i) => {
        const x = 404 + i * 24
        return `<rect x="${x - 4}" y="${Math.round(300 + 14 * (1 - ((i - 4) / 4) ** 2))}" width="8" height="24" rx="4" fill="#000" opacity=".6"/>`
      }).join('') +
      sheet.lit('metal', shape('M470 256 C470 232 530 232 530 256 Z', cylinder(sheet, steel)), [462, 230, 76, 34]) +
      both(rivet(374, 330, 11, '#8b9498')) +
      (sheet.isBack
        ? sheet.lit(
            'rubber',
            shape('M462 722 H538 q8 0 8 8 V748 q0 8 -8 8 H462 q-8 0 -8 -8 V730 q0 -8 8 -8 Z', darker(trim, 0.1)),
            [448, 716, 104, 46],
          ) + line('M480 739 h40', '#fff', 3, 'stroke-opacity=".35"')
        : sheet.lit('rubber', `<circle cx="500" cy="734" r="24" fill="${accent}"/>`, [470, 704, 60, 60]) +
          line('M490 729 a12 12 0 1 0 20 0 M500 721 v10', darker(accent, 0.6), 3.4, 'stroke-linecap="round"') +
          [560, 576, 592]
            .map((x, i) => `<circle cx="${x}" cy="${730 - i * 2}" r="4" fill="${i < 2 ? '#a7e3bd' : '#24403a'}"/>`)
            .join('')) +
      label(388, 722, 58, sheet.mark),
    closeUp: [330, 230, 350],
  }
}

/** Grain of wood along a handle: long dark threads with a few eyes. */
const woodGrain = (sheet: Sheet, points: (along: number, across: number) => string, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const across = (i + 0.5) / count
    const from = sheet.random.next() * 0.3
    return line(
      `M${points(from, across)} C${points(from + 0.2, across + 0.05)} ${points(from + 0.35, across - 0.06)} ${points(Math.min(1, from + 0.6), across)}`,
      '#5b3717',
      1.6 + sheet.random.next() * 1.6,
      'stroke-opacity=".3"',
    )
  }).join('')

/** A forest axe, its head up; from behind the edge is in its sheath. */
export const axe: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const long = sheet.random.chance(0.5)
  const tilt = sheet.isBack ? -30 : 30
  // From behind the whole axe is turned over: the edge looks the other way.
  const at = (d: string) =>
    moved(
      sheet.isBack ? d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${1000 - Number(x)} ${y}`) : d,
      tilt,
      [500, 520],
      [sheet.isBack ? -34 : 34, 16],
      long ? 0.95 : 0.88,
    )
  const wood = '#c8995c'
  const handle =
    'M476 118 C474 300 488 400 482 540 C476 680 458 780 448 872 C442 908 452 926 486 930 C520 934 540 918 534 888 C522 850 522 800 524 740 C528 600 538 400 532 116 C520 110 490 110 476 118 Z'
  const dipped =
    'M466 744 C486 752 506 752 524 744 C522 800 522 850 534 888 C540 918 520 934 486 930 C452 926 442 908 448 872 C454 828 460 790 466 744 Z'
  const head =
    'M470 146 C420 156 352 140 286 88 C262 170 262 262 302 348 C336 300 396 268 470 262 L478 292 C500 296 516 294 534 288 L538 258 C560 258 576 254 590 248 C598 220 598 188 590 160 C574 154 556 148 536 146 L532 132 C512 126 492 126 474 132 Z'
  const bit =
    'M286 88 C262 170 262 262 302 348 C312 334 322 323 334 312 C306 246 304 176 322 112 C310 105 298 97 286 88 Z'
  const bevel =
    'M322 112 C304 176 306 246 334 312 C344 304 354 297 366 291 C346 240 344 186 356 130 C344 125 333 119 322 112 Z'
  const lit = (material: MaterialName | Relief, d: string, paint: string) =>
    sheet.lit(material, shape(at(d), paint), bounds(at(d)))
  const shade = castShadow(moved(`${at(handle)} ${at(head)}`, 0, [0, 0], [20, 28]), 24)
  const grip = (along: number, across: number) => at(`M${478 + across * 50} ${130 + along * 620}`).slice(1)
  const steel = sheet.gradient(
    [
      [0, '#6a7276'],
      [0.5, '#4c5357'],
      [1, '#3a4043'],
    ],
    [0, 0, 1, 1],
  )
  const sheath =
    'M266 84 C250 170 252 272 292 362 C298 372 312 372 320 364 C352 332 388 304 430 288 L438 144 C392 146 340 124 292 78 C282 70 270 72 266 84 Z'
  const parts = [
    shade,
    lit({ round: 11, height: 16, contrast: 0.72, gloss: [0.1, 16] }, handle, wood),
    sheet.clip(
      `<path d="${at(handle)}"/>`,
      woodGrain(sheet, grip, 12) + softLine(at('M470 300 C500 310 520 310 540 300'), 26, 0.4),
    ),
    lit('lacquer', dipped, main),
    line(at('M466 744 C486 752 506 752 524 744'), accent, 9),
    line(at('M467 730 C486 738 506 738 524 730'), accent, 3),
    `<path d="${at('M478 894 C478 884 494 884 494 894 C494 904 478 904 478 894 Z')}" fill="${darker(main, 0.6)}"/>`,
    cord(at('M486 894 C450 940 420 930 414 900 C410 872 440 860 478 892'), 9, mix(second, '#8a5f3b', 0.6), '#2a1c12'),
  ]
  parts.push(
    lit({ round: 8, grain: [0.35, 0.05], height: 14, contrast: 0.72, gloss: [0.26, 18] }, head, steel),
    shape(at(bevel), '#8d969a'),
    shape(
      at(bit),
      sheet.gradient(
        [
          [0, '#f2f5f6'],
          [0.45, '#c3cacd'],
          [0.55, '#aab2b6'],
          [1, '#e4e8ea'],
        ],
        [0, 0, 0.6, 1],
      ),
    ),
    line(at('M322 112 C304 176 306 246 334 312'), '#fff', 2, 'stroke-opacity=".7"'),
    line(at('M286 88 C262 170 262 262 302 348'), '#fff', 3, 'stroke-opacity=".9"'),
    sheet.clip(
      `<path d="${at(bit)}"/>`,
      Array.from({ length: 44 }, (_, i) =>
        line(at(`M270 ${86 + i * 6.2} L350 ${98 + i * 5.6}`), i % 3 ? '#4c555a' : '#ffffff', 1, 'stroke-opacity=".16"'),
      ).join(''),
    ),
    line(at('M430 170 C400 172 384 168 366 160'), '#fff', 3, 'stroke-opacity=".28" stroke-linecap="round"'),
    line(at('M586 164 C592 190 592 218 586 244'), '#fff', 4, 'stroke-opacity=".35"'),
    shape(at('M480 116 C492 110 518 110 530 116 L530 130 C516 124 492 124 480 130 Z'), darker(wood, 0.15)),
    line(at('M504 113 L504 127'), '#5b3717', 4),
  )
  if (sheet.isBack) {
    parts.push(
      lit('leather', sheath, main),
      stitch(at('M278 96 C264 176 266 264 302 346 C340 312 380 288 420 274'), '#f1e3c4', 0.8, 3.4),
      stitch(at('M290 92 C336 132 388 154 428 158'), '#f1e3c4', 0.8, 3.4),
      seam(at('M430 288 L438 144'), 0.4),
    )
    parts.push(
      lit(
        'leather',
        'M398 190 C470 196 540 196 600 184 C612 184 616 216 604 220 C540 236 470 236 396 226 Z',
        darker(second, 0.1),
      ),
      rivet(...pairOf(at('M412 208')), 10, '#b08d3c'),
      rivet(...pairOf(at('M588 203')), 9, '#b08d3c'),
    )
  } else
    parts.push(
      `<g transform="rotate(${tilt} ${pairOf(at('M412 206')).join(' ')})"><path d="M${pairOf(at('M412 206'))[0] - 15} ${pairOf(at('M412 206'))[1] + 12} l15 -28 15 28 Z" fill="none" stroke="#1d2124" stroke-opacity=".55" stroke-width="3.4"/></g>`,
    )
  const [lx, ly] = pairOf(at(sheet.isBack ? 'M336 232' : 'M490 822'))
  parts.push(
    `<g transform="rotate(${sheet.isBack ? -20 : tilt - 84} ${lx} ${ly})">${label(lx - 27, ly - 14, 54, sheet.mark, sheet.isBack ? mix(main, '#000000', 0.2) : main, lighter(main, 0.62))}</g>`,
  )
  return { art: sheet.shadow(440, 930, 220, 16, 0.18) + parts.join(''), closeUp: [420, 60, 400] }
}

/** The point of a path of one point. */
function pairOf(d: string): [number, number] {
  const [x = 0, y = 0] = d.slice(1).split(' ').map(Number)
  return [x, y]
}

/** A padded cooler bag: welded cloth, a stout zip under its lid, handles that run around it. */
export function softCooler(sheet: Sheet): Sketch {
  const [main, second, accent, trim] = sheet.paints
  const skin = {
    round: 28,
    folds: [0.008, 0.011, 0.15],
    grain: [0.8, 0.014],
    height: 29,
    contrast: 0.76,
    gloss: [0.1, 12],
  } as const
  const body =
    'M230 424 C230 396 246 384 272 382 C420 372 580 372 728 382 C754 384 770 396 770 424 C776 560 770 680 758 782 C754 814 736 828 704 830 C560 838 440 838 296 830 C264 828 246 814 242 782 C230 680 224 560 230 424 Z'
  const lid =
    'M238 408 C246 350 288 312 352 306 C450 300 550 300 648 306 C712 312 754 350 762 408 C700 426 580 434 500 434 C420 434 300 426 238 408 Z'
  const pocket =
    'M388 560 C460 570 540 570 612 560 C618 640 618 720 610 784 C540 796 460 796 390 784 C382 720 382 640 388 560 Z'
  const clip = `<path d="${body}"/>`
  const band = darker(trim, 0.05)
  const handle = 'M352 826 C346 700 346 560 352 452 C360 250 640 250 648 452 C654 560 654 700 648 826'
  return {
    art:
      sheet.shadow(500, 836, 310, 30, 0.42) +
      webbing('M236 470 C150 560 150 760 214 838 C240 862 270 850 280 826', 24, band) +
      webbing('M372 330 C390 210 610 210 628 330', 22, darker(band, 0.35)) +
      sheet.lit(
        skin,
        shape(body, main) + sheet.clip(clip, shape('M220 716 C400 736 600 736 780 716 V850 H220 Z', second)),
        [210, 366, 580, 476],
      ) +
      sheet.clip(
        clip,
        seam('M220 716 C400 736 600 736 780 716', 0.34) + softLine('M232 430 C340 446 660 446 768 430', 34, 0.5),
      ) +
      sheet.creases(clip, [
        [236, 520, 300, 560, 330, 650, 12],
        [764, 520, 700, 560, 670, 650, 12],
        [250, 700, 300, 660, 340, 640, 10],
        [750, 700, 700, 660, 660, 640, 10],
      ]) +
      sheet.lit(skin, shape(lid, mix(main, second, 0.4)), [222, 294, 556, 148]) +
      zip('M240 412 C300 430 420 440 500 440 C580 440 700 430 760 412', darker(trim, 0.15), '#6a7276', 17) +
      (sheet.isBack
        ? ''
        : `<rect x="712" y="412" width="20" height="30" rx="5" fill="#24272a" transform="rotate(-8 722 427)"/>` +
          line('M722 440 l6 46', accent, 12, 'stroke-linecap="round"')) +
      sheet.clip(
        clip,
        softLine('M358 826 C352 700 352 560 358 452', 34, 0.35) +
          softLine('M654 826 C660 700 660 560 654 452', 34, 0.35),
      ) +
      webbing(handle, 30, band) +
      sheet.lit(
        'rubber',
        shape('M430 290 C460 278 540 278 570 290 L574 322 C540 312 460 312 426 322 Z', mix(second, trim, 0.5)),
        [416, 274, 168, 54],
      ) +
      both(barTack(340, 470, 24, 10, accent) + barTack(336, 700, 24, 10, accent)) +
      (sheet.isBack
        ? stitch('M390 560 C460 570 540 570 610 560 V784 H390 Z', '#000', 0.2)
        : sheet.lit('canvas', shape(pocket, mix(main, second, 0.6)), [372, 550, 256, 250]) +
          stitch('M396 572 C460 581 540 581 604 572') +
          [610, 656, 702]
            .map(
              (y) =>
                webbing(`M388 ${y} C460 ${y + 8} 540 ${y + 8} 612 ${y}`, 20, band) +
                [430, 500, 570].map((x) => barTack(x - 3, y - 5, 7, 16, accent)).join(''),
            )
            .join('')) +
      both(rivet(240, 478, 12, '#8b9498')) +
      label(448, sheet.isBack ? 640 : 480, 104, sheet.mark),
    closeUp: [300, 300, 380],
  }
}

/** A hard cool box with ribbed lid, rubber latches and rope handles. */
export function cooler(sheet: Sheet): Sketch {
  const [main, second, accent, trim] = sheet.paints
  const rubber = '#2b2f32'
  const body = 'M196 436 H804 L782 792 C780 816 768 826 746 828 C600 836 400 836 254 828 C232 826 220 816 218 792 Z'
  const front =
    'M176 348 C176 330 188 320 208 320 H792 C812 320 824 330 824 348 L820 424 C818 438 810 444 796 444 H204 C190 444 182 438 180 424 Z'
  const topFace = 'M208 322 C214 300 240 252 262 244 C300 236 700 236 738 244 C760 252 786 300 792 322 Z'
  const inset =
    'M262 520 C262 508 270 502 282 502 H718 C730 502 738 508 738 520 L726 738 C724 752 716 758 702 758 C580 764 420 764 298 758 C284 758 276 752 274 738 Z'
  const skin = { round: 15, grain: [0.5, 0.03], height: 20, contrast: 0.74, gloss: [0.12, 14] } as const
  const latch = (x: number) =>
    sheet.lit(
      'rubber',
      shape(
        `M${x - 24} 360 H${x + 24} q8 0 8 8 L${x + 26} 486 q-2 16 -14 16 H${x - 12} q-12 0 -14 -16 L${x - 32} 368 q0 -8 8 -8 Z`,
        rubber,
      ),
      [x - 44, 352, 88, 158],
    ) +
    `<rect x="${x - 13}" y="384" width="26" height="40" rx="8" fill="#000" opacity=".5"/>` +
    line(`M${x - 20} 470 h40 M${x - 19} 480 h38`, '#fff', 2.4, 'stroke-opacity=".2"') +
    line(`M${x - 22} 366 h44`, '#fff', 2.6, 'stroke-opacity=".3"')
  const rope = 'M196 500 C150 520 148 620 172 664 C184 684 206 676 214 650'
  const ribs = [0, 1, 2].map((i) => {
    const x = 336 + i * 128
    return `M${x} 262 H${x + 72} L${x + 78} 304 H${x - 6} Z`
  })
  return {
    art:
      sheet.shadow(500, 836, 350, 30, 0.42) +
      both(cord(rope, 20, mix(trim, '#d8d2c4', 0.18), lighter(trim, 0.3))) +
      both(
        sheet.lit(
          'rubber',
          shape(
            'M138 552 C150 546 164 548 172 556 L178 632 C170 642 154 644 146 636 C136 610 134 580 138 552 Z',
            rubber,
          ),
          [128, 542, 60, 110],
        ),
      ) +
      [
        [262, 822],
        [676, 822],
      ]
        .map(([x = 0, y = 0]) => shape(`M${x} ${y} h62 l-6 22 h-50 Z`, '#1d2022'))
        .join('') +
      sheet.lit(skin, shape(body, main), [180, 430, 640, 410]) +
      sheet.clip(`<path d="${body}"/>`, softLine('M190 446 H810', 40, 0.5)) +
      line(inset, '#000', 7, 'stroke-opacity=".16"') +
      shape(
        inset,
        sheet.gradient([
          [0, '#000', 0.14],
          [0.25, '#000', 0.03],
          [1, '#fff', 0.08],
        ]),
      ) +
      line(
        'M272 748 C276 758 290 766 306 766 C430 772 580 772 700 766 C718 766 732 758 736 740',
        '#fff',
        3,
        'stroke-opacity=".3"',
      ) +
      sheet.lit(
        skin,
        shape(topFace, lighter(second === main ? main : mix(main, second, 0.6), 0.06)),
        [196, 232, 610, 96],
      ) +
      ribs
        .map(
          (d) =>
            shape(d, '#000', 'fill-opacity=".12"') +
            line(d, '#fff', 2, 'stroke-opacity=".2" transform="translate(2 3)"'),
        )
        .join('') +
      sheet.lit(skin, shape(front, mix(main, second, 0.6)), [164, 312, 672, 142]) +
      line('M184 430 H816', '#000', 4, 'stroke-opacity=".3"') +
      line('M212 334 H788', '#fff', 3, 'stroke-opacity=".25"') +
      (sheet.isBack
        ? both(
            sheet.lit(
              'rubber',
              shape('M276 410 H356 q6 0 6 6 V470 q0 6 -6 6 H276 q-6 0 -6 -6 V416 q0 -6 6 -6 Z', rubber),
              [262, 402, 108, 82],
            ) +
              line('M276 442 h80', '#000', 3) +
              screw(292, 458, 8) +
              screw(340, 458, 8),
          ) +
          Array.from({ length: 5 }, (_, i) =>
            line(`M400 ${588 + i * 20} h${i === 4 ? 90 : 200}`, '#000', 4, 'stroke-opacity=".22"'),
          ).join('')
        : line('M201 462 H799', accent, 5, 'stroke-opacity=".9"') +
          latch(318) +
          latch(682) +
          sheet.lit(
            'metal',
            shape('M420 560 H580 q10 0 10 10 V640 q0 10 -10 10 H420 q-10 0 -10 -10 V570 q0 -10 10 -10 Z', '#a9b1b5'),
            [402, 552, 196, 106],
          ) +
          label(430, 565, 140, sheet.mark, '#b7bec1', '#23282b') +
          [
            [420, 570],
            [580, 570],
            [420, 640],
            [580, 640],
          ]
            .map(([x = 0, y = 0]) => rivet(x + (x < 500 ? 4 : -4), y, 4.5, '#7c858a'))
            .join('') +
          sheet.lit('rubber', `<circle cx="706" cy="778" r="22" fill="${rubber}"/>`, [678, 750, 56, 56]) +
          line('M692 778 h28', '#000', 8, 'stroke-opacity=".6"')),
    closeUp: [200, 300, 400],
  }
}

/** A padded first-aid pouch; the cross is white on safety green whatever the colour. */
export const firstAid: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 1)
  const body =
    'M244 372 C244 326 274 298 322 294 C440 284 560 284 678 294 C726 298 756 326 756 372 C766 480 766 600 758 706 C754 752 726 778 682 782 C560 792 440 792 318 782 C274 778 246 752 242 706 C234 600 234 480 244 372 Z'
  const pocket =
    'M258 520 C400 540 600 540 742 520 C752 590 750 660 744 708 C740 744 716 764 676 768 C560 778 440 778 324 768 C284 764 260 744 256 708 C250 660 248 590 258 520 Z'
  const clip = `<path d="${body}"/>`
  const tape = 'M248 470 C240 400 250 340 300 322 C420 306 580 306 700 322 C750 340 760 400 752 470'
  const parts = [
    sheet.shadow(500, 792, 280, 28, 0.4),
    sheet.lit('canvas', line('M420 300 C424 232 576 232 580 300', darker(trim, 0.05), 26), [400, 220, 200, 100]),
    line('M424 296 C430 246 570 246 576 296', '#fff', 2.4, 'stroke-opacity=".3" stroke-dasharray="8 5"'),
    both(barTack(408, 296, 24, 8, accent)),
    sheet.lit(
      { round: 26, folds: [0.011, 0.013, 0.16], grain: [0.75, 0.035], height: 27, contrast: 0.76 },
      shape(body, main) + (style === 1 && !sheet.isBack ? sheet.clip(clip, shape(pocket, second)) : ''),
      [226, 280, 548, 516],
    ),
  ]
  if (sheet.isBack) {
    parts.push(
      stitch(
        'M266 380 C268 340 290 322 328 318 C440 308 560 308 672 318 C710 322 732 340 734 380 C744 480 744 600 736 700 C732 738 710 758 674 760 C560 770 440 770 326 760 C290 758 268 738 264 700 C256 600 256 480 266 380 Z',
      ),
    )
    for (const y of [416, 520, 624])
      parts.push(
        webbing(`M290 ${y} C400 ${y + 10} 600 ${y + 10} 710 ${y}`, 34, darker(main, 0.28)),
        ...[300, 400, 500, 600, 700].map((x) => barTack(x - 4, y - 12, 8, 24, accent)),
      )
    parts.push(
      both(webbing('M366 380 C360 500 360 600 366 706', 30, darker(trim, 0.05)) + rivet(366, 690, 9, '#6a7276')),
      label(446, 690, 108, sheet.mark),
    )
    return { art: parts.join(''), closeUp: [300, 330, 360] }
  }
  parts.push(
    sheet.creases(clip, [
      [244, 480, 300, 500, 300, 560, 10],
      [756, 480, 700, 500, 700, 560, 10],
      [260, 720, 320, 740, 420, 730, 9],
    ]),
    sheet.clip(
      clip,
      line(body, mix(second, trim, 0.35), 20) +
        line(body, '#fff', 3, 'stroke-opacity=".25" transform="translate(5 6)"'),
    ),
    zip(tape, darker(main, 0.35), darker(main, 0.55), 15),
    both(
      line('M252 470 l-2 44', accent, 10, 'stroke-linecap="round"') +
        `<rect x="243" y="462" width="16" height="22" rx="4" fill="#24272a"/>` +
        rivet(250, 500, 4.5, '#c3cacd'),
    ),
    softLine('M258 524 C400 544 600 544 742 524', 16, 0.4),
    sheet.lit('canvas', shape(pocket, style === 1 ? second : mix(main, second, 0.4)), [244, 510, 512, 272]),
    stitch('M262 532 C400 552 600 552 738 532'),
    stitch('M262 538 C400 558 600 558 738 538'),
    sheet.clip(
      bothOutlines(pocket),
      both(
        line('M330 540 V780', '#000', 2.4, 'stroke-opacity=".22"') +
          webbing('M296 560 C292 640 292 700 296 774', 16, darker(trim, 0.05)),
      ),
    ),
    both(buckleAt(295, 640, 22, 0)),
    sheet.lit(
      { round: 7, height: 9, contrast: 0.62, gloss: [0.12, 18] },
      '<circle cx="500" cy="470" r="94" fill="#1E6B45"/>',
      [398, 368, 204, 204],
    ),
    '<circle cx="500" cy="470" r="85" fill="none" stroke="#fff" stroke-width="4" stroke-opacity=".85"/>',
    shape('M478 412 H522 V448 H558 V492 H522 V528 H478 V492 H442 V448 H478 Z', '#f7f6f1'),
    label(446, 636, 108, sheet.mark),
    line('M420 726 C470 730 530 730 580 726', '#e4e8e6', 10, 'stroke-linecap="round"'),
    line('M420 726 C470 730 530 730 580 726', '#9aa5a6', 10, 'stroke-dasharray="2 5" stroke-opacity=".5"'),
  )
  return { art: parts.join(''), closeUp: [330, 300, 350] }
}
