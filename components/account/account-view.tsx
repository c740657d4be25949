'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import type { Customer } from '@/lib/contract/schemas/customer'
import { useMarket } from '@/lib/intl/market-context'
import { logout, useAuth } from '@/stores/auth'

import { ChangePassword } from './change-password'
import { CloseAccount } from './close-account'
import { ClubMembership } from './club-membership'
import { ColleagueFactor } from './colleague-factor'
import { LOGGED_OUT } from './logged-out'
import { OpenLogins } from './open-logins'
import { OrderList, type OrdersProps } from './order-list'
import { SecondFactor } from './second-factor'

type CustomerRecord = Customer['customer']

const fullName = ({ first_name: first, last_name: last }: CustomerRecord) => `${first} ${last}`.trim()

/**
 * Guests have no account page: they are sent to the log-in and return afterwards. Who has just logged out is told so there, since a toast
 * would disappear with this page.
 */
function useGuestRedirect(hasLoggedOut: boolean): void {
  const { routes } = useMarket()
  const isGuest = useAuth(({ isLoading, user }) => !isLoading && !user.isAuthenticated)
  useEffect(() => {
    if (!isGuest) return
    const query = hasLoggedOut ? `${LOGGED_OUT}=1` : `next=${encodeURIComponent(window.location.pathname)}`
    window.location.replace(`${routes['accounts/login']}?${query}`)
  }, [isGuest, hasLoggedOut, routes])
}

/**
 * The account page: the customer's data, their orders (`orderBase`: address of an order's page, up to its number), and the log-out; for
 * staff also a link to the admin area.
 */
export function AccountView({ orderBase, withdrawal }: OrdersProps) {
  const intl = useIntl()
  const user = useAuth((auth) => auth.user)
  const customer = useAuth((auth) => auth.customer)
  const [hasLoggedOut, setHasLoggedOut] = useState(false)
  useGuestRedirect(hasLoggedOut)

  if (!user.isAuthenticated || !customer) return <AccountSkeleton />
  const leave = () => {
    setHasLoggedOut(true)
    void logout()
  }
  return (
    <>
      <h1 className="mt-6 text-5xl">
        {intl.formatMessage({ id: 'account.hello' }, { name: customer.first_name || fullName(customer) })}
      </h1>
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Orders orderBase={orderBase} withdrawal={withdrawal} />
        <div className="flex flex-col gap-10">
          <Details customer={customer} />
          <ClubMembership isMember={customer.is_club} />
          <SecondFactor />
          {user.isAdminUser && <ColleagueFactor />}
          <ChangePassword />
          <OpenLogins />
          {user.adminUrl && <AdminLink href={user.adminUrl} />}
          <Button variant="secondary" icon="logout" className="self-start" onClick={leave}>
            {intl.formatMessage({ id: 'account.logout' })}
          </Button>
          {!user.isStaffUser && !user.isAdminUser && <CloseAccount email={customer.email} />}
        </div>
      </div>
    </>
  )
}

function AccountSkeleton() {
  const intl = useIntl()
  return (
    <>
      <h1 className="sr-only">{intl.formatMessage({ id: 'account.title' })}</h1>
      <div role="status" className="mt-8 flex flex-col gap-4">
        <span className="sr-only">{intl.formatMessage({ id: 'common.loading' })}</span>
        <Skeleton className="h-10 w-72" />
        <Skeleton className="h-40 w-full max-w-text" />
      </div>
    </>
  )
}

/** The orders of the account, and a link to find an order that was made without it. */
function Orders({ orderBase, withdrawal }: OrdersProps) {
  const intl = useIntl()
  const { routes } = useMarket()
  return (
    <section aria-labelledby="account-orders">
      <h2 id="account-orders" className="mb-3 text-2xl">
        {intl.formatMessage({ id: 'account.orders' })}
      </h2>
      <OrderList orderBase={orderBase} withdrawal={withdrawal} />
      <p className="mt-4 mb-3 text-ink-muted">{intl.formatMessage({ id: 'account.orders_text' })}</p>
      <ButtonLink href={routes['view-order']} variant="secondary" icon="box">
        {intl.formatMessage({ id: 'account.orders_link' })}
      </ButtonLink>
    </section>
  )
}

/** The customer's data; empty values are left out. */
function Details({ customer }: { customer: CustomerRecord }) {
  const intl = useIntl()
  const rows: readonly (readonly [string, string | null])[] = [
    ['account.name', fullName(customer)],
    ['account.email', customer.email],
    ['account.phone', customer.phone],
    ['account.membership', customer.is_club ? intl.formatMessage({ id: 'account.club_member' }) : null],
    ['account.organisation', customer.organisation],
    ['account.company', customer.company ?? null],
    ['account.vat_number', customer.vat_number ?? null],
  ]
  return (
    <section aria-labelledby="account-details">
      <h2 id="account-details" className="mb-3 text-2xl">
        {intl.formatMessage({ id: 'account.details' })}
      </h2>
      <dl className="border-t border-line">
        {rows.map(([id, value]) =>
          value ? (
            <div key={id} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[12rem_1fr]">
              <dt className="text-ink-muted">{intl.formatMessage({ id })}</dt>
              <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}

function AdminLink({ href }: { href: string }) {
  const intl = useIntl()
  return (
    <section aria-labelledby="account-staff">
      <h2 id="account-staff" className="mb-2 text-2xl">
        {intl.formatMessage({ id: 'account.staff' })}
      </h2>
      <a href={href} className="link inline-flex min-h-11 items-center font-semibold text-brand">
        {intl.formatMessage({ id: 'account.admin' })}
      </a>
    </section>
  )
}
