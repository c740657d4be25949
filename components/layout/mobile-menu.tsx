'use client'

import { type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Link, shopPath } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { isPlainClick } from '@/components/ui/plain-click'
import { useTouch } from '@/components/ui/use-touch'
import { backHref, menuHref, type MenuLocation, openMenuAt, replaceMenu } from '@/lib/browser/menu-location'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket } from '@/lib/intl/market-context'
import { type MenuNode, menuTree } from '@/lib/shop-api/menu-tree'
import { useAuth } from '@/stores/auth'

import { MENU_ROW } from './menu-row'
import { MenuSections } from './menu-sections'
import { useNavigation } from './navigation-context'

interface MobileMenuProps {
  /** What is shown; null while the menu is closed. */
  level: MenuLocation | null
  onClose: () => void
  /** Called when a link that leaves the menu is followed. */
  onFollow: () => void
  title: string
  closeLabel: string
  locale: ReactNode
}

/** The full-height menu of narrow windows: groups in three levels, each with its address, then the other sections. */
export default function MobileMenu(props: MobileMenuProps) {
  const { language } = useMarket()
  // State of this component, because Levels suspends and loses its state: it would fetch a tree that fails again and again.
  const [tree] = useState(() => menuTree(language))
  return (
    <LazyIntl areas={['layout', 'common']}>
      <Levels {...props} fetched={tree} />
    </LazyIntl>
  )
}

function useAddresses() {
  const { prefix, routes } = useMarket()
  return { prefix, menu: routes.menu, groups: [] }
}

/** The tree of the groups that menus show; only the top groups when loading it failed. */
function useTree(fetched: ReturnType<typeof menuTree>): readonly MenuNode[] {
  const { groups } = useNavigation()
  // The tree has all groups, also those that a setting leaves out of the menus.
  const shown = new Set(groups.map(({ path }) => path))
  return (
    use(fetched)?.filter(({ path }) => shown.has(path)) ??
    groups.map(({ name, path }): MenuNode => ({ name, path, slug: path, pictures: [], children: [] }))
  )
}

/** After each change of the level: scrolls to its top and moves the focus into it. */
function useLevelStart(list: RefObject<HTMLDivElement | null>, level: string, isOpen: boolean): void {
  const wasAt = useRef(level)
  useEffect(() => {
    if (!isOpen || wasAt.current === level) return
    wasAt.current = level
    list.current?.parentElement?.scrollTo?.(0, 0)
    list.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [list, isOpen, level])
}

function Levels({
  level,
  onClose,
  onFollow,
  title,
  closeLabel,
  locale,
  fetched,
}: MobileMenuProps & { fetched: ReturnType<typeof menuTree> }) {
  const intl = useIntl()
  const addresses = useAddresses()
  const tree = useTree(fetched)
  const list = useRef<HTMLDivElement>(null)
  const group = tree.find(({ path }) => path === level?.group)
  const sub = group?.children.find(({ slug }) => slug === level?.sub)
  const here = sub ?? group
  const key = here?.path ?? ''
  useLevelStart(list, key, level !== null)

  const up = level && backHref({ group: group ? level.group : null, sub: sub ? level.sub : null }, addresses)
  const back = () => {
    if (up) replaceMenu(up)
  }
  // A right swipe goes back one level (spec 2 §2).
  const swipe = useTouch({
    onSwipe: (step) => {
      if (step === -1) back()
    },
  })
  const before = up && (
    <IconButton icon="arrow-left" label={intl.formatMessage({ id: 'common.back' })} className="-ml-3" onClick={back} />
  )
  return (
    <Dialog
      open={level !== null}
      onClose={onClose}
      side="left"
      size="md"
      title={here?.name ?? title}
      closeLabel={closeLabel}
      before={before}
      footer={locale}
    >
      <div
        ref={list}
        key={key}
        onClick={(event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null
          if (link && isPlainClick(event)) onFollow()
        }}
        {...swipe}
      >
        {here ? <Level node={here} level={level} isLast={sub !== undefined} /> : <TopLevel nodes={tree} />}
      </div>
    </Dialog>
  )
}

/** Rows of groups: a group with children opens the next level, the others are links. */
function Nodes({
  nodes,
  level,
  isLast = false,
  isStrong = false,
}: {
  nodes: readonly MenuNode[]
  level: MenuLocation | null
  isLast?: boolean
  isStrong?: boolean
}) {
  const { prefix } = useMarket()
  const addresses = useAddresses()
  const style = `${MENU_ROW} ${isStrong ? 'text-lg font-semibold' : ''}`
  return nodes.map((node) => {
    const below: MenuLocation = level?.group ? { group: level.group, sub: node.slug } : { group: node.path, sub: null }
    return (
      <li key={node.path} className="border-b border-line">
        {isLast || node.children.length === 0 ? (
          <Link href={shopPath(prefix, node.path)} className={style}>
            <NodeName node={node} />
          </Link>
        ) : (
          <button type="button" className={style} onClick={() => openMenuAt(menuHref(below, addresses))}>
            <NodeName node={node} />
            <Icon name="chevron-right" size={18} className="text-ink-subtle" />
          </button>
        )}
      </li>
    )
  })
}

/** The name of a group beside its first picture, which is loaded when it is shown. */
function NodeName({ node: { name, pictures } }: { node: MenuNode }) {
  const [picture] = pictures
  return (
    <span className="flex min-w-0 items-center gap-3">
      {picture && (
        <Picture
          path={picture.image}
          alt=""
          width={96}
          height={96}
          sizes="3rem"
          className="size-12 shrink-0 rounded-control bg-surface-2 object-cover"
        />
      )}
      {name}
    </span>
  )
}

function Level({ node, level, isLast }: { node: MenuNode; level: MenuLocation | null; isLast: boolean }) {
  const { prefix } = useMarket()
  const intl = useIntl()
  return (
    <ul>
      <li className="border-b border-line">
        <Link href={shopPath(prefix, node.path)} className={`${MENU_ROW} font-semibold`}>
          {intl.formatMessage({ id: 'layout.menu_all' }, { name: node.name })}
          <Icon name="arrow-right" size={18} className="text-ink-subtle" />
        </Link>
      </li>
      <Nodes nodes={node.children} level={level} isLast={isLast} />
    </ul>
  )
}

function TopLevel({ nodes }: { nodes: readonly MenuNode[] }) {
  const { brands, sections } = useNavigation()
  const intl = useIntl()
  const isLoggedIn = useAuth(({ user }) => user.isAuthenticated)
  return (
    <>
      <h3 className="eyebrow">{intl.formatMessage({ id: 'layout.products' })}</h3>
      <ul>
        <Nodes nodes={nodes} level={null} isStrong />
        <li className="border-b border-line">
          <Link href={brands.href} className={`${MENU_ROW} text-lg font-semibold`}>
            {brands.name}
          </Link>
        </li>
      </ul>
      <MenuSections
        sections={sections}
        accountName={intl.formatMessage({ id: isLoggedIn ? 'layout.account' : 'layout.join' })}
      />
    </>
  )
}
