'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { OfficeView } from '@/lib/contract/schemas/office'
import { officePost } from '@/lib/office/browser'
import { listPath } from '@/lib/office/paths'

import { languageOf } from './choice-names'
import { faultText } from './fault-text'
import { isAtFirst } from './list-language'

interface SavedViewsProps {
  entity: string
  /** The list as it is shown. */
  query: string
  views: readonly OfficeView[]
}

/** Lists under a name, own ones and colleagues'; the list that is shown can be kept as one. */
export function SavedViews({ entity, query, views }: SavedViewsProps) {
  const intl = useIntl()
  const router = useRouter()
  const [isNaming, setNaming] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const word = (id: string) => intl.formatMessage({ id })

  async function keep(data: FormData) {
    const name = String(data.get('name') ?? '').trim()
    const result = await officePost('/api/office/views/', {
      entity,
      name,
      query,
      isShared: data.get('shared') === 'on',
    })
    if (!result.ok) return setFault(faultText(intl, result.fault))
    setNaming(false)
    router.refresh()
  }
  async function forget(id: number) {
    await officePost('/api/office/views/remove/', { id })
    router.refresh()
  }

  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {views.map((view) => (
        <ViewChip key={view.id} view={view} isShown={view.query === query} onForget={() => void forget(view.id)} />
      ))}
      {isNaming ? (
        <KeepForm fault={fault} onKeep={(data) => void keep(data)} />
      ) : isAtFirst(entity, query, languageOf(intl)) ? null : (
        <Button size="sm" variant="quiet" icon="plus" onClick={() => setNaming(true)}>
          {word('office.view_keep')}
        </Button>
      )}
    </div>
  )
}

function ViewChip({ view, isShown, onForget }: { view: OfficeView; isShown: boolean; onForget: () => void }) {
  const intl = useIntl()
  return (
    <span className={cx('inline-flex items-center rounded-chip border', isShown ? 'border-ink' : 'border-line')}>
      <NextLink prefetch={false} href={`${listPath(view.entity)}?${view.query}`} className="min-h-9 px-3 py-1.5">
        {view.name}
      </NextLink>
      {view.isOwn ? (
        <button
          type="button"
          className="flex size-9 items-center justify-center"
          aria-label={intl.formatMessage({ id: 'office.view_forget' }, { name: view.name })}
          onClick={onForget}
        >
          <Icon name="close" size={14} />
        </button>
      ) : null}
    </span>
  )
}

function KeepForm({ fault, onKeep }: { fault: string | null; onKeep: (data: FormData) => void }) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onKeep(new FormData(event.currentTarget))
      }}
    >
      <input
        name="name"
        required
        maxLength={80}
        autoFocus
        aria-label={word('office.view_name')}
        className={cx(controlStyle, 'max-w-56')}
      />
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" name="shared" className="size-5" />
        {word('office.view_shared')}
      </label>
      <Button type="submit" size="sm">
        {word('office.save')}
      </Button>
      <span role="alert" className="text-sale">
        {fault}
      </span>
    </form>
  )
}
