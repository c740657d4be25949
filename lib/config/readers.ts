/**
 * Readers of single environment variables: trimmed, an empty value is treated as not set, an invalid value is reported in one clear
 * sentence.
 */
import { ConfigError } from './config-error'

export type Env = Readonly<Record<string, string | undefined>>

/** The value, or null when it is missing or blank. */
export function optional(env: Env, name: string): string | null {
  const value = env[name]?.trim()
  return value ? value : null
}

/** The value, or `fallback`. */
export function text(env: Env, name: string, fallback: string): string {
  return optional(env, name) ?? fallback
}

/** A whole number from `min` to `max`, or `fallback`. Throws ConfigError. */
export function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = optional(env, name)
  if (value === null) return fallback
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= min && number <= max))
    throw new ConfigError(name, `must be a whole number from ${min} to ${max}, not "${value}".`)
  return number
}

/** Parses 1, true, yes, on and their opposites. */
export function flag(env: Env, name: string, fallback: boolean): boolean {
  const value = optional(env, name)
  if (value === null) return fallback
  if (/^(?:1|true|yes|on)$/i.test(value)) return true
  if (/^(?:0|false|no|off)$/i.test(value)) return false
  throw new ConfigError(name, `must be true or false, not "${value}".`)
}

/** One of several words, in upper or lower case, or `fallback`. Throws ConfigError. */
export function oneOf<T extends string>(env: Env, name: string, values: readonly T[], fallback: T): T {
  const value = optional(env, name)
  if (value === null) return fallback
  const found = values.find((candidate) => candidate === value.toLowerCase())
  if (found === undefined) throw new ConfigError(name, `must be one of ${values.join(', ')}, not "${value}".`)
  return found
}

/** A value in a certain format; `form` completes the sentence "must look like …". */
export function matching(env: Env, name: string, pattern: RegExp, form: string): string | null {
  const value = optional(env, name)
  if (value !== null && !pattern.test(value)) throw new ConfigError(name, `must look like ${form}, not "${value}".`)
  return value
}

/** An http(s) origin without path: scheme, host, port. */
export function origin(env: Env, name: string): string | null {
  const value = optional(env, name)
  if (value === null) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username ||
    url.password
  ) {
    throw new ConfigError(name, `must be an address without path such as https://shop.example, not "${value}".`)
  }
  return url.origin
}

/** A connection URL that can contain a password: the error never contains the value. */
export function postgresUrl(env: Env, name: string): string | null {
  const value = optional(env, name)
  if (value === null) return null
  if (!URL.canParse(value) || !/^postgres(?:ql)?:$/.test(new URL(value).protocol)) {
    throw new ConfigError(name, 'must be a PostgreSQL address such as postgres://user:password@host:5432/name.')
  }
  return value
}

/** A token of 20 to 200 letters, digits, - or _. The error never contains it. */
export function token(env: Env, name: string): string | null {
  const value = optional(env, name)
  if (value !== null && !/^[\w-]{20,200}$/.test(value))
    throw new ConfigError(name, 'must be 20 to 200 letters, digits, - or _.')
  return value
}
