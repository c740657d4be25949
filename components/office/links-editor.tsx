'use client'

import { useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { LinkTarget } from '@/lib/contract/schemas/office-content'
import { isLanguage, type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'

import type { EditorProps } from './editor-props'
import { nameOfField } from './field-label'
import { Fold } from './fold'
import { named, REQUIRED } from './marks'
import { LinkChooser, type Paths } from './link-chooser'
import { LinkInput } from './link-editor'
import { type Addresses, isDead, useLinkTargets } from './use-link-targets'

const addressesOf = (value: EditorProps['value']): Addresses =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([language, address]) => [language, String(address ?? '')]))
    : {}

/** A link with an address for each language: chosen once for all of them, or for each by itself. Which languages lack one, or lead nowhere, is said. */
export function LinksEditor({ field, value, onChange, fault, faults = {} }: EditorProps) {
  const intl = useIntl()
  const [isChoosing, setChoosing] = useState(false)
  const addresses = addressesOf(value)
  const targets = useLinkTargets(withoutLists(addresses))
  const given = LANGUAGES.filter((code) => addresses[code])
  const problems = LANGUAGES.filter((code) => (given.length > 0 && !addresses[code]) || isDead(targets[code]))
  const isOpen = given.length > 0 && (problems.length > 0 || Object.keys(faults).length > 0 || differ(targets))
  const first = firstOf(intl.locale, addresses)
  function takeForAll(taken: { paths: Paths } | { address: string }) {
    onChange({ ...addresses, ...('paths' in taken ? taken.paths : inAll(taken.address)) })
    setChoosing(false)
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" disabled={field.isReadOnly}>
      <legend className="mb-1 text-ink-muted text-xs">
        {nameOfField(intl, field)}
        {field.isRequired ? <span aria-hidden>{REQUIRED}</span> : null}
      </legend>
      {given.length === 0 || isChoosing ? (
        <LinkChooser onTake={takeForAll} {...(isChoosing && { onEnd: () => setChoosing(false) })} />
      ) : (
        <p className="flex flex-wrap items-center gap-x-3">
          <Summary target={first === null ? undefined : targets[first]} isSame={!differ(targets)} />
          {field.isReadOnly ? null : (
            <Button size="sm" variant="secondary" icon="edit" onClick={() => setChoosing(true)}>
              {intl.formatMessage({ id: 'office.link_choose_all' })}
            </Button>
          )}
        </p>
      )}
      <Problems codes={problems} />
      {given.length === 0 ? null : (
        <details open={isOpen || undefined} className="rounded-card border border-line">
          <Fold className="min-h-11 px-4">{intl.formatMessage({ id: 'office.link_by_language' })}</Fold>
          <div className="flex flex-col gap-3 px-4 pb-4">
            {LANGUAGES.map((code) => (
              <OneLanguage
                key={code}
                code={code}
                address={addresses[code] ?? ''}
                target={targets[code]}
                isReadOnly={field.isReadOnly}
                fault={faults[`${field.name}.${code}`]}
                onChange={(address) => onChange({ ...addresses, [code]: address })}
              />
            ))}
          </div>
        </details>
      )}
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </fieldset>
  )
}

const inAll = (address: string): Addresses => Object.fromEntries(LANGUAGES.map((code) => [code, address]))

interface OneLanguageProps {
  code: Language
  address: string
  target: LinkTarget | undefined
  isReadOnly: boolean
  fault: string | undefined
  onChange: (address: string) => void
}

function OneLanguage({ code, address, target, isReadOnly, fault, onChange }: OneLanguageProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-ink-muted text-xs">
        {LANGUAGE_TABLE[code].nativeName}
      </label>
      <LinkInput
        id={id}
        address={address}
        target={target}
        language={code}
        isReadOnly={isReadOnly}
        isRequired={false}
        onChange={onChange}
      />
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </div>
  )
}

/** Several addresses in one text are not followed. */
const withoutLists = (addresses: Addresses): Addresses =>
  Object.fromEntries(Object.entries(addresses).filter(([, address]) => !address.includes('\n')))

/** Whether the languages lead to different things. Versions of a page are records of their own, so that kinds count, and records of other kinds. */
function differ(targets: Readonly<Record<string, LinkTarget>>): boolean {
  const meant = Object.values(targets).map(({ kind, entity, id }) =>
    entity === 'pages' ? kind : `${kind} ${id ?? ''}`,
  )
  return new Set(meant).size > 1
}

/** The language whose link stands for all: the reader's, where it has one. */
function firstOf(locale: string, addresses: Addresses): Language | null {
  const own = locale.slice(0, 2)
  if (isLanguage(own) && addresses[own]) return own
  return LANGUAGES.find((code) => addresses[code]) ?? null
}

function Summary({ target, isSame }: { target: LinkTarget | undefined; isSame: boolean }) {
  const intl = useIntl()
  if (target === undefined) return null
  const kind = intl.formatMessage({ id: `office.link_${target.kind}` })
  if (!isSame) return <span>{intl.formatMessage({ id: 'office.link_differs' })}</span>
  return <span className="font-semibold">{target.name === null ? kind : named(kind, target.name)}</span>
}

function Problems({ codes }: { codes: readonly Language[] }) {
  const intl = useIntl()
  if (codes.length === 0) return null
  const languages = intl.formatList(codes.map((code) => LANGUAGE_TABLE[code].nativeName))
  return (
    <p className="flex items-center gap-2 text-warning text-xs">
      <Icon name="warning" size={14} />
      {intl.formatMessage({ id: 'office.link_problems' }, { languages })}
    </p>
  )
}
