/** Texts translated by the service that the shop has for it. */
import { translator } from '@/lib/backend/platform/translation/translator'
import {
  type Patience,
  TranslationProblem,
  type Translator,
  WAITED_FOR,
} from '@/lib/backend/platform/translation/types'
import { ApiError } from '@/lib/contract/errors'
import type { TextToTranslate, TranslatedTexts } from '@/lib/contract/schemas/office-texts'

import { type Actor, requireField, requireRead } from './actor'
import { isLocalized } from './entities/entity'
import { entityNamed } from './registry'
import { fault, fieldAt, parseText } from './values'

/** Throws UNAVAILABLE where the shop has no such service. */
export function requireTranslator(patience: Patience): Translator {
  const found = translator(patience)
  if (!found)
    throw new ApiError('UNAVAILABLE', 'No service for translations is set up.', {
      details: { reason: 'translation_off' },
    })
  return found
}

/** What a service says it cannot do, as an error with a sentence in the back office; any other error as it is. */
export const translationFault = (error: unknown): unknown =>
  error instanceof TranslationProblem
    ? new ApiError('UNAVAILABLE', error.message, { details: { reason: `translation_${error.fault}` } })
    : error

/** Into all languages at once, because a person waits. Throws FORBIDDEN for who may not write the text, UNAVAILABLE with the reason. */
export async function translateText(
  { entity: name, field: path, text, from, to }: TextToTranslate,
  actor: Actor,
): Promise<TranslatedTexts> {
  const entity = entityNamed(name)
  requireRead(actor, entity)
  const { field, language } = fieldAt(entity, path)
  if (language !== null || !isLocalized(field)) throw fault(path, 'unknown')
  requireField(actor, entity, field)
  const service = requireTranslator(WAITED_FOR)
  const isHtml = field.kind === 'localizedHtml'
  try {
    const made = await Promise.all(
      to
        .filter((code) => code !== from)
        .map(async (code) => {
          const [translated = ''] = await service.translate({ texts: [text], from, to: code, isHtml })
          // As what is typed: without markup that texts do not have, and no longer than the field.
          return [code, parseText(path, field, translated, code)] as const
        }),
    )
    return { texts: Object.fromEntries(made) }
  } catch (error) {
    throw translationFault(error)
  }
}
