'use client'

import { useId } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'

import { type Feature, isKnown, KNOWN_FEATURES, readRows, schemeOf, withScheme } from '../setting-rows'
import { featureName } from '../setting-text'

interface FeatureRowsProps {
  /** The rows, as the form holds them. */
  text: string
  isReadOnly: boolean
  onChange: (text: string) => void
}

/** Switches of the features that the shop has, the scheme behind green claims, and rows for others. */
export function FeatureRows({ text, isReadOnly, onChange }: FeatureRowsProps) {
  const intl = useIntl()
  const rows = readRows<Feature>(text)
  const write = (next: readonly Feature[]) => onChange(JSON.stringify(next))
  const others = rows.filter((row) => !isKnown(row))
  const setAt = (at: number, what: Partial<Feature>) =>
    write(rows.map((row, place) => (place === at ? { ...row, ...what } : row)))
  /** One that was never stored is off: it gets a row once it is on. */
  function turn(name: string, isOn: boolean) {
    const at = rows.findIndex((row) => row.name === name)
    if (at < 0) return write([...rows, { name, state: 'on', text: '' }])
    return setAt(at, { state: isOn ? 'on' : 'off' })
  }
  return (
    <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-4">
      {KNOWN_FEATURES.filter((name) => !others.some((row) => row.name === name)).map((name) => (
        <FeatureSwitch
          key={name}
          name={name}
          isOn={rows.some((row) => row.name === name && row.state === 'on')}
          onTurn={(isOn) => turn(name, isOn)}
        />
      ))}
      <SchemeParts scheme={schemeOf(rows)} onChange={(scheme) => write(withScheme(rows, scheme))} />
      {others.map((row) => {
        const at = rows.indexOf(row)
        return (
          <OtherFeature
            key={at}
            row={row}
            number={others.indexOf(row) + 1}
            isReadOnly={isReadOnly}
            onChange={(what) => setAt(at, what)}
            onRemove={() => write(rows.filter((_, place) => place !== at))}
          />
        )
      })}
      {isReadOnly ? null : (
        <span>
          <Button
            size="sm"
            variant="secondary"
            icon="plus"
            onClick={() => write([...rows, { name: '', state: 'on', text: '' }])}
          >
            {intl.formatMessage({ id: 'office.feature_add' })}
          </Button>
        </span>
      )}
    </fieldset>
  )
}

function FeatureSwitch({ name, isOn, onTurn }: { name: string; isOn: boolean; onTurn: (isOn: boolean) => void }) {
  const intl = useIntl()
  const id = useId()
  return (
    <div className="flex gap-3">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-text`}
        className="mt-0.5 size-5 shrink-0"
        checked={isOn}
        onChange={(event) => onTurn(event.target.checked)}
      />
      <div className="min-w-0">
        <label htmlFor={id}>{featureName(intl, name)}</label>
        <p id={`${id}-text`} className="text-ink-muted text-xs">
          {intl.formatMessage({ id: `office.feature_${name}_text` })}
        </p>
      </div>
    </div>
  )
}

interface SchemePartsProps {
  scheme: { readonly name: string; readonly url: string }
  onChange: (scheme: { name: string; url: string }) => void
}

function SchemeParts({ scheme, onChange }: SchemePartsProps) {
  const intl = useIntl()
  const id = useId()
  const part = (name: 'name' | 'url') => (
    <span className="flex min-w-40 flex-1 flex-col gap-1">
      <label htmlFor={`${id}-${name}`} className="text-ink-muted text-xs">
        {intl.formatMessage({ id: `office.scheme_${name}` })}
      </label>
      <input
        id={`${id}-${name}`}
        className={controlStyle}
        inputMode={name === 'url' ? 'url' : undefined}
        value={scheme[name]}
        onChange={(event) => onChange({ ...scheme, [name]: event.target.value })}
      />
    </span>
  )
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 rounded-card border border-line p-4">
      <legend className="px-1">{intl.formatMessage({ id: 'office.feature_sustainability_scheme' })}</legend>
      <p className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.scheme_text' })}</p>
      <div className="flex flex-wrap gap-3">
        {part('name')}
        {part('url')}
      </div>
    </fieldset>
  )
}

interface OtherFeatureProps {
  row: Feature
  /** Beginning with 1, for its name. */
  number: number
  isReadOnly: boolean
  onChange: (what: Partial<Feature>) => void
  onRemove: () => void
}

const STATES: readonly Feature['state'][] = ['on', 'off', 'value']

function OtherFeature({ row, number, isReadOnly, onChange, onRemove }: OtherFeatureProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.feature_${id}` }, { number })
  return (
    <div role="group" aria-label={word('row')} className="flex flex-wrap items-center gap-2">
      <input
        aria-label={word('name')}
        placeholder={intl.formatMessage({ id: 'office.feature_name_hint' })}
        className={cx(controlStyle, 'min-w-40 flex-1')}
        value={row.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <select
        aria-label={word('state')}
        className={cx(controlStyle, 'max-w-40')}
        value={row.state}
        onChange={(event) => onChange({ state: event.target.value as Feature['state'] })}
      >
        {STATES.map((state) => (
          <option key={state} value={state}>
            {intl.formatMessage({ id: state === 'value' ? 'office.feature_has_value' : `office.setting_${state}` })}
          </option>
        ))}
      </select>
      {row.state === 'value' ? (
        <input
          aria-label={word('value')}
          className={cx(controlStyle, 'min-w-40 flex-1')}
          value={row.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      ) : null}
      {isReadOnly ? null : <IconButton icon="trash" label={word('remove')} onClick={onRemove} />}
    </div>
  )
}
