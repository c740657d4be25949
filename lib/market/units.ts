/** Symbols of units as a language writes them. */
import type { Language } from './languages'

/** GOST 8.417: Russian has Cyrillic symbols, in which a Latin "g" or "kg" reads like a mistake. */
const RUSSIAN: Readonly<Record<string, string>> = {
  g: 'г',
  kg: 'кг',
  l: 'л',
  ml: 'мл',
  mm: 'мм',
  cm: 'см',
  m: 'м',
  km: 'км',
  h: 'ч',
  min: 'мин',
  W: 'Вт',
  Wh: 'Вт·ч',
  V: 'В',
  N: 'Н',
  kN: 'кН',
  lm: 'лм',
  kcal: 'ккал',
  mAh: 'мА·ч',
  'g/m²': 'г/м²',
  'l/min': 'л/мин',
  cuin: 'куб. дюйм.',
}

/** A property's unit in a language; one that is the same everywhere, or unknown, stays as it is. */
export function unitIn(unit: string | null, language: Language): string | null {
  return unit !== null && language === 'ru' ? (RUSSIAN[unit] ?? unit) : unit
}

/** From this many grams on people speak of kilograms. */
const GRAMS_IN_KILOGRAMS_FROM = 10_000

/** A property's number in the unit that people use for its size: a canoe weighs 33 kg, a jacket 1,480 g. */
export function readable(number: number, unit: string | null): { number: number; unit: string | null } {
  return unit === 'g' && number >= GRAMS_IN_KILOGRAMS_FROM ? { number: number / 1000, unit: 'kg' } : { number, unit }
}
