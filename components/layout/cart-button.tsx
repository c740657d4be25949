'use client'

import { useEffect, useState } from 'react'

import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { useMarket } from '@/lib/intl/market-context'

/** Link to the cart with the number of units in it. Space for the number is reserved before it is known. */
export function CartButton({ label }: { label: string }) {
  const { routes } = useMarket()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let end: (() => void) | null = null
    let isGone = false
    void import('@/stores/cart').then(({ watchUnitCount }) => {
      if (!isGone) end = watchUnitCount(setCount)
    })
    return () => {
      isGone = true
      end?.()
    }
  }, [])
  const spoken = count > 0 ? `${label}, ${count}` : label
  const shown = count > 99 ? '99+' : String(count)
  return (
    <Link
      href={routes.checkout}
      aria-label={spoken}
      title={label}
      className="target relative -mr-2.5 inline-flex items-center justify-center rounded-control hover:bg-surface-2"
    >
      <Icon name="cart" size={24} />
      <span
        aria-hidden="true"
        className={`absolute top-1 right-0.5 min-w-5 rounded-chip bg-brand px-1 text-center text-xs leading-5 font-bold text-on-fill transition-opacity ${count > 0 ? 'opacity-100' : 'opacity-0'}`}
      >
        {shown}
      </span>
    </Link>
  )
}
