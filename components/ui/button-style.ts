import { cx } from './cx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'lg' | 'sm'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-fill hover:bg-brand-hover border-transparent',
  secondary: 'bg-surface text-ink border-line-strong hover:border-ink',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-surface-2',
  danger: 'bg-surface text-sale border-line-strong hover:border-sale',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1.5 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-5 py-2.5 text-base',
  lg: 'min-h-13 px-6 py-3.5 text-base',
}

/** Class names of everything that looks like a button. The box grows with a long text instead of cutting it. */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  wide = false,
  className?: string,
): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold leading-tight transition-colors',
    'disabled:border-line disabled:bg-surface-2 disabled:text-ink-subtle aria-disabled:border-line aria-disabled:bg-surface-2 aria-disabled:text-ink-subtle',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
    className,
  )
}
