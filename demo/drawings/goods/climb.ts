/** Climbing gear and helmets. */
import { both, darker, label, lighter, line, mix, seam, shape, softLine, type Draw } from '../base/kit'

/** A coiled rope with its tied end. */
export const rope: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const strands: string[] = []
  for (let i = 0; i < 15; i++) {
    const wide = 128 + i * 11 + sheet.random.int(-5, 5)
    const tall = 236 + i * 9 + sheet.random.int(-6, 6)
    const cx = 500 + sheet.random.int(-8, 8)
    const d = `M${cx} ${500 - tall} C${cx + wide * 1.25} ${500 - tall} ${cx + wide * 1.25} ${500 + tall} ${cx} ${500 + tall} C${cx - wide * 1.25} ${500 + tall} ${cx - wide * 1.25} ${500 - tall} ${cx} ${500 - tall} Z`
    strands.push(
      line(d, darker(main, 0.5), 26),
      line(d, i % 4 === 2 ? mix(main, second, 0.5) : main, 21),
      line(d, i % 3 ? second : accent, 9, 'stroke-dasharray="5 19"'),
      line(d, lighter(main, 0.4), 3, 'stroke-opacity=".4" stroke-dasharray="9 6"'),
    )
  }
  const wraps = Array.from({ length: 9 }, (_, i) => {
    const d = `M${372 + (i % 2) * 4} ${216 + i * 21} Q500 ${244 + i * 21} ${628 - (i % 2) * 4} ${216 + i * 21}`
    return line(d, darker(main, 0.5), 26) + line(d, main, 21) + line(d, accent, 8, 'stroke-dasharray="5 19"')
  }).join('')
  const tail = 'M500 230 C480 130 560 90 580 150 C590 200 540 220 520 250'
  return {
    art:
      sheet.shadow(500, 886, 260, 26, 0.38) +
      sheet.lit(
        { round: 5, grain: [0.45, 0.06], height: 9, contrast: 0.6 },
        strands.join('') +
          line(tail, darker(main, 0.5), 26) +
          line(tail, main, 21) +
          line(tail, accent, 8, 'stroke-dasharray="5 19"') +
          wraps,
        [150, 80, 700, 800],
      ) +
      (sheet.isBack
        ? ''
        : sheet.lit('paper', shape('M596 560 h120 v170 l-60 24 -60 -24 Z', '#f4f1ea'), [586, 550, 140, 216]) +
          label(616, 584, 80, sheet.mark, '#f4f1ea') +
          Array.from({ length: 4 }, (_, i) =>
            line(`M616 ${648 + i * 18} h${i === 3 ? 44 : 80}`, '#1b1f1d', 4, 'stroke-opacity=".45"'),
          ).join('')),
    closeUp: [330, 180, 340],
  }
}

/** A locking carabiner. */
export const carabiner: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const ring =
    'M430 190 C520 130 640 190 652 300 C660 400 610 640 588 740 C574 810 500 846 430 810 C370 780 356 730 360 670 L372 330 C372 270 388 220 430 190 Z'
  return {
    art:
      sheet.shadow(500, 876, 170, 22, 0.34) +
      sheet.lit('metal', `<path d="${ring}" fill="none" stroke="${main}" stroke-width="58"/>`, [310, 110, 400, 760]) +
      line(
        'M462 216 C530 180 600 220 612 304 C618 400 572 630 552 724',
        lighter(main, 0.5),
        6,
        'stroke-opacity=".55" stroke-linecap="round"',
      ) +
      sheet.lit('metal', line('M366 690 L372 330', darker(second, 0.1), 46), [330, 310, 90, 400]) +
      sheet.lit(
        'metal',
        shape('M330 420 h80 q10 0 10 10 v170 q0 10 -10 10 h-80 q-10 0 -10 -10 V430 q0 -10 10 -10 Z', accent),
        [310, 410, 120, 210],
      ) +
      Array.from({ length: 11 }, (_, i) => line(`M326 ${440 + i * 15} h88`, '#000', 3, 'stroke-opacity=".25"')).join(
        '',
      ) +
      `<circle cx="376" cy="700" r="13" fill="#3b4246"/><circle cx="373" cy="697" r="5" fill="#fff" opacity=".5"/>` +
      (sheet.isBack
        ? ''
        : `<g transform="rotate(78 616 480)">${label(576, 462, 80, sheet.mark, lighter(main, 0.1), darker(main, 0.6))}</g>`),
    closeUp: [270, 320, 430],
  }
}

interface HelmetCut {
  vents: 'round' | 'long' | 'slots'
  visor: boolean
  ears: boolean
  tail: boolean
}

/** Helmets: for rock, for snow, for the road. */
export function helmet(cut: HelmetCut): Draw {
  return (sheet) => {
    const [main, second, accent, trim] = sheet.paints
    const shell = cut.tail
      ? 'M170 560 C170 380 300 250 500 246 C690 244 830 330 860 500 C866 560 850 590 820 596 C700 600 620 640 560 690 C480 700 300 690 220 660 C180 640 170 610 170 560 Z'
      : 'M190 590 C180 390 310 240 500 236 C700 240 820 390 812 590 C812 640 800 676 780 690 C640 720 360 720 222 690 C200 676 190 640 190 590 Z'
    const vents =
      cut.vents === 'long'
        ? Array.from({ length: 5 }, (_, i) => {
            const x = 270 + i * 104
            return `M${x} ${470 - Math.sin((i + 0.6) * 0.62) * 140} q60 -30 84 6 q-10 ${80} -50 ${104} q-40 -30 -34 -110 Z`
          })
        : cut.vents === 'slots'
          ? [0, 1, 2].map((i) => `M${360 + i * 94} ${336 - (i === 1 ? 18 : 0)} q40 -16 62 0 l-6 50 q-24 12 -48 0 Z`)
          : [
              [360, 400],
              [460, 352],
              [560, 352],
              [650, 400],
              [410, 470],
              [600, 470],
            ].map(([x = 0, y = 0]) => `M${x - 24} ${y} a26 17 0 1 0 52 0 a26 17 0 1 0 -52 0 Z`)
    const band = cut.tail
      ? 'M176 590 C300 640 460 640 560 600 C640 560 740 540 852 540 L848 574 C740 576 650 600 570 660 C460 690 300 680 190 640 Z'
      : 'M190 566 C300 616 700 616 812 566 L812 622 C700 670 300 670 190 622 Z'
    const style = sheet.random.int(0, 1)
    const straps = cut.tail
      ? line(
          'M290 670 C310 790 370 880 470 900 M400 700 C400 780 420 850 474 896 M640 620 C640 760 600 860 530 898 M560 680 C560 780 550 850 526 896',
          darker(trim, 0.05),
          15,
        ) + `<rect x="460" y="880" width="84" height="38" rx="9" fill="#24272a"/>`
      : both(
          line('M270 680 C300 800 380 880 470 900', darker(trim, 0.05), 17) +
            line('M360 700 C370 780 400 850 470 896', darker(trim, 0.05), 14),
        ) + `<rect x="460" y="880" width="84" height="38" rx="9" fill="#24272a"/>`
    const ear = 'M196 600 C180 700 200 820 262 850 C310 860 330 800 320 720 L316 650 Z'
    const art =
      sheet.shadow(500, 930, 260, 20, 0.3) +
      straps +
      shape(
        cut.tail
          ? 'M230 640 C330 690 480 690 560 640 L540 700 C460 730 320 730 250 690 Z'
          : 'M240 660 C340 700 660 700 760 660 L740 720 C640 750 360 750 260 720 Z',
        darker(trim, 0.35),
      ) +
      (cut.ears ? both(sheet.lit('fleece', shape(ear, mix(trim, second, 0.3)), [170, 580, 170, 290])) : '') +
      sheet.lit(
        'plastic',
        shape(shell, main) +
          (style === 0
            ? sheet.clip(
                `<path d="${shell}"/>`,
                shape('M430 200 C470 400 460 560 440 740 H560 C540 560 530 400 570 200 Z', second),
              )
            : shape(band, second)),
        [150, 220, 730, 510],
      ) +
      vents.map((d) => shape(d, darker(trim, 0.55)) + line(d, '#fff', 3, 'stroke-opacity=".22"')).join('') +
      (cut.tail ? '' : seam(band, 0.14)) +
      (cut.visor && !sheet.isBack
        ? sheet.lit(
            'plastic',
            shape(
              'M212 640 C320 700 680 700 790 640 C806 680 800 700 780 716 C660 752 340 752 224 716 C200 700 198 676 212 640 Z',
              darker(second, 0.1),
            ),
            [190, 630, 630, 130],
          )
        : '') +
      (cut.vents === 'round'
        ? both(sheet.lit('plastic', shape('M236 560 h46 q8 0 8 8 v30 q0 8 -8 8 h-46 Z', accent), [226, 550, 74, 70]))
        : '') +
      softLine('M250 420 C300 320 390 276 470 268', 26, 0.5, '#fff') +
      label(sheet.isBack ? 462 : 456, cut.tail ? 600 : 580, 88, sheet.mark)
    return { art, closeUp: [300, 230, 420] }
  }
}
