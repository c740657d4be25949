/** Calls about a customer and the own account. */
import { requireCustomer } from '@/lib/backend/domain/access/access'
import { ownerOfLink } from '@/lib/backend/domain/customers/account-links'
import {
  customerAnswer,
  readAccountCart,
  saveCart,
  setClubMembership,
  toggleWishlist,
} from '@/lib/backend/domain/customers/customer'
import { forgottenDevice } from '@/lib/backend/domain/customers/devices'
import { findCustomers } from '@/lib/backend/domain/customers/find-customers'
import { addToEnterpriseOrder } from '@/lib/backend/domain/customers/enterprise'
import { stopReminders } from '@/lib/backend/domain/customers/reminders'
import { bearerToken, endLogins, openLogins, revokeToken, tokenHashOf } from '@/lib/backend/domain/customers/tokens'
import { changePassword } from '@/lib/backend/flows/accounts/change-password'
import { deleteAccount, requestAccountDeletion } from '@/lib/backend/flows/accounts/delete-account'
import { convertToken } from '@/lib/backend/flows/accounts/google'
import { login } from '@/lib/backend/flows/accounts/login'
import { register } from '@/lib/backend/flows/accounts/register'
import { requestPasswordReset, setPassword } from '@/lib/backend/flows/accounts/reset-password'
import {
  confirmSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  resetSecondFactor,
  secondFactorState,
  startSecondFactor,
} from '@/lib/backend/flows/accounts/second-factor'
import type { customerCalls } from '@/lib/contract/calls/customer'

import type { Handlers } from './types'

export const customerHandlers: Handlers<typeof customerCalls> = {
  login: ({ body }, context) => login(body, context),
  convertToken: ({ body }, context) => convertToken(body, context),
  logout: async (_input, { principal, headers, setCookie }) => {
    const token = bearerToken(headers('authorization'))
    if (token) await revokeToken(token)
    setCookie(forgottenDevice(requireCustomer(principal).id))
    return { ok: true as const }
  },
  customer: (_input, { principal }) => customerAnswer(requireCustomer(principal)),
  accountCart: (_input, { principal }) => readAccountCart(requireCustomer(principal)),
  saveCart: ({ body }, { principal }) => saveCart(requireCustomer(principal), body),
  wishlistToggle: async ({ body }, { principal }) => ({
    added: await toggleWishlist(requireCustomer(principal), body.model_id),
  }),
  register: ({ body }, { ip }) => register(body, ip),
  clubMembership: ({ body }, { principal }) => setClubMembership(requireCustomer(principal), body.is_club),
  requestPasswordReset: ({ body }, { ip }) => requestPasswordReset(body, ip),
  accountLink: async ({ body }, { ip }) => ({ email: (await ownerOfLink(body.purpose, body.token, ip)).email }),
  setPassword: ({ body }, context) => setPassword(body, context),
  changePassword: async ({ body }, context) => {
    await changePassword(requireCustomer(context.principal), body, context)
    return { ok: true as const }
  },
  logins: async (_input, { principal, headers }) => ({
    logins: await openLogins(requireCustomer(principal).id, tokenHashOf(headers('authorization'))),
  }),
  endLogins: async ({ body }, { principal, headers }) => {
    await endLogins(requireCustomer(principal).id, tokenHashOf(headers('authorization')), body.id)
    return { ok: true as const }
  },
  secondFactor: (_input, { principal }) => secondFactorState(requireCustomer(principal)),
  startSecondFactor: ({ body }, { principal }) => startSecondFactor(requireCustomer(principal), body.password),
  confirmSecondFactor: ({ body }, { principal, headers }) =>
    confirmSecondFactor(requireCustomer(principal), body.code, tokenHashOf(headers('authorization'))),
  removeSecondFactor: async ({ body }, { principal }) => {
    await removeSecondFactor(requireCustomer(principal), body.code)
    return { ok: true as const }
  },
  replaceRecoveryCodes: ({ body }, { principal }) => replaceRecoveryCodes(requireCustomer(principal), body.code),
  resetSecondFactor: async ({ body }, { principal }) => {
    await resetSecondFactor(requireCustomer(principal), body.email)
    return { ok: true as const }
  },
  staffCustomers: async ({ query }, { noteShown }) => {
    const found = await findCustomers(query)
    noteShown(found.customers.map(({ id }) => id))
    return found
  },
  requestAccountDeletion: ({ body }, { principal }) =>
    requestAccountDeletion(requireCustomer(principal), body.language_code),
  deleteAccount: async ({ body }, { ip }) => {
    await deleteAccount(body.token, ip)
    return { ok: true as const }
  },
  stopReminders: async ({ body }, { ip }) => {
    await stopReminders(body, ip)
    return { ok: true as const }
  },
  stopRemindersByMail: async ({ params }, { ip }) => {
    await stopReminders({ ...params, stopped: true }, ip)
    return { ok: true as const }
  },
  enterpriseOrder: ({ body }, { principal }) => addToEnterpriseOrder(requireCustomer(principal), body),
}
