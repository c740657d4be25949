'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { ChoiceCard } from '@/components/ui/choice-card'
import { QuantityStepper } from '@/components/ui/quantity-stepper'
import { SizeButton } from '@/components/ui/size-button'
import { Swatch } from '@/components/ui/swatch'
import { usePrice } from '@/lib/intl/market-context'

import { Specimen } from './specimen'

const LOCKER_CENTS = 490
const HOME_CENTS = 990
/** The last one is sold out. */
const SIZES = ['S', 'M', 'L', 'XL']

interface GuideColor {
  readonly slug: string
  readonly name: string
  readonly paints: readonly string[]
}

interface ChoicesProps {
  colors: readonly GuideColor[]
  soldOut: string
}

/** The controls by which a shopper chooses; the last colour and the last size are sold out. */
export function Choices({ colors, soldOut }: ChoicesProps) {
  return (
    <>
      <Swatches colors={colors} soldOut={soldOut} />
      <Sizes soldOut={soldOut} />
      <ChoiceCards />
      <Quantities />
    </>
  )
}

function Swatches({ colors, soldOut }: ChoicesProps) {
  const intl = useIntl()
  const [color, setColor] = useState(colors[0]?.slug)
  return (
    <Specimen title={intl.formatMessage({ id: 'style.swatches' })} className="-mx-1 flex flex-wrap gap-0.5">
      {colors.map(({ slug, name, paints }, index) => {
        const isSoldOut = index === colors.length - 1
        return (
          <Swatch
            key={slug}
            name={isSoldOut ? `${name}, ${soldOut}` : name}
            colors={paints}
            unavailable={isSoldOut}
            selected={slug === color}
            onClick={() => setColor(slug)}
          />
        )
      })}
    </Specimen>
  )
}

function Sizes({ soldOut }: Pick<ChoicesProps, 'soldOut'>) {
  const intl = useIntl()
  const [size, setSize] = useState('M')
  return (
    <Specimen title={intl.formatMessage({ id: 'style.size_buttons' })} className="flex flex-wrap gap-2">
      {SIZES.map((name, index) => (
        <SizeButton
          key={name}
          size={name}
          selected={name === size}
          unavailable={index === SIZES.length - 1}
          unavailableLabel={soldOut}
          onClick={() => setSize(name)}
        />
      ))}
    </Specimen>
  )
}

function ChoiceCards() {
  const intl = useIntl()
  const format = usePrice()
  const [delivery, setDelivery] = useState('locker')
  const t = (id: string) => intl.formatMessage({ id })
  const choice = (value: string) => ({
    id: `guide-${value}`,
    name: 'guide-delivery',
    value,
    isChosen: delivery === value,
    onChoose: () => setDelivery(value),
  })
  return (
    <Specimen title={t('style.choice_card')} className="block">
      <fieldset className="grid items-start gap-3 md:grid-cols-3">
        <legend className="sr-only">{t('style.choice_card')}</legend>
        <ChoiceCard
          {...choice('locker')}
          title={t('style.choice_locker')}
          after={format(LOCKER_CENTS)}
          description={t('style.choice_text')}
        />
        <ChoiceCard {...choice('home')} title={t('style.choice_home')} after={format(HOME_CENTS)} />
        <ChoiceCard {...choice('invalid')} isInvalid title={t('style.error')} />
      </fieldset>
    </Specimen>
  )
}

function Quantities() {
  const intl = useIntl()
  const [quantity, setQuantity] = useState(1)
  const t = (id: string) => intl.formatMessage({ id })
  const labels = { quantity: t('style.quantity'), less: t('style.less'), more: t('style.more') }
  return (
    <Specimen title={t('style.quantity')}>
      <QuantityStepper value={quantity} max={9} onChange={setQuantity} labels={labels} />
      <QuantityStepper
        size="sm"
        value={quantity}
        max={9}
        onChange={setQuantity}
        labels={{ ...labels, quantity: t('style.quantity_small') }}
      />
      <QuantityStepper
        value={1}
        disabled
        onChange={setQuantity}
        labels={{ ...labels, quantity: t('style.disabled') }}
      />
    </Specimen>
  )
}
