/** Settings in words: what they are called, and what a stored value says. */
import type { IntlShape } from 'react-intl'

import { SETTING_DEFAULTS, type SettingKey } from '@/lib/contract/general-settings'

import { SHAPES, shownText } from './setting-shapes'

export const isSetting = (key: string): key is SettingKey => Object.hasOwn(SETTING_DEFAULTS, key)

export const settingName = (intl: IntlShape, key: SettingKey): string =>
  intl.formatMessage({ id: `office.setting_${key}` })

/** What a stored value says; of a list one entry after the other. */
export function settingText(intl: IntlShape, key: SettingKey, stored: string): string {
  const shape = SHAPES[key]
  const text = shownText(shape, stored)
  if (shape.kind === 'switch') return intl.formatMessage({ id: `office.setting_${text === 'true' ? 'on' : 'off'}` })
  if (shape.kind === 'choice') return intl.formatMessage({ id: `office.setting_option_${text}` })
  if (shape.kind === 'days') return `${text} ${intl.formatMessage({ id: 'office.setting_days' })}`
  if (shape.kind === 'data' && text === SETTING_DEFAULTS[key]) return intl.formatMessage({ id: 'office.setting_empty' })
  return text.split('\n').join(', ') || intl.formatMessage({ id: 'office.setting_empty' })
}
