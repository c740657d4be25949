'use client'

import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { useMarket } from '@/lib/intl/market-context'
import { hydrateComplaint } from '@/stores/complaint'

import { ComplaintForm } from './complaint-form'
import { type ComplaintSetup, ComplaintSetupProvider } from './setup'

const DONE = 'done'
const NUMBER = /^R-[0-9A-Z]{4,20}$/

/** The number in the address. With it the confirmation survives a reload and can be bookmarked. */
function numberOfAddress(): string | null {
  const number = new URLSearchParams(window.location.search).get(DONE)
  return number !== null && NUMBER.test(number) ? number : null
}

function Steps() {
  const intl = useIntl()
  return (
    <ol className="flex list-decimal flex-col gap-2 pl-5 text-ink-muted">
      {(['next_receipt', 'next_answer', 'next_keep'] as const).map((name) => (
        <li key={name}>{intl.formatMessage({ id: `complaint.${name}` })}</li>
      ))}
    </ol>
  )
}

function Done({ number, onAgain }: { number: string; onAgain: () => void }) {
  const intl = useIntl()
  const { routes } = useMarket()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <div className="mt-6 flex max-w-text flex-col items-start gap-6">
      <Icon name="check-circle" size={32} className="text-success" />
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
        {text('complaint.done_title')}
      </h1>
      <p className="rounded-card border border-line bg-surface px-5 py-4">
        <span className="block text-sm text-ink-muted">{text('complaint.done_number')}</span>
        <strong className="text-2xl" translate="no">
          {number}
        </strong>
      </p>
      <p>{text('complaint.done_text')}</p>
      <div className="flex flex-col gap-3">
        <h2 className="text-xl">{text('complaint.next_title')}</h2>
        <Steps />
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={routes.home}>{text('complaint.done_home')}</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          {text('complaint.done_again')}
        </Button>
      </div>
    </div>
  )
}

/** The complaint form and, once it is sent, its confirmation (spec 2 §2 "Complaint form"). */
export function ComplaintView({ setup }: { setup: ComplaintSetup }) {
  const intl = useIntl()
  const [number, setNumber] = useState<string | null>(null)
  useEffect(() => {
    hydrateComplaint()
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address is available only in the browser; the HTML is the same for everyone
    setNumber(numberOfAddress())
  }, [])
  const show = (done: string | null) => {
    const address = new URL(window.location.href)
    if (done === null) address.searchParams.delete(DONE)
    else address.searchParams.set(DONE, done)
    window.history.replaceState(window.history.state, '', address)
    setNumber(done)
    window.scrollTo(0, 0)
  }
  if (number !== null) return <Done number={number} onAgain={() => show(null)} />
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <ComplaintSetupProvider value={setup}>
      <div className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-7">
          <div className="max-w-text">
            <h1 id="complaint-title" className="text-4xl">
              {text('complaint.title')}
            </h1>
            <p className="mt-3 text-ink-muted">{text('complaint.intro')}</p>
          </div>
          <ComplaintForm onDone={show} />
        </div>
        <aside
          aria-labelledby="complaint-next"
          className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:self-start"
        >
          <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6">
            <h2 id="complaint-next" className="text-xl">
              {text('complaint.next_title')}
            </h2>
            <Steps />
            <p className="border-t border-line pt-4">
              <span className="block text-sm text-ink-muted">{text('complaint.questions')}</span>
              <a href={`mailto:${setup.email}`} className="link inline-block py-1 font-semibold text-brand">
                {setup.email}
              </a>
            </p>
          </div>
        </aside>
      </div>
    </ComplaintSetupProvider>
  )
}
