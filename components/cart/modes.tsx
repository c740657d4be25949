'use client'

import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { useAuth } from '@/stores/auth'
import { useCart } from '@/stores/cart'
import { useCheckout } from '@/stores/checkout'
import { useViewer } from '@/stores/viewer'

const OrderFor = lazy(() => import('@/components/checkout/order-for'))
const StaffModes = lazy(() => import('./staff-modes'))

/** The special mode of this order, if it has one (spec 1 §3 "Special modes"); staff may choose theirs. */
export function Modes() {
  const intl = useIntl()
  const gift = useCart(({ giftCampaignData }) => giftCampaignData)
  const giftName = useCheckout(({ giftCampaignName }) => giftCampaignName)
  const enterprise = useCheckout(({ enterpriseOrder }) => enterpriseOrder)
  const redo = useCart(({ redoOrder }) => redoOrder)
  const isStaff = useAuth(({ user }) => user.isStaffUser)
  const isAdmin = useAuth(({ user }) => user.isAdminUser)
  const note = (id: string, values: Record<string, string | number>) => (
    <p className="mb-4 flex items-start gap-2">
      <Icon name="info" className="mt-0.5 text-info" />
      <span className="min-w-0">{intl.formatMessage({ id }, values)}</span>
    </p>
  )
  return (
    <>
      {gift && note('checkout.mode_gift', { campaign: giftName ?? gift.campaign })}
      {enterprise && note('checkout.mode_enterprise', { id: enterprise.id })}
      {redo && note('checkout.mode_redo', { number: redo.number })}
      {isAdmin && (
        <Suspense>
          <OrderFor canSearch />
        </Suspense>
      )}
      {isStaff && (
        <Suspense>
          <StaffModes />
        </Suspense>
      )}
    </>
  )
}

/** Informs a shopper who is not a member that some products cost members less. */
export function ClubNote({ href }: { href: string }) {
  const intl = useIntl()
  const isMember = useViewer() === 'club'
  const count = useCheckout(({ products }) => products.filter(({ price_type }) => price_type === 'club').length)
  if (isMember || count === 0) return null
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon name="club" className="text-club" />
      <Link href={href} className="link min-w-0 text-club">
        {intl.formatMessage({ id: 'cart.club_note' }, { count })}
      </Link>
    </p>
  )
}
