/** For snow: nordic binding, snowshoes, shovel, pulk, wax. */
import {
  darker,
  label,
  lighter,
  line,
  mix,
  range,
  shape,
  softLine,
  stitch,
  zip,
  type Draw,
  type Sheet,
} from '../base/kit'
import { buckle, inkOn, placed, rivet, screw, webbing } from './fittings'

const POLYMER = '#2b2f32'
const STEEL = '#a3abaf'

const mirrored = (shapes: string) => `${shapes}<g transform="scale(-1 1)">${shapes}</g>`

/** One binding around (0, 0), its toe up. */
function bindingPlate(sheet: Sheet, style: number): string {
  const [main, second, accent, trim] = sheet.paints
  const base =
    'M-56 -330 C-54 -360 54 -360 56 -330 L62 -150 C62 -60 50 -20 50 60 L58 200 V350 C58 384 36 400 0 400 C-36 400 -58 384 -58 350 V200 L-50 60 C-50 -20 -62 -60 -62 -150 Z'
  const shade = sheet.soft(
    shape(base, '#2b2318', 'fill-opacity=".42" transform="translate(16 22)"'),
    13,
    [-90, -370, 200, 820],
  )
  if (sheet.isBack) {
    const ribs = range(9, (i) =>
      line(
        `M-40 ${-270 + i * 72} L40 ${-234 + i * 72} M40 ${-270 + i * 72} L-40 ${-234 + i * 72}`,
        '#fff',
        4,
        'stroke-opacity=".1"',
      ),
    ).join('')
    return (
      shade +
      sheet.lit('plastic', shape(base, mix('#3b4043', main, 0.12)), [-74, -366, 148, 780]) +
      shape('M-44 -312 h88 l4 150 l-8 200 l6 170 v136 h-92 v-136 l6 -170 l-8 -200 Z', '#000', 'opacity=".28"') +
      ribs +
      sheet.lit(
        'rubber',
        shape('M-36 -120 h72 v36 h-72 Z M-36 250 h72 v40 h-72 Z', darker(trim, 0.2)),
        [-48, -130, 96, 430],
      ) +
      range(
        4,
        (i) =>
          `<circle cx="0" cy="${[-290, -40, 110, 340][i]}" r="15" fill="#0d0f10"/><circle cx="0" cy="${[-290, -40, 110, 340][i]}" r="15" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2.5"/>`,
      ).join('') +
      label(-30, 172, 60, sheet.mark, '#dfe2e2')
    )
  }
  const rail =
    'M-40 -108 C-38 -120 -22 -120 -20 -108 L-22 40 L-20 196 L-22 330 C-24 342 -40 342 -42 330 L-42 196 L-36 40 Z'
  const toe =
    'M-70 -196 C-74 -270 -64 -352 -40 -388 C-18 -404 18 -404 40 -388 C64 -352 74 -270 70 -196 C44 -180 -44 -180 -70 -196 Z'
  const lever =
    style === 0
      ? 'M-46 -372 C-22 -392 22 -392 46 -372 C52 -330 50 -296 46 -268 C22 -254 -22 -254 -46 -268 C-50 -296 -52 -330 -46 -372 Z'
      : 'M-38 -380 C-18 -392 18 -392 38 -380 L54 -300 C40 -268 22 -244 0 -236 C-22 -244 -40 -268 -54 -300 Z'
  const flexor = 'M-34 -164 C-20 -176 20 -176 34 -164 L30 -118 C16 -106 -16 -106 -30 -118 Z'
  const heel = 'M-52 352 C-50 338 50 338 52 352 C52 378 34 392 0 392 C-34 392 -52 378 -52 352 Z'
  return (
    shade +
    sheet.lit('plastic', shape(base, mix(POLYMER, main, 0.1)), [-74, -366, 148, 780]) +
    shape('M-15 -110 h30 l-2 440 h-26 Z', '#000', 'opacity=".36"') +
    range(12, (i) =>
      line(`M-52 ${212 + i * 11} h10 M42 ${212 + i * 11} h10`, '#fff', 2.4, 'stroke-opacity=".22"'),
    ).join('') +
    softLine(toe, 14, 0.5) +
    softLine(heel, 12, 0.5) +
    // The flexor pushes the boot back; before it the jaw that holds the boot's bar.
    sheet.lit(
      'plastic',
      mirrored(shape(rail, mix('#4a5154', second, 0.35))) +
        shape(flexor, accent) +
        shape(toe, main) +
        shape(heel, main),
      [-84, -408, 168, 814],
    ) +
    range(3, (i) =>
      line(`M${-26 + i} ${-152 + i * 12} q26 -8 ${52 - 2 * i} 0`, '#000', 3, 'stroke-opacity=".28"'),
    ).join('') +
    shape('M-52 -206 C-30 -214 30 -214 52 -206 L50 -184 C30 -178 -30 -178 -50 -184 Z', '#0e1112') +
    line('M-46 -195 C-20 -201 20 -201 46 -195', '#6b7478', 10, 'stroke-linecap="round"') +
    line('M-44 -197 C-20 -203 20 -203 44 -197', '#e3e8ea', 4, 'stroke-linecap="round"') +
    softLine(lever, 12, 0.5) +
    sheet.lit('plastic', shape(lever, mix(second, trim, 0.25)), [-66, -402, 132, 176]) +
    range(4, (i) =>
      line(`M${-26 + i * 2} ${-366 + i * 12} q${26 - i * 2} -8 ${52 - i * 4} 0`, '#fff', 4, 'stroke-opacity=".3"'),
    ).join('') +
    shape('M-7 -306 L0 -326 L7 -306 Z', accent) +
    screw(0, -68, 13) +
    screw(0, 112, 13) +
    screw(-30, -226, 9) +
    screw(30, -226, 9) +
    label(-26, 350, 52, sheet.mark, lighter(main, 0.78), darker(main, 0.55))
  )
}

/** A pair of cross-country bindings from above; from behind: their undersides. */
export const nordicBinding: Draw = (sheet) => {
  const style = sheet.random.int(0, 1)
  return {
    art:
      placed(sheet, 380, 514, 11, () => bindingPlate(sheet, style), 1.07) +
      placed(sheet, 624, 488, 11, () => bindingPlate(sheet, style), 1.07),
    closeUp: [560, 60, 300],
  }
}

const FRAME =
  'M0 -420 C-92 -420 -138 -346 -136 -250 C-134 -110 -122 20 -112 130 C-104 232 -72 332 -34 398 C-18 424 18 424 34 398 C72 332 104 232 112 130 C122 20 134 -110 136 -250 C138 -346 92 -420 0 -420 Z'
const DECK =
  'M0 -396 C-76 -396 -114 -330 -112 -250 C-110 -110 -100 20 -92 126 C-84 224 -58 318 -22 380 C-12 394 12 394 22 380 C58 318 84 224 92 126 C100 20 110 -110 112 -250 C114 -330 76 -396 0 -396 Z'
const TOE_HOLE =
  'M-58 -206 C-56 -252 -30 -268 0 -268 C30 -268 56 -252 58 -206 C58 -184 44 -176 0 -176 C-44 -176 -58 -184 -58 -206 Z'

/** Side points of the frame, where the deck is wrapped around it. */
const WRAPS: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-122, -330, 24],
  [-135, -210, -2],
  [-128, -80, -5],
  [-117, 60, -6],
  [-106, 180, -8],
  [-72, 320, -24],
]

const atWraps = (make: () => string) =>
  WRAPS.map(([x, y, turn]) => mirrored(`<g transform="translate(${x} ${y}) rotate(${turn})">${make()}</g>`)).join('')
const wraps = (paint: string) => atWraps(() => shape('M-19 -24 q18 -6 42 0 v48 q-24 6 -42 0 Z', paint))
const wrapRivets = atWraps(() => rivet(28, 0, 6))

function snowshoeTop(sheet: Sheet, print: number): string {
  const [main, second, accent, trim] = sheet.paints
  const deckPaint = mix('#33383a', second, 0.5)
  const prints =
    print === 0
      ? range(5, (i) =>
          line(
            `M-96 ${230 + i * 24} L-30 ${170 + i * 24} L8 ${206 + i * 24} L44 ${150 + i * 24} L96 ${214 + i * 24}`,
            lighter(deckPaint, 0.28),
            4,
            'stroke-linejoin="round"',
          ),
        ).join('')
      : print === 1
        ? shape('M-120 160 L120 60 V110 L-120 210 Z M-120 236 L120 136 V150 L-120 250 Z', accent, 'opacity=".85"')
        : range(
            6,
            (i) =>
              `<ellipse cx="0" cy="240" rx="${18 + i * 15}" ry="${26 + i * 20}" fill="none" stroke="${lighter(deckPaint, 0.25)}" stroke-width="3.5"/>`,
          ).join('')
  const band = (y: number, bend: number) => `M-72 ${y + 12} C-40 ${y - bend} 40 ${y - bend} 72 ${y + 12}`
  const bands = [
    [-152, 34],
    [-84, 26],
  ] as const
  const heelBand = 'M-46 20 C-92 56 -80 142 0 148 C80 142 92 56 46 20'
  const closing = bands
    .map(
      ([y, bend]) =>
        range(
          5,
          (i) =>
            `<ellipse cx="${18 + i * 11}" cy="${y - bend * 0.55 + Math.abs(i - 0.4) * 3.4}" rx="2.6" ry="4.6" fill="#000" fill-opacity=".55"/>`,
        ).join('') + `<g transform="translate(-43 ${y - bend * 0.3}) rotate(-13)">${buckle(0, -17, 34, accent)}</g>`,
    )
    .join('')
  const footbed =
    'M-54 -176 C-58 -130 -50 -60 -46 0 C-44 50 -36 72 0 74 C36 72 44 50 46 0 C50 -60 58 -130 54 -176 C30 -188 -30 -188 -54 -176 Z'
  const strapPaint = mix(trim, POLYMER, 0.4)
  return (
    sheet.lit(
      'canvas',
      `<path d="${DECK} ${TOE_HOLE}" fill="${deckPaint}" fill-rule="evenodd"/>` +
        sheet.clip(`<path d="${DECK}"/>`, prints),
      [-130, -410, 260, 820],
    ) +
    stitch(DECK, '#fff', 0.22) +
    line(TOE_HOLE, darker(deckPaint, 0.5), 5) +
    line('M-104 -144 H104', '#000', 24, 'stroke-opacity=".3"') +
    sheet.lit('metal', line('M-112 -156 H112', STEEL, 17) + line(FRAME, main, 25), [-160, -444, 320, 880]) +
    line('M-34 92 C-36 116 36 116 34 92 L30 40 M-34 92 L-30 40', '#7c858a', 9, 'stroke-linejoin="round"') +
    sheet.lit('canvas', wraps(darker(deckPaint, 0.12)) + shape(footbed, POLYMER), [-170, -370, 340, 730]) +
    wrapRivets +
    range(
      12,
      (i) =>
        `<circle cx="${-24 + (i % 3) * 24}" cy="${-108 + Math.floor(i / 3) * 44}" r="7" fill="#000" fill-opacity=".35"/><path d="M${-30 + (i % 3) * 24} ${-112 + Math.floor(i / 3) * 44} a8 8 0 0 1 9 -4" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>`,
    ).join('') +
    bands.map(([y, bend]) => line(band(y, bend), '#000', 36, 'stroke-opacity=".2"')).join('') +
    line(heelBand, '#000', 26, 'stroke-opacity=".2"') +
    sheet.lit(
      'rubber',
      mirrored(
        shape('M-44 -196 C-78 -188 -86 -140 -80 -92 C-78 -70 -68 -62 -58 -70 C-62 -110 -56 -150 -40 -168 Z', main),
      ) + line(heelBand, strapPaint, 19),
      [-100, -206, 200, 370],
    ) +
    sheet.lit('rubber', bands.map(([y, bend]) => line(band(y, bend), strapPaint, 27)).join(''), [-94, -200, 188, 140]) +
    closing +
    buckle(66, 74, 26, darker(accent, 0.06)) +
    label(-27, 320, 54, sheet.mark)
  )
}

function snowshoeUnder(sheet: Sheet): string {
  const [main, second] = sheet.paints
  const deckPaint = mix('#33383a', second, 0.34)
  const teeth = (y: number, count: number, from: number) =>
    shape(
      `M${from} ${y} ` +
        range(
          count,
          (i) => `L${from + 8 + (i * -2 * from) / count} ${y - 34} L${from + ((i + 1) * -2 * from) / count} ${y}`,
        ).join(' ') +
        ` V${y + 26} H${from} Z`,
      STEEL,
    )
  return (
    sheet.lit(
      'canvas',
      `<path d="${DECK} ${TOE_HOLE}" fill="${deckPaint}" fill-rule="evenodd"/>`,
      [-130, -410, 260, 820],
    ) +
    sheet.lit('metal', line(FRAME, main, 25), [-160, -444, 320, 880]) +
    sheet.lit('canvas', wraps(darker(deckPaint, 0.12)), [-170, -370, 340, 730]) +
    wrapRivets +
    sheet.lit(
      'metal',
      mirrored(shape('M-74 -100 h16 l4 60 -9 22 11 22 -9 22 11 22 -9 22 11 22 v60 h-26 Z', '#8b9498')),
      [-90, -112, 180, 290],
    ) +
    softLine('M-60 -140 H60', 50, 0.5) +
    sheet.lit('metal', teeth(-150, 6, -72) + teeth(-96, 4, -48) + teeth(250, 5, -50), [-90, -200, 180, 490]) +
    mirrored(rivet(-40, -136, 8) + rivet(-30, 262, 7)) +
    label(-27, 330, 54, sheet.mark)
  )
}

/** A pair of snowshoes; from behind: the teeth under them. */
export const snowshoe: Draw = (sheet) => {
  const print = sheet.random.int(0, 2)
  const one = (x: number, y: number, turn: number) =>
    placed(
      sheet,
      x,
      y,
      turn,
      () =>
        sheet.soft(
          line(FRAME, '#2b2318', 34, 'stroke-opacity=".4" transform="translate(18 24)"'),
          11,
          [-150, -420, 330, 900],
        ) + (sheet.isBack ? snowshoeUnder(sheet) : snowshoeTop(sheet, print)),
    )
  return { art: one(322, 500, -4) + one(672, 500, 5), closeUp: [190, 270, 290] }
}

/** An avalanche shovel with a short shaft. */
export const shovel: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const isD = sheet.random.chance(0.6)
  const blade =
    'M-46 60 C-52 98 -92 108 -150 112 C-168 114 -176 128 -175 146 C-172 240 -164 330 -156 398 C-152 432 -90 456 0 460 C90 456 152 432 156 398 C164 330 172 240 175 146 C176 128 168 114 150 112 C92 108 52 98 46 60 Z'
  const lip =
    'M-150 112 C-168 114 -176 128 -175 146 C-172 240 -164 330 -156 398 C-153 416 -136 430 -110 440 C-128 340 -140 230 -142 148 C-142 130 -136 122 -122 118 Z'
  const spine = 'M-44 60 C-46 150 -40 250 0 318 C40 250 46 150 44 60 Z'
  const ribs = [
    ['M-96 160 C-92 240 -84 310 -72 372', 13],
    ['M-62 220 C-58 280 -52 330 -44 384', 10],
  ] as const
  const grip = isD
    ? 'M-30 -300 C-34 -330 -96 -346 -104 -388 C-110 -424 -86 -446 -52 -448 H52 C86 -446 110 -424 104 -388 C96 -346 34 -330 30 -300 Z M-58 -400 C-62 -378 -22 -360 0 -358 C22 -360 62 -378 58 -400 C54 -410 40 -412 30 -412 H-30 C-40 -412 -54 -410 -58 -400 Z'
    : 'M-32 -300 C-34 -350 -40 -372 -66 -380 C-100 -386 -124 -392 -126 -416 C-128 -444 -106 -452 -80 -452 C-40 -446 40 -446 80 -452 C106 -452 128 -444 126 -416 C124 -392 100 -386 66 -380 C40 -372 34 -350 32 -300 Z'
  const draw = () => {
    const shade = sheet.soft(
      shape(`${blade} M-22 -320 H22 V90 H-22 Z`, '#2b2318', 'fill-opacity=".38" transform="translate(22 18)"'),
      13,
      [-190, -330, 410, 830],
    )
    const shaft =
      sheet.lit(
        'metal',
        shape('M-25 -312 C-10 -318 10 -318 25 -312 V104 H-25 Z', mix('#8b9498', second, 0.55)),
        [-40, -326, 80, 440],
      ) +
      shape('M-11 -290 h9 V60 h-9 Z', '#fff', 'opacity=".22"') +
      line('M-25 -196 H25 M-25 -188 H25', '#000', 2.5, 'stroke-opacity=".35"') +
      range(3, (i) => `<circle cx="4" cy="${-160 + i * 54}" r="6" fill="#111" fill-opacity=".7"/>`).join('')
    const collar =
      sheet.lit(
        'plastic',
        shape('M-36 -40 C-30 -48 30 -48 36 -40 L34 26 C28 34 -28 34 -34 26 Z', darker(trim, 0.05)),
        [-50, -56, 100, 100],
      ) +
      `<circle cx="4" cy="-8" r="12" fill="${accent}"/><circle cx="1" cy="-11" r="4" fill="#fff" fill-opacity=".5"/>`
    const face =
      sheet.lit(
        { round: 12, height: 20, contrast: 0.78, gloss: [0.26, 18] },
        shape(blade, main),
        [-194, 44, 388, 430],
      ) +
      sheet.lit('metal', mirrored(shape(lip, darker(main, sheet.isBack ? 0.16 : 0.05))), [-190, 100, 380, 350]) +
      mirrored(
        ribs
          .map(
            ([d, width]) =>
              line(d, '#000', width, 'stroke-opacity=".2" stroke-linecap="round"') +
              `<g transform="translate(${sheet.isBack ? -3 : 3} 3)">${line(d, '#fff', width * 0.5, 'stroke-opacity=".28" stroke-linecap="round"')}</g>`,
          )
          .join(''),
      ) +
      sheet.lit(
        { round: 9, height: 15, contrast: 0.8, gloss: [0.3, 20] },
        shape(spine, sheet.isBack ? darker(main, 0.12) : lighter(main, 0.04)),
        [-58, 50, 116, 284],
      ) +
      mirrored(
        range(
          2,
          (i) =>
            `<circle cx="${-128 + i * 6}" cy="${164 + i * 226}" r="9" fill="#f3f0e9"/><path d="M${-136 + i * 6} ${160 + i * 226} a9 9 0 0 1 12 -4" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="3"/>`,
        ).join(''),
      ) +
      line('M-152 410 C-140 436 -80 450 0 453 C80 450 140 436 152 410', '#fff', 5, 'stroke-opacity=".4"') +
      label(-42, 340, 84, sheet.mark, lighter(main, 0.82), darker(main, 0.55))
    const gripArt =
      sheet.lit('rubber', `<path d="${grip}" fill="${POLYMER}" fill-rule="evenodd"/>`, [-140, -466, 280, 180]) +
      sheet.lit(
        'rubber',
        shape(
          isD
            ? 'M-64 -446 H64 C60 -430 56 -418 48 -412 H-48 C-56 -418 -60 -430 -64 -446 Z'
            : 'M-70 -449 C-36 -444 36 -444 70 -449 L60 -384 C36 -378 -36 -378 -60 -384 Z',
          accent,
        ),
        [-80, -460, 160, 92],
      ) +
      range(7, (i) => line(`M${-42 + i * 14} -440 v${isD ? 22 : 44}`, '#000', 3, 'stroke-opacity=".26"')).join('')
    return (
      shade +
      shaft +
      face +
      sheet.lit(
        'metal',
        shape('M-34 52 C-28 42 28 42 34 52 L32 136 C26 150 -26 150 -32 136 Z', main),
        [-46, 36, 92, 126],
      ) +
      rivet(0, 112, 9) +
      collar +
      gripArt
    )
  }
  return { art: placed(sheet, 492, 496, 17, draw), closeUp: [290, 480, 330] }
}

/** A pulk with its cover, shafts and hip belt; from behind: seen from above. */
export const pulk: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  if (sheet.isBack) return { art: placed(sheet, 484, 540, 22, () => pulkAbove(sheet), 1.08), closeUp: [300, 300, 380] }
  const hull =
    'M268 470 C250 486 262 556 316 600 C354 628 420 636 500 638 L872 636 C914 634 936 612 944 570 L952 524 C800 578 470 584 322 522 C300 510 290 464 268 470 Z'
  const rim = 'M268 470 C286 470 296 508 322 522 C470 584 800 578 952 524'
  const cover =
    'M312 514 C330 476 384 438 462 424 C600 404 800 414 886 444 C926 462 946 492 952 524 C800 576 470 582 322 522 Z'
  const shaft = (d: string) =>
    line(d, '#000', 17, 'stroke-opacity=".14" transform="translate(6 9)"') +
    line(d, '#24282b', 15, 'stroke-linecap="round"') +
    line(d, '#6b7478', 5, 'stroke-linecap="round" transform="translate(-2 -3)"')
  const strap = (x: number, top: number, lean: number) =>
    webbing(`M${x} ${top} C${x + lean} 456 ${x + lean} 510 ${x + lean * 0.6} 566`, 18, darker(trim, 0.05)) +
    buckle(x + lean * 0.84, 484, 28)
  const clip = (x: number, y: number) =>
    line(`M${x} ${y} c-34 -20 -30 -66 4 -70 c34 -2 38 46 8 72 Z`, '#5b6367', 10, 'stroke-linejoin="round"') +
    line(`M${x} ${y} c-34 -20 -30 -66 4 -70 c34 -2 38 46 8 72`, '#c3cacd', 5, 'stroke-linejoin="round"')
  // The shafts cross, which keeps the sled from swinging; a short strap holds them where they meet.
  const art =
    sheet.shadow(600, 652, 360, 24, 0.42) +
    clip(118, 318) +
    shaft('M352 596 C300 560 190 420 118 312') +
    clip(46, 390) +
    shaft('M316 574 C250 520 140 440 44 384') +
    webbing('M150 420 C166 404 180 398 196 404', 20, accent) +
    sheet.lit(
      'rubber',
      line(
        'M104 292 C122 318 140 342 156 364 M28 374 C56 392 82 408 106 424',
        mix(second, POLYMER, 0.35),
        25,
        'stroke-linecap="round"',
      ),
      [4, 270, 180, 180],
    ) +
    sheet.lit(
      { round: 14, grain: [0.9, 0.012], height: 20, contrast: 0.78, gloss: [0.22, 20] },
      shape(hull, main),
      [246, 458, 724, 190],
    ) +
    line('M300 560 C344 606 420 612 520 612 L874 608 C904 606 920 592 928 570', '#000', 5, 'stroke-opacity=".22"') +
    line('M302 566 C346 612 422 618 520 618 L874 614', '#fff', 3.4, 'stroke-opacity=".3"') +
    shape('M366 626 C410 640 450 644 520 645 L872 643 L862 656 H446 C406 654 380 640 366 626 Z', darker(trim, 0.3)) +
    sheet.lit(
      { round: 18, folds: [0.014, 0.018, 0.26], grain: [0.7, 0.03], height: 20, contrast: 0.76 },
      shape(cover, second) +
        sheet.clip(
          `<path d="${cover}"/>`,
          shape('M300 530 C350 476 420 456 480 450 C640 438 820 440 960 474 V390 H300 Z', mix(second, main, 0.4)),
        ),
      [302, 400, 662, 190],
    ) +
    sheet.creases(`<path d="${cover}"/>`, [
      [460, 436, 510, 500, 492, 560, 9],
      [640, 420, 660, 490, 630, 568, 8],
      [760, 424, 790, 490, 770, 566, 8],
      [880, 450, 880, 500, 900, 540, 7],
    ]) +
    zip('M352 496 C420 456 560 446 700 446 C790 446 860 456 916 478', darker(second, 0.35), accent, 8, [
      364,
      482,
      accent,
    ]) +
    line(rim, darker(main, 0.25), 14, 'stroke-linecap="round"') +
    line(rim, lighter(main, 0.12), 7, 'stroke-linecap="round"') +
    range(11, (i) => {
      const t = (i + 0.6) / 11
      return rivet(332 + t * 606, 528 + Math.sin(t * Math.PI) * 36, 5.5)
    }).join('') +
    strap(430, 432, -16) +
    strap(620, 411, 0) +
    strap(806, 425, 14) +
    shape('M298 546 l36 6 14 52 -20 14 -22 -22 Z', POLYMER) +
    line('M300 548 l32 5', '#fff', 3, 'stroke-opacity=".3"') +
    rivet(320, 570, 8) +
    rivet(330, 596, 8) +
    label(590, 584, 84, sheet.mark, lighter(main, 0.82), darker(main, 0.55))
  return {
    art: `<g transform="translate(0 20)">${sheet.within([sheet.window[0], sheet.window[1] - 20, sheet.window[2], sheet.window[3]], () => art)}</g>`,
    closeUp: [290, 410, 300],
  }
}

function pulkAbove(sheet: Sheet): string {
  const [main, second, accent, trim] = sheet.paints
  const tub =
    'M0 -330 C-60 -326 -96 -270 -108 -190 L-122 270 C-120 310 -96 330 -60 332 H60 C96 330 120 310 122 270 L108 -190 C96 -270 60 -326 0 -330 Z'
  const cover =
    'M0 -286 C-44 -282 -76 -240 -86 -180 L-98 262 C-96 290 -80 304 -54 306 H54 C80 304 96 290 98 262 L86 -180 C76 -240 44 -282 0 -286 Z'
  const shaft = (side: number) =>
    sheet.lit(
      'metal',
      line(
        `M${side * 62} -272 C${side * 30} -350 ${-side * 40} -410 ${-side * 92} -452`,
        '#3b4246',
        14,
        'stroke-linecap="round"',
      ),
      [-110, -470, 220, 220],
    )
  return (
    sheet.soft(shape(tub, '#2b2318', 'fill-opacity=".42" transform="translate(20 24)"'), 14, [-130, -330, 290, 710]) +
    shaft(1) +
    shaft(-1) +
    sheet.lit({ round: 12, height: 18, contrast: 0.78, gloss: [0.26, 20] }, shape(tub, main), [-138, -346, 276, 694]) +
    sheet.lit('canvas', shape(cover, second), [-112, -300, 224, 622]) +
    zip('M0 -270 V250', darker(second, 0.35), accent, 9, [0, -262, accent]) +
    [-130, 20, 180]
      .map(
        (y) =>
          webbing(`M-104 ${y} C-40 ${y + 12} 40 ${y + 12} 104 ${y}`, 18, darker(trim, 0.05)) + buckle(44, y - 8, 28),
      )
      .join('') +
    mirrored(range(8, (i) => rivet(-100 - i * 1.7, -170 + i * 58, 6)).join('')) +
    label(-74, -80, 56, sheet.mark)
  )
}

/** A bar of ski wax before its box. */
export const wax: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 2)
  const face = 'M204 236 L612 220 L620 800 L216 816 Z'
  const side = 'M612 220 L700 246 L706 776 L620 800 Z'
  const print =
    style === 0
      ? shape('M190 640 L310 470 L380 540 L470 400 L640 620 V830 H190 Z', second) +
        shape('M310 470 L346 506 L310 530 L276 514 Z M470 400 L518 460 L476 486 L432 454 Z', '#f4f1ea')
      : style === 1
        ? range(8, (i) =>
            line(
              `M180 ${500 + i * 36} C280 ${440 + i * 36} 380 ${560 + i * 36} 490 ${488 + i * 36} S600 ${460 + i * 36} 650 ${486 + i * 36}`,
              i % 2 ? second : accent,
              14,
            ),
          ).join('')
        : shape('M190 830 L500 200 H640 L330 830 Z', second) + shape('M370 830 L640 290 V350 L410 830 Z', accent)
  const flakes = range(6, (i) =>
    line(
      'M0 0 V-34 M-10 -26 L0 -18 L10 -26',
      inkOn(main),
      5,
      `stroke-linecap="round" transform="translate(286 336) rotate(${i * 60})"`,
    ),
  ).join('')
  const block = mix(main, '#ffffff', 0.2)
  const barTop = 'M420 706 L786 668 C800 667 808 672 814 682 L850 742 L462 790 Z'
  const barFace = 'M420 706 L462 790 L466 874 C466 880 460 880 456 874 L422 800 C418 790 418 716 420 706 Z'
  const barFront = 'M462 790 L850 742 L852 818 C852 828 846 832 836 834 L480 882 C470 884 466 880 466 872 Z'
  const art =
    sheet.shadow(520, 846, 400, 34, 0.42) +
    sheet.lit(
      'paper',
      shape(face, main) +
        sheet.clip(`<path d="${face}"/>`, sheet.isBack ? shape('M190 700 H660 V830 H190 Z', second) : print),
      [194, 210, 436, 616],
    ) +
    sheet.lit('paper', shape(side, darker(second, 0.2)), [602, 210, 116, 600]) +
    line('M204 236 L612 220 L700 246', '#fff', 3, 'stroke-opacity=".45"') +
    line('M612 220 L620 800', '#fff', 2.4, 'stroke-opacity=".35"') +
    line('M216 816 L620 800 L706 776', '#000', 4, 'stroke-opacity=".3"') +
    line('M206 290 L613 274 L700 298', '#000', 2.4, 'stroke-opacity=".22"') +
    shape('M360 230 C372 262 440 260 452 226 Z', '#000', 'opacity=".16"') +
    (sheet.isBack
      ? range(11, (i) =>
          line(
            `M250 ${340 + i * 28} l${i % 3 === 2 ? 180 : 310} ${i % 3 === 2 ? -7 : -12}`,
            inkOn(main),
            6,
            'stroke-opacity=".6"',
          ),
        ).join('') +
        shape('M240 716 l110 -4 2 62 -110 4 Z', '#f7f4ec') +
        range(17, (i) => line(`M${248 + i * 6} ${722 - i * 0.2} v46`, '#111', i % 3 ? 2 : 3.4)).join('')
      : `<g transform="rotate(-2 430 350)">${label(350, 308, 220, sheet.mark, '#f4f1ea', darker(main, 0.5))}${range(4, (i) => `<rect x="${350 + i * 56}" y="438" width="46" height="17" rx="8" fill="${i < 1 + style ? accent : inkOn(main)}" fill-opacity="${i < 1 + style ? 1 : 0.35}"/>`).join('')}</g>${flakes}`) +
    // The bar: translucent, so its edges are lighter than its faces.
    softLine('M440 868 C560 880 760 852 850 826', 26, 0.5) +
    sheet.lit(
      { round: 5, grain: [0.5, 0.02], height: 8, contrast: 0.5, gloss: [0.2, 16] },
      shape(barFace, darker(block, 0.18)) + shape(barFront, block) + shape(barTop, lighter(block, 0.2)),
      [408, 654, 460, 244],
    ) +
    line('M420 706 L462 790 L850 742', '#fff', 4, 'stroke-opacity=".6" stroke-linejoin="round"') +
    line('M462 790 L466 872', '#fff', 4, 'stroke-opacity=".5"') +
    range(
      5,
      (i) =>
        line(`M${482 + i * 74} ${700 - i * 8} l38 86`, darker(block, 0.22), 5, 'stroke-opacity=".55"') +
        line(`M${486 + i * 74} ${700 - i * 8} l38 86`, '#fff', 3, 'stroke-opacity=".4"'),
    ).join('') +
    `<g transform="rotate(-7 660 812)">${label(606, 786, 110, sheet.mark, lighter(block, 0.3), darker(trim, 0.1))}</g>`
  return { art, closeUp: [410, 560, 330] }
}
