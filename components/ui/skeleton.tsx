import { cx } from './cx'

/** The place of something that is on its way; the caller gives its size so that nothing shifts. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-control bg-surface-2', className)} />
}
