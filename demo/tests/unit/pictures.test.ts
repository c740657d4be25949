import { describe, expect, it } from 'vitest'

import findDrawing from '../../drawings'
import { bannerRows, pageRows } from '../../seed/content-rows'
import { rowsOf } from '../../seed/model-rows'
import { brandRows, groupRows } from '../../seed/reference-rows'
import { scaledModels } from '../../seed/scale'
import { type DemoModel, MODELS } from '../../models'
import findPicture from '../../pictures'
import { GIFT_CARD_DESIGNS } from '../../shop'

const PATH = /demo\/[a-z-]+\/[a-z-]+\/[a-z-]+\/\d+\.svg/g
const pathsIn = (rows: unknown) => [...new Set(JSON.stringify(rows).match(PATH))]
/** The rows of models in the database. */
const rowsOfModels = (models: readonly DemoModel[]) => rowsOf(models, today, new Map())
const today = new Date('2026-01-15')

describe('the list of drawings', () => {
  it('has every picture of the catalogue and of its pages, and each can be drawn', () => {
    const paths = pathsIn([
      rowsOfModels(MODELS),
      bannerRows(),
      pageRows(new Date()),
      brandRows(),
      groupRows(),
      GIFT_CARD_DESIGNS,
    ])
    expect(paths.length).toBeGreaterThan(3_000)
    expect(paths.filter((path) => !findPicture(path) || !findDrawing(path))).toEqual([])
  })

  it('shows the models of every series with the drawings of their sources', () => {
    const models: DemoModel[] = []
    for (const model of scaledModels()) if (models.push(model) === 1_500) break
    const paths = pathsIn(rowsOfModels(models))
    const drawn = paths.map((path) => findPicture(path)?.path)
    expect(drawn).not.toContain(undefined)
    expect(Math.max(...drawn.map((path) => Number(/(\d+)\.svg$/.exec(path ?? '')?.[1])))).toBeLessThan(3_001)
  })

  it('issue 16: has the fronts of the stores, the measures of the size tables and the marks of brands, and no other of these', () => {
    for (const path of ['demo/street/timber/card/6.svg', 'demo/measure/hand/card/1.svg', 'demo/mark/vaaru/card/1.svg'])
      expect(findPicture(path)?.path).toBe(path)
    for (const path of ['demo/street/timber/card/7.svg', 'demo/measure/hand/hero/1.svg', 'demo/mark/vaaru/card/2.svg'])
      expect(findPicture(path)).toBeNull()
  })

  it('issue 14: has no other number, colour or product, of which there would be millions', () => {
    for (const path of [
      'demo/shell-jacket/front/fjord/8.svg',
      'demo/shell-jacket/front/fjord/1003.svg',
      'demo/shell-jacket/front/fjord/999999999.svg',
      'demo/shell-jacket/front/fjord/01002.svg',
      'demo/shell-jacket/top/fjord/1002.svg',
      'demo/shell-jacket/front/plaid/1002.svg',
      'demo/boot/front/fjord/1002.svg',
      'demo/scene/ridge-winter/hero/100.svg',
    ])
      expect(findPicture(path), path).toBeNull()
  })
})
