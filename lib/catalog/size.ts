/** The order of sizes (spec 2 §3 "Sizes"): XXXS … XXXXXL, then numbers, then everything else. */

interface SizeKey {
  readonly group: 0 | 1 | 2
  readonly rank: number
  readonly rest: string
}

const LETTERS = /^(\d?)(X{0,9})(S|M|L)(?![A-Z])/
const NUMBER = /^(\d{1,6})(?:[.,](\d{1,3}))?(?:\s+(\d{1,2})\/(\d{1,2})(?!\d))?/
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function letterRank(count: number, letter: string): number {
  if (letter === 'M') return 0
  return letter === 'S' ? -1 - count : 1 + count
}

function sizeKey(name: string): SizeKey {
  const text = name.trim().toUpperCase()
  const letters = LETTERS.exec(text)
  // "2XL" is XXL; "2L" is not a size.
  if (letters && (letters[1] === '' || letters[2] === 'X')) {
    const count = letters[1] ? Number(letters[1]) : (letters[2] ?? '').length
    return { group: 0, rank: letterRank(count, letters[3] ?? 'M'), rest: text.slice(letters[0].length) }
  }
  const number = NUMBER.exec(text)
  if (number) {
    const [whole, digits, over, under] = [number[1], number[2], number[3], number[4]]
    const fraction = digits ? Number(`0.${digits}`) : 0
    const part = over && under && Number(under) > 0 ? Number(over) / Number(under) : 0
    return { group: 1, rank: Number(whole) + fraction + part, rest: text.slice(number[0].length) }
  }
  return { group: 2, rank: 0, rest: text }
}

/** Compares two size names: letters, then numbers (also "42,5" and "10 1/2"), then the rest. For Array.sort. */
export function compareSizes(a: string, b: string): number {
  if (a === b) return 0
  const x = sizeKey(a)
  const y = sizeKey(b)
  return x.group - y.group || x.rank - y.rank || collator.compare(x.rest, y.rest) || (a < b ? -1 : 1)
}
