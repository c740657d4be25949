'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useMarket } from '@/lib/intl/market-context'
import { countryName } from '@/lib/market/countries'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { useCall } from '@/lib/shop-api/use-call'
import { authStore } from '@/stores/auth'

import { AccountSection } from './account-section'
import { type Address, AddressForm } from './address-form'
import { failureId } from './failure-id'
import { fullName } from './personal-details'
import { useOpenedForm } from './use-opened-form'

/** The checkout of this page's visit fills in the default address without another request. */
function adoptDefault(addresses: readonly Address[]): void {
  const first = addresses.find(({ is_default }) => is_default) ?? null
  authStore.setState(({ user, customer }) => ({
    user: { ...user, postcode: first?.postcode ?? null },
    customer: customer && {
      ...customer,
      address: first?.address ?? null,
      city: first?.city ?? null,
      ...(first && { country: first.country }),
    },
  }))
}

/** The default address, and how many others there are. */
function inALine(addresses: readonly Address[], none: string): string {
  const first = addresses.find(({ is_default }) => is_default) ?? addresses[0]
  if (!first) return none
  const line = `${first.address}, ${first.postcode} ${first.city}`
  return addresses.length > 1 ? `${line} (+${addresses.length - 1})` : line
}

/** The address book: one address is the default, each can be changed and removed. */
export function AddressBook() {
  const intl = useIntl()
  const { data, hasFailed, again } = useCall('addresses', {})
  const { opened, open, close, focusFirst } = useOpenedForm<{ readonly address: Address | null }>()
  const [changed, setChanged] = useState<readonly Address[] | null>(null)
  const [answer, setAnswer] = useState<string | null>(null)
  const addresses = changed ?? data?.addresses ?? null
  const text = (id: string) => intl.formatMessage({ id })
  const take = (book: readonly Address[], message: string) => {
    setChanged(book)
    adoptDefault(book)
    setAnswer(message)
  }
  const edit = (address: Address | null) => {
    setAnswer(null)
    open({ address }, address ? `address-change-${address.id}` : 'address-add')
  }
  const remove = async ({ id }: Address) => {
    setAnswer(null)
    const result = await lazyApi.call('removeAddress', { body: { id } })
    if (!result.ok) return setAnswer(failureId(result.error))
    take(result.data.addresses, 'profile.address_removed')
    // The pressed button is gone.
    document.getElementById('account-addresses')?.focus()
  }
  return (
    <AccountSection
      id="account-addresses"
      title={text('profile.addresses_title')}
      now={addresses && inALine(addresses, text('profile.addresses_none'))}
      text={text('profile.addresses_text')}
    >
      {addresses === null && (hasFailed ? <Failed again={again} /> : <Skeleton className="h-24 w-full" />)}
      {addresses && !opened && (
        <>
          <AddressList addresses={addresses} onEdit={edit} onRemove={remove} />
          <Button id="address-add" variant="secondary" className="mt-4" onClick={() => edit(null)}>
            {text('profile.address_add')}
          </Button>
        </>
      )}
      {opened && (
        <AddressForm
          address={opened.address}
          focusFirst={focusFirst}
          onClose={close}
          onSaved={(book) => {
            take(book, 'profile.address_saved')
            close()
          }}
        />
      )}
      <p role="status" className="mt-3 text-sm">
        {answer && text(answer)}
      </p>
    </AccountSection>
  )
}

function Failed({ again }: { again: () => void }) {
  const intl = useIntl()
  return (
    <ErrorState
      title={intl.formatMessage({ id: 'profile.addresses_failed' })}
      actions={
        <Button variant="secondary" size="sm" onClick={again}>
          {intl.formatMessage({ id: 'common.retry' })}
        </Button>
      }
    />
  )
}

interface AddressListProps {
  addresses: readonly Address[]
  onEdit: (address: Address) => void
  onRemove: (address: Address) => Promise<void>
}

function AddressList({ addresses, onEdit, onRemove }: AddressListProps) {
  const intl = useIntl()
  if (addresses.length === 0)
    return <p className="font-semibold">{intl.formatMessage({ id: 'profile.addresses_none' })}</p>
  return (
    <ul className="max-w-text border-b border-line">
      {addresses.map((address) => (
        <AddressRow key={address.id} address={address} onEdit={onEdit} onRemove={onRemove} />
      ))}
    </ul>
  )
}

function AddressRow({ address, onEdit, onRemove }: Omit<AddressListProps, 'addresses'> & { address: Address }) {
  const intl = useIntl()
  const { language } = useMarket()
  const [busy, setBusy] = useState(false)
  const text = (id: string) => intl.formatMessage({ id }, { address: address.address })
  const remove = async () => {
    setBusy(true)
    await onRemove(address)
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-4">
      <address className="min-w-0 not-italic [overflow-wrap:anywhere]">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {fullName(address)}
          {address.is_default && <Badge>{text('profile.address_default')}</Badge>}
        </span>
        <span className="block">{address.address}</span>
        <span className="block">{`${address.postcode} ${address.city}`.trim()}</span>
        <span className="block text-ink-muted">{countryName(address.country, language)}</span>
        {address.phone && <span className="block text-ink-muted">{address.phone}</span>}
      </address>
      <div className="flex gap-2">
        <Button
          id={`address-change-${address.id}`}
          variant="quiet"
          size="sm"
          aria-label={text('profile.address_change_of')}
          onClick={() => onEdit(address)}
        >
          {text('profile.change')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          busy={busy}
          aria-label={text('profile.address_remove_of')}
          onClick={() => void remove()}
        >
          {text('profile.address_remove')}
        </Button>
      </div>
    </li>
  )
}
