/** What a state machine of the shop is: states, and the transitions between them. The tables beside this file are the only list of either. */
import type { OrderEventKind } from './events'

/** Who makes a transition: the shopper (whoever knows the order's look-up secret), staff, the payment provider, or a sweep when time is up. */
export const ACTORS = ['shopper', 'staff', 'provider', 'clock'] as const
export type Actor = (typeof ACTORS)[number]

export interface Transition<State extends string = string> {
  /** The states that it starts from; none: it creates the row. */
  readonly from: readonly State[]
  readonly to: State
  readonly by: readonly Actor[]
  /** What must be true besides, in words: for the diagram's page. The code that makes the transition checks it. */
  readonly when?: string
  /** What it adds to the order's timeline, in this order. */
  readonly events: readonly OrderEventKind[]
  /** What else changes in the same database transaction, in this order: rows that others wait for come last. */
  readonly effects: readonly string[]
}

export interface Machine<State extends string = string> {
  readonly name: string
  /** The table whose column `status` holds the state. */
  readonly table: string
  readonly states: readonly State[]
  /** The state that a new row has. */
  readonly initial: State
  readonly transitions: Readonly<Record<string, Transition<State>>>
}

export type StateOf<M extends Machine> = M['states'][number]
export type TransitionName<M extends Machine> = keyof M['transitions'] & string
/** The states that a transition starts from. */
export type FromOf<M extends Machine, T extends TransitionName<M>> = M['transitions'][T]['from'][number]
/** Who may make a transition. */
export type ByOf<M extends Machine, T extends TransitionName<M>> = M['transitions'][T]['by'][number]
/** What a transition does besides changing the state. */
export type EffectOf<M extends Machine, T extends TransitionName<M>> = M['transitions'][T]['effects'][number]

const namesOf = <M extends Machine>(machine: M) => Object.keys(machine.transitions) as TransitionName<M>[]

/** Can this transition start from the row's state? */
export function startsFrom<M extends Machine, T extends TransitionName<M>, R extends { readonly status: StateOf<M> }>(
  machine: M,
  name: T,
  row: R,
): row is R & { readonly status: FromOf<M, T> } {
  return machine.transitions[name]?.from.includes(row.status) ?? false
}

/** A transition together with a row that is in a state where it starts. */
export type Step<M extends Machine, R, A extends Actor> = {
  [T in TransitionName<M>]: [FromOf<M, T>] extends [never]
    ? never
    : A extends ByOf<M, T>
      ? { readonly name: T; readonly row: R & { readonly status: FromOf<M, T> } }
      : never
}[TransitionName<M>]

/** The transition by which `by` brings the row into the state `to`, or null when the table has none. */
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

/** May `by` bring something that is in the state `from` into the state `to`? */
export function mayReach<M extends Machine>(machine: M, from: StateOf<M>, to: StateOf<M>, by: Actor): boolean {
  return stepTo(machine, { status: from }, to, by) !== null
}

/** Where `by` can bring something that exists already. */
export type TargetOf<M extends Machine, A extends Actor> = {
  [T in TransitionName<M>]: [FromOf<M, T>] extends [never]
    ? never
    : A extends ByOf<M, T>
      ? M['transitions'][T]['to']
      : never
}[TransitionName<M>]

/** The states that `by` can bring something into, in the order of the machine's states. */
export function targetsOf<M extends Machine, A extends Actor>(machine: M, by: A): TargetOf<M, A>[] {
  const made = Object.values(machine.transitions).filter((transition) => transition.by.includes(by))
  return machine.states.filter((state): state is TargetOf<M, A> =>
    made.some(({ from, to }) => to === state && from.length > 0),
  )
}

/** The state that the first of these transitions leads to from `status`; null when none starts there. */
export function nextState<M extends Machine, T extends TransitionName<M>>(
  machine: M,
  names: readonly T[],
  status: StateOf<M>,
): M['transitions'][T]['to'] | null {
  const name = names.find((key) => startsFrom(machine, key, { status }))
  return name === undefined ? null : (machine.transitions[name]?.to ?? null)
}

/** Every pair of states that a transition of the table joins, as `from>to`. */
export function pairsOf(machine: Machine): string[] {
  const pairs = Object.values(machine.transitions).flatMap(({ from, to }) => from.map((state) => `${state}>${to}`))
  return [...new Set(pairs)]
}

/** States that nothing leads out of. */
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

/** Is a state one of these? */
export function isOneOf<S extends string>(states: readonly S[], state: string): state is S {
  return (states as readonly string[]).includes(state)
}
