'use client'

import { type FormEvent, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { toast } from '@/components/ui/toast'
import type { StaffGiftCampaign } from '@/lib/contract/schemas/gift-management'
import { api } from '@/lib/shop-api/browser'
import type { ShopError } from '@/lib/shop-api/result'

import { bodyOf, draftOf, draftProblem, fieldOf, type GiftDraft } from './gift-draft'

/** A problem; `field` is null when it does not concern a single field. */
interface Problem {
  readonly field: string | null
  readonly text: string
}

/** The fields of a gift campaign's form, and functions that read and change them. */
export interface GiftFields {
  /** Id of a field in the page, unique because each campaign has a form. */
  readonly idOf: (field: string) => string
  readonly draft: GiftDraft
  readonly set: (change: Partial<GiftDraft>) => void
  readonly problemOf: (field: string) => string | undefined
}

/** Why the back end did not save a campaign. */
function refusalOf(intl: IntlShape, { field, details }: ShopError): Problem {
  if (field === 'slug') return { field, text: intl.formatMessage({ id: 'staff.gift_slug_taken' }) }
  if (field !== 'model_ids') return { field: null, text: intl.formatMessage({ id: 'staff.gift_save_failed' }) }
  const unknown = (details as { unknown?: number[] } | undefined)?.unknown ?? []
  return { field, text: intl.formatMessage({ id: 'staff.gift_models_unknown' }, { ids: unknown.join(', ') }) }
}

/** The draft of a campaign (null: a new one), its problems, and the function that saves it. */
export function useGiftForm(campaign: StaffGiftCampaign | null, onSaved: () => void) {
  const intl = useIntl()
  const [draft, setDraft] = useState(() => draftOf(campaign))
  const [filledNext, setFilledNext] = useState(draft.next)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const word = (id: string) => intl.formatMessage({ id })
  const idOf = (field: string) => `gift-${campaign?.id ?? 'new'}-${field}`
  const set = (change: Partial<GiftDraft>) => setDraft((before) => ({ ...before, ...change }))

  const refuse = (found: Problem) => {
    setProblem(found)
    if (found.field !== null) document.getElementById(idOf(found.field))?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setProblem(null)
    const found = draftProblem(draft)
    if (found) return refuse({ field: found.field, text: word(found.message) })
    setIsBusy(true)
    const result = await api.call('saveGiftCampaign', {
      body: { id: campaign?.id ?? null, ...bodyOf(draft, filledNext) },
    })
    setIsBusy(false)
    if (!result.ok) return refuse(refusalOf(intl, result.error))
    toast(word('staff.gift_saved'), { tone: 'success' })
    const next = fieldOf(result.data.next_send_date)
    set({ next })
    setFilledNext(next)
    onSaved()
  }
  const problemOf = (field: string) => (problem?.field === field ? problem.text : undefined)
  const fields: GiftFields = { idOf, draft, set, problemOf }
  return { fields, generalProblem: problem?.field === null ? problem.text : null, isBusy, submit }
}
