import { cx } from '@/components/ui/cx'

/** Contour lines of a fell, as on a map: the shop's only ornament. A file of its own, so that no page carries its paths. */
export function Contours({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('contours block', className)} />
}
