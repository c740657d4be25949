/**
 * HOLD_LIMITS: how much an unpaid order may reserve, for how long, and how many there may be. The rules that use them are in
 * lib/backend/flows/checkout/hold-rules.ts.
 */
import { ConfigError } from './config-error'
import { optional, type Env } from './readers'

/**
 * The defaults. `guest`: without an account, or with one that was never paid with (`confirmed`: its e-mail address is confirmed). `buyer`: an
 * account that has received and kept a product. `organisation`: the account of a company, school or association. `address`: all unproven holders (guest,
 * confirmed) of one IP address, /64 in IPv6. Orders and units are what may be held at the same time.
 */
const DEFAULTS = {
  'guest.orders': 3,
  'guest.units': 20,
  'guest.minutes': 10,
  'confirmed.orders': 3,
  'confirmed.units': 30,
  'confirmed.minutes': 20,
  'buyer.orders': 5,
  'buyer.units': 100,
  'buyer.minutes': 30,
  'organisation.orders': 20,
  'organisation.units': 1_000,
  'organisation.minutes': 30,
  'address.orders': 12,
  'address.units': 60,
  /**
   * In one hour a holder, or an address, holds at most as much as all that it may hold at once for this number of minutes, or for those of one
   * order where these are more.
   */
  'hour.minutes': 20,
  /** Of what is there of a variant, the most that one holder may hold (organisations: all); up to `variant.free` units are always allowed. */
  'variant.percent': 50,
  'variant.free': 4,
  /** An order that takes more of a variant than `variant.percent`, with all others that are unpaid, is held for this part of the time. */
  'last.percent': 60,
  /** An order whose payment was begun at the provider is held until this time after it was placed. */
  'begun.minutes': 60,
} as const satisfies Readonly<Record<string, number>>

type HoldSetting = keyof typeof DEFAULTS
export type HoldLimits = Readonly<Record<HoldSetting, number>>

const isSetting = (name: string): name is HoldSetting => Object.hasOwn(DEFAULTS, name)

/**
 * The limits: the defaults with the values of HOLD_LIMITS, such as `guest.units=40,address.orders=30`. `off`: null, no limits. Throws
 * ConfigError for an unknown name and for a value that is not a whole number from 1 to 100000.
 */
export function readHoldLimits(env: Env): HoldLimits | null {
  const value = optional(env, 'HOLD_LIMITS')
  if (value?.toLowerCase() === 'off') return null
  const limits: Record<HoldSetting, number> = { ...DEFAULTS }
  for (const part of value?.split(',') ?? []) {
    const [name = '', number = ''] = part.split('=').map((text) => text.trim())
    if (!isSetting(name) || !/^[1-9]\d{0,4}$|^100000$/.test(number))
      throw new ConfigError('HOLD_LIMITS', `must be off, or look like guest.units=40,address.orders=30, not "${part}".`)
    limits[name] = Number(number)
  }
  return limits
}
