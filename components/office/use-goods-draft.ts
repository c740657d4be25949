'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import type { OfficeGoods, OfficePriceChange } from '@/lib/contract/schemas/office'
import { officePost } from '@/lib/office/browser'

import { faultText } from './fault-text'

export type VariantGoods = OfficeGoods['variants'][number]

/** The price list of the European Union, in which shoppers of most countries buy. */
const AREA = 1
export const PRICE_KINDS = ['regular', 'discount', 'club'] as const satisfies readonly OfficePriceChange['kind'][]
type PriceKind = (typeof PRICE_KINDS)[number]

export const priceOf = (variant: VariantGoods) => variant.prices.find(({ area }) => area === AREA)

export interface GoodsDraft {
  readonly goods: OfficeGoods
  /** How many prices are typed and not saved. */
  readonly changes: number
  readonly hasPreview: boolean
  readonly state: { readonly text: string; readonly isFault: boolean } | null
  readonly centsOf: (variant: VariantGoods, kind: PriceKind) => number | null
  /** The variant as it is, or as the preview says it would be. */
  readonly shown: (variant: VariantGoods) => VariantGoods
  /** `undefined`: the one that is saved. */
  readonly set: (variant: number, kind: PriceKind, cents: number | null | undefined) => void
  readonly drop: () => void
  /** The price of the first variant for all. */
  readonly fillDown: (kind: PriceKind) => void
  readonly reload: (goods: OfficeGoods) => void
  readonly send: (isPreview: boolean) => Promise<void>
}

type Typed = Readonly<Record<string, number | null | undefined>>

const stored = (variant: VariantGoods, kind: PriceKind) => priceOf(variant)?.[kind] ?? null

/** What is typed, and what the shop said of it; a change makes that old. */
function useTypedPrices() {
  const [typed, setTyped] = useState<Typed>({})
  const [preview, setPreview] = useState<OfficeGoods | null>(null)
  const [state, setState] = useState<GoodsDraft['state']>(null)
  const write = (values: Typed) => {
    setTyped(values)
    setPreview(null)
    setState(null)
  }
  return {
    ...{ typed, setTyped, preview, setPreview, state, setState },
    type: (values: Typed) => write({ ...typed, ...values }),
    drop: () => write({}),
  }
}

/** Prices that are typed beside those that count. */
export function useGoodsDraft(model: string, initial: OfficeGoods): GoodsDraft {
  const intl = useIntl()
  const router = useRouter()
  const [goods, setGoods] = useState(initial)
  const [given, setGiven] = useState(initial)
  const { typed, setTyped, preview, setPreview, state, setState, type, drop } = useTypedPrices()
  const centsOf = (variant: VariantGoods, kind: PriceKind) => {
    const amount = typed[`${variant.id} ${kind}`]
    return amount === undefined ? stored(variant, kind) : amount
  }
  const changes = goods.variants.flatMap((variant) =>
    PRICE_KINDS.flatMap((kind) => {
      const amount = centsOf(variant, kind)
      return amount === stored(variant, kind) ? [] : [{ variant: variant.id, area: AREA, kind, amount }]
    }),
  )
  async function send(isPreview: boolean) {
    const result = await officePost<OfficeGoods>(`/api/office/goods/${model}/prices/`, { changes, isPreview })
    if (!result.ok) return setState({ text: faultText(intl, result.fault), isFault: true })
    setPreview(isPreview ? result.value : null)
    if (isPreview) return setState(null)
    setState({ text: intl.formatMessage({ id: 'office.prices_saved' }), isFault: false })
    setGoods(result.value)
    setTyped({})
    // The table of variants shows the regular price, too.
    router.refresh()
  }
  // Saved above: what is typed here stays.
  if (given !== initial) {
    setGiven(initial)
    setGoods(initial)
    setPreview(null)
  }
  return {
    goods,
    changes: changes.length,
    hasPreview: preview !== null,
    state,
    centsOf,
    shown: (variant) => preview?.variants.find(({ id }) => id === variant.id) ?? variant,
    set: (variant, kind, cents) => type({ [`${variant} ${kind}`]: cents }),
    drop,
    fillDown: (kind) => {
      const [first] = goods.variants
      if (!first) return
      const cents = centsOf(first, kind)
      type(Object.fromEntries(goods.variants.map(({ id }) => [`${id} ${kind}`, cents])))
    },
    reload: (next) => {
      setGoods(next)
      // The page's own state, and its newest change: this one is nobody else's.
      router.refresh()
    },
    send,
  }
}
