/** Stoves, pots, bottles, knives, food; headlamp and watch. */
import { PALETTE } from '../base/palette'
import { both, darker, label, lighter, line, mix, PAPER, seam, shape, stitch, type Draw, type Sheet } from '../base/kit'

/** Metal in the round: bright on the left, dark towards the right edge. */
const round = (sheet: Sheet, paint: string) =>
  sheet.gradient(
    [
      [0, darker(paint, 0.38)],
      [0.12, paint],
      [0.2, mix(paint, '#ffffff', 0.2)],
      [0.3, paint],
      [0.55, darker(paint, 0.08)],
      [0.82, darker(paint, 0.36)],
      [0.94, darker(paint, 0.48)],
      [1, darker(paint, 0.3)],
    ],
    [0, 0, 1, 0],
  )

/** A canister stove on its gas, legs open. */
export const stove: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const steel = '#b9bfc2'
  const leg = (x: number) =>
    line(
      `M500 420 C${(500 + x) / 2} 414 ${x} 398 ${x + (x < 500 ? -20 : 20)} 300`,
      '#000',
      20,
      'stroke-opacity=".15"',
    ) +
    line(
      `M500 424 C${(500 + x) / 2} 418 ${x} 398 ${x + (x < 500 ? -20 : 20)} 300`,
      '#8b9498',
      14,
      'stroke-linecap="round"',
    ) +
    line(`M${x + (x < 500 ? -20 : 20)} 300 L${x < 500 ? 430 : 570} 296`, '#a9b0b4', 12, 'stroke-linecap="round"')
  const can =
    'M330 640 C330 596 400 576 500 576 C600 576 670 596 670 640 V820 C670 852 600 872 500 872 C400 872 330 852 330 820 Z'
  const flame = [430, 465, 500, 535, 570]
    .map((x, i) =>
      shape(
        `M${x - 14} 300 C${x - 20} 262 ${x - 4} 244 ${x} ${216 + (i % 2) * 16} C${x + 6} 244 ${x + 20} 262 ${x + 14} 300 Z`,
        sheet.gradient([
          [0, '#8fc3ff', 0],
          [0.45, '#6aa5ee', 0.75],
          [1, '#2f5fb8', 0.85],
        ]),
      ),
    )
    .join('')
  return {
    art:
      sheet.shadow(500, 872, 230, 26, 0.36) +
      sheet.lit('lacquer', shape(can, round(sheet, main)), [310, 566, 380, 320]) +
      shape('M330 716 C400 740 600 740 670 716 V770 C600 796 400 796 330 770 Z', round(sheet, second)) +
      label(440, 640, 120, sheet.mark) +
      shape('M400 592 C430 572 570 572 600 592 C570 610 430 610 400 592 Z', darker(steel, 0.15)) +
      sheet.lit(
        'metal',
        shape('M468 560 h64 v34 q-32 14 -64 0 Z', round(sheet, steel)) +
          shape('M482 430 h36 v136 h-36 Z', round(sheet, steel)),
        [460, 420, 90, 190],
      ) +
      leg(340) +
      leg(660) +
      line('M500 430 C500 380 500 350 500 318', '#8b9498', 16) +
      (sheet.isBack ? '' : flame) +
      sheet.lit(
        'metal',
        shape(
          'M420 314 C420 296 580 296 580 314 C576 350 540 370 500 370 C460 370 424 350 420 314 Z',
          round(sheet, steel),
        ),
        [408, 292, 184, 90],
      ) +
      Array.from(
        { length: 9 },
        (_, i) => `<circle cx="${432 + i * 17}" cy="${309 - Math.abs(i - 4) * 0.6}" r="4" fill="#23282b"/>`,
      ).join('') +
      line('M520 500 h110', '#8b9498', 10) +
      sheet.lit('plastic', shape('M624 484 h52 q10 16 0 32 h-52 Z', accent), [616, 476, 76, 50]) +
      line('M632 490 v20 M644 490 v20 M656 490 v20', darker(trim, 0.1), 3),
    closeUp: [350, 250, 320],
  }
}

/** A pot with a folding handle, its lid and a cup. */
export const cookSet: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const steel = mix('#a9b1b5', main, 0.08)
  const pot =
    'M250 440 C250 404 370 384 500 384 C630 384 750 404 750 440 L738 760 C736 810 640 830 500 830 C360 830 264 810 262 760 Z'
  return {
    art:
      sheet.shadow(500, 836, 330, 28, 0.36) +
      sheet.lit('metal', shape(pot, round(sheet, steel)), [230, 370, 540, 480]) +
      shape('M252 470 C300 500 700 500 748 470 L746 512 C690 540 310 540 254 512 Z', '#000', 'opacity=".06"') +
      Array.from({ length: 4 }, (_, i) =>
        line(`M${560 + i * 0} ${600 + i * 46} h${26 + (i % 2) * 12}`, '#5b6367', 4),
      ).join('') +
      sheet.lit(
        'metal',
        shape(
          'M240 430 C240 392 370 370 500 370 C630 370 760 392 760 430 C760 452 640 470 500 470 C360 470 240 452 240 430 Z',
          round(sheet, lighter(steel, 0.12)),
        ),
        [226, 360, 548, 124],
      ) +
      sheet.lit(
        'plastic',
        shape('M452 366 C452 330 548 330 548 366 C548 380 452 380 452 366 Z', accent),
        [440, 330, 120, 60],
      ) +
      (sheet.isBack
        ? ''
        : line('M742 500 C840 500 880 560 862 640', '#7c858a', 14) +
          line('M742 540 C810 540 842 580 830 636', '#7c858a', 14) +
          sheet.lit(
            'plastic',
            shape('M822 600 C840 560 872 560 880 600 L868 720 C860 744 836 744 832 720 Z', main),
            [810, 560, 84, 190],
          )) +
      `<g transform="translate(120 640)">${sheet.lit('plastic', shape('M10 30 C10 8 190 8 190 30 L176 180 C174 208 26 208 24 180 Z', second), [0, 0, 200, 220])}<ellipse cx="100" cy="30" rx="86" ry="20" fill="${darker(trim, 0.2)}"/>${line('M22 70 C-40 70 -36 150 30 148', second, 15)}</g>` +
      label(430, 650, 120, sheet.mark, '#e9e6de'),
    closeUp: [290, 330, 420],
  }
}

/** A gas canister with its valve. */
export const gas: Draw = (sheet) => {
  const [main, second, accent] = sheet.paints
  const can =
    'M270 420 C270 350 370 300 500 300 C630 300 730 350 730 420 V780 C730 830 630 860 500 860 C370 860 270 830 270 780 Z'
  return {
    art:
      sheet.shadow(500, 866, 290, 28, 0.38) +
      sheet.lit('lacquer', shape(can, round(sheet, main)), [250, 290, 500, 590]) +
      shape('M270 560 C350 600 650 600 730 560 V680 C650 720 350 720 270 680 Z', round(sheet, second)) +
      shape('M270 700 C350 740 650 740 730 700 V716 C650 756 350 756 270 716 Z', round(sheet, accent)) +
      shape('M360 352 C400 320 600 320 640 352 C600 384 400 384 360 352 Z', '#000', 'opacity=".18"') +
      sheet.lit(
        'metal',
        shape('M430 340 C430 322 570 322 570 340 L560 268 C550 252 450 252 440 268 Z', round(sheet, '#a9b1b5')),
        [420, 250, 160, 100],
      ) +
      sheet.lit(
        'plastic',
        shape('M436 262 C436 226 564 226 564 262 C564 284 436 284 436 262 Z', '#2b2f32'),
        [426, 226, 150, 66],
      ) +
      (sheet.isBack
        ? Array.from({ length: 7 }, (_, i) =>
            line(`M370 ${450 + i * 15} h${i % 3 === 2 ? 150 : 250}`, '#fff', 4, 'stroke-opacity=".55"'),
          ).join('')
        : label(390, 430, 220, sheet.mark, mix(main, '#ffffff', 0.86), darker(main, 0.4)) +
          shape('M470 612 l30 -44 30 44 q8 40 -30 44 q-38 -4 -30 -44 Z', accent)),
    closeUp: [320, 240, 360],
  }
}

/** A fixed blade in front of its leather sheath. */
export const knife: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const blade = 'M452 394 L782 394 C842 396 882 412 904 436 C852 454 792 458 752 458 L452 458 Z'
  const handle =
    'M142 394 C122 370 152 360 182 368 C262 386 362 372 452 380 V468 C362 480 262 466 172 482 C134 486 118 450 142 394 Z'
  const grain = Array.from({ length: 9 }, (_, i) =>
    line(
      `M152 ${386 + i * 11} C252 ${376 + i * 12} 352 ${394 + i * 9} 452 ${386 + i * 9}`,
      darker(main, 0.45),
      2.4,
      'stroke-opacity=".3"',
    ),
  ).join('')
  const sheath =
    'M120 660 C200 630 300 620 420 640 C600 668 760 700 862 742 C880 760 860 790 830 786 C640 790 400 800 240 786 C160 780 110 740 120 660 Z'
  const body = sheet.within(
    PAPER,
    () =>
      `<g transform="rotate(-13 500 440)">${sheet.lit(
        'metal',
        shape(
          blade,
          sheet.gradient([
            [0, '#c9d0d3'],
            [0.45, '#aab2b6'],
            [0.55, '#878f94'],
            [1, '#c3cacd'],
          ]),
        ),
        [440, 384, 480, 90],
      )}${line('M464 430 C652 434 792 432 898 434', '#fff', 3, 'stroke-opacity=".6"')}${sheet.lit('leather', shape(handle, main), [110, 350, 360, 150])}${sheet.clip(`<path d="${handle}"/>`, grain)}${shape('M438 378 h26 v92 h-26 Z', '#a98f4e')}${shape('M438 378 h8 v92 h-8 Z', '#e2cc8d')}${shape('M134 378 q-18 46 6 100 l20 -4 q-20 -48 -6 -92 Z', '#a98f4e')}${shape('M332 374 v100 h14 v-102 Z M252 376 v92 h10 v-94 Z', accent, 'opacity=".85"')}</g>`,
  )
  return {
    art:
      sheet.shadow(490, 800, 390, 20, 0.3) +
      sheet.lit('leather', shape(sheath, second), [100, 610, 790, 200]) +
      stitch('M150 680 C220 654 320 646 420 662 C600 688 740 716 840 752', '#f1e3c4', 0.7, 4) +
      line('M160 650 C130 600 150 560 190 560 C230 560 236 610 214 640', darker(second, 0.25), 22) +
      body +
      label(560, 704, 92, sheet.mark, mix(second, '#000000', 0.16), lighter(trim, 0.5)),
    closeUp: [320, 280, 400],
  }
}

/** A steel bottle with a loop cap. */
export const bottle: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const body =
    'M400 330 C400 300 420 286 430 270 H570 C580 286 600 300 600 330 C640 370 646 400 646 440 V840 C646 880 590 896 500 896 C410 896 354 880 354 840 V440 C354 400 360 370 400 330 Z'
  const style = sheet.random.int(0, 2)
  const decor = sheet.isBack
    ? ''
    : style === 0
      ? line('M354 720 L430 620 L476 672 L548 560 L646 700', lighter(main, 0.35), 8, 'stroke-linejoin="round"')
      : style === 1
        ? Array.from({ length: 5 }, (_, i) =>
            line(
              `M354 ${610 + i * 34} C420 ${588 + i * 34} 460 ${640 + i * 34} 520 ${612 + i * 34} S620 ${600 + i * 34} 646 ${622 + i * 34}`,
              lighter(main, 0.3),
              5,
            ),
          ).join('')
        : shape('M354 690 C450 716 560 716 646 690 V770 C560 796 450 796 354 770 Z', round(sheet, second))
  return {
    art:
      sheet.shadow(500, 900, 180, 24, 0.4) +
      sheet.lit('metal', shape(body, round(sheet, main)), [334, 256, 332, 660]) +
      sheet.clip(`<path d="${body}"/>`, decor) +
      shape('M430 262 h140 v26 h-140 Z', round(sheet, '#a9b1b5')) +
      sheet.lit(
        'plastic',
        shape('M424 178 C424 160 576 160 576 178 V262 C576 276 424 276 424 262 Z', darker(trim, 0.05)),
        [410, 156, 180, 130],
      ) +
      Array.from({ length: 9 }, (_, i) => line(`M${436 + i * 16} 190 v64`, '#fff', 3, 'stroke-opacity=".12"')).join(
        '',
      ) +
      line('M446 170 C440 92 560 92 554 170', darker(trim, 0.05), 20, 'stroke-linecap="round"') +
      line('M446 166 C442 100 558 100 554 166', accent, 5) +
      label(440, 470, 120, sheet.mark, mix(main, '#ffffff', 0.84), darker(main, 0.5)),
    closeUp: [340, 110, 330],
  }
}

/** A vacuum flask with its cup. */
export const flask: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const body =
    'M384 330 H616 C624 360 628 390 628 420 V850 C628 884 580 900 500 900 C420 900 372 884 372 850 V420 C372 390 376 360 384 330 Z'
  return {
    art:
      sheet.shadow(500, 904, 170, 24, 0.4) +
      sheet.lit('metal', shape(body, round(sheet, main)), [352, 320, 296, 600]) +
      shape(
        'M372 800 C430 818 570 818 628 800 V850 C628 884 580 900 500 900 C420 900 372 884 372 850 Z',
        round(sheet, darker(second, 0.1)),
      ) +
      sheet.lit(
        'metal',
        shape('M380 130 C380 104 620 104 620 130 L628 316 C628 340 372 340 372 316 Z', round(sheet, '#a9b1b5')),
        [356, 100, 288, 250],
      ) +
      line('M376 190 C440 208 560 208 624 190', '#5b6367', 3, 'stroke-opacity=".5"') +
      line('M374 304 C440 326 560 326 626 304', darker(trim, 0.1), 9) +
      line('M628 430 C720 440 720 640 628 650', darker(trim, 0.05), 24) +
      line('M628 430 C712 446 712 632 628 648', accent, 4) +
      label(430, 540, 140, sheet.mark, mix(main, '#ffffff', 0.84), darker(main, 0.5)),
    closeUp: [350, 110, 330],
  }
}

/** A standing food pouch; the picture on it follows from the id. */
export const foodPouch: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const pouch = 'M290 160 H710 C716 300 724 600 742 840 C660 880 340 880 258 840 C276 600 284 300 290 160 Z'
  // What is in the bowl goes with the colour of the packet: berries in the red one, greens in the green one.
  const dish =
    main === PALETTE.lingonberry[0] || main === PALETTE.fireweed[0]
      ? 1
      : main === PALETTE.moss[0] || main === PALETTE.spruce[0]
        ? 2
        : 0
  const bits = Array.from({ length: 26 }, () => {
    const angle = sheet.random.next() * Math.PI * 2
    const radius = Math.sqrt(sheet.random.next()) * 104
    const x = Math.round(500 + Math.cos(angle) * radius)
    const y = Math.round(600 + Math.sin(angle) * radius * 0.46)
    return dish === 1
      ? `<circle cx="${x}" cy="${y}" r="${sheet.random.int(9, 14)}" fill="${sheet.random.pick(['#a3202c', '#c23a43', '#7d1620'])}"/>`
      : `<rect x="${x - 14}" y="${y - 8}" width="${sheet.random.int(18, 34)}" height="${sheet.random.int(12, 18)}" rx="7" fill="${sheet.random.pick(dish === 2 ? ['#8a6a3c', '#b99355', '#6d7a3a', '#d8c08a'] : ['#6b4029', '#8a5637', '#c98a3a', '#5c6b33'])}" transform="rotate(${sheet.random.int(-40, 40)} ${x} ${y})"/>`
  }).join('')
  const bowl =
    `<ellipse cx="500" cy="604" rx="160" ry="78" fill="#f3efe6"/><ellipse cx="500" cy="600" rx="136" ry="60" fill="${dish === 1 ? '#e8dcc4' : dish === 2 ? '#e3d3a8' : '#c7a05f'}"/>${bits}` +
    shape('M340 610 C344 700 420 742 500 742 C580 742 656 700 660 610 C620 668 380 668 340 610 Z', '#e5dfd2')
  return {
    art:
      sheet.shadow(500, 866, 260, 26, 0.38) +
      sheet.lit(
        { round: 16, folds: [0.02, 0.012, 0.16], grain: [0.8, 0.008], height: 19, contrast: 0.66, gloss: [0.14, 10] },
        shape(pouch, main) +
          sheet.clip(`<path d="${pouch}"/>`, shape('M240 470 C400 440 600 440 760 470 V900 H240 Z', second)),
        [240, 150, 520, 740],
      ) +
      line('M292 210 H708', '#000', 2, 'stroke-opacity=".3"') +
      Array.from({ length: 27 }, (_, i) =>
        line(`M${300 + i * 15.3} 164 v40`, '#000', 1.6, 'stroke-opacity=".14"'),
      ).join('') +
      shape('M286 176 l14 10 -14 10 Z', '#fff') +
      (sheet.isBack
        ? Array.from({ length: 14 }, (_, i) =>
            line(`M350 ${300 + i * 30} h${i % 4 === 3 ? 160 : 300}`, '#fff', 5, 'stroke-opacity=".5"'),
          ).join('') +
          `<rect x="540" y="730" width="120" height="70" fill="#fff"/>` +
          Array.from({ length: 20 }, (_, i) => line(`M${548 + i * 5.4} 738 v54`, '#111', i % 3 ? 1.6 : 3)).join('')
        : bowl +
          label(405, 280, 190, sheet.mark, mix(main, '#ffffff', 0.88), darker(main, 0.5)) +
          line('M400 406 h200', accent, 10) +
          line('M440 434 h120', lighter(trim, 0.6), 6)),
    closeUp: [330, 430, 340],
  }
}

/** A headlamp on its strap. */
export const headlamp: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const back = line('M196 452 C250 240 750 240 804 452', darker(second, 0.2), 66)
  const strapFront = 'M214 430 C240 520 330 580 400 600 L400 680 C300 660 190 580 170 470 Z'
  const lamp =
    'M370 540 C370 500 400 480 440 480 H560 C600 480 630 500 630 540 V690 C630 730 600 750 560 750 H440 C400 750 370 730 370 690 Z'
  return {
    art:
      sheet.shadow(500, 800, 300, 26, 0.34) +
      back +
      line('M196 452 C250 240 750 240 804 452', '#fff', 3, 'stroke-opacity=".25" stroke-dasharray="10 8"') +
      sheet.lit('wool', both(shape(strapFront, second)), [150, 410, 700, 290]) +
      both(line('M196 460 C226 550 320 618 400 640', accent, 9)) +
      (sheet.isBack
        ? sheet.lit(
            'plastic',
            shape(
              'M400 300 H600 q24 0 24 24 v70 q0 24 -24 24 H400 q-24 0 -24 -24 v-70 q0 -24 24 -24 Z',
              darker(trim, 0.05),
            ),
            [366, 290, 268, 140],
          )
        : '') +
      sheet.lit('plastic', shape('M352 520 h296 v200 h-296 Z', darker(trim, 0.05)), [336, 506, 328, 230]) +
      sheet.lit('plastic', shape(lamp, main), [356, 466, 288, 300]) +
      `<circle cx="470" cy="610" r="76" fill="#1d2124"/><circle cx="470" cy="610" r="66" fill="${sheet.radial(
        [
          [0, '#ffffff'],
          [0.3, '#eef3f6'],
          [0.62, '#aab6bd'],
          [1, '#4c565c'],
        ],
        [0.42, 0.38, 0.66],
      )}"/><circle cx="470" cy="610" r="20" fill="#fff7d6"/><path d="M424 566 a66 66 0 0 1 40 -20" fill="none" stroke="#fff" stroke-width="9" stroke-opacity=".8" stroke-linecap="round"/>` +
      `<circle cx="582" cy="566" r="26" fill="#1d2124"/><circle cx="582" cy="566" r="19" fill="${sheet.radial(
        [
          [0, '#fff'],
          [0.5, '#c9d2d6'],
          [1, '#566066'],
        ],
        [0.4, 0.4, 0.6],
      )}"/>` +
      sheet.lit(
        'rubber',
        shape('M470 466 h90 q12 0 12 12 v14 h-114 v-14 q0 -12 12 -12 Z', accent),
        [450, 456, 132, 44],
      ) +
      `<circle cx="592" cy="690" r="7" fill="#7CC99B"/>` +
      label(556, 628, 58, sheet.mark),
    closeUp: [350, 460, 310],
  }
}

/** A watch with a map on its face. */
export const watch: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const strap =
    shape('M410 90 C420 76 580 76 590 90 L612 330 H388 Z', main) +
    shape('M388 670 H612 L586 900 C570 930 430 930 414 900 Z', main)
  const holes = [740, 780, 820, 860]
    .map((y) => `<rect x="486" y="${y}" width="28" height="13" rx="6" fill="#000" opacity=".45"/>`)
    .join('')
  const route = Array.from(
    { length: 9 },
    (_, i) => `${i ? 'L' : 'M'}${420 + i * 20} ${Math.round(560 - i * 14 + (sheet.random.next() - 0.5) * 50)}`,
  ).join(' ')
  const contours = [40, 72, 104, 136]
    .map(
      (r, i) =>
        `<ellipse cx="${480 + sheet.random.int(-12, 12)}" cy="${500 + sheet.random.int(-10, 10)}" rx="${r}" ry="${Math.round(r * (0.7 + i * 0.06))}" fill="none" stroke="#6d8f79" stroke-width="2.4" stroke-opacity=".75"/>`,
    )
    .join('')
  const screen = sheet.isBack
    ? `<circle cx="500" cy="500" r="132" fill="#8b9498"/><circle cx="500" cy="500" r="70" fill="#2b2f32"/>${[0, 1, 2, 3].map((i) => `<circle cx="${500 + Math.round(Math.cos(i * 1.57 + 0.78) * 38)}" cy="${500 + Math.round(Math.sin(i * 1.57 + 0.78) * 38)}" r="13" fill="#123a2a"/>`).join('')}`
    : sheet.clip(
        '<circle cx="500" cy="500" r="136"/>',
        `<rect x="360" y="360" width="280" height="280" fill="#14201b"/>${contours}${line(route, accent, 7, 'stroke-linejoin="round" stroke-linecap="round"')}<circle cx="420" cy="560" r="8" fill="#fff"/><rect x="452" y="392" width="96" height="10" rx="5" fill="#e8efe9"/><rect x="470" y="412" width="60" height="7" rx="3.5" fill="#8fb7a0"/><path d="M360 600 h280 v60 h-280 Z" fill="#0c1411"/><rect x="430" y="612" width="60" height="9" rx="4" fill="#F4C95D"/><rect x="510" y="612" width="60" height="9" rx="4" fill="#9cc3ff"/>`,
      ) +
      `<path d="M392 430 A130 130 0 0 1 470 374" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="12" stroke-linecap="round"/>`
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2
    return line(
      `M${Math.round(500 + Math.cos(a) * 150)} ${Math.round(500 + Math.sin(a) * 150)} L${Math.round(500 + Math.cos(a) * 168)} ${Math.round(500 + Math.sin(a) * 168)}`,
      '#fff',
      i % 3 ? 3 : 6,
      'stroke-opacity=".7"',
    )
  }).join('')
  return {
    art:
      sheet.shadow(500, 936, 150, 16, 0.3) +
      sheet.lit('rubber', strap, [370, 60, 260, 880]) +
      holes +
      seam('M420 150 h160', 0.2) +
      both(sheet.lit('metal', shape('M300 470 h30 v60 h-30 Z', '#9aa3a7'), [290, 460, 50, 80])) +
      sheet.lit('metal', shape('M302 404 l20 -16 26 30 -20 20 Z', accent), [290, 376, 70, 70]) +
      sheet.lit(
        'plastic',
        `<circle cx="500" cy="500" r="196" fill="${darker(mix(second, trim, 0.5), 0.05)}"/>`,
        [290, 290, 420, 420],
      ) +
      sheet.lit('metal', `<circle cx="500" cy="500" r="176" fill="#5b6367"/>`, [312, 312, 376, 376]) +
      `<circle cx="500" cy="500" r="144" fill="#0b0f0d"/>` +
      ticks +
      screen,
    closeUp: [340, 340, 320],
  }
}
