/** What may be written down of an address, wherever one is logged: some of them are keys. */
import { LANGUAGES } from './languages'
import { localizedPath, type RouteName } from './paths'

/** References of payments in a path: whoever has one is led on to its order. */
const PAYMENT = /^(\/payment-[a-z]+\/)[^/]+/

/** Routes whose address opens an account or names a mailbox, and the call that mail programs make. */
const ACCOUNT_ROUTES = [
  'accounts/activate',
  'accounts/delete-account',
  'accounts/password/reset/confirm',
  'accounts/stop_reminders',
] as const satisfies readonly RouteName[]
const starts = ACCOUNT_ROUTES.flatMap((route) =>
  LANGUAGES.map((language) => localizedPath(route, { hash: 'x', token: 'x', email: 'x' }, language).slice(0, -2)),
)
const ACCOUNT = new RegExp(
  `^((?:/[a-z.]{2,9})?(?:${[...new Set(starts)].join('|')})|/api/customer/stop_reminders/).+`,
  'i',
)

/** What the log keeps of an address: its path, without the query, a payment's reference, and what opens an account. */
export function loggedPath(url: string): string {
  return (url.split('?', 1)[0] ?? '').replace(PAYMENT, '$1…').replace(ACCOUNT, '$1…')
}
