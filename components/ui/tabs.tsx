'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

import { cx } from './cx'

export interface TabItem {
  readonly id: string
  readonly label: ReactNode
  readonly content: ReactNode
}

/** Tabs by the WAI-ARIA pattern: arrows, Home and End move and choose; every panel stays in the page. */
export function Tabs({ items, label, initial, className }: { items: readonly TabItem[]; label: string; initial?: string; className?: string }) {
  const base = useId()
  const [chosen, setChosen] = useState(initial ?? items[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.id === chosen)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const index = (next + items.length) % items.length
    setChosen(items[index]?.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line" onKeyDown={move}>
        {items.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            aria-controls={`${base}-panel-${id}`}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            className={cx(
              'min-h-11 border-b-2 py-2 font-semibold whitespace-nowrap transition-colors',
              id === chosen ? 'border-brand text-ink' : 'border-transparent text-ink-muted hover:text-ink',
            )}
            onClick={() => setChosen(id)}
          >
            {text}
          </button>
        ))}
      </div>
      {items.map(({ id, content }) => (
        <div key={id} role="tabpanel" id={`${base}-panel-${id}`} aria-labelledby={`${base}-tab-${id}`} hidden={id !== chosen} tabIndex={0} className="pt-6">
          {content}
        </div>
      ))}
    </div>
  )
}
