'use client'

import type { IntlShape } from 'react-intl'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import type { OfficeValue } from '@/lib/contract/schemas/office'
import { DEFAULT_TAX_AREA } from '@/lib/market/countries'
import { shopDay } from '@/lib/market/shop-time'
import { TAX_CLASSES, vatRate } from '@/lib/market/tax-areas'

import { NOTHING } from './marks'

/** The rate today and what it is for: two classes can have one rate. */
const taxLabel = (intl: IntlShape, taxClass: number): string => {
  const percent = vatRate(DEFAULT_TAX_AREA, taxClass, shopDay()) / 100
  const rate = intl.formatNumber(percent, { style: 'percent', maximumFractionDigits: 1 })
  return `${rate} · ${intl.formatMessage({ id: `office.tax_class_${taxClass}` })}`
}

interface TaxClassSelectProps {
  id?: string
  value: OfficeValue
  isReadOnly?: boolean
  onChange: (value: OfficeValue) => void
}

/** The class by its rate; its number is kept. */
export function TaxClassSelect({ id, value, isReadOnly = false, onChange }: TaxClassSelectProps) {
  const intl = useIntl()
  return (
    <select
      id={id}
      className={controlStyle}
      disabled={isReadOnly}
      value={typeof value === 'number' ? value : ''}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    >
      {/* Without it the first class would look chosen where none is. */}
      {typeof value !== 'number' && <option value="">{NOTHING}</option>}
      {TAX_CLASSES.toReversed().map((taxClass) => (
        <option key={taxClass} value={taxClass}>
          {taxLabel(intl, taxClass)}
        </option>
      ))}
    </select>
  )
}
