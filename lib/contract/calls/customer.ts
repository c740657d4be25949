/** Log-in, account, saved cart and wishlist of a customer. */
import { z } from 'zod'

import { PASSWORD_LENGTH } from '../limits/accounts'
import { defineCalls } from './call'
import { accountBundle, productId } from '../schemas/checkout'
import { country, done, id, language, mailSent, queryInt, signedBody } from '../schemas/common'
import { customer, foundCustomer } from '../schemas/customer'

const email = z.email().max(254)
/** Token of a link in an e-mail: 256 bits as 43 characters. Other lengths get the same response as an unknown token. */
const token = z.string().min(1).max(200)
const purpose = z.enum(['activate', 'reset', 'delete'])
const key = z.string().min(1).max(100)
/** Of an authenticator app (six digits) or a recovery code; spaces and hyphens do not count. */
const secondFactorCode = z.string().trim().min(6).max(20)
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
const newPassword = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max)
const cartRow = z.strictObject({ productId, amount: z.int().min(1).max(999) })
const accountCart = z.object({ version: z.int(), products: z.array(cartRow), bundles: z.array(accountBundle) })
/** `expires_in` in seconds. */
const accessToken = z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int() })

export const customerCalls = defineCalls('Customer', {
  login: {
    method: 'POST',
    path: '/api/auth/token/',
    access: 'public',
    body: z.strictObject({
      username: z.string().trim().min(3).max(254),
      password: z.string().min(1).max(200),
      code: secondFactorCode.optional(),
    }),
    answer: accessToken,
  },
  /** Exchanges another provider's access token for one of the shop's (spec 2 §7). */
  convertToken: {
    method: 'POST',
    path: '/api/auth/convert-token/',
    access: 'public',
    body: z.strictObject({
      client_id: z.string().min(1).max(200),
      grant_type: z.literal('convert_token'),
      backend: z.literal('google-oauth2'),
      token: z.string().min(1).max(4096),
    }),
    answer: accessToken,
  },
  logout: {
    method: 'POST',
    path: '/api/customer/logout/',
    access: 'customer',
    body: z.strictObject({}),
    answer: done,
  },
  customer: {
    method: 'GET',
    path: '/api/customer/',
    access: 'customer',
    answer: customer,
  },
  /** The cart of the account, with its version. */
  accountCart: {
    method: 'GET',
    path: '/api/customer/cart/current/',
    access: 'customer',
    answer: accountCart,
  },
  /**
   * Replaces the cart of the account if its version is still the one that the caller has seen. `is_saved` false: another device has changed
   * it; the answer has the cart as it is.
   */
  saveCart: {
    method: 'POST',
    path: '/api/customer/cart/',
    access: 'customer',
    body: z.strictObject({
      version: z.int().min(0).max(2_147_483_647),
      products: z.array(cartRow).max(200),
      /** Without them the account keeps those that it has: the page of an older version of the shop knows none. */
      bundles: z.array(accountBundle).max(50).optional(),
    }),
    answer: accountCart.extend({ is_saved: z.boolean() }),
  },
  wishlistToggle: {
    method: 'POST',
    path: '/api/customer/wishlist_toggle/',
    access: 'customer',
    body: z.strictObject({ model_id: id }),
    answer: z.object({ added: z.boolean() }),
  },
  /** Requests an account; it is activated by a link in an e-mail. */
  register: {
    method: 'POST',
    path: '/api/customer/register/',
    access: 'public',
    sendsAuth: true,
    body: z.strictObject({
      email,
      first_name: z.string().trim().min(1).max(100),
      last_name: z.string().trim().min(1).max(100),
      is_club: z.boolean(),
      company: z.string().trim().max(200),
      vat_number: z.string().trim().max(30),
      country_code: country,
      language_code: language,
    }),
    answer: mailSent,
  },
  /** Joins or leaves the club. */
  clubMembership: {
    method: 'POST',
    path: '/api/customer/club/',
    access: 'customer',
    body: z.strictObject({ is_club: z.boolean() }),
    answer: z.object({ is_club: z.boolean() }),
  },
  /** Sends a link by e-mail, if the address has an account. The only call below /api/customer/ without the auth header (spec 1 §6). */
  requestPasswordReset: {
    method: 'POST',
    path: '/api/customer/password/reset/',
    access: 'public',
    body: z.strictObject({ email, language_code: language }),
    answer: mailSent,
  },
  /** The account of a link in an e-mail that is still valid. Changes nothing. */
  accountLink: {
    method: 'POST',
    path: '/api/customer/link/',
    access: 'public',
    sendsAuth: true,
    body: z.strictObject({ purpose, token }),
    answer: z.object({ email: z.string() }),
  },
  /** Sets the password with the token of an e-mailed link; all log-ins of the account end. */
  setPassword: {
    method: 'POST',
    path: '/api/customer/password/',
    access: 'public',
    sendsAuth: true,
    body: z.strictObject({
      purpose: purpose.exclude(['delete']),
      token,
      password: newPassword,
    }),
    answer: done.extend({
      /** The back office, for whoever works there: whoever has forgotten the password there goes back to it. */
      office_url: z.string().nullable(),
    }),
  },
  /** Sets another password with the current one; all other log-ins of the account end. */
  changePassword: {
    method: 'POST',
    path: '/api/customer/password/change/',
    access: 'customer',
    body: z.strictObject({ current: z.string().min(1).max(200), password: newPassword }),
    answer: done,
  },
  /** Open log-ins of the account, the last seen first. */
  logins: {
    method: 'GET',
    path: '/api/customer/logins/',
    access: 'customer',
    answer: z.object({
      logins: z.array(
        z.object({
          id,
          /** Browser and system; empty when they are not known. */
          device: z.string(),
          first_seen: z.string(),
          last_seen: z.string(),
          is_current: z.boolean(),
        }),
      ),
    }),
  },
  /** Ends one log-in; with null all but the caller's. */
  endLogins: {
    method: 'POST',
    path: '/api/customer/logins/end/',
    access: 'customer',
    body: z.strictObject({ id: id.nullable() }),
    answer: done,
  },
  /** `is_missing`: the caller has the permissions of staff only after a log-in with a second factor. */
  secondFactor: {
    method: 'GET',
    path: '/api/customer/second-factor/',
    access: 'customer',
    answer: z.object({
      is_available: z.boolean(),
      is_on: z.boolean(),
      is_required: z.boolean(),
      is_missing: z.boolean(),
      recovery_codes_left: z.int(),
    }),
  },
  /** `uri` (otpauth:) is what the QR code contains; `secret` in base32 is for typing. */
  startSecondFactor: {
    method: 'POST',
    path: '/api/customer/second-factor/start/',
    access: 'customer',
    body: z.strictObject({ password: z.string().min(1).max(200) }),
    answer: z.object({ secret: z.string(), uri: z.string() }),
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/api/customer/second-factor/confirm/',
    access: 'customer',
    body: z.strictObject({ code: secondFactorCode }),
    answer: recoveryCodes,
  },
  removeSecondFactor: {
    method: 'POST',
    path: '/api/customer/second-factor/remove/',
    access: 'customer',
    body: z.strictObject({ code: secondFactorCode }),
    answer: done,
  },
  replaceRecoveryCodes: {
    method: 'POST',
    path: '/api/customer/second-factor/recovery-codes/',
    access: 'customer',
    body: z.strictObject({ code: secondFactorCode }),
    answer: recoveryCodes,
  },
  /** Removes the second factor of a colleague. */
  resetSecondFactor: {
    method: 'POST',
    path: '/api/staff/second-factor/reset/',
    access: 'second_factors.reset',
    needsPerson: true,
    body: z.strictObject({ email }),
    answer: done,
  },
  /** The customer with an id, or at most 20 whose e-mail address, name, company or phone have the words of a text. */
  staffCustomers: {
    method: 'GET',
    path: '/api/staff/customers/',
    access: 'customers.select',
    needsPerson: true,
    query: z.strictObject({ q: z.string().trim().min(2).max(100).optional(), id: queryInt(id).optional() }),
    answer: z.object({ customers: z.array(foundCustomer) }),
  },
  requestAccountDeletion: {
    method: 'POST',
    path: '/api/customer/delete-account/',
    access: 'customer',
    body: z.strictObject({ language_code: language }),
    answer: mailSent,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/customer/delete-account/confirm/',
    access: 'public',
    sendsAuth: true,
    body: z.strictObject({ token }),
    answer: done,
  },
  /** `key` is in the link of every reminder, together with the address; `stopped: false` allows reminders again. */
  stopReminders: {
    method: 'POST',
    path: '/api/customer/stop_reminders/',
    access: 'public',
    sendsAuth: true,
    body: z.strictObject({ email, key, stopped: z.boolean() }),
    answer: done,
  },
  /** The same, sent by a mail program (RFC 8058); its body is ignored. */
  stopRemindersByMail: {
    method: 'POST',
    path: '/api/customer/stop_reminders/{email}/{key}/',
    access: 'public',
    signed: true,
    params: z.strictObject({ email, key }),
    body: signedBody('Send the message of a mail program.'),
    answer: done,
  },
  /** Adds products to the company's open order. */
  enterpriseOrder: {
    method: 'POST',
    path: '/api/customer/enterprise/order/',
    access: 'customer',
    body: z.strictObject({
      enterprise_data: z.strictObject({ id }),
      checkout_data: z.strictObject({
        products: z
          .array(z.strictObject({ productId: id, amount: z.int().min(1).max(9999) }))
          .min(1)
          .max(200),
      }),
    }),
    /** The current products of the order. */
    answer: z.object({ id, products: z.array(z.object({ productId: id, amount: z.int() })) }),
  },
})
