/** Food for the pocket and the pot: energy bars, coffee. */
import { PALETTE } from '../base/palette'
import { darker, label, lighter, line, mix, shape, softLine, stitch, type Draw } from '../base/kit'
import { bounds, castShadow, moved } from './wear-parts'

/** A straight row of teeth from (x, y1) to (x, y2), for cut foil. */
const teeth = (x: number, y1: number, y2: number, count: number, depth: number) =>
  Array.from(
    { length: count * 2 },
    (_, i) => `L${x + (i % 2 ? 0 : depth)} ${Math.round(y1 + ((y2 - y1) * (i + 1)) / (count * 2))}`,
  ).join(' ')

const BAR_TILT = -13
const foil = { round: 15, folds: [0.018, 0.03, 0.18], height: 22, contrast: 0.7, gloss: [0.26, 12] } as const

/** What is in the bar goes with the colour of its wrapper. */
function flavour(main: string): readonly [base: string, pieces: readonly string[]] {
  if (main === PALETTE.lingonberry[0] || main === PALETTE.fireweed[0] || main === PALETTE.rowan[0])
    return ['#b98d56', ['#8f1d2a', '#a92b38', '#d9bd86', '#e6d3a6', '#c79a58']]
  if (main === PALETTE.bark[0] || main === PALETTE.ink[0] || main === PALETTE.midnight[0])
    return ['#5b3a26', ['#3b2417', '#d8b98a', '#c79a5e', '#7a4e30', '#ead7b4']]
  return ['#bd9050', ['#e4cf9f', '#d2b06f', '#a4703a', '#8a5a2e', '#efe0ba']]
}

/** Two bars: one wrapped, one opened and bitten; from behind the wrapper's seam and small print. */
export const energyBar: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const style = sheet.random.int(0, 2)
  const [base, pieces] = flavour(main)
  const wrapper = `M176 404 L236 396 C330 384 670 384 764 396 L824 404 ${teeth(824, 404, 600, 9, 12)} L764 608 C670 620 330 620 236 608 L176 600 ${teeth(176, 600, 404, 9, -12)} Z`
  const under = (d: string, dy: number) => castShadow(moved(d, BAR_TILT, [500, 500], [14, dy + 24]), 26)
  const wrapped = (dy: number, isBack: boolean) => {
    const at = (d: string) => moved(d, BAR_TILT, [500, 500], [0, dy])
    const box = bounds(at(wrapper))
    const clip = `<path d="${at(wrapper)}"/>`
    const band =
      style === 0
        ? 'M560 370 L700 370 L640 640 L500 640 Z'
        : style === 1
          ? 'M160 520 C300 470 420 560 560 520 C680 486 760 520 840 500 L840 640 L160 640 Z'
          : 'M176 404 L330 380 L330 620 L176 600 Z'
    const crimp = [0, 1, 2, 3, 4]
      .map(
        (i) =>
          line(
            at(`M${186 + i * 11} 402 L${186 + i * 11} 602 M${770 + i * 11} 402 L${770 + i * 11} 602`),
            '#000',
            2.6,
            'stroke-opacity=".22"',
          ) +
          line(
            at(`M${190 + i * 11} 402 L${190 + i * 11} 602 M${774 + i * 11} 402 L${774 + i * 11} 602`),
            '#fff',
            2,
            'stroke-opacity=".22"',
          ),
      )
      .join('')
    const lines =
      Array.from({ length: 7 }, (_, i) =>
        line(at(`M300 ${424 + i * 14} L${i % 3 === 2 ? 420 : 520} ${424 + i * 14}`), '#fff', 4, 'stroke-opacity=".55"'),
      ).join('') +
      line(at('M236 536 C400 528 600 528 764 536'), '#000', 18, 'stroke-opacity=".14"') +
      line(at('M236 528 C400 520 600 520 764 528'), '#fff', 3, 'stroke-opacity=".4"') +
      shape(at('M590 410 L730 410 L730 500 L590 500 Z'), '#f7f6f1') +
      Array.from({ length: 24 }, (_, i) =>
        line(at(`M${600 + i * 5.2} 418 L${600 + i * 5.2} 490`), '#111', i % 3 ? 1.7 : 3.2),
      ).join('')
    const [lx = 0, ly = 0] = at('M300 470').slice(1).split(' ').map(Number)
    const berries = Array.from({ length: 7 }, (_, i) => {
      const [x = 0, y = 0] = at(
        `M${590 + (i % 4) * 38 + sheet.random.int(-6, 6)} ${470 + Math.floor(i / 4) * 42 + sheet.random.int(-6, 6)}`,
      )
        .slice(1)
        .split(' ')
        .map(Number)
      const tone = pieces[i % 3] ?? base
      return `<circle cx="${x + 2}" cy="${y + 3}" r="19" fill="#000" opacity=".2"/><circle cx="${x}" cy="${y}" r="18" fill="${tone}"/><circle cx="${x - 6}" cy="${y - 6}" r="5.5" fill="#fff" opacity=".45"/>`
    }).join('')
    return (
      sheet.lit(foil, shape(at(wrapper), main) + sheet.clip(clip, shape(at(band), second)), box) +
      sheet.clip(clip, crimp + (isBack ? '' : line(at('M250 574 C400 586 600 586 750 574'), accent, 7))) +
      sheet.creases(
        clip,
        [
          [236, 420, 300, 440, 330, 520, 10],
          [240, 590, 310, 560, 340, 520, 10],
          [764, 420, 700, 440, 680, 500, 10],
          [764, 590, 690, 570, 670, 520, 10],
        ].map(
          ([x1 = 0, y1 = 0, cx = 0, cy = 0, x2 = 0, y2 = 0, w = 0]) =>
            [
              ...(at(`M${x1} ${y1} L${cx} ${cy} L${x2} ${y2}`).match(/-?[\d.]+/g) ?? []).map(Number),
              w,
            ] as unknown as readonly [number, number, number, number, number, number, number],
        ),
        1.3,
      ) +
      (isBack
        ? lines
        : berries +
          `<g transform="rotate(${BAR_TILT} ${lx} ${ly})">${label(lx - 10, ly - 50, 200, sheet.mark, mix(main, '#ffffff', 0.9), darker(main, 0.5))}${line(`M${lx - 8} ${ly + 70} h170`, '#fff', 8, 'stroke-opacity=".85"')}${line(`M${lx - 8} ${ly + 88} h110`, '#fff', 5, 'stroke-opacity=".6"')}</g>`)
    )
  }
  if (sheet.isBack)
    return {
      art: under(wrapper, -160) + wrapped(-160, true) + under(wrapper, 150) + wrapped(150, false),
      closeUp: [220, 480, 380],
    }
  const at = (d: string) => moved(d, BAR_TILT, [500, 500], [10, 160])
  const bar =
    'M250 410 C360 400 600 402 770 408 C778 424 768 440 746 446 C722 450 712 470 724 488 C700 498 694 526 714 542 C736 548 744 568 736 590 C600 600 360 598 250 592 Z'
  const bits = Array.from({ length: 170 }, () => {
    const x = sheet.random.int(440, 760)
    const y = sheet.random.int(416, 584)
    const long = sheet.random.int(9, 20)
    return shape(
      at(
        moved(
          `M${x - long} ${y} C${x - long} ${y - long * 0.62} ${x + long} ${y - long * 0.62} ${x + long} ${y} C${x + long} ${y + long * 0.62} ${x - long} ${y + long * 0.62} ${x - long} ${y} Z`,
          sheet.random.int(0, 179),
          [x, y],
        ),
      ),
      sheet.random.pick(pieces),
    )
  }).join('')
  const torn =
    'M176 400 L236 392 C330 380 400 380 452 384 L470 402 L456 418 L482 436 L462 456 L490 474 L470 496 L494 512 L470 534 L486 556 L460 574 L474 596 L452 616 C400 622 330 622 236 612 L176 604 Z'
  const silver =
    'M430 380 L478 376 L500 398 L484 418 L512 436 L490 458 L518 476 L498 498 L522 514 L496 538 L514 560 L486 580 L500 604 L452 622 Z'
  return {
    art:
      under(wrapper, -160) +
      wrapped(-160, false) +
      under(`${torn} ${bar}`, 160) +
      sheet.lit(
        { round: 13, folds: [0.05, 0.05, 0.1], grain: [0.2, 0.06], height: 21, contrast: 0.82 },
        shape(at(bar), base),
        bounds(at(bar)),
      ) +
      sheet.clip(
        `<path d="${at(bar)}"/>`,
        sheet.lit(
          { round: 4, grain: [0.4, 0.05], height: 9, contrast: 0.78 },
          bits,
          bounds(at('M430 400 L770 400 L770 600 L430 600 Z')),
        ) + softLine(at('M490 380 C510 450 510 550 480 620'), 44, 0.5),
      ) +
      sheet.lit('metal', shape(at(silver), '#c4cacc'), bounds(at(silver))) +
      sheet.lit(
        foil,
        shape(at(torn), main) +
          sheet.clip(`<path d="${at(torn)}"/>`, shape(at('M176 400 L330 376 L330 626 L176 604 Z'), second)),
        bounds(at(torn)),
      ) +
      line(
        at(
          'M452 384 L470 402 L456 418 L482 436 L462 456 L490 474 L470 496 L494 512 L470 534 L486 556 L460 574 L474 596 L452 616',
        ),
        '#fff',
        3,
        'stroke-opacity=".6"',
      ) +
      [0, 1, 2, 3, 4]
        .map((i) => line(at(`M${186 + i * 11} 402 L${186 + i * 11} 602`), '#000', 2.6, 'stroke-opacity=".22"'))
        .join(''),
    closeUp: [420, 470, 360],
  }
}

/** A coffee bag with its tin tie; a few beans before it. */
export const coffee: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 2)
  const ground = style === 1 ? '#b8926a' : main
  const tie = style === 1 ? darker(main, 0.1) : mix(second, trim, 0.5)
  const front =
    'M336 306 C334 400 318 520 304 640 C296 710 290 770 292 806 C294 826 308 834 330 836 C420 846 560 846 636 836 C646 760 652 640 654 540 C656 450 654 370 650 306 Z'
  const gusset =
    'M650 306 C654 370 656 450 654 540 C652 640 646 760 636 836 L688 808 C700 800 704 790 704 776 C704 620 696 440 674 306 Z'
  const roll =
    'M330 226 C331 216 338 210 350 210 C450 216 560 216 652 210 C664 210 671 216 672 226 L680 304 C676 316 664 320 652 320 C560 330 440 330 348 320 C334 318 326 312 326 300 Z'
  const clip = `<path d="${front}"/>`
  const kraft = { round: 13, folds: [0.014, 0.01, 0.26], grain: [0.5, 0.03], height: 20, contrast: 0.7 } as const
  const paper = 'M372 430 H594 V716 H372 Z'
  const scene = () => {
    const ridge = (y: number, high: number) =>
      `M372 ${y} ${Array.from({ length: 7 }, (_, i) => `L${372 + i * 37} ${Math.round(y - (i % 2 ? high : 0) * (0.5 + sheet.random.next() * 0.7))}`).join(' ')} L594 720 L372 720 Z`
    return sheet.clip(
      `<path d="${paper}"/>`,
      shape('M372 540 H594 V716 H372 Z', mix(accent, '#f4efe4', 0.72)) +
        `<circle cx="${sheet.random.int(430, 540)}" cy="580" r="20" fill="${accent}"/>` +
        shape(ridge(640, 60), mix(main, '#f4efe4', 0.35)) +
        shape(ridge(676, 44), main) +
        shape(ridge(704, 28), darker(second, 0.25)),
    )
  }
  const beans = Array.from({ length: 15 }, (_, i) => {
    const left = i % 2 === 0
    const x = left ? sheet.random.int(176, 330) + (i > 9 ? 60 : 0) : sheet.random.int(640, 806)
    const y = sheet.random.int(826, 886)
    return { x, y, turn: sheet.random.int(0, 179), size: 0.85 + sheet.random.next() * 0.25 }
  }).sort((a, b) => a.y - b.y)
  const bean = 'M-30 0 C-30 -24 30 -24 30 0 C30 24 -30 24 -30 0 Z'
  const put = (d: string, { x, y, turn, size }: { x: number; y: number; turn: number; size: number }) =>
    moved(d, turn, [0, 0], [x, y], size)
  return {
    art:
      sheet.shadow(500, 836, 270, 28, 0.4) +
      sheet.lit(kraft, shape(gusset, darker(ground, 0.2)), [626, 296, 90, 552]) +
      softLine('M668 330 C680 480 680 660 668 800', 24, 0.5) +
      sheet.lit(
        kraft,
        shape(front, ground) + (style === 2 ? sheet.clip(clip, shape('M280 690 H720 V850 H280 Z', second)) : ''),
        [280, 296, 386, 556],
      ) +
      sheet.creases(
        clip,
        [
          [324, 330, 380, 380, 372, 470, 12],
          [640, 330, 590, 390, 596, 460, 12],
          [300, 780, 360, 750, 380, 690, 12],
          [640, 790, 590, 760, 560, 720, 12],
          [420, 326, 440, 370, 500, 350, 10],
          [312, 560, 352, 590, 356, 660, 9],
        ],
        1.2,
      ) +
      softLine('M334 328 C430 342 560 342 676 326', 28, 0.5) +
      sheet.lit(kraft, shape(roll, mix(ground, '#000000', 0.04)), [316, 200, 374, 136]) +
      line('M332 234 C440 242 570 242 672 234', '#000', 2.4, 'stroke-opacity=".28"') +
      line('M334 240 C440 248 570 248 672 240', '#fff', 1.6, 'stroke-opacity=".2"') +
      sheet.lit(
        'metal',
        shape('M318 268 C430 278 570 278 686 268 L688 290 C570 300 430 300 317 290 Z', tie) +
          shape(
            'M312 264 L352 268 L352 294 L312 292 C304 290 304 266 312 264 Z M692 264 L652 268 L652 294 L692 292 C700 290 700 266 692 264 Z',
            darker(tie, 0.12),
          ),
        [298, 258, 408, 48],
      ) +
      line('M324 276 C430 285 570 285 680 276', '#fff', 1.8, 'stroke-opacity=".3"') +
      (sheet.isBack
        ? Array.from({ length: 12 }, (_, i) =>
            line(
              `M378 ${420 + i * 24} h${i % 4 === 3 ? 110 : 216}`,
              style === 1 ? '#3a2614' : '#fff',
              4.5,
              'stroke-opacity=".5"',
            ),
          ).join('') +
          shape('M480 716 H594 V784 H480 Z', '#f7f6f1') +
          Array.from({ length: 19 }, (_, i) => line(`M${488 + i * 5.4} 722 V778`, '#111', i % 3 ? 1.6 : 3)).join('')
        : `<circle cx="484" cy="376" r="22" fill="#000" opacity=".16"/><circle cx="482" cy="374" r="20" fill="${lighter(ground, 0.12)}"/>` +
          [
            [-7, -5],
            [7, -5],
            [0, 8],
          ]
            .map(([dx = 0, dy = 0]) => `<circle cx="${482 + dx}" cy="${374 + dy}" r="2.8" fill="#000" opacity=".6"/>`)
            .join('') +
          sheet.lit('paper', shape(paper, '#f4efe4'), [364, 422, 240, 304]) +
          scene() +
          label(420, 446, 126, sheet.mark, '#f4efe4', darker(main, 0.35)) +
          line('M432 522 h102', darker(main, 0.3), 6) +
          stitch('M380 438 H586 V708 H380 Z', darker(main, 0.2), 0.5, 2)) +
      beans
        .map(({ x, y }) => `<ellipse cx="${x + 5}" cy="${y + 14}" rx="30" ry="12" fill="#2b2318" opacity=".2"/>`)
        .join('') +
      sheet.lit(
        { round: 7, height: 13, contrast: 0.8, gloss: [0.2, 14] },
        beans.map((one) => shape(put(bean, one), mix('#5a3620', '#3a2114', (one.x % 10) / 10))).join(''),
        [130, 790, 730, 140],
      ) +
      beans.map((one) => line(put('M-26 2 C-10 -10 8 12 27 -2', one), '#1c0f07', 4.5, 'stroke-opacity=".75"')).join(''),
    closeUp: [350, 340, 340],
  }
}
