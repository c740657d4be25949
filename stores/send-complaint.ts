/**
 * Sends the complaint: first the pictures that are not uploaded yet, then the form. Both stay in the browser until the server has accepted
 * them.
 */
import { applySalesChannel, TEXT_FIELDS, type TextFieldName, valuesOf } from '@/lib/complaint/fields'
import type { Problem, Problems, Rules } from '@/lib/complaint/rules'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { type ShopError, transportError } from '@/lib/shop-api/result'

import { clearComplaint, complaintStore, formKey } from './complaint'
import { clearPictures, markSent, notePicture, picturesStore } from './complaint-pictures'

export type Outcome =
  | { readonly kind: 'done'; readonly number: string }
  /** The server refuses fields. */
  | { readonly kind: 'fields'; readonly problems: Problems }
  /** A picture was rejected; the note is in stores/complaint-pictures.ts. */
  | { readonly kind: 'pictures' }
  | { readonly kind: 'too_many' }
  | { readonly kind: 'refused' }
  /** The shop cannot be reached; the request may be repeated. */
  | { readonly kind: 'failed' }

interface SendOptions {
  readonly rules: Rules
  readonly country: string
  readonly currency: string
  readonly language: 'en' | 'fi' | 'sv' | 'de' | 'fr' | 'ru'
  /** Uploaded share of the pictures, 0 to 1. */
  readonly onProgress: (share: number) => void
}

async function upload(blob: Blob, form: string, onProgress: (bytes: number) => void) {
  try {
    const { uploadPicture } = await import('@/lib/shop-api/upload-browser')
    return await uploadPicture(blob, form, onProgress)
  } catch (error) {
    return transportError('NETWORK', String(error))
  }
}

async function sendPictures({ onProgress }: SendOptions): Promise<Outcome | null> {
  const { pictures } = picturesStore.getState()
  const total = pictures.reduce((sum, { blob }) => sum + blob.size, 0)
  let uploaded = 0
  for (const { id, name, blob, sent } of pictures) {
    if (sent === null) {
      const before = uploaded
      const result = await upload(blob, formKey(), (bytes) => onProgress((before + Math.min(bytes, blob.size)) / total))
      if (!result.ok) return pictureFailure(result.error, name)
      markSent(id, result.data.picture)
    }
    uploaded += blob.size
    onProgress(uploaded / total)
  }
  return null
}

function pictureFailure({ status, isRetryable }: ShopError, name: string): Outcome {
  if (status === 429) return { kind: 'too_many' }
  if (status !== 413 && status !== 415) return { kind: isRetryable ? 'failed' : 'refused' }
  notePicture({ problem: status === 413 ? 'pictures_too_large' : 'picture_type', name })
  return { kind: 'pictures' }
}

/** The errors of fields that the server has rejected; one field from the error's path where there are no details. */
function refusedFields({ field, details }: ShopError): Problems {
  const known = (details as { problems?: unknown } | undefined)?.problems
  if (typeof known === 'object' && known !== null) {
    return Object.fromEntries(
      TEXT_FIELDS.flatMap((name) => (name in known ? [[name, (known as Record<TextFieldName, Problem>)[name]]] : [])),
    )
  }
  const name = TEXT_FIELDS.find((candidate) => field === `fields.${candidate}`)
  return name ? { [name]: 'invalid_choice' } : {}
}

async function sendForm({ rules, country, currency, language }: SendOptions) {
  const values = applySalesChannel(valuesOf(complaintStore.getState().form), rules.webStore)
  const pictures = picturesStore.getState().pictures.flatMap(({ sent }) => (sent === null ? [] : [sent]))
  return lazyApi.call('complaint', {
    body: {
      form_key: formKey(),
      fields: { ...values, salesChannel: values.salesChannel === 'S' ? 'S' : '' },
      pictures,
      country_code: country,
      currency_code: currency,
      language_code: language,
    },
  })
}

/** One attempt. The server deletes uploaded pictures after a day. If it has deleted them, they are uploaded once more. */
export async function sendComplaint(options: SendOptions, isSecond = false): Promise<Outcome> {
  const stopped = await sendPictures(options)
  if (stopped) return stopped
  const result = await sendForm(options)
  if (result.ok) {
    clearPictures()
    clearComplaint()
    return { kind: 'done', number: result.data.number }
  }
  const { error } = result
  if (error.field === 'pictures' && error.code === 'CONFLICT' && !isSecond) {
    markSent(null, null)
    return sendComplaint(options, true)
  }
  if (error.field === 'pictures' && error.status === 413) return pictureFailure(error, '')
  if (error.status === 429) return { kind: 'too_many' }
  const problems = refusedFields(error)
  if (Object.keys(problems).length > 0) return { kind: 'fields', problems }
  return { kind: error.isRetryable ? 'failed' : 'refused' }
}
