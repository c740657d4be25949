/** Bar codes as rows of modules, 1 black: what a camera test holds before a reader. */
const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const inverted = (bits: string) => [...bits].map((bit) => (bit === '0' ? '1' : '0')).join('')
const reversed = (bits: string) => [...bits].toReversed().join('')
const right = (digit: number) => inverted(LEFT[digit] ?? '')
/** Which of the left digits have even parity: the first digit of 13. */
const PARITY = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL']

export function ean13(code: string): string {
  const [first = 0, ...digits] = [...code].map(Number)
  const parity = PARITY[first] ?? ''
  const half = digits.slice(0, 6).map((digit, at) => (parity[at] === 'L' ? LEFT[digit] : reversed(right(digit))))
  return `101${half.join('')}01010${digits.slice(6).map(right).join('')}101`
}

export function ean8(code: string): string {
  const digits = [...code].map(Number)
  return `101${digits
    .slice(0, 4)
    .map((digit) => LEFT[digit])
    .join('')}01010${digits.slice(4).map(right).join('')}101`
}

/** Patterns of Code 128, as widths of bars and gaps: the start of set B, the characters of A-12, and their check. */
const CODE128: Readonly<Record<number, string>> = {
  13: '122132',
  17: '123221',
  18: '223211',
  33: '111323',
  80: '111242',
  104: '211214',
}
const STOP = '2331112'
const bars = (widths: string) =>
  [...widths].map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(Number(width))).join('')

export function code128(text: string): string {
  const values = [...text].map((letter) => letter.charCodeAt(0) - 32)
  const sum = values.reduce((total, value, at) => total + value * (at + 1), 104) % 103
  return bars([104, ...values, sum].map((value) => CODE128[value] ?? '').join('') + STOP)
}

interface Picture {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}

/** The code in the middle of a white picture; with `isTurned` it stands upright. */
export function pictureOf(modules: string, { scale = 3, isTurned = false, margin = 40 } = {}): Picture {
  const long = modules.length * scale + 2 * margin
  const short = 160
  const [width, height] = isTurned ? [short, long] : [long, short]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [along, across] = isTurned ? [y, x] : [x, y]
      const isBlack = modules[Math.floor((along - margin) / scale)] === '1' && across >= 30 && across < 130
      if (along >= margin && isBlack) data.fill(20, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  return { data, width, height }
}
