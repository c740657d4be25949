'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { useMarket } from '@/lib/intl/market-context'
import { logout, useAuth } from '@/stores/auth'

import { AccountSection } from './account-section'
import { AddressBook } from './address-book'
import { ChangeEmail } from './change-email'
import { ChangePassword, SetPassword } from './change-password'
import { CloseAccount } from './close-account'
import { ClubMembership } from './club-membership'
import { ColleagueFactor } from './colleague-factor'
import { LOGGED_OUT } from './logged-out'
import { Newsletters } from './newsletters'
import { OpenLogins } from './open-logins'
import { OrderList, type OrdersProps } from './order-list'
import { OwnData } from './own-data'
import { fullName, PersonalDetails } from './personal-details'
import { SecondFactor } from './second-factor'
import { SectionLinks } from './section-links'
import { SizeProfile } from './size-profile'

const GiftCardBalance = lazy(() => import('@/components/product/gift-card-balance'))

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
 * staff also a link to the admin area. `resetHref`: the page where a password is requested.
 */
export function AccountView({ orderBase, withdrawal, resetHref }: OrdersProps & { readonly resetHref: string }) {
  const intl = useIntl()
  const user = useAuth((auth) => auth.user)
  const customer = useAuth((auth) => auth.customer)
  const [hasLoggedOut, setHasLoggedOut] = useState(false)
  useGuestRedirect(hasLoggedOut)

  if (!user.isAuthenticated || !customer) return <AccountSkeleton />
  const isStaff = user.isStaffUser || user.isAdminUser || user.lacksSecondFactor === true
  const leave = () => {
    setHasLoggedOut(true)
    void logout()
  }
  return (
    <>
      <h1 className="mt-6 text-5xl">
        {intl.formatMessage({ id: 'account.hello' }, { name: customer.first_name || fullName(customer) })}
      </h1>
      <SectionLinks />
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-10">
          <Orders orderBase={orderBase} withdrawal={withdrawal} />
          <AddressBook />
          <SizeProfile sizes={customer.sizes ?? {}} />
          <Newsletters />
          <Suspense>
            <GiftCardBalance />
          </Suspense>
        </div>
        <div className="flex flex-col gap-10">
          <PersonalDetails customer={customer} />
          {customer.is_provider_only === true && <SetPassword href={resetHref} />}
          <ChangeEmail email={customer.email} isStaff={isStaff} />
          {customer.is_provider_only !== true && <ChangePassword />}
          <SecondFactor />
          {user.isAdminUser && <ColleagueFactor />}
          <OpenLogins />
          <ClubMembership isMember={customer.is_club} />
          <OwnData />
          {user.adminUrl && <AdminLink href={user.adminUrl} />}
          <Button variant="secondary" icon="logout" className="self-start" onClick={leave}>
            {intl.formatMessage({ id: 'account.logout' })}
          </Button>
          {!isStaff && <CloseAccount email={customer.email} />}
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
    <AccountSection id="account-orders" title={intl.formatMessage({ id: 'account.orders' })}>
      <OrderList orderBase={orderBase} withdrawal={withdrawal} />
      <p className="mt-4 mb-3 text-ink-muted">{intl.formatMessage({ id: 'account.orders_text' })}</p>
      <ButtonLink href={routes['view-order']} variant="secondary" icon="box">
        {intl.formatMessage({ id: 'account.orders_link' })}
      </ButtonLink>
    </AccountSection>
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
