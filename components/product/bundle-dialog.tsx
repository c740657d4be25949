'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Select } from '@/components/ui/select'
import { PRODUCT_TOAST_MS, toast } from '@/components/ui/toast'
import { isOrderable } from '@/lib/catalog/availability'
import type { BundleOffer } from '@/lib/catalog/bundle-offer'
import { recordOf } from '@/lib/catalog/price'
import {
  bundleVariant,
  defaultSelection,
  type Dimension,
  DIMENSIONS,
  NOTHING_SELECTED,
  optionsOf,
  selectedVariant,
  type Selection,
} from '@/lib/catalog/variant'
import type { ProductModel, Variant } from '@/lib/contract/schemas/catalogue'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket } from '@/lib/intl/market-context'
import type { Language } from '@/lib/market/languages'
import { api } from '@/lib/shop-api/browser'

type Props = BundleOffer & { onClose: () => void }
type Member = Pick<ProductModel, 'id' | 'name' | 'colors' | 'products' | 'promoted_colour' | 'on_order'>

/** Chooses the variants of a set and puts it into the cart (spec 3 §4 "Bundle modal"). */
export default function BundleDialog(props: Props) {
  return (
    <LazyIntl areas={['bundle']}>
      <Chooser {...props} />
    </LazyIntl>
  )
}

/** Fetches the members with the variants that are sold in the market's tax area; null when one of them cannot be had. */
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

function Chooser({ bundleId, name, members: paths, onClose }: Props) {
  const intl = useIntl()
  const router = useRouter()
  const { language, taxAreaId, routes } = useMarket()
  const [members, setMembers] = useState<readonly Member[] | 'failed' | null>(null)
  const [chosen, setChosen] = useState<Readonly<Record<number, Selection>>>({})
  const word = (id: string) => intl.formatMessage({ id })

  const selectionOf = (member: Member) => chosen[member.id] ?? defaultSelection(member, NOTHING_SELECTED)
  const variantsOf = (all: readonly Member[]) =>
    all.map((member) => selectedVariant(member, selectionOf(member)).variant)
  const orderable = (all: readonly Member[], variants: readonly (Variant | null)[]) =>
    all.every((member, index) => {
      const variant = variants[index]
      return variant ? isOrderable(member, variant) : false
    })

  const add = async (all: readonly Member[]) => {
    const variants = variantsOf(all)
    const [main, ...others] = variants.flatMap((variant) => variant ?? [])
    const whole = bundleVariant(
      all[0]?.id ?? 0,
      variants.map((variant) => ({ variant, canPickUp: true, canPickUpExpress: true })),
    )
    if (!whole || !main || !orderable(all, variants)) return
    const { cartStore } = await import('@/stores/cart')
    cartStore.getState().addBundle({
      id: bundleId,
      amount: 1,
      mainProduct: { productId: main.id },
      secondaryProducts: others.map(({ id }) => ({ productId: id })),
    })
    router.push(routes.checkout)
  }

  const begin = async () => {
    const loaded = await loadMembers(paths, language, taxAreaId)
    if (!loaded) return setMembers('failed')
    setMembers(loaded)
    // Nothing to choose: the set goes into the cart at once.
    if (loaded.every(({ products }) => products.length === 1) && orderable(loaded, variantsOf(loaded)))
      await buy(loaded)
  }
  const buy = (all: readonly Member[]) =>
    add(all).catch(() => {
      toast(word('bundle.failed'), { tone: 'error', duration: PRODUCT_TOAST_MS })
    })
  const beginRef = useRef(begin)
  useEffect(() => {
    beginRef.current = begin
  })
  useEffect(() => {
    void beginRef.current()
  }, [])

  if (members === null) return null
  const isSold = members !== 'failed' && orderable(members, variantsOf(members))
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      closeLabel={word('common.close')}
      footer={
        members !== 'failed' && (
          <Button size="lg" wide icon="cart" disabled={!isSold} onClick={() => void buy(members)}>
            {word(isSold ? 'bundle.add' : 'bundle.sold_out')}
          </Button>
        )
      }
    >
      {members === 'failed' && <ErrorState title={word('bundle.unavailable')} />}
      {members !== 'failed' && (
        <div className="flex flex-col divide-y divide-line">
          {members.map((member) => (
            <fieldset key={member.id} className="flex flex-col gap-3 py-4 first:pt-0">
              <legend className="float-left mb-3 font-semibold">{member.name}</legend>
              <div className="clear-both grid gap-3 sm:grid-cols-2">
                {DIMENSIONS.map((dimension) => (
                  <Choice
                    key={dimension}
                    member={member}
                    dimension={dimension}
                    selection={selectionOf(member)}
                    onChoose={(slug) =>
                      setChosen({ ...chosen, [member.id]: { ...selectionOf(member), [dimension]: slug } })
                    }
                  />
                ))}
              </div>
              {!orderable([member], variantsOf([member])) && (
                <p role="status" className="text-sm text-sale">
                  <FormattedMessage id="bundle.member_sold_out" />
                </p>
              )}
            </fieldset>
          ))}
        </div>
      )}
    </Dialog>
  )
}

interface ChoiceProps {
  member: Member
  dimension: Dimension
  selection: Selection
  onChoose: (slug: string) => void
}

function Choice({ member, dimension, selection, onChoose }: ChoiceProps) {
  const intl = useIntl()
  const options = optionsOf(member, dimension, selection)
  if (options.length < 2) return null
  return (
    <Select
      id={`bundle-${member.id}-${dimension}`}
      label={intl.formatMessage({ id: `product.choice_${dimension}` })}
      value={selection[dimension] ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {options.map(({ slug, label, isAvailable }) => (
        <option key={slug} value={slug}>
          {isAvailable ? label : intl.formatMessage({ id: 'bundle.option_sold_out' }, { name: label })}
        </option>
      ))}
    </Select>
  )
}
