/** Search rules of each language: PostgreSQL's stemmer, how words are compounded, units after a number. */
import type { Language } from '@/lib/market/languages'

export interface Dictionary {
  /** Text search dictionary of PostgreSQL. */
  readonly stemmer: string
  /** Nouns are written in one word: `untuvatakki`, `sovsäck`, `Schlafsack`. */
  readonly hasCompounds: boolean
  /** Letters between the parts of a compound. */
  readonly joints: readonly string[]
  /** Compounds that are not a kind of their last part: a glove (`Handschuh`) is not a shoe. */
  readonly wholes: readonly string[]
  /** Words that the stemmer ignores, but that name products. */
  readonly kept: ReadonlySet<string>
  /** An ending that the stemmer does not remove; its first group stays. */
  readonly ending?: RegExp
  /** Words after a number that texts often omit. */
  readonly units: ReadonlySet<string>
}

const UNITS = ['cm', 'mm', 'kg', 'ml', 'km', 'lm']

export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = {
  en: {
    stemmer: 'english_stem',
    hasCompounds: false,
    joints: [],
    wholes: [],
    kept: new Set(['down', 'over', 'under', 'off', 'padded']),
    units: new Set([...UNITS, 'litre', 'litres', 'liter', 'liters', 'gram', 'grams', 'inch', 'inches']),
  },
  fi: {
    stemmer: 'finnish_stem',
    hasCompounds: true,
    joints: [],
    wholes: [],
    kept: new Set(),
    units: new Set([...UNITS, 'litraa', 'litran', 'litrainen', 'grammaa', 'senttiä', 'tuumaa']),
  },
  sv: {
    stemmer: 'swedish_stem',
    ending: /^(.{3,})ets?$/,
    hasCompounds: true,
    joints: ['s', 'e', 'a'],
    wholes: [],
    kept: new Set(),
    units: new Set([...UNITS, 'liter', 'gram', 'tum']),
  },
  de: {
    stemmer: 'german_stem',
    hasCompounds: true,
    joints: ['s', 'n', 'en', 'es', 'er', 'e'],
    wholes: ['handschuh'],
    kept: new Set(),
    units: new Set([...UNITS, 'liter', 'gramm', 'zoll']),
  },
  fr: {
    stemmer: 'french_stem',
    hasCompounds: false,
    joints: [],
    wholes: [],
    kept: new Set(),
    units: new Set([...UNITS, 'litre', 'litres', 'gramme', 'grammes', 'pouces']),
  },
  ru: {
    stemmer: 'russian_stem',
    // A vowel that other forms lack: ботинок, палаток.
    ending: /^(.{3,})о(?=к$)/,
    hasCompounds: false,
    joints: [],
    wholes: [],
    kept: new Set(),
    units: new Set(['см', 'мм', 'кг', 'мл', 'км', 'литр', 'литра', 'литров', 'грамм', 'дюймов']),
  },
}
