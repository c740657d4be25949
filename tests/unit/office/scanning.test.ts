import { describe, expect, it } from 'vitest'

import { readFrame } from '@/components/office/scanning/read-frame'
import { seenCodes } from '@/components/office/scanning/seen-codes'

import { code128, ean13, ean8, pictureOf } from '../../support/bar-codes'

const A = '6410405082657'
const B = '96385074'

/** What counts of frames that come every 100 ms. */
function counted(frames: readonly (readonly string[])[], pause = 100): string[] {
  const seen = seenCodes()
  return frames.flatMap((codes, at) => seen.take(codes, at * pause) ?? [])
}
const times = <T>(count: number, frame: T): T[] => Array.from({ length: count }, () => frame)

describe('codes in the view of a camera', () => {
  it('count once, however long they stay', () => {
    expect(counted(times(100, [A]))).toEqual([A])
  })

  it('count again when they were out of view for more than a second, and not after a few frames that could not be read', () => {
    expect(counted([...times(5, [A]), ...times(9, []), ...times(5, [A])])).toEqual([A])
    expect(counted([...times(5, [A]), ...times(13, []), ...times(5, [A])])).toEqual([A, A])
  })

  it('count only when two frames agree: one frame alone may be misread', () => {
    expect(counted([[A], [B], [], ...times(20, [])])).toEqual([])
    expect(counted([[A], [], [A]])).toEqual([A])
    expect(counted([[A], ...times(13, []), [A]])).toEqual([])
  })

  it('count each by itself when two are in view, one after the other', () => {
    const seen = seenCodes()
    expect([0, 100, 200, 300, 400].map((now) => seen.take([A, B, A], now))).toEqual([null, A, B, null, null])
    expect(counted([...times(5, [A]), ...times(5, [A, B]), ...times(5, [A])])).toEqual([A, B])
  })

  it('of a slow device, which reads a frame in half a second, count once too', () => {
    expect(counted([[A], [], [A], ...times(20, [A])], 500)).toEqual([A])
  })
})

describe('a frame', () => {
  it.each([
    ['EAN-13', ean13(A), A],
    ['EAN-8', ean8(B), B],
    ['Code 128', code128('A-12'), 'A-12'],
    ['UPC-A, as EAN-13 that begins with 0', ean13('0036000291452'), '0036000291452'],
  ])('with %s is read, lying and standing', (_, modules, code) => {
    expect(readFrame(pictureOf(modules))).toEqual([code])
    expect(readFrame(pictureOf(modules, { isTurned: true }))).toEqual([code])
  })

  it('without a code, or with one whose check digit is wrong, is read as none', () => {
    expect(readFrame(pictureOf(''))).toEqual([])
    expect(readFrame(pictureOf(ean13('6410405082650')))).toEqual([])
  })
})
