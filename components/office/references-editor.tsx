'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { recordPath } from '@/lib/office/paths'

import type { EditorProps } from './editor-props'
import { findText } from './field-label'
import { PickSome } from './pick-some'
import { useFound } from './use-found'

const idsOf = (value: EditorProps['value']): number[] => (Array.isArray(value) ? value.map(Number) : [])

/** Kinds whose order shoppers see. */
const ORDERED = new Set(['similar', 'alsoBought', 'neededWith', 'members'])

/** Several records of another kind, found by typing their names. */
export function ReferencesEditor({ field, value, labels = {}, onChange, fault, hint }: EditorProps) {
  const intl = useIntl()
  const [text, setText] = useState<string | null>(null)
  const [added, setAdded] = useState<Readonly<Record<number, string>>>({})
  const found = useFound(field.to ?? '', text)
  const labelOf = (id: number) => added[id] ?? labels[`${field.name}.${id}`] ?? String(id)
  return (
    <>
      <PickSome
        label={intl.formatMessage({ id: `office.field_${field.name}` })}
        chosen={idsOf(value).map((id) => ({ id, label: labelOf(id), href: recordPath(field.to ?? '', String(id)) }))}
        options={text === null ? [] : found.rows.map(({ id, title }) => ({ id: Number(id), label: title }))}
        text={text}
        isSearching={!found.isAnswered}
        onText={setText}
        onChange={(ids, option) => {
          if (option) setAdded({ ...added, [option.id]: option.label })
          onChange([...ids])
        }}
        isReadOnly={field.isReadOnly}
        isOrdered={ORDERED.has(field.name)}
        placeholder={findText(intl, field.to)}
      />
      {hint === undefined ? null : <p className="text-ink-muted text-xs">{hint}</p>}
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </>
  )
}
