import type { Metadata } from 'next'

import { CampaignView } from '@/components/office/campaign-view'
import { ChangeList } from '@/components/office/change-list'
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
  const [intl, campaign, { changes }] = await Promise.all([
    officeIntl(),
    officeCall('officeCampaign', { params: { campaign: record }, query }),
    officeCall('officeChanges', { query: { entity: 'campaigns', record } }),
  ])
  const { planned, begun, ended, left } = campaign.counts
  return (
    <>
      <h1 className="text-2xl">{campaign.name}</h1>
      <CampaignView
        key={JSON.stringify([campaign.state, campaign.counts, campaign.endsAt, campaign.page])}
        campaign={campaign}
      />
      <Pages page={campaign.page} size={PER_PAGE} total={planned + begun + ended + left} query={query} />
      <section aria-labelledby="record-history" className="flex flex-col gap-3">
        <h2 id="record-history" className="text-lg">
          {intl.formatMessage({ id: 'office.history' })}
        </h2>
        <ChangeList changes={changes} />
      </section>
    </>
  )
}
