'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import type { Answer } from '@/lib/contract/calls'
import { useMarket } from '@/lib/intl/market-context'
import { shopTimeZone } from '@/lib/market/shop-time'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { useCall } from '@/lib/shop-api/use-call'

import { AccountSection } from './account-section'
import { failureId } from './failure-id'

type Login = Answer<'logins'>['logins'][number]

/** The open log-ins of the account; one, or all others, can be ended. */
export function OpenLogins() {
  const intl = useIntl()
  const { data, hasFailed, again } = useCall('logins', {})
  const [answer, setAnswer] = useState<string | null>(null)
  const text = (id: string) => intl.formatMessage({ id })
  const end = async (id: number | null) => {
    setAnswer(null)
    const result = await lazyApi.call('endLogins', { body: { id } })
    setAnswer(result.ok ? (id === null ? 'security.logins_ended' : 'security.login_ended') : failureId(result.error))
    again()
  }
  const logins = data?.logins ?? []
  return (
    <AccountSection
      id="account-logins"
      title={text('security.logins_title')}
      now={data && intl.formatMessage({ id: 'security.logins_count' }, { count: logins.length })}
      text={text('security.logins_text')}
    >
      {hasFailed && data === null && <ErrorState title={text('security.logins_failed')} />}
      <ul className="max-w-text border-b border-line">
        {logins.map((login) => (
          <LoginRow key={login.id} login={login} onEnd={() => end(login.id)} />
        ))}
      </ul>
      {logins.length > 1 && (
        <Button variant="secondary" className="mt-4" onClick={() => end(null)}>
          {text('security.logins_end')}
        </Button>
      )}
      <p role="status" className="mt-3 max-w-text text-sm">
        {answer && text(answer)}
      </p>
    </AccountSection>
  )
}

function LoginRow({ login, onEnd }: { login: Login; onEnd: () => void }) {
  const intl = useIntl()
  const { locale } = useMarket()
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: shopTimeZone() })
  const since = format.format(new Date(login.first_seen))
  const device = login.device || text('security.device_unknown')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-ink-muted">
          {text('security.login_times', { since, seen: format.format(new Date(login.last_seen)) })}
        </p>
      </div>
      {login.is_current ? (
        <span className="text-sm">{text('security.this_device')}</span>
      ) : (
        <Button variant="quiet" size="sm" aria-label={text('security.login_end_of', { device, since })} onClick={onEnd}>
          {text('security.login_end')}
        </Button>
      )}
    </li>
  )
}
