/** Electronics of the way: satellite navigator, compass, power bank, dog tracker, finding tag. */
import { darker, label, line, mix, range, seam, shape, softLine, type Draw, type Sheet } from '../base/kit'
import { cord, inkOn, placed, rivet, screw } from './fittings'

const CASE = '#2b2f32'
const mirrored = (shapes: string) => `${shapes}<g transform="scale(-1 1)">${shapes}</g>`
const rounded = (x: number, y: number, width: number, height: number, radius: number) =>
  `M${x + radius} ${y} H${x + width - radius} Q${x + width} ${y} ${x + width} ${y + radius} V${y + height - radius} Q${x + width} ${y + height} ${x + width - radius} ${y + height} H${x + radius} Q${x} ${y + height} ${x} ${y + height - radius} V${y + radius} Q${x} ${y} ${x + radius} ${y} Z`
const fallen = (sheet: Sheet, outline: string, box: readonly [number, number, number, number], depth = 1) =>
  sheet.soft(shape(outline, '#2b2318', `fill-opacity=".44" transform="translate(${22 * depth} ${26 * depth})"`), 14, [
    box[0],
    box[1],
    box[2] + 50,
    box[3] + 60,
  ])

/** A topographic map: forest, lake, contours, a track with its waypoints; it follows from the id. */
function map(sheet: Sheet, [x, y, width, height]: readonly [number, number, number, number], track: string): string {
  const { random } = sheet
  const hills = range(3, () => {
    const cx = x + random.int(10, 90) * 0.01 * width
    const cy = y + random.int(10, 90) * 0.01 * height
    const lean = random.int(-50, 50)
    return range(
      6,
      (i) =>
        `<ellipse cx="${Math.round(cx + i * 2)}" cy="${Math.round(cy - i * 3)}" rx="${20 + i * 21}" ry="${14 + i * 16}" transform="rotate(${lean} ${Math.round(cx)} ${Math.round(cy)})" fill="none" stroke="#a8793f" stroke-opacity="${i % 3 === 2 ? 0.75 : 0.42}" stroke-width="${i % 3 === 2 ? 2.6 : 1.6}"/>`,
    ).join('')
  }).join('')
  const lakeX = x + random.int(10, 55) * 0.01 * width
  const lakeY = y + random.int(50, 78) * 0.01 * height
  const lake = `M${Math.round(lakeX)} ${Math.round(lakeY)} q${width * 0.16} -34 ${Math.round(width * 0.3)} 6 q26 40 -18 62 q-40 10 -60 -16 q-50 10 -70 -52 Z`
  const points = range(
    7,
    (i) =>
      [
        Math.round(x + width * (0.14 + i * 0.115) + random.int(-14, 14)),
        Math.round(y + height * (0.86 - i * 0.11) + random.int(-16, 16)),
      ] as const,
  )
  const way = points.map(([px, py], i) => `${i ? 'L' : 'M'}${px} ${py}`).join(' ')
  const [hx, hy] = points[4] ?? [0, 0]
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#f1ecd8"/>` +
    shape(
      `M${x} ${y} h${width * 0.62} q-20 ${height * 0.2} ${-width * 0.2} ${height * 0.34} t${-width * 0.42} ${height * 0.2} Z M${x + width} ${y + height} v${-height * 0.44} q${-width * 0.3} 10 ${-width * 0.4} ${height * 0.44} Z`,
      '#cfe0b4',
    ) +
    shape(lake, '#9cc9e6') +
    line(lake, '#4f93c0', 2.4) +
    hills +
    line(`M${x} ${y + height * 0.3} q${width * 0.3} 40 ${width * 0.5} -20 t${width * 0.5} 30`, '#4f93c0', 4) +
    line(
      `M${x} ${y + height * 0.62} L${x + width * 0.4} ${y + height * 0.5} L${x + width} ${y + height * 0.68}`,
      '#3b3f41',
      3,
      'stroke-dasharray="9 6"',
    ) +
    line(way, '#fff', 13, 'stroke-linejoin="round" stroke-linecap="round"') +
    line(way, track, 8, 'stroke-linejoin="round" stroke-linecap="round"') +
    points
      .filter((_, i) => i % 3 === 0)
      .map(
        ([px, py]) =>
          `<circle cx="${px}" cy="${py}" r="9" fill="#fff"/><circle cx="${px}" cy="${py}" r="6" fill="${track}"/>`,
      )
      .join('') +
    `<path d="M0 -24 L16 16 L0 7 L-16 16 Z" transform="translate(${hx} ${hy}) rotate(38)" fill="#0B57D0" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>`
  )
}

/** A handheld satellite navigator. */
export const gps: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const body =
    'M-150 -250 C-150 -300 -128 -326 -84 -330 H84 C128 -326 150 -300 150 -250 L162 40 L150 300 C146 372 110 404 0 406 C-110 404 -146 372 -150 300 L-162 40 Z'
  const bumper =
    'M-150 -250 C-150 -300 -128 -326 -84 -330 H84 C128 -326 150 -300 150 -250 L162 40 L150 300 C146 372 110 404 0 406 C-110 404 -146 372 -150 300 L-162 40 Z M-120 -238 L-128 40 L-120 290 C-116 346 -84 366 0 368 C84 366 116 346 120 290 L128 40 L120 -238 C120 -280 104 -294 76 -296 H-76 C-104 -294 -120 -280 -120 -238 Z'
  const antenna = 'M36 -322 V-404 C36 -436 52 -446 84 -446 C116 -446 130 -436 130 -404 V-306 Z'
  const front = () => {
    const screen = rounded(-104, -246, 208, 348, 12)
    const key = (x: number, y: number, turn: number) =>
      shape(rounded(x - 27, y - 15, 54, 30, 15), mix(CASE, '#ffffff', 0.16), `transform="rotate(${turn} ${x} ${y})"`)
    return (
      sheet.lit('plastic', shape(body, CASE), [-176, -346, 352, 768]) +
      sheet.lit('rubber', `<path d="${bumper}" fill="${main}" fill-rule="evenodd"/>`, [-176, -346, 352, 768]) +
      shape(rounded(-116, -262, 232, 380, 20), '#0d1012') +
      sheet.clip(
        `<path d="${screen}"/>`,
        map(sheet, [-104, -246, 208, 348], accent) +
          shape('M-104 -246 h208 v40 h-208 Z', '#14201b', 'opacity=".86"') +
          `<rect x="-92" y="-234" width="64" height="14" rx="5" fill="#fff"/><rect x="44" y="-234" width="30" height="14" rx="3" fill="#7CC99B"/>${range(4, (i) => `<rect x="${78 + i * 6}" y="${-222 - i * 4}" width="4" height="${4 + i * 4}" fill="#fff"/>`).join('')}` +
          shape('M-104 62 h208 v40 h-208 Z', '#f7f4ec', 'opacity=".92"') +
          line('M-88 82 h50 M-10 82 h36 M56 82 h36', '#1b1f1d', 9, 'stroke-opacity=".75"'),
      ) +
      sheet.clip(`<path d="${screen}"/>`, shape('M-104 -246 H60 L-70 102 H-104 Z', '#fff', 'opacity=".1"')) +
      line(screen, '#000', 4, 'stroke-opacity=".6"') +
      sheet.lit(
        'rubber',
        `<circle cx="0" cy="216" r="60" fill="${darker(trim, 0.12)}"/>` +
          key(-88, 164, 28) +
          key(88, 164, -28) +
          key(-88, 268, -28) +
          key(88, 268, 28),
        [-130, 136, 260, 160],
      ) +
      `<circle cx="0" cy="216" r="32" fill="#000" fill-opacity=".3"/><circle cx="0" cy="216" r="25" fill="${accent}"/><path d="M-17 208 A19 19 0 0 1 4 198" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>` +
      range(
        4,
        (i) =>
          `<path d="M0 -50 L8 -40 H-8 Z" transform="translate(0 216) rotate(${i * 90})" fill="${inkOn(darker(trim, 0.12))}" fill-opacity=".8"/>`,
      ).join('') +
      label(-36, 312, 72, sheet.mark, '#dfe2e2')
    )
  }
  const back = () =>
    sheet.lit('plastic', shape(body, CASE), [-176, -346, 352, 768]) +
    sheet.lit('rubber', `<path d="${bumper}" fill="${main}" fill-rule="evenodd"/>`, [-176, -346, 352, 768]) +
    sheet.lit('plastic', shape(rounded(-96, -120, 192, 390, 34), mix(CASE, second, 0.3)), [-110, -134, 220, 420]) +
    line(rounded(-96, -120, 192, 390, 34), '#000', 4, 'stroke-opacity=".6"') +
    range(9, (i) => line(`M-60 ${20 + i * 22} h120`, '#000', 5, 'stroke-opacity=".28"')).join('') +
    sheet.lit('metal', line('M-26 -70 v-18 a26 26 0 0 1 52 0 v18 Z', '#a3abaf', 10), [-44, -132, 88, 80]) +
    sheet.lit('metal', `<circle cx="0" cy="-60" r="26" fill="#8b9498"/>`, [-36, -96, 72, 72]) +
    line('M-14 -60 h28', '#23282b', 7) +
    sheet.lit('rubber', shape(rounded(-46, -270, 92, 96, 14), '#17191b'), [-56, -280, 112, 116]) +
    range(3, (i) => line(`M-30 ${-248 + i * 26} h60`, '#fff', 3, 'stroke-opacity=".2"')).join('') +
    label(-34, 220, 68, sheet.mark, '#dfe2e2')
  const draw = () =>
    fallen(sheet, body, [-170, -340, 340, 760]) +
    cord(
      'M-100 350 C-180 440 -300 420 -300 320 C-298 244 -236 226 -206 276 C-180 322 -150 350 -100 350',
      12,
      accent,
      darker(accent, 0.4),
    ) +
    sheet.lit(
      'rubber',
      shape(antenna, CASE) +
        shape(
          'M-172 -150 q-12 0 -12 14 v66 q0 14 12 14 h16 v-94 Z M-176 -30 q-10 0 -10 12 v60 q0 12 10 12 h14 v-84 Z',
          second,
        ),
      [-200, -462, 346, 540],
    ) +
    range(3, (i) => line(`M52 ${-416 + i * 20} h62`, '#fff', 4, 'stroke-opacity=".16"')).join('') +
    (sheet.isBack ? back() : front())
  return { art: placed(sheet, 516, 516, sheet.isBack ? -8 : 10, draw, 1.02), closeUp: [380, 250, 330] }
}

/** A baseplate compass. */
export const compass: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const plate =
    'M-176 -380 C-176 -404 -164 -414 -140 -414 H140 C164 -414 176 -404 176 -380 L184 300 C184 350 150 376 100 378 H-100 C-150 376 -184 350 -184 300 Z'
  const north = sheet.random.int(-34, 34)
  const draw = () => {
    const glass = sheet.gradient(
      [
        [0, '#ffffff', 0.72],
        [0.5, '#dfe7e6', 0.5],
        [1, '#c4d0ce', 0.66],
      ],
      [0, 0, 0.8, 1],
    )
    const ruler =
      range(32, (i) => line(`M-172 ${-360 + i * 19} h${i % 5 ? 13 : 25}`, '#1b1f1d', i % 5 ? 2 : 3)).join('') +
      range(24, (i) => line(`M174 ${-360 + i * 25} h-${i % 4 ? 12 : 24}`, accent, i % 4 ? 2.4 : 3.4)).join('')
    const arrow =
      shape('M0 -388 L30 -330 H12 V-220 H-12 V-330 H-30 Z', accent) +
      line('M-70 -380 V-230 M70 -380 V-230', '#1b1f1d', 2, 'stroke-opacity=".5"')
    const lens = `<circle cx="86" cy="-300" r="54" fill="${sheet.radial(
      [
        [0, '#fff', 0.75],
        [0.7, '#e8eeec', 0.35],
        [1, '#9fb0ad', 0.75],
      ],
      [0.38, 0.34, 0.7],
    )}" stroke="#6e7c79" stroke-opacity=".6" stroke-width="3"/><path d="M50 -316 A40 40 0 0 1 90 -342" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`
    const bezel = sheet.lit(
      { round: 8, height: 14, contrast: 0.8, gloss: [0.18, 20] },
      `<circle cx="0" cy="40" r="186" fill="${main}"/>` +
        range(36, (i) => {
          const a = (i * Math.PI) / 18
          return `<circle cx="${Math.round(Math.cos(a) * 188)}" cy="${Math.round(40 + Math.sin(a) * 188)}" r="11" fill="${main}"/>`
        }).join(''),
      [-212, -172, 424, 424],
    )
    const degrees = range(72, (i) => {
      const a = (i * Math.PI) / 36
      const long = i % 6 === 0
      return line(
        `M${Math.round(Math.cos(a) * (long ? 142 : 152))} ${Math.round(40 + Math.sin(a) * (long ? 142 : 152))} L${Math.round(Math.cos(a) * 166)} ${Math.round(40 + Math.sin(a) * 166)}`,
        inkOn(main),
        long ? 5 : 2.2,
      )
    }).join('')
    const well =
      `<circle cx="0" cy="40" r="134" fill="#0f1312" fill-opacity=".55"/><circle cx="0" cy="40" r="128" fill="${sheet.radial(
        [
          [0, '#fdfdfb'],
          [0.72, '#eef0ea'],
          [1, '#c4cbc6'],
        ],
        [0.42, 0.36, 0.75],
      )}"/>` +
      sheet.clip(
        '<circle cx="0" cy="40" r="126"/>',
        range(7, (i) => line(`M${-72 + i * 24} -80 V170`, i === 3 ? second : '#7f8a86', 2, 'stroke-opacity=".7"')).join(
          '',
        ) + shape('M-20 -76 h40 l-10 22 v176 h-20 v-176 Z', second, 'opacity=".24"'),
      )
    const needle =
      `<g transform="translate(0 40) rotate(${north})">${line('M4 -104 L8 112', '#000', 18, 'stroke-opacity=".16"')}${shape('M0 -116 L15 0 H-15 Z', '#C2242F')}${shape('M0 -116 L0 0 H-15 Z', '#E2525B')}${shape('M0 116 L15 0 H-15 Z', '#e9e9e4')}${shape('M0 116 L15 0 H0 Z', '#bfc4c2')}${shape('M-4 -84 h8 v40 h-8 Z', '#f6f3c9')}</g>` +
      rivet(0, 40, 10, '#c9a24a')
    return (
      cord(
        'M0 346 C-60 470 -250 470 -316 360 C-350 290 -300 226 -250 264 C-190 320 -80 420 0 346',
        13,
        second,
        accent,
      ) +
      fallen(sheet, plate, [-186, -416, 372, 800], 0.7) +
      shape(plate, glass) +
      line(plate, '#fff', 9, 'stroke-opacity=".75"') +
      line(plate, '#5b6a66', 2.6, 'stroke-opacity=".75"') +
      line('M-160 -396 H100', '#fff', 5, 'stroke-opacity=".9" stroke-linecap="round"') +
      ruler +
      (sheet.isBack ? '' : arrow + lens) +
      `<circle cx="-120" cy="-300" r="11" fill="#f3efe7" stroke="#5b6a66" stroke-width="3"/><path d="M-130 -230 l20 34 h-40 Z" fill="none" stroke="#1b1f1d" stroke-width="3"/>` +
      `<circle cx="10" cy="56" r="196" fill="#000" fill-opacity=".16"/>` +
      bezel +
      degrees +
      well +
      shape('M-8 -166 h16 v30 h-16 Z', accent) +
      (sheet.isBack
        ? range(3, (i) =>
            rivet(Math.round(Math.cos(i * 2.1) * 110), Math.round(40 + Math.sin(i * 2.1) * 110), 7, '#c9a24a'),
          ).join('')
        : '') +
      needle +
      `<path d="M-96 0 A108 108 0 0 1 -10 -72" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="11" stroke-linecap="round"/>` +
      `<circle cx="0" cy="346" r="17" fill="#efebe2" stroke="${darker(trim, 0.1)}" stroke-width="7"/>` +
      label(-150, 306, 84, sheet.mark, '#ffffff', '#1b1f1d') +
      [
        [-150, 262],
        [150, 262],
      ]
        .map(([x = 0, y = 0]) =>
          sheet.lit('rubber', `<circle cx="${x}" cy="${y}" r="12" fill="${main}"/>`, [x - 22, y - 22, 44, 44]),
        )
        .join('')
    )
  }
  return { art: placed(sheet, 520, 510, sheet.isBack ? -14 : 13, draw, 1.02), closeUp: [340, 350, 340] }
}

/** A weatherproof power bank with its short cable. */
export const powerBank: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const style = sheet.random.int(0, 2)
  const body = rounded(-190, -330, 380, 660, 62)
  const edge =
    'M-190 -268 Q-190 -330 -128 -330 H128 Q190 -330 190 -268 V268 Q190 330 128 330 H-128 Q-190 330 -190 268 Z'
  const draw = () => {
    const relief =
      style === 0
        ? range(
            11,
            (i) =>
              line(`M-128 ${-150 + i * 34} H128`, '#000', 13, 'stroke-opacity=".14" stroke-linecap="round"') +
              line(`M-128 ${-144 + i * 34} H128`, '#fff', 3, 'stroke-opacity=".22" stroke-linecap="round"'),
          ).join('')
        : style === 1
          ? range(7, (i) =>
              line(
                `M-140 ${-40 + i * 44} L-60 ${-130 + i * 44} L0 ${-70 + i * 44} L70 ${-150 + i * 44} L140 ${-60 + i * 44}`,
                i % 3 === 1 ? accent : '#000',
                7,
                `stroke-opacity="${i % 3 === 1 ? 0.9 : 0.2}" stroke-linejoin="round"`,
              ),
            ).join('')
          : range(6, (i) =>
              range(
                4,
                (j) =>
                  shape(
                    `M${-108 + j * 72} ${-120 + i * 62} l30 17 v34 l-30 17 l-30 -17 v-34 Z`,
                    '#000',
                    'opacity=".13"',
                  ) + line(`M${-138 + j * 72} ${-103 + i * 62} l30 -17 l30 17`, '#fff', 3, 'stroke-opacity=".2"'),
              ).join(''),
            ).join('')
    const cap = 'M-190 -190 V-268 Q-190 -330 -128 -330 H128 Q190 -330 190 -268 V-190 C120 -206 -120 -206 -190 -190 Z'
    const foot = 'M-190 210 V268 Q-190 330 -128 330 H128 Q190 330 190 268 V210 C120 226 -120 226 -190 210 Z'
    return (
      fallen(sheet, body, [-190, -330, 380, 660], 1.2) +
      shape(edge, darker(main, 0.4), 'transform="translate(10 12)"') +
      sheet.lit(
        { round: 14, grain: [0.7, 0.025], height: 20, contrast: 0.78 },
        shape(body, main),
        [-206, -346, 412, 692],
      ) +
      sheet.clip(`<path d="${rounded(-160, -170, 320, 360, 20)}"/>`, sheet.isBack ? '' : relief) +
      sheet.lit(
        'rubber',
        shape(cap, mix(second, CASE, 0.4)) + shape(foot, mix(second, CASE, 0.4)),
        [-204, -344, 408, 688],
      ) +
      seam('M-190 -190 C-120 -206 120 -206 190 -190', 0.4) +
      seam('M-190 210 C-120 226 120 226 190 210', 0.4) +
      shape(rounded(-120, -300, 92, 38, 10), '#0b0d0e') +
      shape(rounded(-108, -288, 68, 12, 4), '#c9d0d3') +
      shape(rounded(-6, -296, 62, 30, 15), '#0b0d0e') +
      line('M8 -281 h34', '#8b9498', 7, 'stroke-linecap="round"') +
      sheet.lit('rubber', shape('M86 -304 h54 q16 0 16 18 q0 20 -16 20 h-54 Z', accent), [76, -314, 90, 58]) +
      (sheet.isBack
        ? range(8, (i) =>
            line(`M-120 ${-110 + i * 26} h${i % 3 === 2 ? 130 : 240}`, inkOn(main), 6, 'stroke-opacity=".5"'),
          ).join('') +
          line(
            'M-100 150 h36 v36 h-36 Z M-20 150 l20 36 h-40 Z M70 150 a18 18 0 1 1 -1 0',
            inkOn(main),
            5,
            'stroke-opacity=".5" transform="translate(0 -14)"',
          )
        : range(
            4,
            (i) =>
              `<circle cx="${-66 + i * 44}" cy="262" r="10" fill="${i < 3 ? '#9be7bf' : '#3f4a45'}"/>${i < 3 ? `<circle cx="${-66 + i * 44}" cy="262" r="17" fill="#7CC99B" fill-opacity=".28"/>` : ''}`,
          ).join('') + label(-58, -164 + (style === 0 ? -14 : 0), 116, sheet.mark)) +
      softLine('M-168 -180 V190', 12, 0.5, '#fff') +
      screw(-158, 298, 9) +
      screw(158, 298, 9) +
      cord('M190 -150 C290 -150 300 -10 250 60 C210 120 240 190 190 196', 24, darker(trim, 0.05), accent) +
      sheet.lit(
        'plastic',
        shape('M176 -176 h58 q14 26 0 52 h-58 Z M176 170 h58 q14 26 0 52 h-58 Z', CASE),
        [166, -186, 92, 418],
      )
    )
  }
  return { art: placed(sheet, 476, 504, sheet.isBack ? -11 : 11, draw, 1.04), closeUp: [330, 160, 340] }
}

/** A dog's collar with its transmitter, and the receiver. */
export const tracker: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const body =
    'M-150 -170 C-150 -214 -122 -236 -84 -238 H84 C122 -236 150 -214 150 -170 L158 40 L146 240 C142 292 104 314 0 316 C-104 314 -142 292 -146 240 L-158 40 Z'
  const inner =
    'M-116 -160 C-116 -190 -98 -204 -72 -206 H72 C98 -204 116 -190 116 -160 L122 40 L114 226 C110 264 80 280 0 282 C-80 280 -110 264 -114 226 L-122 40 Z'
  const draw = () => {
    const antenna =
      sheet.lit(
        'rubber',
        shape('M-142 -196 C-146 -330 -140 -392 -96 -396 C-56 -392 -54 -330 -56 -226 L-100 -180 Z', CASE),
        [-160, -412, 120, 246],
      ) + range(6, (i) => line(`M-130 ${-350 + i * 20} h62`, '#000', 4, 'stroke-opacity=".3"')).join('')
    const clip =
      sheet.lit(
        'metal',
        line(
          'M70 -236 C62 -330 86 -392 128 -388 C170 -384 172 -316 150 -250 C140 -222 120 -214 112 -214',
          '#a3abaf',
          20,
          'stroke-linecap="round"',
        ),
        [46, -410, 134, 216],
      ) +
      line('M82 -250 C74 -324 92 -376 126 -374', '#fff', 4, 'stroke-opacity=".5"') +
      rivet(98, -222, 14, '#8b9498')
    const shell =
      sheet.lit('rubber', shape(body, main), [-176, -254, 352, 586]) +
      sheet.lit('plastic', shape(inner, CASE), [-138, -222, 276, 520])
    const screen = rounded(-88, -176, 176, 190, 12)
    const face =
      shape(rounded(-98, -186, 196, 210, 18), '#090b0c') +
      shape(screen, '#c5d1c4') +
      sheet.clip(
        `<path d="${screen}"/>`,
        `<rect x="-88" y="-176" width="176" height="34" fill="#25302a"/>${range(4, (i) => `<rect x="${-76 + i * 11}" y="${-154 - i * 5}" width="7" height="${8 + i * 5}" fill="#dfe8dc"/>`).join('')}<rect x="42" y="-168" width="34" height="17" rx="3" fill="none" stroke="#dfe8dc" stroke-width="3"/><rect x="46" y="-164" width="20" height="9" fill="#dfe8dc"/>` +
          line(
            `M-74 -24 L-40 ${-50 + sheet.random.int(-10, 6)} L-6 ${-72 + sheet.random.int(-14, 14)} L30 ${-92 + sheet.random.int(-14, 14)} L66 -112`,
            '#25302a',
            7,
            'stroke-linejoin="round" stroke-dasharray="2 11" stroke-linecap="round"',
          ) +
          `<path d="M30 -126 l12 26 -12 -6 -12 6 Z" fill="#25302a"/>` +
          line('M-74 -4 h70', '#25302a', 8) +
          shape('M-88 -176 H40 L-40 20 H-88 Z', '#fff', 'opacity=".14"'),
      ) +
      sheet.lit(
        'rubber',
        shape(rounded(-88, 52, 78, 46, 20), mix(CASE, '#ffffff', 0.16)) +
          shape(rounded(10, 52, 78, 46, 20), mix(CASE, '#ffffff', 0.16)),
        [-100, 42, 200, 68],
      ) +
      line('M-62 75 h26', '#fff', 6, 'stroke-opacity=".7"') +
      line('M36 75 h26 M49 62 v26', '#fff', 6, 'stroke-opacity=".7"') +
      sheet.lit(
        'plastic',
        shape('M-92 128 C-60 118 60 118 92 128 L84 214 C60 240 -60 240 -84 214 Z', accent),
        [-104, 110, 208, 138],
      ) +
      line('M-92 130 C-60 120 60 120 92 130', '#000', 4, 'stroke-opacity=".45"') +
      shape(
        'M0 176 C18 176 32 196 26 208 C20 216 8 212 0 212 C-8 212 -20 216 -26 208 C-32 196 -18 176 0 176 Z',
        inkOn(accent),
      ) +
      [
        [-30, 174],
        [-11, 156],
        [11, 156],
        [30, 174],
      ]
        .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="8" ry="12" fill="${inkOn(accent)}"/>`)
        .join('') +
      `<circle cx="0" cy="258" r="6" fill="#7CC99B"/>` +
      softLine('M-104 -150 L-110 40 L-104 200', 8, 0.4, '#fff')
    const rear =
      sheet.lit('plastic', shape(rounded(-86, -120, 172, 330, 30), mix(CASE, second, 0.35)), [-98, -132, 196, 354]) +
      sheet.lit('metal', shape(rounded(-40, -150, 80, 230, 22), '#8b9498'), [-52, -162, 104, 254]) +
      line('M-22 -100 v130 M22 -100 v130', '#000', 4, 'stroke-opacity=".25"') +
      range(5, (i) => line(`M-60 ${116 + i * 18} h${i === 4 ? 60 : 120}`, '#fff', 4, 'stroke-opacity=".3"')).join('') +
      screw(-92, -184, 10) +
      screw(92, -184, 10) +
      screw(-88, 246, 10) +
      screw(88, 246, 10)
    return (
      fallen(sheet, body, [-170, -240, 340, 560], 1) +
      antenna +
      clip +
      shell +
      sheet.lit(
        'rubber',
        shape(
          'M-172 -60 q-12 0 -12 14 v90 q0 14 12 14 h18 v-118 Z M172 -60 q12 0 12 14 v60 q0 14 -12 14 h-18 v-88 Z',
          second,
        ),
        [-198, -74, 396, 146],
      ) +
      (sheet.isBack ? rear : face) +
      (sheet.isBack ? label(-40, 98, 80, sheet.mark, '#dfe2e2') : '') +
      `<g transform="translate(0 298)">${mirrored(line('M-70 -6 h46', darker(trim, 0.2), 7, 'stroke-linecap="round"'))}</g>`
    )
  }
  const far = 'M92 470 C92 366 552 366 552 470 L552 536 C552 440 92 440 92 536 Z'
  const near = 'M92 470 C92 616 552 616 552 470 L552 540 C552 690 92 690 92 540 Z'
  const collar = () =>
    sheet.lit('canvas', shape(far, darker(main, 0.42)), [80, 380, 484, 166]) +
    line('M538 500 C556 560 540 590 520 610', '#8b9498', 26, 'stroke-linecap="round"') +
    sheet.lit('canvas', shape(near, main), [80, 458, 484, 206]) +
    line('M94 496 C94 640 550 640 550 496', '#e9eef0', 15) +
    line('M94 496 C94 640 550 640 550 496', '#9fabb0', 15, 'stroke-opacity=".5" stroke-dasharray="3 3"') +
    line('M100 528 C110 664 534 664 544 528', '#fff', 3, 'stroke-opacity=".3" stroke-dasharray="7 5"') +
    line('M236 590 C190 470 176 330 214 180', '#000', 16, 'stroke-opacity=".14" transform="translate(8 8)"') +
    line('M236 590 C190 470 176 330 214 180', CASE, 15, 'stroke-linecap="round"') +
    line('M232 580 C188 466 174 330 211 184', '#fff', 4, 'stroke-opacity=".25"') +
    sheet.lit(
      'plastic',
      shape(
        'M206 552 C208 536 222 528 240 530 C290 538 350 538 396 530 C414 528 426 536 426 552 L420 668 C418 690 404 702 384 704 C340 710 294 710 250 704 C228 702 214 690 212 668 Z',
        CASE,
      ),
      [194, 518, 244, 204],
    ) +
    sheet.lit(
      'rubber',
      shape('M236 560 C290 570 346 570 400 560 L396 596 C346 606 290 606 240 596 Z', accent),
      [226, 550, 184, 64],
    ) +
    `<circle cx="384" cy="640" r="9" fill="#7CC99B"/><circle cx="384" cy="640" r="17" fill="#7CC99B" fill-opacity=".3"/>` +
    range(4, (i) => line(`M${250 + i * 15} 628 v34`, '#0b0d0e', 6, 'stroke-linecap="round"')).join('') +
    screw(238, 684, 8) +
    screw(396, 684, 8) +
    sheet.lit(
      'metal',
      shape('M474 560 l58 -30 18 36 l-58 30 Z M484 566 l12 22 38 -20 -12 -22 Z', '#a3abaf', 'fill-rule="evenodd"'),
      [466, 522, 92, 82],
    )
  return {
    art: sheet.shadow(330, 712, 270, 22, 0.34) + collar() + placed(sheet, 706, 556, sheet.isBack ? -9 : 9, draw, 0.92),
    closeUp: [560, 350, 330],
  }
}

/** Two tags that whistle when they are called, one on a ring of keys. */
export const findingTag: Draw = (sheet) => {
  const [main, second, accent, trim] = sheet.paints
  const outline =
    'M-150 -30 C-150 -120 -88 -182 -34 -212 C-10 -226 10 -226 34 -212 C88 -182 150 -120 150 -30 V90 C150 158 108 196 0 196 C-108 196 -150 158 -150 90 Z'
  const tag = (isFirst: boolean) => {
    const paint = isFirst ? main : mix(main, second, 0.6)
    const ink = inkOn(paint)
    return (
      fallen(sheet, outline, [-150, -220, 300, 420], 0.9) +
      sheet.lit(
        { round: 18, grain: [0.7, 0.02], height: 25, contrast: 0.78 },
        shape(outline, paint),
        [-164, -236, 328, 446],
      ) +
      line(
        'M-132 -26 C-132 -108 -76 -162 -28 -192 C-8 -204 8 -204 28 -192 C76 -162 132 -108 132 -26 V86 C132 144 96 178 0 178 C-96 178 -132 144 -132 86 Z',
        '#000',
        3,
        'stroke-opacity=".2"',
      ) +
      `<circle cx="0" cy="-160" r="29" fill="${darker(paint, 0.5)}"/><circle cx="0" cy="-160" r="29" fill="none" stroke="#b3babd" stroke-width="8"/>` +
      (sheet.isBack
        ? sheet.lit(
            'plastic',
            '<circle cx="0" cy="44" r="92" fill="' + darker(paint, 0.14) + '"/>',
            [-106, -62, 212, 212],
          ) +
          line('M-52 44 H52', '#000', 17, 'stroke-opacity=".5" stroke-linecap="round"') +
          `<circle cx="0" cy="44" r="92" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/>` +
          label(-30, 150, 60, sheet.mark, darker(paint, 0.06), ink)
        : `<circle cx="0" cy="34" r="70" fill="#000" fill-opacity=".2"/>` +
          sheet.lit(
            'rubber',
            `<circle cx="0" cy="34" r="60" fill="${isFirst ? accent : second}"/>`,
            [-74, -40, 148, 148],
          ) +
          range(
            3,
            (i) =>
              `<path d="M${-16 - i * 3} ${30 - i * 14} A${24 + i * 16} ${24 + i * 16} 0 0 1 ${16 + i * 3} ${30 - i * 14}" fill="none" stroke="${inkOn(isFirst ? accent : second)}" stroke-width="7" stroke-linecap="round" transform="translate(0 22)"/>`,
          ).join('') +
          `<circle cx="0" cy="62" r="8" fill="${inkOn(isFirst ? accent : second)}"/>` +
          range(5, (i) => `<circle cx="${-40 + i * 20}" cy="140" r="5.5" fill="#0b0d0e"/>`).join('') +
          `<circle cx="0" cy="-86" r="8" fill="#9be7bf"/>` +
          label(-92, 118, 34, sheet.mark, paint, ink)) +
      softLine('M-128 -40 C-122 -110 -76 -156 -30 -184', 10, 0.5, '#fff')
    )
  }
  const key = (turn: number, metal: string) =>
    `<g transform="rotate(${turn})">${sheet.lit({ round: 5, height: 8, contrast: 0.7, gloss: [0.22, 18] }, shape('M0 12 C46 12 70 46 66 88 C62 124 40 142 18 148 V300 L-2 322 L-20 304 V282 L-34 268 L-20 254 V236 L-30 224 L-18 210 V148 C-42 140 -64 122 -66 88 C-70 46 -46 12 0 12 Z M0 34 C-16 34 -24 44 -24 56 C-24 68 -16 78 0 78 C16 78 24 68 24 56 C24 44 16 34 0 34 Z', metal, 'fill-rule="evenodd"'), [-80, 2, 160, 330])}${line('M4 156 V296', '#000', 5, 'stroke-opacity=".25"')}${shape('M-44 96 C-30 116 30 116 44 96 C40 124 24 134 0 136 C-24 134 -40 124 -44 96 Z', mix(trim, accent, 0.3), 'opacity=".85"')}</g>`
  return {
    art:
      placed(sheet, 690, 320, 16, () => tag(false), 0.92) +
      placed(sheet, 262, 500, 0, () => key(24, '#c9a45c') + key(-14, '#b3babd'), 1) +
      placed(sheet, 420, 590, -12, () => tag(true), 1.12) +
      // The split ring goes through the tag and the keys.
      line(
        'M372 420 C330 340 218 372 206 452 C200 520 280 556 330 516 C368 484 384 452 372 420',
        '#4c555a',
        15,
        'stroke-linecap="round"',
      ) +
      line(
        'M372 420 C330 340 218 372 206 452 C200 520 280 556 330 516 C368 484 384 452 372 420',
        '#cfd5d8',
        8,
        'stroke-linecap="round"',
      ) +
      line('M364 414 C324 346 224 380 214 452', '#fff', 3, 'stroke-opacity=".8"'),
    closeUp: [260, 420, 360],
  }
}
