'use client'

import { useState } from 'react'

import { cx } from './cx'
import { Icon } from './icon'

export interface QuantityStepperProps {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  disabled?: boolean
  size?: 'md' | 'sm'
  /** Accessible names of the group and its two buttons. */
  labels: { quantity: string; less: string; more: string }
  className?: string
}

/** A number with a button on each side. A typed number is applied and clamped when the field loses focus. */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max = 999,
  disabled,
  size = 'md',
  labels,
  className,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const take = (text: string) => {
    setDraft(null)
    const wanted = Number.parseInt(text, 10)
    if (!Number.isFinite(wanted)) return
    const next = Math.min(max, Math.max(min, wanted))
    if (next !== value) onChange(next)
  }
  return (
    <div
      role="group"
      aria-label={labels.quantity}
      className={cx('inline-flex items-stretch rounded-control border border-line-strong bg-surface', className)}
    >
      <StepButton
        icon="minus"
        label={labels.less}
        size={size}
        disabled={disabled || value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      />
      <input
        className="w-11 border-x border-line bg-transparent text-center text-base"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={3}
        aria-label={labels.quantity}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
        onBlur={(event) => take(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take(event.currentTarget.value)
        }}
      />
      <StepButton
        icon="plus"
        label={labels.more}
        size={size}
        disabled={disabled || value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      />
    </div>
  )
}

interface StepButtonProps {
  icon: 'minus' | 'plus'
  label: string
  size: 'md' | 'sm'
  disabled: boolean
  onClick: () => void
}

function StepButton({ icon, label, size, disabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className={cx(
        'inline-flex items-center justify-center transition-colors hover:bg-surface-2 disabled:text-line-strong disabled:hover:bg-transparent',
        size === 'md' ? 'size-11' : 'size-9',
      )}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} size={16} />
    </button>
  )
}
