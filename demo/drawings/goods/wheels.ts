/** For the bicycle: hardtail, fat bike, pannier, light. */
import { wheel } from './big'
import {
  both,
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
  type Draw,
  type Sheet,
} from '../base/kit'
import { barTack, buckle, placed, rivet, screw, webbing } from './fittings'

const BLACK = '#24272a'

/** The same drawing, turned to the other side. */
export const otherSide = (sheet: Sheet, draw: () => string) => {
  const [x, y, width, height] = sheet.window
  return `<g transform="matrix(-1 0 0 1 1000 0)">${sheet.within([1000 - x - width, y, width, height], draw)}</g>`
}

/** Knobs around a tyre, so that its outline is not a circle. */
const knobs = (cx: number, cy: number, radius: number) =>
  `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="#1c1f21" stroke-width="12" stroke-dasharray="9 7.4"/>`
const rotor = (cx: number, cy: number, radius: number) =>
  `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="#aab2b6" stroke-width="11"/><circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="#4c555a" stroke-width="4" stroke-dasharray="3 7"/>` +
  range(5, (i) => {
    const a = i * 1.257 + 0.3
    return line(
      `M${cx} ${cy} L${Math.round(cx + Math.cos(a) * radius)} ${Math.round(cy + Math.sin(a) * radius)}`,
      '#8b9498',
      5,
    )
  }).join('')

/** The differences between mountain bikes. */
interface Mountain {
  /** Width of the tyre in units. */
  tyre: number
  /** Without suspension. */
  rigid: boolean
}

function mountainSide(sheet: Sheet, { tyre, rigid }: Mountain): string {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 2)
  const rear = [218, 646] as const
  const fore = [790, 646] as const
  const tube = (x1: number, y1: number, x2: number, y2: number, from: number, to = from) => {
    const length = Math.hypot(x2 - x1, y2 - y1)
    const [nx, ny] = [(-(y2 - y1) / length) * 0.5, ((x2 - x1) / length) * 0.5]
    const at = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
    return `M${at(x1 + nx * from, y1 + ny * from)} L${at(x2 + nx * to, y2 + ny * to)} L${at(x2 - nx * to, y2 - ny * to)} L${at(x1 - nx * from, y1 - ny * from)} Z`
  }
  const down = tube(446, 668, 694, 410, 40, 46)
  const top = tube(384, 424, 678, 376, 24, 32)
  const seatTube = tube(448, 668, 380, 408, 36, 30)
  const stays = `${tube(218, 646, 446, 668, 15, 24)} ${tube(218, 646, 390, 442, 12, 18)}`
  const head = 'M656 344 L694 336 L716 428 L680 440 Z'
  const frame =
    shape(stays, mix(main, second, style === 1 ? 0.9 : 0)) +
    shape(down, main) +
    shape(top, main) +
    shape(seatTube, main) +
    shape(head, main) +
    `<circle cx="446" cy="668" r="31" fill="${main}"/><circle cx="384" cy="420" r="18" fill="${main}"/>`
  const decor =
    style === 0
      ? shape(tube(560, 549, 668, 437, 42, 45), second) + shape(tube(548, 562, 558, 551, 42, 42), accent)
      : style === 1
        ? shape(tube(470, 643, 540, 570, 41, 42), second) + shape(tube(600, 389, 668, 378, 29, 31), accent)
        : range(4, (i) =>
            shape(tube(580 + i * 24, 528 - i * 25, 592 + i * 24, 516 - i * 25, 43, 44), i % 2 ? accent : second),
          ).join('')
  const stanchion = tube(694, 440, 744, 552, 20)
  const lower = 'M734 534 L764 522 L806 628 C812 648 804 664 790 664 C778 664 770 656 764 642 Z'
  const saddle =
    'M296 296 C298 280 326 280 362 284 C412 288 444 284 456 292 C462 302 420 308 394 314 C372 330 314 326 296 296 Z'
  return (
    sheet.shadow(500, 818, 410, 24, 0.38) +
    [rear, fore].map(([cx, cy]) => knobs(cx, cy, 166) + wheel(sheet, cx, cy, 167 - tyre / 2, tyre)).join('') +
    rotor(rear[0], rear[1], 46) +
    rotor(fore[0], fore[1], 50) +
    line('M224 604 L446 620 M226 690 L446 716', '#565f63', 6, 'stroke-dasharray="6 3"') +
    range(
      5,
      (i) =>
        `<circle cx="${rear[0]}" cy="${rear[1]}" r="${50 - i * 9}" fill="none" stroke="${i % 2 ? '#4c555a' : '#8b9498'}" stroke-width="5" stroke-dasharray="4 3"/>`,
    ).join('') +
    sheet.lit(
      'metal',
      shape(tube(382, 414, 366, 330, 17), BLACK) +
        shape(tube(384, 424, 378, 396, 24), '#3b4246') +
        shape('M344 318 l46 -4 l2 18 l-44 4 Z', '#3b4246'),
      [330, 300, 80, 140],
    ) +
    (rigid
      ? sheet.lit(
          'lacquer',
          shape(
            'M676 428 L718 420 C730 470 744 520 762 566 L806 640 C808 654 800 662 788 662 C778 662 770 656 766 648 L722 566 C704 520 688 474 676 428 Z',
            mix(main, second, 0.85),
          ),
          [664, 410, 156, 266],
        ) + line('M700 440 C716 500 736 556 784 640', '#fff', 4, 'stroke-opacity=".26"')
      : sheet.lit('metal', shape(stanchion, '#b98f4a'), [674, 430, 96, 150]) +
        sheet.lit(
          'lacquer',
          shape('M676 428 L718 420 L730 456 L694 470 Z', BLACK) + shape(lower, style === 2 ? second : BLACK),
          [664, 410, 156, 266],
        ) +
        line('M748 540 L784 634', '#fff', 4, 'stroke-opacity=".24"') +
        line('M744 520 C722 560 736 590 762 600', BLACK, 9)) +
    sheet.lit({ round: 7, height: 12, contrast: 0.78, gloss: [0.24, 22] }, frame + decor, [200, 326, 540, 390]) +
    line('M456 640 L682 404', lighter(main, 0.45), 4, 'stroke-opacity=".45" stroke-linecap="round"') +
    line('M398 412 L664 368', lighter(main, 0.45), 3, 'stroke-opacity=".45"') +
    seam('M660 362 L700 354', 0.4) +
    seam('M676 420 L712 412', 0.4) +
    `<ellipse cx="${(446 + 694) / 2 - 40}" cy="${(668 + 410) / 2 + 12}" rx="7" ry="7" fill="${BLACK}"/>` +
    `<circle cx="446" cy="668" r="49" fill="none" stroke="#2b2f32" stroke-width="15"/><circle cx="446" cy="668" r="57" fill="none" stroke="#16191b" stroke-width="6" stroke-dasharray="5 5"/>` +
    range(4, (i) => line('M446 668 L446 622', '#2b2f32', 13, `transform="rotate(${i * 90 + 30} 446 668)"`)).join('') +
    sheet.lit(
      'plastic',
      shape(tube(446, 668, 500, 744, 22, 17), '#33383b') + '<circle cx="446" cy="668" r="17" fill="#33383b"/>',
      [420, 646, 104, 116],
    ) +
    rivet(446, 668, 8) +
    sheet.lit('plastic', shape('M466 738 q36 -10 70 0 l2 16 q-36 8 -74 0 Z', accent), [454, 724, 96, 44]) +
    range(3, (i) => line(`M${482 + i * 16} 738 v-6`, '#c3cacd', 3)).join('') +
    sheet.lit(
      'plastic',
      shape('M206 672 C196 700 202 730 226 748 L244 738 C232 718 232 696 236 680 Z', BLACK),
      [188, 662, 66, 96],
    ) +
    rivet(216, 686, 8) +
    `<circle cx="236" cy="742" r="14" fill="none" stroke="#4c555a" stroke-width="7" stroke-dasharray="5 3"/>` +
    sheet.lit('leather', shape(saddle, mix(BLACK, trim, 0.4)), [284, 272, 186, 62]) +
    stitch('M306 294 C350 288 410 296 446 294', accent, 0.9) +
    line('M330 322 L398 318', '#8b9498', 5) +
    // The stem, the grip seen from its end's side, the brake lever and its hose.
    line('M700 330 C740 350 740 410 726 440', BLACK, 4.5) +
    line('M694 328 C716 380 712 410 690 430 L560 560', BLACK, 4, 'stroke-opacity=".8"') +
    sheet.lit(
      'metal',
      shape('M654 330 L690 320 L694 340 L660 350 Z', '#3b4246') + shape('M680 314 L716 304 L722 324 L686 334 Z', BLACK),
      [644, 294, 90, 66],
    ) +
    sheet.lit(
      'rubber',
      line('M712 316 C694 306 672 302 648 304', mix(BLACK, accent, 0.1), 24, 'stroke-linecap="round"'),
      [624, 280, 112, 54],
    ) +
    range(6, (i) => line(`M${648 + i * 9} ${294 + i * 0.4} v20`, '#000', 3, 'stroke-opacity=".4"')).join('') +
    line('M712 320 C736 326 744 344 738 366', '#8b9498', 7, 'stroke-linecap="round"') +
    `<circle cx="646" cy="304" r="11" fill="${accent}"/><circle cx="643" cy="301" r="4" fill="#fff" fill-opacity=".5"/>` +
    `<g transform="rotate(-46 520 592)">${label(488, 580, 62, sheet.mark, lighter(main, 0.76), darker(main, 0.55))}</g>`
  )
}

const mountain =
  (kind: Mountain): Draw =>
  (sheet) => ({
    art: sheet.isBack ? otherSide(sheet, () => mountainSide(sheet, kind)) : mountainSide(sheet, kind),
    closeUp: [560, 270, 340],
  })

/** A hardtail from the drive side; from behind: from the other side. */
export const hardtail = mountain({ tyre: 29, rigid: false })

/** A fat bike, its fork rigid. */
export const fatBike = mountain({ tyre: 58, rigid: true })

/** A roll-top pannier; from behind: its hooks. */
export const bikeBag: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 2)
  const tarp = {
    round: 26,
    folds: [0.008, 0.012, 0.24],
    grain: [0.8, 0.012],
    height: 25,
    contrast: 0.78,
    gloss: [0.13, 9],
  } as const
  const body =
    'M296 330 C290 420 262 540 256 660 C252 740 262 820 284 852 C300 874 700 874 716 852 C738 820 748 740 744 660 C738 540 710 420 704 330 Z'
  const neck = 'M306 214 C300 250 296 300 294 344 C380 366 620 366 706 344 C704 300 700 250 694 214 Z'
  const roll =
    'M270 150 C270 130 290 122 320 122 C440 130 560 130 680 122 C710 122 730 130 730 150 V206 C730 228 708 236 680 234 C560 244 440 244 320 234 C292 236 270 228 270 206 Z'
  const base =
    'M262 700 C380 730 620 730 738 700 C746 780 736 830 716 852 C700 874 300 874 284 852 C264 830 254 780 262 700 Z'
  const decor =
    style === 0
      ? shape(base, second)
      : style === 1
        ? shape('M250 880 L560 330 H720 L760 420 V880 Z', second)
        : shape(base, second) + shape('M254 640 C380 670 620 670 746 640 V700 C620 730 380 730 254 700 Z', accent)
  const sideStrap =
    webbing('M276 186 C250 190 240 260 244 330 C246 380 252 430 258 480', 22, darker(trim, 0.05)) + buckle(243, 318, 34)
  const art =
    sheet.shadow(506, 872, 260, 28, 0.42) +
    sheet.lit(tarp, shape(body, main) + sheet.clip(`<path d="${body}"/>`, decor), [240, 316, 520, 566]) +
    sheet.creases(`<path d="${body}"/>`, [
      [300, 380, 400, 440, 480, 420, 13],
      [704, 400, 620, 470, 560, 450, 12],
      [270, 600, 360, 660, 440, 640, 11],
      [740, 620, 660, 690, 590, 670, 10],
      [330, 350, 350, 420, 340, 520, 10],
    ]) +
    sheet.lit(tarp, shape(neck, mix(main, second, 0.16)), [284, 204, 432, 168]) +
    sheet.creases(`<path d="${neck}"/>`, [
      [330, 230, 360, 300, 350, 350, 12],
      [440, 236, 430, 300, 460, 356, 9],
      [560, 236, 580, 300, 550, 356, 10],
      [670, 230, 640, 300, 656, 350, 11],
    ]) +
    softLine('M306 240 C400 258 600 258 694 240', 24, 0.5) +
    sheet.lit(
      { round: 17, folds: [0.012, 0.02, 0.14], height: 22, contrast: 0.76, gloss: [0.14, 10] },
      shape(roll, main),
      [258, 110, 484, 142],
    ) +
    line('M274 178 C400 190 600 190 726 178', darker(main, 0.4), 4, 'stroke-opacity=".6"') +
    line('M278 210 C400 222 600 222 722 210', '#fff', 3, 'stroke-opacity=".2"') +
    line('M280 150 C400 160 600 160 720 150', darker(main, 0.3), 5, 'stroke-opacity=".45"') +
    both(sideStrap) +
    (sheet.isBack
      ? sheet.lit(
          'plastic',
          shape('M300 400 H700 q12 0 12 12 v34 q0 12 -12 12 H300 q-12 0 -12 -12 v-34 q0 -12 12 -12 Z', BLACK),
          [276, 388, 448, 84],
        ) +
        both(
          sheet.lit(
            'plastic',
            shape(
              'M330 360 h78 q16 0 16 16 v100 h-26 v-66 q0 -10 -10 -10 h-38 q-10 0 -10 10 v86 q0 14 -14 14 q-14 0 -14 -14 V378 q0 -18 18 -18 Z',
              accent,
            ),
            [300, 350, 134, 172],
          ) +
            screw(352, 430, 10) +
            screw(430, 430, 10),
        ) +
        sheet.lit(
          'plastic',
          shape(
            'M340 640 H660 v34 H340 Z M470 660 C440 700 452 760 500 770 C530 772 540 752 528 736 C500 740 486 710 508 672 Z',
            BLACK,
          ),
          [330, 630, 340, 150],
        ) +
        screw(370, 657, 10) +
        screw(630, 657, 10) +
        stitch('M310 800 C420 820 580 820 690 800', '#fff', 0.25)
      : both(
          sheet.lit(
            'canvas',
            shape('M264 470 h22 q8 0 8 8 v26 q0 8 -8 8 h-26 Z', darker(trim, 0.1)),
            [252, 462, 52, 60],
          ),
        ) +
        webbing('M420 240 C424 300 430 360 430 420', 20, darker(trim, 0.05)) +
        buckle(428, 330, 32) +
        barTack(420, 412, 20, 10, accent) +
        (style === 1 ? seam('M286 812 L556 340', 0.25) : seam('M264 704 C380 734 620 734 736 704', 0.3)) +
        // A reflector of two brightnesses, as from little prisms.
        shape('M472 486 h120 l-14 84 h-120 Z', '#dfe6e8') +
        sheet.clip(
          '<path d="M472 486 h120 l-14 84 h-120 Z"/>',
          range(12, (i) =>
            line(`M${440 + i * 16} 476 l40 104 M${480 + i * 16} 476 l-40 104`, '#9fabb0', 2.4, 'stroke-opacity=".7"'),
          ).join(''),
        ) +
        line('M472 486 h120 l-14 84 h-120 Z', '#fff', 3) +
        label(330, 600, 116, sheet.mark, mix(main, '#ffffff', 0.84), darker(main, 0.5)))
  return { art, closeUp: [250, 110, 380] }
}

/** A front light on its bracket around a handlebar; from behind: its battery gauge. */
export const bikeLight: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 1)
  const anodised = sheet.gradient([
    [0, lighter(main, 0.12)],
    [0.18, lighter(main, 0.3)],
    [0.3, main],
    [0.7, darker(main, 0.22)],
    [1, darker(main, 0.5)],
  ])
  const barrel =
    'M-232 -118 C-150 -126 -70 -106 0 -102 L214 -96 C252 -94 268 -60 268 0 C268 60 252 94 214 96 L0 102 C-70 106 -150 126 -232 118 Z'
  const draw = () => {
    const fins = range(style ? 5 : 7, (i) => {
      const x = -168 + i * (style ? 34 : 24)
      return (
        line(`M${x} -114 C${x + 26} -60 ${x + 26} 60 ${x} 114`, '#000', 9, 'stroke-opacity=".4"') +
        line(`M${x + 8} -112 C${x + 34} -60 ${x + 34} 60 ${x + 8} 112`, '#fff', 3, 'stroke-opacity=".3"')
      )
    }).join('')
    const glass = sheet.radial(
      [
        [0, '#ffffff'],
        [0.28, '#fdf6dc'],
        [0.6, '#c9d3d6'],
        [0.86, '#7f8c91'],
        [1, '#2b3235'],
      ],
      [0.44, 0.46, 0.56],
    )
    const lens =
      `<ellipse cx="-236" cy="0" rx="62" ry="128" fill="#16191b"/>` +
      sheet.lit(
        'metal',
        `<ellipse cx="-238" cy="0" rx="56" ry="118" fill="none" stroke="${mix('#8b9498', second, 0.3)}" stroke-width="15"/>`,
        [-316, -140, 156, 280],
      ) +
      `<ellipse cx="-240" cy="0" rx="46" ry="106" fill="${glass}"/>` +
      sheet.clip(
        '<ellipse cx="-240" cy="0" rx="46" ry="106"/>',
        range(6, (i) => line(`M-290 ${-86 + i * 34} h110`, '#fff', 4, 'stroke-opacity=".28"')).join('') +
          range(4, (i) => line(`M${-270 + i * 20} -110 V110`, '#5b6367', 2, 'stroke-opacity=".32"')).join(''),
      ) +
      [
        [-240, -46],
        [-240, 46],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<ellipse cx="${x}" cy="${y}" rx="15" ry="27" fill="#fffbe8"/><ellipse cx="${x}" cy="${y}" rx="7" ry="12" fill="#f3c64f"/>`,
        )
        .join('') +
      '<path d="M-272 -60 A46 106 0 0 1 -244 -100" fill="none" stroke="#fff" stroke-width="8" stroke-opacity=".9" stroke-linecap="round"/>'
    const rear =
      sheet.lit(
        'rubber',
        shape(
          'M196 -100 C252 -98 274 -60 274 0 C274 60 252 98 196 100 C212 60 212 -60 196 -100 Z',
          mix(BLACK, trim, 0.3),
        ),
        [184, -114, 104, 228],
      ) + range(4, (i) => line(`M232 ${-40 + i * 27} h24`, '#fff', 3, 'stroke-opacity=".16"')).join('')
    const key =
      sheet.lit(
        'rubber',
        shape('M20 -112 C30 -128 130 -126 140 -106 L134 -82 C110 -76 50 -78 26 -86 Z', accent),
        [8, -136, 146, 70],
      ) +
      range(3, (i) => `<circle cx="${60 + i * 20}" cy="-98" r="4" fill="#000" fill-opacity=".35"/>`).join('') +
      range(4, (i) => `<circle cx="${58 + i * 18}" cy="-56" r="5.5" fill="${i < 3 ? '#8fe0b4' : '#26302b'}"/>`).join('')
    const bar =
      sheet.lit('metal', '<circle cx="52" cy="262" r="66" fill="#2f3437"/>', [-24, 186, 152, 152]) +
      '<circle cx="52" cy="262" r="47" fill="#0d0f10"/><path d="M12 238 A47 47 0 0 1 60 216" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="5"/>'
    const clamp =
      sheet.lit(
        'plastic',
        '<circle cx="52" cy="262" r="79" fill="none" stroke="#24272a" stroke-width="27"/>' +
          shape('M-16 98 H118 L108 196 H0 Z', BLACK) +
          shape('M120 232 h44 q12 0 12 12 v40 q0 12 -12 12 h-44 Z', BLACK),
        [-56, 88, 246, 272],
      ) +
      line('M-4 130 H108 M0 152 H106', '#000', 4, 'stroke-opacity=".4"') +
      screw(152, 264, 13) +
      sheet.lit('rubber', shape('M-30 120 h28 v44 h-34 q-10 -30 6 -44 Z', accent), [-52, 110, 60, 64])
    return (
      sheet.soft(
        `<g transform="translate(30 44)" opacity=".3">${shape(barrel, '#2b2318')}<circle cx="52" cy="262" r="92" fill="#2b2318"/></g>`,
        18,
        [-320, -130, 640, 540],
      ) +
      bar +
      clamp +
      sheet.lit(
        { round: 7, height: 10, contrast: 0.62, gloss: [0.22, 22] },
        shape(barrel, anodised),
        [-252, -140, 540, 280],
      ) +
      sheet.clip(`<path d="${barrel}"/>`, fins + shape('M150 -100 h20 V100 h-20 Z', second, 'opacity=".85"')) +
      rear +
      key +
      lens +
      label(24, -20, 116, sheet.mark, lighter(main, 0.1), darker(main, 0.65))
    )
  }
  const glow = sheet.isBack
    ? ''
    : `<circle cx="228" cy="468" r="250" fill="${sheet.radial([
        [0, '#fff6cf', 0.85],
        [0.4, '#fff1bd', 0.32],
        [1, '#fff1bd', 0],
      ])}"/>`
  const whole = () => placed(sheet, 498, 452, -9, draw, 1.22)
  return {
    art: sheet.shadow(600, 880, 190, 20, 0.3) + glow + (sheet.isBack ? otherSide(sheet, whole) : whole()),
    closeUp: [120, 280, 380],
  }
}
