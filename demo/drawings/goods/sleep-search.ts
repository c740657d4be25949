/** A quilt, a liner, a snowshoe bent of wood, a transceiver for the search in avalanches. */
import {
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
  type Draw,
  type Sheet,
} from '../base/kit'
import { cord, placed, webbing } from './fittings'
import { buckleAt } from './wear-parts'
import { otherSide } from './wheels'

const BLACK = '#24272a'
const sided = (sheet: Sheet, draw: () => string) => (sheet.isBack ? otherSide(sheet, draw) : draw())

/** A down quilt: open at the back, boxes of down, a foot end that closes with a cord. */
export const quilt: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const body =
    'M296 96 C420 78 580 78 704 96 C722 100 730 112 730 132 C736 300 730 480 706 640 C690 760 664 850 640 892 C560 914 440 914 360 892 C336 850 310 760 294 640 C270 480 264 300 270 132 C270 112 278 100 296 96 Z'
  const fold =
    'M704 96 C722 100 730 112 730 132 C734 240 733 350 724 460 C640 440 540 300 520 86 C586 82 650 86 704 96 Z'
  const inside = mix(second, trim, 0.3)
  const clip = `<path d="${body}"/>`
  const pads = range(9, (row) =>
    range(5, (column) => {
      const y = 90 + row * 92
      const narrow = Math.max(0, y - 520) * 0.16
      const left = 268 + narrow + ((464 - 2 * narrow) / 5) * column
      const wide = (464 - 2 * narrow) / 5
      return shape(
        `M${left + 4} ${y + 4} C${left + wide * 0.3} ${y + 12} ${left + wide * 0.7} ${y + 12} ${left + wide - 4} ${y + 4} V${y + 88} C${left + wide * 0.7} ${y + 96} ${left + wide * 0.3} ${y + 96} ${left + 4} ${y + 88} Z`,
        row > 6 ? second : main,
      )
    }).join(''),
  ).join('')
  return {
    art:
      sheet.shadow(500, 920, 210, 22, 0.34) +
      shape(body, darker(main, 0.32)) +
      sheet.lit(
        { round: 14, folds: [0.022, 0.03, 0.2], height: 18, contrast: 0.72 },
        sheet.clip(clip, pads),
        [258, 76, 484, 840],
      ) +
      sheet.clip(clip, softLine('M360 892 C440 914 560 914 640 892', 40, 0.4)) +
      (sheet.isBack
        ? [330, 470]
            .map(
              (y) =>
                webbing(`M280 ${y} C420 ${y + 16} 580 ${y + 16} 720 ${y}`, 22, darker(trim, 0.05)) +
                buckleAt(500, y + 12, 36, 90),
            )
            .join('')
        : sheet.lit(
            { round: 18, folds: [0.014, 0.016, 0.26], height: 20, contrast: 0.7 },
            shape(fold, inside),
            [510, 78, 230, 392],
          ) +
          line('M520 86 C540 300 640 440 724 460', accent, 7) +
          stitch('M534 88 C554 292 648 424 726 444', '#fff', 0.3) +
          cord('M560 90 C556 50 600 40 606 84', 9, accent, darker(accent, 0.4)) +
          label(400, 620, 120, sheet.mark)),
    closeUp: [420, 70, 400],
  }
}

/** A thin liner for a sleeping bag, beside the pouch that it goes into. */
export const liner: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const body =
    'M250 120 C330 100 470 100 550 120 C570 300 566 520 540 800 C530 850 500 872 400 874 C300 872 270 850 260 800 C234 520 230 300 250 120 Z'
  const turned =
    'M250 120 C330 100 470 100 550 120 C556 176 558 230 558 286 C500 330 420 300 350 330 C310 346 270 330 240 300 C240 240 243 180 250 120 Z'
  const clip = `<path d="${body}"/>`
  const pouch = 'M650 640 C650 616 800 616 800 640 L812 820 C812 852 640 852 638 820 Z'
  return {
    art:
      sheet.shadow(480, 880, 330, 24, 0.32) +
      sheet.lit(
        { round: 15, folds: [0.01, 0.02, 0.36], grain: [0.6, 0.04], height: 20, contrast: 0.62 },
        shape(body, main),
        [230, 98, 336, 786],
      ) +
      sheet.creases(clip, [
        [262, 360, 330, 460, 320, 620, 13],
        [540, 380, 470, 480, 490, 640, 13],
        [400, 340, 420, 480, 380, 600, 11],
        [300, 640, 380, 700, 360, 830, 12],
        [510, 660, 440, 720, 460, 840, 12],
        [350, 420, 380, 520, 350, 560, 9],
      ]) +
      sheet.clip(
        clip,
        range(26, (i) => line(`M${240 + i * 13} 110 V874`, '#000', 1.4, 'stroke-opacity=".07"')).join(''),
      ) +
      sheet.lit(
        { round: 14, folds: [0.014, 0.02, 0.3], grain: [0.6, 0.04], height: 19, contrast: 0.62 },
        shape(turned, mix(main, second, 0.55)),
        [230, 98, 338, 246],
      ) +
      stitch('M240 300 C270 330 310 346 350 330 C420 300 500 330 558 286', '#000', 0.3) +
      seam('M250 120 C330 140 470 140 550 120', 0.24) +
      cord('M300 112 C296 60 350 60 346 106', 8, accent, darker(accent, 0.4)) +
      (sheet.isBack ? '' : label(352, 470, 100, sheet.mark)) +
      sheet.lit(
        { round: 20, folds: [0.016, 0.018, 0.3], grain: [0.6, 0.04], height: 22, contrast: 0.72 },
        shape(pouch, second),
        [628, 610, 194, 242],
      ) +
      sheet.lit(
        'canvas',
        shape('M660 612 C680 590 770 590 790 612 C796 636 654 636 660 612 Z', darker(trim, 0.1)),
        [646, 586, 158, 54],
      ) +
      cord('M724 600 C700 540 770 530 752 598', 8, accent, darker(accent, 0.4)) +
      label(680, 720, 86, sheet.mark),
    closeUp: [220, 80, 400],
  }
}

/** A pair of snowshoes bent of ash and laced with rawhide. */
export const woodenSnowshoe: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const wood = '#c4925a'
  const FRAME =
    'M0 -400 C-90 -396 -136 -310 -136 -190 C-134 -20 -60 150 -14 300 L-12 420 H12 L14 300 C60 150 134 -20 136 -190 C136 -310 90 -396 0 -400 Z'
  const inner =
    'M0 -376 C-76 -372 -114 -296 -114 -190 C-112 -30 -48 120 -6 262 H6 C48 120 112 -30 114 -190 C114 -296 76 -372 0 -376 Z'
  const draw = () => {
    const lace =
      range(22, (i) =>
        line(`M${-190 + i * 18} -400 L${-20 + i * 18} 280 M${190 - i * 18} -400 L${20 - i * 18} 280`, '#e9dcc0', 3.4),
      ).join('') + range(20, (i) => line(`M-140 ${-370 + i * 34} H140`, '#d9c8a4', 3)).join('')
    return (
      sheet.soft(
        `<path d="${FRAME}" fill="none" stroke="#2b2318" stroke-width="26" stroke-opacity=".36" transform="translate(16 20)"/>`,
        10,
        [-160, -420, 330, 880],
      ) +
      sheet.clip(
        `<path d="${inner}"/>`,
        shape(inner, '#fff', 'fill-opacity=".12"') +
          lace +
          shape('M-56 -150 C-50 -200 50 -200 56 -150 L44 -96 H-44 Z', '#4a3a2a', 'fill-opacity=".75"'),
      ) +
      sheet.lit(
        { round: 7, height: 12, contrast: 0.74, gloss: [0.16, 14] },
        line(FRAME, wood, 24, 'stroke-linejoin="round"') +
          line('M-122 -260 C-60 -272 60 -272 122 -260', wood, 22) +
          line('M-110 -70 C-60 -60 60 -60 110 -70', wood, 22),
        [-156, -420, 312, 850],
      ) +
      line('M-128 -230 C-130 -60 -66 120 -22 290', '#fff', 3, 'stroke-opacity=".35"') +
      range(5, (i) => line(`M-14 ${300 + i * 20} H14`, '#e9dcc0', 7)).join('') +
      [
        [-122, -260],
        [122, -260],
        [-110, -70],
        [110, -70],
      ]
        .map(([x = 0, y = 0]) => range(3, (i) => line(`M${x - 15} ${y - 12 + i * 11} l30 5`, '#e9dcc0', 5)).join(''))
        .join('') +
      sheet.lit(
        'leather',
        shape('M-52 -200 C-40 -214 40 -214 52 -200 L58 -120 C40 -104 -40 -104 -58 -120 Z', mix(main, '#6b4a30', 0.35)) +
          shape(
            'M-64 -160 H64 q10 0 10 10 v18 q0 10 -10 10 H-64 q-10 0 -10 -10 v-18 q0 -10 10 -10 Z',
            mix(second, '#6b4a30', 0.3),
          ),
        [-82, -222, 164, 126],
      ) +
      stitch('M-46 -190 H46 M-50 -122 H50', '#f1e3c4', 0.7) +
      line('M-46 -110 C-76 -20 -60 30 0 40 C60 30 76 -20 46 -110', mix(main, '#6b4a30', 0.35), 18) +
      line(
        'M-46 -110 C-76 -20 -60 30 0 40 C60 30 76 -20 46 -110',
        '#f1e3c4',
        2.4,
        'stroke-dasharray="6 5" stroke-opacity=".7"',
      ) +
      buckleAt(52, -141, 34, 90) +
      label(-24, -190, 48, sheet.mark, accent, darker(accent, 0.7))
    )
  }
  return {
    art: sided(sheet, () => placed(sheet, 340, 500, -4, draw) + placed(sheet, 660, 500, 4, draw)),
    closeUp: [190, 230, 330],
  }
}

/** An avalanche transceiver: case with its display, arrow, switch and harness strap. */
export const transceiver: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const body =
    'M330 250 C330 196 372 170 430 166 H570 C628 170 670 196 670 250 L684 720 C684 790 640 834 570 838 H430 C360 834 316 790 316 720 Z'
  const screen =
    'M384 300 C384 280 396 268 416 268 H584 C604 268 616 280 616 300 V560 C616 580 604 592 584 592 H416 C396 592 384 580 384 560 Z'
  const strap = darker(trim, 0.05)
  const display =
    shape(screen, '#c9d6cf') +
    sheet.clip(`<path d="${screen}"/>`, softLine('M384 270 L500 600', 120, 0.2, '#fff')) +
    shape('M500 300 L556 372 H524 V404 H476 V372 H444 Z', '#14201b') +
    [
      [448, 424],
      [552, 424],
      [420, 400],
      [580, 400],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          `<path d="M${x} ${y} l${i % 2 ? 18 : -18} -20" stroke="#14201b" stroke-width="9" stroke-opacity="${i > 1 ? 0.25 : 0.5}"/>`,
      )
      .join('') +
    shape(
      'M440 452 H486 V470 H458 V484 H480 C492 484 494 492 494 500 V520 C494 532 488 536 478 536 H440 V520 H474 V500 H440 Z M512 520 h16 v16 h-16 Z M546 452 H584 C592 452 594 456 594 464 V524 C594 532 592 536 584 536 H554 C546 536 546 532 546 524 Z M562 468 V520 H578 V468 Z',
      '#14201b',
      'fill-rule="evenodd"',
    ) +
    range(
      5,
      (i) =>
        `<rect x="${410 + i * 36}" y="556" width="26" height="15" rx="4" fill="#14201b" fill-opacity="${i < 3 ? 0.85 : 0.2}"/>`,
    ).join('')
  return {
    art:
      sheet.shadow(500, 860, 210, 26, 0.36) +
      webbing('M350 230 C230 200 210 420 250 560', 30, strap) +
      webbing('M650 230 C770 200 790 420 750 560', 30, strap) +
      buckleAt(234, 400, 42, 4) +
      sheet.lit(
        { round: 22, height: 28, contrast: 0.74, gloss: [0.22, 18] },
        shape(body, main) +
          shape(
            'M316 690 C400 720 600 720 684 690 L684 720 C684 790 640 834 570 838 H430 C360 834 316 790 316 720 Z',
            second,
          ),
        [304, 156, 392, 694],
      ) +
      (sheet.isBack
        ? sheet.lit(
            'plastic',
            shape(
              'M400 330 H600 q14 0 14 14 V600 q0 14 -14 14 H400 q-14 0 -14 -14 V344 q0 -14 14 -14 Z',
              darker(main, 0.18),
            ),
            [376, 320, 248, 304],
          ) +
          range(5, (i) => line(`M420 ${380 + i * 44} H580`, '#000', 6, 'stroke-opacity=".22"')).join('') +
          label(440, 660, 120, sheet.mark)
        : sheet.lit(
            'plastic',
            shape(
              'M364 292 C364 262 382 248 412 248 H588 C618 248 636 262 636 292 V568 C636 598 618 612 588 612 H412 C382 612 364 598 364 568 Z',
              BLACK,
            ),
            [354, 238, 292, 384],
          ) +
          display +
          sheet.lit(
            'rubber',
            '<circle cx="430" cy="668" r="33" fill="#2b2f32"/><circle cx="570" cy="668" r="33" fill="#2b2f32"/>',
            [388, 626, 224, 84],
          ) +
          line('M418 668 h24', '#fff', 6) +
          line('M558 668 h24 M570 656 v24', '#fff', 6) +
          sheet.lit(
            'plastic',
            shape('M402 742 H598 q16 0 16 16 v28 q0 16 -16 16 H402 q-16 0 -16 -16 v-28 q0 -16 16 -16 Z', accent),
            [376, 732, 248, 80],
          ) +
          range(5, (i) => line(`M${440 + i * 30} 752 v40`, '#000', 5, 'stroke-opacity=".25"')).join('') +
          label(450, 190, 100, sheet.mark) +
          `<circle cx="606" cy="214" r="10" fill="#7CC99B"/>`) +
      line('M352 236 C356 206 384 190 430 186', lighter(main, 0.6), 6, 'stroke-opacity=".5" stroke-linecap="round"'),
    closeUp: [340, 230, 330],
  }
}
