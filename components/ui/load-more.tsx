import type { ReactNode } from 'react'

import { Link } from './link'
import { onPlainClick } from './plain-click'

export interface LoadMoreProps {
  /** How much of the list is shown, as text. */
  shown?: ReactNode
  /** Why the last attempt failed; announced at once. */
  error?: ReactNode
  /** The text and address of the next page; null at the end of the list. */
  next: { label: ReactNode; href: string } | null
  /** Loads the next page into this list instead of opening it. Without script the address is used. */
  onMore?: () => void
  /** Content below, such as the link to the top. */
  children?: ReactNode
}

/** The end of a list: how much of it is shown, and a button for more. */
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
