'use client'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Link, shopPath } from '@/components/ui/link'
import { useMarket } from '@/lib/intl/market-context'

import type { MenuNode } from './navigation'

interface MegaPanelProps {
  group: MenuNode
  /** The address bar's path; what it lies in is marked. */
  path: string
  /** Words of the link to the group itself; null when it has no page. */
  allLabel: string | null
  /** Class names of each child's place. */
  classes?: readonly string[]
  onPointerEnter: () => void
}

/** The open part of the mega menu: the group's children as columns, theirs as lists. */
export default function MegaPanel({ group, path, allLabel, classes, onPointerEnter }: MegaPanelProps) {
  const { prefix } = useMarket()
  const href = (node: MenuNode) => shopPath(prefix, node.path)
  const current = (node: MenuNode) => (path === href(node) ? 'page' : path.startsWith(href(node)) ? 'true' : undefined)
  return (
    <div
      id="mega-panel"
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header-height)-5.25rem)] overflow-y-auto border-t border-line bg-surface shadow-overlay"
      onPointerEnter={onPointerEnter}
    >
      <div className="page-x grid gap-10 py-10 lg:grid-cols-[16rem_1fr]">
        <div className="flex flex-col items-start gap-4">
          <p className="text-3xl font-[640]">{group.name}</p>
          {allLabel && (
            <Link href={href(group)} className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:text-brand-hover">
              {allLabel}
              <Icon name="arrow-right" size={18} />
            </Link>
          )}
        </div>
        <ul className="grid grid-cols-3 gap-x-8 gap-y-8 xl:grid-cols-4">
          {group.children.map((child, index) => (
            <li key={child.path} className={cx('border-t border-line pt-2', classes?.[index])}>
              <Link href={href(child)} aria-current={current(child)} className={cx('flex min-h-9 items-center font-semibold hover:text-brand', current(child) && 'text-brand underline')}>
                {child.name}
              </Link>
              {child.children.length > 0 && (
                <ul>
                  {child.children.map((leaf) => (
                    <li key={leaf.path}>
                      <Link
                        href={href(leaf)}
                        aria-current={current(leaf)}
                        className={cx('flex min-h-8 items-center text-[0.9375rem] text-ink-muted hover:text-brand', current(leaf) && 'text-brand underline')}
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
      </div>
    </div>
  )
}
