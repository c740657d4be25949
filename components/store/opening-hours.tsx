import { cx } from '@/components/ui/cx'
import type { Store } from '@/lib/contract/schemas/config'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'

import { clockText } from '@/lib/content/clock-text'
import { openingDays } from '@/lib/content/opening-days'
import { isClosed } from '@/lib/market/opening-hours'

const span = ({ opens, closes }: Store['hours'][number], language: Language) =>
  `${clockText(opens, language)}–${clockText(closes, language)}`

/** Opening hours, one line for days with the same hours; nothing for a store without hours. */
export function OpeningHours({
  hours,
  language,
  className,
}: {
  hours: Store['hours']
  language: Language
  className?: string
}) {
  if (hours.length === 0) return null
  const intl = getIntl(language)
  return (
    <dl className={cx('tabular', className)}>
      {hours.map((day) => (
        <div key={day.days} className="flex gap-3">
          <dt className="min-w-16 text-ink-muted">{openingDays(day.days, language)}</dt>
          <dd>{isClosed(day) ? intl.formatMessage({ id: 'content.store_closed' }) : span(day, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
