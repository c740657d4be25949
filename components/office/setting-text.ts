/** Settings in words: what they are called, and what a stored value says. */
import type { IntlShape } from 'react-intl'

import { SCHEME_FLAG } from '@/lib/catalog/green-claims'
import { SETTING_DEFAULTS, type SettingKey } from '@/lib/contract/general-settings'
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE } from '@/lib/market/languages'

import { countryChoices } from './choice-names'
import { named } from './marks'
import { type DaysRow, type Feature, KNOWN_FEATURES, readDays, readRows, schemeOf } from './setting-rows'
import { linesOf, SHAPES, shownText } from './setting-shapes'

/** All of them, in the order of the page. */
export const SETTING_KEYS = Object.keys(SHAPES) as SettingKey[]

export const isSetting = (key: string): key is SettingKey => Object.hasOwn(SETTING_DEFAULTS, key)

export const settingName = (intl: IntlShape, key: SettingKey): string =>
  intl.formatMessage({ id: `office.setting_${key}` })

/** The name of a word of the program; of one that it does not know the word. */
export const wordName = (intl: IntlShape, word: string, options: readonly string[] = []): string =>
  options.includes(word) ? intl.formatMessage({ id: `office.setting_option_${word}` }) : word

/** In which languages shoppers read a text of which there is only one; null for settings that are no such text. */
export function readInText(intl: IntlShape, key: SettingKey): string | null {
  const { readIn } = SHAPES[key]
  if (readIn === undefined) return null
  const language = LANGUAGE_TABLE[DEFAULT_LANGUAGE].nativeName
  return intl.formatMessage({ id: `office.setting_read_${readIn}` }, { language })
}

/** The name of a feature that the shop has; of another one the name that it is stored by. */
export const featureName = (intl: IntlShape, name: string): string =>
  KNOWN_FEATURES.includes(name) || name === SCHEME_FLAG ? intl.formatMessage({ id: `office.feature_${name}` }) : name

function featuresText(intl: IntlShape, shown: string): string {
  const rows = readRows<Feature>(shown)
  const said = ({ name, state, text }: Feature) => {
    if (name === SCHEME_FLAG) return schemeOf(rows).name
    return state === 'value' ? text : intl.formatMessage({ id: `office.setting_${state}` })
  }
  return rows.map((row) => named(featureName(intl, row.name), said(row))).join(', ')
}

function countryDaysText(intl: IntlShape, shown: string): string {
  const { rows, bundle } = readDays(shown)
  const countries = new Map(countryChoices(intl).map(({ value, label }) => [value, label]))
  const nameOf = ({ country }: DaysRow) =>
    country === null ? intl.formatMessage({ id: 'office.days_ski' }) : (countries.get(country) ?? country)
  const all = bundle.start === '' && bundle.end === '' ? rows : [...rows, bundle]
  return all.map((row) => `${nameOf(row)} ${row.start}–${row.end}`).join(', ')
}

/** What a stored value says; of a list one entry after the other. */
export function settingText(intl: IntlShape, key: SettingKey, stored: string): string {
  const shape = SHAPES[key]
  const text = shownText(shape, stored)
  if (shape.kind === 'switch') return intl.formatMessage({ id: `office.setting_${text === 'true' ? 'on' : 'off'}` })
  if (shape.kind === 'choice') return intl.formatMessage({ id: `office.setting_option_${text}` })
  if (shape.kind === 'days') return `${text} ${intl.formatMessage({ id: 'office.setting_days' })}`
  const empty = intl.formatMessage({ id: 'office.setting_empty' })
  if (shape.kind === 'features') return featuresText(intl, text) || empty
  if (shape.kind === 'order')
    return (
      linesOf(text)
        .map((word) => wordName(intl, word, shape.options))
        .join(', ') || empty
    )
  if (shape.kind === 'countryDays') return countryDaysText(intl, text) || empty
  return text.split('\n').join(', ') || empty
}
