'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ChoiceCard } from '@/components/ui/choice-card'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Icon } from '@/components/ui/icon'
import { Textarea } from '@/components/ui/input'
import { uuid } from '@/lib/browser/uuid'
import type { Order } from '@/lib/contract/schemas/checkout'
import type { ReturnOptions } from '@/lib/contract/schemas/order'
import { useMarket } from '@/lib/intl/market-context'
import type { OrderReference } from '@/lib/order/reference'
import { refusalMessageId } from '@/lib/order/refusal'
import { type Chosen, emptyChoice, problemsOf, type ReturnChoice } from '@/lib/order/return-choice'
import { EXCHANGE_WEEKS } from '@/lib/order/returns'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { ReturnLine } from './return-line'
import { ReturnSums } from './return-sums'

interface ReturnDialogProps {
  order: Order
  reference: OrderReference
  onClose: () => void
  onChange: (order: Order) => void
}

/** Which products come back, why, how, and for what: money or another size (spec 1 §9, spec 3 §9). */
export default function ReturnDialog({ order, reference, onClose, onChange }: ReturnDialogProps) {
  const intl = useIntl()
  const [options, setOptions] = useState<ReturnOptions | null>(null)
  const [choice, setChoice] = useState<ReturnChoice>(emptyChoice)
  const [isTried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [done, setDone] = useState<Order['returns'][number] | null>(null)
  // The same form sent twice is one return.
  const formKey = useRef('')
  const form = useRef<HTMLFormElement>(null)
  const { number, access } = reference
  useEffect(() => {
    const controller = new AbortController()
    void lazyApi.call('returnOptions', { query: { number, access } }, { signal: controller.signal }).then((result) => {
      if (controller.signal.aborted) return
      if (result.ok) setOptions(result.data)
      else setFailure(refusalMessageId(result.error))
    })
    return () => controller.abort()
  }, [number, access])
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  const returnable = order.lines.filter((line) => line.returnable > 0)
  const canExchange = (options?.exchanges.length ?? 0) > 0
  const problems = problemsOf(choice)
  const setLine = (line: number, chosen: Chosen | null) =>
    setChoice((before) => {
      const { [line]: _before, ...others } = before.lines
      return { ...before, lines: chosen ? { ...others, [line]: chosen } : others }
    })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    if (problems.size > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    formKey.current ||= uuid()
    setBusy(true)
    setFailure(null)
    const result = await lazyApi.call('createReturn', {
      body: {
        number,
        access,
        form_key: formKey.current,
        kind: choice.kind,
        method: choice.method,
        comment: choice.comment,
        lines: Object.entries(choice.lines).map(([line, { quantity, reason, exchange }]) => ({
          line: Number(line),
          quantity,
          reason: reason || 'changed_mind',
          exchange_variant_id: choice.kind === 'exchange' ? exchange : null,
        })),
      },
    })
    setBusy(false)
    if (!result.ok) return setFailure(refusalMessageId(result.error))
    onChange(result.data.order)
    setDone(result.data.order.returns.find((known) => known.number === result.data.return_number) ?? null)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      side="right"
      size="lg"
      title={text('order.return')}
      closeLabel={text('common.close')}
      footer={
        done ? (
          <Button wide onClick={onClose}>
            {text('common.close')}
          </Button>
        ) : (
          <div className="flex flex-col gap-3">
            <ReturnSums order={order} choice={choice} fee={options?.fee ?? 0} />
            <Button type="submit" form="return-form" size="lg" wide busy={busy} disabled={options === null}>
              {text('order.return_submit')}
            </Button>
          </div>
        )
      }
    >
      {done ? (
        <Registered known={done} />
      ) : (
        <form id="return-form" ref={form} noValidate onSubmit={submit} className="flex flex-col gap-8">
          {failure && <ErrorState title={text(failure)} />}
          <fieldset>
            <legend className="mb-1 text-lg font-semibold">{text('order.return_what')}</legend>
            <p className="mb-3 text-sm text-ink-muted">{text('order.return_unused')}</p>
            {isTried && problems.has('lines') && (
              <p role="alert" className="mb-2 text-sm text-sale">
                {text('order.return_none')}
              </p>
            )}
            {returnable.map((line) => (
              <ReturnLine
                key={line.line}
                line={line}
                chosen={choice.lines[line.line] ?? null}
                onChange={(chosen) => setLine(line.line, chosen)}
                isTried={isTried}
                isExchange={choice.kind === 'exchange'}
                offers={options?.exchanges.find((known) => known.line === line.line)?.variants ?? []}
                currency={order.currency}
              />
            ))}
          </fieldset>
          <Choices
            legend={text('order.return_for')}
            name="return-kind"
            value={choice.kind}
            onChoose={(kind) => setChoice((before) => ({ ...before, kind }))}
            choices={[
              { value: 'refund', title: text('order.return_refund'), note: text('order.return_refund_note') },
              ...(canExchange
                ? [
                    {
                      value: 'exchange' as const,
                      title: text('order.return_exchange'),
                      note: text('order.return_exchange_note', { weeks: EXCHANGE_WEEKS }),
                    },
                  ]
                : []),
            ]}
          />
          <Choices
            legend={text('order.return_how')}
            name="return-method"
            value={choice.method}
            onChoose={(method) => setChoice((before) => ({ ...before, method }))}
            choices={[
              { value: 'parcel', title: text('order.return_parcel'), note: text('order.return_parcel_note') },
              { value: 'store', title: text('order.return_store'), note: text('order.return_store_note') },
            ]}
          />
          <Textarea
            id="return-comment"
            maxLength={1000}
            rows={3}
            label={text('order.return_comment')}
            value={choice.comment}
            onChange={({ target }) => setChoice((before) => ({ ...before, comment: target.value }))}
          />
        </form>
      )}
    </Dialog>
  )
}

function Choices<T extends string>({
  legend,
  name,
  value,
  choices,
  onChoose,
}: {
  legend: string
  name: string
  value: T
  choices: readonly { value: T; title: string; note: string }[]
  onChoose: (value: T) => void
}) {
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

/** It is registered: its number, and what to do with the parcel. */
function Registered({ known }: { known: Order['returns'][number] }) {
  const intl = useIntl()
  const { locale } = useMarket()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const day =
    known.reserved_until &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(known.reserved_until))
  return (
    <div className="flex flex-col gap-4">
      <Icon name="check-circle" size={48} className="text-success" />
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {text('order.return_done', { number: known.number })}
      </h3>
      <p>
        {text(known.method === 'parcel' ? 'order.return_do_parcel' : 'order.return_do_store', { number: known.number })}
      </p>
      <p>{day ? text('order.return_kept', { day }) : text('order.return_money')}</p>
      <p className="text-ink-muted">{text('order.return_mail')}</p>
    </div>
  )
}
