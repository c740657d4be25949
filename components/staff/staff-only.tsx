'use client'

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { useMarket } from '@/lib/intl/market-context'
import { useAuth } from '@/stores/auth'

/**
 * `children` for staff, a link to the log-in for others, `waiting` until the visitor is known. The back end protects the data, not this
 * component.
 */
export function StaffOnly({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const intl = useIntl()
  const { routes } = useMarket()
  const isLoading = useAuth((auth) => auth.isLoading)
  const isStaff = useAuth(({ user }) => user.isStaffUser || user.isAdminUser)
  const lacksSecondFactor = useAuth(({ user }) => user.lacksSecondFactor === true)
  const word = (id: string) => intl.formatMessage({ id })
  if (isLoading) return waiting
  if (isStaff) return children
  if (lacksSecondFactor)
    return (
      <EmptyState
        icon="lock"
        title={word('staff.second_factor')}
        actions={<ButtonLink href={routes.accounts}>{word('staff.second_factor_go')}</ButtonLink>}
      >
        {word('staff.second_factor_text')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="lock"
      title={word('staff.only')}
      actions={
        <ButtonLink
          href={`${routes['accounts/login']}?next=${encodeURIComponent(window.location.pathname + window.location.hash)}`}
        >
          {word('staff.login')}
        </ButtonLink>
      }
    >
      {word('staff.only_text')}
    </EmptyState>
  )
}
