'use client'

import { useIntl } from 'react-intl'

import { IconButton } from '@/components/ui/icon-button'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { RENTAL_MEASURES } from '@/lib/contract/limits/rental'
import type { RentalOffer, RentalPerson } from '@/lib/contract/schemas/rental'
import { type RentalRow as Row, useRental } from '@/stores/rental'

/** The measures that help to fit skis and boots. */
const MEASURES = [
  ['height_cm', 'rental.height'],
  ['weight_kg', 'rental.weight'],
  ['boot_mm', 'rental.boot'],
] as const

/** One unit of the booking: its size, and who uses it. */
export function RentalRow({ row, offer }: { row: Row; offer: RentalOffer | undefined }) {
  const intl = useIntl()
  const { change, remove } = useRental()
  const { key, name, variantId, person } = row
  const id = `rental-row-${key}`
  const word = (message: string) => intl.formatMessage({ id: message })
  const setPerson = (fields: RentalPerson) => change(key, { person: { ...person, ...fields } })
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-4">
        <h3 className="text-lg">{name}</h3>
        <IconButton
          icon="close"
          label={intl.formatMessage({ id: 'rental.remove' }, { name })}
          onClick={() => remove(key)}
        />
      </div>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {offer ? (
          <Select
            id={`${id}-size`}
            label={word('rental.size')}
            required
            value={variantId ?? ''}
            onChange={({ target }) => change(key, { variantId: Number(target.value) || null })}
          >
            <option value="">{word('rental.choose_size')}</option>
            {offer.variants.map(({ id: variant, colour, size }) => (
              <option key={variant} value={variant}>
                {[size, colour].filter(Boolean).join(', ') || name}
              </option>
            ))}
          </Select>
        ) : (
          <Skeleton className="h-16" />
        )}
        <Input
          id={`${id}-person`}
          label={word('rental.person')}
          maxLength={60}
          value={person.name ?? ''}
          onChange={({ target }) => setPerson({ name: target.value })}
        />
      </div>
      <Measures id={id} person={person} onChange={setPerson} />
    </li>
  )
}

interface MeasuresProps {
  id: string
  person: RentalPerson
  onChange: (fields: RentalPerson) => void
}

function Measures({ id, person, onChange }: MeasuresProps) {
  const intl = useIntl()
  const word = (message: string) => intl.formatMessage({ id: message })
  return (
    <details className="mt-3">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{word('rental.fit')}</summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-3">
        {MEASURES.map(([field, label]) => (
          <Input
            key={field}
            id={`${id}-${field}`}
            type="number"
            inputMode="numeric"
            label={word(label)}
            min={RENTAL_MEASURES[field][0]}
            max={RENTAL_MEASURES[field][1]}
            {...(field === 'boot_mm' && { hint: word('rental.boot_hint') })}
            value={person[field] ?? ''}
            onChange={({ target }) => onChange({ [field]: target.value === '' ? undefined : Number(target.value) })}
          />
        ))}
      </div>
    </details>
  )
}
