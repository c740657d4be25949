/** Feature flags from the settings, which this browser can override (spec 2 §5). */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { Answer } from '@/lib/contract/calls'
import { FLAG_PREFIX, isFlagOn, readFlags, type SettingValue } from '@/lib/contract/general-settings'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { loadable } from '@/lib/shop-api/loadable'

interface Flags {
  readonly values: Readonly<Record<string, SettingValue>>
  readonly overrides: Readonly<Record<string, boolean>>
}

export const flagStore = createStore<Flags>()(() => ({ values: {}, overrides: {} }))

/** Overrides: a stored one is true only for 'true'. One in the query ('1' is true) is stored and has priority. */
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
    // Storage is blocked or full: only the query is used.
  }
  for (const [name, value] of query)
    if (name.startsWith(FLAG_PREFIX)) overrides[name.slice(FLAG_PREFIX.length)] = value === '1'
  return overrides
}

function storageOrNull(): Storage | null {
  try {
    return window.localStorage
  } catch {
    // When storage is blocked, reading the property already throws.
    return null
  }
}

/** Sets the overrides and, if given, the setting; called in the browser after the first render. */
export function initFlags(setting?: string): void {
  const overrides = readOverrides(new URLSearchParams(window.location.search), storageOrNull())
  flagStore.setState(setting === undefined ? { overrides } : { values: readFlags(setting), overrides })
}

const loadSettings = loadable<Answer<'settings'>>('The settings', () => lazyApi.call('settings', {}))

/** Fetches the setting, once. If that fails, a flag is off unless it is overridden. */
async function loadFlags(): Promise<void> {
  const settings = await loadSettings()
  initFlags(settings?.['feature_flags'])
}

/** A flag's value; an override makes it true or false. */
export function flagOf({ values, overrides }: Flags, name: string): SettingValue {
  if (Object.hasOwn(overrides, name)) return overrides[name] ?? null
  return Object.hasOwn(values, name) ? (values[name] ?? null) : null
}

/**
 * True when the flag is on: true, or the text 'true'. `known` is the value with which the page was rendered; it is used until the browser
 * has the setting.
 */
export function useFlag(name: string, known = false): boolean {
  useEffect(() => void loadFlags(), [])
  const value = useStore(flagStore, (flags) => flagOf(flags, name))
  return value === null ? known : isFlagOn(value)
}
