'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { PRODUCT_TOAST_MS, toast } from '@/components/ui/toast'
import { isOrderable } from '@/lib/catalog/availability'
import { recordOf } from '@/lib/catalog/price'
import {
  type Dimension,
  initialSelection,
  NOTHING_SELECTED,
  pendingChoices,
  possibleVariants,
  selectedVariant,
  type Selection,
} from '@/lib/catalog/variant'
import type { ProductModel, Variant } from '@/lib/contract/schemas/catalogue'
import { useMarket } from '@/lib/intl/market-context'
import type { Language } from '@/lib/market/languages'
import { api } from '@/lib/shop-api/browser'

export type Member = Pick<ProductModel, 'id' | 'name' | 'colors' | 'products' | 'promoted_colour' | 'on_order'>

/** A member of a bundle with its selection. */
export interface ChosenMember {
  readonly member: Member
  readonly selection: Selection
  /** Null until every choice is made. */
  readonly variant: Variant | null
  /** The first choice that is not made. */
  readonly pending: Dimension | null
  /** Whether the variant, or while a choice is pending, one of the possible ones can be ordered. */
  readonly isOrderable: boolean
}

/** Loads the members with the variants that are sold in the market's tax area; null when one of them is not available. */
async function loadMembers(paths: readonly string[], language: Language, taxAreaId: number): Promise<Member[] | null> {
  const results = await Promise.all(
    paths.map((path) => {
      const [manufacturer = '', slug = ''] = path.split('/')
      return api.call('productModel', {
        params: { slug },
        query: { taxAreaId: String(taxAreaId), language, manufacturer },
      })
    }),
  )
  const members = results.flatMap((result) =>
    result.ok
      ? [{ ...result.data, products: result.data.products.filter(({ prices }) => recordOf(prices, taxAreaId)) }]
      : [],
  )
  return members.length === paths.length && members.every(({ products }) => products.length > 0) ? members : null
}

function chosenMember(member: Member, selection: Selection): ChosenMember {
  const { variant } = selectedVariant(member, selection)
  const [pending = null] = pendingChoices(member, selection)
  const possible = variant ? [variant] : pending ? possibleVariants(member, selection) : []
  return { member, selection, variant, pending, isOrderable: possible.some((one) => isOrderable(member, one)) }
}

/** Loaded with the members, because only the browser has the shopper's earlier sizes. */
const preferences = () => import('@/stores/preferences')

async function earlierSizes(): Promise<readonly string[]> {
  const { hydratePreferences, knownSizes } = await preferences()
  hydratePreferences()
  return knownSizes()
}

/** Adds the bundle to the cart; returns false unless every member is chosen and can be ordered. */
async function addToCart(bundleId: number, members: readonly ChosenMember[]): Promise<boolean> {
  const [main, ...others] = members.flatMap(({ variant }) => variant ?? [])
  if (!main || members.some(({ variant, isOrderable }) => !variant || !isOrderable)) return false
  const { cartStore } = await import('@/stores/cart')
  cartStore.getState().addBundle({
    id: bundleId,
    amount: 1,
    mainProduct: { productId: main.id },
    secondaryProducts: others.map(({ id }) => ({ productId: id })),
  })
  return true
}

/**
 * The members of a bundle and their selections: null until they are loaded, 'failed' when one of them is not available. A bundle without
 * choices is added to the cart at once.
 */
export function useBundleChoice(bundleId: number, paths: readonly string[]) {
  const intl = useIntl()
  const router = useRouter()
  const { language, taxAreaId, routes } = useMarket()
  const [loaded, setLoaded] = useState<readonly Member[] | 'failed' | null>(null)
  const [selections, setSelections] = useState<Readonly<Record<number, Selection>>>({})
  const members =
    loaded === null || loaded === 'failed'
      ? loaded
      : loaded.map((member) => chosenMember(member, selections[member.id] ?? NOTHING_SELECTED))

  const buy = async (chosen: readonly ChosenMember[]) => {
    try {
      if (await addToCart(bundleId, chosen)) router.push(routes.checkout)
    } catch {
      toast(intl.formatMessage({ id: 'bundle.failed' }), { tone: 'error', duration: PRODUCT_TOAST_MS })
    }
  }
  const begin = async () => {
    const [found, sizes] = await Promise.all([loadMembers(paths, language, taxAreaId), earlierSizes()])
    if (!found) return setLoaded('failed')
    const chosen = found.map((member) => chosenMember(member, initialSelection(member, NOTHING_SELECTED, sizes)))
    setSelections(Object.fromEntries(chosen.map(({ member, selection }) => [member.id, selection])))
    setLoaded(found)
    if (chosen.every((each) => each.member.products.length === 1 && each.isOrderable)) await buy(chosen)
  }
  const beginRef = useRef(begin)
  useEffect(() => {
    beginRef.current = begin
  })
  useEffect(() => {
    void beginRef.current()
  }, [])

  return {
    members,
    choose: ({ member, selection }: ChosenMember, dimension: Dimension, slug: string) => {
      if (dimension === 'size') void preferences().then(({ selectSize }) => selectSize(slug))
      setSelections({ ...selections, [member.id]: { ...selection, [dimension]: slug } })
    },
    buy: () => {
      if (members !== null && members !== 'failed') void buy(members)
    },
  }
}
