import { cx } from '@/components/ui/cx'
import { Skeleton } from '@/components/ui/skeleton'

/** An amount, or its place while the server has not said it of exactly this cart: an old amount would be a lie. */
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
