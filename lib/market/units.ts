/** Symbols of units in each language. */
import type { Language } from './languages'

/** GOST 8.417: Russian uses Cyrillic symbols; a Latin "g" or "kg" looks like an error. */
const RUSSIAN: Readonly<Record<string, string>> = {
  g: 'г',
  kg: 'кг',
  l: 'л',
  ml: 'мл',
  cl: 'сл',
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

/** A property's unit in a language; a unit that is the same in every language, or unknown, is returned unchanged. */
export function unitIn(unit: string | null, language: Language): string | null {
  return unit !== null && language === 'ru' ? (RUSSIAN[unit] ?? unit) : unit
}

/** Weights from this many grams on are shown in kilograms. */
const GRAMS_IN_KILOGRAMS_FROM = 10_000

/** A property's number in the unit that is usual for its size: a canoe weighs 33 kg, a jacket 1,480 g. */
export function readable(number: number, unit: string | null): { number: number; unit: string | null } {
  return unit === 'g' && number >= GRAMS_IN_KILOGRAMS_FROM ? { number: number / 1000, unit: 'kg' } : { number, unit }
}
