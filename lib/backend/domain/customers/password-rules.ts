/**
 * Which passwords are refused: the most common ones, also with digits before or after them or written twice, and those that contain the e-mail
 * address or the shop's name.
 */
import { config } from '@/lib/config/env'
import { ApiError } from '@/lib/contract/errors'
import type { PasswordProblem } from '@/lib/contract/limits/accounts'

/** Shorter parts of an address are in too many words. */
const LEAST_PART = 4

let common: Promise<ReadonlySet<string>> | undefined

/** The 49,000 most common passwords of the package, loaded with the first password that is set: 2 MB of memory. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(String))
}

/** Fewer letters and digits than this, and than half of the password, are no word with punctuation in it. */
const FEWEST = 6

/** A password without its punctuation; one that is mostly punctuation stays as it is, because next to nothing of it would be left. */
function plainOf(text: string): string {
  const plain = text.replace(/[^\p{L}\p{N}]/gu, '')
  return plain.length < Math.min(FEWEST, text.length / 2) ? text : plain
}

function isPersonal(password: string, email: string): boolean {
  const address = email.trim().toLowerCase()
  const parts = [address, address.split('@')[0] ?? '', config().shopName.toLowerCase()]
  return parts.some((part) => part === password || (part.length >= LEAST_PART && password.includes(part)))
}

/** Up to this many digits before or after a common password make no other password of it: years, `123`. */
const MAX_DIGITS = 4

/** What is left of a password when digits at one end are left out, and the half of one that is written twice. */
function partsOf(plain: string): string[] {
  const parts = [plain]
  for (let count = 1; count <= MAX_DIGITS; count += 1) {
    if (/^\d+$/.test(plain.slice(-count))) parts.push(plain.slice(0, -count))
    if (/^\d+$/.test(plain.slice(0, count))) parts.push(plain.slice(count))
  }
  const half = plain.slice(0, plain.length / 2)
  return half + half === plain ? [...parts, half] : parts
}

async function problemOf(password: string, email: string): Promise<PasswordProblem | null> {
  const text = password.normalize('NFKC').trim().toLowerCase()
  if (isPersonal(text, email)) return 'personal'
  const known = await (common ??= commonPasswords())
  const plain = plainOf(text)
  const isCommon = known.has(text) || partsOf(plain).some((part) => known.has(part))
  return isCommon || new Set(plain).size < 3 ? 'common' : null
}

/**
 * Throws BAD_REQUEST on `password`, with the reason, for a password that is easy to guess. Its length is checked by the contract (NIST SP
 * 800-63B §5.1.1.2).
 */
export async function checkPassword(password: string, email: string): Promise<void> {
  const reason = await problemOf(password, email)
  if (reason === null) return
  const message =
    reason === 'common'
      ? 'This password is one of the most common ones.'
      : 'The password must not contain the e-mail address or the name of the shop.'
  throw new ApiError('BAD_REQUEST', message, { field: 'password', details: { reason } })
}
