'use client'

import { type FormEvent, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Input, Textarea } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast'
import { isEmail } from '@/lib/contract/email'
import { GIFT_BATCH_MAX } from '@/lib/contract/limits/gifts'
import type { GiftCampaignCodes, StaffGiftCampaign } from '@/lib/contract/schemas/gift-management'
import { useMarket } from '@/lib/intl/market-context'
import type { Language } from '@/lib/market/languages'
import { shopTimeZone } from '@/lib/market/shop-time'
import { api } from '@/lib/shop-api/browser'
import type { ShopError } from '@/lib/shop-api/result'
import { useCall } from '@/lib/shop-api/use-call'

import { LanguageSelect } from './language-select'
import { Pager } from './pager'

const TURNS = { previous: 'staff.gift_previous', next: 'staff.gift_following' }

interface Props {
  campaign: StaffGiftCampaign
  onChanged: () => void
}

/** The codes of a campaign: creating more, assigning them to e-mail addresses, and a list of who has which. */
export function GiftCodes({ campaign, onChanged }: Props) {
  const intl = useIntl()
  const [page, setPage] = useState(1)
  const { data, hasFailed, again } = useCall(
    'giftCampaignCodes',
    { query: { campaign_id: String(campaign.id), page: String(page) } },
    { keepsPrevious: true },
  )
  const word = (id: string) => intl.formatMessage({ id })
  const renew = () => {
    again()
    onChanged()
  }
  return (
    <section aria-labelledby={`gift-codes-${campaign.id}`} className="flex min-w-0 flex-col gap-8">
      <h3 id={`gift-codes-${campaign.id}`} className="-mb-4 text-xl">
        {word('staff.gift_codes')}
      </h3>
      <Batch campaignId={campaign.id} onAdded={renew} />
      <Emails campaignId={campaign.id} onAdded={renew} />
      <div className="min-w-0">
        {hasFailed ? (
          <ErrorState title={word('staff.failed')} />
        ) : !data ? (
          <Skeleton className="h-28" />
        ) : data.total === 0 ? (
          <p className="text-ink-muted">{word('staff.gift_codes_none')}</p>
        ) : (
          <Codes codes={data.codes} />
        )}
        {!hasFailed && data && <Pager className="mt-4" page={page} pages={data.pages} words={TURNS} onTurn={setPage} />}
      </div>
    </section>
  )
}

function Codes({ codes }: { codes: GiftCampaignCodes['codes'] }) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={word('staff.gift_codes')}>
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {['code', 'email', 'sent', 'used'].map((head) => (
              <th
                key={head}
                scope="col"
                className="border-b border-line-strong py-2 pr-4 font-semibold whitespace-nowrap"
              >
                {word(`staff.gift_column_${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {codes.map(({ id, code, email, sent_at: sent, used }) => (
            <tr key={id}>
              <th scope="row" className="tabular border-b border-line py-2 pr-4 font-normal whitespace-nowrap">
                {code ?? <span className="text-ink-muted">{word('staff.gift_code_unknown')}</span>}
              </th>
              <td className="border-b border-line py-2 pr-4">{email}</td>
              <td className="border-b border-line py-2 pr-4 whitespace-nowrap">
                {sent !== null &&
                  intl.formatDate(sent, { dateStyle: 'short', timeStyle: 'short', timeZone: shopTimeZone() })}
              </td>
              <td className="border-b border-line py-2 pr-4">
                <Badge tone={used ? 'success' : 'neutral'}>
                  {word(used ? 'staff.gift_used' : 'staff.gift_unused')}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface AddProps {
  campaignId: number
  onAdded: () => void
}

function Batch({ campaignId, onAdded }: AddProps) {
  const intl = useIntl()
  const [quantity, setQuantity] = useState('10')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const asked = Number(quantity)
    if (isBusy) return
    if (!Number.isInteger(asked) || asked < 1 || asked > GIFT_BATCH_MAX)
      return setProblem(intl.formatMessage({ id: 'staff.gift_quantity_wrong' }, { max: GIFT_BATCH_MAX }))
    setProblem(null)
    setIsBusy(true)
    const result = await api.call('addGiftCampaignCodes', { body: { campaign_id: campaignId, quantity: asked } })
    setIsBusy(false)
    if (result.ok) {
      toast(intl.formatMessage({ id: 'staff.gift_codes_added' }, { count: result.data.added }), { tone: 'success' })
      return onAdded()
    }
    const left = (result.error.details as { left?: number } | undefined)?.left
    setProblem(
      left === undefined
        ? intl.formatMessage({ id: 'staff.gift_save_failed' })
        : intl.formatMessage({ id: 'staff.gift_quantity_left' }, { left }),
    )
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Input
        id={`gift-quantity-${campaignId}`}
        type="number"
        min={1}
        max={GIFT_BATCH_MAX}
        inputMode="numeric"
        label={intl.formatMessage({ id: 'staff.gift_quantity' })}
        value={quantity}
        onChange={({ target }) => setQuantity(target.value)}
        error={problem}
      />
      <Button type="submit" variant="secondary" busy={isBusy} className="self-start">
        {intl.formatMessage({ id: 'staff.gift_codes_add' })}
      </Button>
    </form>
  )
}

const emailsIn = (text: string) => text.split(/[\s,;]+/).filter((part) => part !== '')

/** Why these addresses cannot be sent, as text; null when they can. */
function emailsProblem(intl: IntlShape, emails: readonly string[]): string | null {
  if (emails.length === 0 || emails.length > GIFT_BATCH_MAX)
    return intl.formatMessage({ id: 'staff.gift_emails_missing' }, { max: GIFT_BATCH_MAX })
  const wrong = emails.find((email) => !isEmail(email))
  return wrong === undefined ? null : intl.formatMessage({ id: 'staff.gift_email_wrong' }, { email: wrong })
}

/** Why the back end refused the addresses. */
function emailsRefusal(intl: IntlShape, { details }: ShopError): string {
  const missing = (details as { codes_missing?: number } | undefined)?.codes_missing
  return missing === undefined
    ? intl.formatMessage({ id: 'staff.gift_save_failed' })
    : intl.formatMessage({ id: 'staff.gift_emails_failed' }, { codesMissing: missing })
}

function Emails({ campaignId, onAdded }: AddProps) {
  const intl = useIntl()
  const { language: own } = useMarket()
  const [text, setText] = useState('')
  const [language, setLanguage] = useState<Language>(own)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const word = (id: string) => intl.formatMessage({ id })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const emails = emailsIn(text)
    const found = emailsProblem(intl, emails)
    setProblem(found)
    if (found !== null) return
    setIsBusy(true)
    const result = await api.call('addGiftCampaignEmails', { body: { campaign_id: campaignId, emails, language } })
    setIsBusy(false)
    if (!result.ok) return setProblem(emailsRefusal(intl, result.error))
    setText('')
    const { added, codes_added: made } = result.data
    toast(
      made > 0
        ? intl.formatMessage({ id: 'staff.gift_emails_more' }, { codesMissing: made })
        : intl.formatMessage({ id: 'staff.gift_emails_added' }, { count: added }),
      { tone: 'success' },
    )
    onAdded()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Textarea
        id={`gift-emails-${campaignId}`}
        label={word('staff.gift_emails')}
        hint={word('staff.gift_emails_hint')}
        rows={4}
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={problem}
      />
      <LanguageSelect
        id={`gift-mail-language-${campaignId}`}
        label={word('staff.gift_mail_language')}
        value={language}
        onChange={setLanguage}
      />
      <Button type="submit" variant="secondary" busy={isBusy} className="self-start">
        {word('staff.gift_emails_add')}
      </Button>
    </form>
  )
}
