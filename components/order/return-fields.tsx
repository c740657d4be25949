'use client'

import type { Dispatch, SetStateAction } from 'react'
import { useIntl } from 'react-intl'

import { charactersLeft } from '@/components/ui/characters-left'
import { ChoiceCard } from '@/components/ui/choice-card'
import { Textarea } from '@/components/ui/input'
import type { Order } from '@/lib/contract/schemas/checkout'
import type { ReturnOptions } from '@/lib/contract/schemas/order'
import { type Chosen, problemsOf, type ReturnChoice, withLine } from '@/lib/order/return-choice'
import { EXCHANGE_WEEKS, returnMethods } from '@/lib/order/returns'

import { ReturnLine } from './return-line'

/** As long as the shop API takes it. */
const MAX_COMMENT = 1000

interface ReturnFieldsProps {
  order: Order
  /** Variants that each line can be exchanged for. */
  exchanges: ReturnOptions['exchanges']
  /** The shopper chooses and pays the carrier. */
  isAbroad: boolean
  choice: ReturnChoice
  onChange: Dispatch<SetStateAction<ReturnChoice>>
  /** The form was submitted, so problems are shown. */
  isSubmitted: boolean
}

/** The fields of the form that registers a return. */
export function ReturnFields({ order, exchanges, isAbroad, choice, onChange, isSubmitted }: ReturnFieldsProps) {
  const intl = useIntl()
  const change = (part: Partial<ReturnChoice>) => onChange((before) => ({ ...before, ...part }))
  return (
    <>
      <Lines
        order={order}
        exchanges={exchanges}
        choice={choice}
        onChoose={(line, chosen) => onChange((before) => withLine(before, line, chosen))}
        isSubmitted={isSubmitted}
      />
      <KindField kind={choice.kind} canExchange={exchanges.length > 0} onChoose={(kind) => change({ kind })} />
      <MethodField
        method={choice.method}
        offered={returnMethods(order)}
        isAbroad={isAbroad}
        onChoose={(method) => change({ method })}
      />
      <Textarea
        id="return-comment"
        maxLength={MAX_COMMENT}
        hint={charactersLeft(choice.comment, MAX_COMMENT)}
        rows={3}
        label={intl.formatMessage({ id: 'order.return_comment' })}
        value={choice.comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
    </>
  )
}

interface LinesProps extends Omit<ReturnFieldsProps, 'onChange' | 'isAbroad'> {
  onChoose: (line: number, chosen: Chosen | null) => void
}

/** The products of the order that can be returned. */
function Lines({ order, exchanges, choice, onChoose, isSubmitted }: LinesProps) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <fieldset>
      <legend className="mb-1 text-lg font-semibold">{text('order.return_what')}</legend>
      <p className="mb-3 text-sm text-ink-muted">{text('order.return_unused')}</p>
      {isSubmitted && problemsOf(choice).has('lines') && (
        <p role="alert" className="mb-2 text-sm text-sale">
          {text('order.return_none')}
        </p>
      )}
      {order.lines
        .filter((line) => line.returnable > 0)
        .map((line) => (
          <ReturnLine
            key={line.line}
            line={line}
            chosen={choice.lines[line.line] ?? null}
            onChange={(chosen) => onChoose(line.line, chosen)}
            isSubmitted={isSubmitted}
            isExchange={choice.kind === 'exchange'}
            offers={exchanges.find((known) => known.line === line.line)?.variants ?? []}
            currency={order.currency}
          />
        ))}
    </fieldset>
  )
}

type Kind = ReturnChoice['kind']
type Method = ReturnChoice['method']

/** Refund or exchange; the second only when a product can be exchanged. */
function KindField({
  kind,
  canExchange,
  onChoose,
}: {
  kind: Kind
  canExchange: boolean
  onChoose: (kind: Kind) => void
}) {
  const intl = useIntl()
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values)
  const refund: Choice<Kind> = {
    value: 'refund',
    title: text('order.return_refund'),
    note: text('order.return_refund_note'),
  }
  const exchange: Choice<Kind> = {
    value: 'exchange',
    title: text('order.return_exchange'),
    note: text('order.return_exchange_note', { weeks: EXCHANGE_WEEKS }),
  }
  return (
    <Choices
      legend={text('order.return_for')}
      name="return-kind"
      value={kind}
      onChoose={onChoose}
      choices={canExchange ? [refund, exchange] : [refund]}
    />
  )
}

/** By parcel or in a store. */
function MethodField({
  method,
  offered,
  isAbroad,
  onChoose,
}: {
  method: Method
  offered: readonly Method[]
  isAbroad: boolean
  onChoose: (method: Method) => void
}) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  const choices: readonly Choice<Method>[] = [
    {
      value: 'parcel',
      title: text('order.return_parcel'),
      note: text(isAbroad ? 'order.return_parcel_abroad' : 'order.return_parcel_note'),
    },
    { value: 'store', title: text('order.return_store'), note: text('order.return_store_note') },
  ]
  return (
    <Choices
      legend={text('order.return_how')}
      name="return-method"
      value={method}
      onChoose={onChoose}
      choices={choices.filter(({ value }) => offered.includes(value))}
    />
  )
}

interface Choice<T extends string> {
  readonly value: T
  readonly title: string
  readonly note: string
}

interface ChoicesProps<T extends string> {
  legend: string
  name: string
  value: T
  choices: readonly Choice<T>[]
  onChoose: (value: T) => void
}

function Choices<T extends string>({ legend, name, value, choices, onChoose }: ChoicesProps<T>) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-lg font-semibold">{legend}</legend>
      {choices.map((choice) => (
        <ChoiceCard
          key={choice.value}
          id={`${name}-${choice.value}`}
          name={name}
          value={choice.value}
          isChosen={value === choice.value}
          onChoose={() => onChoose(choice.value)}
          title={choice.title}
          description={choice.note}
        />
      ))}
    </fieldset>
  )
}
