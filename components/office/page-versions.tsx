import NextLink from 'next/link'

import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import type { Answer } from '@/lib/contract/calls'
import { shopTimeZone } from '@/lib/market/shop-time'
import { recordPath } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'

import { faultOfField } from './fault-text'
import { FieldDifferences } from './field-differences'
import { shortDay } from './remove-words'
import { VersionButton } from './version-button'

type PageVersion = Answer<'officePage'>['versions'][number]

interface PageVersionsProps {
  versions: readonly PageVersion[]
  canChange: boolean
}

async function whenOf(moment: string): Promise<string> {
  return (await officeIntl()).formatDate(moment, { dateStyle: 'long', timeStyle: 'short', timeZone: shopTimeZone() })
}

/** Texts that the page will have later, in their order, each with what it changes. */
export async function PageVersions({ versions, canChange }: PageVersionsProps) {
  const intl = await officeIntl()
  return (
    <section aria-labelledby="versions" className="flex flex-col gap-3">
      <h2 id="versions" className="scroll-mt-20 text-lg">
        {intl.formatMessage({ id: 'office.entity_page-versions' })}
      </h2>
      {versions.length === 0 ? (
        <p className="text-ink-muted">
          {intl.formatMessage({ id: canChange ? 'office.versions_how' : 'office.versions_none' })}
        </p>
      ) : null}
      <ol className="flex flex-col gap-3 empty:hidden">
        {versions.map((version) => (
          <li key={version.id} className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
            <VersionHead version={version} canChange={canChange} />
            <VersionChanges version={version} canChange={canChange} />
          </li>
        ))}
      </ol>
    </section>
  )
}

async function VersionHead({ version: { id, startsAt, by }, canChange }: { version: PageVersion; canChange: boolean }) {
  const intl = await officeIntl()
  const when = await whenOf(startsAt)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="font-semibold text-base">{intl.formatMessage({ id: 'office.version_from' }, { when })}</h3>
      <span className="text-ink-muted">{by ?? intl.formatMessage({ id: 'office.nobody' })}</span>
      <span className="ml-auto flex flex-wrap items-center gap-2">
        <NextLink
          prefetch={false}
          href={recordPath('page-versions', String(id))}
          className={buttonStyle('secondary', 'sm')}
        >
          {intl.formatMessage({ id: canChange ? 'office.version_open' : 'office.version_see' })}
        </NextLink>
        {canChange ? (
          <VersionButton way="remove" version={String(id)} when={when} day={shortDay(intl, startsAt)} />
        ) : null}
      </span>
    </div>
  )
}

/** What a version changes, against what, and whether somebody has changed that meanwhile. */
export async function VersionChanges({ version, canChange }: { version: PageVersion; canChange: boolean }) {
  const intl = await officeIntl()
  const { replaces, differences, changedSince } = version
  const isNothing = Object.keys(differences).length === 0
  return (
    <>
      {version.overdue ? <Overdue {...version.overdue} /> : null}
      {Object.keys(changedSince).length > 0 ? <ChangedSince version={version} canChange={canChange} /> : null}
      <p className="text-ink-muted">
        {isNothing
          ? intl.formatMessage({ id: 'office.version_nothing' })
          : replaces === null
            ? intl.formatMessage({ id: 'office.version_against_page' })
            : intl.formatMessage({ id: 'office.version_against' }, { when: await whenOf(replaces) })}
      </p>
      {isNothing ? null : <FieldDifferences changes={differences} />}
    </>
  )
}

/** Why its page refuses it, and what happens next. */
async function Overdue({ tryAt, ...refusal }: NonNullable<PageVersion['overdue']>) {
  const intl = await officeIntl()
  const reason = faultOfField(intl, { ...refusal, details: null })
  return (
    <div className="flex flex-col gap-2 rounded-card border border-sale p-3">
      <p className="flex items-start gap-2 font-semibold text-sale">
        <Icon name="warning" size={18} className="mt-0.5" />
        {intl.formatMessage({ id: 'office.version_overdue' }, { reason })}
      </p>
      <p>{intl.formatMessage({ id: 'office.version_overdue_next' }, { when: await whenOf(tryAt) })}</p>
    </div>
  )
}

/** At the top of a page: the way to a version that it refuses. */
export async function OverdueVersion({ versions }: Pick<PageVersionsProps, 'versions'>) {
  if (!versions.some(({ overdue }) => overdue)) return null
  const intl = await officeIntl()
  return (
    <a href="#versions" className="flex w-fit items-start gap-2 font-semibold text-sale underline">
      <Icon name="warning" size={18} className="mt-0.5" />
      {intl.formatMessage({ id: 'office.version_overdue_page' })}
    </a>
  )
}

async function ChangedSince({ version, canChange }: { version: PageVersion; canChange: boolean }) {
  const intl = await officeIntl()
  return (
    <div className="flex flex-col gap-2 rounded-card border border-warning p-3">
      <p className="flex items-start gap-2 text-warning">
        <Icon name="warning" size={18} className="mt-0.5" />
        {intl.formatMessage({ id: 'office.version_changed' })}
      </p>
      <FieldDifferences changes={version.changedSince} />
      {canChange ? <VersionButton way="keep" version={String(version.id)} /> : null}
    </div>
  )
}
