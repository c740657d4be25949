'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { useMarket } from '@/lib/intl/market-context'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { AccountSection } from './account-section'

/** Requests a mail with the link that deletes the account. */
export function CloseAccount({ email }: { email: string }) {
  const intl = useIntl()
  const { language } = useMarket()
  const [answer, setAnswer] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const text = (id: string) => intl.formatMessage({ id }, { email })

  const ask = async () => {
    setAnswer(null)
    setBusy(true)
    const result = await lazyApi.call('requestAccountDeletion', { body: { language_code: language } })
    setBusy(false)
    setAnswer(
      result.ok
        ? 'account.close_sent'
        : result.error.code === 'TOO_MANY_REQUESTS'
          ? 'account.too_many'
          : 'account.close_failed',
    )
  }
  return (
    <AccountSection id="account-close" title={text('account.close')}>
      <p className="mb-4 max-w-text [overflow-wrap:anywhere] text-ink-muted">{text('account.close_text')}</p>
      <Button variant="danger" icon="trash" busy={busy} onClick={ask}>
        {text('account.close_ask')}
      </Button>
      <p role="status" className="mt-3 max-w-text [overflow-wrap:anywhere] text-sm">
        {answer && text(answer)}
      </p>
    </AccountSection>
  )
}
