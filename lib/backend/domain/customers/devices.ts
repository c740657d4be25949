/**
 * Browsers in which an account was opened before: wrong passwords from elsewhere do not slow them down. Such a browser has a signed cookie,
 * which is no log-in: it is read by the log-in only, together with the right password.
 */
import { randomBytes } from 'node:crypto'

import { isSigned, signText } from '@/lib/backend/platform/security/secret'
import { config } from '@/lib/config/env'
import { DEVICE_DAYS } from '@/lib/market/browser-storage'
import { storedName } from '@/lib/market/cookies'
import { COOKIES } from '@/lib/market/languages'

const SECONDS = DEVICE_DAYS * 86_400

interface DeviceOwner {
  readonly id: number
  /** A new password ends what its predecessor's devices may. */
  readonly hash: string | null
}

const isHttps = () => config().origin.startsWith('https:')
const nameOf = (id: number) => storedName(`${COOKIES.device}.${id}`, isHttps())

const DEVICE = 'device'
const signedText = ({ id, hash }: DeviceOwner, nonce: string, expires: string) => `${id} ${nonce} ${expires} ${hash}`

/** The Set-Cookie header that makes a browser known to an account for 180 days. */
export function deviceCookie(owner: DeviceOwner): string {
  const nonce = randomBytes(16).toString('base64url')
  const expires = String(Math.floor(Date.now() / 1000) + SECONDS)
  const value = [nonce, expires, signText(DEVICE, signedText(owner, nonce, expires))].join('.')
  return cookieOf(owner.id, value, SECONDS)
}

/** The Set-Cookie header after which a browser is not known to the account any more: whoever logs out may share it with others. */
export const forgottenDevice = (id: number): string => cookieOf(id, '', 0)

function cookieOf(id: number, value: string, seconds: number): string {
  // A protected name is for all paths.
  const where = isHttps() ? 'Path=/; Secure' : 'Path=/api/auth/'
  return `${nameOf(id)}=${value}; ${where}; Max-Age=${seconds}; HttpOnly; SameSite=Strict`
}

/** The id of the browser, from the Cookie header, if it is known to the account; else null. */
export function knownDevice(cookies: string | null, owner: DeviceOwner | undefined): string | null {
  if (!owner?.hash) return null
  const prefix = `${nameOf(owner.id)}=`
  const cookie = (cookies ?? '').split('; ').find((text) => text.startsWith(prefix))
  const [nonce = '', expires = '', signature = ''] = cookie?.slice(prefix.length).split('.') ?? []
  if (!isSigned(DEVICE, signedText(owner, nonce, expires), signature)) return null
  return Number(expires) * 1000 > Date.now() ? nonce : null
}

/** Checked in this order, because browsers also name those that they descend from. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Browser and system of a User-Agent header, such as `Firefox, Linux`; empty when neither is known. Nothing else of it is stored. */
export function deviceName(userAgent: string | null): string {
  const text = userAgent ?? ''
  const nameIn = (list: readonly (readonly [RegExp, string])[]) => list.find(([pattern]) => pattern.test(text))?.[1]
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(', ')
}
