'use client'

import { type RefObject, useEffect, useState } from 'react'

import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { usePrice } from '@/lib/intl/market-context'

import { useShownPrice } from './price-block'
import { useProduct } from './product-context'

/**
 * On phones a copy of price and button at the lower edge while the button itself is not visible, above or below. The page's scroll padding keeps the focused
 * element above it.
 */
export default function StickyBar({
  place,
  label,
  onPress,
}: {
  place: RefObject<HTMLElement | null>
  label: string
  onPress: () => void
}) {
  const { panel } = useProduct()
  const price = useShownPrice()
  const format = usePrice()
  const [isAway, setAway] = useState(false)

  useEffect(() => {
    const box = place.current
    if (!box || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setAway(entry !== undefined && !entry.isIntersecting))
    observer.observe(box)
    return () => observer.disconnect()
  }, [place])

  return (
    <div
      inert={!isAway}
      className={cx(
        'fixed inset-x-0 bottom-0 z-30 flex items-center gap-3 border-t border-line bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] transition-transform duration-200 md:hidden',
        !isAway && 'translate-y-full',
      )}
    >
      <p className="min-w-0 flex-1">
        <span className="line-clamp-2 text-xs text-ink-muted">{panel.name}</span>
        {price !== null && <span className="font-bold">{format(price)}</span>}
      </p>
      <Button className="max-w-3/5 shrink-0 px-4" onClick={onPress}>
        {label}
      </Button>
    </div>
  )
}
