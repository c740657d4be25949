/** The sandbox's hosted payment page: three buttons, each a form, no script. Simulates the provider for the shop and the shopper. */
import { sql } from 'drizzle-orm'

import { escapeHtml } from '@/lib/backend/domain/texts/escape-html'
import { db } from '@/lib/backend/platform/database/pool'
import { isDatabaseUnavailable, isTimeout } from '@/lib/backend/platform/database/errors'
import { config } from '@/lib/config/env'
import { isCurrency } from '@/lib/market/currencies'
import { formatPrice } from '@/lib/market/format'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/lib/market/languages'
import type { OrderStatus } from '@/lib/order/order-states'
import { isOpenPayment, PAYMENT, type PaymentOutcome, type PaymentStatus } from '@/lib/order/payment-machine'

import { receiveAndProcessEvent } from '@/lib/backend/flows/payments/ingest'
import { outcomeOf, resultHref } from '@/lib/backend/flows/payments/result-paths'
import { signEvent } from '@/lib/backend/flows/payments/sandbox'
import { SANDBOX, sandboxPath } from '@/lib/backend/domain/payments/paths'
import { translatorFor } from '@/lib/messages/all'

interface Session extends Record<string, unknown> {
  number: string
  cart_key: string
  language: string
  status: OrderStatus
  amount: number
  currency: string
  payment_status: PaymentStatus
}

async function findSession(reference: string): Promise<Session | null> {
  if (!config().sandboxPayments || !/^[\w-]{1,100}$/.test(reference)) return null
  const {
    rows: [row],
  } = await db().execute<Session>(sql`
    select o.number, o.cart_key, o.language, o.status, p.amount, p.currency, p.status as payment_status
    from payments p join orders o on o.id = p.order_id where p.provider = ${SANDBOX} and p.reference = ${reference}`)
  return row ?? null
}

const languageOf = ({ language }: Session): Language => (isLanguage(language) ? language : DEFAULT_LANGUAGE)

/** Headers of a page for one shopper. */
export const PRIVATE_HTML = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

/** Relative to the host that the shopper uses; the look-up secret in it must not be sent to other sites. */
export function redirect(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  })
}

const resultOf = (session: Session) =>
  resultHref(
    { number: session.number, cartKey: session.cart_key, language: languageOf(session) },
    outcomeOf(session.status),
  )

/** GET: the page of an open payment; the result page of a settled one; 404. */
export async function showPaymentPage(reference: string): Promise<Response> {
  return guarded(async () => {
    const session = await findSession(reference)
    if (!session) return plainPage(404, translatorFor(DEFAULT_LANGUAGE)('pay.not_found'))
    if (!isOpenPayment(session.payment_status)) return redirect(resultOf(session))
    return new Response(page(session, reference), { headers: PRIVATE_HTML })
  })
}

const { capture, cancel, fail } = PAYMENT.transitions
const OUTCOMES: Readonly<Record<string, PaymentOutcome>> = { pay: capture.to, cancel: cancel.to, fail: fail.to }

/** POST: simulates the outcome. The shop receives the same signed event as from a real provider; then the shopper is redirected back. */
export async function playPayment(reference: string, action: string): Promise<Response> {
  return guarded(async () => {
    const session = await findSession(reference)
    const kind = Object.hasOwn(OUTCOMES, action) ? OUTCOMES[action] : undefined
    if (!session) return plainPage(404, translatorFor(DEFAULT_LANGUAGE)('pay.not_found'))
    if (!kind) return redirect(sandboxPath(reference))
    if (isOpenPayment(session.payment_status)) {
      const { amount, currency } = session
      // A second click is the same event.
      await receiveAndProcessEvent(
        SANDBOX,
        signEvent({ eventId: `${reference}.${kind}`.slice(0, 100), reference, kind, amount, currency }),
      )
    }
    const settled = await findSession(reference)
    return redirect(resultOf(settled ?? session))
  })
}

/** Runs the work; when the database is unavailable, the page shows a text. */
export async function guarded(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (!isDatabaseUnavailable(error) && !isTimeout(error)) throw error
    return plainPage(503, translatorFor(DEFAULT_LANGUAGE)('pay.unavailable'))
  }
}

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:#f3f4ef;color:#1c2321;font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:420px;background:#fff;border:1px solid #dde0d6;border-radius:12px;padding:32px}
h1{font-size:22px;margin:0 0 4px}
p{margin:0 0 24px;color:#4b5551}
dl{display:grid;grid-template-columns:1fr auto;gap:8px 16px;margin:0 0 24px;padding:16px 0;border-block:1px solid #dde0d6}
dt{color:#4b5551}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
dd.total{font-weight:700}
button{width:100%;min-height:48px;margin-top:12px;border-radius:8px;border:1px solid #1c2321;background:#fff;color:#1c2321;font:inherit;cursor:pointer}
button.pay{background:#1f4d3a;border-color:#1f4d3a;color:#fff;font-weight:600}
button:focus-visible{outline:3px solid #8a5a00;outline-offset:2px}
main.wide{max-width:760px}
a.back{display:block;margin-top:24px;text-align:center;color:#1f4d3a}
button:hover{filter:brightness(.95)}`

/** A separate page without the shop's layout. */
export function document(language: Language, title: string, body: string, kind = ''): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main${kind && ` class="${kind}"`}>${body}</main></body></html>`
  )
}

function page(session: Session, reference: string): string {
  const language = languageOf(session)
  const translate = translatorFor(language)
  const amount = formatPrice(session.amount, isCurrency(session.currency) ? session.currency : 'eur', language)
  const button = (action: string, label: string) =>
    `<button class="${action}" name="action" value="${action}">${escapeHtml(label)}</button>`
  return document(
    language,
    `${translate('pay.title')} – ${config().shopName}`,
    [
      `<h1>${escapeHtml(translate('pay.title'))}</h1><p>${escapeHtml(translate('pay.note'))}</p>`,
      `<dl><dt>${escapeHtml(translate('pay.order'))}</dt><dd>${escapeHtml(session.number)}</dd><dt>${escapeHtml(translate('pay.amount'))}</dt><dd class="total">${escapeHtml(amount)}</dd></dl>`,
      `<form method="post" action="${escapeHtml(sandboxPath(reference))}">`,
      button('pay', translate('pay.pay', { amount })),
      button('cancel', translate('pay.cancel')),
      button('fail', translate('pay.fail')),
      '</form>',
    ].join(''),
  )
}

/** A page with one sentence, when the page itself cannot be shown. */
export function plainPage(status: number, text: string): Response {
  return new Response(document(DEFAULT_LANGUAGE, text, `<p>${escapeHtml(text)}</p>`), { status, headers: PRIVATE_HTML })
}
