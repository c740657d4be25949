'use client'

import { type KeyboardEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import type { Answer } from '@/lib/contract/calls'
import type { OfficeRow } from '@/lib/contract/schemas/office'
import { officeGet } from '@/lib/office/browser'
import { writeFilter } from '@/lib/office/paths'

import { faultText } from './fault-text'
import { ReferenceEditor } from './reference-editor'

export type Paths = Answer<'officeLinkPaths'>['paths']

/** What a link can lead to. Pages are found in one language; their addresses are known in all. */
const KINDS: Readonly<Record<LinkChoice, { readonly entity: string; readonly pages?: readonly string[] } | null>> = {
  group: { entity: 'groups' },
  product: { entity: 'products' },
  brand: { entity: 'brands' },
  page: { entity: 'pages', pages: ['static', 'tabs'] },
  article: { entity: 'pages', pages: ['article'] },
  campaign: { entity: 'pages', pages: ['campaign'] },
  web: null,
}
export type LinkChoice = 'group' | 'product' | 'brand' | 'page' | 'article' | 'campaign' | 'web'
const ALL = Object.keys(KINDS) as LinkChoice[]

interface LinkChooserProps {
  /** Of the field, on its first control. */
  id?: string
  /** Which kinds are offered; all of them without it. */
  kinds?: readonly LinkChoice[]
  /** The address that is there, to be changed by typing. */
  address?: string
  /** The addresses of what was chosen, in the languages that have one; or what was typed. */
  onTake: (taken: { readonly paths: Paths; readonly name: string } | { readonly address: string }) => void
  onEnd?: () => void
}

/** Chooses what a link leads to: a kind, then a record by its name; or an address that is typed. */
export function LinkChooser({ id, kinds = ALL, address = '', onTake, onEnd }: LinkChooserProps) {
  const intl = useIntl()
  const own = useId()
  const [kind, setKind] = useState<LinkChoice>(kinds[0] ?? 'web')
  const [fault, setFault] = useState<string | null>(null)
  const chosen = KINDS[kind]
  const language = intl.locale.slice(0, 2)
  async function take({ id: record, title }: OfficeRow) {
    if (chosen === null) return
    const path = `/api/office/links/${chosen.entity}/${encodeURIComponent(record)}/` as const
    const result = await officeGet<Answer<'officeLinkPaths'>>(path)
    if (!result.ok) return setFault(faultText(intl, result.fault))
    setFault(null)
    onTake({ paths: result.value.paths, name: title })
  }
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex flex-wrap items-start gap-2">
        <KindSelect {...(id !== undefined && { id })} kinds={kinds} kind={kind} onChange={setKind} />
        <div className="min-w-52 flex-1">
          {chosen === null ? (
            <TypedAddress first={address} onTake={(typed) => onTake({ address: typed })} />
          ) : (
            <ReferenceEditor
              key={kind}
              id={`${own}-find`}
              field={{
                to: chosen.entity,
                isRequired: false,
                isReadOnly: false,
                label: intl.formatMessage({ id: 'office.link_find' }),
                ...(chosen.pages && {
                  filters: chosen.pages.map((one) => writeFilter({ kind: one, language })),
                }),
              }}
              value={null}
              label={null}
              onChange={() => undefined}
              onTake={(row) => void take(row)}
            />
          )}
        </div>
        {onEnd ? (
          <Button variant="quiet" onClick={onEnd}>
            {intl.formatMessage({ id: 'office.link_keep' })}
          </Button>
        ) : null}
      </div>
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </div>
  )
}

interface KindSelectProps {
  id?: string
  kinds: readonly LinkChoice[]
  kind: LinkChoice
  onChange: (kind: LinkChoice) => void
}

function KindSelect({ id, kinds, kind, onChange }: KindSelectProps) {
  const intl = useIntl()
  return (
    <select
      id={id}
      aria-label={intl.formatMessage({ id: 'office.link_kind' })}
      className={cx(controlStyle, 'max-w-44')}
      value={kind}
      onChange={(event) => onChange(event.target.value as LinkChoice)}
    >
      {kinds.map((one) => (
        <option key={one} value={one}>
          {intl.formatMessage({ id: `office.link_${one}` })}
        </option>
      ))}
    </select>
  )
}

/** Stands inside of a record's form: Enter takes the address and does not save the form. */
function TypedAddress({ first, onTake }: { first: string; onTake: (address: string) => void }) {
  const intl = useIntl()
  const [text, setText] = useState(first)
  const typed = text.trim()
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (typed !== '') onTake(typed)
  }
  return (
    <span className="flex gap-2">
      <input
        aria-label={intl.formatMessage({ id: 'office.link_address' })}
        placeholder={intl.formatMessage({ id: 'office.link_address_hint' })}
        inputMode="url"
        className={controlStyle}
        value={text}
        onKeyDown={press}
        onChange={(event) => setText(event.target.value)}
      />
      <Button variant="secondary" disabled={typed === ''} onClick={() => onTake(typed)}>
        {intl.formatMessage({ id: 'office.link_take' })}
      </Button>
    </span>
  )
}
