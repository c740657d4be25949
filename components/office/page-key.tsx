'use client'

import NextLink from 'next/link'
import { useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { addressOf } from '@/lib/catalog/slug'
import type { Answer } from '@/lib/contract/calls'
import type { OfficeRow } from '@/lib/contract/schemas/office'
import { officeGet } from '@/lib/office/browser'
import { recordPath, writeFilter } from '@/lib/office/paths'

import { codedName } from './choice-names'
import type { EditorProps } from './editor-props'
import { nameOfField } from './field-label'
import { Fold } from './fold'
import { named } from './marks'
import { ReferenceEditor } from './reference-editor'

/**
 * What ties a page to its other languages. A new one is tied by choosing the page that it translates; the key, which both then share, is
 * folded. It cannot be changed later, so that an old page only shows its other languages.
 */
export function PageKey(props: EditorProps) {
  return props.field.isReadOnly ? <OtherLanguages {...props} /> : <Translated {...props} />
}

function Translated(props: EditorProps) {
  const { field, value, values, hint, fault, onChange } = props
  const intl = useIntl()
  const id = useId()
  const [page, setPage] = useState<OfficeRow | null>(null)
  const isSameLanguage = page !== null && page.values['language'] === values?.['language']
  function take(row: OfficeRow) {
    setPage(row)
    onChange(String(row.values['key'] ?? ''))
  }
  /** Without such a page the key is made of the title again. */
  function clear() {
    setPage(null)
    onChange(addressOf(String(values?.['title'] ?? '')))
  }
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-ink-muted text-xs">
        {intl.formatMessage({ id: 'office.page_translates' })}
      </label>
      <ReferenceEditor
        id={id}
        field={{ to: 'pages', isRequired: false, isReadOnly: false }}
        value={page === null ? null : Number(page.id)}
        label={page?.title ?? null}
        onChange={(next) => (next === null ? clear() : undefined)}
        onTake={take}
      />
      <p className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.hint_page_translates' })}</p>
      {isSameLanguage ? (
        <p role="status" className="text-warning text-xs">
          {intl.formatMessage({ id: 'office.page_same_language' })}
        </p>
      ) : null}
      <details>
        <Fold className="cursor-pointer text-ink-muted text-xs">
          {intl.formatMessage({ id: 'office.picture_path' })}
        </Fold>
        <label className="mt-1 flex flex-col gap-1">
          <span className="text-ink-muted text-xs">{nameOfField(intl, field)}</span>
          <input
            className={controlStyle}
            aria-invalid={fault ? true : undefined}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => {
              setPage(null)
              onChange(event.target.value)
            }}
          />
        </label>
        {hint === undefined ? null : <p className="text-ink-muted text-xs">{hint}</p>}
      </details>
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </div>
  )
}

/** The pages with the same key in other languages; null until they are known. */
function useOtherLanguages(key: string, language: unknown): readonly OfficeRow[] | null {
  const [found, setFound] = useState<readonly OfficeRow[] | null>(null)
  useEffect(() => {
    const control = new AbortController()
    const path = `/api/office/records/pages/?size=50&filter=${encodeURIComponent(writeFilter({ key }))}` as const
    void officeGet<Answer<'officeRecords'>>(path, control.signal).then((result) => {
      // The filter finds keys that only begin or end like it, too.
      if (result.ok) setFound(result.value.rows.filter(({ values }) => values['key'] === key))
    })
    return () => control.abort()
  }, [key])
  return found?.filter(({ values }) => values['language'] !== language) ?? null
}

function OtherLanguages({ field, value, values }: EditorProps) {
  const intl = useIntl()
  const id = useId()
  const key = String(value ?? '')
  const others = useOtherLanguages(key, values?.['language'])
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span id={id} className="text-ink-muted text-xs">
        {intl.formatMessage({ id: 'office.page_others' })}
      </span>
      {others === null || others.length === 0 ? (
        <p className="min-h-6">{others === null ? '' : intl.formatMessage({ id: 'office.page_others_none' })}</p>
      ) : (
        <ul aria-labelledby={id}>
          {others.map((page) => (
            <li key={page.id}>
              {named(codedName(intl, 'language', page.values['language']) ?? '', '')}
              <NextLink prefetch={false} href={recordPath('pages', page.id)} className="underline">
                {page.title}
              </NextLink>
            </li>
          ))}
        </ul>
      )}
      <details>
        <Fold className="cursor-pointer text-ink-muted text-xs">
          {intl.formatMessage({ id: 'office.picture_path' })}
        </Fold>
        <p className="break-all text-xs">{named(nameOfField(intl, field), key)}</p>
      </details>
    </div>
  )
}
