'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { charactersLeft } from '@/components/ui/characters-left'
import { Icon } from '@/components/ui/icon'
import { Input, Textarea } from '@/components/ui/input'
import { Radio } from '@/components/ui/checkbox'
import { Select } from '@/components/ui/select'
import { MAX_LENGTH, NO_PRICE, type TextFieldName, valuesOf } from '@/lib/complaint/fields'
import { checkField } from '@/lib/complaint/rules'
import { complaintStore, leaveComplaintField, setComplaint, useComplaint } from '@/stores/complaint'

import { complaintRules, fieldId, useComplaintSetup } from './setup'

/** Value, error text and handlers of one field. */
function useField(name: TextFieldName) {
  const intl = useIntl()
  const setup = useComplaintSetup()
  const { value, error } = useComplaint((form) => form[name])
  // A field that only the server refuses has no specific error text.
  const problem = error
    ? (checkField(name, valuesOf(complaintStore.getState().form), complaintRules(setup)) ?? 'invalid_choice')
    : null
  return {
    value,
    error: problem && intl.formatMessage({ id: `complaint.${problem}` }),
    set: (text: string) => setComplaint({ [name]: text }, complaintRules(setup)),
    leave: () => leaveComplaintField(name, complaintRules(setup)),
  }
}

interface TextProps
  extends Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'required' | 'autoCapitalize' | 'spellCheck' | 'disabled' | 'className'
  > {
  name: TextFieldName
  label: ReactNode
  hint?: ReactNode
  mark?: ReactNode
  type?: 'text' | 'email' | 'tel' | 'date'
}

/** A text field of the complaint: stored as typed, checked when it loses focus, checked again while it has an error. */
export function TextField({ name, ...input }: TextProps) {
  const { value, error, set, leave } = useField(name)
  return (
    <Input
      {...input}
      id={fieldId(name)}
      name={name}
      value={name === 'price' && value === NO_PRICE ? '' : value}
      maxLength={MAX_LENGTH[name]}
      error={error}
      onChange={(event) => set(event.target.value)}
      onBlur={leave}
    />
  )
}

/** The same for several lines. */
export function LongField({ name, label, hint }: Pick<TextProps, 'name' | 'label' | 'hint'>) {
  const { value, error, set, leave } = useField(name)
  return (
    <Textarea
      id={fieldId(name)}
      name={name}
      required
      rows={6}
      label={label}
      hint={charactersLeft(value, MAX_LENGTH[name]) ?? hint}
      value={value}
      maxLength={MAX_LENGTH[name]}
      error={error}
      onChange={(event) => set(event.target.value)}
      onBlur={leave}
    />
  )
}

/** A select. `onChoose` replaces the default change of the value. */
export function SelectField({
  name,
  label,
  hint,
  options,
  onChoose,
}: Pick<TextProps, 'name' | 'label' | 'hint'> & {
  options: readonly { readonly value: string; readonly text: string }[]
  onChoose?: (value: string) => void
}) {
  const intl = useIntl()
  const { value, error, set, leave } = useField(name)
  return (
    <Select
      id={fieldId(name)}
      name={name}
      required
      label={label}
      hint={hint}
      value={value}
      error={error}
      onChange={(event) => (onChoose ?? set)(event.target.value)}
      onBlur={leave}
    >
      <option value="">{intl.formatMessage({ id: 'complaint.choose' })}</option>
      {options.map(({ value: option, text }) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </Select>
  )
}

/** Has the product been used? */
export function UsedField() {
  const intl = useIntl()
  const { value, error, set } = useField('used')
  const id = fieldId('used')
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-sm font-semibold">
        {intl.formatMessage({ id: 'complaint.used' })}
        <span aria-hidden="true" className="text-sale after:content-['_*']" />
      </legend>
      <div className="mt-1 flex gap-8">
        {(['no', 'yes'] as const).map((option, index) => (
          <Radio
            key={option}
            id={index === 0 ? id : undefined}
            name="used"
            value={option}
            checked={value === option}
            aria-invalid={error ? true : undefined}
            onChange={() => set(option)}
            label={intl.formatMessage({ id: `complaint.used_${option}` })}
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-sale">
          <Icon name="error" size={16} className="mt-0.5" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
