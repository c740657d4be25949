'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

import { menuDepth, menuLocation, type MenuLocation, onMenuChange, replaceMenu } from '@/lib/browser/menu-location'
import { isNarrow } from '@/lib/browser/viewport'
import { useMarket } from '@/lib/intl/market-context'
import { menuTree } from '@/lib/shop-api/menu-tree'

import { useNavigation } from './navigation-context'

interface MenuState {
  /** The level that the menu shows, from the address; null while it is closed. */
  readonly level: MenuLocation | null
  /** Whether the menu has been open on this page. */
  readonly isUsed: boolean
  /** Closes the menu and leaves the history entries that it has added. */
  readonly close: () => void
  /** Closes the menu because another page follows. */
  readonly hide: () => void
}

/** The level of the mobile menu that the address bar names (spec 2 §2). */
export function useMenuLevel(): MenuState {
  const { groups } = useNavigation()
  const { prefix, routes, language } = useMarket()
  const pathname = usePathname()
  const [level, setLevel] = useState<MenuLocation | null>(null)
  const [isUsed, setIsUsed] = useState(false)

  useEffect(() => {
    const addresses = { prefix, menu: routes.menu, groups: groups.map((group) => group.path) }
    let isGone = false
    const update = () => {
      const depth = menuDepth(window.history.state)
      const found = menuLocation(window.location, depth, addresses)
      if (found === null || !isNarrow()) {
        setLevel(null)
        // The window has become wide: goes back to the page that the menu covered.
        if (found !== null && depth > 0) window.history.go(-depth)
        return
      }
      const show = () => {
        setIsUsed(true)
        setLevel(found)
      }
      if (found.sub === null || depth > 0) return show()
      // The query of an address can be any word. Only the slug of an existing sub-group opens the menu.
      void menuTree(language).then((tree) => {
        const isKnown = tree?.find(({ path }) => path === found.group)?.children.some(({ slug }) => slug === found.sub)
        if (!isGone && isKnown) show()
      })
    }
    update()
    const stop = onMenuChange(update)
    return () => {
      isGone = true
      stop()
    }
  }, [pathname, prefix, routes.menu, groups, language])

  const hide = () => setLevel(null)
  const close = () => {
    hide()
    const depth = menuDepth(window.history.state)
    if (depth > 0) window.history.go(-depth)
    // An address that was opened directly has no earlier page: shows the group's page, or the front page.
    else if (window.location.pathname === routes.menu) window.location.assign(routes.home)
    else replaceMenu(window.location.pathname)
  }
  return { level, isUsed, close, hide }
}
