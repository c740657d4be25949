/** Hats, socks, mittens, gloves. */
import { darker, label, line, mirror, mix, seam, shape, softLine, stitch, type Draw } from '../base/kit'

/** Ribs of knitting between two edges. */
const ribs = (from: number, to: number, top: number, low: number, count: number, bend = 0) =>
  Array.from({ length: count + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / count
    return (
      line(`M${Math.round(x + bend * (x - 500))} ${top} L${Math.round(x)} ${low}`, '#000', 2, 'stroke-opacity=".17"') +
      line(
        `M${Math.round(x + bend * (x - 500)) + 3} ${top} L${Math.round(x) + 3} ${low}`,
        '#fff',
        1.6,
        'stroke-opacity=".14"',
      )
    )
  }).join('')

/** A knitted hat with a folded cuff; pattern bands follow from the id. */
export const beanie: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const crown = 'M282 640 C268 470 300 250 500 232 C700 250 732 470 718 640 C640 676 360 676 282 640 Z'
  const cuff =
    'M268 588 C350 632 650 632 732 588 C740 640 740 700 732 742 C650 790 350 790 268 742 C260 700 260 640 268 588 Z'
  const style = sheet.random.int(0, 2)
  const rows = [0, 1, 2]
    .map((row) => {
      const y = 410 + row * 52
      if (style === 0) return line(`M270 ${y} Q500 ${y + 46} 730 ${y}`, row === 1 ? accent : second, 22)
      if (style === 1)
        return Array.from({ length: 19 }, (_, i) =>
          shape(`M${262 + i * 26} ${y + 18 - Math.abs(i - 9) * 2.2} l13 -20 13 20 -13 18 Z`, row % 2 ? accent : second),
        ).join('')
      return row === 0 ? sheet.clip(`<path d="${crown}"/>`, shape('M200 200 H800 V400 Q500 440 200 400 Z', second)) : ''
    })
    .join('')
  const bobble = sheet.random.chance(0.55)
  return {
    art:
      sheet.shadow(500, 836, 250, 26) +
      (bobble
        ? sheet.lit(
            'fleece',
            `<circle cx="500" cy="206" r="74" fill="${mix(accent, '#f4efe4', 0.55)}"/>`,
            [410, 116, 180, 180],
          )
        : '') +
      sheet.lit('wool', shape(crown, main) + sheet.clip(`<path d="${crown}"/>`, rows), [255, 215, 490, 480]) +
      sheet.clip(`<path d="${crown}"/>`, ribs(290, 710, 236, 660, 34, -0.55)) +
      softLine('M276 604 C350 646 650 646 724 604', 30, 0.45) +
      sheet.lit('wool', shape(cuff, mix(main, second, 0.3)), [250, 572, 500, 230]) +
      sheet.clip(`<path d="${cuff}"/>`, ribs(270, 730, 580, 790, 40)) +
      (sheet.isBack ? seam('M500 236 V780', 0.26) : label(444, 668, 112, sheet.mark)),
    closeUp: [340, 470, 330],
  }
}

/** A pair of socks, one lying behind the other. */
export const sock: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const d =
    'M420 150 C470 162 540 162 590 150 C594 260 590 360 584 470 C582 520 574 560 566 590 C556 640 520 690 470 730 C420 770 350 800 290 812 C240 820 206 800 200 764 C196 730 220 706 262 690 C330 664 390 630 412 570 C430 516 424 300 420 150 Z'
  const heel = 'M566 560 C560 640 520 690 470 726 C470 660 500 580 578 536 Z'
  const toe = 'M200 764 C196 730 220 706 262 690 C276 730 282 770 292 812 C240 820 206 800 200 764 Z'
  const bands = sheet.random.int(1, 3)
  const one =
    shape(d, main) +
    shape(heel, second) +
    shape(toe, second) +
    sheet.clip(
      `<path d="${d}"/>`,
      Array.from({ length: bands }, (_, i) =>
        line(`M400 ${262 + i * 46} Q500 ${276 + i * 46} 610 ${262 + i * 46}`, i % 2 ? second : accent, 20),
      ).join(''),
    )
  const knit = sheet.clip(
    `<path d="${d}"/>`,
    ribs(424, 588, 150, 236, 17) +
      Array.from({ length: 26 }, (_, i) =>
        line(`M404 ${250 + i * 15} Q500 ${262 + i * 15} 600 ${250 + i * 15}`, '#000', 1.4, 'stroke-opacity=".1"'),
      ).join(''),
  )
  const cuffBand = seam('M420 240 Q505 254 590 240', 0.3)
  const piece = (box: readonly [number, number, number, number]) =>
    sheet.lit('wool', one, box) +
    knit +
    cuffBand +
    seam('M262 690 C276 730 282 770 292 812', 0.28) +
    seam('M578 536 C500 580 470 660 470 726', 0.28)
  const pair =
    `<g transform="translate(150 -26) rotate(5 500 500)">${piece([180, 130, 440, 700])}</g>` +
    `<g transform="translate(-14 20)">${piece([180, 130, 440, 700])}</g>`
  return {
    art: sheet.shadow(470, 878, 290, 24) + (sheet.isBack ? mirror(pair) : pair) + label(450, 196, 56, sheet.mark),
    closeUp: [360, 140, 320],
  }
}

/** A three-finger winter mitten with a long cuff. */
export const mitten: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const hand =
    'M392 590 C372 500 366 360 388 260 C400 196 446 166 486 180 C500 160 560 158 586 200 C616 250 624 380 618 470 C616 520 612 560 606 590 C560 604 440 604 392 590 Z'
  const thumb =
    'M610 470 C640 420 660 372 690 362 C722 354 738 384 728 424 C712 486 668 560 612 600 C600 560 604 510 610 470 Z'
  const cuff =
    'M388 586 C440 602 560 602 610 586 C630 660 640 760 644 850 C560 874 440 874 356 850 C360 760 370 660 388 586 Z'
  const palm = 'M410 560 C396 480 394 380 410 300 C440 280 540 280 580 300 C596 380 596 480 590 560 Z'
  const one =
    sheet.lit('leather', shape(thumb, second), [596, 340, 150, 280]) +
    sheet.lit('shell', shape(cuff, main), [340, 570, 320, 310]) +
    sheet.lit(
      'leather',
      shape(hand, second) +
        (sheet.isBack
          ? shape(palm, darker(trim, 0.05))
          : shape(
              'M392 590 C380 520 374 440 376 380 C440 400 560 400 622 380 C620 450 614 540 606 590 C560 604 440 604 392 590 Z',
              main,
            )),
      [362, 160, 270, 450],
    ) +
    seam('M486 180 C492 260 490 330 484 390', 0.4) +
    stitch('M376 386 C440 406 560 406 622 386') +
    seam('M610 470 C600 520 600 560 608 592', 0.35) +
    line('M380 628 C440 646 560 646 618 628', darker(trim, 0.1), 20) +
    line('M380 628 C440 646 560 646 618 628', accent, 4) +
    `<rect x="470" y="622" width="46" height="32" rx="5" fill="${darker(trim, 0.3)}"/>` +
    stitch('M358 836 C440 858 560 858 642 836') +
    line('M640 842 q40 10 34 50 q-8 24 -26 8', darker(trim, 0.1), 7)
  const body = `<g transform="translate(-20 0)">${one}</g>`
  return {
    art: sheet.shadow(500, 900, 190, 22) + (sheet.isBack ? mirror(body) : body) + label(440, 700, 70, sheet.mark),
    closeUp: [380, 380, 300],
  }
}

/** A five-finger knitted glove. */
export const glove: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const finger = (x: number, y: number, angle: number, length: number) =>
    `<g transform="rotate(${angle} ${x} 520)"><path d="M${x - 36} 540 V${y + 36} C${x - 36} ${y - 12} ${x + 36} ${y - 12} ${x + 36} ${y + 36} V${y + length} Z" fill="${main}"/></g>`
  const palm =
    'M356 700 C344 600 344 540 350 480 C420 460 600 460 640 480 C650 560 646 630 636 700 C560 716 440 716 356 700 Z'
  const thumb =
    'M632 520 C670 470 700 430 730 424 C764 420 776 452 760 492 C738 556 690 640 634 690 C620 640 620 570 632 520 Z'
  const cuff =
    'M352 690 C440 712 560 712 640 690 C648 760 650 800 650 846 C560 868 440 868 346 846 C346 800 346 760 352 690 Z'
  const fingers =
    finger(392, 240, -8, 300) + finger(470, 184, -2, 340) + finger(546, 200, 4, 330) + finger(616, 268, 11, 280)
  const art =
    sheet.lit('wool', shape(thumb, main) + fingers + shape(palm, main), [300, 150, 490, 580]) +
    sheet.lit('wool', shape(cuff, mix(main, second, 0.65)), [330, 676, 340, 200]) +
    sheet.clip(`<path d="${cuff}"/>`, ribs(350, 646, 692, 866, 30)) +
    seam('M432 470 C431 500 432 520 434 536', 0.3) +
    seam('M508 460 V530', 0.3) +
    seam('M584 462 C584 490 582 510 580 528', 0.3) +
    line('M372 262 C374 246 392 240 404 250', accent, 9, 'stroke-linecap="round"') +
    (sheet.isBack
      ? Array.from(
          { length: 30 },
          (_, i) =>
            `<circle cx="${390 + (i % 6) * 42}" cy="${500 + Math.floor(i / 6) * 38}" r="7" fill="#1b1f1d" opacity=".5"/>`,
        ).join('')
      : label(448, 742, 74, sheet.mark))
  return { art: sheet.shadow(500, 900, 200, 22) + (sheet.isBack ? mirror(art) : art), closeUp: [380, 480, 300] }
}
