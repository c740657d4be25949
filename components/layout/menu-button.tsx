'use client'

import { lazy, type ReactNode, Suspense } from 'react'

import { Icon } from '@/components/ui/icon'
import { onPlainClick } from '@/components/ui/plain-click'
import { openMenuAt } from '@/lib/browser/menu-location'
import { isNarrow } from '@/lib/browser/viewport'
import { useMarket } from '@/lib/intl/market-context'
import { menuTree } from '@/lib/shop-api/menu-tree'

import { useMenuLevel } from './use-menu-level'

const MobileMenu = lazy(() => import('./mobile-menu'))

interface MenuButtonProps {
  label: string
  closeLabel: string
  /** Opens the dialog for country and currency; shown at the end of the menu. */
  locale: ReactNode
}

/** Opens the mobile menu (spec 2 §2), which covers the page in narrow windows. Without script it is a link to a page. */
export function MenuButton({ label, closeLabel, locale }: MenuButtonProps) {
  const { routes, language } = useMarket()
  const { level, isUsed, close, hide } = useMenuLevel()
  const isOpen = level !== null
  return (
    <>
      <a
        href={routes.menu}
        aria-label={label}
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
        <Icon name="menu" size={24} />
      </a>
      {isUsed && (
        <Suspense>
          <MobileMenu
            level={level}
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
