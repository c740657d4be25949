/** Bicycle, kayak, paddle, life jacket, gift card. */
import {
  both,
  darker,
  label,
  lighter,
  line,
  mix,
  PAPER,
  seam,
  shape,
  softLine,
  stitch,
  zip,
  type Draw,
  type Sheet,
} from '../base/kit'

/** A spoked wheel around (cx, cy): `radius` to the middle of its tyre, `tyre` as wide as that is drawn. */
export function wheel(sheet: Sheet, cx: number, cy: number, radius: number, tyre = 26): string {
  const rim = radius - tyre / 2 - 5
  const spokes = Array.from({ length: 28 }, (_, i) => {
    const a = (i / 28) * Math.PI * 2
    const b = a + (i % 2 ? 0.3 : -0.3)
    return line(
      `M${Math.round(cx + Math.cos(b) * 16)} ${Math.round(cy + Math.sin(b) * 16)} L${Math.round(cx + Math.cos(a) * (rim - 2))} ${Math.round(cy + Math.sin(a) * (rim - 2))}`,
      '#9aa3a7',
      1.6,
    )
  }).join('')
  const far = radius + tyre / 2 + 11
  return (
    spokes +
    sheet.lit(
      'rubber',
      `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="#25282a" stroke-width="${tyre}"/>`,
      [cx - far, cy - far, far * 2, far * 2],
    ) +
    `<circle cx="${cx}" cy="${cy}" r="${rim}" fill="none" stroke="#5b6367" stroke-width="9"/><circle cx="${cx}" cy="${cy}" r="${radius + tyre / 2 - 9}" fill="none" stroke="#000" stroke-width="18" stroke-opacity=".25" stroke-dasharray="5 7"/><circle cx="${cx}" cy="${cy}" r="52" fill="none" stroke="#8b9498" stroke-width="7" stroke-dasharray="9 5"/><circle cx="${cx}" cy="${cy}" r="17" fill="#4c555a"/><circle cx="${cx - 3}" cy="${cy - 3}" r="7" fill="#c3cacd"/>`
  )
}

/** A gravel bike from the drive side. */
export const gravelBike: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const rear: readonly [number, number] = [242, 640]
  const fore: readonly [number, number] = [764, 640]
  const tube = (x1: number, y1: number, x2: number, y2: number, width: number, paint: string) =>
    line(`M${x1} ${y1} L${x2} ${y2}`, paint, width, 'stroke-linecap="round"')
  const frameTubes =
    tube(462, 652, 392, 366, 24, main) +
    tube(384, 376, 664, 372, 22, main) +
    tube(462, 652, 672, 404, 32, main) +
    tube(242, 640, 396, 388, 13, main) +
    tube(242, 640, 462, 656, 15, main) +
    tube(662, 356, 678, 424, 34, main)
  const fork = line('M678 420 C700 500 730 580 764 640', second, 20, 'stroke-linecap="round"')
  const chainring = `<circle cx="462" cy="654" r="54" fill="none" stroke="#3b4246" stroke-width="14"/><circle cx="462" cy="654" r="60" fill="none" stroke="#23282b" stroke-width="5" stroke-dasharray="4 4"/><circle cx="462" cy="654" r="20" fill="#4c555a"/>`
  const cassette = `<circle cx="${rear[0]}" cy="${rear[1]}" r="38" fill="none" stroke="#6b7270" stroke-width="12" stroke-dasharray="3 2"/>`
  const bar =
    line(
      'M650 318 C690 306 724 300 752 312 C784 330 776 376 740 384 C728 388 718 386 712 380',
      '#24272a',
      17,
      'stroke-linecap="round"',
    ) +
    line('M660 340 L652 316', '#3b4246', 22, 'stroke-linecap="round"') +
    line('M752 312 C768 300 772 282 762 270', '#2b2f32', 17, 'stroke-linecap="round"') +
    line('M768 318 C782 350 776 384 764 400', '#8b9498', 7, 'stroke-linecap="round"')
  const saddle =
    'M318 306 C320 290 350 290 380 294 C430 298 470 298 480 308 C482 318 440 318 410 322 C380 336 330 332 318 306 Z'
  const art =
    sheet.shadow(500, 792, 390, 22, 0.34) +
    wheel(sheet, rear[0], rear[1], 146) +
    wheel(sheet, fore[0], fore[1], 146) +
    line('M242 602 L462 594 M242 678 L462 712', '#3b4246', 5, 'stroke-dasharray="5 3"') +
    cassette +
    sheet.lit('lacquer', tube(386, 340, 396, 388, 15, '#2b2f32') + fork + frameTubes, [216, 300, 580, 380]) +
    line('M470 640 L664 412', lighter(main, 0.4), 4, 'stroke-opacity=".5" stroke-linecap="round"') +
    chainring +
    line('M462 654 L500 742', '#4c555a', 16, 'stroke-linecap="round"') +
    sheet.lit('plastic', shape('M474 738 h56 v14 h-56 Z', '#24272a'), [466, 730, 72, 30]) +
    line('M462 654 L424 566', '#5b6367', 12, 'stroke-linecap="round" stroke-opacity=".8"') +
    line('M232 668 C226 700 240 730 262 736', '#3b4246', 12, 'stroke-linecap="round"') +
    `<circle cx="262" cy="734" r="13" fill="#2b2f32"/><circle cx="236" cy="696" r="11" fill="#2b2f32"/>` +
    sheet.lit('leather', shape(saddle, mix('#2b2f32', trim, 0.4)), [306, 280, 186, 64]) +
    bar +
    `<g transform="rotate(-50 566 530)">${label(528, 512, 74, sheet.mark, lighter(main, 0.72), darker(main, 0.5))}</g>` +
    tube(520, 372, 610, 371, 8, accent) +
    line('M640 440 C648 470 690 520 722 574', accent, 4)
  return { art: sheet.isBack ? `<g transform="matrix(-1 0 0 1 1000 0)">${art}</g>` : art, closeUp: [390, 300, 380] }
}

/** A touring kayak; from behind: its deck seen from above. */
export const kayak: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  if (sheet.isBack) {
    const deck =
      'M500 40 C540 120 580 260 590 420 C596 600 570 800 500 960 C430 800 404 600 410 420 C420 260 460 120 500 40 Z'
    return {
      art:
        sheet.shadow(520, 520, 140, 430, 0.16) +
        sheet.lit('plastic', shape(deck, main), [390, 30, 220, 940]) +
        line('M500 50 V380 M500 660 V950', darker(main, 0.3), 4) +
        shape(
          'M500 400 C548 400 560 470 558 530 C556 600 536 640 500 640 C464 640 444 600 442 530 C440 470 452 400 500 400 Z',
          darker(trim, 0.4),
        ) +
        line(
          'M500 400 C548 400 560 470 558 530 C556 600 536 640 500 640 C464 640 444 600 442 530 C440 470 452 400 500 400 Z',
          second,
          14,
        ) +
        sheet.lit('foam', shape('M462 560 h76 v60 q-38 16 -76 0 Z', '#2b2f32'), [452, 550, 96, 90]) +
        `<ellipse cx="500" cy="260" rx="42" ry="54" fill="${darker(second, 0.1)}"/><ellipse cx="500" cy="750" rx="42" ry="54" fill="${darker(second, 0.1)}"/>` +
        line('M440 330 L560 370 M560 330 L440 370 M446 690 L554 660 M554 690 L446 660', accent, 5),
      closeUp: [380, 360, 300],
    }
  }
  const hull =
    'M40 470 C120 520 300 548 500 550 C700 548 880 520 960 458 C930 560 800 640 500 646 C200 640 70 560 40 470 Z'
  const deck =
    'M40 470 C140 478 280 452 400 440 L600 438 C720 450 860 470 960 458 C880 520 700 548 500 550 C300 548 120 520 40 470 Z'
  const art =
    sheet.shadow(500, 690, 440, 24, 0.3) +
    sheet.lit('plastic', shape(hull, second), [20, 440, 960, 220]) +
    sheet.lit('plastic', shape(deck, main), [20, 420, 960, 150]) +
    line('M44 474 C140 522 300 548 500 550 C700 548 880 520 956 462', accent, 7) +
    shape('M400 448 C440 420 560 418 604 446 C600 478 560 494 500 494 C440 494 404 480 400 448 Z', darker(trim, 0.4)) +
    line(
      'M400 448 C440 420 560 418 604 446 C600 478 560 494 500 494 C440 494 404 480 400 448 Z',
      darker(second, 0.2),
      11,
    ) +
    sheet.lit(
      'foam',
      shape('M540 400 C566 396 588 410 590 450 L556 470 C540 450 536 420 540 400 Z', '#2b2f32'),
      [530, 390, 70, 90],
    ) +
    `<ellipse cx="262" cy="476" rx="64" ry="16" fill="${darker(second, 0.1)}"/><ellipse cx="752" cy="474" rx="64" ry="15" fill="${darker(second, 0.1)}"/>` +
    line('M340 456 L380 500 M380 450 L340 510 M650 452 L690 502 M690 450 L650 506', '#24272a', 5) +
    both(line('M70 474 q-30 -6 -36 20', '#24272a', 8, 'stroke-linecap="round"')) +
    line('M954 470 L960 590 C950 606 936 600 934 584 L936 500', darker(trim, 0.1), 10) +
    label(620, 576, 110, sheet.mark) +
    softLine('M120 520 C300 580 700 590 880 520', 18, 0.25, '#fff')
  return { art, closeUp: [400, 330, 380] }
}

/** A two-bladed paddle. */
export const paddle: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const blade = (flip: boolean) =>
    sheet.within(PAPER, () => {
      const d =
        'M476 330 C440 300 420 220 440 130 C452 90 500 80 536 100 C566 130 572 220 552 290 C544 314 532 330 524 340 Z'
      return `<g${flip ? ' transform="rotate(180 500 500)"' : ''}>${sheet.lit('plastic', shape(d, flip ? main : mix(main, second, 0.2)), [410, 70, 180, 290])}${line('M500 100 V340', '#fff', 6, 'stroke-opacity=".25"')}${shape('M452 240 C480 250 520 250 556 240 L548 292 C520 300 480 300 458 290 Z', accent, 'opacity=".9"')}</g>`
    })
  return {
    art:
      `<g transform="rotate(${sheet.isBack ? -32 : 32} 500 500)">${sheet.lit('metal', shape('M488 320 h24 v360 h-24 Z', '#2f3437'), [476, 300, 48, 400])}${sheet.lit('rubber', shape('M482 470 h36 v60 h-36 Z', darker(trim, 0.1)), [472, 460, 56, 80])}${blade(false)}${blade(true)}${line('M488 420 h24 M488 580 h24', accent, 8)}${label(474, 150, 52, sheet.mark)}</g>` +
      sheet.shadow(500, 900, 260, 20, 0.22),
    closeUp: [470, 80, 340],
  }
}

/** A paddler's life jacket. */
export const lifeJacket: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const half =
    'M430 190 C400 196 372 210 366 236 C372 320 350 380 318 420 C300 520 300 640 316 780 C360 804 430 812 496 812 V330 C470 320 440 260 430 190 Z'
  const pad = (y: number, h: number) =>
    shape(
      `M336 ${y} C380 ${y - 12} 440 ${y - 12} 484 ${y} V${y + h} C440 ${y + h + 10} 380 ${y + h + 10} 334 ${y + h} Z`,
      mix(main, second, 0.35),
    )
  const strap = (y: number) =>
    line(`M306 ${y} C400 ${y + 14} 600 ${y + 14} 694 ${y}`, darker(trim, 0.1), 24) +
    line(
      `M306 ${y} C400 ${y + 14} 600 ${y + 14} 694 ${y}`,
      '#fff',
      2.4,
      'stroke-opacity=".25" stroke-dasharray="8 5"',
    ) +
    `<rect x="466" y="${y - 8}" width="68" height="40" rx="8" fill="#24272a"/>`
  return {
    art:
      sheet.shadow(500, 860, 220, 22, 0.34) +
      shape('M430 196 C450 240 550 240 570 196 C560 330 440 330 430 196 Z', darker(main, 0.45)) +
      sheet.lit('foam', both(shape(half, main)), [290, 180, 420, 650]) +
      both(
        sheet.lit('canvas', pad(470, 110) + pad(630, 110), [320, 440, 180, 320]) +
          stitch('M346 486 C390 476 436 476 474 486') +
          stitch('M346 646 C390 636 436 636 474 646'),
      ) +
      both(
        line('M420 200 C400 250 392 300 390 350', accent, 16) +
          `<rect x="364" y="330" width="40" height="26" rx="5" fill="#24272a"/>`,
      ) +
      (sheet.isBack
        ? seam('M500 330 V812', 0.3)
        : zip('M500 320 V812', darker(trim, 0.1), accent, 11, [500, 330, accent])) +
      strap(596) +
      strap(760) +
      both(shape('M352 392 h60 v22 h-60 Z', '#dfe6ea')) +
      label(350, 690, 90, sheet.mark),
    closeUp: [330, 200, 360],
  }
}

/** A gift card with a landscape on it, leaning on its envelope. */
export const giftCard: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const ridge = (y: number, rough: number) => {
    const points = Array.from(
      { length: 15 },
      (_, i) =>
        `L${150 + i * 50} ${Math.round(y - Math.abs(Math.sin(i * 1.3 + rough)) * 90 + sheet.random.int(-14, 14))}`,
    )
    return `M150 760 ${points.join(' ')} L850 760 Z`
  }
  const cardClip = '<rect x="180" y="320" width="640" height="400" rx="26"/>'
  const envelope =
    sheet.lit('paper', shape('M150 300 H800 V760 H150 Z', '#efe8da'), [130, 280, 690, 500]) +
    line('M150 300 L475 540 L800 300', '#000', 3, 'stroke-opacity=".14"')
  const scenery =
    shape(
      'M180 320 H820 V720 H180 Z',
      sheet.gradient([
        [0, lighter(main, 0.5)],
        [0.6, mix(main, accent, 0.4)],
        [1, main],
      ]),
    ) +
    `<circle cx="660" cy="430" r="46" fill="${lighter(accent, 0.35)}"/>` +
    shape(ridge(560, 1), mix(main, second, 0.5)) +
    shape(ridge(630, 2.4), second) +
    shape(ridge(700, 4), darker(trim, 0.1))
  return {
    art:
      sheet.shadow(500, 790, 360, 28, 0.3) +
      `<g transform="rotate(3 500 520)">${envelope}</g><g transform="rotate(-5 500 520)">${sheet.lit('paper', sheet.clip(cardClip, sheet.isBack ? `<rect x="180" y="320" width="640" height="400" fill="#f7f4ec"/><rect x="180" y="370" width="640" height="66" fill="${trim}"/><rect x="230" y="480" width="330" height="60" fill="${lighter(main, 0.6)}"/>` : scenery), [160, 300, 680, 440])}${sheet.isBack ? '' : label(224, 352, 130, sheet.mark, lighter(main, 0.78), darker(main, 0.5))}<rect x="180" y="320" width="640" height="400" rx="26" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="2"/></g>`,
    closeUp: [190, 300, 420],
  }
}
