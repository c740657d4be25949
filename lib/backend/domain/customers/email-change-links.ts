/** The links of a change of an e-mail address: their tokens, computed each time a mail is written, and their pages. */
import { createHmac } from 'node:crypto'

import { shopSecret, shopSecrets } from '@/lib/backend/platform/security/secret'
import { config } from '@/lib/config/env'
import { absoluteUrl } from '@/lib/market/domains'
import type { Language } from '@/lib/market/languages'
import { localizedPath } from '@/lib/market/paths'

import { hashToken } from './tokens'

export type EmailChangeUse = 'confirm' | 'stop'

/** The token of a link (256 bits). */
export function emailChangeToken(use: EmailChangeUse, nonce: string, secret = shopSecret()): string {
  return createHmac('sha256', secret).update(`email-change ${use} ${nonce}`).digest('base64url')
}

/** The address of the page that a link opens. Its token is the one with this hash, also when SHOP_SECRET has changed since. */
export function emailChangeAddress(use: EmailChangeUse, nonce: string, hash: string, language: Language): string {
  const tokens = shopSecrets().map((secret) => emailChangeToken(use, nonce, secret))
  const token = tokens.find((candidate) => hashToken(candidate) === hash) ?? emailChangeToken(use, nonce)
  const path = localizedPath(use === 'confirm' ? 'accounts/email/confirm' : 'accounts/email/stop', { token }, language)
  return absoluteUrl(config().routing, language, path)
}
