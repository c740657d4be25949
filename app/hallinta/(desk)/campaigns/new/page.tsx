import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { CampaignForm } from '@/components/office/campaign-form'
import type { CampaignPlan } from '@/lib/contract/schemas/office-campaigns'
import type { Chosen } from '@/components/office/campaign-chosen'
import { officeCall, officeIntl, officeLanguage, officeMe, officeNow } from '@/lib/office/server'

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

/** Records that are named in the form. */
const NAMED = 48
/** What a list finds and is no more than these becomes records, so that each can be taken out. */
const SINGLE = 200

interface Known {
  readonly selection: CampaignPlan['selection']
  readonly chosen: readonly Chosen[]
  readonly total: number
}

const asChosen = ({ id, title, picture }: { id: string; title: string; picture?: string | null }): Chosen => ({
  id: Number(id),
  title,
  picture: picture ?? null,
})

/** What is selected, by name. A variant has no picture of its own in every case. */
async function known(selection: CampaignPlan['selection']): Promise<Known> {
  const { of, ids, all } = selection
  const language = await officeLanguage()
  if (ids) {
    const named = ids.slice(0, NAMED).map(async (id) => {
      return asChosen(
        await officeCall('officeRecord', { params: { entity: of, record: String(id) }, query: { language } }),
      )
    })
    return { selection, chosen: await Promise.all(named), total: ids.length }
  }
  const found = await officeCall('officeRecords', {
    params: { entity: of },
    query: { ...all, language, size: String(SINGLE) },
  })
  const chosen = found.rows.map(asChosen)
  if (found.total > SINGLE || found.total === 0)
    return { selection, chosen: chosen.slice(0, NAMED), total: found.total }
  return { selection: { of, ids: chosen.map(({ id }) => id) }, chosen, total: found.total }
}

/** A price campaign over what was selected in a list. */
export default async function OfficeCampaignNew({ searchParams }: Props) {
  const [intl, me, given, now] = await Promise.all([officeIntl(), officeMe(), searchParams, officeNow()])
  const selection = me.entities.some(({ canPrice }) => canPrice) ? selectionOf(given) : null
  if (!selection) notFound()
  const chosen = await known(selection)
  return (
    <>
      <h1 className="text-2xl">{intl.formatMessage({ id: 'office.campaign_new' })}</h1>
      <CampaignForm {...chosen} now={now} />
    </>
  )
}
