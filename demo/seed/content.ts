/** What a variant contains, from the content of one piece and the name of its size. */
import { type Content, content as schema } from '@/lib/contract/schemas/common'

import type { DemoModel } from '../models'

/** Null for what is sold by the piece. A size such as "6 ×" is a number of pieces; one such as "60 m" or "0,5 l" may be the content. */
export function contentOf({ content, id }: Pick<DemoModel, 'content' | 'id'>, size: string | null): Content | null {
  if (content === undefined) return null
  if (content === 'size') {
    const [amount = '', unit] = (size ?? '').replace(',', '.').split(' ')
    const parsed = schema.safeParse({ amount: Number(amount), unit })
    if (!parsed.success) throw new RangeError(`The size ${size} of ${id} is no content.`)
    return parsed.data
  }
  const pieces = Number(/^(\d+) ×$/.exec(size ?? '')?.[1] ?? 1)
  return pieces > 1 ? { ...content, pieces } : content
}
