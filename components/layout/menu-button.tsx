'use client'

import { lazy, type ReactNode, Suspense, useEffect } from 'react'

import { Icon } from '@/components/ui/icon'
import { onPlainClick } from '@/components/ui/plain-click'
import { openMenuAt } from '@/lib/browser/menu-location'
import { isNarrow } from '@/lib/browser/viewport'
import { useMarket } from '@/lib/intl/market-context'
import { menuTree } from '@/lib/shop-api/menu-tree'

import { useMenuPlace } from './use-menu-place'

const MobileMenu = lazy(() => import('./mobile-menu'))

interface MenuButtonProps {
  label: string
  closeLabel: string
  /** Opens the choice of country and currency; shown at the end of the menu. */
  locale: ReactNode
}

/** Leads to the mobile menu (spec 2 §2), which covers the page in narrow windows; without script it is a page of its own. */
export function MenuButton({ label, closeLabel, locale }: MenuButtonProps) {
  const { routes, language } = useMarket()
  const { place, isUsed, close, hide } = useMenuPlace()
  const isOpen = place !== null
  useEffect(() => {
    if (isUsed) void import('@/stores/base').then(({ setMobileMenuOpen }) => setMobileMenuOpen(isOpen))
  }, [isUsed, isOpen])
  return (
    <>
      <a
        href={routes.menu}
        aria-haspopup="dialog"
        className="target -ml-2.5 flex items-center justify-center rounded-control hover:bg-surface-2 md:hidden"
        onPointerDown={() => void menuTree(language)}
        onClick={(event) => {
          if (isNarrow())
            onPlainClick(event, () => {
              if (!isOpen) openMenuAt(routes.menu)
            })
        }}
      >
        <Icon name="menu" size={24} label={label} />
      </a>
      {isUsed && (
        <Suspense>
          <MobileMenu
            place={place}
            onClose={close}
            onFollow={hide}
            title={label}
            closeLabel={closeLabel}
            locale={locale}
          />
        </Suspense>
      )}
    </>
  )
}
