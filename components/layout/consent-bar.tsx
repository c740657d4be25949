'use client'

import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { LazyIntl } from '@/lib/intl/lazy'
import { hasConsent, type Purpose, writeConsent } from '@/stores/consent'

interface ConsentBarProps {
  /** The visitor has opened it, so that it gets the focus. */
  isWanted?: boolean
}

/** Asks which optional purposes the visitor allows. Refusing is as easy as allowing. The page can be used meanwhile. */
export default function ConsentBar({ isWanted = false }: ConsentBarProps) {
  return (
    <LazyIntl areas={['consent']}>
      <Bar isWanted={isWanted} />
    </LazyIntl>
  )
}

/** Each answer with its text; one about marketing only where there is a tag manager. */
function answers(): readonly (readonly [id: string, purposes: readonly Purpose[]])[] {
  if (document.documentElement.dataset['gtm'] === undefined)
    return [
      ['consent.allow', ['functional']],
      ['consent.refuse', []],
    ]
  return [
    ['consent.all', ['functional', 'marketing']],
    ['consent.films', ['functional']],
    ['consent.none', []],
  ]
}

function Bar({ isWanted }: Required<ConsentBarProps>) {
  const intl = useIntl()
  const frame = useRef<HTMLElement>(null)
  const [isAnswered, setAnswered] = useState(false)
  const word = (id: string) => intl.formatMessage({ id })
  useEffect(() => {
    if (isWanted) frame.current?.focus()
  }, [isWanted])
  const answer = (purposes: readonly Purpose[]) => {
    const wasTracked = hasConsent('marketing')
    writeConsent(purposes)
    setAnswered(true)
    // Scripts of services that run already end with the page only.
    if (wasTracked && !purposes.includes('marketing')) window.location.reload()
  }
  if (isAnswered) return null
  const choices = answers()
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={word('consent.title')}
      className="fixed right-4 bottom-4 left-4 z-30 flex max-w-[32rem] flex-col gap-3 rounded-card border border-line-strong bg-surface p-4 text-sm shadow-overlay sm:left-auto"
    >
      <h2 className="text-base">{word('consent.title')}</h2>
      <p>{word('consent.functional')}</p>
      {choices.length > 2 && <p>{word('consent.marketing')}</p>}
      <p>{word('consent.change')}</p>
      <div className="flex flex-wrap gap-2">
        {choices.map(([id, purposes]) => (
          <Button key={id} variant="secondary" onClick={() => answer(purposes)}>
            {word(id)}
          </Button>
        ))}
      </div>
    </section>
  )
}
