'use client'

import { type ReactNode, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { IconButton } from '@/components/ui/icon-button'

import { MoveButtons, moved } from './move-buttons'

interface OrderedRow {
  readonly key: string
  readonly name: string
  /** What stands in the row; else its name. */
  readonly shown?: ReactNode
}

interface OrderedRowsProps {
  label: string
  rows: readonly OrderedRow[]
  isReadOnly?: boolean
  /** False: each of them stays, only their order changes. */
  canRemove?: boolean
  /** The keys in another order, or with one fewer. */
  onChange: (keys: readonly string[]) => void
}

/** Entries whose order means something, under each other: each is moved up or down by a button, or taken away. */
export function OrderedRows({ label, rows, isReadOnly = false, canRemove = true, onChange }: OrderedRowsProps) {
  const intl = useIntl()
  const list = useId()
  const [said, setSaid] = useState('')
  if (rows.length === 0) return null
  const keys = rows.map(({ key }) => key)
  return (
    <>
      <ol aria-label={label} className="flex flex-col rounded-control border border-line">
        {rows.map(({ key, name, shown }, at) => (
          <li
            key={key}
            className="flex min-h-11 items-center gap-1.5 border-line border-b pl-3 last:border-b-0 odd:bg-surface-2"
          >
            <span className="flex min-w-0 flex-1 items-center gap-2 py-1">{shown ?? name}</span>
            {isReadOnly ? null : (
              <>
                <MoveButtons
                  list={list}
                  name={name}
                  at={at}
                  count={rows.length}
                  onMove={(step) => {
                    onChange(moved(keys, at, step))
                    setSaid(
                      intl.formatMessage({ id: 'office.picture_moved' }, { place: at + step + 1, count: rows.length }),
                    )
                  }}
                />
                {canRemove ? (
                  <IconButton
                    icon="close"
                    label={intl.formatMessage({ id: 'office.take_away' }, { name })}
                    onClick={() => onChange(keys.filter((one) => one !== key))}
                  />
                ) : null}
              </>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
