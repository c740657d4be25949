/** Whether texts can be translated in the back office. */
import { translatorOf } from '@/lib/backend/platform/translation/translator'
import { type TranslationFault, TranslationProblem, WAITED_FOR } from '@/lib/backend/platform/translation/types'
import type { Config } from '@/lib/config/env'

import { type Finding, ok, warning } from './finding'

const WHAT_TO_DO: Readonly<Record<TranslationFault, string>> = {
  unavailable: 'does not answer; look at TRANSLATION_URL and at the service.',
  refused: 'refuses the key; set TRANSLATION_KEY.',
  quota: 'answers, but what was paid for is used up.',
  language: 'refuses a request for its languages; look at TRANSLATION_URL and at the service.',
  too_long: 'refuses a request of one sign; look at the service.',
}

/** It is no fault: people write texts without it. */
export async function translationFinding({ translation }: Pick<Config, 'translation'>): Promise<Finding> {
  if (translation === null) return ok('translation', 'off; TRANSLATION_SERVICE turns it on')
  const { place, check } = translatorOf(translation, WAITED_FOR)
  try {
    await check()
    return ok('translation', place)
  } catch (error) {
    if (!(error instanceof TranslationProblem)) throw error
    return warning('translation', `${place} ${WHAT_TO_DO[error.fault]}`)
  }
}
