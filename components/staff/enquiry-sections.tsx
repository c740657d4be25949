'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { AccordionItem } from '@/components/ui/accordion'
import { Button } from '@/components/ui/button'
import type { Answer } from '@/lib/contract/calls'
import type { Newsletter } from '@/lib/contract/limits/enquiries'
import { api } from '@/lib/shop-api/browser'
import { useCall } from '@/lib/shop-api/use-call'

import { Section, Title, useDay } from './desk-section'
import { MailLink, PhoneLink } from './contact-links'
import { LabelledValue } from './labelled-value'
import { useOrderTransition } from './use-order-transition'

type Enquiry = Answer<'enquiries'>['enquiries'][number]

/** Messages of the forms on content pages. */
export function Enquiries() {
  const intl = useIntl()
  const [page, setPage] = useState(1)
  const asked = useCall('enquiries', { query: { page } })
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <Section
      id="staff-enquiries"
      title={word('staff.enquiries')}
      none={word('staff.enquiries_none')}
      page={page}
      asked={asked}
      onTurn={setPage}
      rows={({ enquiries }) =>
        enquiries.map((enquiry) => <EnquiryRow key={enquiry.id} enquiry={enquiry} onChange={asked.again} />)
      }
    />
  )
}

function EnquiryRow({ enquiry, onChange }: { enquiry: Enquiry; onChange: () => void }) {
  const intl = useIntl()
  const day = useDay()
  const { isBusy, change } = useOrderTransition(onChange)
  const word = (id: string) => intl.formatMessage({ id })
  const { id, number, kind, created, answered, name, email, message } = enquiry
  const about = [word(`staff.enquiry_${kind}`), name, answered && word('staff.enquiry_answered')]
  const mark = () => void change(number, () => api.call('answerEnquiry', { body: { id, answered: answered === null } }))
  return (
    <AccordionItem title={<Title number={number} about={about.filter(Boolean).join(' · ')} when={day(created)} />}>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>
      <dl className="mt-4 border-t border-line">
        <LabelledValue label={word('complaint.email')}>
          {email && <MailLink email={email} about={number} />}
        </LabelledValue>
        <LabelledValue label={word('complaint.phone')}>
          {enquiry.phone && <PhoneLink phone={enquiry.phone} />}
        </LabelledValue>
        <LabelledValue label={word('staff.enquiry_of_company')}>
          {[enquiry.company, enquiry.business_id].filter(Boolean).join(', ')}
        </LabelledValue>
        <LabelledValue label={word('complaint.order_number')}>{enquiry.order_number}</LabelledValue>
        <LabelledValue label={word('staff.country')}>{enquiry.country.toUpperCase()}</LabelledValue>
      </dl>
      <Button className="mt-4" variant="secondary" busy={isBusy} onClick={mark}>
        {word(answered === null ? 'staff.enquiry_answer' : 'staff.enquiry_reopen')}
      </Button>
    </AccordionItem>
  )
}

/** Confirmed subscribers of a newsletter. */
export function Subscriptions({ list }: { list: Newsletter }) {
  const intl = useIntl()
  const day = useDay()
  const [page, setPage] = useState(1)
  const asked = useCall('newsletterSubscriptions', { query: { list, page } })
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <Section
      id={`staff-newsletter-${list}`}
      title={word(`staff.newsletter_${list}`)}
      none={word('staff.newsletter_none')}
      page={page}
      asked={asked}
      onTurn={setPage}
      rows={({ subscriptions }) =>
        subscriptions.map(({ id, email, language, confirmed }) => (
          <p key={id} className="flex flex-wrap gap-x-3 border-b border-line py-2 [overflow-wrap:anywhere]">
            <span>{email}</span>
            <span className="text-sm text-ink-muted">
              {[intl.formatDisplayName(language, { type: 'language' }), day(confirmed)].join(', ')}
            </span>
          </p>
        ))
      }
    />
  )
}
