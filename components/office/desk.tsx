'use client'

import NextLink from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { Answer } from '@/lib/contract/calls'
import type { Language } from '@/lib/market/languages'
import { OFFICE_ROOT } from '@/lib/office/paths'

import { CommandBar } from './command-bar'
import { DeskTools } from './desk-tools'
import { keepTyped } from './keep-typed'
import { Menu, type ShopPage } from './menu'
import { useHashLinks } from './use-hash-links'

type Me = Answer<'officeMe'>

interface DeskProps {
  me: Me
  language: Language
  shopName: string
  /** Pages for orders and customers, which are on the shop's own host. */
  work: readonly ShopPage[]
  children: ReactNode
}

/** The frame: menu at the side (a sheet on a tablet held upright), a bar with the command bar, the page. */
export function Desk({ me, language, shopName, work, children }: DeskProps) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const word = (id: string) => intl.formatMessage({ id })
  const content = useRef<HTMLElement>(null)
  const menu = useShownPlace()
  useHashLinks()
  // Before anything is rendered anew.
  useLayoutEffect(() => {
    if (content.current) keepTyped(content.current)
  }, [])
  return (
    <div className="grid min-h-dvh lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-canvas focus:translate-y-0"
      >
        {word('office.skip')}
      </a>
      <aside
        ref={menu}
        className={cx(
          'border-line border-r bg-surface lg:sticky lg:top-0 lg:block lg:h-dvh lg:overflow-y-auto',
          isOpen ? 'block' : 'hidden',
        )}
      >
        <NextLink href={OFFICE_ROOT} prefetch={false} className="block px-6 py-4 font-semibold text-lg">
          {shopName}
        </NextLink>
        <Menu me={me} work={work} onGo={() => setOpen(false)} />
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-20 flex min-h-14 items-center gap-2 border-line border-b bg-surface px-4 max-sm:gap-1 max-sm:px-2">
          <button
            type="button"
            className="flex size-11 shrink-0 items-center justify-center lg:hidden"
            aria-expanded={isOpen}
            aria-label={word('office.menu')}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
          </button>
          <CommandBar entities={me.entities} tools={me.tools} />
          <DeskTools name={me.name} language={language} />
        </header>
        <main ref={content} id="content" tabIndex={-1} className="flex min-w-0 flex-col gap-6 p-4 outline-none lg:p-6">
          {children}
        </main>
      </div>
    </div>
  )
}

/**
 * The menu is longer than the window: the place where one is would be out of sight. Only the menu is scrolled, and only when the place is
 * not in view; `scrollIntoView` would scroll the page, too.
 */
function useShownPlace(): RefObject<HTMLElement | null> {
  const path = usePathname()
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    const own = menu.current
    const place = own?.querySelector('[aria-current="page"]')
    if (!own || !place) return
    const [frame, link] = [own.getBoundingClientRect(), place.getBoundingClientRect()]
    if (link.top >= frame.top && link.bottom <= frame.bottom) return
    own.scrollTop += link.top - frame.top - (frame.height - link.height) / 2
  }, [path])
  return menu
}
