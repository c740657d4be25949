'use client'

import { useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import type { Answer } from '@/lib/contract/calls'
import { officeGet } from '@/lib/office/browser'

import type { EditorProps } from './editor-props'
import { findText, nameOfField } from './field-label'
import { NOTHING, REQUIRED } from './marks'
import { type Option, PickSome } from './pick-some'
import { leadsToGroups, targetsOf, targetWord } from './term-topics'
import { useFound } from './use-found'

/** What words of the search lead to: categories that are found by name, or one of the things that the search knows. It is stored by its key. */
export function TermTarget(props: EditorProps) {
  const intl = useIntl()
  const { field, value, label, values, hint, fault } = props
  const id = useId()
  const topic = typeof values?.['topic'] === 'string' ? values['topic'] : ''
  const target = typeof value === 'string' ? value : ''
  const isGroups = leadsToGroups(topic)
  const isShown = field.isReadOnly || topic === ''
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {isGroups && !isShown ? (
        <GroupTargets {...props} target={target} hasWords={topic === 'purpose'} />
      ) : (
        <>
          <label htmlFor={id} className="text-ink-muted text-xs">
            {nameOfField(intl, field)}
            {field.isRequired ? <span aria-hidden>{REQUIRED}</span> : null}
          </label>
          {isShown ? (
            <output id={id} className="min-h-6 break-words">
              {topic === ''
                ? intl.formatMessage({ id: 'office.term_topic_first' })
                : (label ?? targetWord(intl, topic, target) ?? (target || NOTHING))}
            </output>
          ) : (
            <TargetSelect {...props} id={id} topic={topic} target={target} />
          )}
        </>
      )}
      {hint === undefined ? null : <p className="text-ink-muted text-xs">{hint}</p>}
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </div>
  )
}

interface TargetSelectProps extends EditorProps {
  id: string
  topic: string
  target: string
}

function TargetSelect({ id, field, topic, target, fault, onChange }: TargetSelectProps) {
  const intl = useIntl()
  return (
    <select
      id={id}
      className={controlStyle}
      required={field.isRequired}
      aria-invalid={fault ? true : undefined}
      value={target}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">{NOTHING}</option>
      {targetsOf(topic).map((one) => (
        <option key={one} value={one}>
          {targetWord(intl, topic, one) ?? one}
        </option>
      ))}
    </select>
  )
}

interface Group extends Option {
  readonly key: string
}

const groupOf = ({ id, title, values }: Answer<'officeRecords'>['rows'][number]): Group => ({
  id: Number(id),
  label: title,
  key: String(values['key']),
})

/** The categories behind some keys; one that is gone keeps its key, with a number that no category has. */
function useGroups(keys: readonly string[], added: readonly Group[]): readonly Group[] {
  const { locale } = useIntl()
  const [read, setRead] = useState<readonly Group[]>([])
  const known = [...added, ...read]
  const missing = keys.filter((key) => !known.some((one) => one.key === key)).join(' ')
  useEffect(() => {
    if (missing === '') return
    const control = new AbortController()
    const ask = async (key: string): Promise<Group[]> => {
      const path =
        `/api/office/records/groups/?size=20&language=${locale.slice(0, 2)}&q=${encodeURIComponent(key)}` as const
      const result = await officeGet<Answer<'officeRecords'>>(path, control.signal)
      return result.ok ? result.value.rows.map(groupOf).filter((one) => one.key === key) : []
    }
    void Promise.all(missing.split(' ').map(ask)).then((found) => {
      if (!control.signal.aborted) setRead((before) => [...before, ...found.flat()])
    })
    return () => control.abort()
  }, [missing, locale])
  return keys.map((key, at) => known.find((one) => one.key === key) ?? { id: -1 - at, label: key, key })
}

interface GroupTargetsProps extends EditorProps {
  target: string
  /** After the categories, words that order their products. */
  hasWords: boolean
}

const keysIn = (text: string) => text.split(' ').filter(Boolean)

function GroupTargets({ field, target, hasWords, onChange }: GroupTargetsProps) {
  const intl = useIntl()
  const id = useId()
  const [text, setText] = useState<string | null>(null)
  const [added, setAdded] = useState<readonly Group[]>([])
  const { rows, isAnswered } = useFound('groups', text)
  const [first = '', words = ''] = target.split(':')
  const chosen = useGroups(keysIn(first), added)
  const found = rows.map(groupOf)
  const write = (keys: readonly string[], ordering: string) => {
    const whole = ordering === '' ? keys.join(' ') : `${keys.join(' ')}:${ordering}`
    onChange(whole === '' ? null : whole)
  }
  return (
    <>
      <PickSome
        label={nameOfField(intl, field)}
        chosen={chosen}
        options={text === null ? [] : found}
        text={text}
        isSearching={!isAnswered}
        onText={setText}
        onChange={(ids) => {
          const all = [...chosen, ...found]
          const next = ids.flatMap((one) => all.find((group) => group.id === one) ?? [])
          setAdded(next)
          write(
            next.map(({ key }) => key),
            words,
          )
        }}
        isOrdered
        placeholder={findText(intl, 'groups')}
      />
      {hasWords ? (
        <>
          <label htmlFor={id} className="text-ink-muted text-xs">
            {intl.formatMessage({ id: 'office.term_order_words' })}
          </label>
          <input
            id={id}
            className={controlStyle}
            value={words}
            onChange={(event) => write(keysIn(first), event.target.value.replaceAll(':', ' '))}
          />
        </>
      ) : null}
    </>
  )
}
