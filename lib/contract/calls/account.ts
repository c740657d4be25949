/** What customers change in their account: name, addresses, e-mail address, newsletters, sizes; and a copy of all their data. */
import { z } from 'zod'

import { NEWSLETTERS } from '../limits/enquiries'
import { newAddress, personName, phone, sizeProfile } from '../schemas/account'
import { done, id, language, mailSent } from '../schemas/common'
import { defineCalls } from './call'

const email = z.email().max(254)
const password = z.string().min(1).max(200)
/** Token of a link in an e-mail. Other lengths get the same response as an unknown token. */
const token = z.string().min(1).max(200)
const addresses = z.object({
  addresses: z.array(z.object({ ...newAddress.shape, id, is_default: z.boolean() })),
})
const newsletters = z.object({
  lists: z.array(z.object({ list: z.enum(NEWSLETTERS), is_subscribed: z.boolean() })),
})

export const accountCalls = defineCalls('Account', {
  /** `language_code`: of mails that nothing else gives a language. */
  saveProfile: {
    method: 'POST',
    path: '/api/customer/profile/',
    access: 'customer',
    body: z.strictObject({ first_name: personName, last_name: personName, phone, language_code: language }),
    answer: done,
  },
  addresses: {
    method: 'GET',
    path: '/api/customer/addresses/',
    access: 'customer',
    answer: addresses,
  },
  /** Adds an address (`id` null) or changes one; the first one is the default. */
  saveAddress: {
    method: 'POST',
    path: '/api/customer/addresses/save/',
    access: 'customer',
    body: z.strictObject({ id: id.nullable(), address: newAddress, is_default: z.boolean() }),
    answer: addresses,
  },
  removeAddress: {
    method: 'POST',
    path: '/api/customer/addresses/remove/',
    access: 'customer',
    body: z.strictObject({ id }),
    answer: addresses,
  },
  /** Sends a link to the new address and a notice to the old one; the answer is the same for an address that has an account. */
  requestEmailChange: {
    method: 'POST',
    path: '/api/customer/email/',
    access: 'customer',
    body: z.strictObject({ email, password, language_code: language }),
    answer: mailSent,
  },
  /** With the link that was sent to the new address; all other log-ins of the account end. */
  confirmEmailChange: {
    method: 'POST',
    path: '/api/customer/email/confirm/',
    access: 'public',
    sendsAuth: true,
    body: z.strictObject({ token }),
    answer: z.object({ email: z.string() }),
  },
  /** With the link that was sent to the old address; `is_restored`: the change was confirmed already, and is undone. */
  stopEmailChange: {
    method: 'POST',
    path: '/api/customer/email/stop/',
    access: 'public',
    sendsAuth: true,
    body: z.strictObject({ token }),
    answer: z.object({ is_restored: z.boolean() }),
  },
  ownNewsletters: {
    method: 'GET',
    path: '/api/customer/newsletters/',
    access: 'customer',
    answer: newsletters,
  },
  /** Without a link in a mail, because the address of an account is confirmed already. */
  setNewsletter: {
    method: 'POST',
    path: '/api/customer/newsletters/set/',
    access: 'customer',
    body: z.strictObject({ list: z.enum(NEWSLETTERS), is_subscribed: z.boolean(), language_code: language }),
    answer: newsletters,
  },
  saveSizes: {
    method: 'POST',
    path: '/api/customer/sizes/',
    access: 'customer',
    body: z.strictObject({ sizes: sizeProfile }),
    answer: done,
  },
  /** Everything that the shop stores about the customer, by table, without secrets. */
  ownData: {
    method: 'POST',
    path: '/api/customer/data/',
    access: 'customer',
    body: z.strictObject({ password }),
    answer: z.object({
      email: z.string(),
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
      has_stopped_reminders: z.boolean(),
    }),
  },
})
