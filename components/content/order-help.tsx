import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import { config } from '@/lib/config/env'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import { ORDER_HELP_HOURS } from '@/lib/market/order-help'
import { shopDay } from '@/lib/market/shop-time'
import { nextWorkingDays } from '@/lib/market/working-days'
import { routeHref } from '@/lib/seo/hrefs'

import { OpenState } from './open-state'

/** More business days than a page is cached for. */
const DAYS_AHEAD = 5

/** Where questions about orders are answered, and when: the order chat, or without one the page with the form. */
export function OrderHelp({ language, className }: { language: Language; className?: string }) {
  const intl = getIntl(language)
  const { chatUrl } = config().contact
  const { opens, closes } = ORDER_HELP_HOURS
  const dayText = (day: string) =>
    intl.formatDate(day, { weekday: 'long', day: 'numeric', month: 'numeric', timeZone: 'UTC' })
  const days = nextWorkingDays(shopDay(), DAYS_AHEAD).map((day) => ({
    day,
    opensText: intl.formatMessage({ id: 'content.order_help_opens' }, { day: dayText(day), hour: opens }),
  }))
  const link = 'link inline-flex min-h-11 items-center font-semibold'
  return (
    <div className={className}>
      <p className="flex flex-wrap items-center gap-x-2">
        <Icon name="mail" size={18} className="text-ink-muted" />
        {intl.formatMessage({ id: 'content.order_help' })}
        {chatUrl === null ? (
          <SoftLink href={routeHref(language, 'ask')} className={link}>
            {intl.formatMessage({ id: 'content.order_help_ask' })}
          </SoftLink>
        ) : (
          <a href={chatUrl} target="_blank" rel="noopener noreferrer" className={link}>
            {intl.formatMessage({ id: 'content.order_help_chat' })}
          </a>
        )}
      </p>
      <p className="flex flex-wrap gap-x-1 text-sm text-ink-muted">
        <span>{intl.formatMessage({ id: 'content.order_help_hours' }, { opens, closes })}</span>
        <span>
          <OpenState days={days} openText={intl.formatMessage({ id: 'content.order_help_open' }, { hour: closes })} />
        </span>
      </p>
    </div>
  )
}
