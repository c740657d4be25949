import { readdirSync } from 'node:fs'

import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { readData } from '../../read'
import { named, ORDER, sizesOf } from '../../reference'

describe('the data files', () => {
  it.each(['models', 'reviews'] as const)('of %s are all in the order that gives ids, each once', (folder) => {
    const files = readdirSync(`demo/data/${folder}`, { recursive: true, encoding: 'utf8' })
    const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length))
    expect([...ORDER[folder]].sort()).toEqual(names.sort())
  })

  it('are refused with their name and the place that is wrong', () => {
    const schema = z.array(z.strictObject({ slug: z.number(), control: z.string() }))
    expect(() => readData('colours.json', schema)).toThrow(/^demo\/data\/colours\.json: .*"names"[^]*at \[0\]\.slug/)
  })

  it('may name a part of all sizes, and nothing that does not exist', () => {
    expect(sizesOf('S … XL')).toEqual(['S', 'M', 'L', 'XL'])
    expect(sizesOf('41 … 42')).toEqual(['41', '41,5', '42'])
    expect(sizesOf(['M'])).toEqual(['M'])
    expect(() => sizesOf('XL … S')).toThrow('no part of the sizes')
    expect(() => named({ wool: 1 }, 'silk')).toThrow('nothing called silk')
  })
})
