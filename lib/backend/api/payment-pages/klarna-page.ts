/** The shop's own page with Klarna's snippet: the only page where their scripts may run, with a separate Content-Security-Policy. */
import { createHash } from 'node:crypto'

import { logError } from '@/lib/backend/platform/log'
import { escapeHtml } from '@/lib/backend/domain/texts/escape-html'
import { config } from '@/lib/config/env'
import { DEFAULT_LANGUAGE, isLanguage } from '@/lib/market/languages'
import { isUnpaid } from '@/lib/order/order-states'
import { isOpenPayment } from '@/lib/order/payment-machine'

import { KLARNA, klarnaSnippet } from '@/lib/backend/flows/payments/klarna'
import { document, guarded, plainPage, PRIVATE_HTML, redirect } from './page'
import { ProviderError } from '@/lib/backend/flows/payments/port'
import { findReturning, resultOf } from '@/lib/backend/flows/payments/returning'
import { returnPath } from '@/lib/backend/domain/payments/paths'
import { translatorFor } from '@/lib/messages/all'

const HOSTS = [
  'https://*.klarna.com',
  'https://*.klarnacdn.net',
  'https://*.klarnaservices.com',
  'https://*.klarnaevt.com',
]

/** Klarna's hosts for scripts, frames and the rest; the snippet's own script by its hash, so that no other inline script runs. */
function policy(snippet: string): string {
  const { klarna } = config().payments
  const isOfficial = klarna?.apiUrl.endsWith('.klarna.com') ?? true
  const hosts = [...HOSTS, ...(isOfficial || !klarna ? [] : [klarna.apiUrl])].join(' ')
  const scripts = [...snippet.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/gi)]
    .map(([, text = '']) => text)
    .filter((text) => text.trim() !== '')
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')
  return [
    "default-src 'none'",
    `script-src ${hashes} ${hosts}`,
    `frame-src ${hosts}`,
    `connect-src ${hosts}`,
    `img-src 'self' data: ${hosts}`,
    `font-src ${hosts}`,
    `style-src 'unsafe-inline' ${hosts}`,
    `form-action 'self' ${hosts}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * GET /payment-klarna/{reference}/: the snippet of an open payment, the result page of a settled one, 404, 503 while Klarna does not
 * respond.
 */
export async function showKlarnaPage(reference: string): Promise<Response> {
  return guarded(async () => {
    const payment = config().payments.klarna ? await findReturning(reference) : null
    if (payment?.provider !== KLARNA || payment.provider_id === null)
      return plainPage(404, translatorFor(DEFAULT_LANGUAGE)('pay.not_found'))
    if (!isOpenPayment(payment.status) || !isUnpaid(payment.order_status)) return redirect(resultOf(payment))
    const language = isLanguage(payment.language) ? payment.language : DEFAULT_LANGUAGE
    const translate = translatorFor(language)
    try {
      const snippet = await klarnaSnippet(payment.provider_id)
      const body =
        `<h1>${escapeHtml(translate('pay.klarna_title'))}</h1><p>${escapeHtml(translate('pay.order'))} ${escapeHtml(payment.number)}</p>${snippet}` +
        `<a class="back" href="${escapeHtml(returnPath(reference))}?cancelled=1">${escapeHtml(translate('pay.cancel'))}</a>`
      return new Response(document(language, `${translate('pay.klarna_title')} – ${config().shopName}`, body, 'wide'), {
        headers: { ...PRIVATE_HTML, 'content-security-policy': policy(snippet) },
      })
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      logError(error, { order: payment.number, note: 'no snippet' })
      return plainPage(503, translate('pay.klarna_unavailable'))
    }
  })
}
