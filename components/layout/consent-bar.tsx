'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { LazyIntl } from '@/lib/intl/lazy'
import { type Purpose, PURPOSES, writeConsent } from '@/stores/consent'

/** Asks which optional services the visitor allows. Refusing is as easy as allowing. The page can be used meanwhile. */
export default function ConsentBar() {
  return (
    <LazyIntl areas={['consent']}>
      <Bar />
    </LazyIntl>
  )
}

function Bar() {
  const intl = useIntl()
  const [isAnswered, setAnswered] = useState(false)
  const word = (id: string) => intl.formatMessage({ id })
  const answer = (purposes: readonly Purpose[]) => {
    writeConsent(purposes)
    setAnswered(true)
  }
  if (isAnswered) return null
  return (
    <section
      aria-label={word('consent.title')}
      className="fixed right-4 bottom-4 left-4 z-30 flex max-w-[32rem] flex-col gap-3 rounded-card border border-line-strong bg-surface p-4 text-sm shadow-overlay sm:left-auto"
    >
      <h2 className="text-base">{word('consent.title')}</h2>
      <p>{word('consent.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => answer(PURPOSES)}>{word('consent.all')}</Button>
        <Button variant="secondary" onClick={() => answer(['functional'])}>
          {word('consent.films')}
        </Button>
        <Button variant="secondary" onClick={() => answer([])}>
          {word('consent.none')}
        </Button>
      </div>
    </section>
  )
}
