'use client'

import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/checkbox'
import { ErrorState } from '@/components/ui/error-state'
import { Input, Textarea } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Order } from '@/lib/contract/schemas/checkout'
import { shopTimeZone } from '@/lib/market/shop-time'

import { type KnownOrder, type Problems, type Stated, useLinkedOrder, useWithdrawal } from './use-withdrawal'

interface WithdrawalFormProps {
  /** The statutory words of the function and of its confirmation. */
  title: string
  confirm: string
  contactEmail: string
  /** Days of the voluntary return. */
  returnDays: number
}

/** The statement of withdrawal: filled in by hand, or from the order whose link opened the page; then its receipt. */
export function WithdrawalForm({ title, confirm, contactEmail, returnDays }: WithdrawalFormProps) {
  const intl = useIntl()
  const known = useLinkedOrder()
  const isHydrated = useHydrated()
  const { problems, failure, busy, stated, submit } = useWithdrawal(known)
  if (stated) return <Receipt stated={stated} />
  return (
    <>
      <h1 className="text-4xl hyphens-auto">{title}</h1>
      <p className="mt-3">{intl.formatMessage({ id: 'withdrawal.intro' })}</p>
      <p className="mt-3 mb-8 text-ink-muted">
        {intl.formatMessage({ id: 'withdrawal.voluntary' }, { days: returnDays })}
      </p>
      {/* Another key when the order is known: its fields begin with the order's values. */}
      <form
        key={known?.order.number ?? ''}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5"
      >
        {failure && <ErrorState title={intl.formatMessage({ id: failure }, { email: contactEmail })} />}
        <Fields known={known} problems={problems} />
        <p>{intl.formatMessage({ id: 'withdrawal.statement' })}</p>
        <Button type="submit" size="lg" wide busy={busy} disabled={!isHydrated}>
          {confirm}
        </Button>
      </form>
    </>
  )
}

function Fields({ known, problems }: { known: KnownOrder | null; problems: Problems }) {
  const intl = useIntl()
  const text = (id: string | undefined) => id && intl.formatMessage({ id })
  return (
    <>
      <Input
        id="withdrawal-name"
        name="name"
        autoComplete="name"
        required
        maxLength={200}
        defaultValue={known?.order.name ?? ''}
        label={text('withdrawal.name')}
        error={text(problems.name)}
      />
      {known ? (
        <p className="font-semibold">
          {intl.formatMessage({ id: 'withdrawal.order_known' }, { number: known.order.number })}
        </p>
      ) : (
        <Input
          id="withdrawal-order"
          name="order"
          autoComplete="off"
          required
          maxLength={200}
          label={text('withdrawal.order_number')}
          hint={text('withdrawal.order_hint')}
          error={text(problems.order)}
        />
      )}
      <Input
        id="withdrawal-email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={known?.order.email ?? ''}
        label={text('withdrawal.email')}
        hint={text('withdrawal.email_hint')}
        error={text(problems.email)}
      />
      {known ? (
        <Scope order={known.order} problem={problems.lines} />
      ) : (
        <Textarea
          id="withdrawal-goods"
          name="goods"
          rows={3}
          maxLength={2000}
          label={text('withdrawal.goods')}
          hint={text('withdrawal.goods_hint')}
        />
      )}
    </>
  )
}

/** The whole order, or some of its products. */
function Scope({ order, problem }: { order: Order; problem: string | undefined }) {
  const intl = useIntl()
  const [isPart, setPart] = useState(false)
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <fieldset id="withdrawal-lines" tabIndex={-1} className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{text('withdrawal.scope')}</legend>
      <Radio
        name="scope"
        value="whole"
        checked={!isPart}
        onChange={() => setPart(false)}
        label={text('withdrawal.whole')}
      />
      <Radio
        name="scope"
        value="part"
        checked={isPart}
        onChange={() => setPart(true)}
        label={text('withdrawal.part')}
      />
      {isPart &&
        order.lines.map(({ line, name, colour, size, quantity }) => (
          <Select
            key={line}
            id={`withdrawal-line-${line}`}
            name={`line-${line}`}
            label={[name, colour, size].filter(Boolean).join(', ')}
            defaultValue="0"
          >
            {Array.from({ length: quantity + 1 }, (_, count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        ))}
      {problem && (
        <p role="alert" className="text-sm text-sale">
          {text(problem)}
        </p>
      )}
    </fieldset>
  )
}

/** What was stated and when; the same is sent by e-mail. */
function Receipt({ stated: { number, received, name, order, email, goods } }: { stated: Stated }) {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const facts = [
    [text('withdrawal.number'), number],
    [
      text('withdrawal.received'),
      intl.formatDate(received, { dateStyle: 'long', timeStyle: 'long', timeZone: shopTimeZone() }),
    ],
    [text('withdrawal.name'), name],
    [text('withdrawal.order_number'), order],
    [text('withdrawal.email'), email],
    [text('withdrawal.scope'), goods === '' ? text('withdrawal.whole') : goods],
  ] as const
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none hyphens-auto">
        {text('withdrawal.done_title')}
      </h1>
      <p className="mt-3 mb-6">{text('withdrawal.done_text', { email })}</p>
      <dl className="border-b border-line">
        {facts.map(([label, value]) => (
          <div key={label} className="border-t border-line py-3">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">{text('withdrawal.done_next', { number })}</p>
    </>
  )
}
