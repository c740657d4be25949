/**
 * Secrets and signatures of webhooks in the form of Standard Webhooks: `whsec_` and base64; HMAC-SHA256 over id, time and body. A secret
 * follows from the endpoint's random value and the shop's secret (decision 13), so the database alone does not sign.
 */
import { createHmac, randomBytes } from 'node:crypto'

import { shopSecret, shopSecrets } from '@/lib/backend/platform/security/secret'

const PREFIX = 'whsec_'

export const newNonce = (): string => randomBytes(24).toString('base64url')

const keyOf = (nonce: string, secret: string) => createHmac('sha256', secret).update(`webhook ${nonce}`).digest()

/** The secret as the receiver enters it. */
export const endpointSecret = (nonce: string): string => `${PREFIX}${keyOf(nonce, shopSecret()).toString('base64')}`

/**
 * The signature header. While SHOP_SECRET_OLD is set, it has a signature by each secret, so that receivers go on until they have the new
 * one.
 */
export function signatures(nonce: string, id: string, seconds: number, body: string): string {
  const sign = (secret: string) =>
    createHmac('sha256', keyOf(nonce, secret)).update(`${id}.${seconds}.${body}`).digest('base64')
  return shopSecrets()
    .map((secret) => `v1,${sign(secret)}`)
    .join(' ')
}
