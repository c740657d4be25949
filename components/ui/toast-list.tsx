'use client'

import { useEffect, useRef, useState } from 'react'

import { cx } from './cx'
import { Icon, type IconName } from './icon'
import { Link } from './link'
import { dismissToast, type Toast, type ToastTone } from './toast'

const LOOK: Record<ToastTone, { icon: IconName; color: string }> = {
  neutral: { icon: 'info', color: 'text-info' },
  success: { icon: 'check-circle', color: 'text-success' },
  warning: { icon: 'warning', color: 'text-warning' },
  error: { icon: 'error', color: 'text-sale' },
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [paused, setPaused] = useState(false)
  const left = useRef(toast.duration)

  useEffect(() => {
    if (paused) return
    const started = performance.now()
    const timer = setTimeout(() => dismissToast(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(500, left.current - (performance.now() - started))
    }
  }, [paused, toast.id])

  const { icon, color } = LOOK[toast.tone]
  return (
    <div
      className="pointer-events-auto flex w-full max-w-96 items-start gap-3 rounded-card border border-line bg-surface p-3 shadow-overlay"
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onClick={() => dismissToast(toast.id)}
    >
      <Icon name={icon} className={cx('mt-0.5', color)} />
      <div className="min-w-0 flex-1">
        <div>{toast.text}</div>
        {toast.action && (
          <Link href={toast.action.href} className="link mt-1 inline-block font-semibold text-brand">
            {toast.action.label}
          </Link>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        className="-m-1.5 inline-flex size-9 shrink-0 items-center justify-center rounded-control hover:bg-surface-2"
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}

/** The toasts that are shown now. */
export default function ToastList({ toasts, closeLabel }: { toasts: readonly Toast[]; closeLabel: string }) {
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />)
}
