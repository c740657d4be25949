'use client'

import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'

interface PagerProps {
  page: number
  pages: number
  /** Ids of the texts of its two buttons. */
  words: { readonly previous: string; readonly next: string }
  onTurn: (page: number) => void
  className?: string
}

/** Buttons to the previous and the next page; nothing when there is only one page. */
export function Pager({ page, pages, words, onTurn, className }: PagerProps) {
  const intl = useIntl()
  if (pages <= 1) return null
  return (
    <div className={cx(className, 'flex items-center gap-3')}>
      <Button variant="secondary" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {intl.formatMessage({ id: words.previous })}
      </Button>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {intl.formatMessage({ id: words.next })}
      </Button>
    </div>
  )
}
