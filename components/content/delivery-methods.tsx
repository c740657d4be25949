import type { IntlShape } from 'react-intl'

import type { DeliveryPage } from '@/lib/contract/schemas/content'
import type { PriceFormat } from '@/lib/intl/price'

import { daysMessage } from './days-message'

interface MethodsProps {
  methods: DeliveryPage['groups'][number]['methods']
  /** Tells the lists apart for those who go from list to list. */
  label: string
  format: PriceFormat
  intl: IntlShape
}

/** The delivery methods of some countries: what each is called, what it costs, from what sum it is free, and when the parcel is there. */
export function DeliveryMethods({ methods, label, format, intl }: MethodsProps) {
  const word = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  return (
    <ul aria-label={label} className="grid gap-3 sm:grid-cols-2">
      {methods.map(({ id, name, price, free_from: freeFrom, arrives_in: days, some_places: isLocal }) => (
        <li key={id} data-method={id} className="flex gap-4 rounded-card border border-line bg-surface p-4">
          <span className="min-w-0 flex-1">
            <span className="block text-lg leading-snug font-semibold">{name}</span>
            <span className="mt-1 block">{word('content.delivery_arrives', { days: daysMessage(intl, days) })}</span>
            {isLocal && <span className="block text-sm text-ink-muted">{word('product.some_places')}</span>}
          </span>
          <span className="max-w-[45%] shrink-0 text-right">
            <span className="block text-lg leading-snug font-semibold">
              {price === 0 ? word('product.free') : format(price, 'delivery')}
            </span>
            {freeFrom !== null && price > 0 && (
              <span className="mt-1 block text-sm text-success">
                {word('content.delivery_free', { amount: format(freeFrom, 'amount') })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
