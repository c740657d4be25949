'use client'

import { type FocusEvent, lazy, type PointerEvent, Suspense } from 'react'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Link, shopPath } from '@/components/ui/link'
import { onPlainClick } from '@/components/ui/plain-click'
import { useCurrentPath } from '@/components/ui/use-current-path'
import { useMarket } from '@/lib/intl/market-context'
import type { TopGroup } from '@/lib/pages/navigation'
import { menuTree } from '@/lib/shop-api/menu-tree'

import { NAME_PLACEHOLDER } from './name-placeholder'
import { onNavKeyDown } from './nav-keys'
import { useNavigation } from './navigation-context'
import { type OpenPanel, useOpenPanel } from './use-open-panel'

const MegaPanel = lazy(() => import('./mega-panel'))

/** Spec 2 §9: the panel of a group opens after the pointer has rested on it for this long. */
const HOVER_DELAY_MS = 50
const LEAVE_DELAY_MS = 220

/** Number of groups in the row from each width on; the others are in the panel of More. */
const ROW = { md: 5, lg: 8, xl: 10 }

/** Class names of a group in the row. */
const rowClass = (index: number) => (index < ROW.md ? '' : index < ROW.lg ? 'hidden lg:block' : 'hidden xl:block')
/** Class names of a group in the panel of More. */
const moreClass = (index: number) => (index < ROW.lg ? 'lg:hidden' : index < ROW.xl ? 'xl:hidden' : '')
/** Class names of More, which is hidden where all groups are in the row. */
const moreButtonClass = (groupCount: number) =>
  groupCount > ROW.xl ? '' : groupCount > ROW.lg ? 'xl:hidden' : 'lg:hidden'

const linkStyle = (isMarked: boolean) =>
  cx(
    'relative flex min-h-12 items-center gap-1 text-sm font-semibold transition-colors hover:text-brand',
    'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:origin-left after:bg-brand after:transition-transform',
    isMarked ? 'after:scale-x-100' : 'after:scale-x-0',
  )

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'

/**
 * The groups as a row of links. A group's panel opens when the mouse rests on the link, on Enter, Space, Arrow Down, and on the first
 * touch. The link of an open group leads to the group's page. Escape closes the panel, the arrows move along the row. Without script all
 * are plain links.
 */
export function MainNav({ label, moreLabel, allLabel }: { label: string; moreLabel: string; allLabel: string }) {
  const { groups } = useNavigation()
  const { language } = useMarket()
  const path = useCurrentPath()
  const panel = useOpenPanel(path)
  const shown = panel.open === null ? undefined : groups[panel.open]
  /** The index of the panel of More: the first after the groups. */
  const more = groups.length
  const rest = groups.slice(ROW.md)
  const fetchTree = () => void menuTree(language)
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (panel.open !== null && !event.currentTarget.contains(event.relatedTarget)) panel.showLater(null, 0)
  }
  return (
    <nav
      aria-label={label}
      className="hidden md:block"
      onKeyDown={(event) => onNavKeyDown(event, panel)}
      onBlur={onBlur}
      onPointerEnter={fetchTree}
      onFocus={fetchTree}
      onPointerLeave={() => panel.showLater(null, LEAVE_DELAY_MS)}
    >
      <ul className="page-x flex flex-wrap gap-x-5 whitespace-nowrap xl:gap-x-6">
        {groups.slice(0, ROW.xl).map((group, index) => (
          <li key={group.path} className={rowClass(index)}>
            <GroupLink group={group} index={index} panel={panel} path={path} />
          </li>
        ))}
        {rest.length > 0 && (
          <li className={moreButtonClass(groups.length)}>
            <MoreButton label={moreLabel} index={more} panel={panel} />
          </li>
        )}
        <li className="ml-auto" onPointerEnter={(event) => isMouse(event) && panel.showLater(null, HOVER_DELAY_MS)}>
          <BrandsLink path={path} />
        </li>
      </ul>
      {panel.open !== null && (
        <Suspense>
          <MegaPanel
            name={shown?.name ?? moreLabel}
            path={shown?.path ?? null}
            groups={rest}
            classes={panel.open === more ? rest.map((_, index) => moreClass(index + ROW.md)) : undefined}
            current={path}
            allLabel={shown === undefined ? null : allLabel.replace(NAME_PLACEHOLDER, () => shown.name)}
            onPointerEnter={panel.cancel}
          />
        </Suspense>
      )}
    </nav>
  )
}

/** A group in the row: a link to it. The first plain click opens its panel, if it has one. */
function GroupLink({ group, index, panel, path }: { group: TopGroup; index: number; panel: OpenPanel; path: string }) {
  const { prefix } = useMarket()
  const href = shopPath(prefix, group.path)
  const isCurrent = path.startsWith(href)
  const isOpen = panel.open === index
  const hasPanel = group.hasChildren
  return (
    <Link
      href={href}
      data-top={hasPanel ? index : ''}
      aria-expanded={hasPanel ? isOpen : undefined}
      aria-controls={isOpen ? 'mega-panel' : undefined}
      aria-current={isCurrent ? (path === href ? 'page' : 'true') : undefined}
      className={linkStyle(isCurrent || isOpen)}
      onPointerEnter={(event) => isMouse(event) && panel.showLater(hasPanel ? index : null, HOVER_DELAY_MS)}
      onClick={(event) => {
        if (hasPanel && !isOpen) onPlainClick(event, () => panel.show(index))
      }}
    >
      {group.name}
    </Link>
  )
}

/** Opens the panel with the groups that do not fit into the row at this width. */
function MoreButton({ label, index, panel }: { label: string; index: number; panel: OpenPanel }) {
  const isOpen = panel.open === index
  return (
    <button
      type="button"
      data-top={index}
      aria-expanded={isOpen}
      aria-controls={isOpen ? 'mega-panel' : undefined}
      className={linkStyle(isOpen)}
      onPointerEnter={(event) => isMouse(event) && panel.showLater(index, HOVER_DELAY_MS)}
      onClick={() => panel.show(isOpen ? null : index)}
    >
      {label}
      <Icon name="chevron-down" size={16} />
    </button>
  )
}

function BrandsLink({ path }: { path: string }) {
  const { brands } = useNavigation()
  return (
    <Link
      href={brands.href}
      data-top=""
      aria-current={path !== '' && path.startsWith(brands.href) ? 'page' : undefined}
      className="flex min-h-12 items-center gap-1.5 text-sm font-semibold transition-colors hover:text-brand"
    >
      {brands.name}
      <Icon name="arrow-right" size={16} />
    </Link>
  )
}
