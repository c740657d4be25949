'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import type { OfficeNote } from '@/lib/contract/schemas/office-orders'
import { officePost, type OfficeResult } from '@/lib/office/browser'

import { faultText } from '../fault-text'
import { DOT } from '../marks'
import { showValue } from '../show-value'
import { Card } from './card'

/** Longest note. */
const LENGTH = 2_000

interface OrderNotesProps {
  order: number
  notes: readonly OfficeNote[]
  mayNote: boolean
}

/** What staff tell each other about an order. The shopper never sees it. */
export function OrderNotes({ order, notes, mayNote }: OrderNotesProps) {
  const intl = useIntl()
  const router = useRouter()
  const [shown, setShown] = useState(notes)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  async function send<T>(path: `/api/office/${string}/`, body: unknown, then: (value: T) => void) {
    setBusy(true)
    const result: OfficeResult<T> = await officePost<T>(path, body)
    setBusy(false)
    setFault(result.ok ? null : faultText(intl, result.fault))
    if (!result.ok) return
    then(result.value)
    router.refresh()
  }
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('note') ?? '').trim()
    if (text === '') return
    void send<{ notes: OfficeNote[] }>(`/api/office/orders/${order}/notes/`, { text }, (answer) => {
      setShown(answer.notes)
      form.reset()
    })
  }
  const remove = (note: number) =>
    send(`/api/office/orders/${order}/notes/remove/`, { note }, () => setShown(shown.filter(({ id }) => id !== note)))
  return (
    <Card id="order-notes" title={word('order_notes')}>
      <p className="text-ink-muted">{word('order_notes_hint')}</p>
      {mayNote ? (
        <form onSubmit={add} className="flex flex-col items-start gap-3">
          <label className="flex w-full flex-col gap-1">
            <span className="text-ink-muted text-xs">{word('order_note')}</span>
            <textarea name="note" rows={3} required maxLength={LENGTH} className={controlStyle} />
          </label>
          <Button type="submit" variant="secondary" busy={isBusy}>
            {word('order_note_add')}
          </Button>
        </form>
      ) : null}
      <p role="alert" className="text-sale empty:hidden">
        {fault}
      </p>
      <ul className="flex flex-col gap-3">
        {shown.map((note) => (
          <Note key={note.id} note={note} onRemove={() => void remove(note.id)} />
        ))}
      </ul>
    </Card>
  )
}

function Note({ note: { who, created, text, isOwn }, onRemove }: { note: OfficeNote; onRemove: () => void }) {
  const intl = useIntl()
  return (
    <li className="border-line border-t pt-2">
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      <p className="flex flex-wrap items-center gap-x-3 text-ink-muted text-xs">
        {[who ?? intl.formatMessage({ id: 'office.order_note_gone' }), showValue(intl, 'moment', created)].join(DOT)}
        {isOwn ? (
          <Button
            size="sm"
            variant="quiet"
            aria-label={intl.formatMessage({ id: 'office.order_note_remove' }, { text: text.slice(0, 60) })}
            onClick={onRemove}
          >
            {intl.formatMessage({ id: 'office.remove' })}
          </Button>
        ) : null}
      </p>
    </li>
  )
}
