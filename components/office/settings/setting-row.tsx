'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { SETTING_DEFAULTS, type SettingKey } from '@/lib/contract/general-settings'
import { type OfficeResult, officePost } from '@/lib/office/browser'
import { recordPath } from '@/lib/office/paths'

import { faultText } from '../fault-text'
import { Fold } from '../fold'
import { useLeaveGuard } from '../use-leave-guard'
import { SettingControl } from './setting-control'
import { faultIn, isOfRows, SHAPES, shownText, storedText } from '../setting-shapes'
import { readInText, settingName, settingText } from '../setting-text'

interface SettingRowProps {
  name: SettingKey
  /** Null: the default counts. */
  stored: string | null
  canChange: boolean
  /** On the setting's own page, below its name. */
  isAlone?: boolean
}

/** Nothing stored means that the default counts, so an empty value is removed. */
function send(key: SettingKey, from: string | null, to: string): Promise<OfficeResult<unknown>> {
  if (from === null) return officePost('/api/office/records/settings/', { values: { key, value: to } })
  if (to === '') return officePost(`/api/office/remove/settings/${key}/`, {})
  return officePost(`/api/office/records/settings/${key}/`, { patch: [{ path: 'value', from, to }] })
}

/** What is typed beside what counts, and saving it. */
function useSetting(key: SettingKey, stored: string | null) {
  const intl = useIntl()
  const router = useRouter()
  const shape = SHAPES[key]
  const given = shownText(shape, stored ?? SETTING_DEFAULTS[key])
  const [text, setText] = useState(given)
  const [read, setRead] = useState(given)
  const [fault, setFault] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (given !== read) {
    setRead(given)
    if (text === read) setText(given)
  }
  const change = (next: string) => {
    setText(next)
    setSaved(false)
    setFault(null)
  }
  function save() {
    const wrong = faultIn(shape, text)
    if (wrong !== null) return setFault(intl.formatMessage({ id: wrong }))
    const to = storedText(shape, text) ?? ''
    return stored === null && to === '' ? setText(given) : store(to)
  }
  async function store(to: string) {
    setBusy(true)
    const result = await send(key, stored, to)
    setBusy(false)
    setFault(result.ok ? null : faultText(intl, result.fault))
    setSaved(result.ok)
    if (!result.ok) return
    // As it is stored: spaces and lines that mean nothing are gone.
    setText(shownText(shape, to === '' ? SETTING_DEFAULTS[key] : to))
    router.refresh()
  }
  const isChanged = text !== given
  return {
    shape,
    text,
    fault,
    isChanged,
    isSaved: isSaved && !isChanged,
    isBusy,
    change,
    save,
    drop: () => change(given),
    reset: () => store(''),
  }
}

/** One setting: what it is called, what it changes, its default, and its control. */
export function SettingRow({ name: key, stored, canChange, isAlone = false }: SettingRowProps) {
  const intl = useIntl()
  const id = useId()
  const { shape, text, fault, isChanged, isSaved, isBusy, change, save, drop, reset } = useSetting(key, stored)
  useLeaveGuard(isChanged)
  const word = (message: string) => intl.formatMessage({ id: message })
  return (
    <form
      id={key}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="grid scroll-mt-20 gap-3 border-line border-t py-4 first-of-type:border-t-0 md:grid-cols-2 md:gap-6"
    >
      <Explained id={id} name={key} isStored={stored !== null} isAlone={isAlone} />
      <div className="flex min-w-0 flex-col gap-2">
        <SettingControl
          id={id}
          describedBy={`${id}-text`}
          labelledBy={`${id}-name`}
          shape={shape}
          text={text}
          isReadOnly={!canChange}
          isWrong={fault !== null}
          onChange={change}
        />
        <p role="alert" className="text-sale text-xs empty:hidden">
          {fault}
        </p>
        {isChanged ? (
          <span className="flex gap-2">
            <Button type="submit" size="sm" busy={isBusy}>
              {word('office.save')}
            </Button>
            <Button size="sm" variant="secondary" onClick={drop}>
              {word('office.drop')}
            </Button>
          </span>
        ) : null}
        {isAlone && canChange && stored !== null && !isChanged ? (
          <span>
            <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void reset()}>
              {word('office.setting_reset')}
            </Button>
          </span>
        ) : null}
        <p role="status" className="text-ink-muted text-xs empty:hidden">
          {isSaved ? word('office.setting_saved') : null}
        </p>
      </div>
    </form>
  )
}

interface ExplainedProps {
  id: string
  name: SettingKey
  isStored: boolean
  isAlone: boolean
}

/** Several controls have names of their own: theirs is that of the group. */
function Name({ id, name: key, isAlone }: Omit<ExplainedProps, 'isStored'>) {
  const intl = useIntl()
  const look = isAlone ? 'sr-only' : 'font-semibold'
  if (isOfRows(SHAPES[key]))
    return (
      <p id={`${id}-name`} className={look}>
        {settingName(intl, key)}
      </p>
    )
  return (
    <label id={`${id}-name`} htmlFor={id} className={look}>
      {settingName(intl, key)}
    </label>
  )
}

function Explained({ id, name: key, isStored, isAlone }: ExplainedProps) {
  const intl = useIntl()
  const word = (message: string) => intl.formatMessage({ id: message })
  const value = settingText(intl, key, SETTING_DEFAULTS[key])
  const readIn = readInText(intl, key)
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Name id={id} name={key} isAlone={isAlone} />
      <p id={`${id}-text`} className="text-ink-muted">
        {word(`office.setting_${key}_text`)}
        {readIn === null ? null : <strong className="block font-semibold">{readIn}</strong>}
      </p>
      <p className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.setting_default' }, { value })}</p>
      {isAlone ? null : (
        <div className="flex flex-wrap items-baseline gap-x-4 text-ink-muted text-xs">
          {isStored ? (
            <NextLink prefetch={false} href={recordPath('settings', key)} className="inline-block min-h-6 underline">
              {word('office.history')}
            </NextLink>
          ) : null}
          <details>
            <Fold>{word('office.technical_name')}</Fold>
            <code className="break-all">{key}</code>
          </details>
        </div>
      )}
    </div>
  )
}
