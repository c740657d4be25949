/** What burns, and what stands on it: stoves for gas, spirit, twigs and petrol, a kettle. */
import { both, darker, label, lighter, line, mix, range, shape, softLine, type Draw, type Sheet } from '../base/kit'
import { cord, rivet } from './fittings'
import { cylinder } from './wear-parts'
import { otherSide } from './wheels'

const STEEL = '#b3babd'
const BLACK = '#24272a'
const sided = (sheet: Sheet, draw: () => string) => (sheet.isBack ? otherSide(sheet, draw) : draw())

/** Blue flames on a row of points. */
const flames = (sheet: Sheet, points: readonly (readonly [number, number])[], tall = 84) =>
  points
    .map(([x, y], i) =>
      shape(
        `M${x - 13} ${y} C${x - 20} ${y - tall * 0.45} ${x - 4} ${y - tall * 0.66} ${x} ${y - tall - (i % 2) * 14} C${x + 6} ${y - tall * 0.66} ${x + 20} ${y - tall * 0.45} ${x + 13} ${y} Z`,
        sheet.gradient([
          [0, '#8fc3ff', 0],
          [0.45, '#6aa5ee', 0.75],
          [1, '#2f5fb8', 0.85],
        ]),
      ),
    )
    .join('')

/** A rod of steel: dark, pale, a thread of light. */
const rod = (d: string, width: number, paint = '#8b9498') =>
  line(d, darker(paint, 0.5), width, 'stroke-linecap="round" stroke-linejoin="round"') +
  line(d, paint, width * 0.72, 'stroke-linecap="round" stroke-linejoin="round"') +
  line(d, '#fff', width * 0.18, 'stroke-opacity=".6" stroke-linecap="round" transform="translate(-1.5 -1.5)"')

/** A burner on three feet, its hose to the fuel beside it. */
function footed(sheet: Sheet, fuel: string, valve: string): string {
  const [, , accent] = sheet.paints
  const leg = (x: number, y: number) =>
    rod(`M330 596 C${(330 + x) / 2} 590 ${x + (x < 330 ? 30 : -30)} ${y - 120} ${x} ${y}`, 17) +
    rod(
      `M330 560 C${(330 + x) / 2} 540 ${x + (x < 330 ? 40 : -40)} 500 ${x + (x < 330 ? 6 : -6)} 420 L${x + (x < 330 ? 66 : -66)} 424`,
      14,
    ) +
    `<ellipse cx="${x}" cy="${y + 2}" rx="15" ry="8" fill="${BLACK}"/>`
  const burner = 'M262 470 C262 446 398 446 398 470 C396 508 366 526 330 526 C294 526 264 508 262 470 Z'
  return (
    leg(190, 800) +
    cord('M346 610 C420 700 520 790 600 740 C650 706 640 660 690 640', 17, '#8b9498', '#dfe4e6') +
    fuel +
    valve +
    rod('M330 520 V640', 24) +
    (sheet.isBack
      ? ''
      : flames(sheet, [
          [280, 462],
          [306, 466],
          [330, 468],
          [354, 466],
          [380, 462],
        ])) +
    sheet.lit('metal', shape(burner, cylinder(sheet, '#9aa3a7')), [248, 440, 164, 96]) +
    range(
      7,
      (i) => `<circle cx="${276 + i * 18}" cy="${472 + Math.sin((i / 6) * Math.PI) * 6}" r="4" fill="#23282b"/>`,
    ).join('') +
    leg(470, 800) +
    leg(330, 836) +
    sheet.lit(
      'metal',
      shape('M300 588 h60 q8 0 8 8 v30 q0 8 -8 8 h-60 q-8 0 -8 -8 v-30 q0 -8 8 -8 Z', '#a4abae'),
      [282, 580, 96, 62],
    ) +
    line('M292 606 h76', accent, 6)
  )
}

/** A gas stove whose cartridge stands apart. */
export const remoteStove: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const can =
    'M636 690 C636 652 690 634 764 634 C838 634 892 652 892 690 V800 C892 830 838 848 764 848 C690 848 636 830 636 800 Z'
  const draw = () =>
    footed(
      sheet,
      sheet.lit('lacquer', shape(can, cylinder(sheet, main)), [620, 624, 288, 236]) +
        shape('M636 736 C690 758 838 758 892 736 V776 C838 798 690 798 636 776 Z', cylinder(sheet, second)) +
        shape('M690 648 C720 634 808 634 838 648 C808 664 720 664 690 648 Z', '#000', 'fill-opacity=".2"') +
        label(716, 682, 96, sheet.mark),
      sheet.lit('metal', shape('M730 572 h68 v72 q-34 14 -68 0 Z', cylinder(sheet, STEEL)), [720, 562, 88, 96]) +
        rod('M690 640 C700 610 716 600 734 600', 17) +
        rod('M796 604 h56', 12) +
        sheet.lit('plastic', shape('M846 584 h40 q10 20 0 40 h-40 Z', accent), [838, 576, 60, 56]),
    )
  return { art: sheet.shadow(510, 850, 380, 28, 0.36) + sided(sheet, draw), closeUp: [200, 380, 360] }
}

/** A stove for any fuel: a pressure bottle with its pump. */
export const fuelStove: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const bottle =
    'M668 560 C668 530 690 520 706 500 V470 H790 V500 C806 520 828 530 828 560 V812 C828 838 796 850 748 850 C700 850 668 838 668 812 Z'
  const draw = () =>
    footed(
      sheet,
      sheet.lit('lacquer', shape(bottle, cylinder(sheet, main)), [654, 460, 188, 402]) +
        shape('M668 700 C700 716 796 716 828 700 V752 C796 768 700 768 668 752 Z', cylinder(sheet, second)) +
        label(706, 600, 84, sheet.mark) +
        range(4, (i) => line(`M690 ${776 + i * 12} h${i % 2 ? 60 : 90}`, '#fff', 3, 'stroke-opacity=".45"')).join(''),
      sheet.lit(
        'plastic',
        shape('M700 414 h96 q10 0 10 10 v50 h-116 v-50 q0 -10 10 -10 Z', darker(trim, 0.05)),
        [680, 406, 136, 76],
      ) +
        rod('M748 412 V330', 18) +
        sheet.lit('plastic', shape('M706 316 q42 -20 84 0 v22 q-42 14 -84 0 Z', accent), [696, 300, 104, 50]) +
        rod('M690 640 C640 620 650 470 692 444', 15) +
        rod('M806 440 h44', 11) +
        sheet.lit('plastic', shape('M846 424 h30 q8 16 0 32 h-30 Z', accent), [838, 416, 48, 48]),
    )
  return { art: sheet.shadow(510, 852, 370, 28, 0.36) + sided(sheet, draw), closeUp: [200, 380, 360] }
}

/** A pot with its heat exchanger locked onto the burner, in a knitted coat. */
export const systemStove: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const draw = () => {
    const coat = 'M352 196 H648 V520 C648 540 352 540 352 520 Z'
    const can =
      'M386 800 C386 772 430 758 500 758 C570 758 614 772 614 800 V868 C614 892 570 906 500 906 C430 906 386 892 386 868 Z'
    return (
      [-1, 0, 1]
        .map((side) =>
          line(`M${500 + side * 40} 880 L${500 + side * 190} 914`, '#d0582f', 17, 'stroke-linecap="round"'),
        )
        .join('') +
      sheet.lit('lacquer', shape(can, cylinder(sheet, second)), [370, 748, 260, 170]) +
      shape('M386 826 C430 844 570 844 614 826 V848 C570 866 430 866 386 848 Z', cylinder(sheet, accent)) +
      sheet.lit('metal', shape('M470 700 h60 v76 q-30 12 -60 0 Z', cylinder(sheet, STEEL)), [460, 690, 80, 100]) +
      rod('M530 726 h70', 11) +
      sheet.lit('plastic', shape('M596 710 h34 q9 16 0 32 h-34 Z', accent), [588, 702, 54, 48]) +
      sheet.lit(
        'metal',
        shape('M372 610 H628 L598 690 C590 712 410 712 402 690 Z', cylinder(sheet, '#7c858a')),
        [360, 600, 280, 120],
      ) +
      range(9, (i) =>
        shape(`M${398 + i * 24} 632 h13 l-2 40 h-9 Z`, i % 3 === 1 && !sheet.isBack ? '#3c7edb' : '#1d2124'),
      ).join('') +
      sheet.lit('metal', shape('M356 512 H644 V610 H356 Z', cylinder(sheet, STEEL)), [344, 502, 312, 120]) +
      range(26, (i) => line(`M${364 + i * 11} 540 V604`, '#000', 4, 'stroke-opacity=".3"')).join('') +
      sheet.lit(
        { round: 7, grain: [0.3, 0.07], height: 10, contrast: 0.66 },
        shape(coat, cylinder(sheet, main, 0.1)),
        [340, 186, 320, 360],
      ) +
      sheet.clip(
        `<path d="${coat}"/>`,
        shape('M340 420 C440 444 560 444 660 420 V470 C560 494 440 494 340 470 Z', second),
      ) +
      line('M372 210 V520', darker(main, 0.4), 3, 'stroke-dasharray="8 5"') +
      label(436, 290, 128, sheet.mark) +
      line('M648 240 C736 236 746 290 744 360 C742 440 726 480 648 476', darker(trim, 0.05), 36) +
      line(
        'M648 240 C736 236 746 290 744 360 C742 440 726 480 648 476',
        lighter(trim, 0.25),
        3,
        'stroke-dasharray="7 5"',
      ) +
      sheet.lit(
        'plastic',
        shape(
          'M344 168 C344 146 410 134 500 134 C590 134 656 146 656 168 V200 C610 214 390 214 344 200 Z',
          darker(trim, 0.1),
        ),
        [330, 124, 340, 98],
      ) +
      shape('M574 150 l60 10 v18 l-60 -8 Z', '#000', 'fill-opacity=".45"') +
      line('M360 176 C420 190 580 190 640 176', '#fff', 3, 'stroke-opacity=".25"') +
      sheet.lit('plastic', shape('M478 112 h44 q10 0 10 12 v22 h-64 v-22 q0 -12 10 -12 Z', accent), [458, 104, 84, 50])
    )
  }
  return { art: sheet.shadow(510, 914, 240, 24, 0.34) + sided(sheet, draw), closeUp: [320, 440, 380] }
}

/** A two-burner case, its lid standing as a wind shield. */
export const twoBurner: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const burner = (x: number) =>
    `<ellipse cx="${x}" cy="560" rx="82" ry="26" fill="#16191b"/><ellipse cx="${x}" cy="556" rx="54" ry="17" fill="#4c555a"/><ellipse cx="${x}" cy="553" rx="30" ry="9" fill="#8b9498"/>` +
    (sheet.isBack
      ? ''
      : flames(
          sheet,
          range(5, (i) => [x - 48 + i * 24, 556 - Math.abs(i - 2) * 2] as const),
          46,
        ))
  const knob = (x: number) =>
    sheet.lit('plastic', `<circle cx="${x}" cy="704" r="31" fill="${BLACK}"/>`, [x - 40, 664, 80, 80]) +
    line(`M${x} 704 V678`, accent, 7, 'stroke-linecap="round"') +
    range(7, (i) => {
      const a = Math.PI * (0.75 + i * 0.25)
      return `<circle cx="${Math.round(x + Math.cos(a) * 44)}" cy="${Math.round(704 + Math.sin(a) * 44)}" r="3" fill="#fff" fill-opacity=".6"/>`
    }).join('')
  const lid = 'M150 300 C150 284 160 276 176 276 H824 C840 276 850 284 850 300 L858 540 H142 Z'
  const tray = 'M142 536 H858 L880 628 H120 Z'
  const front = 'M120 622 H880 V760 C880 780 868 792 848 792 H152 C132 792 120 780 120 760 Z'
  return {
    art:
      sheet.shadow(500, 800, 420, 28, 0.4) +
      (sheet.isBack
        ? sheet.lit(
            'lacquer',
            shape(
              'M150 300 C150 284 160 276 176 276 H824 C840 276 850 284 850 300 L872 760 C872 780 860 792 840 792 H160 C140 792 128 780 128 760 Z',
              main,
            ),
            [116, 264, 768, 540],
          ) +
          line('M140 560 H860', '#000', 5, 'stroke-opacity=".35"') +
          label(410, 390, 180, sheet.mark, mix(main, '#ffffff', 0.82), darker(main, 0.5)) +
          both(
            sheet.lit('metal', shape('M230 540 h100 v44 h-100 Z', '#8b9498'), [220, 530, 120, 64]) +
              rivet(252, 562, 8) +
              rivet(308, 562, 8),
          )
        : sheet.lit(
            'lacquer',
            shape(lid, main) + shape('M178 304 H822 L828 520 H172 Z', darker(main, 0.22)),
            [136, 264, 728, 286],
          ) +
          label(420, 370, 160, sheet.mark, mix(main, '#ffffff', 0.82), darker(main, 0.5)) +
          both(
            sheet.lit(
              'metal',
              shape('M150 330 L196 318 L204 536 H144 Z', mix(second, STEEL, 0.5)),
              [134, 308, 80, 238],
            ),
          ) +
          sheet.lit('metal', shape(tray, '#7c858a'), [108, 526, 784, 112]) +
          burner(330) +
          burner(670) +
          range(3, (i) => rod(`M${176 + i * 4} ${546 + i * 30} H${824 - i * 4}`, 11)).join('') +
          [250, 330, 410, 590, 670, 750].map((x) => rod(`M${x + (500 - x) * 0.03} 542 L${x} 622`, 9)).join('') +
          sheet.lit('lacquer', shape(front, cylinder(sheet, second, 0.1)), [106, 612, 788, 192]) +
          line('M132 636 H868', '#fff', 4, 'stroke-opacity=".3"') +
          knob(330) +
          knob(670) +
          sheet.lit(
            'metal',
            shape('M452 690 h96 q10 0 10 10 v18 q0 10 -10 10 h-96 q-10 0 -10 -10 v-18 q0 -10 10 -10 Z', STEEL),
            [434, 682, 132, 54],
          ) +
          both(`<rect x="150" y="784" width="60" height="18" rx="6" fill="${darker(trim, 0.2)}"/>`)),
    closeUp: [180, 480, 380],
  }
}

/** A spirit stove of nesting parts: wind shield with holes, pot on top, brass burner below. */
export const spiritStove: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const draw = () => {
    const shield = 'M268 520 H732 L700 800 C694 826 306 826 300 800 Z'
    const pot = 'M300 300 H700 L684 500 C680 526 320 526 316 500 Z'
    const holes = (y: number, count: number, radius: number) =>
      range(count, (i) => {
        const x = 500 + (i - (count - 1) / 2) * (380 / count)
        return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y + Math.cos((x - 500) / 160) * 10)}" rx="${radius}" ry="${radius * 1.2}" fill="#1d2124"/><path d="M${Math.round(x) - radius} ${Math.round(y)} a${radius} ${radius * 1.2} 0 0 1 ${radius} -${radius}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="3"/>`
      }).join('')
    return (
      sheet.lit('metal', shape(pot, cylinder(sheet, mix(STEEL, main, 0.06), 0.4)), [288, 290, 424, 240]) +
      line('M316 360 C400 376 600 376 684 360', '#000', 2.4, 'stroke-opacity=".2"') +
      range(4, (i) => line(`M612 ${384 + i * 26} h${i % 2 ? 22 : 36}`, '#5b6367', 4)).join('') +
      sheet.lit(
        'metal',
        shape(
          'M284 292 C284 266 390 254 500 254 C610 254 716 266 716 292 C716 310 284 310 284 292 Z',
          cylinder(sheet, lighter(STEEL, 0.1), 0.4),
        ),
        [272, 244, 456, 76],
      ) +
      sheet.lit(
        'plastic',
        shape('M456 252 C456 220 544 220 544 252 C544 264 456 264 456 252 Z', main),
        [446, 216, 108, 58],
      ) +
      rod('M700 420 C760 410 800 400 880 372', 17) +
      sheet.lit(
        'plastic',
        shape('M792 384 L896 342 C912 336 924 362 908 372 L802 418 C788 422 778 392 792 384 Z', main),
        [776, 330, 152, 98],
      ) +
      sheet.lit('metal', shape(shield, cylinder(sheet, '#8d9599', 0.3)), [256, 510, 488, 322]) +
      sheet.lit(
        'metal',
        shape(
          'M256 508 C256 494 744 494 744 508 L738 540 C640 556 360 556 262 540 Z',
          cylinder(sheet, lighter(STEEL, 0.05), 0.4),
        ),
        [244, 490, 512, 72],
      ) +
      holes(610, 7, 13) +
      holes(760, 9, 9) +
      shape('M420 640 H580 L566 716 C540 728 460 728 434 716 Z', '#1d2124') +
      sheet.clip(
        '<path d="M420 640 H580 L566 716 C540 728 460 728 434 716 Z"/>',
        shape('M440 690 H560 V760 H440 Z', cylinder(sheet, '#c9973f')) +
          shape(
            'M470 690 C462 660 486 650 500 640 C514 650 538 660 530 690 Z',
            sheet.isBack ? '#1d2124' : '#7fb0f2',
            'fill-opacity=".85"',
          ),
      ) +
      line('M420 640 H580', '#fff', 3, 'stroke-opacity=".5"') +
      line('M300 796 C400 816 600 816 700 796', mix(second, trim, 0.3), 9) +
      label(446, 568, 108, sheet.mark, lighter(STEEL, 0.5)) +
      line('M284 292 C380 310 620 310 716 292', accent, 5)
    )
  }
  return { art: sheet.shadow(505, 822, 280, 28, 0.38) + sided(sheet, draw), closeUp: [300, 480, 380] }
}

/** A twig stove: a cylinder full of holes, with a fire of sticks in it. */
export const twigStove: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const body = 'M316 420 H684 V800 C684 830 600 846 500 846 C400 846 316 830 316 800 Z'
  const hole = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${
      sheet.isBack
        ? '#16191b'
        : sheet.radial([
            [0, '#ffd27a'],
            [0.5, '#f08a2c'],
            [1, '#7a2c0c'],
          ])
    }"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="3"/>`
  const sticks = range(7, (i) => {
    const x = 380 + i * 40
    return (
      line(`M${x} 440 L${x + (i - 3) * 26} ${290 + (i % 3) * 26}`, '#6b4a30', 24, 'stroke-linecap="round"') +
      line(
        `M${x - 4} 440 L${x - 4 + (i - 3) * 26} ${292 + (i % 3) * 26}`,
        '#a07a54',
        6,
        'stroke-linecap="round" stroke-opacity=".7"',
      )
    )
  }).join('')
  const fire = sheet.isBack
    ? ''
    : [
        [500, 150, 96],
        [430, 220, 60],
        [576, 210, 64],
      ]
        .map(([x = 0, y = 0, w = 0]) =>
          shape(
            `M${x - w} 430 C${x - w * 1.3} 340 ${x - w * 0.3} 320 ${x - w * 0.2} ${y} C${x + w * 0.5} 290 ${x + w * 1.3} 330 ${x + w} 430 Z`,
            sheet.gradient([
              [0, '#ffd36b', 0.1],
              [0.35, '#ffb13d', 0.8],
              [1, '#e8591a', 0.9],
            ]),
          ),
        )
        .join('') +
      shape('M450 430 C430 370 480 350 496 290 C516 350 566 370 548 430 Z', '#fff3c4', 'fill-opacity=".85"')
  return {
    art:
      sheet.shadow(500, 852, 230, 26, 0.4) +
      (sheet.isBack
        ? ''
        : `<circle cx="500" cy="340" r="330" fill="${sheet.radial([
            [0, '#ffb14a', 0.34],
            [0.5, '#ffb14a', 0.1],
            [1, '#ffb14a', 0],
          ])}"/>`) +
      shape(
        'M316 420 C316 396 400 384 500 384 C600 384 684 396 684 420 C684 444 600 456 500 456 C400 456 316 444 316 420 Z',
        '#16191b',
      ) +
      sheet.lit({ round: 6, height: 9, contrast: 0.7 }, sticks, [270, 270, 460, 190]) +
      fire +
      [330, 670]
        .map((x) => sheet.lit('metal', shape(`M${x - 22} 350 h44 v90 h-44 Z`, '#8b9498'), [x - 32, 340, 64, 110]))
        .join('') +
      sheet.lit('metal', shape('M478 372 h44 v90 h-44 Z', '#9aa3a7'), [468, 362, 64, 110]) +
      sheet.lit(
        { round: 6, grain: [0.7, 0.03], height: 10, contrast: 0.72, gloss: [0.18, 14] },
        shape(body, cylinder(sheet, mix(STEEL, main, 0.12), 0.35)),
        [302, 410, 396, 450],
      ) +
      line('M316 426 C400 462 600 462 684 426', '#fff', 4, 'stroke-opacity=".7"') +
      range(6, (i) => hole(358 + i * 57, 500 + Math.sin((i / 5) * Math.PI) * 10, 14)).join('') +
      range(7, (i) => hole(345 + i * 52, 742 + Math.sin((i / 6) * Math.PI) * 14, 11)).join('') +
      range(6, (i) => hole(371 + i * 52, 786 + Math.sin((i / 5) * Math.PI) * 12, 11)).join('') +
      sheet.lit(
        'lacquer',
        shape('M316 570 C400 594 600 594 684 570 V650 C600 674 400 674 316 650 Z', cylinder(sheet, main)),
        [304, 562, 392, 110],
      ) +
      line('M316 576 C400 600 600 600 684 576 M316 646 C400 670 600 670 684 646', accent, 4) +
      label(446, 602, 108, sheet.mark, mix(main, '#ffffff', 0.84), darker(second, 0.4)),
    closeUp: [300, 380, 400],
  }
}

/** A sooty kettle for coffee over an open fire. */
export const kettle: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const draw = () => {
    const body =
      'M330 380 C300 470 268 600 262 720 C262 776 360 800 480 800 C600 800 698 776 698 720 C692 600 660 470 630 380 Z'
    const spout = 'M640 470 C700 470 724 440 748 380 L800 372 C810 372 812 384 804 390 C780 440 760 560 676 600 Z'
    const clip = `<path d="${body}"/>`
    return (
      rod('M352 352 C330 180 400 110 480 110 C560 110 630 180 608 352', 17, '#6b7276') +
      sheet.lit(
        'leather',
        shape('M412 116 C440 96 520 96 548 116 L552 150 C520 132 440 132 408 150 Z', mix(accent, '#7a4e2c', 0.6)),
        [398, 92, 164, 68],
      ) +
      line('M418 128 C444 114 516 114 542 128', '#fff', 3, 'stroke-opacity=".35" stroke-dasharray="6 5"') +
      sheet.lit('lacquer', shape(spout, cylinder(sheet, mix(main, '#000000', 0.08))), [630, 360, 190, 250]) +
      sheet.lit(
        { round: 9, height: 15, contrast: 0.72, gloss: [0.24, 18] },
        shape(body, cylinder(sheet, main, 0.26)),
        [246, 370, 468, 442],
      ) +
      sheet.clip(
        clip,
        softLine('M262 760 C360 820 600 820 700 760', 110, 0.55, '#16120e') +
          range(
            44,
            () =>
              `<circle cx="${sheet.random.int(262, 700)}" cy="${sheet.random.int(690, 800)}" r="${sheet.random.int(2, 8)}" fill="#14110e" fill-opacity=".3"/>`,
          ).join('') +
          range(
            40,
            () =>
              `<circle cx="${sheet.random.int(280, 690)}" cy="${sheet.random.int(390, 680)}" r="${(0.8 + sheet.random.next() * 2.2).toFixed(1)}" fill="${lighter(main, 0.6)}" fill-opacity=".7"/>`,
          ).join(''),
      ) +
      sheet.lit(
        'metal',
        shape(
          'M320 372 C320 352 400 340 480 340 C560 340 640 352 640 372 C640 392 560 402 480 402 C400 402 320 392 320 372 Z',
          darker(trim, 0.1),
        ),
        [308, 330, 344, 82],
      ) +
      sheet.lit(
        'lacquer',
        shape(
          'M340 364 C350 316 420 296 480 296 C540 296 610 316 620 364 C580 380 380 380 340 364 Z',
          cylinder(sheet, mix(main, second, 0.4), 0.3),
        ),
        [328, 286, 304, 100],
      ) +
      sheet.lit('plastic', '<circle cx="480" cy="278" r="27" fill="#7a4e2c"/>', [444, 242, 72, 72]) +
      rivet(356, 366, 12) +
      rivet(604, 366, 12) +
      (sheet.isBack ? '' : label(430, 540, 104, sheet.mark, mix(main, '#ffffff', 0.84), darker(main, 0.5)))
    )
  }
  return { art: sheet.shadow(500, 806, 270, 28, 0.42) + sided(sheet, draw), closeUp: [300, 240, 400] }
}
