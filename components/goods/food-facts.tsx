import type { IntlShape } from 'react-intl'

import type { Food, Nutrition } from '@/lib/contract/schemas/goods'
import type { Language } from '@/lib/market/languages'
import { unitIn } from '@/lib/market/units'

interface FoodFactsProps {
  food: Food
  language: Language
  intl: Pick<IntlShape, 'formatMessage' | 'formatNumber'>
}

/** In the order of Annex XV to Regulation (EU) No 1169/2011; the parts of an amount are indented below it. */
const ROWS = [
  ['fat', false],
  ['saturates', true],
  ['carbohydrate', false],
  ['sugars', true],
  ['fibre', false],
  ['protein', false],
  ['salt', false],
] as const

/** Ingredients with their allergens emphasised, and the nutrition declaration, as the law requires before a sale at a distance. */
export function FoodFacts({ food, language, intl }: FoodFactsProps) {
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <div className="flex flex-col gap-4 text-sm">
      <div>
        <h3 className="text-base font-semibold">{word('goods.food_ingredients')}</h3>
        <p>
          {/* Every second part stands between asterisks: an allergen. */}
          {food.ingredients
            .split('*')
            .map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part))}
        </p>
        <p className="mt-1">
          {food.allergens.length === 0
            ? word('goods.food_no_allergens')
            : intl.formatMessage(
                { id: 'goods.food_contains' },
                { allergens: food.allergens.map((name) => word(`goods.allergen_${name}`)).join(', ') },
              )}
        </p>
      </div>
      {food.nutrition && <NutritionTable nutrition={food.nutrition} language={language} intl={intl} />}
    </div>
  )
}

function NutritionTable({
  nutrition,
  language,
  intl,
}: Pick<FoodFactsProps, 'intl' | 'language'> & { nutrition: Nutrition }) {
  const word = (id: string) => intl.formatMessage({ id })
  const grams = (value: number) =>
    `${intl.formatNumber(value, { maximumFractionDigits: 2 })}\u00a0${unitIn('g', language)}`
  return (
    <table className="w-full [overflow-wrap:anywhere] hyphens-auto">
      <caption className="pb-1 text-left text-base font-semibold">
        {intl.formatMessage({ id: 'goods.food_nutrition' }, { per: unitIn(nutrition.per, language) })}
      </caption>
      <tbody>
        <tr className="border-y border-line">
          <th scope="row" className="w-2/5 py-2 pr-4 text-left font-normal text-ink-muted">
            {word('goods.food_energy')}
          </th>
          <td>
            {intl.formatMessage(
              { id: 'goods.food_energy_value' },
              { kj: nutrition.energy_kj, kcal: nutrition.energy_kcal },
            )}
          </td>
        </tr>
        {ROWS.map(([name, isPart]) => {
          const value = nutrition[name]
          if (value === undefined) return null
          return (
            <tr key={name} className="border-b border-line">
              <th scope="row" className={`py-2 pr-4 text-left font-normal text-ink-muted ${isPart ? 'pl-4' : ''}`}>
                {word(`goods.food_${name}`)}
              </th>
              <td>{grams(value)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
