/** Small gear for the trail: water filters that hang or are pumped, a soft flask, a folding knife, a sit pad, a camp bootie. */
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
import { barTack, cord, rivet, screw, webbing } from './fittings'
import { buckleAt, cylinder } from './wear-parts'
import { otherSide } from './wheels'

const BLACK = '#24272a'
const sided = (sheet: Sheet, draw: () => string) => (sheet.isBack ? otherSide(sheet, draw) : draw())
const CLEAR = { round: 16, folds: [0.02, 0.014, 0.16], height: 18, contrast: 0.5, gloss: [0.22, 14] } as const

/** A gravity filter: a bag that hangs, a hose with its filter, the clean bag below. */
export const gravityFilter: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const strap = darker(trim, 0.05)
  const draw = () => {
    const bag =
      'M300 196 H640 C656 196 662 208 660 222 L636 480 C630 530 560 566 480 584 C400 566 316 530 306 480 L280 222 C278 208 284 196 300 196 Z'
    const clean =
      'M560 704 H780 C796 704 806 716 804 732 L796 860 C794 886 774 896 750 896 H590 C566 896 548 886 546 860 L536 732 C534 716 544 704 560 704 Z'
    const clip = `<path d="${bag}"/>`
    const blue = mix('#bfdfea', main, 0.1)
    return (
      webbing('M320 210 C330 110 400 74 470 74 C540 74 610 110 620 210', 22, strap) +
      cord('M480 576 C480 640 470 660 470 690', 18, '#c3d3d8', '#f4fafb') +
      cord(
        'M470 790 C470 860 520 900 560 880 C610 850 600 760 640 730 C652 716 664 712 670 700',
        18,
        '#c3d3d8',
        '#f4fafb',
      ) +
      sheet.lit(
        { round: 24, folds: [0.009, 0.012, 0.22], grain: [0.8, 0.014], height: 23, contrast: 0.76, gloss: [0.1, 10] },
        shape(bag, main) + sheet.clip(clip, shape('M260 400 C380 430 560 430 680 400 V600 H260 Z', second)),
        [270, 186, 400, 410],
      ) +
      sheet.creases(clip, [
        [310, 240, 370, 320, 350, 420, 12],
        [640, 240, 570, 320, 590, 430, 12],
        [420, 560, 430, 480, 400, 420, 11],
        [530, 560, 520, 490, 560, 420, 10],
      ]) +
      shape('M398 300 C398 284 560 284 560 300 L552 440 C550 458 410 458 406 440 Z', '#dcebf0', 'fill-opacity=".9"') +
      sheet.clip(
        '<path d="M398 300 C398 284 560 284 560 300 L552 440 C550 458 410 458 406 440 Z"/>',
        shape('M380 350 C440 336 520 364 580 346 V470 H380 Z', '#7db4cc') + softLine('M420 300 V440', 22, 0.5, '#fff'),
      ) +
      range(4, (i) => line(`M536 ${330 + i * 26} h-${i % 2 ? 14 : 24}`, '#3f5a66', 4)).join('') +
      sheet.lit(
        'canvas',
        shape(
          'M276 168 H664 C676 168 682 178 680 190 L676 224 H264 L260 190 C258 178 264 168 276 168 Z',
          mix(main, second, 0.4),
        ),
        [248, 158, 444, 76],
      ) +
      line('M280 196 H660', '#000', 4, 'stroke-opacity=".3"') +
      buckleAt(300, 212, 38, 0) +
      buckleAt(640, 212, 38, 0) +
      label(426, 480, 104, sheet.mark) +
      sheet.lit('plastic', shape('M452 560 h56 v34 q-28 14 -56 0 Z', BLACK), [442, 550, 76, 60]) +
      // The filter: fibres behind a clear case.
      sheet.lit(
        'plastic',
        shape('M438 680 h64 q8 0 8 8 v18 h-80 v-18 q0 -8 8 -8 Z M430 780 h80 v18 q0 8 -8 8 h-64 q-8 0 -8 -8 Z', accent),
        [420, 670, 100, 146],
      ) +
      shape('M436 704 h68 v80 h-68 Z', '#e6eff1') +
      range(9, (i) => line(`M${441 + i * 7.2} 706 v76`, i % 2 ? '#fbfbf6' : '#9fb2b7', 3)).join('') +
      line('M444 708 v70', '#fff', 6, 'stroke-opacity=".8"') +
      sheet.lit('plastic', shape('M456 628 h42 q6 0 6 8 v22 h-54 v-22 q0 -8 6 -8 Z', BLACK), [440, 620, 74, 46]) +
      sheet.lit(CLEAR, shape(clean, blue), [524, 694, 292, 214]) +
      sheet.clip(
        `<path d="${clean}"/>`,
        shape('M520 770 C600 756 720 784 820 764 V910 H520 Z', '#8cc1d8', 'fill-opacity=".85"') +
          softLine('M572 720 C566 780 570 840 580 880', 26, 0.6, '#fff'),
      ) +
      sheet.lit('plastic', shape('M640 678 h60 q10 0 10 10 v26 h-80 v-26 q0 -10 10 -10 Z', main), [620, 668, 100, 56]) +
      shape('M652 812 l20 -34 20 34 q4 28 -20 30 q-24 -2 -20 -30 Z', accent)
    )
  }
  return { art: sheet.shadow(600, 908, 240, 22, 0.3) + sided(sheet, draw), closeUp: [330, 420, 400] }
}

/** A pump filter: its body with a lever, a hose with a float. */
export const pumpFilter: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const draw = () => {
    const body =
      'M400 380 C400 350 440 338 500 338 C560 338 600 350 600 380 V740 C600 772 560 786 500 786 C440 786 400 772 400 740 Z'
    return (
      cord(
        'M404 700 C300 720 240 640 250 540 C258 470 330 450 330 380 C330 300 230 290 190 340',
        19,
        '#2f3437',
        '#8b9498',
      ) +
      sheet.lit(
        'foam',
        shape('M164 330 C164 304 184 290 206 300 C232 312 236 350 216 372 C196 388 164 366 164 330 Z', accent),
        [154, 286, 82, 98],
      ) +
      sheet.lit('plastic', shape('M176 380 q18 -14 36 0 l6 60 q-24 14 -48 0 Z', BLACK), [162, 368, 64, 84]) +
      range(4, (i) => line(`M${182 + i * 8} 394 v44`, '#fff', 2, 'stroke-opacity=".25"')).join('') +
      cord('M596 420 C660 430 700 470 706 540 C712 620 700 700 700 760', 19, '#c3d3d8', '#f4fafb') +
      sheet.lit(
        'plastic',
        shape('M664 752 h72 q8 0 8 10 v40 q-44 20 -88 0 v-40 q0 -10 8 -10 Z', main),
        [648, 744, 104, 76],
      ) +
      range(5, (i) => line(`M${672 + i * 14} 760 v44`, '#000', 3, 'stroke-opacity=".25"')).join('') +
      line('M500 336 V214', '#5b6367', 26) +
      line('M496 336 V214', '#d5dbdd', 7) +
      sheet.lit(
        'plastic',
        shape(
          'M392 168 C392 146 420 138 500 138 C580 138 608 146 608 168 V186 C608 214 566 222 500 222 C434 222 392 214 392 186 Z',
          darker(trim, 0.05),
        ),
        [380, 128, 240, 106],
      ) +
      line('M412 160 C440 150 560 150 588 160', '#fff', 4, 'stroke-opacity=".3"') +
      sheet.lit('plastic', shape(body, cylinder(sheet, main, 0.25)), [386, 328, 228, 470]) +
      sheet.lit(
        'plastic',
        shape('M386 372 C386 340 614 340 614 372 V424 C580 444 420 444 386 424 Z', BLACK),
        [374, 334, 252, 112],
      ) +
      range(15, (i) => line(`M${396 + i * 15} 378 v48`, '#fff', 3, 'stroke-opacity=".12"')).join('') +
      shape('M436 490 H564 V650 C564 664 436 664 436 650 Z', '#dfe9ec') +
      range(
        9,
        (i) =>
          shape(
            `M436 ${502 + i * 17} C470 ${512 + i * 17} 530 ${512 + i * 17} 564 ${502 + i * 17} v9 C530 ${521 + i * 17} 470 ${521 + i * 17} 436 ${511 + i * 17} Z`,
            '#f7f4ea',
          ) + line(`M436 ${511 + i * 17} C470 ${521 + i * 17} 530 ${521 + i * 17} 564 ${511 + i * 17}`, '#9fb2b7', 2.4),
      ).join('') +
      line('M450 496 V648', '#fff', 9, 'stroke-opacity=".7"') +
      shape('M400 686 C440 704 560 704 600 686 V724 C560 742 440 742 400 724 Z', cylinder(sheet, second)) +
      label(452, 700, 96, sheet.mark, mix(main, '#ffffff', 0.86), darker(main, 0.5)) +
      sheet.lit(
        'plastic',
        shape('M590 402 h36 q8 16 0 36 h-36 Z M380 684 h30 v34 h-30 q-8 -16 0 -34 Z', accent),
        [366, 394, 276, 334],
      )
    )
  }
  return { art: sheet.shadow(480, 808, 260, 26, 0.36) + sided(sheet, draw), closeUp: [350, 300, 340] }
}

/** A flask of soft film with a bite valve, half full. */
export const softFlask: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const body =
    'M444 350 C420 372 372 392 362 446 C352 520 380 590 378 680 C376 760 352 800 362 850 C368 880 420 892 500 892 C580 892 632 880 638 850 C648 800 624 760 622 680 C620 590 648 520 638 446 C628 392 580 372 556 350 Z'
  const water =
    'M376 560 C440 578 540 546 626 566 C620 620 622 640 622 680 C624 760 648 800 638 850 C632 880 580 892 500 892 C420 892 368 880 362 850 C352 800 376 760 378 680 C378 640 380 610 376 560 Z'
  const clip = `<path d="${body}"/>`
  return {
    art:
      sheet.shadow(500, 898, 170, 24, 0.34) +
      sheet.lit(
        CLEAR,
        shape(body, mix('#dcebf0', main, 0.12)) + shape(water, mix('#a3cfe0', main, 0.16)),
        [342, 340, 316, 564],
      ) +
      sheet.clip(
        clip,
        softLine('M404 430 C392 520 420 600 412 700 C408 780 396 820 404 870', 30, 0.7, '#fff') +
          line('M376 560 C440 578 540 546 626 566', '#fff', 5, 'stroke-opacity=".7"'),
      ) +
      sheet.creases(clip, [
        [380, 640, 430, 660, 460, 720, 11],
        [622, 660, 570, 690, 540, 760, 11],
        [400, 410, 440, 440, 430, 520, 10],
        [600, 420, 560, 460, 570, 540, 10],
      ]) +
      (sheet.isBack
        ? ''
        : sheet.clip(
            clip,
            line('M380 760 L440 690 L484 740 L548 640 L640 760', main, 9, 'stroke-linejoin="round"') +
              `<circle cx="566" cy="610" r="17" fill="none" stroke="${main}" stroke-width="7"/>`,
          ) + label(440, 470, 120, sheet.mark, main, lighter(main, 0.8))) +
      range(6, (i) => line(`M616 ${600 + i * 40} h-${i % 2 ? 18 : 32}`, second, 4, 'stroke-opacity=".8"')).join('') +
      sheet.lit(
        'plastic',
        shape('M424 296 C424 276 576 276 576 296 V348 C560 366 440 366 424 348 Z', main),
        [412, 270, 176, 104],
      ) +
      range(11, (i) => line(`M${434 + i * 13} 300 v50`, '#000', 3, 'stroke-opacity=".22"')).join('') +
      shape('M462 246 h76 v40 h-76 Z', darker(trim, 0.1)) +
      sheet.lit(
        'rubber',
        shape(
          'M458 252 C456 222 468 206 478 196 C490 188 510 188 522 196 C532 206 544 222 542 252 C528 264 472 264 458 252 Z',
          mix(accent, '#ffffff', 0.12),
        ),
        [446, 180, 108, 88],
      ) +
      line('M480 214 C476 224 474 232 474 244', '#fff', 7, 'stroke-opacity=".5" stroke-linecap="round"') +
      line('M486 196 h28', '#000', 4, 'stroke-opacity=".5" stroke-linecap="round"'),
    closeUp: [340, 130, 360],
  }
}

/** A folding knife, half opened, with its clip and lanyard. */
export const foldingKnife: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const draw = () => {
    const blade = 'M470 480 C430 380 350 260 236 190 C224 184 216 194 222 208 C250 330 320 440 420 520 Z'
    const bevel = 'M222 208 C250 330 320 440 420 520 L440 506 C350 420 290 330 230 204 Z'
    const handle =
      'M398 496 C420 462 470 452 510 470 C600 510 700 586 800 648 C846 680 850 738 812 762 C780 782 740 770 706 742 C620 676 520 620 430 572 C394 552 382 522 398 496 Z'
    return (
      cord(
        'M806 728 C870 760 890 820 850 850 C810 870 780 820 812 750',
        12,
        mix(accent, BLACK, 0.1),
        darker(accent, 0.5),
      ) +
      sheet.lit(
        'metal',
        shape(
          blade,
          sheet.gradient(
            [
              [0, '#dfe4e6'],
              [0.5, '#aab2b6'],
              [1, '#868f94'],
            ],
            [1, 0, 0, 1],
          ),
        ),
        [206, 176, 280, 356],
      ) +
      shape(bevel, '#e8ecee', 'fill-opacity=".85"') +
      line('M244 206 C340 280 410 380 452 478', '#fff', 4, 'stroke-opacity=".6"') +
      shape('M356 300 C374 318 388 336 400 356 L388 364 C374 344 362 328 346 310 Z', '#3b4246') +
      sheet.lit('leather', shape(handle, main), [382, 452, 462, 322]) +
      sheet.clip(
        `<path d="${handle}"/>`,
        range(9, (i) =>
          line(
            `M${400 + i * 4} ${520 + i * 9} C${520} ${540 + i * 14} ${660} ${620 + i * 12} 800 ${690 + i * 9}`,
            darker(main, 0.45),
            2.4,
            'stroke-opacity=".3"',
          ),
        ).join('') +
          shape(
            'M398 496 C420 462 470 452 510 470 L540 486 C500 520 490 560 486 602 L430 572 C394 552 382 522 398 496 Z',
            sheet.gradient([
              [0, '#d5dadc'],
              [1, '#8b9498'],
            ]),
          ),
      ) +
      rivet(448, 516, 22, '#c9a45c') +
      rivet(448, 516, 8, '#8a6a30') +
      rivet(640, 620, 10, '#c9a45c') +
      rivet(744, 690, 10, '#c9a45c') +
      line('M560 500 C640 546 720 602 792 654', '#fff', 4, 'stroke-opacity=".25"') +
      (sheet.isBack
        ? sheet.lit(
            'metal',
            shape(
              'M790 690 C740 640 660 590 590 556 C578 552 572 566 582 574 C650 614 720 664 766 716 C780 726 800 706 790 690 Z',
              '#9aa3a7',
            ),
            [564, 546, 240, 186],
          ) + screw(770, 702, 8)
        : `<g transform="rotate(33 610 606)">${label(572, 580, 76, sheet.mark, mix(main, second, 0.5), lighter(trim, 0.7))}</g>`) +
      `<circle cx="808" cy="716" r="13" fill="#c9a45c"/><circle cx="808" cy="716" r="8" fill="#1d2124"/>`
    )
  }
  return { art: sheet.shadow(560, 830, 330, 20, 0.26) + sided(sheet, draw), closeUp: [340, 400, 360] }
}

/** A folded pad to sit on, held by elastic. */
export const sitPad: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const panel = (y: number, paint: string, depth: number) => {
    const d = `M${200 + depth} ${y} C${196 + depth} ${y - 12} ${206 + depth} ${y - 20} ${222 + depth} ${y - 20} H${778 + depth} C${794 + depth} ${y - 20} ${804 + depth} ${y - 12} ${800 + depth} ${y} L${806 + depth} ${y + 40} C${806 + depth} ${y + 54} ${796 + depth} ${y + 60} ${782 + depth} ${y + 60} H${218 + depth} C${204 + depth} ${y + 60} ${194 + depth} ${y + 54} ${194 + depth} ${y + 40} Z`
    return (
      sheet.lit('foam', shape(d, paint), [184 + depth, y - 30, 632, 100]) +
      range(
        15,
        (i) =>
          `<ellipse cx="${226 + depth + i * 39}" cy="${y + 20}" rx="13" ry="8" fill="#000" fill-opacity=".16"/><ellipse cx="${226 + depth + i * 39}" cy="${y + 16}" rx="12" ry="6" fill="#fff" fill-opacity=".16"/>`,
      ).join('')
    )
  }
  const top =
    'M270 330 H750 C768 330 780 338 786 352 L842 520 C848 540 838 552 818 552 H184 C164 552 152 540 158 520 L232 352 C238 338 252 330 270 330 Z'
  return {
    art:
      sheet.shadow(505, 846, 350, 28, 0.38) +
      panel(760, darker(main, 0.1), 0) +
      panel(690, mix(main, second, 0.6), 6) +
      panel(620, main, -4) +
      panel(560, mix(main, second, 0.6), 2) +
      sheet.lit('foam', shape(top, main), [146, 320, 708, 244]) +
      range(8, (row) =>
        range(13, (column) => {
          const y = 352 + row * 25
          const wide = 250 + (y - 330) * 0.44
          const x = 502 + ((column - 6) / 6) * wide
          return `<ellipse cx="${Math.round(x)}" cy="${y}" rx="15" ry="8" fill="#000" fill-opacity=".15"/><ellipse cx="${Math.round(x) - 2}" cy="${y - 4}" rx="13" ry="6" fill="#fff" fill-opacity=".17"/>`
        }).join(''),
      ).join('') +
      both(
        line('M330 332 C310 440 300 520 300 560 C296 660 298 760 304 822', darker(accent, 0.15), 24) +
          line(
            'M330 332 C310 440 300 520 300 560 C296 660 298 760 304 822',
            lighter(accent, 0.25),
            3,
            'stroke-dasharray="7 6"',
          ),
      ) +
      label(440, sheet.isBack ? 650 : 424, 120, sheet.mark),
    closeUp: [200, 340, 380],
  }
}

/** A pair of down booties for tent and hut. */
export const campBootie: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const one = (far: boolean) => {
    const shade = far ? 0.16 : 0
    const body =
      'M470 250 C460 330 462 420 450 480 C420 540 320 560 240 610 C190 640 176 700 200 740 C216 766 260 772 320 772 H690 C740 772 762 750 762 700 C764 560 752 400 748 250 C660 226 550 226 470 250 Z'
    const clip = `<path d="${body}"/>`
    const paint = darker(main, shade)
    const lines = [
      'M456 470 C540 520 660 520 756 476',
      'M462 380 C550 424 660 424 754 384',
      'M466 306 C550 344 660 344 750 308',
      'M380 548 C440 620 460 700 460 772',
      'M280 588 C330 640 350 710 350 772',
      'M480 520 C560 600 580 700 580 772',
    ]
    return (
      sheet.lit(
        { round: 26, folds: [0.016, 0.02, 0.26], height: 27, contrast: 0.74 },
        shape(body, paint),
        [166, 222, 616, 560],
      ) +
      sheet.clip(
        clip,
        lines
          .map(
            (d) =>
              softLine(d, 30, 0.5) +
              line(d, '#000', 2.6, 'stroke-opacity=".45"') +
              line(d, '#fff', 5, 'stroke-opacity=".14" transform="translate(0 9)"'),
          )
          .join(''),
      ) +
      sheet.lit(
        'canvas',
        shape(
          'M186 706 C190 690 230 690 300 712 C420 742 620 740 762 706 C764 752 744 776 690 778 H300 C220 778 180 760 186 706 Z',
          darker(mix(second, trim, 0.4), shade),
        ),
        [174, 690, 600, 98],
      ) +
      line('M196 724 C300 756 640 760 760 724', '#fff', 2.4, 'stroke-opacity=".25" stroke-dasharray="7 5"') +
      sheet.lit(
        'rubber',
        shape('M190 752 C240 780 740 786 762 744 C766 790 744 804 700 804 H290 C220 804 186 790 190 752 Z', BLACK),
        [180, 742, 596, 72],
      ) +
      range(18, (i) => line(`M${226 + i * 29} 784 v16`, '#fff', 4, 'stroke-opacity=".16"')).join('') +
      sheet.lit(
        'canvas',
        shape('M462 226 C550 204 660 204 754 226 L756 268 C660 246 550 246 462 268 Z', darker(second, shade)),
        [452, 206, 314, 70],
      ) +
      shape('M476 230 C550 214 660 214 742 230 C660 246 550 246 476 230 Z', darker(trim, 0.35)) +
      cord('M466 262 C440 300 430 330 436 370', 8, accent, darker(accent, 0.4)) +
      sheet.lit('plastic', shape('M424 366 h26 q6 0 6 8 v26 h-38 v-26 q0 -8 6 -8 Z', BLACK), [410, 358, 54, 50]) +
      (far ? '' : label(628, 560, 78, sheet.mark))
    )
  }
  const draw = () =>
    `<g transform="translate(-70 -26)">${sheet.within([70, 26, 1000, 1000], () => one(true))}</g><g transform="translate(70 30)">${sheet.within([-70, -30, 1000, 1000], () => one(false))}</g>`
  return { art: sheet.shadow(510, 838, 340, 26, 0.4) + sided(sheet, draw), closeUp: [420, 220, 400] }
}

/** A case for a map, clear in front, on a cord around the neck. */
export const mapCase: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const frame =
    'M262 300 C262 284 274 274 290 274 H710 C726 274 738 284 738 300 V850 C738 866 726 876 710 876 H290 C274 876 262 866 262 850 Z'
  const pane = 'M306 350 H694 V832 H306 Z'
  const contours = [40, 74, 108, 144, 180]
    .map(
      (r, i) =>
        `<ellipse cx="${430 + sheet.random.int(-8, 8)}" cy="${500 + sheet.random.int(-8, 8)}" rx="${r}" ry="${Math.round(r * (0.72 + i * 0.05))}" fill="none" stroke="#b98a57" stroke-width="3" stroke-opacity=".8"/>`,
    )
    .join('')
  const map =
    shape(pane, '#e9efdc') +
    sheet.clip(
      `<path d="${pane}"/>`,
      shape('M306 690 C400 660 460 720 540 700 C620 680 640 740 694 720 V832 H306 Z', '#9cc7dc') +
        shape('M520 350 C560 420 640 430 694 410 V350 Z', '#c3dba8') +
        contours +
        line('M306 620 C400 600 480 640 560 560 S660 520 694 470', accent, 7, 'stroke-dasharray="16 8"') +
        line('M600 350 C560 460 600 560 540 690', '#5a9ac0', 5) +
        range(7, (i) =>
          line(`M${306 + i * 65} 350 V832 M306 ${380 + i * 72} H694`, '#4a6b8a', 1.6, 'stroke-opacity=".4"'),
        ).join('') +
        shape('M640 470 l10 -20 10 20 Z M414 492 l9 -17 9 17 Z', '#8a3a24'),
    )
  return {
    art:
      sheet.shadow(500, 884, 240, 24, 0.34) +
      cord('M310 300 C270 60 730 60 690 300', 12, darker(trim, 0.05), accent) +
      sheet.lit('plastic', shape('M486 92 h28 q8 0 8 8 v26 h-44 v-26 q0 -8 8 -8 Z', BLACK), [468, 84, 64, 52]) +
      sheet.lit(
        { round: 12, folds: [0.01, 0.01, 0.12], height: 15, contrast: 0.7, gloss: [0.14, 12] },
        shape(frame, main),
        [250, 262, 500, 626],
      ) +
      (sheet.isBack
        ? stitch('M306 350 H694 V832 H306 Z', '#fff', 0.3) +
          label(420, 560, 160, sheet.mark, lighter(main, 0.1), darker(main, 0.6))
        : map +
          line(pane, '#000', 4, 'stroke-opacity=".25"') +
          shape('M330 370 L470 370 L330 620 Z', '#fff', 'fill-opacity=".26"') +
          shape('M520 360 L580 360 L360 800 L330 800 Z', '#fff', 'fill-opacity=".16"')) +
      sheet.lit(
        'canvas',
        shape('M252 264 C252 250 262 240 278 240 H722 C738 240 748 250 748 264 V318 H252 Z', second),
        [240, 230, 520, 98],
      ) +
      zip('M262 330 H738', darker(main, 0.3), '#6a7276', 13) +
      line('M700 330 l30 22', accent, 11, 'stroke-linecap="round"') +
      both(rivet(300, 282, 13, '#8b9498') + barTack(330, 276, 40, 10, accent)) +
      (sheet.isBack ? '' : label(446, 256, 108, sheet.mark)) +
      seam('M270 864 H730', 0.2),
    closeUp: [330, 240, 380],
  }
}
