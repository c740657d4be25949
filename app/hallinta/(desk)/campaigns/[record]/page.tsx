import type { Metadata } from 'next'

import { BackToList } from '@/components/office/back-to-list'
import { CampaignView } from '@/components/office/campaign-view'
import { RecordHistory } from '@/components/office/record-history'
import { Pages } from '@/components/office/pages'
import { officeCall, officeIntl } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_campaigns' }) }
}

const PER_PAGE = 100

/** A price campaign: how far it is, its times, its rows, its history. */
export default async function OfficeCampaignPage({ params, searchParams }: Props) {
  const [{ record }, { page }] = await Promise.all([params, searchParams])
  const query: Record<string, string> = typeof page === 'string' ? { page } : {}
  const [campaign, { changes }] = await Promise.all([
    officeCall('officeCampaign', { params: { campaign: record }, query }),
    officeCall('officeChanges', { query: { entity: 'campaigns', record } }),
  ])
  const { planned, begun, ended, left } = campaign.counts
  return (
    <>
      <div className="flex flex-col gap-1">
        <BackToList entity="campaigns" />
        <h1 className="text-2xl">{campaign.name}</h1>
      </div>
      <CampaignView
        key={JSON.stringify([campaign.state, campaign.counts, campaign.endsAt, campaign.page])}
        campaign={campaign}
      />
      <Pages page={campaign.page} size={PER_PAGE} total={planned + begun + ended + left} query={query} />
      <RecordHistory changes={changes} entity="campaigns" />
    </>
  )
}
