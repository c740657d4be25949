import { Skeleton } from '@/components/ui/skeleton'

/** Placeholder rows while the entries of a desk load. */
export function DeskWaiting() {
  return (
    <div className="flex flex-col gap-4">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}
