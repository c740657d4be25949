'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import type { Answer } from '@/lib/contract/calls'
import { officeGet, officePost } from '@/lib/office/browser'

import { faultText } from './fault-text'
import { isInside, type Place, type TreeGroup } from './group-moves'

export interface GroupTreeState {
  readonly groups: readonly TreeGroup[]
  readonly open: ReadonlySet<number>
  readonly focused: number | null
  /** Cut, and not pasted yet. */
  readonly cut: number | null
  /** The newest thing that happened, for the live region. */
  readonly said: { readonly text: string; readonly isFault: boolean } | null
  readonly nameOf: (id: number | null) => string
  readonly focus: (id: number) => void
  readonly fold: (id: number, isOpen: boolean) => void
  readonly take: (id: number | null) => void
  readonly move: (id: number, place: Place) => Promise<void>
}

/** The tree as it was read, and moves in it. After each it is read again, with what others have moved. */
export function useGroupTree(initial: readonly TreeGroup[]): GroupTreeState {
  const intl = useIntl()
  const [groups, setGroups] = useState(initial)
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(initial.filter(({ parent }) => parent === null).map(({ id }) => id)),
  )
  const [focused, setFocused] = useState<number | null>(initial.find(({ parent }) => parent === null)?.id ?? null)
  const [cut, setCut] = useState<number | null>(null)
  const [said, setSaid] = useState<GroupTreeState['said']>(null)
  const language = intl.locale.slice(0, 2)
  const say = (id: string, values: Record<string, string> = {}) =>
    setSaid({ text: intl.formatMessage({ id }, values), isFault: false })
  const nameOf = (id: number | null) => {
    const names = groups.find((group) => group.id === id)?.names
    return (
      names?.[language] ??
      names?.['en'] ??
      Object.values(names ?? {})[0] ??
      intl.formatMessage({ id: 'office.tree_top' })
    )
  }

  async function move(id: number, place: Place) {
    const group = groups.find((one) => one.id === id)
    if (!group) return
    if (isInside(groups, place.parent, id))
      return setSaid({ text: intl.formatMessage({ id: 'office.fault_below_itself' }), isFault: true })
    const result = await officePost('/api/office/groups/move/', { group: id, from: group.parent, ...place })
    const read = await officeGet<Answer<'officeGroupTree'>>('/api/office/groups/')
    if (read.ok) setGroups(read.value.groups)
    if (!result.ok) return setSaid({ text: faultText(intl, result.fault), isFault: true })
    const { parent } = place
    if (parent !== null) setOpen(new Set([...open, parent]))
    setCut(null)
    say('office.tree_moved', { name: nameOf(id), parent: nameOf(place.parent) })
  }
  return {
    groups,
    open,
    focused,
    cut,
    said,
    nameOf,
    focus: setFocused,
    fold: (id, isOpen) => setOpen(new Set(isOpen ? [...open, id] : [...open].filter((one) => one !== id))),
    take: (id) => {
      setCut(id)
      say(id === null ? 'office.tree_let_go' : 'office.tree_cut', { name: nameOf(id) })
    },
    move,
  }
}
