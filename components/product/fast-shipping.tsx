'use client'

import { useEffect, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Input } from '@/components/ui/input'
import type { FastShippingOption } from '@/lib/contract/schemas/product-actions'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket, usePrice } from '@/lib/intl/market-context'
import { api } from '@/lib/shop-api/browser'

import { useShownPrice } from './price-block'
import { useProduct } from './product-context'

/** Spec 3 §9: the look-up starts at exactly this many characters. */
const POSTCODE_LENGTH = 5
/** The error code of a failed look-up; it is only logged (spec 3 §8). */
const FAILED = 5711

interface Found {
  /** The parameters of the request: postal code, variant and price. */
  readonly question: string
  readonly options: readonly FastShippingOption[]
}

/** Finds the stores that can deliver the chosen variant to a postal code on the same day (spec 3 §4 "Fast shipping box"). */
export default function FastShipping() {
  return (
    <LazyIntl areas={['panel']}>
      <Form />
    </LazyIntl>
  )
}

/** The options for the chosen variant; null until the postal code is complete and the answer has arrived. */
function useFastShipping(postcode: string): readonly FastShippingOption[] | null {
  const { language } = useMarket()
  const { selected } = useProduct()
  const price = useShownPrice() ?? 0
  const [found, setFound] = useState<Found | null>(null)
  const variantId = selected.variant?.id ?? null
  const isWhole = postcode.length === POSTCODE_LENGTH && /^\d+$/.test(postcode)
  const question = `${postcode}/${variantId}/${price}`

  useEffect(() => {
    if (!isWhole || variantId === null) return
    const stop = new AbortController()
    void api
      .call(
        'fastShipping',
        { query: { postal_code: postcode, price, variant_id: variantId, language } },
        { signal: stop.signal },
      )
      .then((result) => {
        if (stop.signal.aborted) return
        if (result.ok) setFound({ question, options: result.data })
        else
          console.error(`Fast shipping could not be looked up (#${FAILED}):`, result.error.code, result.error.message)
      })
    return () => stop.abort()
  }, [isWhole, postcode, variantId, price, language, question])

  return isWhole && found?.question === question ? found.options : null
}

function Form() {
  const intl = useIntl()
  const id = useId()
  const [postcode, setPostcode] = useState('')
  const options = useFastShipping(postcode)
  return (
    <div className="flex flex-col gap-3 py-2">
      <Input
        id={id}
        label={intl.formatMessage({ id: 'panel.postcode' })}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={POSTCODE_LENGTH}
        className="max-w-32"
        value={postcode}
        onChange={(event) => setPostcode(event.target.value.trim())}
      />
      <div role="status">
        {options?.length === 0 && (
          <p className="text-sm text-ink-muted">
            <FormattedMessage id="panel.no_fast_shipping" values={{ postcode }} />
          </p>
        )}
        {options !== null && options.length > 0 && <OptionList options={options} />}
      </div>
    </div>
  )
}

function OptionList({ options }: { options: readonly FastShippingOption[] }) {
  const format = usePrice()
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {options.map(({ name, storeSlug, timeEstimate, price }) => (
        <li key={`${name} ${storeSlug}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span className="font-semibold">{name}</span>
          <span className="font-semibold">
            {price === 0 ? <FormattedMessage id="product.free" /> : format(price, 'delivery')}
          </span>
          <span className="w-full text-ink-muted">
            <FormattedMessage id="panel.fast_time" values={{ time: timeEstimate }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
