/** For the camp kitchen: a fillet knife, a pot of titanium. */
import { darker, label, lighter, line, mix, range, shape, softLine, type Draw } from '../base/kit'
import { barTack, cord, placed, rivet, webbing } from './fittings'
import { cylinder } from './wear-parts'

/** A long thin blade that bends, over its sheath with holes for the water. */
export const filletKnife: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const draw = () => {
    const blade = 'M-92 -20 C120 -20 330 -24 496 -58 C440 -14 340 14 200 20 C100 24 0 22 -92 22 Z'
    const edge = 'M-60 10 C60 13 210 9 310 -8 C386 -20 444 -38 496 -58 C440 -14 340 14 200 20 C100 24 0 22 -60 22 Z'
    const handle =
      'M-96 -34 C-150 -44 -200 -34 -262 -40 C-320 -44 -356 -56 -392 -44 C-424 -32 -436 10 -430 46 C-426 70 -400 74 -380 62 C-340 42 -290 36 -230 42 C-180 46 -140 48 -96 40 Z'
    const specks = range(120, () => {
      const x = sheet.random.int(-430, -96)
      const y = sheet.random.int(-50, 66)
      return `<ellipse cx="${x}" cy="${y}" rx="${sheet.random.int(3, 9)}" ry="${sheet.random.int(2, 5)}" transform="rotate(${sheet.random.int(-60, 60)} ${x} ${y})" fill="${sheet.random.pick([darker(main, 0.5), lighter(main, 0.34), mix(main, '#c79a63', 0.6)])}" fill-opacity=".6"/>`
    }).join('')
    return (
      sheet.soft(
        `${shape(blade, '#2b2318', 'fill-opacity=".3" transform="translate(8 16)"')}${shape(handle, '#2b2318', 'fill-opacity=".34" transform="translate(8 16)"')}`,
        10,
        [-440, -100, 940, 200],
      ) +
      sheet.lit(
        { round: 4, height: 6, contrast: 0.6, gloss: [0.2, 18] },
        shape(
          blade,
          sheet.gradient(
            [
              [0, '#aab3b8'],
              [0.3, '#e3e8ea'],
              [0.5, '#b4bdc1'],
              [0.72, '#d9dfe1'],
              [1, '#8d969b'],
            ],
            [0, 0, 1, 0.3],
          ),
        ),
        [-100, -100, 592, 138],
      ) +
      shape(edge, '#eef1f2', 'fill-opacity=".8"') +
      line('M-60 9 C60 12 210 8 310 -9 C386 -21 444 -39 494 -58', '#78828a', 2.4, 'stroke-opacity=".7"') +
      line('M-80 -15 C120 -15 320 -19 460 -46', '#fff', 3, 'stroke-opacity=".7"') +
      sheet.lit(
        { round: 16, grain: [0.3, 0.1], height: 22, contrast: 0.76 },
        shape(handle, main),
        [-446, -66, 364, 150],
      ) +
      sheet.clip(`<path d="${handle}"/>`, specks + softLine('M-410 56 C-320 30 -220 40 -96 38', 22, 0.4)) +
      line('M-390 -30 C-320 -38 -220 -20 -110 -24', '#fff', 5, 'stroke-opacity=".22" stroke-linecap="round"') +
      sheet.lit(
        'plastic',
        shape('M-112 -40 C-100 -46 -84 -44 -80 -34 L-76 40 C-78 50 -98 54 -110 46 Z', darker(trim, 0.1)),
        [-122, -54, 56, 116],
      ) +
      '<circle cx="-398" cy="12" r="12" fill="#16191b"/><circle cx="-398" cy="12" r="12" fill="none" stroke="#c9a45c" stroke-width="5"/>' +
      cord('M-398 14 C-440 50 -470 70 -452 112 C-434 140 -400 110 -394 20', 10, accent, darker(accent, 0.4))
    )
  }
  const sheath = () => {
    const outline =
      'M-410 -58 C-404 -72 -388 -78 -370 -78 C-180 -80 40 -64 220 -36 C320 -20 420 0 448 22 C456 38 440 50 412 56 C260 84 -60 86 -330 84 C-392 82 -418 66 -418 40 Z'
    const clip = `<path d="${outline}"/>`
    const holes = range(9, (i) => {
      const x = -210 + i * 68
      const y = 14 + i * 3
      return `<ellipse cx="${x + 2}" cy="${y + 3}" rx="19" ry="10" fill="#fff" fill-opacity=".22"/><ellipse cx="${x}" cy="${y}" rx="19" ry="10" fill="#0e1112" fill-opacity=".85"/>`
    }).join('')
    return (
      sheet.soft(
        shape(outline, '#2b2318', 'fill-opacity=".34" transform="translate(8 14)"'),
        12,
        [-420, -80, 880, 190],
      ) +
      sheet.lit('plastic', shape(outline, mix(second, '#3a3f42', 0.35)), [-432, -90, 896, 190]) +
      sheet.clip(
        clip,
        shape('M-430 -90 H-292 V100 H-430 Z', darker(trim, 0.05)) +
          line('M-292 -90 V100', '#000', 5, 'stroke-opacity=".35"'),
      ) +
      line('M-280 62 C-60 66 240 60 404 40', '#000', 4, 'stroke-opacity=".25"') +
      line('M-280 -56 C-60 -56 200 -34 400 10', '#fff', 4, 'stroke-opacity=".22"') +
      holes +
      rivet(-262, -52, 8) +
      rivet(-262, 60, 8) +
      (sheet.isBack
        ? webbing('M-360 -110 C-364 -40 -364 40 -356 110', 44, darker(trim, 0.15)) +
          barTack(-380, -64, 44, 12, accent) +
          barTack(-380, 58, 44, 12, accent)
        : `<g transform="rotate(4 -352 0)">${label(-398, -24, 92, sheet.mark, '#f4f1ea', darker(main, 0.5))}</g>`)
    )
  }
  return {
    art:
      sheet.shadow(500, 790, 410, 24, 0.22) +
      placed(sheet, 500, 680, -3, sheath, 1) +
      placed(sheet, 492, 400, sheet.isBack ? -12 : -16, draw, 1),
    closeUp: [60, 330, 400],
  }
}

/** A pot of thin titanium with folding wings, its colours those of the flame. */
export const titaniumPot: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const metal = mix('#a5a19b', main, 0.14)
  const pot =
    'M252 330 C252 300 368 284 470 284 C572 284 688 300 688 330 V762 C688 806 640 832 470 832 C300 832 252 806 252 762 Z'
  const clip = `<path d="${pot}"/>`
  const wing = (dy: number, reach: number) => {
    const d = `M684 ${380 + dy} C${720 + reach} ${360 + dy} ${800 + reach} ${372 + dy} ${812 + reach} ${430 + dy} L${818 + reach} ${560 + dy} C${816 + reach} ${612 + dy} ${740 + reach} ${636 + dy} 684 ${618 + dy}`
    return (
      line(d, '#000', 22, 'stroke-opacity=".12" transform="translate(6 10)"') +
      line(d, darker(metal, 0.5), 17, 'stroke-linecap="round" stroke-linejoin="round"') +
      line(d, lighter(metal, 0.12), 10, 'stroke-linejoin="round"') +
      line(d, '#fff', 3, 'stroke-opacity=".6" transform="translate(-2 -3)"')
    )
  }
  const marks = range(6, (i) => {
    const y = 716 - i * 58
    const wide = i % 2 ? 30 : 54
    return (
      line(`M330 ${y + 3} h${wide}`, '#fff', 5, 'stroke-opacity=".5" stroke-linecap="round"') +
      line(`M330 ${y} h${wide}`, darker(metal, 0.5), 5, 'stroke-linecap="round"')
    )
  }).join('')
  return {
    art:
      sheet.shadow(490, 838, 300, 28, 0.38) +
      (sheet.isBack ? '' : wing(-14, -34)) +
      sheet.lit(
        { round: 8, grain: [0.6, 0.012], height: 12, contrast: 0.72, gloss: [0.14, 14] },
        shape(pot, cylinder(sheet, metal, 0.16)),
        [238, 274, 464, 570],
      ) +
      // Where the flame was, the oxide is straw, then violet, then blue.
      sheet.clip(
        clip,
        shape(
          'M240 706 C320 690 380 726 470 712 C560 698 620 724 700 700 V850 H240 Z',
          sheet.gradient([
            [0, '#c9a14d', 0],
            [0.32, '#b9853f', 0.2],
            [0.58, '#8a5a86', 0.24],
            [0.8, '#43659c', 0.32],
            [1, '#2f4a74', 0.36],
          ]),
        ) +
          range(9, (i) =>
            line(
              `M252 ${376 + i * 50} C340 ${394 + i * 50} 600 ${394 + i * 50} 688 ${376 + i * 50}`,
              '#fff',
              2,
              'stroke-opacity=".1"',
            ),
          ).join(''),
      ) +
      line('M254 770 C300 822 640 822 686 770', '#000', 5, 'stroke-opacity=".22"') +
      softLine('M312 380 V780', 22, 0.36, '#fff') +
      (sheet.isBack ? '' : marks + label(440, 452, 128, sheet.mark, lighter(metal, 0.16), darker(metal, 0.62))) +
      // The lid: a rim, a strainer's holes, a tab that folds.
      sheet.lit(
        { round: 7, height: 12, contrast: 0.72, gloss: [0.2, 18] },
        shape(
          'M238 316 C238 278 360 256 470 256 C580 256 702 278 702 316 C702 340 600 360 470 360 C340 360 238 340 238 316 Z',
          cylinder(sheet, lighter(metal, 0.12), 0.2),
        ),
        [226, 246, 488, 126],
      ) +
      line(
        'M264 314 C264 288 372 272 470 272 C568 272 676 288 676 314 C676 332 580 344 470 344 C360 344 264 332 264 314 Z',
        '#000',
        3,
        'stroke-opacity=".22"',
      ) +
      range(
        6,
        (i) =>
          `<ellipse cx="${566 + (i % 3) * 28}" cy="${298 + Math.floor(i / 3) * 20 + (i % 3) * 3}" rx="9" ry="4.6" fill="#23282b"/>`,
      ).join('') +
      line(
        'M408 298 C404 226 416 204 470 204 C524 204 536 226 532 298',
        darker(metal, 0.5),
        16,
        'stroke-linecap="round"',
      ) +
      line(
        'M408 298 C404 226 416 204 470 204 C524 204 536 226 532 298',
        lighter(metal, 0.16),
        9,
        'stroke-linecap="round"',
      ) +
      sheet.lit(
        'rubber',
        line('M432 208 C446 203 494 203 508 208', mix(accent, second, 0.1), 24, 'stroke-linecap="round"'),
        [412, 188, 116, 38],
      ) +
      sheet.lit(
        'metal',
        shape(
          'M660 360 h34 q8 0 8 8 v34 q0 8 -8 8 h-34 Z M660 590 h34 q8 0 8 8 v34 q0 8 -8 8 h-34 Z',
          darker(metal, 0.12),
        ),
        [648, 350, 66, 302],
      ) +
      rivet(678, 385, 7) +
      rivet(678, 615, 7) +
      wing(6, 20) +
      sheet.lit(
        'rubber',
        line('M834 460 L836 546', darker(trim, 0.1), 26, 'stroke-linecap="round"'),
        [808, 436, 56, 136],
      ) +
      range(5, (i) => line(`M824 ${470 + i * 18} h24`, '#fff', 3, 'stroke-opacity=".18"')).join(''),
    closeUp: [240, 190, 400],
  }
}
