import type { IntlShape } from 'react-intl'

import { Accordion, AccordionItem } from '@/components/ui/accordion'
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { LoadMore } from '@/components/ui/load-more'
import { Skeleton } from '@/components/ui/skeleton'
import { TabLinks } from '@/components/ui/tab-links'

import { GuideSection, Specimen } from './specimen'

const PARTS = ['description', 'details', 'reviews'] as const
/** Sections of the guide: the tabs lead somewhere. */
const TABS = ['navigation', 'states', 'icons'] as const
const SMALL_TABS = ['buttons', 'fields', 'choices'] as const
const LIST = { shown: 60, total: 140 }

/** Breadcrumbs, tabs and other navigation. */
export function Wayfinding({ intl, crumbs }: { intl: IntlShape; crumbs: readonly Crumb[] }) {
  const t = (id: string) => intl.formatMessage({ id })
  const next = { label: t('grid.load_more'), href: '#navigation' }
  return (
    <GuideSection id="navigation" title={t('style.section_navigation')}>
      <Specimen title={t('style.breadcrumbs')} className="block">
        <Breadcrumbs label={t('style.section_navigation')} items={crumbs} />
      </Specimen>
      <Specimen title={t('style.tabs')} className="block">
        <TabLinks
          label={t('style.tabs')}
          items={TABS.map((tab, index) => ({
            name: t(`style.section_${tab}`),
            href: `#${tab}`,
            isChosen: index === 0,
          }))}
        />
        <TabLinks
          label={t('style.section_fields')}
          isSmall
          items={SMALL_TABS.map((tab, index) => ({
            name: t(`style.section_${tab}`),
            href: `#${tab}`,
            isChosen: index === 1,
          }))}
        />
      </Specimen>
      <Specimen title={t('style.accordion')} className="block">
        <Accordion className="max-w-text">
          {PARTS.map((part, index) => (
            <AccordionItem key={part} title={t(`product.${part}`)} open={index === 0}>
              <p>{t('style.sample_text')}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </Specimen>
      <Specimen title={t('style.load_more')} className="grid gap-6 md:grid-cols-3">
        <LoadMore shown={intl.formatMessage({ id: 'grid.shown' }, LIST)} next={next} />
        <LoadMore shown={intl.formatMessage({ id: 'grid.shown' }, LIST)} error={t('grid.load_failed')} next={next} />
        <LoadMore shown={intl.formatMessage({ id: 'grid.shown' }, { ...LIST, shown: LIST.total })} next={null} />
      </Specimen>
    </GuideSection>
  )
}

/** Placeholders for content that is loading, empty or failed. */
export function States({ intl, home }: { intl: IntlShape; home: string }) {
  const t = (id: string) => intl.formatMessage({ id })
  return (
    <GuideSection id="states" title={t('style.section_states')}>
      <Specimen title={t('style.skeleton')} className="flex max-w-form flex-col gap-3">
        <Skeleton className="aspect-square w-40 rounded-card" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </Specimen>
      <Specimen title={t('style.empty_state')} className="block">
        <EmptyState
          icon="search"
          title={t('grid.empty_title')}
          actions={<ButtonLink href={home}>{t('common.home')}</ButtonLink>}
        >
          {t('grid.empty')}
        </EmptyState>
      </Specimen>
      <Specimen title={t('style.error')} className="max-w-text">
        <ErrorState
          title={t('style.error_title')}
          actions={
            <Button variant="secondary" size="sm">
              {t('common.retry')}
            </Button>
          }
        >
          {t('style.error_text')}
        </ErrorState>
      </Specimen>
    </GuideSection>
  )
}
