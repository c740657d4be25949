'use client'

import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Select } from '@/components/ui/select'
import type { BundleOffer } from '@/lib/catalog/bundle-offer'
import { type Dimension, DIMENSIONS, optionsOf, type Selection } from '@/lib/catalog/variant'
import { LazyIntl } from '@/lib/intl/lazy'

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

function Chooser({ bundleId, name, members: paths, onClose }: Props) {
  const intl = useIntl()
  const { members, choose, buy } = useBundleChoice(bundleId, paths)
  const word = (id: string) => intl.formatMessage({ id })
  if (members === null) return null
  const isSold = members !== 'failed' && members.every(({ isOrderable }) => isOrderable)
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      closeLabel={word('common.close')}
      footer={
        members !== 'failed' && (
          <Button size="lg" wide icon="cart" disabled={!isSold} onClick={buy}>
            {word(isSold ? 'bundle.add' : 'bundle.sold_out')}
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
              onChoose={(dimension, slug) => choose(chosen, dimension, slug)}
            />
          ))}
        </div>
      )}
    </Dialog>
  )
}

interface MemberChoicesProps {
  chosen: ChosenMember
  onChoose: (dimension: Dimension, slug: string) => void
}

/** Colour, size and type of one product of the bundle. */
function MemberChoices({ chosen: { member, selection, isOrderable }, onChoose }: MemberChoicesProps) {
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
