import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { TextWithHeadings } from '@/lib/content/headings'

interface PageContentsProps {
  label: string
  headings: TextWithHeadings['headings']
  className?: string | undefined
}

function Entries({ headings }: Pick<PageContentsProps, 'headings'>) {
  return (
    <ul>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${encodeURIComponent(id)}`}
            className="inline-flex min-h-9 items-center py-1 leading-snug text-ink-muted hover:text-brand"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What a long page contains, beside its text. */
export function PageContents({ label, headings, className }: PageContentsProps) {
  if (headings.length === 0) return null
  return (
    <nav aria-label={label} className={className}>
      <h2 className="border-b border-line pb-3 text-lg">{label}</h2>
      <div className="mt-2">
        <Entries headings={headings} />
      </div>
    </nav>
  )
}

/** The same where there is no room beside the text: closed, above it. */
export function FoldedContents({ label, headings, className }: PageContentsProps) {
  if (headings.length === 0) return null
  return (
    <details className={cx('mb-6 rounded-card border border-line bg-surface px-4', className)}>
      <summary className="flex min-h-11 items-center justify-between font-semibold hover:text-brand">
        {label}
        <Icon name="chevron-down" />
      </summary>
      <nav aria-label={label} className="pb-3">
        <Entries headings={headings} />
      </nav>
    </details>
  )
}
