/** General settings: key/value pairs (spec 2 §3). All of them are public. */
import { inArray } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { settings } from '@/lib/backend/domain/schema/content'
import { SETTING_DEFAULTS, type SettingKey } from '@/lib/contract/general-settings'

/** Every setting with its stored value or its default. Other keys of the table belong to the back end and are not returned. */
export async function allSettings(): Promise<Record<SettingKey, string>> {
  const keys = Object.keys(SETTING_DEFAULTS)
  const rows = await db().select().from(settings).where(inArray(settings.key, keys))
  return { ...SETTING_DEFAULTS, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) }
}
