'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { officePost } from '@/lib/office/browser'
import { recordPath } from '@/lib/office/paths'

import { faultText } from '../fault-text'
import { ShownOnce } from './shown-once'
import { TickList } from './tick-list'

const YEAR = 365

/** A key for another system: a name, what it may do, how long. It is shown once. */
export function KeyForm({ permissions }: { permissions: readonly string[] }) {
  const intl = useIntl()
  const [made, setMade] = useState<{ id: number; key: string } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const chosen = data.getAll('permission').map(String)
    if (chosen.length === 0) return setFault(word('key_needs_permission'))
    const days = String(data.get('days') ?? '')
    setBusy(true)
    const result = await officePost<{ id: number; key: string }>('/api/office/keys/', {
      label: String(data.get('label') ?? ''),
      permissions: chosen,
      days: days === '' ? null : Number(days),
    })
    setBusy(false)
    if (result.ok) setMade(result.value)
    else setFault(faultText(intl, result.fault))
  }
  if (made) return <ShownOnce label={word('key')} value={made.key} href={recordPath('keys', String(made.id))} />
  return (
    <form onSubmit={(event) => void make(event)} className="flex max-w-224 flex-col gap-4">
      <label className="flex flex-col gap-1">
        <span className="text-ink-muted text-xs">{word('field_label')}</span>
        <input name="label" required maxLength={100} autoComplete="off" className={controlStyle} />
      </label>
      <label className="flex flex-col gap-1">
        <span className="text-ink-muted text-xs">{word('key_days')}</span>
        <input
          name="days"
          type="number"
          min={1}
          max={3650}
          defaultValue={YEAR}
          className={cx(controlStyle, 'max-w-40')}
        />
      </label>
      <TickList
        name="permission"
        legend={word('field_permissions')}
        choices={permissions.map((value) => ({ value, text: word(`permission_${value.replaceAll('.', '_')}`) }))}
      />
      <p role="alert" className="text-sale empty:hidden">
        {fault}
      </p>
      <Button type="submit" busy={isBusy} className="self-start">
        {word('key_make')}
      </Button>
    </form>
  )
}
