/** Codes that have a monetary value: gift cards and gift campaign codes. Only their hash is stored. */
import { createHash, createHmac } from 'node:crypto'

import { crockford } from '@/lib/backend/platform/security/base32'

/** Normalised, because people type codes in any case, with spaces and dashes. */
export function normaliseCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
}

/** The value of `gift_cards.code_hash` and `gift_campaign_codes.code_hash`: SHA-256 in hex of the normalised code. */
export function codeHash(code: string): string {
  return createHash('sha256').update(normaliseCode(code)).digest('hex')
}

/**
 * The code of a gift card from an order line: 100 bits, computed from the line and the shop's secret, so that it can be mailed again
 * although it is not stored.
 */
export function giftCardCode(secret: string, orderNumber: string, lineNumber: number): string {
  return code100(secret, `gift-card ${orderNumber} ${lineNumber}`)
}

/**
 * A code of a gift campaign: 100 bits, computed from its random nonce and the shop's secret, so that it cannot be computed from the
 * database or the secret alone.
 */
export function giftCampaignCode(secret: string, nonce: string): string {
  return code100(secret, `gift-campaign ${nonce}`)
}

function code100(secret: string, text: string): string {
  const bytes = createHmac('sha256', secret).update(text).digest()
  return crockford(bytes)
    .slice(0, 20)
    .replace(/(.{5})(?=.)/g, '$1-')
}
