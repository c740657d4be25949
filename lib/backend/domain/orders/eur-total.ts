import { CURRENCIES, minorPerUnit } from '@/lib/market/currencies'

const WITHOUT_DECIMALS = CURRENCIES.filter((currency) => minorPerUnit(currency) === 1)
  .map((currency) => `'${currency}'`)
  .join(', ')

/** SQL: the total of an order in cents of EUR, at its rate. `o`: the prefix of its columns, `o.` or empty. */
export const eurTotal = (o: '' | 'o.'): string =>
  `round(${o}total * case when ${o}currency in (${WITHOUT_DECIMALS || "''"}) then 100 else 1 end / ${o}currency_rate)`
