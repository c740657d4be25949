import { Icon } from '@/components/ui/icon'
import type { Store } from '@/lib/contract/schemas/config'

import { town } from './store-list'

type Address = NonNullable<Store['address']>

const LINK = 'link inline-flex min-h-11 items-center gap-2'

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={LINK}>
      <Icon name="phone" size={18} />
      <span className="whitespace-nowrap">{phone}</span>
    </a>
  )
}

/** The way to a store, on a map of another site; without coordinates the search for its address. */
export function RouteLink({ address: { street, lat, lon, ...rest }, text }: { address: Address; text: string }) {
  const search = encodeURIComponent(`${street}, ${town({ street, ...rest })}`)
  const path = lat === undefined || lon === undefined ? `search?query=${search}` : `directions?to=${lat}%2C${lon}`
  return (
    <a href={`https://www.openstreetmap.org/${path}`} target="_blank" rel="noopener noreferrer" className={LINK}>
      <Icon name="pin" size={18} />
      {text}
    </a>
  )
}
