'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Accordion, AccordionItem } from '@/components/ui/accordion'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import type { StaffGiftCampaign } from '@/lib/contract/schemas/gift-management'
import { useMarket } from '@/lib/intl/market-context'
import { shopTimeZone } from '@/lib/market/shop-time'
import { useCall } from '@/lib/shop-api/use-call'

import { DeskWaiting } from './desk-waiting'
import { GiftCodes } from './gift-codes'
import { GiftForm } from './gift-form'
import { StaffOnly } from './staff-only'

/** Gift campaigns: texts, gifts, codes, and when codes are sent to whom. `pages`: the path below which campaigns have their pages. */
export function GiftDesk({ pages }: { pages: string }) {
  return (
    <StaffOnly waiting={<DeskWaiting />}>
      <Campaigns pages={pages} />
    </StaffOnly>
  )
}

/** The campaign's name in the reader's language, otherwise in any. */
function nameOf({ names, slug }: StaffGiftCampaign, language: keyof StaffGiftCampaign['names']): string {
  return names[language] ?? names.en ?? Object.values(names).find(Boolean) ?? slug
}

function Campaigns({ pages }: { pages: string }) {
  const intl = useIntl()
  const { language } = useMarket()
  const { data, hasFailed, again: renew } = useCall('staffGiftCampaigns', {})
  const [isAdding, setIsAdding] = useState(false)
  const word = (id: string) => intl.formatMessage({ id })

  if (hasFailed) return <ErrorState title={word('staff.failed')} />
  if (!data) return <DeskWaiting />
  const { campaigns } = data
  return (
    <div className="flex flex-col gap-8">
      {isAdding ? (
        <section aria-labelledby="gift-new" className="rounded-card border border-line bg-surface p-5 md:p-8">
          <h2 id="gift-new" className="mb-6 text-3xl">
            {word('staff.gift_new')}
          </h2>
          <GiftForm
            campaign={null}
            pages={pages}
            onSaved={() => {
              setIsAdding(false)
              renew()
            }}
            onCancel={() => setIsAdding(false)}
          />
        </section>
      ) : (
        <Button icon="plus" className="self-start" onClick={() => setIsAdding(true)}>
          {word('staff.gift_new')}
        </Button>
      )}
      {campaigns.length === 0 ? (
        <p className="text-ink-muted">{word('staff.gift_none')}</p>
      ) : (
        <Accordion>
          {campaigns.map((campaign) => (
            <Campaign
              key={campaign.id}
              campaign={campaign}
              pages={pages}
              name={nameOf(campaign, language)}
              onChanged={renew}
            />
          ))}
        </Accordion>
      )}
    </div>
  )
}

interface CampaignProps {
  campaign: StaffGiftCampaign
  pages: string
  name: string
  onChanged: () => void
}

/** One campaign; its codes are loaded when it is opened. */
function Campaign({ campaign, pages, name, onChanged }: CampaignProps) {
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const { codes, used, sent, with_email: withEmail, enable_sending: isSending, next_send_date: next } = campaign
  const facts = intl.formatMessage({ id: 'staff.gift_facts' }, { codes, used, emails: withEmail, sent })
  return (
    <AccordionItem
      onToggle={setIsOpen}
      title={
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          {isSending && next !== null && (
            <Badge tone="info">
              {intl.formatMessage(
                { id: 'staff.gift_sending' },
                { date: intl.formatDate(next, { dateStyle: 'medium', timeStyle: 'short', timeZone: shopTimeZone() }) },
              )}
            </Badge>
          )}
          <span className="text-sm font-normal text-ink-muted">{facts}</span>
        </span>
      }
    >
      {isOpen && (
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
          <GiftForm campaign={campaign} pages={pages} onSaved={onChanged} />
          <GiftCodes campaign={campaign} onChanged={onChanged} />
        </div>
      )}
    </AccordionItem>
  )
}
