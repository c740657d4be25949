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
  'g/m': 'г/м',
  'g/m²': 'г/м²',
  'g/m²/24 h': 'г/м²/24 ч',
  'l/min': 'л/мин',
  cuin: 'куб. дюйм.',
}

/** A property's unit in a language; a unit that is the same in every language, or unknown, is returned unchanged. */
export function unitIn(unit: string | null, language: Language): string | null {
  return unit !== null && language === 'ru' ? (RUSSIAN[unit] ?? unit) : unit
}

/** A thousand grams are shown as kilograms; the symbol of grams may be in a language already. */
const KILOGRAMS: Readonly<Record<string, string>> = { g: 'kg', г: 'кг' }

/** A property's number in the unit that is usual for its size: a tent weighs 2.6 kg, a jacket 480 g. */
export function readable<U extends string | null>(number: number, unit: U): { number: number; unit: U | string } {
  const kilograms = unit === null ? undefined : KILOGRAMS[unit]
  return kilograms !== undefined && number >= 1000 ? { number: number / 1000, unit: kilograms } : { number, unit }
}

const MEASURE = /^(\d[\d.,]*)[ \u00a0]([a-z]+)$/i

/**
 * A size's name in a language (BCP 47, or its first part): the unit of "60 m" is translated, and stays on the line of its number. Names are
 * stored once for all languages, and filters and links mean a size by the stored one.
 */
export function sizeIn(name: string, locale: string): string {
  const [, number, unit] = MEASURE.exec(name) ?? []
  if (number === undefined || unit === undefined) return name
  return `${number}\u00a0${locale.startsWith('ru') ? (RUSSIAN[unit] ?? unit) : unit}`
}
