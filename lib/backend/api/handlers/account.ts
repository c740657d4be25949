/** Calls with which customers change their account. */
import { requireCustomer } from '@/lib/backend/domain/access/access'
import { readAddresses, removeAddress, saveAddress } from '@/lib/backend/domain/customers/addresses'
import { saveProfile, saveSizes } from '@/lib/backend/domain/customers/customer'
import { confirmEmailChange, requestEmailChange, stopEmailChange } from '@/lib/backend/flows/accounts/change-email'
import { ownNewsletters, setNewsletter } from '@/lib/backend/flows/enquiries/own-newsletters'
import { ownData } from '@/lib/backend/flows/privacy/own-data'
import type { accountCalls } from '@/lib/contract/calls/account'

import type { Handlers } from './types'

export const accountHandlers: Handlers<typeof accountCalls> = {
  saveProfile: async ({ body }, { principal }) => {
    await saveProfile(requireCustomer(principal), body)
    return { ok: true as const }
  },
  addresses: (_input, { principal }) => readAddresses(requireCustomer(principal)),
  saveAddress: ({ body }, { principal }) => saveAddress(requireCustomer(principal), body),
  removeAddress: ({ body }, { principal }) => removeAddress(requireCustomer(principal), body.id),
  requestEmailChange: ({ body }, { principal }) => requestEmailChange(requireCustomer(principal), body),
  confirmEmailChange: ({ body }, context) => confirmEmailChange(body.token, context),
  stopEmailChange: ({ body }, { ip }) => stopEmailChange(body.token, ip),
  ownNewsletters: (_input, { principal }) => ownNewsletters(requireCustomer(principal)),
  setNewsletter: ({ body }, { principal }) => setNewsletter(requireCustomer(principal), body),
  saveSizes: async ({ body }, { principal }) => {
    await saveSizes(requireCustomer(principal), body.sizes)
    return { ok: true as const }
  },
  ownData: ({ body }, { principal }) => ownData(requireCustomer(principal), body.password),
}
