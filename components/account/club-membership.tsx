'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { authStore } from '@/stores/auth'

import { AccountSection } from './account-section'

/** Joining and leaving the club; the prices change at once. */
export function ClubMembership({ isMember }: { isMember: boolean }) {
  const intl = useIntl()
  const [answer, setAnswer] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const text = (id: string) => intl.formatMessage({ id })

  const change = async () => {
    setAnswer(null)
    setBusy(true)
    const result = await lazyApi.call('clubMembership', { body: { is_club: !isMember } })
    setBusy(false)
    if (!result.ok) return setAnswer('account.unreachable')
    const { is_club } = result.data
    authStore.setState(({ user, customer }) => ({
      user: { ...user, isClubMember: is_club },
      customer: customer && { ...customer, is_club },
    }))
    setAnswer(is_club ? 'account.club_joined' : 'account.club_left')
  }
  return (
    <AccountSection
      id="account-club"
      title={text('account.club')}
      now={text(isMember ? 'account.club_member' : 'account.club_no_member')}
      text={text(isMember ? 'account.club_is_text' : 'account.club_text')}
    >
      <Button variant={isMember ? 'quiet' : 'secondary'} busy={busy} onClick={change}>
        {text(isMember ? 'account.club_leave' : 'account.club_join')}
      </Button>
      <p role="status" className="mt-3 max-w-text text-sm">
        {answer && text(answer)}
      </p>
    </AccountSection>
  )
}
