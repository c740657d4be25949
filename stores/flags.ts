/** Feature flags from the settings, with overrides of this browser (spec 2 §5). */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Prefix of an override in the URL's query and in local storage. */
export const FLAG_PREFIX = 'featureFlag_'

export type FlagValue = boolean | number | string | null | readonly unknown[] | { readonly [key: string]: unknown }

interface Flags {
  readonly values: Readonly<Record<string, FlagValue>>
  readonly overrides: Readonly<Record<string, boolean>>
}

export const flagStore = createStore<Flags>()(() => ({ values: {}, overrides: {} }))

/** A stored value: JSON only when it contains { or [ and parses, else as it stands. */
export function parseFlagValue(value: string): FlagValue {
  if (!value.includes('{') && !value.includes('[')) return value
  try {
    return JSON.parse(value) as FlagValue
  } catch {
    return value
  }
}

/** The flags of the setting `feature_flags`, a JSON object; none when it cannot be read. */
export function readFlags(setting: string | null | undefined): Record<string, FlagValue> {
  const parsed = parseFlagValue(setting ?? '')
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {}
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, typeof value === 'string' ? parseFlagValue(value) : (value as FlagValue)]))
}

/** Overrides: stored ones are true only for 'true'; query ones ('1' is true) are stored and win. */
export function readOverrides(query: URLSearchParams, storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem'> | null): Record<string, boolean> {
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
  for (const [name, value] of query) if (name.startsWith(FLAG_PREFIX)) overrides[name.slice(FLAG_PREFIX.length)] = value === '1'
  return overrides
}

/** Takes the setting and this browser's overrides; in the browser, once the page is there. */
export function initFlags(setting: string | null | undefined): void {
  let storage: Storage | null = null
  try {
    storage = window.localStorage
  } catch {
    // Blocked storage throws already when it is looked at.
  }
  flagStore.setState({ values: readFlags(setting), overrides: readOverrides(new URLSearchParams(window.location.search), storage) })
}

/** A flag's value; an override makes it true or false. */
export function flagOf({ values, overrides }: Flags, name: string): FlagValue {
  if (Object.hasOwn(overrides, name)) return overrides[name] ?? null
  return Object.hasOwn(values, name) ? (values[name] ?? null) : null
}

/** True when the flag is on: true, or the text 'true'. */
export function useFlag(name: string): boolean {
  const value = useStore(flagStore, (flags) => flagOf(flags, name))
  return value === true || value === 'true'
}
