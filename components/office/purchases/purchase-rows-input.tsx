'use client'

import { type FormEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import type { PurchaseRows } from '@/lib/contract/schemas/office-purchases'
import { officePost } from '@/lib/office/browser'

import { faultText } from '../fault-text'
import { named } from '../marks'
import type { PurchaseState } from './use-purchase'

const ROWS = 4

/** Number, quantity and day with blanks between them, as they are typed by hand. */
const TYPED = /^(\S+)\s+(\d{1,6})(?:\s+(\S+))?$/

/** A line as a row of a spreadsheet. A code alone is one unit. */
function asRow(line: string): string {
  const text = line.trim()
  if (text === '' || /[\t;,]/.test(text)) return line
  const [, code, quantity, day] = TYPED.exec(text) ?? []
  return code === undefined ? `${text}\t1` : [code, quantity, day].filter(Boolean).join('\t')
}

/** Rows are typed, scanned or pasted from a spreadsheet: number or EAN, quantity, day. What is not understood stays in the field. */
export function PurchaseRowsInput({ state }: { state: PurchaseState }) {
  const intl = useIntl()
  const id = useId()
  const [text, setText] = useState('')
  const [faults, setFaults] = useState<PurchaseRows['faults']>([])
  async function read(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (text.trim() === '') return
    const lines = text.split('\n')
    const result = await officePost<PurchaseRows>('/api/office/purchase-rows/', {
      text: lines.map(asRow).join('\n'),
    })
    if (!result.ok) return state.say(faultText(intl, result.fault), true)
    state.add(result.value.rows)
    // As it was typed, not as it was sent.
    const left = result.value.faults.map((fault) => ({ ...fault, text: lines[fault.line - 1]?.trim() ?? fault.text }))
    setFaults(left)
    setText(left.map((fault) => fault.text).join('\n'))
    state.say(intl.formatMessage({ id: 'office.purchase_read' }, { count: result.value.rows.length }))
  }
  return (
    <form onSubmit={(event) => void read(event)} className="flex max-w-text flex-col gap-2">
      <label htmlFor={id} className="font-semibold">
        {intl.formatMessage({ id: 'office.purchase_paste' })}
      </label>
      <p id={`${id}-hint`} className="text-ink-muted text-xs">
        {intl.formatMessage({ id: 'office.purchase_paste_hint' })}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        aria-invalid={faults.length > 0 || undefined}
        rows={ROWS}
        spellCheck={false}
        className={cx(controlStyle, 'py-2 tabular-nums')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul role="alert" className="text-sale empty:hidden">
        {faults.map(({ line, text: typed, reason }) => (
          <li key={line}>
            {named(
              intl.formatMessage({ id: 'office.purchase_line' }, { line, text: typed }),
              intl.formatMessage({ id: `office.fault_${reason}` }),
            )}
          </li>
        ))}
      </ul>
      <Button type="submit" variant="secondary" className="self-start">
        {intl.formatMessage({ id: 'office.purchase_add' })}
      </Button>
    </form>
  )
}
