'use client'

import { type FormEvent, useState } from 'react'

import type { Result, ShopError } from '@/lib/shop-api/result'

import { failureId } from './failure-id'

/** A message of a field that is wrong. */
export interface FieldProblem {
  readonly id: string
  readonly values?: Readonly<Record<string, string | number>>
}
export type FieldProblems<F extends string> = { readonly [Name in F]?: FieldProblem | null }

interface AccountForm<F extends string, T> {
  /** The fields in their order; a field's control has the id `{prefix}-{field}`. */
  readonly fields: readonly F[]
  readonly prefix: string
  readonly check: (data: FormData) => FieldProblems<F>
  readonly send: (data: FormData) => Promise<Result<T>>
  /** The problem of a field for an answer that refuses it; null: the answer is about something else. */
  readonly refused?: (error: ShopError) => FieldProblems<F> | null
  /** Another message than the usual one for a failure. */
  readonly failure?: (error: ShopError) => string | null
  readonly onDone: (data: T, form: HTMLFormElement) => void
}

/** Text of a field without spaces at its ends. */
export const fieldText = (data: FormData, name: string): string => String(data.get(name) ?? '').trim()

/** A form of the account page: checked when it is sent, the first wrong field gets the focus, and what was typed stays. */
export function useAccountForm<F extends string, T>(options: AccountForm<F, T>) {
  const [problems, setProblems] = useState<FieldProblems<F>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  /** Returns whether there is one. */
  const show = (found: FieldProblems<F>): boolean => {
    setProblems(found)
    const first = options.fields.find((name) => found[name])
    if (first !== undefined) document.getElementById(`${options.prefix}-${first}`)?.focus()
    return first !== undefined
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const data = new FormData(form)
    setFailure(null)
    if (show(options.check(data))) return
    setBusy(true)
    const result = await options.send(data)
    setBusy(false)
    if (result.ok) return options.onDone(result.data, form)
    const refused = options.refused?.(result.error)
    if (!refused || !show(refused)) setFailure(options.failure?.(result.error) ?? failureId(result.error))
  }
  return { problems, failure, busy, submit }
}
