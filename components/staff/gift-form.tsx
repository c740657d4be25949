'use client'

import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorState } from '@/components/ui/error-state'
import { Input, Textarea } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { Select } from '@/components/ui/select'
import type { StaffGiftCampaign } from '@/lib/contract/schemas/gift-management'
import { useMarket } from '@/lib/intl/market-context'
import type { Language } from '@/lib/market/languages'

import { LanguageSelect } from './language-select'
import { type GiftFields, useGiftForm } from './use-gift-form'

const EMAIL_TEMPLATES = ['gift', 'thanks', 'season'] as const satisfies readonly StaffGiftCampaign['email_template'][]
const CARD_TEMPLATES = ['plain', 'forest', 'snow'] as const satisfies readonly StaffGiftCampaign['card_template'][]

interface GiftFormProps {
  /** Null: a new one. */
  campaign: StaffGiftCampaign | null
  /** Path below which campaigns have their pages. */
  pages: string
  onSaved: () => void
  onCancel?: () => void
}

/** A campaign's texts, gifts, and when its codes are sent. Texts are written for each language; a missing one falls back to another. */
export function GiftForm({ campaign, pages, onSaved, onCancel }: GiftFormProps) {
  const intl = useIntl()
  const { fields, generalProblem, isBusy, submit } = useGiftForm(campaign, onSaved)
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {generalProblem !== null && <ErrorState title={generalProblem} />}
      <Texts fields={fields} />
      <Slug fields={fields} page={campaign && `${pages}/${campaign.slug}`} />
      <Input
        id={fields.idOf('model_ids')}
        label={word('staff.gift_models')}
        hint={word('staff.gift_models_hint')}
        value={fields.draft.models}
        error={fields.problemOf('model_ids')}
        onChange={({ target }) => fields.set({ models: target.value })}
      />
      <Templates fields={fields} />
      <Sending fields={fields} />
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

/** Name and description, in one language at a time. */
function Texts({ fields: { idOf, draft, set, problemOf } }: { fields: GiftFields }) {
  const intl = useIntl()
  const { language: own } = useMarket()
  const [language, setLanguage] = useState<Language>(own)
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <>
      <LanguageSelect
        id={idOf('language')}
        label={word('staff.gift_language')}
        value={language}
        onChange={setLanguage}
      />
      <Input
        id={idOf('names')}
        label={word('staff.gift_name')}
        required
        maxLength={120}
        lang={language}
        value={draft.names[language] ?? ''}
        error={problemOf('names')}
        onChange={({ target }) => set({ names: { ...draft.names, [language]: target.value } })}
      />
      <Textarea
        id={idOf('descriptions')}
        label={word('staff.gift_description')}
        rows={5}
        maxLength={5000}
        lang={language}
        value={draft.descriptions[language] ?? ''}
        onChange={({ target }) => set({ descriptions: { ...draft.descriptions, [language]: target.value } })}
      />
    </>
  )
}

interface SlugProps {
  fields: GiftFields
  /** Path of the campaign's page; null while it has none. */
  page: string | null
}

function Slug({ fields: { idOf, draft, set, problemOf }, page }: SlugProps) {
  const intl = useIntl()
  return (
    <Input
      id={idOf('slug')}
      label={intl.formatMessage({ id: 'staff.gift_slug' })}
      required
      maxLength={80}
      autoCapitalize="none"
      spellCheck={false}
      value={draft.slug}
      error={problemOf('slug')}
      onChange={({ target }) => set({ slug: target.value.trim().toLowerCase() })}
      hint={
        page && (
          <Link className="link" path={page}>
            {intl.formatMessage({ id: 'staff.gift_open' })}
          </Link>
        )
      }
    />
  )
}

/** The looks of the mail and of the card with the code. */
function Templates({ fields: { idOf, draft, set } }: { fields: GiftFields }) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <Pair>
      <Select
        id={idOf('email')}
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
        id={idOf('card')}
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
  )
}

/** The last day of the codes, when the next ones are sent, and whether sending is on. */
function Sending({ fields: { idOf, draft, set } }: { fields: GiftFields }) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <>
      <Pair>
        <Input
          id={idOf('until')}
          type="datetime-local"
          label={word('staff.gift_until')}
          value={draft.until}
          onChange={({ target }) => set({ until: target.value })}
        />
        <Input
          id={idOf('next')}
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
    </>
  )
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2">{children}</div>
}
