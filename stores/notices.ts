/** What the stores have to tell the shopper. They know messages, not words: whoever has the words listens and shows them (components/ui/toast). */

export type NoticeKind = 'success' | 'error'

/** A message of `locales` with its values. */
export interface Message {
  readonly id: string
  readonly values?: Readonly<Record<string, string | number>>
}

type Listener = (kind: NoticeKind, message: Message) => void

const listeners = new Set<Listener>()

/** Tells everybody who listens. Without a listener nothing is kept: the next validation says again what still holds. */
export function giveNotice(kind: NoticeKind, message: Message): void {
  for (const listener of listeners) listener(kind, message)
}

/** Calls back with each notice until the returned function is called. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
