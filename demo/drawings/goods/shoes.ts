/** Footwear, seen from the outer side; the second shoe stands behind. From behind: the pair from its heels. */
import {
  darker,
  label,
  line,
  mirror,
  mix,
  seam,
  shape,
  stitch,
  type Draw,
  type MaterialName,
  type Sheet,
} from '../base/kit'

export interface Last {
  upper: MaterialName
  /** y of the collar at the ankle: low shoe 430, boot 260, rubber boot 130. */
  collar: number
  sole: 'lug' | 'trail' | 'flat'
  /** Rubber wrap around the foot. */
  rand: boolean
  laces: 'lace' | 'hooks' | 'none'
  panels: 'swept' | 'classic' | 'none'
}

function soleOf(sheet: Sheet, last: Last): string {
  const [, second, accent, trim] = sheet.paints
  const rubber = last.sole === 'trail' ? accent : '#25282a'
  const midsole =
    last.sole === 'lug' ? mix(trim, '#3a3d3f', 0.6) : last.sole === 'trail' ? mix('#f2efe8', second, 0.14) : '#c9b391'
  const thick = last.sole === 'trail' ? 46 : 34
  const mid = `M176 716 C260 736 420 742 560 736 C680 732 780 730 838 712 C850 724 850 740 840 ${738 + thick * 0.3} C760 ${752 + thick} 620 ${748 + thick} 500 ${748 + thick} C380 ${748 + thick} 260 ${746 + thick} 184 ${740 + thick * 0.5} C170 740 168 726 176 716 Z`
  const lugs: string[] = []
  const depth = last.sole === 'flat' ? 8 : last.sole === 'lug' ? 24 : 19
  const low = 742 + thick
  for (let i = 0; i < 15; i++) {
    const x = 196 + i * 42
    const rise = i > 11 ? (i - 11) * 7 : i < 1 ? 4 : 0
    lugs.push(`M${x} ${low - 10 - rise} h34 l-3 ${depth} q-14 5 -27 0 Z`)
  }
  const tread = `M178 ${low - 22} C300 ${low - 6} 640 ${low - 2} 842 ${low - 32} C846 ${low - 16} 836 ${low - 4} 800 ${low} C620 ${low + 12} 340 ${low + 12} 210 ${low} C186 ${low - 2} 176 ${low - 10} 178 ${low - 22} Z`
  return (
    sheet.lit('rubber', lugs.map((d) => shape(d, rubber)).join('') + shape(tread, rubber), [150, 690, 720, 160]) +
    sheet.lit('foam', shape(mid, midsole), [150, 690, 720, 140]) +
    (last.sole === 'trail'
      ? line('M190 752 C400 786 640 782 830 740', mix(accent, second, 0.3), 7, 'stroke-opacity=".9"')
      : stitch('M190 744 C400 760 640 758 832 732', '#fff', 0.4))
  )
}

/** One shoe from its outer side; the far one of a pair is plain: it is mostly hidden. */
function sideView(sheet: Sheet, last: Last, isFar = false): string {
  const [main, second, accent, trim] = sheet.paints
  const { collar } = last
  const tall = collar < 200
  const heel = tall ? 196 : 186
  const throat = tall ? 400 : last.collar < 350 ? 392 : 430
  const upper = tall
    ? `M204 ${collar} C270 ${collar + 18} 340 ${collar + 18} 404 ${collar + 2} C406 300 404 400 420 470 C500 540 640 570 740 604 C800 624 840 660 842 724 C640 748 340 750 180 722 C172 600 200 420 204 ${collar} Z`
    : `M${heel + 14} ${collar + 22} C230 ${collar - 10} 300 ${collar - 22} ${throat - 14} ${collar - 18} C${throat + 4} ${collar - 14} ${throat + 10} ${collar + 6} ${throat + 18} ${collar + 34} C${throat + 40} ${collar + (560 - collar) * 0.5} 520 520 620 562 C700 590 790 606 826 648 C846 672 846 704 842 724 C640 748 340 750 178 722 C166 680 180 640 190 590 C182 520 180 ${collar + 110} ${heel + 14} ${collar + 22} Z`
  const clipUpper = `<path d="${upper}"/>`
  const parts: string[] = []
  const rand =
    'M170 668 C300 700 420 704 560 690 C680 676 760 654 826 646 C850 676 846 706 842 726 C640 750 340 752 176 722 C168 706 168 686 170 668 Z'
  const toecap = 'M700 592 C780 610 830 640 842 724 L706 738 C690 690 688 640 700 592 Z'
  const heelcap = `M180 726 C166 680 182 640 190 590 C194 570 220 560 250 566 C276 610 284 680 280 736 Z`
  const sweep = `M${heel + 20} ${collar + 120} C300 ${collar + 150} 380 ${collar + 240} 470 640 C520 700 600 716 700 712 L700 760 L300 760 C260 700 220 640 ${heel} 600 Z`
  const quarter = `M${throat - 60} ${collar + 10} C${throat - 40} ${collar + 140} 430 560 560 640 C500 700 420 730 340 740 L260 740 C250 640 300 520 ${throat - 90} ${collar + 40} Z`
  const paints = [shape(upper, main)]
  if (last.panels === 'swept') paints.push(sheet.clip(clipUpper, shape(sweep, second)))
  if (last.panels === 'classic')
    paints.push(sheet.clip(clipUpper, shape(quarter, mix(main, second, 0.7)) + shape(toecap, mix(main, second, 0.45))))
  parts.push(
    shape(
      `M${heel + 16} ${collar + 24} C230 ${collar - 12} 320 ${collar - 26} ${throat - 4} ${collar - 16} C${throat - 30} ${collar + 14} 260 ${collar + 36} ${heel + 16} ${collar + 24} Z`,
      darker(trim, 0.2),
    ),
  )
  if (isFar) {
    const sole =
      'M176 716 C400 744 640 744 838 712 C850 740 846 776 830 780 C620 800 340 800 200 786 C176 780 168 740 176 716 Z'
    const whole =
      paints.join('') +
      (last.rand ? shape(rand, mix('#2b2e30', trim, 0.35)) : '') +
      shape(sole, last.sole === 'trail' ? mix('#f2efe8', second, 0.2) : '#2c2f31')
    return (
      parts.join('') +
      sheet.lit(last.upper, whole, [150, Math.max(90, collar - 40), 710, 850 - collar]) +
      (tall ? '' : laces(sheet, last, throat))
    )
  }
  parts.push(sheet.lit(last.upper, paints.join(''), [150, Math.max(90, collar - 40), 710, 780 - collar]))
  if (!tall) {
    const pad = `M${heel + 14} ${collar + 22} C230 ${collar - 10} 300 ${collar - 22} ${throat - 10} ${collar - 18} C${throat - 4} ${collar} ${throat - 2} ${collar + 18} ${throat} ${collar + 36} C340 ${collar + 28} 270 ${collar + 36} ${heel + 8} ${collar + 78} C${heel + 4} ${collar + 60} ${heel + 6} ${collar + 40} ${heel + 14} ${collar + 22} Z`
    parts.push(
      sheet.lit('leather', shape(pad, darker(mix(main, trim, 0.6), 0.06)), [heel - 20, collar - 40, 300, 140]),
      seam(`M${throat} ${collar + 36} C340 ${collar + 28} 270 ${collar + 36} ${heel + 8} ${collar + 78}`, 0.3),
    )
    parts.push(
      sheet.lit(last.upper, shape(heelcap, mix(second, trim, 0.35)), [160, 550, 140, 200]),
      stitch('M250 572 C272 612 278 680 274 730'),
    )
  }
  if (last.panels === 'swept')
    parts.push(
      sheet.clip(
        clipUpper,
        seam(
          `M${heel + 20} ${collar + 120} C300 ${collar + 150} 380 ${collar + 240} 470 640 C520 700 600 716 700 712`,
          0.34,
        ),
      ),
    )
  if (last.panels === 'classic')
    parts.push(
      sheet.clip(
        clipUpper,
        seam(
          `M${throat - 60} ${collar + 10} C${throat - 40} ${collar + 140} 430 560 560 640 C500 700 420 730 340 740`,
        ) +
          stitch(
            `M${throat - 70} ${collar + 26} C${throat - 50} ${collar + 150} 420 570 546 642 C490 694 420 722 346 732`,
          ) +
          seam('M700 592 C688 640 690 690 706 738') +
          stitch('M692 594 C680 640 682 690 698 738'),
      ),
    )
  if (last.rand) parts.push(sheet.lit('rubber', shape(rand, mix('#2b2e30', trim, 0.35)), [150, 640, 710, 120]))
  if (!tall) parts.push(laces(sheet, last, throat))
  if (tall)
    parts.push(
      ...[0, 1, 2].map((i) =>
        line(
          `M${210 + i} ${collar + 34 + i * 14} C270 ${collar + 52 + i * 14} 340 ${collar + 52 + i * 14} 402 ${collar + 36 + i * 14}`,
          '#000',
          2,
          'stroke-opacity=".2"',
        ),
      ),
      seam('M420 470 C380 560 300 640 190 650', 0.22),
      sheet.lit('rubber', shape('M206 250 h34 q6 60 0 130 h-36 Z', mix(second, trim, 0.3)), [196, 240, 60, 150]),
    )
  parts.push(soleOf(sheet, last))
  parts.push(label(tall ? 292 : 262, tall ? 250 : Math.max(collar + 110, 520), 62, sheet.mark))
  if (!tall)
    parts.push(
      line(
        `M${heel + 14} ${collar + 30} q-26 -40 -4 -66 q16 -14 24 6 q0 30 -8 48`,
        accent,
        9,
        'stroke-linecap="round"',
      ),
    )
  return parts.join('')
}

function laces(sheet: Sheet, last: Last, throat: number): string {
  const [main, second, accent, trim] = sheet.paints
  const { collar } = last
  const tongue = `M${throat - 26} ${collar - 34} C${throat + 8} ${collar - 58} ${throat + 40} ${collar - 50} ${throat + 48} ${collar - 20} C${throat + 60} ${collar + 60} ${throat + 70} 470 600 560 C560 570 520 560 480 540 C${throat + 10} 480 ${throat} ${collar + 70} ${throat - 26} ${collar - 34} Z`
  const rows = Math.max(4, Math.round((560 - collar) / 52))
  const points = Array.from({ length: rows }, (_, i) => {
    const t = i / (rows - 1)
    const y = collar + 18 + (528 - collar) * t
    const x = throat + 14 + (t < 0.5 ? t * 36 : 18 + (t - 0.5) * 190)
    return [Math.round(x), Math.round(y), t] as const
  })
  const ropes = points.map(([x, y], i) => {
    const next = points[i + 1]
    const across =
      line(`M${x - 34} ${y + 10} L${x + 36} ${y - 12}`, accent, 9, 'stroke-linecap="round"') +
      line(`M${x - 34} ${y + 10} L${x + 36} ${y - 12}`, '#000', 9, 'stroke-opacity=".12" stroke-dasharray="3 5"')
    return (
      across +
      (next
        ? line(
            `M${x + 36} ${y - 12} L${next[0] - 30} ${next[1] + 6}`,
            darker(accent, 0.25),
            7,
            'stroke-linecap="round"',
          )
        : '')
    )
  })
  const eyes = points.map(([x, y, t]) =>
    last.laces === 'hooks' && t < 0.45
      ? `<path d="M${x - 46} ${y + 4} h18 v12 h-18 Z" fill="#c8c3b8" stroke="#000" stroke-opacity=".4"/>`
      : `<circle cx="${x - 36}" cy="${y + 11}" r="8" fill="${darker(trim, 0.1)}"/><circle cx="${x - 37}" cy="${y + 10}" r="4" fill="#000" opacity=".6"/>`,
  )
  const [x0 = 0, y0 = 0] = points[0] ?? []
  const bow = line(
    `M${x0 + 20} ${y0 - 6} C${x0 + 70} ${y0 - 60} ${x0 + 100} ${y0 - 10} ${x0 + 26} ${y0 - 2} M${x0 + 20} ${y0 - 4} C${x0 + 70} ${y0 + 30} ${x0 + 96} ${y0 + 60} ${x0 + 60} ${y0 + 80}`,
    accent,
    7,
    'stroke-linecap="round"',
  )
  return (
    sheet.lit('mesh', shape(tongue, mix(main, second, 0.5)), [throat - 40, collar - 70, 300, 660 - collar]) +
    ropes.join('') +
    eyes.join('') +
    bow
  )
}

function heelView(sheet: Sheet, last: Last): string {
  const [main, second, accent, trim] = sheet.paints
  const top = Math.max(150, last.collar - 10)
  const one = (dx: number) => {
    const upper = `M${dx - 78} ${top + 10} C${dx - 40} ${top - 16} ${dx + 40} ${top - 16} ${dx + 78} ${top + 10} C${dx + 92} ${top + 160} ${dx + 104} 560 ${dx + 116} 700 C${dx + 116} 740 ${dx - 116} 740 ${dx - 116} 700 C${dx - 104} 560 ${dx - 92} ${top + 160} ${dx - 78} ${top + 10} Z`
    const cap = `M${dx - 100} 560 C${dx - 40} 530 ${dx + 40} 530 ${dx + 100} 560 C${dx + 108} 620 ${dx + 116} 690 ${dx + 116} 720 L${dx - 116} 720 C${dx - 116} 690 ${dx - 108} 620 ${dx - 100} 560 Z`
    return (
      shape(
        `M${dx - 76} ${top + 12} C${dx - 40} ${top - 20} ${dx + 40} ${top - 20} ${dx + 76} ${top + 12} C${dx + 30} ${top + 34} ${dx - 30} ${top + 34} ${dx - 76} ${top + 12} Z`,
        darker(trim, 0.3),
      ) +
      sheet.lit(last.upper, shape(upper, main) + shape(cap, last.rand ? '#2b2e30' : second), [
        dx - 130,
        top - 30,
        260,
        790 - top,
      ]) +
      seam(`M${dx} ${top + 20} V540`, 0.34) +
      stitch(`M${dx - 12} ${top + 24} V536`) +
      stitch(`M${dx + 12} ${top + 24} V536`) +
      sheet.lit(
        'foam',
        shape(
          `M${dx - 120} 704 C${dx - 60} 728 ${dx + 60} 728 ${dx + 120} 704 C${dx + 132} 740 ${dx + 128} 776 ${dx + 116} 788 H${dx - 116} C${dx - 128} 776 ${dx - 132} 740 ${dx - 120} 704 Z`,
          last.sole === 'trail' ? mix('#f2efe8', second, 0.14) : mix(trim, '#3a3d3f', 0.6),
        ),
        [dx - 140, 694, 280, 110],
      ) +
      sheet.lit(
        'rubber',
        shape(
          `M${dx - 120} 780 H${dx + 120} L${dx + 112} 812 H${dx - 112} Z`,
          last.sole === 'trail' ? accent : '#25282a',
        ),
        [dx - 130, 770, 260, 56],
      ) +
      (last.collar < 200 ? '' : line(`M${dx - 10} ${top + 30} V${top - 40} q10 -18 20 0 V${top + 30}`, accent, 8)) +
      label(dx - 26, 610, 52, sheet.mark)
    )
  }
  return one(368) + one(634)
}

/** A pair from its outer side: each is drawn with its toe to the right, then both are turned to the left; the far one is shifted and smaller. */
export function pairOf(sheet: Sheet, one: (isFar: boolean) => string): string {
  const [x, y, width, height] = sheet.window
  const pair = sheet.within([884 - x - width, y - 60, width + 280, height + 140], () => {
    const near = one(false)
    return `<g transform="translate(120 -46) scale(.93)">${one(true)}</g>${near}`
  })
  return `<g transform="translate(24 0)">${mirror(pair)}</g>`
}

/** Draws a pair of shoes. */
export function shoe(last: Last): Draw {
  return (sheet) => {
    const ground = sheet.shadow(500, 846, 380, 26, 0.36)
    if (sheet.isBack) return { art: ground + heelView(sheet, last), closeUp: [200, 400, 360] }
    return {
      art: ground + pairOf(sheet, (isFar) => sideView(sheet, last, isFar)),
      closeUp: last.collar < 200 ? [430, 110, 360] : [400, Math.max(230, last.collar - 50), 370],
    }
  }
}
