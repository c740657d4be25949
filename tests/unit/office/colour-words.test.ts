import { describe, expect, it } from 'vitest'

import { baseColourOf } from '@/components/office/colour-words'

describe('the name of a colour', () => {
  it.each([
    ['#000000', 'black'],
    ['#101412', 'black'],
    ['#FFFFFF', 'white'],
    ['#808080', 'grey'],
    ['#1F4D3A', 'green'],
    ['#1d4e77', 'blue'],
    ['#c02020', 'red'],
    ['#c0205f', 'pink'],
    ['#e07b20', 'orange'],
    ['#5b3a20', 'brown'],
    ['#DDD8CD', 'beige'],
    ['#f2d30f', 'yellow'],
    ['#20b0b0', 'turquoise'],
    ['#6a3fa0', 'purple'],
    ['#zzz', null],
    ['', null],
  ])('is that of the nearest base colour: %s', (code, name) => expect(baseColourOf(code)).toBe(name))
})
