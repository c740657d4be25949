/** Looks for a sequence of actions with a gain: breadth first, every action in every state, equal states once. */
import { type Currency, CURRENCY_TABLE, minorPerUnit } from '@/lib/market/currencies'

import { type Action, actionsOf, apply, gainOf, keyOf, startOf, type State, wordsOf } from './model'

interface Search {
  readonly currencies: readonly Currency[]
  /** The longest sequence. */
  readonly depth: number
  readonly maxOrders: number
  /** Begin with a gift card that is about to expire. */
  readonly present: boolean
  /** States of one length that are continued; of more the ones with the largest gain, and then every n-th. */
  readonly width: number
}

interface Node {
  readonly state: State
  readonly gain: number
  /** Sequences of actions that lead to the state. */
  readonly ways: number
  readonly from: Node | null
  readonly by: Action | null
}

interface Found {
  /** The largest gain in cents of EUR, and the sequence that makes it. */
  readonly gain: number
  readonly words: readonly string[]
  readonly states: number
  readonly steps: number
  /** Sequences that these states stand for. */
  readonly sequences: number
  /** The longest sequence up to which no state was left out. */
  readonly completeTo: number
}

/** The gain that counts: an expiring card must not become anything that lasts longer than products. */
const worst = (state: State, present: boolean): number => {
  const { all, liquid } = gainOf(state)
  return present ? Math.max(all, liquid) : all
}

export function searchGain({ currencies, depth, maxOrders, present, width }: Search): Found {
  const start: Node = { state: startOf(present), gain: 0, ways: 1, from: null, by: null }
  let level: Node[] = [start]
  let best = start
  let [states, steps, sequences, completeTo] = [1, 0, 0, depth]
  for (let length = 1; length <= depth && level.length > 0; length += 1) {
    const next = new Map<string, Node>()
    for (const from of level)
      for (const by of actionsOf(from.state, { currencies, maxOrders })) {
        const state = apply(from.state, by)
        if (!state) continue
        steps += 1
        const key = keyOf(state)
        const known = next.get(key)
        if (known) next.set(key, { ...known, ways: known.ways + from.ways })
        else next.set(key, { state, gain: worst(state, present), ways: from.ways, from, by })
      }
    level = [...next.values()]
    states += level.length
    for (const node of level) {
      sequences += node.ways
      if (node.gain > best.gain) best = node
    }
    if (level.length > width && length < depth) {
      completeTo = Math.min(completeTo, length)
      level = narrowed(level, width)
    }
  }
  return { gain: best.gain, words: wayTo(best), states, steps, sequences, completeTo }
}

/** Half of the width for the best states, half for states from everywhere in the order in which they were found. */
function narrowed(level: readonly Node[], width: number): Node[] {
  const sorted = [...level].sort((a, b) => b.gain - a.gain)
  const half = Math.floor(width / 2)
  const rest = sorted.slice(half)
  const every = rest.length / (width - half)
  return [
    ...sorted.slice(0, half),
    ...Array.from({ length: width - half }, (_, index) => rest[Math.floor(index * every)]).filter(
      (node) => node !== undefined,
    ),
  ]
}

function wayTo(node: Node): string[] {
  return node.from && node.by ? [...wayTo(node.from), wordsOf(node.by)] : []
}

/** One minor unit of each currency in cents of EUR, the largest of them: what one rounding may give. */
export const largestMinorUnit = (currencies: readonly Currency[]): number =>
  Math.max(...currencies.map((currency) => 100 / minorPerUnit(currency) / CURRENCY_TABLE[currency].defaultRate))
