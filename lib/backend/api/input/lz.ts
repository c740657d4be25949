/**
 * The inverse of lz-string's compressToEncodedURIComponent, with a limit on the length of the result. The library has no limit: 2,000
 * characters can expand to tens of millions. Here decoding stops as soon as the output would be too long.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$'
const VALUES: ReadonlyMap<string, number> = new Map([...ALPHABET].map((char, index) => [char, index]))
const BITS_PER_CHAR = 6

/** Marks in the stream: a new 8-bit character, a new 16-bit one, the end. */
const CHAR_8 = 0
const CHAR_16 = 1
const END = 2

class Bits {
  #at = 0
  constructor(private readonly values: readonly number[]) {}

  /** The next `count` bits, the first of them the lowest; null at the end of the input. */
  read(count: number): number | null {
    if (this.#at + count > this.values.length * BITS_PER_CHAR) return null
    let result = 0
    for (let i = 0; i < count; i++, this.#at++) {
      const value = this.values[Math.floor(this.#at / BITS_PER_CHAR)] ?? 0
      result += ((value >> (BITS_PER_CHAR - 1 - (this.#at % BITS_PER_CHAR))) & 1) * 2 ** i
    }
    return result
  }

  /** The character after a marker; null at the end of the input. */
  readChar(mark: number): string | null {
    const code = this.read(mark === CHAR_8 ? 8 : 16)
    return code === null ? null : String.fromCharCode(code)
  }
}

/** The first character; empty for an empty text, null when the stream is invalid. */
function readFirst(bits: Bits): string | null {
  const mark = bits.read(2)
  if (mark === END) return ''
  return mark === CHAR_8 || mark === CHAR_16 ? bits.readChar(mark) : null
}

function valuesOf(input: string): number[] | null {
  const values: number[] = []
  // A plus that was not encoded is received as a space.
  for (const char of input.replaceAll(' ', '+')) {
    const value = VALUES.get(char)
    if (value === undefined) return null
    values.push(value)
  }
  return values
}

/** The decompressed text of `input`, or null when it is invalid or would be longer than `maxLength` characters. */
export function decompressCapped(input: string, maxLength: number): string | null {
  const values = valuesOf(input)
  if (!values || values.length === 0) return null
  const bits = new Bits(values)
  const start = readFirst(bits)
  if (!start) return start
  // Entries 0 to 2 are the markers.
  const dictionary: string[] = ['', '', '', start]
  const output: string[] = [start]
  let length = 1
  let width = 3
  let untilWider = 4
  let previous = start
  const grew = () => {
    if (--untilWider === 0) untilWider = 2 ** width++
  }

  for (;;) {
    const mark = bits.read(width)
    if (mark === null) return null
    if (mark === END) return output.join('')
    let index = mark
    if (mark === CHAR_8 || mark === CHAR_16) {
      const char = bits.readChar(mark)
      if (char === null) return null
      index = dictionary.push(char) - 1
      grew()
    }
    const entry = dictionary[index] ?? (index === dictionary.length ? previous + previous.charAt(0) : null)
    if (entry === null) return null
    length += entry.length
    if (length > maxLength) return null
    output.push(entry)
    dictionary.push(previous + entry.charAt(0))
    grew()
    previous = entry
  }
}
