/** Feature flags from the settings, with overrides of this browser (spec 2 §5). */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { FLAG_PREFIX, isFlagOn, readFlags, type SettingValue } from '@/lib/contract/general-settings'

import { settingList } from './lists'

interface Flags {
  readonly values: Readonly<Record<string, SettingValue>>
  readonly overrides: Readonly<Record<string, boolean>>
}

export const flagStore = createStore<Flags>()(() => ({ values: {}, overrides: {} }))

/** Overrides: stored ones are true only for 'true'; query ones ('1' is true) are stored and win. */
export function readOverrides(
  query: URLSearchParams,
  storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem'> | null,
): Record<string, boolean> {
  const overrides: Record<string, boolean> = {}
  try {
    for (const [name, value] of query) if (name.startsWith(FLAG_PREFIX)) storage?.setItem(name, String(value === '1'))
    for (let position = 0; storage && position < storage.length; position++) {
      const name = storage.key(position)
      if (name?.startsWith(FLAG_PREFIX)) overrides[name.slice(FLAG_PREFIX.length)] = storage.getItem(name) === 'true'
    }
  } catch {
    // Storage is blocked or full: the query alone counts.
  }
  for (const [name, value] of query)
    if (name.startsWith(FLAG_PREFIX)) overrides[name.slice(FLAG_PREFIX.length)] = value === '1'
  return overrides
}

function storageOrNull(): Storage | null {
  try {
    return window.localStorage
  } catch {
    // Blocked storage throws already when it is looked at.
    return null
  }
}

/** Takes this browser's overrides and, once it is known, the setting; in the browser, once the page is there. */
export function initFlags(setting?: string): void {
  const overrides = readOverrides(new URLSearchParams(window.location.search), storageOrNull())
  flagStore.setState(setting === undefined ? { overrides } : { values: readFlags(setting), overrides })
}

/** Fetches the setting, once; a flag whose setting could not be had is off unless it is overridden. */
async function loadFlags(): Promise<void> {
  const settings = await settingList.load()
  initFlags(settings?.['feature_flags'])
}

/** A flag's value; an override makes it true or false. */
export function flagOf({ values, overrides }: Flags, name: string): SettingValue {
  if (Object.hasOwn(overrides, name)) return overrides[name] ?? null
  return Object.hasOwn(values, name) ? (values[name] ?? null) : null
}

/** True when the flag is on: true, or the text 'true'. `known` is what the page was made with; it counts until the browser has asked. */
export function useFlag(name: string, known = false): boolean {
  useEffect(() => void loadFlags(), [])
  const value = useStore(flagStore, (flags) => flagOf(flags, name))
  return value === null ? known : isFlagOn(value)
}
