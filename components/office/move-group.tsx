'use client'

import { useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'

import { isInside, type Place, type TreeGroup } from './group-moves'

interface MoveGroupProps {
  groups: readonly TreeGroup[]
  group: TreeGroup
  nameOf: (id: number | null) => string
  onMove: (place: Place) => void
  onClose: () => void
}

const BETWEEN = ' › '

/** A group with those above it, the highest first. */
function wayTo(groups: readonly TreeGroup[], id: number, nameOf: MoveGroupProps['nameOf']): string {
  const names: string[] = []
  for (let at: number | null = id, left = groups.length; at !== null && left > 0; left -= 1) {
    names.unshift(nameOf(at))
    at = groups.find((group) => group.id === at)?.parent ?? null
  }
  return names.join(BETWEEN)
}

/** Moves a group by choosing its new parent and its place there: works by touch, mouse and keyboard alike. */
export function MoveGroup({ groups, group, nameOf, onMove, onClose }: MoveGroupProps) {
  const intl = useIntl()
  const id = useId()
  const [text, setText] = useState('')
  const [parent, setParent] = useState<number | null>(group.parent)
  const [before, setBefore] = useState<number | null>(placeNow(groups, group))
  const word = (message: string, values?: Record<string, string>) => intl.formatMessage({ id: message }, values)
  const wanted = text.trim().toLocaleLowerCase()
  const parents = groups
    .filter((one) => !isInside(groups, one.id, group.id))
    .map((one) => ({ id: one.id, label: wayTo(groups, one.id, nameOf) }))
    .filter((one) => one.id === parent || one.label.toLocaleLowerCase().includes(wanted))
    .toSorted((a, b) => a.label.localeCompare(b.label, intl.locale))
  const siblings = groups.filter((one) => one.parent === parent && one.id !== group.id)
  const isThere = parent === group.parent && before === placeNow(groups, group)
  return (
    <Dialog
      open
      onClose={onClose}
      title={word('office.tree_move_title', { name: nameOf(group.id) })}
      closeLabel={word('common.close')}
      footer={<Buttons isThere={isThere} onMove={() => onMove({ parent, before })} onStop={onClose} />}
    >
      <div className="flex flex-col gap-4">
        <Input
          id={`${id}-search`}
          type="search"
          label={word('office.tree_move_search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <IdSelect
          label={word('office.tree_move_parent')}
          value={parent}
          options={[{ id: null, label: word('office.tree_move_top') }, ...parents]}
          onChange={(next) => {
            setParent(next)
            setBefore(null)
          }}
        />
        <IdSelect
          label={word('office.tree_move_place')}
          value={before}
          options={[
            ...siblings.map((one) => ({
              id: one.id,
              label: word('office.tree_move_before', { name: nameOf(one.id) }),
            })),
            { id: null, label: word('office.tree_move_end') },
          ]}
          onChange={setBefore}
        />
      </div>
    </Dialog>
  )
}

interface ButtonsProps {
  /** It is there already. */
  isThere: boolean
  onMove: () => void
  onStop: () => void
}

function Buttons({ isThere, onMove, onStop }: ButtonsProps) {
  const intl = useIntl()
  return (
    <span className="flex flex-wrap gap-2">
      <Button disabled={isThere} onClick={onMove}>
        {intl.formatMessage({ id: 'office.tree_move_do' })}
      </Button>
      <Button variant="secondary" onClick={onStop}>
        {intl.formatMessage({ id: 'office.cancel' })}
      </Button>
    </span>
  )
}

interface IdSelectProps {
  label: string
  value: number | null
  options: readonly { readonly id: number | null; readonly label: string }[]
  onChange: (id: number | null) => void
}

/** One of some groups, or none of them. */
function IdSelect({ label, value, options, onChange }: IdSelectProps) {
  return (
    <label className="flex flex-col gap-1">
      <span className="text-ink-muted text-xs">{label}</span>
      <select
        className={controlStyle}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      >
        {options.map((one) => (
          <option key={one.id} value={one.id ?? ''}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The sibling that it stands before now; null: behind them all. */
function placeNow(groups: readonly TreeGroup[], group: TreeGroup): number | null {
  const siblings = groups.filter((one) => one.parent === group.parent)
  return siblings[siblings.indexOf(group) + 1]?.id ?? null
}
