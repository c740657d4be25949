/** On the water, second part: paddles for canoe and board, a belt that inflates, a neoprene suit without sleeves. */
import {
  both,
  bothOutlines,
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
import { placed, webbing } from './fittings'
import { buckleAt } from './wear-parts'
import { otherSide } from './wheels'

const BLACK = '#24272a'
const WOOD = '#c89a62'
const sided = (sheet: Sheet, draw: () => string) => (sheet.isBack ? otherSide(sheet, draw) : draw())
const LAID = { round: 7, height: 12, contrast: 0.72, gloss: [0.24, 20] } as const

/** A wooden canoe paddle: laminated shaft and blade, a grip like a pear, varnish. */
export const canoePaddle: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const draw = () => {
    const blade =
      'M-15 40 C-30 70 -84 90 -92 160 C-98 250 -88 340 -62 392 C-44 418 44 418 62 392 C88 340 98 250 92 160 C84 90 30 70 15 40 Z'
    const shaft = 'M-15 -330 H15 L17 70 C17 150 8 250 0 330 C-8 250 -17 150 -17 70 Z'
    const grip =
      'M-15 -330 C-20 -352 -58 -362 -60 -390 C-58 -420 -30 -430 0 -430 C30 -430 58 -420 60 -390 C58 -362 20 -352 15 -330 Z'
    const clip = `<path d="${blade}"/>`
    return (
      sheet.soft(
        `<path d="${blade} ${shaft} ${grip}" fill="#2b2318" fill-opacity=".36" transform="translate(18 16)"/>`,
        11,
        [-110, -440, 240, 880],
      ) +
      sheet.lit(
        LAID,
        shape(blade, WOOD) +
          sheet.clip(
            clip,
            shape('M-100 40 H-56 V420 H-100 Z M56 40 H100 V420 H56 Z', darker(WOOD, 0.22)) +
              shape('M-40 40 H-28 V420 H-40 Z M28 40 H40 V420 H28 Z', darker(WOOD, 0.36)) +
              shape('M-110 300 C-40 276 40 276 110 300 V430 H-110 Z', main) +
              shape('M-110 286 C-40 262 40 262 110 286 V298 C40 274 -40 274 -110 298 Z', accent),
          ),
        [-104, 30, 208, 390],
      ) +
      sheet.clip(
        clip,
        range(11, (i) =>
          line(
            `M${-84 + i * 17} 60 C${-80 + i * 16} 160 ${-88 + i * 17} 260 ${-82 + i * 17} 410`,
            darker(WOOD, 0.5),
            1.6,
            'stroke-opacity=".28"',
          ),
        ).join('') + softLine('M-66 130 C-72 210 -68 290 -56 350', 20, 0.6, '#fff'),
      ) +
      sheet.lit(
        LAID,
        shape(shaft, lighter(WOOD, 0.1)) + shape('M-5 -330 H5 V200 H-5 Z', darker(WOOD, 0.3)),
        [-26, -340, 52, 680],
      ) +
      sheet.lit(
        { round: 14, height: 20, contrast: 0.74, gloss: [0.26, 18] },
        shape(grip, darker(WOOD, 0.08)),
        [-68, -440, 136, 120],
      ) +
      line('M-36 -404 C-20 -416 20 -416 36 -404', '#fff', 5, 'stroke-opacity=".4" stroke-linecap="round"') +
      shape('M-17 -250 H17 V-226 H-17 Z M-17 -214 H17 V-206 H-17 Z', second) +
      label(-36, 330, 72, sheet.mark, mix(main, '#ffffff', 0.82), darker(main, 0.5))
    )
  }
  return {
    art: sheet.shadow(520, 930, 240, 18, 0.2) + sided(sheet, () => placed(sheet, 500, 500, 28, draw, 0.98)),
    closeUp: [230, 480, 380],
  }
}

/** A board paddle in three parts: blade with its angle, clamp, T grip. */
export const supPaddle: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const draw = () => {
    const blade =
      'M-12 110 C-30 130 -76 160 -84 230 C-92 310 -70 390 -40 424 C-24 438 24 438 40 424 C70 390 92 310 84 230 C76 160 30 130 12 110 Z'
    const clip = `<path d="${blade}"/>`
    const carbon = '#33393c'
    return (
      sheet.soft(
        `<path d="${blade} M-11 -420 H11 V130 H-11 Z" fill="#2b2318" fill-opacity=".34" transform="translate(18 16)"/>`,
        11,
        [-100, -440, 220, 900],
      ) +
      sheet.lit(LAID, shape('M-12 -400 H12 V140 H-12 Z', carbon), [-22, -410, 44, 560]) +
      line('M-5 -396 V130', '#fff', 3, 'stroke-opacity=".35"') +
      range(22, (i) => line(`M-11 ${-380 + i * 23} l22 14`, '#000', 2, 'stroke-opacity=".3"')).join('') +
      shape('M-12 -300 H12 V-240 H-12 Z', main) +
      shape('M-12 -232 H12 V-224 H-12 Z', accent) +
      range(9, (i) => line(`M0 ${-190 + i * 12} h10`, '#dfe6e8', 2.4, 'stroke-opacity=".7"')).join('') +
      sheet.lit(
        'plastic',
        shape(
          'M-22 -80 H22 q6 0 6 8 V-28 q0 8 -6 8 H-22 q-6 0 -6 -8 V-72 q0 -8 6 -8 Z M-20 60 H20 V104 H-20 Z',
          BLACK,
        ) + shape('M20 -74 C44 -70 50 -40 40 -4 C34 8 22 2 22 -8 Z', accent),
        [-38, -90, 98, 204],
      ) +
      sheet.lit(
        LAID,
        shape(blade, main) +
          sheet.clip(
            clip,
            shape('M-100 300 L100 230 V450 H-100 Z', second) + shape('M-100 286 L100 216 V228 L-100 298 Z', accent),
          ),
        [-98, 100, 196, 340],
      ) +
      sheet.clip(
        clip,
        line('M0 110 V420', '#000', 5, 'stroke-opacity=".2"') +
          line('M-5 120 V420', '#fff', 4, 'stroke-opacity=".3"') +
          softLine('M-56 220 C-62 290 -54 350 -40 390', 20, 0.6, '#fff'),
      ) +
      label(-40, 238, 80, sheet.mark) +
      sheet.lit(
        { round: 13, height: 19, contrast: 0.74, gloss: [0.2, 16] },
        shape(
          'M-16 -396 C-18 -414 -66 -414 -72 -432 C-72 -456 -40 -462 0 -462 C40 -462 72 -456 72 -432 C66 -414 18 -414 16 -396 Z',
          darker(trim, 0.15),
        ),
        [-82, -470, 164, 84],
      ) +
      line('M-48 -442 C-20 -452 20 -452 48 -442', accent, 7, 'stroke-linecap="round"')
    )
  }
  return {
    art: sheet.shadow(520, 940, 230, 18, 0.2) + sided(sheet, () => placed(sheet, 500, 500, 26, draw, 0.96)),
    closeUp: [240, 520, 380],
  }
}

/** A belt that becomes a life jacket: pouch, webbing, buckle, the toggle that fires it. */
export const inflatableBelt: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const strap = darker(trim, 0.05)
  const pouch =
    'M230 460 C226 428 250 410 286 406 C420 392 580 392 714 406 C750 410 774 428 770 460 C778 520 778 580 768 632 C762 664 740 676 708 680 C580 694 420 694 292 680 C260 676 238 664 232 632 C222 580 222 520 230 460 Z'
  const clip = `<path d="${pouch}"/>`
  return {
    art:
      sheet.shadow(500, 742, 300, 26, 0.36) +
      webbing('M260 540 C120 520 120 330 300 290 C430 264 570 264 700 290 C880 330 880 520 740 540', 46, strap) +
      (sheet.isBack ? buckleAt(500, 272, 68, 90) : '') +
      sheet.lit(
        { round: 28, folds: [0.01, 0.013, 0.16], grain: [0.7, 0.03], height: 29, contrast: 0.76 },
        shape(pouch, main) + sheet.clip(clip, shape('M210 590 C400 612 600 612 790 590 V720 H210 Z', second)),
        [212, 384, 576, 312],
      ) +
      sheet.creases(clip, [
        [240, 470, 300, 500, 340, 560, 11],
        [760, 470, 700, 500, 660, 560, 11],
        [300, 670, 360, 640, 440, 650, 10],
      ]) +
      (sheet.isBack
        ? webbing('M330 408 V682', 40, strap) +
          webbing('M670 408 V682', 40, strap) +
          stitch('M250 440 C400 424 600 424 750 440 V640 C600 660 400 660 250 640 Z', '#000', 0.24) +
          label(440, 510, 120, sheet.mark)
        : zip('M244 470 C330 450 420 446 500 446 C580 446 670 450 756 470', darker(main, 0.35), '#6a7276', 15) +
          line('M262 470 l-14 40', accent, 12, 'stroke-linecap="round"') +
          sheet.clip(clip, seam('M210 590 C400 612 600 612 790 590', 0.3)) +
          sheet.lit(
            'canvas',
            shape('M330 506 H430 q8 0 8 8 v58 q0 8 -8 8 H330 q-8 0 -8 -8 v-58 q0 -8 8 -8 Z', '#dfe6e8'),
            [312, 496, 136, 94],
          ) +
          range(5, (i) => line(`M${336 + i * 20} 514 l12 58`, '#9fabb0', 2.4)).join('') +
          label(500, 510, 116, sheet.mark) +
          // The toggle hangs out, red: it must be found without looking.
          line('M664 676 C666 700 660 716 656 732', '#d5dbdd', 7) +
          sheet.lit(
            'plastic',
            shape('M636 728 C636 716 676 716 676 728 L682 784 C682 802 630 802 630 784 Z', '#c8242e'),
            [620, 710, 72, 96],
          ) +
          shape('M646 748 h20 v26 h-20 Z', '#fff', 'fill-opacity=".5"')) +
      both(
        sheet.lit(
          'canvas',
          shape('M214 486 h34 v112 h-34 q-10 0 -10 -10 v-92 q0 -10 10 -10 Z', strap),
          [194, 478, 64, 130],
        ),
      ),
    closeUp: [460, 420, 360],
  }
}

/** A sleeveless suit of neoprene for cold water. */
export const longJohn: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const half =
    'M418 110 C396 112 384 122 382 136 C388 190 380 240 350 280 C344 340 356 400 360 460 C340 560 330 700 346 880 C372 894 424 894 450 882 C458 780 470 680 492 580 L500 560 V300 C452 290 430 210 418 110 Z'
  const side =
    'M350 280 C344 340 356 400 360 460 C340 560 330 700 346 880 L384 890 C372 740 384 600 408 470 C412 400 400 340 372 240 C366 256 358 270 350 280 Z'
  const knee = 'M346 640 C380 656 430 656 468 644 C462 700 456 740 452 770 C420 784 370 782 340 772 Z'
  const foam = {
    round: 20,
    folds: [0.012, 0.016, 0.14],
    grain: [0.5, 0.03],
    height: 22,
    contrast: 0.78,
    gloss: [0.1, 9],
  } as const
  const clip = bothOutlines(half)
  return {
    art:
      sheet.shadow(500, 916, 200, 20, 0.32) +
      shape('M420 116 C440 250 560 250 580 116 C560 150 440 150 420 116 Z', darker(main, 0.5)) +
      (sheet.isBack ? shape('M420 112 C450 180 550 180 580 112 L560 320 H440 Z', darker(main, 0.1)) : '') +
      sheet.lit(
        foam,
        both(shape(half, mix(main, BLACK, 0.12)) + shape(side, second) + shape(knee, mix(second, trim, 0.5))),
        [326, 100, 348, 800],
      ) +
      sheet.creases(clip, [
        [498, 562, 440, 596, 366, 580, 12],
        [502, 562, 560, 596, 634, 580, 12],
        [362, 470, 420, 500, 480, 480, 10],
        [638, 470, 580, 500, 520, 480, 9],
        [344, 800, 390, 830, 446, 806, 9],
        [656, 800, 610, 830, 554, 806, 9],
      ]) +
      sheet.clip(clip, softLine('M500 560 C488 660 474 760 460 870', 34, 0.5)) +
      both(
        stitch('M372 240 C400 340 412 400 408 470 C384 600 372 740 384 890', '#fff', 0.4) +
          stitch('M346 640 C380 656 430 656 468 644', '#fff', 0.3) +
          line('M418 112 C430 210 452 290 500 300', accent, 9) +
          line('M384 132 C390 190 382 240 352 280', mix(accent, BLACK, 0.3), 7) +
          range(5, (i) => line(`M${364 + i * 20} 690 l-4 50`, '#000', 4, 'stroke-opacity=".22"')).join(''),
      ) +
      (sheet.isBack
        ? stitch('M500 300 V560', '#fff', 0.34) + label(456, 360, 88, sheet.mark)
        : zip('M500 300 V556', BLACK, '#b98f3a', 17, [500, 306, accent]) + label(404, 380, 62, sheet.mark)) +
      both(line('M348 870 C380 882 424 882 450 872', darker(trim, 0.2), 16)) +
      both(sheet.lit('plastic', shape('M392 118 h30 v26 h-34 Z', BLACK), [380, 110, 52, 42])),
    closeUp: [340, 100, 360],
  }
}
