/** What a log may contain of a URL: some URLs contain secrets. */
import { LANGUAGES } from './languages'
import { localizedPath, type RouteName } from './paths'

/** References of payments in a path: whoever has such a URL is redirected to its order. */
const PAYMENT = /^(\/payment-[a-z]+\/)[^/]+/

/** Routes whose URL opens an account or contains an e-mail address, and the call that mail programs make. */
const ACCOUNT_ROUTES = [
  'accounts/activate',
  'accounts/delete-account',
  'accounts/email/confirm',
  'accounts/email/stop',
  'accounts/password/reset/confirm',
  'accounts/stop_reminders',
] as const satisfies readonly RouteName[]
const starts = ACCOUNT_ROUTES.flatMap((route) =>
  LANGUAGES.map((language) => localizedPath(route, { hash: 'x', token: 'x', email: 'x' }, language).slice(0, -2)),
)
const ACCOUNT = new RegExp(
  `^((?:/[a-z.]{2,9})?(?:${[...new Set(starts)].join('|')})|/api/customer/stop_reminders/|/api/newsletter/unsubscribe/).+`,
  'i',
)

/** The loggable part of a URL: its path, without the query, a payment's reference, and secrets that open an account. */
export function loggedPath(url: string): string {
  return (url.split('?', 1)[0] ?? '').replace(PAYMENT, '$1…').replace(ACCOUNT, '$1…')
}
