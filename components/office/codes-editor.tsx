'use client'

import { type ReactElement, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import type { Answer } from '@/lib/contract/calls'
import { COUNTRIES, countryName } from '@/lib/market/countries'
import { isLanguage } from '@/lib/market/languages'
import { officeGet } from '@/lib/office/browser'

import { COUNTRY_LISTS } from './choice-names'
import type { EditorProps } from './editor-props'
import { PickSome } from './pick-some'

interface Coded {
  readonly code: string
  readonly name: string
}

/** Fields that hold codes of something with a name. */
const METHOD_FIELDS: ReadonlySet<string> = new Set(['allowedDeliveryMethods'])
const MOST_METHODS = 100

/** The editor of such a field; null for others. */
export function codesEditor(props: EditorProps): ReactElement | null {
  if (props.field.kind !== 'words') return null
  if (COUNTRY_LISTS.has(props.field.name)) return <CountriesEditor {...props} />
  return METHOD_FIELDS.has(props.field.name) ? <MethodsEditor {...props} /> : null
}

function useLanguage() {
  const code = useIntl().locale.slice(0, 2)
  return isLanguage(code) ? code : 'en'
}

function CountriesEditor(props: EditorProps) {
  const language = useLanguage()
  const named = COUNTRIES.map(({ code }) => ({ code, name: countryName(code, language) }))
  return <CodesEditor {...props} known={named.toSorted((a, b) => a.name.localeCompare(b.name, language))} />
}

/** Who may not see the delivery methods sees the codes of those that are chosen, and takes them away. */
function MethodsEditor(props: EditorProps) {
  const language = useLanguage()
  const [known, setKnown] = useState<readonly Coded[]>([])
  useEffect(() => {
    const control = new AbortController()
    const path = `/api/office/records/delivery-methods/?size=${MOST_METHODS}&language=${language}` as const
    void officeGet<Answer<'officeRecords'>>(path, control.signal).then((result) => {
      if (result.ok) setKnown(result.value.rows.map(({ id, title }) => ({ code: id, name: title })))
    })
    return () => control.abort()
  }, [language])
  return <CodesEditor {...props} known={known} />
}

/** Codes are kept, names are chosen. A code without a name stays as it is. */
function CodesEditor({ field, value, onChange, fault, hint, known }: EditorProps & { known: readonly Coded[] }) {
  const intl = useIntl()
  const [text, setText] = useState<string | null>(null)
  const codes = Array.isArray(value) ? value.map(String) : []
  const unknown = codes.filter((code) => !known.some((one) => one.code === code)).map((code) => ({ code, name: code }))
  // The parts of the list below are told apart by number: their place.
  const all = [...known, ...unknown].map(({ code, name }, id) => ({ id, code, label: name }))
  const typed = (text ?? '').trim().toLocaleLowerCase()
  return (
    <>
      <PickSome
        label={intl.formatMessage({ id: `office.field_${field.name}` })}
        chosen={codes.flatMap((code) => all.find((one) => one.code === code) ?? [])}
        options={all
          .filter(({ code, label }) => code === typed || label.toLocaleLowerCase().includes(typed))
          .toSorted((a, b) => Number(b.code === typed) - Number(a.code === typed))}
        text={text}
        onText={setText}
        onChange={(ids) => onChange(ids.flatMap((id) => all[id]?.code ?? []))}
        isReadOnly={field.isReadOnly}
        placeholder={intl.formatMessage(
          { id: 'office.find_what' },
          { what: intl.formatMessage({ id: `office.field_${field.name}` }) },
        )}
      />
      {hint === undefined ? null : <p className="text-ink-muted text-xs">{hint}</p>}
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </>
  )
}
