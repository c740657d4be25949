'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import type { Customer } from '@/lib/contract/schemas/customer'
import { useMarket } from '@/lib/intl/market-context'
import { logout, useAuth } from '@/stores/auth'

import { AccountGroup, AccountSection } from './account-section'
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

type CustomerRecord = Customer['customer']

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

interface AccountViewProps extends OrdersProps {
  /** The page where a password is requested. */
  readonly resetHref: string
  readonly wishlistHref: string
}

/**
 * The account page: the customer's data, their orders (`orderBase`: address of an order's page, up to its number), and the log-out; for
 * staff also a link to the admin area.
 */
export function AccountView({ orderBase, withdrawal, resetHref, wishlistHref }: AccountViewProps) {
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
      <Greeting customer={customer} onLeave={leave} />
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[13rem_minmax(0,52rem)]">
        <SectionLinks wishlistHref={wishlistHref} />
        <div className="flex min-w-0 flex-col gap-12">
          <Orders orderBase={orderBase} withdrawal={withdrawal} />
          <Shopping customer={customer} />
          <Access customer={customer} resetHref={resetHref} isStaff={isStaff} isAdmin={user.isAdminUser} />
          {user.adminUrl && <AdminLink href={user.adminUrl} />}
          <AccountGroup id="account-privacy" title={intl.formatMessage({ id: 'account.group_privacy' })}>
            <OwnData />
            {!isStaff && <CloseAccount email={customer.email} />}
          </AccountGroup>
        </div>
      </div>
    </>
  )
}

interface GreetingProps {
  customer: CustomerRecord
  onLeave: () => void
}

/** Who is logged in, whether they are in the club, and the way out. */
function Greeting({ customer, onLeave }: GreetingProps) {
  const intl = useIntl()
  return (
    <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-5xl">
          {intl.formatMessage({ id: 'account.hello' }, { name: customer.first_name || fullName(customer) })}
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere] text-ink-muted">
          {customer.email}
          {customer.is_club && <Badge tone="club">{intl.formatMessage({ id: 'account.club_member' })}</Badge>}
        </p>
      </div>
      <Button variant="secondary" icon="logout" onClick={onLeave}>
        {intl.formatMessage({ id: 'account.logout' })}
      </Button>
    </div>
  )
}

/** What makes shopping quicker, and what the shop offers its customers. */
function Shopping({ customer }: { customer: CustomerRecord }) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <AccountGroup id="account-shopping" title={text('account.group_shopping')}>
      <AddressBook />
      <SizeProfile sizes={customer.sizes ?? {}} />
      <ClubMembership isMember={customer.is_club} />
      <Newsletters />
      <AccountSection id="account-balance" title={text('account.balance')} now={text('account.balance_now')}>
        <Suspense>
          <GiftCardBalance isPart />
        </Suspense>
      </AccountSection>
    </AccountGroup>
  )
}

interface AccessProps {
  customer: CustomerRecord
  resetHref: string
  isStaff: boolean
  isAdmin: boolean
}

/** The customer's details, and how they log in. */
function Access({ customer, resetHref, isStaff, isAdmin }: AccessProps) {
  const intl = useIntl()
  return (
    <AccountGroup id="account-access" title={intl.formatMessage({ id: 'account.details' })}>
      <PersonalDetails customer={customer} />
      <ChangeEmail email={customer.email} isStaff={isStaff} />
      {customer.is_provider_only === true ? <SetPassword href={resetHref} /> : <ChangePassword />}
      <SecondFactor />
      {isAdmin && <ColleagueFactor />}
      <OpenLogins />
    </AccountGroup>
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
    <AccountGroup id="account-orders" title={intl.formatMessage({ id: 'account.orders' })}>
      <OrderList orderBase={orderBase} withdrawal={withdrawal} />
      <p className="mt-4 mb-3 text-ink-muted">{intl.formatMessage({ id: 'account.orders_text' })}</p>
      <ButtonLink href={routes['view-order']} variant="secondary" icon="box">
        {intl.formatMessage({ id: 'account.orders_link' })}
      </ButtonLink>
    </AccountGroup>
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
