'use client'

import { usePathname } from 'next/navigation'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'

import { Icon } from '@/components/ui/icon'
import { onPlainClick } from '@/components/ui/plain-click'
import {
  menuDepth,
  menuLocation,
  type MenuLocation,
  onMenuChange,
  openMenuAt,
  replaceMenu,
} from '@/lib/browser/menu-location'
import { isNarrow } from '@/lib/browser/viewport'
import { useMarket } from '@/lib/intl/market-context'
import { menuTree } from '@/lib/shop-api/menu-tree'

import { useNavigation } from './navigation-context'

const MobileMenu = lazy(() => import('./mobile-menu'))

interface MenuButtonProps {
  label: string
  closeLabel: string
  /** Opens the choice of country and currency; stands at the menu's foot. */
  locale: ReactNode
}

/** Leads to the mobile menu (spec 2 §2), which lies over the page in narrow windows; without script it is a page of its own. */
export function MenuButton({ label, closeLabel, locale }: MenuButtonProps) {
  const { groups } = useNavigation()
  const { prefix, routes, language } = useMarket()
  const pathname = usePathname()
  const [place, setPlace] = useState<MenuLocation | null>(null)
  const [isUsed, setIsUsed] = useState(false)

  useEffect(() => {
    const addresses = { prefix, menu: routes.menu, groups: groups.map((group) => group.path) }
    let isGone = false
    const look = () => {
      const depth = menuDepth(window.history.state)
      const found = menuLocation(window.location, depth, addresses)
      if (found === null || !isNarrow()) {
        setPlace(null)
        // The window became wide: back to the page that the menu lay over.
        if (found !== null && depth > 0) window.history.go(-depth)
        return
      }
      const show = () => {
        setIsUsed(true)
        setPlace(found)
      }
      if (found.sub === null || depth > 0) return show()
      // Anyone may add a word to an address: only a group's name opens the menu there.
      void menuTree(language).then((tree) => {
        const isKnown = tree?.find(({ path }) => path === found.group)?.children.some(({ slug }) => slug === found.sub)
        if (!isGone && isKnown) show()
      })
    }
    look()
    const stop = onMenuChange(look)
    return () => {
      isGone = true
      stop()
    }
  }, [pathname, prefix, routes.menu, groups, language])

  const isOpen = place !== null
  useEffect(() => {
    if (isUsed) void import('@/stores/base').then(({ setMobileMenuOpen }) => setMobileMenuOpen(isOpen))
  }, [isUsed, isOpen])

  const close = () => {
    setPlace(null)
    const depth = menuDepth(window.history.state)
    if (depth > 0) window.history.go(-depth)
    // Nothing lies below an address that was opened as such: the group's page, or the front page.
    else if (window.location.pathname === routes.menu) window.location.assign(routes.home)
    else replaceMenu(window.location.pathname)
  }
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
            onFollow={() => setPlace(null)}
            title={label}
            closeLabel={closeLabel}
            locale={locale}
          />
        </Suspense>
      )}
    </>
  )
}
