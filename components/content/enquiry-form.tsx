'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { charactersLeft } from '@/components/ui/characters-left'
import { ErrorState } from '@/components/ui/error-state'
import { Input, type InputProps, Textarea } from '@/components/ui/input'
import { useHydrated } from '@/components/ui/use-hydrated'
import { ENQUIRY_LENGTH, type EnquiryKind } from '@/lib/contract/limits/enquiries'

import { FormNotes, FormStep } from './form-parts'
import { type EnquiryField, enquiryFieldId, type EnquiryProblems, useEnquiry } from './use-enquiry'

/** A message to the shop: a question, the details of a company, or the request for an offer. */
export default function EnquiryForm({ kind, privacyHref }: { kind: EnquiryKind; privacyHref: string | null }) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const { problems, failure, busy, sent, submit } = useEnquiry(kind)
  const word = (id: string) => intl.formatMessage({ id })
  if (sent) {
    return (
      <FormStep isNew title={word('enquiry.sent_title')}>
        {intl.formatMessage({ id: 'enquiry.sent_text' }, sent)}
      </FormStep>
    )
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormStep title={word(`enquiry.title_${kind}`)} />
      {failure && <ErrorState title={word(failure)} />}
      {kind !== 'ask' && <CompanyFields problems={problems} />}
      <Line name="name" problems={problems} autoComplete="name" required maxLength={200} />
      <Line
        name="email"
        problems={problems}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        required
        maxLength={254}
      />
      <Line name="phone" problems={problems} type="tel" autoComplete="tel" maxLength={30} />
      {kind === 'ask' && <Line name="order_number" problems={problems} autoComplete="off" maxLength={31} />}
      <Message kind={kind} problem={problems.message} />
      <Button type="submit" size="lg" busy={busy} disabled={!isHydrated}>
        {word('enquiry.send')}
      </Button>
      <FormNotes text={word('enquiry.use')} privacyHref={privacyHref} />
    </form>
  )
}

type LineProps = Omit<InputProps, 'id' | 'label' | 'name'> & { name: EnquiryField; problems: EnquiryProblems }

/** One line of the form. Text typed before hydration would be lost, so it is disabled until then. */
function Line({ name, problems, ...rest }: LineProps) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const problem = problems[name]
  return (
    <Input
      {...rest}
      id={enquiryFieldId(name)}
      name={name}
      label={intl.formatMessage({ id: `enquiry.${name}` })}
      mark={rest.required ? undefined : intl.formatMessage({ id: 'enquiry.optional' })}
      error={problem && intl.formatMessage({ id: problem })}
      disabled={!isHydrated}
    />
  )
}

function CompanyFields({ problems }: { problems: EnquiryProblems }) {
  return (
    <>
      <Line name="company" problems={problems} autoComplete="organization" required maxLength={200} />
      <Line name="business_id" problems={problems} autoComplete="off" maxLength={40} />
    </>
  )
}

function Message({ kind, problem }: { kind: EnquiryKind; problem: string | undefined }) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const [text, setText] = useState('')
  return (
    <Textarea
      id={enquiryFieldId('message')}
      name="message"
      label={intl.formatMessage({ id: `enquiry.message_${kind}` })}
      hint={charactersLeft(text, ENQUIRY_LENGTH)}
      error={problem && intl.formatMessage({ id: problem })}
      required
      rows={6}
      maxLength={ENQUIRY_LENGTH}
      disabled={!isHydrated}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
