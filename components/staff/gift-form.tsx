'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorState } from '@/components/ui/error-state'
import { Input, Textarea } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { Select } from '@/components/ui/select'
import { toast } from '@/components/ui/toast'
import type { StaffGiftCampaign } from '@/lib/contract/schemas/gift-management'
import { useMarket } from '@/lib/intl/market-context'
import { isLanguage, type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'
import { api } from '@/lib/shop-api/browser'

const EMAIL_TEMPLATES = ['gift', 'thanks', 'season'] as const satisfies readonly StaffGiftCampaign['email_template'][]
const CARD_TEMPLATES = ['plain', 'forest', 'snow'] as const satisfies readonly StaffGiftCampaign['card_template'][]

const pad = (value: number) => String(value).padStart(2, '0')

/** A moment as a field for date and time has it, in the clock of whoever looks; '' for none. */
function fieldOf(iso: string | null): string {
  if (iso === null) return ''
  const date = new Date(iso)
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

const momentOf = (field: string) => (field === '' ? null : new Date(field).toISOString())
/** The ids in a text, whatever stands between them. */
const idsIn = (text: string) => [...text.matchAll(/\d{1,9}/g)].map(([digits]) => Number(digits)).filter((id) => id > 0)

interface Draft {
  slug: string
  names: StaffGiftCampaign['names']
  descriptions: StaffGiftCampaign['descriptions']
  models: string
  email: StaffGiftCampaign['email_template']
  card: StaffGiftCampaign['card_template']
  until: string
  next: string
  isSending: boolean
}

function draftOf(campaign: StaffGiftCampaign | null): Draft {
  return {
    slug: campaign?.slug ?? '',
    names: campaign?.names ?? {},
    descriptions: campaign?.descriptions ?? {},
    models: (campaign?.model_ids ?? []).join(', '),
    email: campaign?.email_template ?? 'gift',
    card: campaign?.card_template ?? 'plain',
    until: fieldOf(campaign?.valid_until ?? null),
    next: fieldOf(campaign?.next_send_date ?? null),
    isSending: campaign?.enable_sending ?? false,
  }
}

interface Problem {
  readonly field: string | null
  readonly text: string
}

interface GiftFormProps {
  /** Null: a new one. */
  campaign: StaffGiftCampaign | null
  /** Path below which campaigns have their pages. */
  pages: string
  onSaved: () => void
  onCancel?: () => void
}

/** What a campaign says and gives, and when its codes go out. Texts are written language by language; a missing one falls back to another. */
export function GiftForm({ campaign, pages, onSaved, onCancel }: GiftFormProps) {
  const intl = useIntl()
  const { language: own } = useMarket()
  const [draft, setDraft] = useState(() => draftOf(campaign))
  /** What the field for the next send date said when it was filled: unchanged, it is not sent, since that date may have passed and be empty by now. */
  const [filledNext, setFilledNext] = useState(draft.next)
  const [language, setLanguage] = useState<Language>(own)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const word = (id: string) => intl.formatMessage({ id })
  const key = `gift-${campaign?.id ?? 'new'}`
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }))
  const problemOf = (field: string) => (problem?.field === field ? problem.text : undefined)

  const refuse = (found: Problem) => {
    setProblem(found)
    if (found.field !== null) document.getElementById(`${key}-${found.field}`)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setProblem(null)
    if (!Object.values(draft.names).some((name) => name.trim() !== ''))
      return refuse({ field: 'names', text: word('staff.gift_name_missing') })
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(draft.slug))
      return refuse({ field: 'slug', text: word('staff.gift_slug_wrong') })
    setIsBusy(true)
    const result = await api.call('saveGiftCampaign', {
      body: {
        id: campaign?.id ?? null,
        slug: draft.slug,
        names: draft.names,
        descriptions: draft.descriptions,
        model_ids: idsIn(draft.models),
        email_template: draft.email,
        card_template: draft.card,
        valid_until: momentOf(draft.until),
        ...(draft.next !== filledNext && { next_send_date: momentOf(draft.next) }),
        enable_sending: draft.isSending,
      },
    })
    setIsBusy(false)
    if (result.ok) {
      toast(word('staff.gift_saved'), { tone: 'success' })
      const next = fieldOf(result.data.next_send_date)
      set({ next })
      setFilledNext(next)
      onSaved()
      return
    }
    const { field, details } = result.error
    if (field === 'slug') refuse({ field, text: word('staff.gift_slug_taken') })
    else if (field === 'model_ids')
      refuse({
        field,
        text: intl.formatMessage(
          { id: 'staff.gift_models_unknown' },
          { ids: ((details as { unknown?: number[] } | undefined)?.unknown ?? []).join(', ') },
        ),
      })
    else refuse({ field: null, text: word('staff.gift_save_failed') })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {problem?.field === null && <ErrorState title={problem.text} />}
      <Select
        id={`${key}-language`}
        label={word('staff.gift_language')}
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) setLanguage(target.value)
        }}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code}>
            {LANGUAGE_TABLE[code].nativeName}
          </option>
        ))}
      </Select>
      <Input
        id={`${key}-names`}
        label={word('staff.gift_name')}
        required
        maxLength={120}
        lang={language}
        value={draft.names[language] ?? ''}
        error={problemOf('names')}
        onChange={({ target }) => set({ names: { ...draft.names, [language]: target.value } })}
      />
      <Textarea
        id={`${key}-descriptions`}
        label={word('staff.gift_description')}
        rows={5}
        maxLength={5000}
        lang={language}
        value={draft.descriptions[language] ?? ''}
        onChange={({ target }) => set({ descriptions: { ...draft.descriptions, [language]: target.value } })}
      />
      <Input
        id={`${key}-slug`}
        label={word('staff.gift_slug')}
        required
        maxLength={80}
        autoCapitalize="none"
        spellCheck={false}
        value={draft.slug}
        error={problemOf('slug')}
        onChange={({ target }) => set({ slug: target.value.trim().toLowerCase() })}
        hint={
          campaign && (
            <Link className="link" path={`${pages}/${campaign.slug}`}>
              {word('staff.gift_open')}
            </Link>
          )
        }
      />
      <Input
        id={`${key}-model_ids`}
        label={word('staff.gift_models')}
        hint={word('staff.gift_models_hint')}
        value={draft.models}
        error={problemOf('model_ids')}
        onChange={({ target }) => set({ models: target.value })}
      />
      <Pair>
        <Select
          id={`${key}-email`}
          label={word('staff.gift_email_template')}
          value={draft.email}
          onChange={({ target }) => set({ email: EMAIL_TEMPLATES.find((name) => name === target.value) ?? 'gift' })}
        >
          {EMAIL_TEMPLATES.map((name) => (
            <option key={name} value={name}>
              {word(`staff.gift_email_${name}`)}
            </option>
          ))}
        </Select>
        <Select
          id={`${key}-card`}
          label={word('staff.gift_card_template')}
          value={draft.card}
          onChange={({ target }) => set({ card: CARD_TEMPLATES.find((name) => name === target.value) ?? 'plain' })}
        >
          {CARD_TEMPLATES.map((name) => (
            <option key={name} value={name}>
              {word(`staff.gift_card_${name}`)}
            </option>
          ))}
        </Select>
      </Pair>
      <Pair>
        <Input
          id={`${key}-until`}
          type="datetime-local"
          label={word('staff.gift_until')}
          value={draft.until}
          onChange={({ target }) => set({ until: target.value })}
        />
        <Input
          id={`${key}-next`}
          type="datetime-local"
          label={word('staff.gift_next')}
          value={draft.next}
          onChange={({ target }) => set({ next: target.value })}
        />
      </Pair>
      <div>
        <Checkbox
          label={word('staff.gift_enable')}
          checked={draft.isSending}
          onChange={({ target }) => set({ isSending: target.checked })}
        />
        <p className="text-sm text-ink-muted">{word('staff.gift_enable_hint')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {word('staff.gift_save')}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {word('staff.gift_cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2">{children}</div>
}
