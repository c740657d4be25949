'use client'

import { useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import type { LinkTarget } from '@/lib/contract/schemas/office-content'
import { isLanguage, type Language, LANGUAGES } from '@/lib/market/languages'
import { prefixFor } from '@/lib/market/market'

import type { EditorProps } from './editor-props'
import { nameOfField } from './field-label'
import { REQUIRED } from './marks'
import { LinkChooser, type LinkChoice, type Paths } from './link-chooser'
import { LinkRow } from './link-row'
import { useLinkTargets } from './use-link-targets'

/** Addresses without a prefix are in this language. */
const PLAIN = LANGUAGES.find((code) => prefixFor(code) === '') ?? 'fi'

/** The language in which the link stands: the record's, else the one of plain addresses, which lead to the page of each language. */
const languageOf = (values: EditorProps['values']): Language => {
  const own = values?.['language']
  return isLanguage(own) ? own : PLAIN
}

/** Fields that are links, by kind of record. `isBare`: stored without slashes. */
const LINKS: Readonly<Record<string, { readonly kinds?: readonly LinkChoice[]; readonly isBare?: boolean }>> = {
  'ribbons.link': {},
  'keywords.url': {},
  'redirects.target': {},
  'former-paths.target': { kinds: ['group', 'product'], isBare: true },
  'products.leadsTo': { kinds: ['group', 'product'], isBare: true },
}
export const isLinkField = (entity: string | undefined, field: string): boolean =>
  Object.hasOwn(LINKS, `${entity ?? ''}.${field}`)

/** The address of what was chosen: in the language, or in one of the others. */
export const pathIn = (paths: Paths, language: Language): string =>
  paths[language] ?? paths.en ?? Object.values(paths)[0] ?? ''

const bare = (address: string) => address.replaceAll(/^\/+|\/+$/g, '')

/** A link with its name and fault. */
export function LinkEditor(props: EditorProps) {
  const { entity, field, value, values, hint, fault, onChange } = props
  const intl = useIntl()
  const id = useId()
  const { kinds, isBare = false } = LINKS[`${entity ?? ''}.${field.name}`] ?? {}
  const stored = typeof value === 'string' ? value : ''
  const address = isBare && stored !== '' ? `/${bare(stored)}/` : stored
  const language = languageOf(values)
  const targets = useLinkTargets({ [language]: address })
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-ink-muted text-xs">
        {nameOfField(intl, field)}
        {field.isRequired ? <span aria-hidden>{REQUIRED}</span> : null}
      </label>
      <LinkInput
        id={id}
        address={address}
        target={targets[language]}
        language={language}
        isReadOnly={field.isReadOnly}
        isRequired={field.isRequired}
        {...(kinds && { kinds })}
        onChange={(next) => onChange(isBare ? bare(next) : next)}
      />
      {hint === undefined ? null : <p className="text-ink-muted text-xs">{hint}</p>}
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </div>
  )
}

interface LinkInputProps {
  id: string
  address: string
  /** What it leads to; undefined until it is known. */
  target: LinkTarget | undefined
  language: Language
  isReadOnly: boolean
  isRequired: boolean
  kinds?: readonly LinkChoice[]
  onChange: (address: string) => void
}

/** A row with what the link leads to; a chooser until there is one. */
export function LinkInput({ id, address, target, language, isReadOnly, isRequired, kinds, onChange }: LinkInputProps) {
  const [isChoosing, setChoosing] = useState(false)
  // Of a banner with several buttons: an address for each, in the order of their texts.
  if (address.includes('\n'))
    return (
      <textarea
        id={id}
        className={controlStyle}
        rows={address.split('\n').length}
        disabled={isReadOnly}
        value={address}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  if (address !== '' && !isChoosing)
    return (
      <LinkRow
        id={id}
        address={address}
        target={target}
        isReadOnly={isReadOnly}
        isRequired={isRequired}
        onChange={() => setChoosing(true)}
        onRemove={() => onChange('')}
      />
    )
  if (isReadOnly) return null
  return (
    <LinkChooser
      id={id}
      address={address}
      {...(kinds && { kinds })}
      onTake={(taken) => {
        onChange('paths' in taken ? pathIn(taken.paths, language) : taken.address)
        setChoosing(false)
      }}
      {...(isChoosing && { onEnd: () => setChoosing(false) })}
    />
  )
}
