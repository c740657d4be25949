'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { officePost } from '@/lib/office/browser'
import { recordPath } from '@/lib/office/paths'

import { faultText } from '../fault-text'
import { ShownOnce } from './shown-once'
import { TickList } from './tick-list'

/** An address that is told what happens. The secret of its signatures is shown once. */
export function WebhookForm({ events }: { events: readonly string[] }) {
  const intl = useIntl()
  const [made, setMade] = useState<{ id: number; secret: string } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const chosen = data.getAll('event').map(String)
    if (chosen.length === 0) return setFault(word('webhook_needs_event'))
    setBusy(true)
    const body = { url: String(data.get('url') ?? ''), events: chosen }
    const result = await officePost<{ id: number; secret: string }>('/api/office/webhooks/', body)
    setBusy(false)
    if (result.ok) return setMade(result.value)
    setFault(result.fault.field === 'url' ? word('webhook_url_wrong') : faultText(intl, result.fault))
  }
  if (made)
    return (
      <ShownOnce label={word('webhook_secret')} value={made.secret} href={recordPath('webhooks', String(made.id))} />
    )
  return (
    <form
      onSubmit={(event) => void make(event)}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 lg:p-6"
    >
      <p className="max-w-text text-ink-muted">{word('webhook_about')}</p>
      <label className="flex flex-col gap-1">
        <span className="text-ink-muted text-xs">{word('webhook_url')}</span>
        <input name="url" type="url" required maxLength={2000} autoComplete="off" className={controlStyle} />
      </label>
      <TickList
        name="event"
        legend={word('field_events')}
        choices={events.map((value) => ({ value, text: word(`event_${value.replaceAll('.', '_')}`) }))}
      />
      <p role="alert" className="text-sale empty:hidden">
        {fault}
      </p>
      <Button type="submit" busy={isBusy} className="self-start">
        {word('webhook_make')}
      </Button>
    </form>
  )
}
