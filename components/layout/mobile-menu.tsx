'use client'

import { type ReactNode, Suspense, type TouchEvent, use, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Dialog } from '@/components/ui/dialog'
import { Icon, type IconName } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Link, shopPath } from '@/components/ui/link'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket } from '@/lib/intl/market-context'
import { useAuth } from '@/stores/auth'

import { type MenuNode, menuTree } from './menu-tree'
import { useNavigation } from './navigation-context'
import { useCurrentPath } from './use-current-path'

interface MobileMenuProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
}

/** A right swipe of at least this many px goes back one level (spec 2 §2). */
const SWIPE_PX = 60

const rowStyle = 'flex min-h-13 w-full items-center justify-between gap-3 py-2 text-left'

function Row({ href, icon, children, strong }: { href: string; icon?: IconName; children: ReactNode; strong?: boolean }) {
  return (
    <li className="border-b border-line">
      <Link href={href} className={`${rowStyle} ${strong ? 'font-semibold' : ''}`}>
        {children}
        {icon && <Icon name={icon} size={18} className="text-ink-subtle" />}
      </Link>
    </li>
  )
}

/** The full-height menu of narrow windows: groups in three levels, then the shop's other parts. */
export default function MobileMenu({ open, onClose, title, closeLabel }: MobileMenuProps) {
  return (
    <LazyIntl areas={['layout', 'common']}>
      <Levels open={open} onClose={onClose} title={title} closeLabel={closeLabel} />
    </LazyIntl>
  )
}

function Levels({ open, onClose, title, closeLabel }: MobileMenuProps) {
  const intl = useIntl()
  const [trail, setTrail] = useState<readonly MenuNode[]>([])
  const here = trail.at(-1)
  const touchStart = useRef<{ x: number; y: number } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const path = useCurrentPath()
  const openedAt = useRef(path)

  // A link of the menu was followed: the page behind has changed, so the menu is done.
  useEffect(() => {
    if (openedAt.current !== '' && openedAt.current !== path) onClose()
    openedAt.current = path
  }, [path, onClose])
  useEffect(() => {
    if (open && trail.length > 0) list.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [open, trail])

  const back = () => setTrail(trail.slice(0, -1))
  const onTouchEnd = (event: TouchEvent) => {
    const start = touchStart.current
    const end = event.changedTouches[0]
    if (!start || !end) return
    const right = end.clientX - start.x
    if (right > SWIPE_PX && Math.abs(end.clientY - start.y) < right / 2 && trail.length > 0) back()
  }
  const before = here && <IconButton icon="arrow-left" label={intl.formatMessage({ id: 'common.back' })} className="-ml-3" onClick={back} />
  return (
    <Dialog open={open} onClose={onClose} side="left" size="md" title={here?.name ?? title} closeLabel={closeLabel} before={before}>
      <div
        ref={list}
        key={trail.length}
        onTouchStart={(event) => {
          const touch = event.touches[0]
          touchStart.current = touch ? { x: touch.clientX, y: touch.clientY } : null
        }}
        onTouchEnd={onTouchEnd}
      >
        {here ? <Level node={here} onOpen={(node) => setTrail([...trail, node])} /> : <TopLevel onOpen={(node) => setTrail([node])} />}
      </div>
    </Dialog>
  )
}

function Nodes({ nodes, onOpen, strong }: { nodes: readonly MenuNode[]; onOpen: (node: MenuNode) => void; strong?: boolean }) {
  const { prefix } = useMarket()
  return nodes.map((node) =>
    node.children.length === 0 ? (
      <Row key={node.path} href={shopPath(prefix, node.path)} strong={strong}>
        {node.name}
      </Row>
    ) : (
      <li key={node.path} className="border-b border-line">
        <button type="button" className={`${rowStyle} ${strong ? 'text-lg font-semibold' : ''}`} onClick={() => onOpen(node)}>
          {node.name}
          <Icon name="chevron-right" size={18} className="text-ink-subtle" />
        </button>
      </li>
    ),
  )
}

function Level({ node, onOpen }: { node: MenuNode; onOpen: (node: MenuNode) => void }) {
  const { prefix } = useMarket()
  const intl = useIntl()
  return (
    <ul>
      <Row href={shopPath(prefix, node.path)} icon="arrow-right" strong>
        {intl.formatMessage({ id: 'layout.menu_all' }, { name: node.name })}
      </Row>
      <Nodes nodes={node.children} onOpen={onOpen} />
    </ul>
  )
}

/** The groups with what lies in them; when that cannot be had, each is a link. */
function TopNodes({ onOpen }: { onOpen: (node: MenuNode) => void }) {
  const { groups } = useNavigation()
  const { language } = useMarket()
  const nodes = use(menuTree(language)) ?? groups.map((group) => ({ ...group, children: [] }))
  return <Nodes nodes={nodes} onOpen={onOpen} strong />
}

function TopLevel({ onOpen }: { onOpen: (node: MenuNode) => void }) {
  const { brands, sections } = useNavigation()
  const { routes } = useMarket()
  const intl = useIntl()
  const isLoggedIn = useAuth(({ user }) => user.isAuthenticated)
  return (
    <>
      <h3 className="eyebrow">{intl.formatMessage({ id: 'layout.products' })}</h3>
      <ul>
        <Suspense fallback={<li className="h-[100dvh]" />}>
          <TopNodes onOpen={onOpen} />
        </Suspense>
        <Row href={brands.href} strong>
          <span className="text-lg">{brands.name}</span>
        </Row>
      </ul>
      {sections.map((section) => (
        <section key={section.name} className="mt-8">
          <h3 className="eyebrow">{section.name}</h3>
          <ul>
            {section.links.map(({ name, href }) => (
              <Row key={href} href={href}>
                {name}
              </Row>
            ))}
          </ul>
        </section>
      ))}
      <ul className="mt-8 border-t border-line">
        <Row href={routes.accounts} icon="user" strong>
          {intl.formatMessage({ id: isLoggedIn ? 'layout.account' : 'layout.join' })}
        </Row>
      </ul>
    </>
  )
}
