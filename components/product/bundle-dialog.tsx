'use client'

import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Select } from '@/components/ui/select'
import type { BundleOffer } from '@/lib/catalog/bundle-offer'
import { bundleVariantId } from '@/lib/catalog/bundle-variant'
import { type Dimension, DIMENSIONS, optionsOf, type Selection } from '@/lib/catalog/variant'
import { LazyIntl } from '@/lib/intl/lazy'

import { BundleQuote } from './bundle-quote'
import { type ChosenMember, type Member, useBundleChoice } from './use-bundle-choice'

type Props = BundleOffer & { onClose: () => void }

/** Selects the variants of a bundle and adds it to the cart (spec 3 §4 "Bundle modal"). */
export default function BundleDialog(props: Props) {
  return (
    <LazyIntl areas={['bundle']}>
      <Chooser {...props} />
    </LazyIntl>
  )
}

const fieldId = (memberId: number, dimension: Dimension) => `bundle-${memberId}-${dimension}`

/** Moves the focus to a select and opens its list, where the browser can open it. */
function openSelect(id: string): void {
  const field = document.getElementById(id)
  field?.focus()
  try {
    if (field instanceof HTMLSelectElement) field.showPicker?.()
  } catch {
    // Without a picker the focused select shows its error text.
  }
}

function Chooser({ bundleId, name, members: paths, onClose }: Props) {
  const intl = useIntl()
  const { members, choose, buy } = useBundleChoice(bundleId, paths)
  const [isAsked, setAsked] = useState(false)
  const word = (id: string) => intl.formatMessage({ id })
  if (members === null) return null
  const isSold = members !== 'failed' && members.every(({ isOrderable }) => isOrderable)
  const open = members === 'failed' ? undefined : members.find(({ pending }) => pending !== null)
  const press = () => {
    if (!open?.pending) return buy()
    setAsked(true)
    openSelect(fieldId(open.member.id, open.pending))
  }
  const variantId = isSold ? bundleVariantId(members) : null
  const text = !isSold ? 'bundle.sold_out' : open ? `product.select_${open.pending}` : 'bundle.add'
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      closeLabel={word('common.close')}
      footer={
        members !== 'failed' && (
          <Button size="lg" wide icon={open ? undefined : 'cart'} disabled={!isSold} onClick={press}>
            {word(text)}
          </Button>
        )
      }
    >
      {members === 'failed' && <ErrorState title={word('bundle.unavailable')} />}
      {members !== 'failed' && (
        <div className="flex flex-col divide-y divide-line">
          {members.map((chosen) => (
            <MemberChoices
              key={chosen.member.id}
              chosen={chosen}
              isAsked={isAsked}
              onChoose={(dimension, slug) => choose(chosen, dimension, slug)}
            />
          ))}
          {variantId !== null && (
            <BundleQuote id={variantId} isInStock={members.every(({ variant }) => variant?.stock_data.in_stock)} />
          )}
        </div>
      )}
    </Dialog>
  )
}

interface MemberChoicesProps {
  chosen: ChosenMember
  /** The shopper pressed the button while a choice was pending. */
  isAsked: boolean
  onChoose: (dimension: Dimension, slug: string) => void
}

/** Colour, size and type of one product of the bundle. */
function MemberChoices({ chosen: { member, selection, isOrderable }, isAsked, onChoose }: MemberChoicesProps) {
  return (
    <fieldset className="flex flex-col gap-3 py-4 first:pt-0">
      <legend className="float-left mb-3 font-semibold">{member.name}</legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        {DIMENSIONS.map((dimension) => (
          <Choice
            key={dimension}
            member={member}
            dimension={dimension}
            selection={selection}
            isAsked={isAsked}
            onChoose={(slug) => onChoose(dimension, slug)}
          />
        ))}
      </div>
      {!isOrderable && (
        <p role="status" className="text-sm text-sale">
          <FormattedMessage id="bundle.member_sold_out" />
        </p>
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  member: Member
  dimension: Dimension
  selection: Selection
  isAsked: boolean
  onChoose: (slug: string) => void
}

function Choice({ member, dimension, selection, isAsked, onChoose }: ChoiceProps) {
  const intl = useIntl()
  const options = optionsOf(member, dimension, selection)
  if (options.length < 2) return null
  const isPending = selection[dimension] === null
  return (
    <Select
      id={fieldId(member.id, dimension)}
      label={intl.formatMessage({ id: `product.choice_${dimension}` })}
      value={selection[dimension] ?? ''}
      error={isAsked && isPending && intl.formatMessage({ id: `product.first_select_${dimension}` })}
      onChange={(event) => onChoose(event.target.value)}
    >
      {isPending && (
        <option value="" disabled>
          {intl.formatMessage({ id: `product.select_${dimension}` })}
        </option>
      )}
      {options.map(({ slug, label, isAvailable }) => (
        <option key={slug} value={slug}>
          {isAvailable ? label : intl.formatMessage({ id: 'bundle.option_sold_out' }, { name: label })}
        </option>
      ))}
    </Select>
  )
}
