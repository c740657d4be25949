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
/** The last one cannot be had. */
const SIZES = ['S', 'M', 'L', 'XL']

export interface GuideColor {
  readonly slug: string
  readonly name: string
  readonly paints: readonly string[]
}

/** What a shopper chooses with; the last colour and the last size are sold out. */
export function Choices({ colors, soldOut }: { colors: readonly GuideColor[]; soldOut: string }) {
  const intl = useIntl()
  const format = usePrice()
  const [color, setColor] = useState(colors[0]?.slug)
  const [size, setSize] = useState('M')
  const [delivery, setDelivery] = useState('locker')
  const [quantity, setQuantity] = useState(1)
  const t = (id: string) => intl.formatMessage({ id })
  return (
    <>
      <Specimen title={t('style.swatches')} className="-mx-1 flex flex-wrap gap-0.5">
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
      <Specimen title={t('style.size_buttons')} className="flex flex-wrap gap-2">
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
      <Specimen title={t('style.choice_card')} className="grid items-start gap-3 md:grid-cols-3">
        <ChoiceCard
          id="guide-locker"
          name="guide-delivery"
          value="locker"
          isChosen={delivery === 'locker'}
          onChoose={() => setDelivery('locker')}
          title={t('style.choice_locker')}
          after={format(LOCKER_CENTS)}
          description={t('style.choice_text')}
        />
        <ChoiceCard
          id="guide-home"
          name="guide-delivery"
          value="home"
          isChosen={delivery === 'home'}
          onChoose={() => setDelivery('home')}
          title={t('style.choice_home')}
          after={format(HOME_CENTS)}
        />
        <ChoiceCard
          id="guide-invalid"
          name="guide-delivery"
          value="invalid"
          isChosen={delivery === 'invalid'}
          onChoose={() => setDelivery('invalid')}
          isInvalid
          title={t('style.error')}
        />
      </Specimen>
      <Specimen title={t('style.quantity')}>
        <QuantityStepper
          value={quantity}
          max={9}
          onChange={setQuantity}
          labels={{ quantity: t('style.quantity'), less: t('style.less'), more: t('style.more') }}
        />
        <QuantityStepper
          size="sm"
          value={quantity}
          max={9}
          onChange={setQuantity}
          labels={{ quantity: t('style.quantity'), less: t('style.less'), more: t('style.more') }}
        />
        <QuantityStepper
          value={1}
          disabled
          onChange={setQuantity}
          labels={{ quantity: t('style.disabled'), less: t('style.less'), more: t('style.more') }}
        />
      </Specimen>
    </>
  )
}
