'use client'

import { useIntl } from 'react-intl'

import { charactersLeft } from '@/components/ui/characters-left'
import { ChoiceCard } from '@/components/ui/choice-card'
import { Input, Textarea } from '@/components/ui/input'
import { GIFT_CARD } from '@/lib/catalog/gift-cards'
import { isEmail } from '@/lib/contract/email'
import { isDay, shopDay } from '@/lib/market/shop-time'

/** How the card reaches whom it is for, as typed. */
export interface CardDelivery {
  readonly isDirect: boolean
  readonly email: string
  readonly greeting: string
  /** YYYY-MM-DD; empty: as soon as the card is paid for. */
  readonly day: string
}

export const TO_BUYER: CardDelivery = { isDirect: false, email: '', greeting: '', day: '' }

const lastDay = () => shopDay(new Date(Date.now() + GIFT_CARD.daysAhead * 86_400_000))
const isSendDay = (day: string) => isDay(day) && day >= shopDay() && day <= lastDay()

/** True when the card can be sent as entered. */
export function isDeliverable({ isDirect, email, day }: CardDelivery): boolean {
  return !isDirect || (isEmail(email.trim()) && (day === '' || isSendDay(day)))
}

/** What the cart stores of it. */
export function deliveryData({ isDirect, email, greeting, day }: CardDelivery) {
  return isDirect
    ? {
        giftcard_email: email.trim(),
        ...(greeting.trim() && { giftcard_greeting: greeting.trim() }),
        ...(day && { giftcard_day: day }),
      }
    : {}
}

interface Props {
  value: CardDelivery
  isDisabled: boolean
  onChange: (value: CardDelivery) => void
}

/** The choice between the buyer's own mailbox and the recipient's, with address, greeting and day of sending. */
export function CardDeliveryFields({ value, isDisabled, onChange }: Props) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  const choices = [
    ['me', false, 'product.gift_to_me'],
    ['recipient', true, 'product.gift_to_recipient'],
  ] as const
  return (
    <fieldset disabled={isDisabled} className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{word('product.gift_to')}</legend>
      {choices.map(([name, isDirect, label]) => (
        <ChoiceCard
          key={name}
          id={`gift-to-${name}`}
          name="gift-to"
          value={name}
          isChosen={value.isDirect === isDirect}
          onChoose={() => onChange({ ...value, isDirect })}
          title={word(label)}
        >
          {isDirect && <RecipientFields value={value} isDisabled={isDisabled} onChange={onChange} />}
        </ChoiceCard>
      ))}
    </fieldset>
  )
}

function RecipientFields({ value, isDisabled, onChange }: Props) {
  const intl = useIntl()
  const { email, greeting, day } = value
  const word = (id: string) => intl.formatMessage({ id })
  const last = intl.formatDate(`${lastDay()}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div className="flex flex-col gap-4">
      <Input
        id="gift-email"
        disabled={isDisabled}
        type="email"
        label={word('product.gift_email')}
        required
        maxLength={254}
        autoComplete="off"
        value={email}
        onChange={(event) => onChange({ ...value, email: event.target.value })}
        error={email.includes('@') && !isEmail(email.trim()) ? word('product.gift_email_wrong') : undefined}
      />
      <Textarea
        id="gift-greeting"
        disabled={isDisabled}
        label={word('product.gift_greeting')}
        hint={charactersLeft(greeting, GIFT_CARD.greeting)}
        maxLength={GIFT_CARD.greeting}
        rows={3}
        value={greeting}
        onChange={(event) => onChange({ ...value, greeting: event.target.value })}
      />
      <Input
        id="gift-day"
        disabled={isDisabled}
        type="date"
        label={word('product.gift_day')}
        hint={word('product.gift_day_hint')}
        min={shopDay()}
        max={lastDay()}
        value={day}
        onChange={(event) => onChange({ ...value, day: event.target.value })}
        error={
          day !== '' && !isSendDay(day) ? intl.formatMessage({ id: 'product.gift_day_wrong' }, { last }) : undefined
        }
        className="max-w-56"
      />
    </div>
  )
}
