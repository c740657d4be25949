import type { ReactNode } from 'react'

export type ToastTone = 'neutral' | 'success' | 'error' | 'warning'

export interface Toast {
  readonly id: number
  readonly text: ReactNode
  readonly tone: ToastTone
  /** ms for which it is shown; the time stops during hover and focus (spec 2 §4: 3 s, the product's own 10 s). */
  readonly duration: number
  readonly action?: { readonly label: string; readonly href: string }
}

const TOAST_MS = 3_000
export const PRODUCT_TOAST_MS = 10_000

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message at the top right for some seconds. The same text is not shown twice at the same time. Returns its id. */
export function toast(
  text: ReactNode,
  options: { tone?: ToastTone; duration?: number; action?: Toast['action'] } = {},
): number {
  const same = toasts.find((shown) => shown.text === text)
  if (same) return same.id
  const id = nextId++
  set([
    ...toasts.slice(-3),
    { id, text, tone: options.tone ?? 'neutral', duration: options.duration ?? TOAST_MS, action: options.action },
  ])
  return id
}

/** Removes a message before its time is over. */
export function dismissToast(id: number): void {
  set(toasts.filter((shown) => shown.id !== id))
}

/** For useSyncExternalStore. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): readonly Toast[] => toasts,
  none: (): readonly Toast[] => NONE,
}
const NONE: readonly Toast[] = []
