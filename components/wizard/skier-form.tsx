'use client'

import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { nextMissing } from '@/lib/catalog/ski/choice'
import type { SkiSport } from '@/lib/catalog/ski/compatibility'
import {
  readSkier,
  SKIER_LEVELS,
  SKIER_LIMITS,
  SKIER_NUMBERS,
  type SkierDraft,
  type SkierField,
} from '@/lib/catalog/ski/skier'
import { skiWizard } from '@/stores/ski-wizard'

import { PACKAGE_HEADING } from './summary'
import type { Wizard } from './use-wizard'

const fieldId = (field: SkierField) => `skier-${field}`

/** Focuses the first invalid field. */
export function focusSkierField(field: SkierField): void {
  document.getElementById(fieldId(field))?.focus()
}

/** The errors of the skier's fields. An error is shown after its field has lost focus; with `showsAll` every error is shown. */
function useSkierErrors(draft: SkierDraft, showsAll: boolean) {
  const intl = useIntl()
  const [left, setLeft] = useState<ReadonlySet<SkierField>>(new Set())
  const { wrong } = readSkier(draft)
  const leave = (...fields: SkierField[]) => setLeft((before) => new Set([...before, ...fields]))
  const errorOf = (field: SkierField): string | undefined => {
    if (!wrong.includes(field) || !(showsAll || left.has(field))) return undefined
    if (field === 'level') return intl.formatMessage({ id: 'wizard.error_level' })
    const [min, max] = SKIER_LIMITS[field]
    return intl.formatMessage({ id: 'wizard.error_number' }, { min, max })
  }
  return { wrong, leave, errorOf }
}

/**
 * The skier's data (spec 3 §5): stored as typed, checked when a field loses focus and when the package is added. `showsErrors`: the shopper
 * tried to add the package without complete data.
 */
export function SkierForm({ sport, wizard, showsErrors }: { sport: SkiSport; wizard: Wizard; showsErrors: boolean }) {
  const intl = useIntl()
  const { wrong, leave, errorOf } = useSkierErrors(wizard.draft, showsErrors)
  const save = (event: FormEvent) => {
    event.preventDefault()
    leave(...wrong)
    const [first] = wrong
    if (first) return focusSkierField(first)
    const missing = nextMissing(wizard.choices)
    if (missing) return wizard.go(missing)
    document.getElementById(PACKAGE_HEADING)?.focus()
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-6">
      <p className="text-ink-muted">
        <FormattedMessage id="wizard.skier_why" />
      </p>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {SKIER_NUMBERS.map((field) => (
          <Input
            key={field}
            id={fieldId(field)}
            label={intl.formatMessage({ id: `wizard.${field}` })}
            required
            inputMode="decimal"
            maxLength={5}
            autoComplete="off"
            value={wizard.draft[field]}
            error={errorOf(field)}
            onChange={(event) => skiWizard.setSkier(sport, { [field]: event.target.value })}
            onBlur={() => wizard.draft[field] !== '' && leave(field)}
          />
        ))}
        <div className="sm:col-span-2">
          <LevelSelect
            value={wizard.draft.level}
            error={errorOf('level')}
            onChange={(level) => skiWizard.setSkier(sport, { level })}
          />
        </div>
      </div>
      <Button type="submit" variant="secondary" size="lg" className="self-start">
        <FormattedMessage id="wizard.save" />
      </Button>
    </form>
  )
}

interface LevelSelectProps {
  value: string
  error: string | undefined
  onChange: (level: string) => void
}

function LevelSelect({ value, error, onChange }: LevelSelectProps) {
  const intl = useIntl()
  return (
    <Select
      id={fieldId('level')}
      label={intl.formatMessage({ id: 'wizard.level' })}
      required
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{intl.formatMessage({ id: 'wizard.level_choose' })}</option>
      {SKIER_LEVELS.map((level) => (
        <option key={level} value={level}>
          {intl.formatMessage({ id: `wizard.level_${level}` })}
        </option>
      ))}
    </Select>
  )
}
