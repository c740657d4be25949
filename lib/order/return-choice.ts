/** The shopper's choices in the form of a return. */
import type { ReturnMethod, ReturnReason } from './returns'

export interface Chosen {
  readonly quantity: number
  readonly reason: ReturnReason | ''
  /** The variant that is sent instead. */
  readonly exchange: number | null
}

export interface ReturnChoice {
  readonly kind: 'refund' | 'exchange'
  readonly method: ReturnMethod
  /** By the line's number within the order. */
  readonly lines: Readonly<Record<number, Chosen>>
  readonly comment: string
}

export const emptyChoice = (method: ReturnMethod): ReturnChoice => ({ kind: 'refund', method, lines: {}, comment: '' })

/** What is missing: `lines`, `reason-<line>`, `exchange-<line>`. */
export function problemsOf({ kind, lines }: ReturnChoice): ReadonlySet<string> {
  const chosen = Object.entries(lines)
  if (chosen.length === 0) return new Set(['lines'])
  return new Set(
    chosen.flatMap(([line, { reason, exchange }]) => [
      ...(reason === '' ? [`reason-${line}`] : []),
      ...(kind === 'exchange' && exchange === null ? [`exchange-${line}`] : []),
    ]),
  )
}

/**
 * The choice with another quantity of a product. If fewer units of the chosen variant are available, its choice is removed, because the
 * form no longer offers it.
 */
export function withQuantity(
  chosen: Chosen,
  quantity: number,
  offers: readonly { readonly id: number; readonly available: number }[],
): Chosen {
  const isAvailable = offers.some(({ id, available }) => id === chosen.exchange && available >= quantity)
  return { ...chosen, quantity, exchange: isAvailable ? chosen.exchange : null }
}

/** The choice with another choice for one line; null removes the line. */
export function withLine(choice: ReturnChoice, line: number, chosen: Chosen | null): ReturnChoice {
  const { [line]: _before, ...others } = choice.lines
  return { ...choice, lines: chosen ? { ...others, [line]: chosen } : others }
}

/** The lines of the request that registers the return. Only for a choice without problems: then each line has a reason. */
export function requestLines({ kind, lines }: ReturnChoice) {
  return Object.entries(lines).map(([line, { quantity, reason, exchange }]) => ({
    line: Number(line),
    quantity,
    reason: reason || ('changed_mind' as const),
    exchange_variant_id: kind === 'exchange' ? exchange : null,
  }))
}
