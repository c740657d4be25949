/** Checks that a message is from PayPal: its signature covers the bytes of the body, with a certificate that PayPal publishes. */
import { verify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'

import { config } from '@/lib/config/env'
import type { PaymentsConfig } from '@/lib/config/payments'

import { ProviderError, type ProviderMessage } from './port'

/**
 * Hosts from which certificates are accepted: only PayPal's own, and with real money not those of its sandbox. The message contains the
 * URL, and anybody can send one.
 */
const OFFICIAL = {
  live: /^https:\/\/api(?:-m)?\.paypal\.com\/v1\/notifications\/certs\/[\w-]{1,100}$/,
  sandbox: /^https:\/\/api(?:-m)?\.(?:sandbox\.)?paypal\.com\/v1\/notifications\/certs\/[\w-]{1,100}$/,
} as const
const MAX_CERTIFICATES = 20
const MAX_AGE_MS = 3 * 86_400_000

const certificates = new Map<string, X509Certificate>()

/** True when a certificate may be loaded from this URL. */
export function isCertificateAddress(address: string, paypal: PaymentsConfig['paypal']): boolean {
  const standIn = paypal?.apiUrl
  if (!standIn) return OFFICIAL[paypal?.environment ?? 'live'].test(address)
  return URL.canParse(address) && new URL(address).origin === standIn
}

/** Throws ProviderError when the certificate cannot be loaded now: PayPal will repeat the message. */
async function certificate(address: string): Promise<X509Certificate> {
  const known = certificates.get(address)
  if (known) return known
  let pem: string
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(config().payments.timeoutMs),
    })
    if (!response.ok) throw new Error(String(response.status))
    pem = await response.text()
  } catch (error) {
    throw new ProviderError('paypal', 'the certificate cannot be read', false, { cause: error })
  }
  const read = new X509Certificate(pem)
  if (certificates.size >= MAX_CERTIFICATES) certificates.clear()
  certificates.set(address, read)
  return read
}

function isValidNow(cert: X509Certificate): boolean {
  const now = Date.now()
  return (
    Date.parse(cert.validFrom) <= now &&
    now < Date.parse(cert.validTo) &&
    /(?:^|\n)CN=[\w.-]*\bpaypal\.com(?:\n|$)/.test(cert.subject)
  )
}

/** True for a message that PayPal signed for the webhook of this shop in the last three days; PayPal repeats a message for that long. */
export async function isFromPaypal(
  { body, headers }: Pick<ProviderMessage, 'body' | 'headers'>,
  webhookId: string,
): Promise<boolean> {
  const [id, time, signature, address] = ['id', 'time', 'sig']
    .map((name) => headers(`paypal-transmission-${name}`))
    .concat(headers('paypal-cert-url'))
  if (!id || !time || !signature || !address || !isCertificateAddress(address, config().payments.paypal)) return false
  if (headers('paypal-auth-algo') !== 'SHA256withRSA') return false
  const age = Date.now() - Date.parse(time)
  if (!(age > -300_000 && age < MAX_AGE_MS)) return false
  const cert = await certificate(address)
  const signed = `${id}|${time}|${webhookId}|${crc32(body)}`
  return isValidNow(cert) && verify('sha256', Buffer.from(signed), cert.publicKey, Buffer.from(signature, 'base64'))
}
