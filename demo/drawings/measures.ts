/** Where to put the measuring tape, for the size tables: a body, a foot or a hand in pale paint, with the tape in a strong colour. */
import type { MeasureName } from './base/families'
import { line, shape } from './base/kit'

const PAPER = '#F6F3EC'
const SKIN = '#E6D3BF'
const SHADE = '#CDB49B'
const CLOTH = '#8FA79A'
const TAPE = '#A8440C'

/** A tape around a body: the part in front is drawn, the part behind is dashed. `half` is half its width. */
const around = (y: number, half: number, x = 600) =>
  line(
    `M${x - half} ${y} C${x - half} ${y - 22} ${x + half} ${y - 22} ${x + half} ${y}`,
    TAPE,
    5,
    'stroke-dasharray="10 9" stroke-opacity=".55"',
  ) +
  line(
    `M${x - half} ${y} C${x - half} ${y + 26} ${x + half} ${y + 26} ${x + half} ${y}`,
    TAPE,
    13,
    'stroke-linecap="round"',
  ) +
  line(
    `M${x - half + 12} ${y + 9} C${x - half + 40} ${y + 24} ${x + half - 40} ${y + 24} ${x + half - 12} ${y + 9}`,
    '#fff',
    3,
    'stroke-dasharray="2 13"',
  )

/** A length with an end at both sides. */
const between = (x1: number, y1: number, x2: number, y2: number) => {
  const [dx, dy] = x1 === x2 ? [20, 0] : [0, 20]
  return line(
    `M${x1} ${y1} L${x2} ${y2} M${x1 - dx} ${y1 - dy} L${x1 + dx} ${y1 + dy} M${x2 - dx} ${y2 - dy} L${x2 + dx} ${y2 + dy}`,
    TAPE,
    9,
    'stroke-linecap="round"',
  )
}

const arms = (side: 1 | -1) =>
  `<g transform="translate(600 0) scale(${side} 1)">${shape('M118 214 C168 226 186 268 192 330 L214 470 C222 520 226 560 218 612 L184 612 C176 560 168 520 158 478 L120 350 Z', SKIN)}${line('M132 356 L164 478', SHADE, 4)}</g>`

/** A person from the head to the thighs. */
const torso =
  arms(1) +
  arms(-1) +
  shape('M562 176 h76 v52 h-76 Z', SHADE) +
  shape(
    'M600 44 C650 44 668 84 664 124 C660 168 634 194 600 194 C566 194 540 168 536 124 C532 84 550 44 600 44 Z',
    SKIN,
  ) +
  shape(
    'M532 118 C526 62 560 34 602 36 C646 36 676 64 668 118 C660 92 642 78 600 80 C560 80 542 92 532 118 Z',
    '#6b5238',
  ) +
  shape(
    'M482 214 C520 206 556 206 562 198 C580 224 620 224 638 198 C644 206 680 206 718 214 C736 250 728 320 716 372 C702 420 702 440 722 520 L478 520 C498 440 498 420 484 372 C472 320 464 250 482 214 Z',
    CLOTH,
  ) +
  shape('M478 516 H722 C740 580 744 660 738 760 H618 L600 610 L582 760 H462 C456 660 460 580 478 516 Z', '#5F7A6C')

const legs =
  shape('M462 756 H584 L570 920 H484 Z M616 756 H738 L716 920 H630 Z', '#5F7A6C') +
  shape('M484 916 H570 V948 H462 C462 932 470 924 484 916 Z M630 916 H716 C730 924 738 932 738 948 H630 Z', SKIN)

const child =
  `<g transform="translate(264 60) scale(.56 .7)">${legs}${torso}</g>` +
  between(840, 92, 840, 724) +
  line('M640 92 H820 M700 724 H820', TAPE, 3, 'stroke-dasharray="8 8"')

const foot =
  shape(
    'M196 560 C176 470 214 404 300 392 L372 120 H560 C566 250 580 330 640 384 C720 440 850 452 938 494 C1000 522 1010 560 984 580 C940 604 300 604 240 596 C214 592 200 580 196 560 Z',
    SKIN,
  ) +
  line(
    'M640 384 C700 428 800 446 860 462 M936 560 C950 552 966 552 980 560 M884 566 C896 556 912 556 924 562',
    SHADE,
    5,
  ) +
  line('M150 604 H1050', SHADE, 6) +
  line('M196 470 V690 M996 500 V690', TAPE, 3, 'stroke-dasharray="8 8"') +
  between(196, 664, 996, 664)

const hand =
  `<g transform="translate(40 0)">${[
    'M440 420 C430 300 424 200 436 128 C448 96 486 98 492 130 L508 380 Z',
    'M508 380 C506 260 508 140 520 84 C534 54 570 58 574 90 L582 376 Z',
    'M582 376 C590 260 600 160 616 112 C632 84 664 92 664 122 L654 390 Z',
    'M654 396 C668 310 690 230 708 196 C726 174 752 186 750 212 L722 430 Z',
  ]
    .map((finger) => shape(finger, SKIN, `stroke="${SHADE}" stroke-width="4"`))
    .join(
      '',
    )}${shape('M436 400 C500 360 660 360 724 412 C738 500 716 600 690 660 L684 770 H490 L480 668 C440 620 380 540 330 470 C310 440 346 412 376 432 L444 492 Z', SKIN)}${line('M452 500 C520 470 620 470 700 500 M520 650 C500 600 500 560 520 510', SHADE, 5)}</g>` +
  `<g transform="rotate(4 610 440)">${around(450, 150, 618)}</g>`

const MEASURES: Readonly<Record<MeasureName, string>> = {
  torso: torso + around(292, 126) + around(428, 108),
  hips: torso + around(428, 108) + around(566, 138),
  child,
  foot,
  hand,
}

/** Draws a measure on a sheet of width × height, whose units are those of a card of 1200 × 800. */
export function drawMeasure(name: MeasureName, width: number, height: number): string {
  const scale = Math.min(width / 1200, height / 800)
  const [x, y] = [(width - 1200 * scale) / 2, (height - 800 * scale) / 2]
  return `<rect width="${width}" height="${height}" fill="${PAPER}"/><g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(3)})">${MEASURES[name]}</g>`
}
