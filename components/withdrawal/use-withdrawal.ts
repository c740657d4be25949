'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'

import { isEmail } from '@/lib/contract/email'
import type { Order } from '@/lib/contract/schemas/checkout'
import { useMarket } from '@/lib/intl/market-context'
import { accessInFragment } from '@/lib/order/order-link'
import type { WithdrawnLine } from '@/lib/order/withdrawal'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

export interface KnownOrder {
  readonly order: Order
  readonly access: string
}

/**
 * The order whose link opened the page; null without one. The secret leaves the address at once. A wrong or old link is like none: the form
 * can be filled in by hand.
 */
export function useLinkedOrder(): KnownOrder | null {
  const [known, setKnown] = useState<KnownOrder | null>(null)
  useEffect(() => {
    const { hash, pathname } = window.location
    const access = accessInFragment(hash)
    const number = new URLSearchParams(hash.slice(1)).get('number')
    if (access === null || number === null) return
    window.history.replaceState(window.history.state, '', pathname)
    void lazyApi.call('orderStatus', { body: { number, access } }).then((result) => {
      if (result.ok) setKnown({ order: result.data, access })
    })
  }, [])
  return known
}

/** Messages of fields that are not filled in. */
export interface Problems {
  readonly name?: string
  readonly order?: string
  readonly email?: string
  readonly lines?: string
}

/** What was stated, for the page that shows it. */
export interface Stated {
  readonly number: string
  readonly received: string
  readonly name: string
  readonly order: string
  readonly email: string
  readonly goods: string
}

const nameOf = ({ name, colour, size }: Order['lines'][number]) => [name, colour, size].filter(Boolean).join(', ')

/** The chosen units in words, as the statement names them. */
function wordsOf(order: Order, lines: readonly WithdrawnLine[]): string {
  return lines
    .map(({ line, quantity }) => {
      const sold = order.lines.find((one) => one.line === line)
      return `${quantity} × ${sold ? nameOf(sold) : line}`
    })
    .join('\n')
}

const fieldOf = (data: FormData, name: string) => String(data.get(name) ?? '').trim()

/** Null: the whole order. */
function linesOf(data: FormData, order: Order): WithdrawnLine[] | null {
  if (data.get('scope') !== 'part') return null
  return order.lines.flatMap(({ line }) => {
    const quantity = Number(data.get(`line-${line}`))
    return quantity > 0 ? [{ line, quantity }] : []
  })
}

function problemsOf(fields: {
  name: string
  order: string
  email: string
  lines: readonly WithdrawnLine[] | null
}): Problems {
  return {
    ...(fields.name === '' && { name: 'withdrawal.missing_name' }),
    ...(fields.order === '' && { order: 'withdrawal.missing_order' }),
    ...(!isEmail(fields.email) && { email: 'withdrawal.missing_email' }),
    ...(fields.lines?.length === 0 && { lines: 'withdrawal.missing_lines' }),
  }
}

/** A key that stays the same for the same content: a repeated request is the same statement, a corrected one is not. */
function useKeyOf(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' })
  return (content) => {
    const text = JSON.stringify(content)
    if (last.current.content !== text) last.current = { content: text, key: crypto.randomUUID() }
    return last.current.key
  }
}

/** Sends the statement. */
export function useWithdrawal(known: KnownOrder | null) {
  const { language, country } = useMarket()
  const keyOf = useKeyOf()
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [stated, setStated] = useState<Stated | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const lines = known && linesOf(data, known.order)
    const fields = {
      name: fieldOf(data, 'name'),
      order: known?.order.number ?? fieldOf(data, 'order'),
      email: fieldOf(data, 'email'),
      goods: lines && known ? wordsOf(known.order, lines) : fieldOf(data, 'goods'),
    }
    const found = problemsOf({ ...fields, lines })
    setProblems(found)
    const [first] = Object.keys(found)
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`#withdrawal-${first}`)?.focus()
      return
    }
    setBusy(true)
    const { name, order, email, goods } = fields
    const result = await lazyApi.call('withdraw', {
      body: {
        ...{ form_key: keyOf(fields), name, email, goods, order_number: order },
        ...(lines && { lines }),
        access: known?.access ?? '',
        ...{ language_code: language, country_code: country },
      },
    })
    setBusy(false)
    if (result.ok) setStated({ ...fields, ...result.data })
    else setFailure(result.error.status === 429 ? 'withdrawal.too_many' : 'withdrawal.failed')
  }
  return { problems, failure, busy, stated, submit }
}
