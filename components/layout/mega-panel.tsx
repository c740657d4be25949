'use client'

import { Suspense, use, useState } from 'react'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Link, shopPath } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { useMarket } from '@/lib/intl/market-context'
import type { TopGroup } from '@/lib/pages/navigation'
import { type MenuNode, menuTree } from '@/lib/shop-api/menu-tree'

interface MegaPanelProps {
  name: string
  /** The group's path; null for the panel of More, whose children are `groups`. */
  path: string | null
  groups: readonly TopGroup[]
  /** The path of the address bar; the group that contains it is marked. */
  current: string
  /** Text of the link to the group itself; null when it has no page. */
  allLabel: string | null
  /** Class names of each child's item. */
  classes?: readonly string[]
  onPointerEnter: () => void
}

/** The open panel of the main menu: the group's children as columns, with their children as lists. */
export default function MegaPanel({ name, path, groups, current, allLabel, classes, onPointerEnter }: MegaPanelProps) {
  const { prefix, language } = useMarket()
  // In the state of this component, above the suspending one, which loses its state: it would request a tree that cannot be loaded again
  // and again.
  const [tree] = useState(() => menuTree(language))
  return (
    <div
      id="mega-panel"
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header-height)-5.25rem)] overflow-y-auto border-t border-line bg-surface shadow-overlay"
      onPointerEnter={onPointerEnter}
    >
      <div className="page-x grid gap-10 py-10 lg:grid-cols-[16rem_1fr]">
        <div className="flex flex-col items-start gap-4">
          <p className="text-3xl font-heading">{name}</p>
          {allLabel && (
            <Link
              href={shopPath(prefix, path ?? '')}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:text-brand-hover"
            >
              {allLabel}
              <Icon name="arrow-right" size={18} />
            </Link>
          )}
          <Suspense>
            <Pictures fetched={tree} path={path} />
          </Suspense>
        </div>
        <Suspense fallback={<div className="min-h-48" />}>
          <Columns fetched={tree} path={path} groups={groups} current={current} classes={classes} />
        </Suspense>
      </div>
    </div>
  )
}

/** At most this many pictures stand in the panel's first column. */
const MAX_PICTURES = 2

/** The pictures of the group (spec 2 §9 "menu image width 320"). They are loaded when its panel opens, not with the page. */
function Pictures({ fetched, path }: { fetched: ReturnType<typeof menuTree>; path: string | null }) {
  const { prefix } = useMarket()
  const pictures = use(fetched)?.find((node) => node.path === path)?.pictures ?? []
  return pictures.slice(0, MAX_PICTURES).map(({ image, title, path: target }) => (
    <Link
      key={target}
      href={shopPath(prefix, target)}
      // The group's own picture repeats the link above it.
      {...(title === '' && { tabIndex: -1, 'aria-hidden': true })}
      className="block w-full font-semibold hover:text-brand"
    >
      <Picture
        path={image}
        alt=""
        width={320}
        height={320}
        sizes="16rem"
        className="w-full rounded-card bg-surface-2 object-cover"
      />
      {title}
    </Link>
  ))
}

function Columns({
  fetched,
  path,
  groups,
  current,
  classes,
}: Pick<MegaPanelProps, 'path' | 'groups' | 'current' | 'classes'> & { fetched: ReturnType<typeof menuTree> }) {
  const { prefix } = useMarket()
  const tree = use(fetched) ?? []
  const whole = (group: TopGroup): MenuNode =>
    tree.find((node) => node.path === group.path) ?? { ...group, slug: group.path, pictures: [], children: [] }
  const nodes = path === null ? groups.map(whole) : (tree.find((node) => node.path === path)?.children ?? [])
  const href = (node: MenuNode) => shopPath(prefix, node.path)
  const mark = (node: MenuNode) =>
    current === href(node) ? 'page' : current.startsWith(href(node)) ? 'true' : undefined
  return (
    <ul className="grid grid-cols-3 content-start gap-x-8 gap-y-8 xl:grid-cols-4">
      {nodes.map((child, index) => (
        <li key={child.path} className={cx('border-t border-line pt-2', classes?.[index])}>
          <Link
            href={href(child)}
            aria-current={mark(child)}
            className={cx(
              'flex min-h-9 items-center font-semibold hover:text-brand',
              mark(child) && 'text-brand underline',
            )}
          >
            {child.name}
          </Link>
          {child.children.length > 0 && (
            <ul>
              {child.children.map((leaf) => (
                <li key={leaf.path}>
                  <Link
                    href={href(leaf)}
                    aria-current={mark(leaf)}
                    className={cx(
                      'flex min-h-8 items-center text-sm text-ink-muted hover:text-brand',
                      mark(leaf) && 'text-brand underline',
                    )}
                  >
                    {leaf.name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
