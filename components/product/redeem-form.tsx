'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { PRODUCT_TOAST_MS, toast } from '@/components/ui/toast'
import { isOrderable } from '@/lib/catalog/availability'
import { pendingChoices, selectedVariant } from '@/lib/catalog/variant'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket } from '@/lib/intl/market-context'
import { api } from '@/lib/shop-api/browser'
import { cartStore } from '@/stores/cart'

import { askForChoice } from './ask-for-choice'
import { useProduct } from './product-context'

/** The error code shown with an unexpected failure (spec 3 §8). */
const FAILED = 4924
const FIELD = 'gift-code'

/**
 * Redeems a campaign's code for the chosen variant. Afterwards the cart contains only this gift, and the checkout opens (spec 3 §4 "Gift
 * campaigns").
 */
export default function RedeemForm(props: { campaign: string }) {
  return (
    <LazyIntl areas={['gift']}>
      <Form {...props} />
    </LazyIntl>
  )
}

/** State of the form and its submission. */
function useRedemption(campaign: string) {
  const intl = useIntl()
  const router = useRouter()
  const { routes } = useMarket()
  const { model, latest } = useProduct()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [busy, setBusy] = useState(false)
  const word = (id: string) => intl.formatMessage({ id })

  const refuse = (id: string) => {
    setProblem(word(id))
    document.getElementById(FIELD)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    const now = latest()
    const [choice] = pendingChoices(model, now)
    const { variant } = selectedVariant(model, now)
    if (choice || !variant) return askForChoice(intl, choice ?? 'size')
    const typed = code.trim()
    if (typed === '') return refuse('gift.code_missing')
    setBusy(true)
    const result = await api.call('validateGiftCode', {
      body: { code: typed, product_id: variant.id, category_slug: campaign },
    })
    setBusy(false)
    if (result.ok) {
      cartStore
        .getState()
        .redeem({ productId: variant.id, amount: 1 }, { code: result.data.code, campaign: result.data.category })
      router.push(routes['checkout/payment'])
    } else if (result.error.status === 400)
      refuse(result.error.field === 'product_id' ? 'gift.not_in_campaign' : 'gift.code_wrong')
    else if (result.error.status === 429) refuse('gift.too_often')
    else
      toast(intl.formatMessage({ id: 'common.unexpected_error' }, { code: FAILED }), {
        tone: 'error',
        duration: PRODUCT_TOAST_MS,
      })
  }
  return { code, setCode, problem, busy, submit }
}

function Form({ campaign }: { campaign: string }) {
  const intl = useIntl()
  const { model, selected } = useProduct()
  const { code, setCode, problem, busy, submit } = useRedemption(campaign)
  const word = (id: string) => intl.formatMessage({ id })
  const isGone = selected.variant !== null && !isOrderable(model, selected.variant, { isGiftCampaign: true })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <Input
        id={FIELD}
        name="code"
        required
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={word('gift.code')}
        hint={word('gift.hint')}
        value={code}
        error={problem}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" size="lg" wide icon="gift" busy={busy} disabled={isGone}>
        {word(isGone ? 'product.out_of_stock' : 'gift.redeem')}
      </Button>
    </form>
  )
}
