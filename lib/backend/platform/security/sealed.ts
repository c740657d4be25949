/** Texts that a browser keeps for the shop and can neither read nor change: AES-256-GCM with a key from the shop's secret. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import { shopSecret, shopSecrets } from './secret'

const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = (purpose: string, secret: string) => Buffer.from(hkdfSync('sha256', secret, '', `sealed ${purpose}`, 32))

/** The text as base64url; `purpose` separates texts of different uses. */
export function seal(purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(purpose, shopSecret()), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text that was sealed for this purpose with the shop's secret or an old one; null for anything else. */
export function unseal(purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  for (const secret of shopSecrets()) {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose, secret), iv, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(tag)
    try {
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      // Another secret, or not sealed by this shop.
    }
  }
  return null
}
