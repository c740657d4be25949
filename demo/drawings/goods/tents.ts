/** Tents whose form is not the tunnel of three poles or the dome of two. */
import {
  both,
  darker,
  label,
  lighter,
  line,
  mix,
  PAPER,
  range,
  seam,
  shape,
  softLine,
  zip,
  type Draw,
  type Sheet,
} from '../base/kit'

type Point = readonly [x: number, y: number]

const guy = ([x1, y1]: Point, [x2, y2]: Point, colour: string) =>
  line(`M${x1} ${y1} L${x2} ${y2}`, colour, 4) +
  line(`M${x2} ${y2 - 8} l${x2 > x1 ? 6 : -6} 16`, '#5b6064', 6, 'stroke-linecap="round"')

const pole = (d: string, colour: string) =>
  line(d, '#000', 13, 'stroke-opacity=".16"') + line(d, colour, 7) + line(d, '#fff', 2, 'stroke-opacity=".35"')

const peg = ([x, y]: Point) => line(`M${x} ${y - 4} l-4 20`, '#5b6064', 7, 'stroke-linecap="round"')

/** The dark inside of an open tent, lighter towards the ground. */
const inside = (sheet: Sheet, trim: string) =>
  sheet.gradient([
    [0, darker(trim, 0.25)],
    [0.7, mix(trim, '#c9b391', 0.28)],
    [1, mix(trim, '#c9b391', 0.5)],
  ])

const turned = (sheet: Sheet, art: string) => (sheet.isBack ? `<g transform="matrix(-1 0 0 1 1000 0)">${art}</g>` : art)

interface Tunnel {
  outline: string
  /** A strip of the second colour. */
  panel: string
  poles: readonly string[]
  guys: readonly (readonly [Point, Point])[]
  pegs: readonly Point[]
  /** The door of a tunnel is drawn once and moved and scaled to its first pole. */
  door: readonly [dx: number, dy: number, width: number, height: number]
  vents: readonly Point[]
  label: Point
}

/** The door at the end of a tunnel: the flap rolled aside, the floor seen through it. */
function tunnelDoor(sheet: Sheet): string {
  const [main, second, accent, trim] = sheet.paints
  const open = 'M236 756 C240 640 250 540 276 470 C330 540 362 650 376 764 C330 766 280 762 236 756 Z'
  return (
    sheet.lit(
      'tent',
      shape(
        'M196 752 C200 600 216 480 258 404 C330 470 380 600 404 762 C330 766 250 762 196 752 Z',
        mix(main, second, 0.55),
      ),
      [180, 390, 240, 390],
    ) +
    shape(open, inside(sheet, trim)) +
    sheet.clip(`<path d="${open}"/>`, shape('M230 700 C290 686 340 690 390 706 V780 H230 Z', '#c8bda0')) +
    softLine('M276 470 C330 540 362 650 376 764', 30, 0.4) +
    zip('M258 404 C330 470 380 600 404 762', mix(main, trim, 0.5), accent, 7)
  )
}

function tunnel(cut: Tunnel): Draw {
  return (sheet) => {
    const [main, second, accent, trim] = sheet.paints
    const [dx, dy, width, height] = cut.door
    const vent = ([x, y]: Point) =>
      sheet.lit('tent', shape(`M${x} ${y} q44 -30 88 0 q-44 20 -88 0 Z`, second), [x - 8, y - 30, 110, 60]) +
      shape(`M${x + 8} ${y + 4} q36 14 72 0 q-36 22 -72 0 Z`, darker(trim, 0.3))
    const door = sheet.isBack
      ? ''
      : sheet.within(
          PAPER,
          () => `<g transform="translate(${dx} ${dy}) scale(${width} ${height})">${tunnelDoor(sheet)}</g>`,
        )
    const art =
      sheet.shadow(500, 776, 430, 32, 0.4) +
      cut.guys.map(([from, to]) => guy(from, to, accent)).join('') +
      sheet.lit('tent', shape(cut.outline, main) + shape(cut.panel, second), [40, 300, 920, 490]) +
      cut.poles.map((d) => pole(d, accent)).join('') +
      door +
      cut.vents.map(vent).join('') +
      sheet.clip(`<path d="${cut.outline}"/>`, line('M40 728 C300 758 700 758 960 728', darker(second, 0.2), 20)) +
      cut.pegs.map(peg).join('') +
      label(cut.label[0], cut.label[1], 80, sheet.mark)
    return { art: turned(sheet, art), closeUp: [150, 400, 330] }
  }
}

/** A light tunnel with two poles, low towards the foot. */
export const shortTunnelTent = tunnel({
  outline:
    'M170 746 C190 610 230 470 312 420 C380 388 470 384 560 404 C690 450 810 610 884 746 C700 772 360 772 170 746 Z',
  panel: 'M560 404 C690 450 810 610 884 746 C800 762 720 766 640 766 C600 640 570 520 560 404 Z',
  poles: ['M312 420 C262 500 242 620 240 756', 'M560 404 C566 520 596 640 640 766'],
  guys: [
    [
      [312, 420],
      [120, 720],
    ],
    [
      [560, 404],
      [470, 838],
    ],
    [
      [820, 640],
      [950, 770],
    ],
  ],
  pegs: [
    [240, 756],
    [640, 766],
    [884, 746],
  ],
  door: [62, 46, 0.95, 0.93],
  vents: [[640, 500]],
  label: [470, 600],
})

/** A tunnel for expeditions: four poles, long, with a porch at both ends. */
export const longTunnelTent = tunnel({
  outline:
    'M50 738 C70 600 112 486 182 452 C240 428 300 426 372 420 C450 410 540 410 612 416 C690 420 746 430 806 454 C880 490 934 610 956 738 C700 770 300 770 50 738 Z',
  panel:
    'M372 420 C450 410 540 410 612 416 C602 520 606 650 622 766 C530 770 420 770 352 764 C346 640 352 520 372 420 Z',
  poles: [
    'M182 452 C140 520 120 620 116 748',
    'M372 420 C352 520 346 640 352 764',
    'M612 416 C602 520 606 650 622 766',
    'M806 454 C812 540 830 650 862 754',
  ],
  guys: [
    [
      [182, 452],
      [28, 690],
    ],
    [
      [372, 420],
      [290, 842],
    ],
    [
      [612, 416],
      [690, 846],
    ],
    [
      [806, 454],
      [976, 700],
    ],
  ],
  pegs: [
    [116, 748],
    [352, 764],
    [622, 766],
    [862, 754],
  ],
  door: [-54, 104, 0.86, 0.86],
  vents: [
    [440, 470],
    [690, 486],
  ],
  label: [450, 600],
})

/** One hoop across the middle and two short struts: the lightest tent with walls of its own. */
export const hoopTent: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const outline =
    'M84 748 L96 694 C230 640 380 470 476 388 C500 370 524 370 546 388 C650 480 780 640 908 694 L918 748 C700 776 300 776 84 748 Z'
  const open = 'M300 758 C330 660 400 540 470 452 C462 560 462 660 470 768 C410 768 350 764 300 758 Z'
  const art =
    sheet.shadow(500, 780, 430, 30, 0.4) +
    guy([96, 694], [22, 764], accent) +
    guy([908, 694], [980, 764], accent) +
    guy([510, 376], [600, 858], accent) +
    sheet.lit(
      'tent',
      shape(outline, main) +
        shape('M546 388 C650 480 780 640 908 694 L918 748 C800 766 640 772 494 770 C486 620 494 480 546 388 Z', second),
      [70, 350, 870, 440],
    ) +
    (sheet.isBack
      ? seam('M300 560 C360 600 420 640 470 690', 0.2)
      : shape(open, inside(sheet, trim)) +
        sheet.clip(`<path d="${open}"/>`, shape('M290 716 H480 V780 H290 Z', '#c8bda0')) +
        sheet.lit(
          'tent',
          shape('M300 758 C330 660 400 540 470 452 C420 560 380 660 356 764 Z', mix(main, second, 0.5)),
          [290, 440, 190, 330],
        ) +
        zip('M470 452 C462 560 462 660 470 768', mix(main, trim, 0.5), accent, 7)) +
    pole('M510 376 C480 480 476 640 490 770', accent) +
    line('M96 694 L90 750 M908 694 L914 750', '#5b6064', 8, 'stroke-linecap="round"') +
    sheet.clip(`<path d="${outline}"/>`, line('M70 736 C300 764 700 764 930 736', darker(second, 0.2), 18)) +
    label(640, 610, 76, sheet.mark)
  return { art: turned(sheet, art), closeUp: [280, 400, 330] }
}

/** A family tent one can stand in: steep walls, windows, a porch with a door that is rolled up. */
export const familyTent: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const outline =
    'M64 784 C70 640 84 470 130 380 C180 300 300 262 440 254 C600 246 740 262 820 312 C886 360 920 560 938 784 C700 812 300 812 64 784 Z'
  const porch =
    'M64 784 C70 640 84 470 130 380 C180 300 270 272 360 262 C372 420 372 620 364 800 C260 802 150 798 64 784 Z'
  const open =
    'M120 790 C122 650 136 520 176 440 C206 414 262 404 308 402 C318 540 318 680 312 800 C240 802 170 798 120 790 Z'
  const pane = (x: number, y: number, width: number) =>
    sheet.lit('tent', shape(`M${x} ${y} h${width} q12 0 12 14 v120 h-${width + 24} v-120 q0 -14 12 -14 Z`, second), [
      x - 16,
      y - 8,
      width + 32,
      156,
    ]) +
    shape(`M${x + 10} ${y + 18} h${width - 20} v96 h-${width - 20} Z`, mix('#cfe0e4', trim, 0.25)) +
    line(`M${x + width / 2} ${y + 18} v96 M${x + 10} ${y + 66} h${width - 20}`, lighter(second, 0.25), 5) +
    shape(`M${x + 18} ${y + 24} l34 0 l-34 60 Z`, '#fff', 'opacity=".35"')
  const art =
    sheet.shadow(500, 812, 440, 30, 0.4) +
    guy([150, 360], [10, 790], accent) +
    guy([850, 350], [984, 800], accent) +
    guy([590, 250], [660, 880], accent) +
    sheet.lit('tent', shape(outline, main), [50, 240, 900, 580]) +
    sheet.lit('tent', shape(porch, second), [50, 256, 330, 560]) +
    (sheet.isBack
      ? seam('M100 560 C200 580 300 584 366 584', 0.25)
      : shape(open, inside(sheet, trim)) +
        sheet.clip(
          `<path d="${open}"/>`,
          shape('M110 736 H330 V810 H110 Z', '#c8bda0') + shape('M200 560 h90 v180 h-90 Z', mix(main, trim, 0.4)),
        ) +
        sheet.lit(
          'tent',
          shape('M168 446 q70 -44 146 -46 v36 q-76 6 -138 44 Z', mix(main, second, 0.4)),
          [156, 390, 170, 100],
        ) +
        line('M206 424 v38 M272 408 v38', accent, 8)) +
    pane(470, 440, 130) +
    pane(690, 452, 110) +
    ['M360 262 C372 420 372 620 364 800', 'M620 254 C640 420 646 620 640 804', 'M820 312 C850 450 866 620 868 794']
      .map((d) => pole(d, accent))
      .join('') +
    sheet.clip(`<path d="${outline}"/>`, line('M50 774 C300 800 700 800 950 774', darker(second, 0.22), 22)) +
    label(500, 330, 84, sheet.mark)
  return { art: turned(sheet, art), closeUp: [430, 300, 360] }
}

/** A dome for storms: its poles cross each other several times, so that the cloth is divided into small fields. */
export const geodesicTent: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const outline =
    'M96 776 C130 620 236 430 400 352 C466 322 534 322 600 352 C764 430 870 620 904 776 C700 808 300 808 96 776 Z'
  const field =
    'M500 330 C560 400 650 480 760 520 C720 640 690 720 680 796 C560 804 440 804 320 796 C310 720 280 640 240 520 C350 480 440 400 500 330 Z'
  const open = 'M500 470 C456 540 424 650 414 800 H586 C576 650 544 540 500 470 Z'
  const art =
    sheet.shadow(500, 806, 440, 30, 0.4) +
    both(guy([240, 520], [50, 830], accent) + guy([330, 400], [120, 860], accent)) +
    sheet.lit('tent', shape(outline, main), [80, 320, 840, 490]) +
    sheet.lit('tent', shape(field, second), [230, 320, 540, 490]) +
    (sheet.isBack
      ? seam('M500 340 V800', 0.25)
      : shape(open, inside(sheet, trim)) +
        sheet.clip(`<path d="${open}"/>`, shape('M400 738 H600 V806 H400 Z', '#c8bda0')) +
        sheet.lit(
          'tent',
          shape('M500 470 C456 540 424 650 414 800 C404 690 420 560 500 470 Z', mix(main, second, 0.5)),
          [400, 460, 110, 350],
        ) +
        zip('M500 470 C544 540 576 650 586 800', mix(main, trim, 0.5), accent, 8)) +
    [
      'M130 780 C220 520 420 290 756 470',
      'M870 780 C780 520 580 290 244 470',
      'M300 796 C250 620 330 420 500 330',
      'M700 796 C750 620 670 420 500 330',
      'M176 640 C340 540 660 540 824 640',
    ]
      .map((d) => pole(d, accent))
      .join('') +
    range(3, (at) => shape(`M${440 + at * 40} 396 l20 -30 l20 30 Z`, darker(trim, 0.2), 'opacity=".6"')).join('') +
    sheet.clip(`<path d="${outline}"/>`, line('M84 764 C300 798 700 798 916 764', darker(main, 0.22), 20)) +
    label(610, 690, 76, sheet.mark)
  return { art, closeUp: [330, 320, 340] }
}
