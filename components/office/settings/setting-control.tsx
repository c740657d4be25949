'use client'

import type { ChangeEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { DEFAULT_LANGUAGE } from '@/lib/market/languages'

import type { Shape } from '../setting-shapes'
import { CountryDays } from './country-days'
import { FeatureRows } from './feature-rows'
import { OrderedWords } from './ordered-words'
import { RecordPicks } from './record-picks'

interface SettingControlProps {
  id: string
  /** Of its name, where it is more than one control. */
  labelledBy: string
  /** Of the sentence that explains it. */
  describedBy: string
  shape: Shape
  text: string
  isReadOnly: boolean
  isWrong: boolean
  onChange: (text: string) => void
}

function commonOf({ id, describedBy, isReadOnly, isWrong }: SettingControlProps) {
  return { id, disabled: isReadOnly, 'aria-describedby': describedBy, 'aria-invalid': isWrong || undefined }
}

/** The control of a setting, by what it holds. */
export function SettingControl(props: SettingControlProps) {
  const { shape, text, onChange } = props
  const typed = {
    ...commonOf(props),
    ...(shape.readIn === 'first' && { lang: DEFAULT_LANGUAGE }),
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  }
  if (shape.of !== undefined)
    return (
      <Rows {...props}>
        <RecordPicks of={shape.of} isOrdered={shape.isOrdered === true} {...props} />
      </Rows>
    )
  switch (shape.kind) {
    case 'switch':
      return <Switch {...props} />
    case 'choice':
      return <Choice {...props} />
    case 'days':
      return (
        <Days>
          <input {...typed} inputMode="numeric" className={controlStyle} />
        </Days>
      )
    case 'text':
      return <input {...typed} className={controlStyle} />
    case 'order':
      return (
        <Rows {...props}>
          <OrderedWords {...props} />
        </Rows>
      )
    case 'features':
      return (
        <Rows {...props}>
          <FeatureRows text={text} isReadOnly={props.isReadOnly} onChange={onChange} />
        </Rows>
      )
    case 'countryDays':
      return (
        <Rows {...props}>
          <CountryDays text={text} isReadOnly={props.isReadOnly} onChange={onChange} />
        </Rows>
      )
    default:
      return (
        <textarea
          {...typed}
          rows={Math.min(Math.max(text.split('\n').length + 1, 3), 10)}
          spellCheck={shape.kind === 'lines'}
          className={controlStyle}
        />
      )
  }
}

/** Several controls with the name of the setting. */
function Rows({ labelledBy, describedBy, children }: SettingControlProps & { children: ReactNode }) {
  return (
    <div role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {children}
    </div>
  )
}

function Switch(props: SettingControlProps) {
  const intl = useIntl()
  const isOn = props.text === 'true'
  return (
    <span className="flex min-h-11 items-center gap-2">
      <input
        {...commonOf(props)}
        type="checkbox"
        role="switch"
        className="size-5"
        checked={isOn}
        onChange={(event) => props.onChange(String(event.target.checked))}
      />
      <span aria-hidden>{intl.formatMessage({ id: isOn ? 'office.setting_on' : 'office.setting_off' })}</span>
    </span>
  )
}

function Choice(props: SettingControlProps) {
  const intl = useIntl()
  return (
    <select
      {...commonOf(props)}
      className={controlStyle}
      value={props.text}
      onChange={(event) => props.onChange(event.target.value)}
    >
      {(props.shape.options ?? []).map((option) => (
        <option key={option} value={option}>
          {intl.formatMessage({ id: `office.setting_option_${option}` })}
        </option>
      ))}
    </select>
  )
}

function Days({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <span className="flex items-center gap-2">
      <span className="w-24">{children}</span>
      {intl.formatMessage({ id: 'office.setting_days' })}
    </span>
  )
}
