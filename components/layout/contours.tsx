import { cx } from '@/components/ui/cx'

/** Contour lines as on a map, the only decoration. An external file, so that the HTML does not contain its paths. */
export function Contours({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('contours block', className)} />
}
