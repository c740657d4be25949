import { cx } from '@/components/ui/cx'
import { Skeleton } from '@/components/ui/skeleton'

/** An amount, or a placeholder until the server has computed it for the current cart: an outdated amount would be wrong. */
export function Amount({ text, isPending, className }: { text: string; isPending: boolean; className?: string }) {
  if (isPending) {
    return (
      <span className={cx('relative inline-block', className)}>
        <span aria-hidden="true" className="invisible">
          {text}
        </span>
        <Skeleton className="absolute inset-y-1 right-0 w-full min-w-14" />
      </span>
    )
  }
  return <span className={cx('whitespace-nowrap', className)}>{text}</span>
}
