/** The type of the shop's state machines: states, and the transitions between them. The tables in this folder are the only list of both. */
import type { OrderEventKind } from './events'

/**
 * The actor of a transition: the shopper (anybody with the order's look-up secret), staff, the payment provider, or a sweep after a
 * timeout.
 */
export const ACTORS = ['shopper', 'staff', 'provider', 'clock'] as const
export type Actor = (typeof ACTORS)[number]

export interface Transition<State extends string = string> {
  /** The states from which it starts; none: it creates the row. */
  readonly from: readonly State[]
  readonly to: State
  readonly by: readonly Actor[]
  /** Another condition, in words: for the page with the diagram. The code that makes the transition checks it. */
  readonly when?: string
  /** The events that it adds to the order's timeline, in this order. */
  readonly events: readonly OrderEventKind[]
  /** Other changes in the same database transaction, in this order: rows for which other transactions wait come last. */
  readonly effects: readonly string[]
}

export interface Machine<State extends string = string> {
  readonly name: string
  /** The table whose column `status` has the state. */
  readonly table: string
  readonly states: readonly State[]
  /** The state of a new row. */
  readonly initial: State
  readonly transitions: Readonly<Record<string, Transition<State>>>
}

export type StateOf<M extends Machine> = M['states'][number]
export type TransitionName<M extends Machine> = keyof M['transitions'] & string
/** The states from which a transition starts. */
export type FromOf<M extends Machine, T extends TransitionName<M>> = M['transitions'][T]['from'][number]
/** The actors that may make a transition. */
export type ByOf<M extends Machine, T extends TransitionName<M>> = M['transitions'][T]['by'][number]
/** The effects of a transition besides the change of state. */
export type EffectOf<M extends Machine, T extends TransitionName<M>> = M['transitions'][T]['effects'][number]

const namesOf = <M extends Machine>(machine: M) => Object.keys(machine.transitions) as TransitionName<M>[]

/** True when this transition can start from the row's state. */
export function startsFrom<M extends Machine, T extends TransitionName<M>, R extends { readonly status: StateOf<M> }>(
  machine: M,
  name: T,
  row: R,
): row is R & { readonly status: FromOf<M, T> } {
  return machine.transitions[name]?.from.includes(row.status) ?? false
}

/** A transition together with a row in one of its start states. */
export type Step<M extends Machine, R, A extends Actor> = {
  [T in TransitionName<M>]: [FromOf<M, T>] extends [never]
    ? never
    : A extends ByOf<M, T>
      ? { readonly name: T; readonly row: R & { readonly status: FromOf<M, T> } }
      : never
}[TransitionName<M>]

/** The transition with which `by` changes the row's state to `to`, or null when the table has none. */
export function stepTo<M extends Machine, R extends { readonly status: StateOf<M> }, A extends Actor>(
  machine: M,
  row: R,
  to: StateOf<M>,
  by: A,
): Step<M, R, A> | null {
  const name = namesOf(machine).find((key) => {
    const transition = machine.transitions[key]
    return transition?.to === to && transition.by.includes(by) && transition.from.includes(row.status)
  })
  return name === undefined ? null : ({ name, row } as Step<M, R, A>)
}

/** True when `by` may change the state `from` to the state `to`. */
export function mayReach<M extends Machine>(machine: M, from: StateOf<M>, to: StateOf<M>, by: Actor): boolean {
  return stepTo(machine, { status: from }, to, by) !== null
}

/** The states to which `by` can change an existing row. */
export type TargetOf<M extends Machine, A extends Actor> = {
  [T in TransitionName<M>]: [FromOf<M, T>] extends [never]
    ? never
    : A extends ByOf<M, T>
      ? M['transitions'][T]['to']
      : never
}[TransitionName<M>]

/** The states that `by` can reach with one transition, in the order of the machine's states. */
export function targetsOf<M extends Machine, A extends Actor>(machine: M, by: A): TargetOf<M, A>[] {
  const made = Object.values(machine.transitions).filter((transition) => transition.by.includes(by))
  return machine.states.filter((state): state is TargetOf<M, A> =>
    made.some(({ from, to }) => to === state && from.length > 0),
  )
}

/** The state after the first of these transitions that starts from `status`; null when none does. */
export function nextState<M extends Machine, T extends TransitionName<M>>(
  machine: M,
  names: readonly T[],
  status: StateOf<M>,
): M['transitions'][T]['to'] | null {
  const name = names.find((key) => startsFrom(machine, key, { status }))
  return name === undefined ? null : (machine.transitions[name]?.to ?? null)
}

/** Every pair of states with a transition in the table, as `from>to`. */
export function pairsOf(machine: Machine): string[] {
  const pairs = Object.values(machine.transitions).flatMap(({ from, to }) => from.map((state) => `${state}>${to}`))
  return [...new Set(pairs)]
}

/** States without outgoing transitions. */
export function finalStates<M extends Machine>(machine: M): StateOf<M>[] {
  const left = new Set(Object.values(machine.transitions).flatMap(({ from }) => from))
  return machine.states.filter((state) => !left.has(state))
}

/** The keys of a table of states whose attribute `key` is one of `values`, in the table's order. */
export function statesWith<
  Table extends Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  Key extends keyof Table[keyof Table],
  const Value extends Table[keyof Table][Key],
>(table: Table, key: Key, ...values: Value[]) {
  type State = keyof Table & string
  type Found = { [S in State]: Table[S][Key] extends Value ? S : never }[State]
  return (Object.keys(table) as State[]).filter((state): state is Found =>
    (values as unknown[]).includes(table[state]?.[key as string]),
  ) as readonly Found[]
}

/** True when a state is one of these. */
export function isOneOf<S extends string>(states: readonly S[], state: string): state is S {
  return (states as readonly string[]).includes(state)
}
