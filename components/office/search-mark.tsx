import { Icon } from '@/components/ui/icon'

/** A magnifier in a field that finds something, so that it is not taken for one of text. The field leaves room for it. */
export function SearchMark({ isShown = true }: { isShown?: boolean }) {
  if (!isShown) return null
  return (
    <span className="pointer-events-none absolute top-0 left-0 flex size-11 items-center justify-center text-ink-muted">
      <Icon name="search" size={16} />
    </span>
  )
}
