'use client'

import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { useHydrated } from '@/components/ui/use-hydrated'
import { isEmail } from '@/lib/contract/email'
import type { Newsletter } from '@/lib/contract/limits/enquiries'
import { useMarket } from '@/lib/intl/market-context'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { FormNotes, FormStep } from './form-parts'

interface MailLink {
  readonly use: 'confirm' | 'unsubscribe'
  readonly id: number
  readonly key: string
}

/** The link of a mail, from the fragment of the address: `#confirm=12.key` or `#unsubscribe=12.key`. */
function readLink(hash: string): MailLink | null {
  const [, use, id, key] = /^#(confirm|unsubscribe)=(\d{1,9})\.(\w{1,100})$/.exec(hash) ?? []
  return id && key ? { use: use === 'confirm' ? 'confirm' : 'unsubscribe', id: Number(id), key } : null
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

const failureOf = (status: number) => (status === 429 ? 'enquiry.too_many' : 'enquiry.failed')

/** Subscribes to a newsletter; with the link of a mail in the address it confirms or ends the subscription. */
export default function NewsletterForm({ list, privacyHref }: { list: Newsletter; privacyHref: string | null }) {
  const hash = useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => '',
  )
  const link = readLink(hash)
  return link ? <LinkStep key={hash} link={link} /> : <Subscribe list={list} privacyHref={privacyHref} />
}

/** Opening a link changes nothing, because mail scanners open links: the button does. */
function LinkStep({ link: { use, id, key } }: { link: MailLink }) {
  const intl = useIntl()
  const [step, setStep] = useState<'ask' | 'done' | 'bad'>('ask')
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const word = (part: string) => intl.formatMessage({ id: `enquiry.${part}` })
  const press = async () => {
    setFailure(null)
    setBusy(true)
    const call = use === 'confirm' ? 'confirmNewsletter' : 'unsubscribeNewsletter'
    const result = await lazyApi.call(call, { body: { id, key } })
    setBusy(false)
    if (result.ok) setStep('done')
    else if (result.error.status === 404 || result.error.status === 400) setStep('bad')
    else setFailure(failureOf(result.error.status))
  }
  if (step === 'bad') {
    return (
      <FormStep isNew title={word('link_bad_title')}>
        {word('link_bad_text')}
      </FormStep>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <div>
        <FormStep key={step} isNew={step === 'done'} title={word(`${use}_${step}_title`)}>
          {word(`${use}_${step}_text`)}
        </FormStep>
      </div>
      {failure && <ErrorState title={intl.formatMessage({ id: failure })} />}
      {step === 'ask' && (
        <Button size="lg" busy={busy} onClick={() => void press()}>
          {word(`${use}_button`)}
        </Button>
      )}
    </div>
  )
}

const FIELD = 'newsletter-email'

function useSubscription(list: Newsletter) {
  const { language } = useMarket()
  const [isWrong, setWrong] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const refuse = () => {
    setWrong(true)
    document.getElementById(FIELD)?.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setFailure(null)
    setWrong(false)
    if (!isEmail(email)) return refuse()
    setBusy(true)
    const result = await lazyApi.call('newsletter', { body: { list, email, language_code: language } })
    setBusy(false)
    if (result.ok) setSentTo(email)
    else if (result.error.status === 400) refuse()
    else setFailure(failureOf(result.error.status))
  }
  return { isWrong, failure, busy, sentTo, submit }
}

function Subscribe({ list, privacyHref }: { list: Newsletter; privacyHref: string | null }) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const { isWrong, failure, busy, sentTo, submit } = useSubscription(list)
  const word = (id: string) => intl.formatMessage({ id })
  if (sentTo !== null) {
    return (
      <FormStep isNew title={word('enquiry.newsletter_sent_title')}>
        {intl.formatMessage({ id: 'enquiry.newsletter_sent_text' }, { email: sentTo })}
      </FormStep>
    )
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormStep title={word('enquiry.title_newsletter')} />
      {failure && <ErrorState title={word(failure)} />}
      <Input
        id={FIELD}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        required
        maxLength={254}
        label={word('enquiry.email')}
        error={isWrong && word('enquiry.email_wrong')}
        disabled={!isHydrated}
      />
      <Button type="submit" size="lg" busy={busy} disabled={!isHydrated}>
        {word('enquiry.subscribe')}
      </Button>
      <FormNotes text={word('enquiry.newsletter_use')} privacyHref={privacyHref} />
    </form>
  )
}
