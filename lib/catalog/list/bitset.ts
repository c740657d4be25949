/** Sets of card positions as bits, so that counting every filter option of 10,000 cards takes about a millisecond. */
export type Bits = Uint32Array

export function emptyBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32))
}

export function fullBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffffffff)
  const rest = size % 32
  if (rest > 0) bits[bits.length - 1] = (1 << rest) - 1
  return bits
}

export function setBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31))
}

export function hasBit(bits: Bits, position: number): boolean {
  return (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1
}

/** Removes from `target` what is not in `other`. */
export function andInto(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) & (other[word] ?? 0)
}

export function orInto(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) | (other[word] ?? 0)
}

function ones(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** How many positions are in both. */
export function countBoth(a: Bits, b: Bits): number {
  let sum = 0
  for (let word = 0; word < a.length; word++) sum += ones((a[word] ?? 0) & (b[word] ?? 0))
  return sum
}

export function count(bits: Bits): number {
  return countBoth(bits, bits)
}

/** Bits as text (base64 of little-endian bytes), for sending to the browser. */
export function writeBits(bits: Bits): string {
  let text = ''
  for (const word of bits) text += String.fromCharCode(word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24)
  return btoa(text)
}

/** The bits of `size` positions from their text; missing bits, and bits beyond the size, are not set. */
export function readBits(text: string, size: number): Bits {
  const bits = emptyBits(size)
  const bytes = atob(text)
  for (let at = 0; at < bytes.length && at >>> 2 < bits.length; at++) {
    bits[at >>> 2] = (bits[at >>> 2] ?? 0) | (bytes.charCodeAt(at) << ((at & 3) * 8))
  }
  andInto(bits, fullBits(size))
  return bits
}
