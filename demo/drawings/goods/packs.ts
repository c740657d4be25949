/** Packs and bags. */
import {
  both,
  darker,
  label,
  lighter,
  line,
  mix,
  seam,
  shape,
  softLine,
  stitch,
  zip,
  type Draw,
  type Sheet,
} from '../base/kit'

export interface PackCut {
  /** Top of the lid, bottom, half width. */
  top: number
  low: number
  half: number
  lid: boolean
  hipBelt: boolean
  skis: boolean
}

function buckle(x: number, y: number): string {
  return `<rect x="${x - 11}" y="${y - 8}" width="22" height="26" rx="4" fill="#24272a"/><rect x="${x - 6}" y="${y - 3}" width="12" height="6" rx="2" fill="#fff" opacity=".18"/>`
}

function front(sheet: Sheet, { top, low, half, lid, hipBelt, skis }: PackCut): string {
  const [main, second, accent, trim] = sheet.paints
  const l = 500 - half
  const r = 500 + half
  const shoulder = top + (lid ? 120 : 70)
  const body = `M${l + 20} ${shoulder} C${l + 30} ${shoulder - 40} ${r - 30} ${shoulder - 40} ${r - 20} ${shoulder} C${r + 8} ${shoulder + 160} ${r + 14} ${low - 180} ${r - 4} ${low - 40} C${r - 12} ${low + 4} ${r - 60} ${low + 16} 500 ${low + 18} C${l + 60} ${low + 16} ${l + 12} ${low + 4} ${l + 4} ${low - 40} C${l - 14} ${low - 180} ${l - 8} ${shoulder + 160} ${l + 20} ${shoulder} Z`
  const height = low - shoulder
  const pocketTop = shoulder + height * 0.36
  const pocket = `M${l + 54} ${pocketTop} C${l + 100} ${pocketTop + 18} ${r - 100} ${pocketTop + 18} ${r - 54} ${pocketTop} C${r - 40} ${pocketTop + 120} ${r - 40} ${low - 80} ${r - 58} ${low - 34} C${r - 110} ${low - 18} ${l + 110} ${low - 18} ${l + 58} ${low - 34} C${l + 40} ${low - 80} ${l + 40} ${pocketTop + 120} ${l + 54} ${pocketTop} Z`
  const base = `M${l - 6} ${low - 110} C${l + 100} ${low - 84} ${r - 100} ${low - 84} ${r + 6} ${low - 110} C${r + 4} ${low - 60} ${r - 4} ${low - 30} ${r - 4} ${low - 30} C${r - 20} ${low + 6} ${r - 60} ${low + 16} 500 ${low + 18} C${l + 60} ${low + 16} ${l + 20} ${low + 6} ${l + 4} ${low - 30} Z`
  const side = `M${l + 4} ${low - 40} C${l - 40} ${low - 60} ${l - 40} ${low - 220} ${l - 6} ${low - 260} C${l + 20} ${low - 230} ${l + 24} ${low - 90} ${l + 30} ${low - 30} Z`
  const parts: string[] = []
  if (hipBelt)
    parts.push(
      both(
        sheet.lit(
          'canvas',
          shape(
            `M${l + 10} ${low - 100} C${l - 60} ${low - 96} ${l - 110} ${low - 60} ${l - 128} ${low - 30} L${l - 104} ${low + 14} C${l - 60} ${low - 14} ${l - 10} ${low - 20} ${l + 20} ${low - 20} Z`,
            darker(trim, 0.02),
          ),
          [l - 140, low - 112, 180, 140],
        ),
      ),
    )
  parts.push(
    both(
      sheet.lit('mesh', shape(side, mix(second, trim, 0.5)), [l - 60, low - 270, 110, 260]) +
        line(`M${l - 8} ${low - 256} C${l + 8} ${low - 246} ${l + 18} ${low - 236} ${l + 22} ${low - 220}`, accent, 5),
    ),
  )
  parts.push(
    sheet.lit('canvas', shape(body, main) + sheet.clip(`<path d="${body}"/>`, shape(base, second)), [
      l - 24,
      shoulder - 50,
      half * 2 + 48,
      height + 80,
    ]),
  )
  parts.push(
    sheet.lit('canvas', shape(pocket, mix(main, second, 0.4)), [
      l + 30,
      pocketTop - 12,
      half * 2 - 60,
      low - pocketTop + 10,
    ]),
  )
  parts.push(
    zip(
      `M${l + 62} ${pocketTop + 34} C${l + 110} ${pocketTop + 52} ${r - 110} ${pocketTop + 52} ${r - 62} ${pocketTop + 34}`,
      darker(main, 0.3),
      darker(main, 0.5),
      9,
      [r - 76, pocketTop + 34, accent],
    ),
    stitch(`M${l + 66} ${low - 52} C${l + 130} ${low - 38} ${r - 130} ${low - 38} ${r - 66} ${low - 52}`),
  )
  parts.push(seam(`M${l - 4} ${low - 110} C${l + 100} ${low - 84} ${r - 100} ${low - 84} ${r + 4} ${low - 110}`, 0.26))
  for (const y of [shoulder + height * 0.2, low - 150])
    parts.push(both(line(`M${l + 6} ${y} L${l + 62} ${y + 14}`, darker(trim, 0.05), 10) + buckle(l + 60, y + 8)))
  parts.push(
    line(`M500 ${pocketTop + 80} v${height * 0.22}`, darker(trim, 0.1), 12),
    ...[0, 1, 2, 3].map((i) => line(`M492 ${pocketTop + 94 + i * 26} h16`, lighter(trim, 0.12), 4)),
  )
  if (skis)
    parts.push(
      line(`M${r - 60} ${shoulder + 20} L${l + 40} ${low - 60}`, darker(trim, 0.05), 14),
      line(`M${l + 40} ${low - 60} q-30 30 -10 52 q30 10 40 -30`, darker(trim, 0.05), 12),
    )
  if (lid) {
    const cap = `M${l - 2} ${shoulder + 44} C${l - 16} ${top + 80} ${l + 10} ${top + 8} ${l + 70} ${top} C${l + 140} ${top - 12} ${r - 140} ${top - 12} ${r - 70} ${top} C${r - 10} ${top + 8} ${r + 16} ${top + 80} ${r + 2} ${shoulder + 44} C${r - 90} ${shoulder + 72} ${l + 90} ${shoulder + 72} ${l - 2} ${shoulder + 44} Z`
    parts.push(
      softLine(
        `M${l + 10} ${shoulder + 62} C${l + 100} ${shoulder + 88} ${r - 100} ${shoulder + 88} ${r - 10} ${shoulder + 62}`,
        40,
        0.4,
      ),
    )
    parts.push(
      sheet.lit('canvas', shape(cap, second), [l - 24, top - 20, half * 2 + 48, shoulder - top + 110]),
      zip(
        `M${l + 40} ${shoulder + 4} C${l + 120} ${shoulder + 24} ${r - 120} ${shoulder + 24} ${r - 40} ${shoulder + 4}`,
        darker(second, 0.3),
        darker(second, 0.5),
        9,
        [l + 60, shoulder + 4, accent],
      ),
    )
    parts.push(
      both(
        line(`M${l + 84} ${shoulder + 40} V${shoulder + 130}`, darker(trim, 0.1), 13) + buckle(l + 84, shoulder + 110),
      ),
      label(458, top + 54, 84, sheet.mark),
    )
  } else {
    parts.push(
      zip(
        `M${l + 26} ${shoulder + 110} C${l + 26} ${shoulder - 20} ${r - 26} ${shoulder - 20} ${r - 26} ${shoulder + 110}`,
        darker(main, 0.3),
        darker(main, 0.5),
        10,
        [r - 27, shoulder + 92, accent],
      ),
      label(458, shoulder + height * 0.2, 84, sheet.mark),
    )
  }
  const loop = lid ? top : top + 34
  parts.push(
    line(
      `M478 ${loop + 2} C474 ${loop - 46} 526 ${loop - 46} 522 ${loop + 2}`,
      darker(trim, 0.1),
      13,
      'stroke-linecap="round"',
    ),
  )
  return parts.join('')
}

function harness(sheet: Sheet, { top, low, half, lid, hipBelt }: PackCut): string {
  const [main, second, accent, trim] = sheet.paints
  const l = 500 - half
  const r = 500 + half
  const shoulder = top + (lid ? 90 : 50)
  const body = `M${l + 16} ${shoulder} C${l + 40} ${top - 10} ${r - 40} ${top - 10} ${r - 16} ${shoulder} C${r + 10} ${shoulder + 200} ${r + 8} ${low - 100} ${r - 12} ${low - 10} C${r - 70} ${low + 18} ${l + 70} ${low + 18} ${l + 12} ${low - 10} C${l - 8} ${low - 100} ${l - 10} ${shoulder + 200} ${l + 16} ${shoulder} Z`
  const panel = `M452 ${shoulder + 60} C440 ${shoulder + 200} 440 ${low - 200} 456 ${low - 60} H544 C560 ${low - 200} 560 ${shoulder + 200} 548 ${shoulder + 60} Z`
  const pad = (x: number) =>
    `M${x} ${shoulder + 40} C${x + 14} ${low - 300} ${x + 14} ${low - 260} ${x} ${low - 110} h-52 C${x - 70} ${low - 260} ${x - 70} ${low - 320} ${x - 40} ${shoulder + 40} Z`
  const strap = `M462 ${shoulder + 20} C400 ${shoulder + 30} 352 ${shoulder + 90} 340 ${shoulder + 190} C332 ${shoulder + 280} 344 ${low - 200} 372 ${low - 140} L410 ${low - 152} C388 ${low - 230} 384 ${shoulder + 280} 392 ${shoulder + 210} C402 ${shoulder + 140} 430 ${shoulder + 100} 476 ${shoulder + 80} Z`
  return (
    sheet.lit('canvas', shape(body, darker(main, 0.1)), [l - 20, top - 20, half * 2 + 40, low - top + 60]) +
    both(sheet.lit('mesh', shape(pad(442), mix(trim, '#3a3d3f', 0.3)), [360, shoulder + 20, 110, low - shoulder])) +
    sheet.lit('mesh', shape(panel, mix(trim, '#000000', 0.2)), [430, shoulder + 50, 140, low - shoulder]) +
    Array.from({ length: 9 }, (_, i) =>
      line(`M458 ${shoulder + 110 + i * ((low - shoulder - 220) / 9)} h84`, '#fff', 4, 'stroke-opacity=".1"'),
    ).join('') +
    (hipBelt
      ? both(
          sheet.lit(
            'canvas',
            shape(
              `M498 ${low - 110} C400 ${low - 120} 300 ${low - 110} 220 ${low - 50} C190 ${low - 20} 186 ${low + 20} 204 ${low + 40} C280 ${low - 10} 400 ${low - 14} 498 ${low - 16} Z`,
              mix(second, trim, 0.5),
            ),
            [170, low - 130, 330, 180],
          ) +
            stitch(`M470 ${low - 96} C390 ${low - 104} 300 ${low - 92} 232 ${low - 40}`) +
            line(`M206 ${low + 14} l-56 34`, darker(trim, 0.1), 13) +
            zip(`M300 ${low - 74} q50 -16 90 -16`, darker(second, 0.35), darker(second, 0.5), 7, [
              300,
              low - 78,
              accent,
            ]),
        )
      : '') +
    both(
      sheet.lit('mesh', shape(strap, mix(second, trim, 0.25)), [320, shoulder, 170, low - shoulder - 110]) +
        stitch(
          `M456 ${shoulder + 40} C404 ${shoulder + 56} 366 ${shoulder + 110} 356 ${shoulder + 196} C350 ${shoulder + 280} 360 ${low - 210} 384 ${low - 156}`,
          '#fff',
          0.25,
        ) +
        line(`M390 ${low - 146} L404 ${low - 60}`, darker(trim, 0.1), 11),
    ) +
    line(`M352 ${shoulder + 230} H648`, darker(trim, 0.1), 10) +
    `<rect x="482" y="${shoulder + 218}" width="36" height="24" rx="5" fill="#24272a"/>` +
    line(
      `M478 ${top + 8} C474 ${top - 42} 526 ${top - 42} 522 ${top + 8}`,
      darker(trim, 0.1),
      13,
      'stroke-linecap="round"',
    ) +
    label(468, shoulder + 74, 64, sheet.mark)
  )
}

/** Draws a pack from its cut; the back shows straps and hip belt. */
export function pack(cut: PackCut): Draw {
  return (sheet) => ({
    art:
      sheet.shadow(500, cut.low + 44, cut.half * 1.15, 24, 0.34) +
      (sheet.isBack ? harness(sheet, cut) : front(sheet, cut)),
    closeUp: [500 - cut.half - 10, cut.top, Math.min(420, cut.half * 2)],
  })
}

/** A duffel bag. */
export const duffel: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const body =
    'M190 420 C260 372 740 372 810 420 C846 480 850 640 826 730 C760 776 240 776 174 730 C150 640 154 480 190 420 Z'
  const end =
    'M190 420 C160 480 150 640 174 730 C210 752 252 758 284 762 C250 640 250 500 280 392 C240 398 208 408 190 420 Z'
  const panel =
    'M330 566 C440 588 560 588 670 566 C682 640 680 700 670 752 C560 770 440 770 330 752 C320 700 318 640 330 566 Z'
  const strap = (x: number) =>
    line(`M${x} 410 C${x - 8} 520 ${x - 8} 660 ${x} 762`, darker(trim, 0.05), 24) +
    stitch(`M${x - 7} 414 C${x - 15} 520 ${x - 15} 660 ${x - 7} 760`, '#fff', 0.3) +
    stitch(`M${x + 7} 414 C${x - 1} 520 ${x - 1} 660 ${x + 7} 760`, '#fff', 0.3)
  const art =
    sheet.shadow(500, 786, 360, 28, 0.36) +
    sheet.lit('canvas', shape(body, main) + both(shape(end, second)), [140, 360, 720, 430]) +
    both(seam('M284 762 C250 640 250 500 280 392', 0.3)) +
    sheet.lit('canvas', shape(panel, mix(main, second, 0.35)), [300, 550, 400, 230]) +
    zip(
      sheet.isBack ? 'M280 470 C400 490 600 490 720 470' : 'M270 440 C400 462 600 462 730 440',
      darker(main, 0.35),
      darker(main, 0.5),
      14,
      [700, 436, accent],
    ) +
    strap(400) +
    strap(600) +
    line('M400 440 C410 300 590 300 600 440', darker(trim, 0.05), 24) +
    line('M400 440 C410 300 590 300 600 440', '#fff', 3, 'stroke-opacity=".2"') +
    `<rect x="452" y="306" width="96" height="44" rx="10" fill="${mix(second, trim, 0.4)}"/>` +
    label(444, 634, 112, sheet.mark)
  return { art, closeUp: [330, 290, 380] }
}
