import { describe, expect, it } from 'vitest'

import { MODELS } from '../../models'
import { lineOf } from '../../seed/reference-rows'
import { relationRows, suits } from '../../seed/relations'
import { GROUPS } from '../../reference'

const BY_ID = new Map(MODELS.map((model) => [model.id, model]))
const NEW = MODELS.filter(({ kind = 'new', hidden }) => kind === 'new' && !hidden)

const ROWS = new Map(NEW.map((model) => [model.id, relationRows(model).filter(({ kind }) => kind === 'also_bought')]))

/** What is shown with a product because it is of use with it, without what its file names. */
const chosenWith = (model: (typeof MODELS)[number]) =>
  (ROWS.get(model.id) ?? [])
    .filter(({ relatedId }) => !model.alsoBought?.includes(relatedId))
    .map(({ relatedId }) => BY_ID.get(relatedId)!)

describe('what is often bought together (issue 16, cross-sell that belongs)', () => {
  it('comes from the groups that go with the product, one of each, for the same people and in stock', () => {
    for (const model of NEW) {
      const group = model.options?.['user'] === 'children' ? 'childrens-clothing' : model.group
      const companions = lineOf(group).findLast(({ goesWith }) => goesWith)?.goesWith ?? []
      const used = new Set<string>()
      for (const other of chosenWith(model)) {
        const key = companions.find((group) => !used.has(group) && lineOf(other.group).some((own) => own.key === group))
        expect(key, `${model.slug}: ${other.slug}`).toBeDefined()
        used.add(key!)
        expect(suits(model, other), `${model.slug}: ${other.slug}`).toBe(true)
        expect(other.regular, `${model.slug}: ${other.slug}`).toBeLessThanOrEqual(Math.max(model.regular, 150))
        expect(['sold-out', 'few', 'single', 'gaps'], `${model.slug}: ${other.slug}`).not.toContain(other.stock)
      }
    }
  })

  it('is there for every new product but gift cards', () => {
    const few = NEW.filter(({ id }) => (ROWS.get(id)?.length ?? 0) < 3)
    expect(few.map(({ slug, group }) => `${slug} (${group})`)).toEqual([])
  })

  it('names groups that there are, never the product’s own', () => {
    const keys = new Set(GROUPS.map(({ key }) => key))
    for (const { key, goesWith = [] } of GROUPS) {
      expect(goesWith.filter((group) => !keys.has(group))).toEqual([])
      expect(new Set(goesWith).size, key).toBe(goesWith.length)
    }
  })

  it('shows no goods for children beside those for adults, nor men’s beside women’s', () => {
    const of = (user: string) => ({ ...NEW[0]!, options: { user } })
    expect(suits(of('women'), of('men'))).toBe(false)
    expect(suits(of('women'), of('unisex'))).toBe(true)
    expect(suits(of('children'), of('unisex'))).toBe(false)
    expect(suits(of('unisex'), of('children'))).toBe(false)
  })
})
