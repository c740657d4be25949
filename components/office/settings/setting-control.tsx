'use client'

import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'

import type { Shape } from './shapes'

interface SettingControlProps {
  id: string
  /** Of the sentence that explains it. */
  describedBy: string
  shape: Shape
  text: string
  isReadOnly: boolean
  isWrong: boolean
  onChange: (text: string) => void
}

/** The control of a setting, by what it holds. */
export function SettingControl(props: SettingControlProps) {
  const { shape, text, isReadOnly, onChange } = props
  const intl = useIntl()
  const common = {
    id: props.id,
    disabled: isReadOnly,
    'aria-describedby': props.describedBy,
    'aria-invalid': props.isWrong || undefined,
  }
  if (shape.kind === 'switch')
    return (
      <span className="flex min-h-11 items-center gap-2">
        <input
          {...common}
          type="checkbox"
          role="switch"
          className="size-5"
          checked={text === 'true'}
          onChange={(event) => onChange(String(event.target.checked))}
        />
        <span aria-hidden>
          {intl.formatMessage({ id: text === 'true' ? 'office.setting_on' : 'office.setting_off' })}
        </span>
      </span>
    )
  if (shape.kind === 'choice')
    return (
      <select {...common} className={controlStyle} value={text} onChange={(event) => onChange(event.target.value)}>
        {(shape.options ?? []).map((option) => (
          <option key={option} value={option}>
            {intl.formatMessage({ id: `office.setting_option_${option}` })}
          </option>
        ))}
      </select>
    )
  if (shape.kind === 'days')
    return (
      <span className="flex items-center gap-2">
        <span className="w-24">
          <input
            {...common}
            inputMode="numeric"
            className={controlStyle}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
        {intl.formatMessage({ id: 'office.setting_days' })}
      </span>
    )
  if (shape.kind === 'text')
    return (
      <input {...common} className={controlStyle} value={text} onChange={(event) => onChange(event.target.value)} />
    )
  return (
    <textarea
      {...common}
      rows={Math.min(Math.max(text.split('\n').length + 1, 3), 10)}
      spellCheck={shape.kind === 'lines'}
      className={cx(controlStyle, shape.kind === 'data' && 'font-mono')}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
