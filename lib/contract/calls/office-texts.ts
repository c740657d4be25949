/** Calls of the back office for texts in six languages. */
import { z } from 'zod'

import { BULK_MAX } from '../limits/office'
import { done, id } from '../schemas/common'
import { missingLanguages, seenText, textToTranslate, translatedTexts } from '../schemas/office-texts'
import { defineCalls } from './call'

export const officeTextCalls = defineCalls('Back office', {
  /** Texts that are marked as outdated are right still. Throws CONFLICT with what is there now. */
  confirmOfficeTexts: {
    method: 'POST',
    path: '/api/office/confirmed-texts/{entity}/{record}/',
    access: 'office.use',
    params: z.strictObject({ entity: z.string().regex(/^[a-z][a-z-]{1,40}$/), record: z.string().min(1).max(200) }),
    body: z.strictObject({ texts: z.array(seenText).min(1).max(100) }),
    answer: done,
  },
  /** One text in other languages, by the service that the shop has for it. Nothing is stored. Throws UNAVAILABLE with the reason. */
  translateOfficeText: {
    method: 'POST',
    path: '/api/office/translations/',
    access: 'office.use',
    body: textToTranslate,
    answer: translatedTexts,
  },
  /** Begins to translate what products lack, as long work (`officeBulkWork`): those named, or every one that a list's query finds. */
  translateOfficeProducts: {
    method: 'POST',
    path: '/api/office/translation-work/',
    access: 'office.use',
    needsPerson: true,
    body: z.strictObject({
      ids: z.array(z.string().min(1).max(200)).min(1).max(BULK_MAX).optional(),
      all: z.strictObject({ q: z.string().trim().max(200), filter: z.string().max(2_000) }).optional(),
      to: missingLanguages,
    }),
    answer: z.object({ job: id }),
  },
})
