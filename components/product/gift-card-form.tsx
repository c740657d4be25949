'use client'

import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Picture } from '@/components/ui/picture'
import { PRODUCT_TOAST_MS, toast } from '@/components/ui/toast'
import { useHydrated } from '@/components/ui/use-hydrated'
import { GIFT_CARD, isGiftCardValue, NAMED_GIFT_CARD_ID } from '@/lib/catalog/gift-cards'
import type { GiftCardTemplate } from '@/lib/contract/schemas/common'

import { CardDeliveryFields, deliveryData, isDeliverable, TO_BUYER } from './gift-card-delivery'
import { useProduct } from './product-context'

const GiftCardAddedDialog = lazy(() => import('./gift-card-added-dialog'))

const named = (name: string, template: GiftCardTemplate | undefined) => ({
  giftcard_name: name.trim(),
  ...(template && { giftcard_template: template.slug }),
})

/**
 * A gift card: design, value in euros, and for the one that is sent by e-mail the recipient (spec 3 §4 "Gift cards") and whether it goes
 * straight to them.
 */
export default function GiftCardForm() {
  const intl = useIntl()
  const { panel, shown } = useProduct()
  const [amount, setAmount] = useState(String(GIFT_CARD.initial))
  const [name, setName] = useState('')
  const [template, setTemplate] = useState(panel.giftTemplates?.[0])
  const [delivery, setDelivery] = useState(TO_BUYER)
  const [added, setAdded] = useState<number | null>(null)
  // Text typed before hydration would be lost, so the fields are disabled until then.
  const isHydrated = useHydrated()
  const value = Number(amount)
  const isNamed = panel.id === NAMED_GIFT_CARD_ID
  const isWritten = !isNamed || (name.trim() !== '' && isDeliverable(delivery))
  const isReady = isGiftCardValue(amount) && value > 0 && isWritten && shown.variant !== null
  const word = (id: string) => intl.formatMessage({ id })
  const add = async (variantId: number) => {
    const { cartStore } = await import('@/stores/cart')
    cartStore.getState().addGiftCard({
      productId: variantId,
      amount: value,
      extra_data: { ...named(name, template), ...deliveryData(isNamed ? delivery : TO_BUYER) },
    })
    setAdded(value)
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && shown.variant)
          add(shown.variant.id).catch(() =>
            toast(word('product.add_failed'), { tone: 'error', duration: PRODUCT_TOAST_MS }),
          )
      }}
    >
      {panel.giftTemplates && template && (
        <Designs
          templates={panel.giftTemplates}
          chosen={template.slug}
          isDisabled={!isHydrated}
          onChoose={setTemplate}
        />
      )}
      <AmountField value={amount} isDisabled={!isHydrated} onChange={setAmount} />
      {isNamed && (
        <>
          <RecipientField value={name} isDisabled={!isHydrated} onChange={setName} />
          <CardDeliveryFields value={delivery} isDisabled={!isHydrated} onChange={setDelivery} />
        </>
      )}
      <Button type="submit" size="lg" wide icon="gift" disabled={!isReady || !isHydrated}>
        {word('product.add_to_cart')}
      </Button>
      {added !== null && (
        <Suspense>
          <GiftCardAddedDialog value={added} name={name.trim()} template={template} onClose={() => setAdded(null)} />
        </Suspense>
      )}
    </form>
  )
}

interface FieldProps {
  value: string
  isDisabled: boolean
  onChange: (value: string) => void
}

/** The value of the card in whole euros, as typed text. */
function AmountField({ value, isDisabled, onChange }: FieldProps) {
  const intl = useIntl()
  const isWrong = value !== '' && !isGiftCardValue(value)
  return (
    <Input
      id="gift-amount"
      disabled={isDisabled}
      type="number"
      inputMode="numeric"
      label={intl.formatMessage({ id: 'product.gift_amount' })}
      required
      value={value}
      min={GIFT_CARD.min}
      max={GIFT_CARD.max}
      step={GIFT_CARD.step}
      onChange={(event) => onChange(event.target.value)}
      error={isWrong ? intl.formatMessage({ id: 'product.gift_amount_wrong' }) : undefined}
      className="max-w-48"
    />
  )
}

/** The recipient's name. */
function RecipientField({ value, isDisabled, onChange }: FieldProps) {
  const intl = useIntl()
  return (
    <Input
      id="gift-name"
      disabled={isDisabled}
      label={intl.formatMessage({ id: 'product.gift_name' })}
      required
      maxLength={100}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface DesignsProps {
  templates: readonly GiftCardTemplate[]
  /** Slug of the chosen design. */
  chosen: string
  isDisabled: boolean
  onChoose: (template: GiftCardTemplate) => void
}

/** The designs as radio buttons with pictures, so that arrow keys move between them. */
function Designs({ templates, chosen, isDisabled, onChoose }: DesignsProps) {
  return (
    <fieldset disabled={isDisabled}>
      <legend className="mb-1.5 flex gap-x-2 text-sm">
        <span className="font-semibold">
          <FormattedMessage id="product.gift_design" />
        </span>
        <span className="text-ink-muted">{templates.find(({ slug }) => slug === chosen)?.name}</span>
      </legend>
      <div className="grid grid-cols-3 gap-3">
        {templates.map((template) => (
          <label key={template.slug} className="relative cursor-pointer text-sm">
            <input
              type="radio"
              name="gift-design"
              value={template.slug}
              checked={template.slug === chosen}
              onChange={() => onChoose(template)}
              className="peer sr-only"
            />
            <Picture
              path={template.image}
              alt=""
              width={160}
              height={160}
              sizes="(min-width: 75rem) 136px, 30vw"
              className="aspect-square w-full rounded-control border border-line object-cover outline-offset-3 outline-focus peer-checked:border-ink peer-checked:ring-1 peer-checked:ring-ink peer-focus-visible:outline-2"
            />
            <span className="mt-1.5 block text-center text-ink-muted peer-checked:font-semibold peer-checked:text-ink">
              {template.name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
