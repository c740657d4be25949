'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { loadGoogle, requestGoogleToken } from '@/lib/browser/google-identity'
import { replacingLogin } from '@/lib/shop-api/auth-cookie'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { signIn } from '@/stores/auth'

export interface GoogleButtonProps {
  clientId: string
  scriptUrl: string
}

/** Signs in with a Google account; the log-in form then opens the next page. Nothing is loaded from Google before the button is used. */
export function GoogleButton({ clientId, scriptUrl }: GoogleButtonProps) {
  const intl = useIntl()
  const [busy, setBusy] = useState(false)
  const prepare = () => void loadGoogle(scriptUrl)
  const fail = (id: string) => toast(intl.formatMessage({ id }), { tone: 'error' })

  const press = async () => {
    setBusy(true)
    try {
      const answer = await requestGoogleToken(clientId, scriptUrl)
      if (answer.kind !== 'token') {
        if (answer.kind === 'not-ready') fail('account.google_not_ready')
        if (answer.kind === 'failed') fail('account.google_failed')
        return
      }
      const result = await lazyApi.call(
        'convertToken',
        { body: { client_id: clientId, grant_type: 'convert_token', backend: 'google-oauth2', token: answer.token } },
        ...replacingLogin(),
      )
      const signedIn = result.ok ? await signIn(result.data) : result
      if (!signedIn.ok) fail('account.google_failed')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      size="lg"
      wide
      busy={busy}
      onClick={press}
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
    >
      {intl.formatMessage({ id: 'account.google' })}
    </Button>
  )
}
