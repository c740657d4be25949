'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { AccordionItem } from '@/components/ui/accordion'
import { Button } from '@/components/ui/button'
import { SKIER_LEVELS, SKIER_NUMBERS } from '@/lib/catalog/ski/skier'
import type { Answer } from '@/lib/contract/calls'
import { isDay } from '@/lib/market/shop-time'
import { api } from '@/lib/shop-api/browser'
import { useCall } from '@/lib/shop-api/use-call'

import { MailLink, PhoneLink } from './contact-links'
import { Section, Title, useDay, useDays } from './desk-section'
import { DeskWaiting } from './desk-waiting'
import { Enquiries, Subscriptions } from './enquiry-sections'
import { LabelledValue } from './labelled-value'
import { StaffOnly } from './staff-only'
import { StaffPicture } from './staff-picture'
import { useOrderTransition } from './use-order-transition'

/** By the slug with which a complaint stores them. */
type StoreNames = Readonly<Record<string, string>>

/** Messages of the forms, complaints with their texts and pictures, ski packages with the skiers' data, and newsletter subscribers. */
export function StaffDesk({ stores }: { stores: StoreNames }) {
  return (
    <StaffOnly waiting={<DeskWaiting />}>
      <div className="flex flex-col gap-16">
        <Enquiries />
        <Complaints stores={stores} />
        <Packages />
        <Subscriptions list="corporate" />
        <Subscriptions list="forest" />
      </div>
    </StaffOnly>
  )
}

/** Fields of the complaint form with the texts of their labels. */
const FIELDS = [
  ['complaint', 'complaint'],
  ['manufacturer', 'manufacturer'],
  ['model', 'model'],
  ['color', 'color'],
  ['size', 'size'],
  ['timeOfPurchase', 'time'],
  ['store', 'store'],
  ['orderNumber', 'order_number'],
  ['receipt', 'receipt'],
  ['customerName', 'name'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['address', 'address'],
  ['postNumber', 'post_number'],
  ['city', 'city'],
] as const

function Complaints({ stores }: { stores: StoreNames }) {
  const intl = useIntl()
  const [page, setPage] = useState(1)
  const asked = useCall('complaints', { query: { page } })
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <Section
      id="staff-complaints"
      title={word('staff.complaints')}
      none={word('staff.complaints_none')}
      page={page}
      asked={asked}
      onTurn={setPage}
      rows={({ complaints }) =>
        complaints.map((complaint) => (
          <Complaint key={complaint.id} complaint={complaint} stores={stores} onChange={asked.again} />
        ))
      }
    />
  )
}

type ListedComplaint = Answer<'complaints'>['complaints'][number]

interface ComplaintProps {
  complaint: ListedComplaint
  stores: StoreNames
}
interface ComplaintRowProps extends ComplaintProps {
  onChange: () => void
}

function Complaint({ complaint, stores, onChange }: ComplaintRowProps) {
  const { id, number, created, answered, fields, pictures } = complaint
  const intl = useIntl()
  const day = useDay()
  const { isBusy, change } = useOrderTransition(onChange)
  const word = (key: string) => intl.formatMessage({ id: key })
  const product = [valueOf(fields, 'manufacturer'), valueOf(fields, 'model')].filter(Boolean).join(' ')
  const mark = () => void change(number, () => api.call('answerComplaint', { body: { id, answered: !answered } }))
  return (
    <AccordionItem
      title={
        <Title
          number={number}
          about={[product, answered && word('staff.enquiry_answered')].filter(Boolean).join(' · ')}
          when={day(created)}
        />
      }
    >
      <ComplaintFacts complaint={complaint} stores={stores} />
      {pictures.length > 0 && <ComplaintPictures pictures={pictures} />}
      <Button className="mt-4" variant="secondary" busy={isBusy} onClick={mark}>
        {word(answered ? 'staff.enquiry_reopen' : 'staff.enquiry_answer')}
      </Button>
    </AccordionItem>
  )
}

const valueOf = (fields: ListedComplaint['fields'], name: string) => String(fields[name] ?? '')

function ComplaintFacts({ complaint: { number, fields, country, currency }, stores }: ComplaintProps) {
  const intl = useIntl()
  const days = useDays()
  const word = (id: string) => intl.formatMessage({ id })
  const price = valueOf(fields, 'price')
  const used = valueOf(fields, 'used')
  const storeOf = (name: string) => stores[valueOf(fields, name)] ?? valueOf(fields, name)
  const drawn = (name: (typeof FIELDS)[number][0]) => {
    const value = valueOf(fields, name)
    if (value === '') return ''
    if (name === 'email') return <MailLink email={value} about={number} />
    if (name === 'phone') return <PhoneLink phone={value} />
    if (name === 'store') return storeOf(name)
    return name === 'timeOfPurchase' && isDay(value) ? days(value) : value
  }
  return (
    <dl className="border-t border-line">
      {FIELDS.map(([name, label]) => (
        <LabelledValue key={name} label={word(`complaint.${label}`)}>
          {drawn(name)}
        </LabelledValue>
      ))}
      <LabelledValue label={intl.formatMessage({ id: 'complaint.price' }, { currency: currency.toUpperCase() })}>
        {price === '0' ? '' : price}
      </LabelledValue>
      <LabelledValue label={word('complaint.used')}>
        {used === '' ? '' : word(used === 'yes' ? 'complaint.used_yes' : 'complaint.used_no')}
      </LabelledValue>
      <LabelledValue label={word('complaint.target_store')}>{storeOf('targetStore')}</LabelledValue>
      <LabelledValue label={word('staff.country')}>{country.toUpperCase()}</LabelledValue>
    </dl>
  )
}

function ComplaintPictures({ pictures }: Pick<ListedComplaint, 'pictures'>) {
  const intl = useIntl()
  return (
    <ul className="mt-4 flex flex-wrap gap-3">
      {pictures.map(({ picture, width, height }, index) => (
        <li key={picture}>
          <StaffPicture
            picture={picture}
            width={width}
            height={height}
            alt={intl.formatMessage({ id: 'staff.picture' }, { number: index + 1 })}
          />
        </li>
      ))}
    </ul>
  )
}

function Packages() {
  const intl = useIntl()
  const [page, setPage] = useState(1)
  const asked = useCall('skiPackages', { query: { page } })
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <Section
      id="staff-packages"
      title={word('staff.packages')}
      none={word('staff.packages_none')}
      page={page}
      asked={asked}
      onTurn={setPage}
      rows={({ packages }) =>
        packages.map((sold, index) => <SkiPackage key={`${sold.order_number} ${index}`} sold={sold} />)
      }
    />
  )
}

type SoldPackage = Answer<'skiPackages'>['packages'][number]

function SkiPackage({ sold: { order_number: number, created, quantity, parts, skier } }: { sold: SoldPackage }) {
  const intl = useIntl()
  const day = useDay()
  const word = (id: string) => intl.formatMessage({ id })
  const level = SKIER_LEVELS.find((known) => known === skier['level'])
  return (
    <AccordionItem
      title={<Title number={number} about={`${quantity} × ${parts[0]?.name ?? ''}`} when={day(created)} />}
    >
      <dl className="border-t border-line">
        {SKIER_NUMBERS.map((name) => (
          <LabelledValue key={name} label={word(`wizard.${name}`)}>
            {skier[name] ?? ''}
          </LabelledValue>
        ))}
        <LabelledValue label={word('wizard.level')}>{level ? word(`wizard.level_${level}`) : ''}</LabelledValue>
        <LabelledValue label={word('wizard.steps')}>
          {parts.map(({ name, color, size }) => [name, color, size].filter(Boolean).join(', ')).join('\n')}
        </LabelledValue>
      </dl>
    </AccordionItem>
  )
}
