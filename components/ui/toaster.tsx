'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'

import { toastStore } from './toast'

const ToastList = lazy(() => import('./toast-list'))

/**
 * The live region for toasts. It exists from the start, so that screen readers announce what is added; the toasts' code is loaded with the
 * first message.
 */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.none)
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed top-[calc(var(--header-height)+0.75rem)] right-4 left-4 z-50 flex flex-col items-end gap-2"
    >
      {toasts.length > 0 && (
        <Suspense>
          <ToastList toasts={toasts} closeLabel={closeLabel} />
        </Suspense>
      )}
    </div>
  )
}
