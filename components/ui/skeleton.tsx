import { cx } from './cx'

/** A placeholder for content that is loading. The caller sets its size, so that the layout does not shift. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-control bg-surface-2', className)} />
}
