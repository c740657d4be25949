/** Messages from the stores to the shopper. Stores have message ids only; a component that has the texts shows them as toasts. */

export type NoticeKind = 'success' | 'error'

/** A message of `locales` with its values. */
export interface Message {
  readonly id: string
  readonly values?: Readonly<Record<string, string | number>>
}

type Listener = (kind: NoticeKind, message: Message) => void

const listeners = new Set<Listener>()

/** Calls all listeners. Without a listener the message is dropped: the next validation repeats it if it is still true. */
export function notify(kind: NoticeKind, message: Message): void {
  for (const listener of listeners) listener(kind, message)
}

/** Calls the listener with each notice until the returned function is called. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
