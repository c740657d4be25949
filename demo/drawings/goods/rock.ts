/** For rock and ice, second part: harness, figure of eight, sling, spikes for any shoe. */
import { both, darker, label, lighter, line, mix, range, shape, stitch, type Draw, type Sheet } from '../base/kit'
import { barTack, cord, placed, webbing } from './fittings'
import { otherSide } from './wheels'

const STEEL = '#b3babd'
const sided = (sheet: Sheet, draw: () => string) => (sheet.isBack ? otherSide(sheet, draw) : draw())
const PAD = { round: 13, folds: [0.014, 0.014, 0.12], grain: [0.6, 0.05], height: 18, contrast: 0.76 } as const

/** A climbing harness as it hangs when worn: waist belt, tie-in loops, two leg loops, gear loops. */
export const harness: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const strap = darker(trim, 0.05)
  const waist =
    'M196 318 C300 276 700 276 804 318 C820 344 820 396 806 424 C700 390 600 400 500 404 C400 400 300 390 194 424 C180 396 180 344 196 318 Z'
  const inside = 'M212 312 C330 238 670 238 788 312 C700 290 300 290 212 312 Z'
  // A leg loop seen from the front: an oval ring, its far half darker.
  const far = 'M262 640 C290 604 420 604 462 640 C440 664 290 668 262 640 Z'
  const near =
    'M244 634 C244 690 280 742 356 748 C430 746 476 694 478 636 C470 610 458 606 448 628 C420 672 300 676 272 630 C262 606 248 610 244 634 Z'
  const gear = (x1: number, x2: number, y: number) =>
    cord(
      `M${x1} ${y} C${x1 - 6} ${y + 92} ${x2 + 6} ${y + 92} ${x2} ${y + 2}`,
      12,
      mix(second, '#000000', 0.2),
      lighter(accent, 0.1),
    )
  const buckles = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${sheet.lit('metal', shape('M-34 -26 H34 q8 0 8 8 V18 q0 8 -8 8 H-34 q-8 0 -8 -8 V-18 q0 -8 8 -8 Z M-24 -12 V12 H-6 V-12 Z M8 -12 V12 H26 V-12 Z', STEEL, 'fill-rule="evenodd"'), [-52, -36, 104, 72])}</g>`
  return {
    art:
      sheet.shadow(500, 862, 250, 22, 0.3) +
      shape(inside, darker(second, 0.4)) +
      both(webbing('M300 410 C306 480 316 560 318 620', 16, strap)) +
      both(shape(far, darker(second, 0.45))) +
      (sheet.isBack ? both(gear(256, 372, 396)) : '') +
      both(
        sheet.lit(PAD, shape(near, main), [232, 596, 258, 164]) +
          line('M258 650 C280 700 320 726 358 728 C412 724 448 690 464 646', mix(second, accent, 0.12), 15) +
          stitch('M252 640 C262 706 306 738 356 740 C420 738 462 700 470 640', '#fff', 0.4) +
          (sheet.isBack ? '' : buckles(286, 690, 48)),
      ) +
      sheet.lit(PAD, shape(waist, main), [178, 272, 644, 164]) +
      line('M206 372 C310 338 690 338 794 372', mix(main, second, 0.75), 40) +
      stitch('M204 330 C310 292 690 292 796 330', '#fff', 0.34) +
      stitch('M206 408 C310 380 400 388 500 392 C600 388 690 380 794 408', '#fff', 0.34) +
      (sheet.isBack
        ? line('M470 392 C470 450 530 450 530 392', strap, 13) + label(452, 336, 96, sheet.mark)
        : both(gear(214, 330, 402) + gear(340, 436, 400)) +
          webbing('M206 372 C310 340 420 340 500 344 C600 340 690 338 794 372', 26, strap) +
          buckles(396, 350, -2) +
          webbing('M330 640 C400 664 440 640 486 626 H514 C560 640 600 664 670 640', 24, strap) +
          // The belay loop joins both tie-in loops.
          shape('M470 330 h60 v26 q-30 12 -60 0 Z', strap) +
          webbing('M484 350 C474 440 474 540 484 640', 26, accent, lighter(accent, 0.4)) +
          webbing('M516 350 C526 440 526 540 516 640', 26, darker(accent, 0.14), lighter(accent, 0.3)) +
          both(barTack(474, 470, 20, 12, '#d0282f') + barTack(474, 494, 20, 12, '#d0282f')) +
          sheet.lit(
            PAD,
            shape('M474 612 h52 q12 0 12 14 v26 q-38 16 -76 0 v-26 q0 -14 12 -14 Z', mix(second, '#000000', 0.2)),
            [452, 602, 96, 66],
          ) +
          label(610, 300, 84, sheet.mark)),
    closeUp: [320, 280, 400],
  }
}

/** A figure of eight for descending. */
export const figureEight: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const style = sheet.random.chance(0.5)
  const outer =
    'M500 130 C584 130 622 190 612 256 C604 310 580 342 584 392 C690 420 744 506 744 610 C744 760 634 862 500 862 C366 862 256 760 256 610 C256 506 310 420 416 392 C420 342 396 310 388 256 C378 190 416 130 500 130 Z'
  const holes =
    'M500 186 C546 186 562 218 556 258 C550 296 526 318 500 318 C474 318 450 296 444 258 C438 218 454 186 500 186 Z M500 462 C596 462 662 526 662 616 C662 712 590 784 500 784 C410 784 338 712 338 616 C338 526 404 462 500 462 Z'
  const ears =
    'M300 470 C262 440 226 446 216 474 C212 500 240 522 270 540 Z M700 470 C738 440 774 446 784 474 C788 500 760 522 730 540 Z'
  const draw = () =>
    sheet.soft(
      `<path d="${outer} ${holes}" fill="#2b2318" fill-opacity=".4" fill-rule="evenodd" transform="translate(20 24)"/>`,
      13,
      [240, 120, 540, 780],
    ) +
    sheet.lit(
      { round: 15, height: 23, contrast: 0.74, gloss: [0.34, 20] },
      `<path d="${outer} ${style ? ears : ''} ${holes}" fill="${main}" fill-rule="evenodd"/>`,
      [200, 120, 600, 756],
    ) +
    line('M430 168 C452 146 546 146 570 172', lighter(main, 0.6), 6, 'stroke-opacity=".6" stroke-linecap="round"') +
    line('M284 560 C300 480 350 440 410 424', lighter(main, 0.6), 7, 'stroke-opacity=".55" stroke-linecap="round"') +
    label(452, 360, 96, sheet.mark, main, lighter(main, 0.7)) +
    range(7, (i) => line(`M${440 + i * 20} 826 v14`, darker(second, 0.3), 4, 'stroke-opacity=".7"')).join('') +
    line('M330 700 C360 780 420 822 500 824', accent, 5, 'stroke-opacity=".9"')
  return {
    art: sided(sheet, () =>
      placed(
        sheet,
        500,
        510,
        -10,
        () => `<g transform="translate(-500 -500)">${sheet.within([0, 0, 1000, 1000], draw)}</g>`,
        0.92,
      ),
    ),
    closeUp: [300, 110, 400],
  }
}

/** A sewn sling, laid in a loop. */
export const sling: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const loop =
    'M500 500 C370 410 270 340 290 230 C315 120 480 96 550 186 C620 290 560 400 500 500 C440 600 370 710 440 806 C510 890 680 870 706 766 C730 660 630 590 500 500 Z'
  const dark = darker(main, 0.5)
  const draw = () =>
    line(loop, '#2b2318', 44, 'stroke-opacity=".12" transform="translate(16 20)"') +
    line(loop, '#2b2318', 34, 'stroke-opacity=".16" transform="translate(12 15)"') +
    sheet.lit(
      { round: 6, grain: [0.45, 0.08], height: 10, contrast: 0.7 },
      line(loop, dark, 36) +
        line(loop, main, 31) +
        line(loop, mix(main, second, 0.7), 15) +
        line(loop, accent, 4, 'stroke-dasharray="12 7"'),
      [180, 110, 620, 750],
    ) +
    line(loop, '#fff', 2.4, 'stroke-opacity=".3" stroke-dasharray="5 6"') +
    `<g transform="translate(-46 -60) rotate(48 640 650)">${sheet.lit('canvas', shape('M560 626 H740 q8 0 8 8 v38 q0 8 -8 8 H560 q-8 0 -8 -8 v-38 q0 -8 8 -8 Z', mix(main, second, 0.4)), [542, 616, 216, 74])}${range(6, (i) => barTack(570 + i * 28, 634, 14, 38, accent)).join('')}</g>` +
    `<g transform="rotate(35 408 424)">${label(372, 408, 66, sheet.mark)}</g>`
  return { art: sheet.shadow(490, 868, 280, 18, 0.16) + sided(sheet, draw), closeUp: [480, 480, 360] }
}

/** Slip-on spikes: a rubber frame for any shoe, chains and teeth under it. */
export const iceSpikes: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const one = (far: boolean) => {
    const shade = far ? 0.2 : 0
    const rubber = darker(main, shade)
    const back = 'M676 520 C690 430 744 400 772 420 C800 440 796 520 776 590'
    const frame =
      'M150 620 C142 560 176 516 226 520 C330 540 420 590 520 586 C610 580 690 540 770 560 C800 570 806 610 780 626 C700 616 620 640 520 650 C420 656 320 620 230 596 C206 592 200 606 206 632 Z'
    const chain = (points: readonly (readonly [number, number])[]) =>
      points
        .slice(1)
        .map(([x, y], i) => {
          const [px, py] = points[i] ?? [0, 0]
          return range(Math.max(2, Math.round(Math.hypot(x - px, y - py) / 22)), (k) => {
            const share = (k + 0.5) / Math.max(2, Math.round(Math.hypot(x - px, y - py) / 22))
            const [cx, cy] = [px + (x - px) * share, py + (y - py) * share]
            const turn = (Math.atan2(y - py, x - px) * 180) / Math.PI
            return `<ellipse cx="${Math.round(cx)}" cy="${Math.round(cy)}" rx="13" ry="${k % 2 ? 4 : 8}" fill="none" stroke="#5b6367" stroke-width="6" transform="rotate(${Math.round(turn)} ${Math.round(cx)} ${Math.round(cy)})"/><ellipse cx="${Math.round(cx)}" cy="${Math.round(cy)}" rx="13" ry="${k % 2 ? 4 : 8}" fill="none" stroke="#d5dbdd" stroke-width="2.6" transform="rotate(${Math.round(turn)} ${Math.round(cx)} ${Math.round(cy)})"/>`
          }).join('')
        })
        .join('')
    const plate = (x: number, y: number, w: number) =>
      sheet.lit(
        'metal',
        shape(`M${x} ${y} h${w} l8 22 h-${w + 16} Z`, '#9aa3a7') +
          range(Math.round(w / 26), (i) =>
            shape(`M${x + i * 26 - 2} ${y + 20} h22 l-11 44 Z`, i % 2 ? '#7c858a' : '#a9b1b5'),
          ).join(''),
        [x - 18, y - 10, w + 40, 88],
      )
    return (
      line(back, darker(rubber, 0.35), 42, 'stroke-linecap="round"') +
      chain([
        [236, 600],
        [300, 676],
        [420, 700],
        [520, 650],
      ]) +
      chain([
        [520, 650],
        [600, 700],
        [720, 690],
        [776, 620],
      ]) +
      plate(236, 690, 104) +
      plate(380, 704, 104) +
      plate(596, 698, 130) +
      sheet.lit(
        { round: 11, height: 17, contrast: 0.76, gloss: [0.14, 14] },
        line(
          'M172 600 C196 470 300 430 400 466 C470 492 540 520 620 516 C680 510 720 480 764 440',
          rubber,
          30,
          'stroke-linecap="round"',
        ) +
          shape(frame, rubber) +
          line(back, rubber, 32, 'stroke-linecap="round"'),
        [130, 390, 700, 280],
      ) +
      sheet.lit('rubber', shape('M742 368 q22 -22 46 0 l10 66 q-32 20 -62 0 Z', accent), [726, 348, 84, 100]) +
      [
        [240, 560],
        [378, 600],
        [520, 618],
        [660, 600],
        [772, 592],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<circle cx="${x}" cy="${y}" r="15" fill="#5b6367"/><circle cx="${x}" cy="${y}" r="10" fill="#c3cacd"/><circle cx="${x}" cy="${y}" r="5" fill="#2b2f32"/>`,
        )
        .join('') +
      (far ? '' : label(424, 600, 70, sheet.mark, mix(second, trim, 0.3), lighter(main, 0.75)))
    )
  }
  const draw = () =>
    `<g transform="translate(36 -150)">${sheet.within([-36, 150, 1000, 1000], () => one(true))}</g><g transform="translate(-10 70)">${sheet.within([10, -70, 1000, 1000], () => one(false))}</g>`
  return { art: sheet.shadow(490, 850, 350, 24, 0.36) + sided(sheet, draw), closeUp: [400, 480, 400] }
}
