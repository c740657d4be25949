'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { writeFilter } from '@/lib/office/paths'

import { findText } from '../field-label'
import { PickSome } from '../pick-some'
import { linesOf, type PickedKind } from '../setting-shapes'
import { useFound } from '../use-found'
import { usePickedRecords, wordsOf } from './use-picked-records'

/** Menus begin with the categories at the top. */
const TOP: readonly string[] = [writeFilter({ parentId: 'none' })]
const ALL: readonly string[] = []

interface RecordPicksProps {
  of: PickedKind
  isOrdered: boolean
  /** What is stored of each record, one in a line. */
  text: string
  isReadOnly: boolean
  onChange: (text: string) => void
}

/** Records that a setting names by parts of their addresses or by their ids: found and shown by name. */
export function RecordPicks({ of, isOrdered, text, isReadOnly, onChange }: RecordPicksProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState<string | null>(null)
  const words = linesOf(text)
  const { chosen, remember } = usePickedRecords(of, words)
  const found = useFound(of, typed, undefined, of === 'groups' ? TOP : ALL)
  const write = (next: readonly string[]) => onChange([...new Set(next)].join('\n'))
  async function add(id: number) {
    const row = found.rows.find((one) => Number(one.id) === id)
    if (!row) return
    const own = await wordsOf(of, row)
    remember(own, row)
    write([...words, ...own])
  }
  return (
    <PickSome
      label={intl.formatMessage({ id: `office.entity_${of}` })}
      placeholder={findText(intl, of)}
      chosen={chosen}
      options={typed === null ? [] : found.rows.map(({ id, title }) => ({ id: Number(id), label: title }))}
      text={typed}
      isSearching={!found.isAnswered}
      onText={setTyped}
      onChange={(ids, added) => {
        if (added) void add(added.id)
        else write(ids.flatMap((id) => chosen.find((one) => one.id === id)?.words ?? []))
      }}
      isReadOnly={isReadOnly}
      isOrdered={isOrdered}
    />
  )
}
