'use client'

import NextLink from 'next/link'
import { useIntl } from 'react-intl'

import { IconButton } from '@/components/ui/icon-button'
import type { CampaignPlan } from '@/lib/contract/schemas/office-campaigns'
import { listPath, recordPath, withQuery } from '@/lib/office/paths'

import { Thumbnail } from './thumbnail'

export interface Chosen {
  readonly id: number
  readonly title: string
  readonly picture: string | null
}

interface CampaignChosenProps {
  selection: CampaignPlan['selection']
  /** Those that are named; a long selection has more. */
  chosen: readonly Chosen[]
  total: number
  onRemove: (id: number) => void
}

/** What a campaign is for, by picture and name. Records that were ticked are taken out one by one; what a list finds is changed in the list. */
export function CampaignChosen({ selection, chosen, total, onRemove }: CampaignChosenProps) {
  const intl = useIntl()
  const { of, ids, all } = selection
  const more = total - chosen.length
  const list = `${listPath(of)}${all ? withQuery({}, all) : ''}`
  return (
    <section
      aria-labelledby="chosen"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 lg:p-6"
    >
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="chosen" className="font-semibold text-lg">
          {intl.formatMessage({ id: `office.campaign_chosen_${of}` }, { count: total })}
        </h2>
        <NextLink prefetch={false} href={list} className="inline-flex min-h-6 items-center underline">
          {intl.formatMessage({ id: 'office.campaign_choose' })}
        </NextLink>
      </div>
      <ul className="grid max-h-80 gap-2 overflow-y-auto sm:grid-cols-2 xl:grid-cols-3">
        {chosen.map(({ id, title, picture }) => (
          <li key={id} className="flex min-w-0 items-center gap-3 rounded-control border border-line p-2">
            <Thumbnail path={picture ?? ''} name="" isSmall />
            <NextLink
              prefetch={false}
              href={recordPath(of, String(id))}
              className="min-w-0 flex-1 break-words hover:underline"
            >
              {title}
            </NextLink>
            {ids && total > 1 ? (
              <IconButton
                icon="close"
                label={intl.formatMessage({ id: 'office.take_away' }, { name: title })}
                onClick={() => onRemove(id)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="text-ink-muted">{intl.formatMessage({ id: 'office.campaign_chosen_more' }, { count: more })}</p>
      ) : null}
    </section>
  )
}
