import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { CampaignForm } from '@/components/office/campaign-form'
import type { CampaignPlan } from '@/lib/contract/schemas/office-campaigns'
import { officeIntl, officeMe, officeNow } from '@/lib/office/server'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.campaign_new' }) }
}

/** What the list of products or variants had selected, from the address. */
function selectionOf({ of, ids, q, filter }: Awaited<Props['searchParams']>): CampaignPlan['selection'] | null {
  if (of !== 'products' && of !== 'variants') return null
  if (typeof ids === 'string') {
    const numbers = ids.split(',').map(Number)
    return numbers.every((id) => Number.isSafeInteger(id) && id > 0) ? { of, ids: numbers } : null
  }
  return { of, all: { q: typeof q === 'string' ? q : '', filter: typeof filter === 'string' ? filter : '' } }
}

/** A price campaign over what was selected in a list. */
export default async function OfficeCampaignNew({ searchParams }: Props) {
  const [intl, me, given, now] = await Promise.all([officeIntl(), officeMe(), searchParams, officeNow()])
  const selection = me.entities.some(({ canPrice }) => canPrice) ? selectionOf(given) : null
  if (!selection) notFound()
  return (
    <>
      <h1 className="text-2xl">{intl.formatMessage({ id: 'office.campaign_new' })}</h1>
      <CampaignForm selection={selection} now={now} />
    </>
  )
}
