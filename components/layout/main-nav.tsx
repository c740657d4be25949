'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Link, shopPath } from '@/components/ui/link'
import { onPlainClick } from '@/components/ui/plain-click'
import { useCurrentPath } from '@/components/ui/use-current-path'
import { useMarket } from '@/lib/intl/market-context'
import { menuTree } from '@/lib/shop-api/menu-tree'

import { NAME_PLACEHOLDER } from './name-placeholder'
import { useNavigation } from './navigation-context'

const MegaPanel = lazy(() => import('./mega-panel'))

/** Spec 2 §9: the groups menu opens after this long under the pointer. */
const HOVER_DELAY_MS = 50
const LEAVE_DELAY_MS = 220

/** How many groups stand in the row from each width on; the others are behind More. */
const ROW = { md: 5, lg: 8, xl: 10 }

/** Class names of a group's place in the row; null beyond the longest row. */
const rowClass = (index: number) =>
  index < ROW.md ? '' : index < ROW.lg ? 'hidden lg:block' : index < ROW.xl ? 'hidden xl:block' : null
/** Class names of a group's place behind More. */
const moreClass = (index: number) => (index < ROW.lg ? 'lg:hidden' : index < ROW.xl ? 'xl:hidden' : '')

const linkStyle = (isMarked: boolean) =>
  cx(
    'relative flex min-h-12 items-center gap-1 text-sm font-semibold transition-colors hover:text-brand',
    'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:origin-left after:bg-brand after:transition-transform',
    isMarked ? 'after:scale-x-100' : 'after:scale-x-0',
  )

/**
 * The groups as a row of links. A group's panel opens under a resting mouse, on Enter, Space, Arrow Down, and on the
 * first touch; the open link leads to the group. Escape closes, the arrows go through the row. Without script all are links.
 */
export function MainNav({ label, moreLabel, allLabel }: { label: string; moreLabel: string; allLabel: string }) {
  const { groups, brands } = useNavigation()
  const { prefix, language } = useMarket()
  const path = useCurrentPath()
  const [open, setOpen] = useState<number | null>(null)
  const shownName = open === null ? undefined : groups[open]?.name
  const nav = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const later = useCallback((index: number | null, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(index), delay)
  }, [])
  const now = (index: number | null) => {
    clearTimeout(timer.current)
    setOpen(index)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  // eslint-disable-next-line react-hooks/set-state-in-effect -- a new page closes the menu
  useEffect(() => setOpen(null), [path])

  const fetchTree = () => void menuTree(language)
  const topLinks = () =>
    [...(nav.current?.querySelectorAll<HTMLElement>('[data-top]') ?? [])].filter((link) => link.offsetParent !== null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open !== null) {
      event.preventDefault()
      nav.current?.querySelector<HTMLElement>(`[data-top="${open}"]`)?.focus()
      now(null)
      return
    }
    const links = topLinks()
    const at = links.indexOf(document.activeElement as HTMLElement)
    if (at < 0) return
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault()
      links[(at + (event.key === 'ArrowRight' ? 1 : -1) + links.length) % links.length]?.focus()
      return
    }
    const index = Number(links[at]?.dataset['top'])
    if (!Number.isInteger(index) || (event.key !== 'ArrowDown' && event.key !== ' ')) return
    event.preventDefault()
    if (open !== index) now(index)
    else if (event.key === ' ') now(null)
    else nav.current?.querySelector<HTMLElement>('#mega-panel a')?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (open !== null && !nav.current?.contains(event.relatedTarget)) later(null, 0)
  }
  /** What More opens: the groups that have no place in the row. Its number is the first after the groups. */
  const more = groups.length
  const rest = groups.slice(ROW.md)
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'

  return (
    <nav
      ref={nav}
      aria-label={label}
      className="hidden md:block"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={fetchTree}
      onFocus={fetchTree}
      onPointerLeave={() => later(null, LEAVE_DELAY_MS)}
    >
      <ul className="page-x flex gap-x-5 whitespace-nowrap xl:gap-x-6">
        {groups.slice(0, ROW.xl).map((group, index) => {
          const href = shopPath(prefix, group.path)
          const current = path.startsWith(href)
          const hasPanel = group.hasChildren
          return (
            <li key={group.path} className={rowClass(index) ?? 'hidden'}>
              <Link
                href={href}
                data-top={hasPanel ? index : ''}
                aria-expanded={hasPanel ? open === index : undefined}
                aria-controls={open === index ? 'mega-panel' : undefined}
                aria-current={current ? (path === href ? 'page' : 'true') : undefined}
                className={linkStyle(current || open === index)}
                onPointerEnter={(event) => isMouse(event) && later(hasPanel ? index : null, HOVER_DELAY_MS)}
                onClick={(event) => {
                  if (hasPanel && open !== index) onPlainClick(event, () => now(index))
                }}
              >
                {group.name}
              </Link>
            </li>
          )
        })}
        {rest.length > 0 && (
          <li className={groups.length > ROW.xl ? '' : groups.length > ROW.lg ? 'xl:hidden' : 'lg:hidden'}>
            <button
              type="button"
              data-top={more}
              aria-expanded={open === more}
              aria-controls={open === more ? 'mega-panel' : undefined}
              className={linkStyle(open === more)}
              onPointerEnter={(event) => isMouse(event) && later(more, HOVER_DELAY_MS)}
              onClick={() => now(open === more ? null : more)}
            >
              {moreLabel}
              <Icon name="chevron-down" size={16} />
            </button>
          </li>
        )}
        <li className="ml-auto" onPointerEnter={(event) => isMouse(event) && later(null, HOVER_DELAY_MS)}>
          <Link
            href={brands.href}
            data-top=""
            aria-current={path !== '' && path.startsWith(brands.href) ? 'page' : undefined}
            className="flex min-h-12 items-center gap-1.5 text-sm font-semibold transition-colors hover:text-brand"
          >
            {brands.name}
            <Icon name="arrow-right" size={16} />
          </Link>
        </li>
      </ul>
      {open !== null && (
        <Suspense>
          <MegaPanel
            name={shownName ?? moreLabel}
            path={groups[open]?.path ?? null}
            groups={rest}
            classes={open === more ? rest.map((_, index) => moreClass(index + ROW.md)) : undefined}
            current={path}
            allLabel={shownName === undefined ? null : allLabel.replace(NAME_PLACEHOLDER, () => shownName)}
            onPointerEnter={() => clearTimeout(timer.current)}
          />
        </Suspense>
      )}
    </nav>
  )
}
