import type { ReactNode } from 'react'

import { Link } from './link'
import { onPlainClick } from './plain-click'

export interface LoadMoreProps {
  /** How much of the list is on the page, in words. */
  shown?: ReactNode
  /** Why the last try brought nothing; announced at once. */
  error?: ReactNode
  /** The words and the address of the next page; null at the end of the list. */
  next: { label: ReactNode; href: string } | null
  /** Brings the next page here instead of going to it; without script the address works. */
  onMore?: () => void
  /** Below, such as the way back to the top. */
  children?: ReactNode
}

/** The end of a list: how much of it is here, and the way on. */
export function LoadMore({ shown, error, next, onMore, children }: LoadMoreProps) {
  return (
    <div className="flex flex-col items-center gap-3">
      {error && (
        <p role="alert" className="text-center text-sm text-sale">
          {error}
        </p>
      )}
      {shown && <p className="text-sm text-ink-muted">{shown}</p>}
      {next && (
        <Link
          href={next.href}
          className="link min-h-11 content-center font-semibold"
          onClick={onMore && ((event) => onPlainClick(event, onMore))}
        >
          {next.label}
        </Link>
      )}
      {children}
    </div>
  )
}
