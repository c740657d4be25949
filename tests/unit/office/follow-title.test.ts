import { describe, expect, it } from 'vitest'

import { followTitle } from '@/components/office/follow-title'
import type { OfficeField } from '@/lib/contract/schemas/office'

const field = (name: string, more: Partial<OfficeField> = {}) =>
  ({ name, kind: 'text', isReadOnly: false, ...more }) as OfficeField
const FIELDS = [field('title'), field('slug'), field('key')]

describe('the address of a new record', () => {
  it.each([
    ['Kuoritakin hoito – näin', 'kuoritakin-hoito-nain'],
    ['Größe & Maß', 'grosse-mass'],
    ['Уход за курткой: щётка', 'ukhod-za-kurtkoy-shchetka'],
    ['…', ''],
  ])('is made of its title while that is typed: %s', (title, made) => {
    expect(followTitle(FIELDS, {}, 'title', title)).toEqual({ slug: made, key: made })
  })

  it('follows the title as long as nobody has typed one', () => {
    expect(followTitle(FIELDS, { title: 'Ca', slug: 'ca', key: 'own-key' }, 'title', 'Care')).toEqual({ slug: 'care' })
    expect(followTitle(FIELDS, { title: 'Ca', slug: 'mine', key: 'ca' }, 'title', 'Care')).toEqual({ key: 'care' })
  })

  it('is made of the English name where there are several, and never over a choice or what cannot be written', () => {
    const fields = [field('names', { kind: 'localized' }), field('slug'), field('key', { kind: 'choice' })]
    expect(followTitle(fields, {}, 'names', { fi: 'Punainen' })).toEqual({ slug: 'punainen' })
    expect(
      followTitle(fields, { names: { fi: 'Punainen' }, slug: 'punainen' }, 'names', { fi: 'Punainen', en: 'Red' }),
    ).toEqual({
      slug: 'red',
    })
    expect(followTitle([field('slug', { isReadOnly: true })], {}, 'title', 'Care')).toEqual({})
    expect(followTitle(FIELDS, {}, 'image', 'care.jpg')).toEqual({})
  })
})
