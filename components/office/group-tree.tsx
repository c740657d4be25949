'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { recordPath } from '@/lib/office/paths'

import { Fold } from './fold'
import { type Place, type ShownGroup, shownGroups, stepOf, type TreeGroup } from './group-moves'
import { MoveGroup } from './move-group'
import { type GroupTreeState, useGroupTree } from './use-group-tree'

const DRAGGED = 'text/x-group'
const INDENT_REM = 1.5

interface GroupTreeProps {
  groups: readonly TreeGroup[]
  mayMove: boolean
}

/** The tree of groups: walked by arrows; moved by a button, by dragging, by Alt and an arrow, or by cutting and pasting. */
export function GroupTree({ groups, mayMove }: GroupTreeProps) {
  const intl = useIntl()
  const tree = useGroupTree(groups)
  const rows = shownGroups(tree.groups, tree.open)
  const list = useRef<HTMLUListElement>(null)
  // A group that moves loses the focus on its way: it gets it back, unless the person went elsewhere.
  const isInUse = useRef(false)
  const press = usePress(tree, rows, mayMove)
  const [moving, setMoving] = useState<number | null>(null)
  const moved = tree.groups.find(({ id }) => id === moving)
  const { focused } = tree
  useEffect(() => {
    if (focused !== null && isInUse.current)
      list.current?.querySelector<HTMLElement>(`[data-group="${focused}"]`)?.focus()
  }, [focused, tree.groups])
  return (
    <>
      <div className="flex flex-col">
        {mayMove ? <Help /> : null}
        {/* Its line is kept, so that the tree stays where it is when something is moved. */}
        <p role="status" className={cx('-mb-4 min-h-6', tree.said?.isFault && 'text-sale')}>
          {tree.said?.text}
        </p>
      </div>
      <ul
        ref={list}
        role="tree"
        aria-label={intl.formatMessage({ id: 'office.tree' })}
        className="rounded-card border border-line bg-surface py-1"
        onKeyDown={press}
        onFocus={() => {
          isInUse.current = true
        }}
        onBlur={(event) => {
          if (event.relatedTarget !== null && !list.current?.contains(event.relatedTarget)) isInUse.current = false
        }}
      >
        {rows.map((row) => (
          <Row key={row.group.id} row={row} tree={tree} mayMove={mayMove} onMove={() => setMoving(row.group.id)} />
        ))}
      </ul>
      {moved ? (
        <MoveGroup
          key={moved.id}
          groups={tree.groups}
          group={moved}
          nameOf={tree.nameOf}
          onClose={() => setMoving(null)}
          onMove={(place) => {
            setMoving(null)
            void tree.move(moved.id, place)
          }}
        />
      ) : null}
    </>
  )
}

/** How groups are moved; the keys for people who use the keyboard alone. */
function Help() {
  const intl = useIntl()
  return (
    <div className="flex flex-col gap-1 text-ink-muted">
      <p>{intl.formatMessage({ id: 'office.tree_drag' })}</p>
      <details>
        <Fold>{intl.formatMessage({ id: 'office.tree_keys' })}</Fold>
        <p>{intl.formatMessage({ id: 'office.tree_hint' })}</p>
      </details>
    </div>
  )
}

/** Keys of the tree. */
function usePress(tree: GroupTreeState, rows: readonly ShownGroup[], mayMove: boolean) {
  const router = useRouter()
  return (event: KeyboardEvent) => {
    // A button has keys of its own.
    if (event.target instanceof HTMLButtonElement) return
    const at = rows.findIndex(({ group }) => group.id === tree.focused)
    const row = rows[at]
    if (!row) return
    const run =
      (mayMove && moves(event, row, tree)) || walks(event, { at, row, rows }, tree, (href) => router.push(href))
    if (!run) return
    event.preventDefault()
    run()
  }
}

type Run = (() => void) | null

function moves(event: KeyboardEvent, { group }: ShownGroup, tree: GroupTreeState): Run {
  if (event.altKey) {
    const place = stepOf(tree.groups, group.id, event.key)
    return place ? () => void tree.move(group.id, place) : null
  }
  if (event.key === 'Escape' && tree.cut !== null) return () => tree.take(null)
  if (!event.ctrlKey && !event.metaKey) return null
  const key = event.key.toLowerCase()
  if (key === 'x') return () => tree.take(group.id)
  const { cut } = tree
  return key === 'v' && cut !== null ? () => void tree.move(cut, { parent: group.id, before: null }) : null
}

interface Walk {
  readonly at: number
  readonly row: ShownGroup
  readonly rows: readonly ShownGroup[]
}

function walks(
  { key, altKey }: KeyboardEvent,
  { at, row, rows }: Walk,
  tree: GroupTreeState,
  go: (href: string) => void,
): Run {
  if (altKey) return null
  const to = (other: ShownGroup | undefined): Run => (other ? () => tree.focus(other.group.id) : null)
  const { group, hasChildren } = row
  const isOpen = tree.open.has(group.id)
  switch (key) {
    case 'ArrowDown':
      return to(rows[at + 1])
    case 'ArrowUp':
      return to(rows[at - 1])
    case 'Home':
      return to(rows[0])
    case 'End':
      return to(rows.at(-1))
    case 'ArrowRight':
      return hasChildren && !isOpen ? () => tree.fold(group.id, true) : to(isOpen ? rows[at + 1] : undefined)
    case 'ArrowLeft':
      return hasChildren && isOpen
        ? () => tree.fold(group.id, false)
        : to(rows.find((other) => other.group.id === group.parent))
    case 'Enter':
      return () => go(recordPath('groups', String(group.id)))
    default:
      return null
  }
}

interface RowProps {
  row: ShownGroup
  tree: GroupTreeState
  mayMove: boolean
  /** Asks where the group goes. */
  onMove: () => void
}

/** Upper part of a row: before it; the rest: into it. */
function placeAt(event: DragEvent<HTMLElement>, group: TreeGroup): Place {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const isBefore = event.clientY - top < height / 3
  return isBefore ? { parent: group.parent, before: group.id } : { parent: group.id, before: null }
}

/** A group that is dragged, or over which another one is dragged. */
function useDragging(group: TreeGroup, tree: GroupTreeState, mayMove: boolean) {
  const [isOver, setOver] = useState(false)
  const events = {
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(DRAGGED, String(group.id)),
    onDragOver: (event: DragEvent) => {
      if (!mayMove || !event.dataTransfer.types.includes(DRAGGED)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      setOver(false)
      const dragged = Number(event.dataTransfer.getData(DRAGGED))
      if (dragged > 0 && dragged !== group.id) void tree.move(dragged, placeAt(event, group))
    },
  }
  return { isOver, events }
}

function Row({ row: { group, level, hasChildren, place, of }, tree, mayMove, onMove }: RowProps) {
  const intl = useIntl()
  const { isOver, events } = useDragging(group, tree, mayMove)
  const isOpen = tree.open.has(group.id)
  const language = intl.locale.slice(0, 2)
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-setsize={of}
      aria-posinset={place}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={tree.focused === group.id}
      data-group={group.id}
      tabIndex={tree.focused === group.id ? 0 : -1}
      draggable={mayMove}
      onFocus={() => tree.focus(group.id)}
      {...events}
      className={cx(
        'flex min-h-9 items-center gap-2 px-3 hover:bg-surface-2',
        isOver && 'bg-surface-2 outline outline-ink',
        tree.cut === group.id && 'opacity-50',
      )}
      style={{ paddingInlineStart: `${0.75 + (level - 1) * INDENT_REM}rem` }}
    >
      <span
        aria-hidden
        className={cx('flex size-6 shrink-0 items-center justify-center', !hasChildren && 'invisible')}
        onClick={() => tree.fold(group.id, !isOpen)}
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
      </span>
      <NextLink
        prefetch={false}
        tabIndex={-1}
        href={recordPath('groups', String(group.id))}
        className="min-w-0 py-1 hover:underline md:truncate"
      >
        {tree.nameOf(group.id)}
      </NextLink>
      <span className="hidden min-w-0 truncate text-ink-muted text-xs md:inline">{group.paths[language]}</span>
      <span className="ml-auto flex shrink-0 items-center gap-2">
        {group.products === 0 && hasChildren ? null : <ProductCount count={group.products} />}
        {mayMove ? <MoveButton group={group} tree={tree} onMove={onMove} /> : null}
      </span>
    </li>
  )
}

/** Reached by the keyboard from the group that has the focus. */
function MoveButton({ group, tree, onMove }: Pick<RowProps, 'tree' | 'onMove'> & { group: TreeGroup }) {
  const intl = useIntl()
  return (
    <Button
      size="sm"
      variant="quiet"
      tabIndex={tree.focused === group.id ? 0 : -1}
      aria-label={intl.formatMessage({ id: 'office.tree_move_name' }, { name: tree.nameOf(group.id) })}
      onClick={onMove}
    >
      {intl.formatMessage({ id: 'office.tree_move' })}
    </Button>
  )
}

/** Of the products of the group itself: a group of groups has some only by exception. */
function ProductCount({ count }: { count: number }) {
  return (
    <span className="text-ink-muted text-xs tabular-nums">
      {useIntl().formatMessage({ id: 'office.tree_products' }, { count })}
    </span>
  )
}
