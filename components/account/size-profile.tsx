'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { CLOTHING_SIZES, SIZE_RANGES, type SizeMeasure } from '@/lib/contract/limits/accounts'
import type { Customer } from '@/lib/contract/schemas/customer'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { adoptSizes, authStore } from '@/stores/auth'

import { AccountSection } from './account-section'
import { type FieldProblem, type FieldProblems, fieldText, useAccountForm } from './use-account-form'

type Sizes = NonNullable<Customer['customer']['sizes']>
const MEASURES = Object.keys(SIZE_RANGES) as SizeMeasure[]

/** A number as people type it, also with a comma; null for an empty field, NaN for anything else. */
function numberOf(data: FormData, name: SizeMeasure): number | null {
  const text = fieldText(data, name).replace(',', '.')
  return text === '' ? null : Number(text)
}

function problemOf(value: number | null, name: SizeMeasure): FieldProblem | null {
  const { min, max, step } = SIZE_RANGES[name]
  const isGood = value === null || (value >= min && value <= max && Number.isInteger(value / step))
  return isGood ? null : { id: 'profile.size_wrong', values: { min, max } }
}

const check = (data: FormData): FieldProblems<SizeMeasure> =>
  Object.fromEntries(MEASURES.map((name) => [name, problemOf(numberOf(data, name), name)]))

function sizesOf(data: FormData): Sizes {
  const clothing = CLOTHING_SIZES.find((size) => size === fieldText(data, 'clothing'))
  const measures = MEASURES.map((name) => [name, numberOf(data, name)]).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(measures), ...(clothing && { clothing }) }
}

/** The customer's sizes and measures. */
export function SizeProfile({ sizes }: { sizes: Sizes }) {
  const intl = useIntl()
  const [isSaved, setSaved] = useState(false)
  const text = (id: string) => intl.formatMessage({ id })
  const { problems, failure, busy, submit } = useAccountForm({
    fields: MEASURES,
    prefix: 'size',
    check: (data) => {
      setSaved(false)
      return check(data)
    },
    send: async (data) => {
      const body = { sizes: sizesOf(data) }
      const result = await lazyApi.call('saveSizes', { body })
      return result.ok ? { ok: true as const, data: body.sizes } : result
    },
    onDone: (saved) => {
      authStore.setState(({ customer }) => ({ customer: customer && { ...customer, sizes: saved } }))
      void adoptSizes(saved)
      setSaved(true)
    },
  })
  return (
    <AccountSection
      id="account-sizes"
      title={text('profile.sizes_title')}
      now={<SizesNow sizes={sizes} />}
      text={text('profile.sizes_text')}
    >
      <form method="post" noValidate onSubmit={submit} className="flex max-w-form flex-col gap-4">
        {failure && <ErrorState title={text(failure)} />}
        <SizeFields sizes={sizes} problems={problems} />
        <Button type="submit" variant="secondary" className="self-start" busy={busy}>
          {text('profile.save')}
        </Button>
      </form>
      <p role="status" className="mt-3 text-sm">
        {isSaved && text('profile.saved')}
      </p>
    </AccountSection>
  )
}

/** The sizes that are known, with what they are sizes of. */
function SizesNow({ sizes }: { sizes: Sizes }) {
  const intl = useIntl()
  const known = (['clothing', ...MEASURES] as const).flatMap((name) => {
    const value = sizes[name]
    if (value === undefined) return []
    const label = intl.formatMessage({ id: `profile.size_${name}` })
    return `${label} ${typeof value === 'number' ? intl.formatNumber(value) : value}`
  })
  return known.length > 0 ? known.join(' · ') : intl.formatMessage({ id: 'profile.size_unknown' })
}

function SizeFields({ sizes, problems }: { sizes: Sizes; problems: FieldProblems<SizeMeasure> }) {
  const intl = useIntl()
  const text = (id: string, values?: FieldProblem['values']) => intl.formatMessage({ id }, values)
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <Select
        id="size-clothing"
        name="clothing"
        defaultValue={sizes.clothing ?? ''}
        label={text('profile.size_clothing')}
      >
        <option value="">{text('profile.size_unknown')}</option>
        {CLOTHING_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </Select>
      {MEASURES.map((name) => (
        <Input
          key={name}
          id={`size-${name}`}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          defaultValue={sizes[name] === undefined ? '' : intl.formatNumber(sizes[name])}
          label={text(`profile.size_${name}`)}
          error={problems[name] && text(problems[name].id, problems[name].values)}
        />
      ))}
    </div>
  )
}
