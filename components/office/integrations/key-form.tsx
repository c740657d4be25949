'use client'

import { type FormEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { officePost } from '@/lib/office/browser'
import { recordPath } from '@/lib/office/paths'

import { faultText } from '../fault-text'
import { byArea } from './permission-areas'
import { ShownOnce } from './shown-once'
import { GroupedTicks } from './tick-list'

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
    <form
      onSubmit={(event) => void make(event)}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 lg:p-6"
    >
      <KeyFields permissions={permissions} />
      <p role="alert" className="text-sale empty:hidden">
        {fault}
      </p>
      <Button type="submit" busy={isBusy} className="self-start">
        {word('key_make')}
      </Button>
    </form>
  )
}

/** Whose it is, how long, and what it may do. */
function KeyFields({ permissions }: { permissions: readonly string[] }) {
  const intl = useIntl()
  const id = useId()
  const word = (name: string) => intl.formatMessage({ id: `office.${name}` })
  return (
    <>
      <p className="max-w-text text-ink-muted">{word('key_about')}</p>
      <div className="flex flex-col gap-1">
        <label htmlFor={`${id}-label`} className="text-ink-muted text-xs">
          {word('field_label')}
        </label>
        <input
          id={`${id}-label`}
          name="label"
          required
          maxLength={100}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          className={controlStyle}
        />
        <p id={`${id}-hint`} className="text-ink-muted text-xs">
          {word('key_label_hint')}
        </p>
      </div>
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
      <GroupedTicks
        name="permission"
        legend={word('field_permissions')}
        groups={byArea(permissions).map((group) => ({
          title: word(`area_${group.area}`),
          choices: group.permissions.map((value) => ({
            value,
            text: word(`permission_${value.replaceAll('.', '_')}`),
          })),
        }))}
      />
    </>
  )
}
