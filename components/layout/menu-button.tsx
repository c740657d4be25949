'use client'

import { lazy, Suspense, useState } from 'react'

import { Icon } from '@/components/ui/icon'
import { Link, shopPath } from '@/components/ui/link'
import { useMarket } from '@/lib/intl/market-context'

import { menuTree } from './menu-tree'
import { useNavigation } from './navigation-context'

const MobileMenu = lazy(() => import('./mobile-menu'))

/** Opens the mobile menu. Without script it is a fold with the top groups. */
export function MenuButton({ label, closeLabel }: { label: string; closeLabel: string }) {
  const { groups, brands } = useNavigation()
  const { prefix, language } = useMarket()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <details className="md:hidden">
        <summary
          className="target -ml-2.5 flex items-center justify-center rounded-control hover:bg-surface-2"
          aria-haspopup="dialog"
          onPointerDown={() => void menuTree(language)}
          onClick={(event) => {
            event.preventDefault()
            setState('open')
          }}
        >
          <Icon name="menu" size={24} label={label} />
        </summary>
        <nav aria-label={label} className="absolute inset-x-0 top-full border-y border-line bg-surface px-4 py-2 shadow-overlay">
          <ul>
            {[...groups.map(({ name, path }) => ({ name, href: shopPath(prefix, path) })), brands].map(({ name, href }) => (
              <li key={href} className="border-b border-line last:border-0">
                <Link href={href} className="flex min-h-12 items-center font-semibold">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </details>
      {state !== 'unused' && (
        <Suspense>
          <MobileMenu open={state === 'open'} onClose={() => setState('closed')} title={label} closeLabel={closeLabel} />
        </Suspense>
      )}
    </>
  )
}
