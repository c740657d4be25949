import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { KEY_PERMISSIONS } from '@/lib/backend/domain/integrations/keys'
import { LANGUAGES } from '@/lib/market/languages'

it.each(LANGUAGES)('every permission has a name where a key is given its own (%s)', (language) => {
  const texts = JSON.parse(readFileSync(`locales/${language}/office.json`, 'utf8')) as Record<string, string>
  const nameOf = (permission: string) => texts[`office.permission_${permission.replaceAll('.', '_')}`]
  expect(KEY_PERMISSIONS.filter((permission) => !nameOf(permission))).toEqual([])
})
