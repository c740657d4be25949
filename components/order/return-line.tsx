'use client'

import { useIntl } from 'react-intl'

import { Checkbox } from '@/components/ui/checkbox'
import { Select } from '@/components/ui/select'
import type { Order } from '@/lib/contract/schemas/checkout'
import type { ReturnOptions } from '@/lib/contract/schemas/order'
import { useMoney } from '@/lib/intl/use-money'
import { type Chosen, withQuantity } from '@/lib/order/return-choice'
import { RETURN_REASONS, type ReturnReason } from '@/lib/order/returns'

type Line = Order['lines'][number]

interface ReturnLineProps {
  line: Line
  chosen: Chosen | null
  onChange: (chosen: Chosen | null) => void
  isSubmitted: boolean
  isExchange: boolean
  offers: ReturnOptions['exchanges'][number]['variants']
  currency: string
}

/** One product of the order: whether it is returned, how many units, the reason, and the exchange. */
export function ReturnLine({ line, chosen, onChange, isSubmitted, isExchange, offers, currency }: ReturnLineProps) {
  const intl = useIntl()
  const money = useMoney(currency)
  const facts = [line.colour, line.size && intl.formatMessage({ id: 'order.size' }, { size: line.size })]
    .filter(Boolean)
    .join(', ')
  return (
    <div className="border-t border-line py-2">
      <Checkbox
        label={
          <span>
            <span className="block font-semibold">{line.name}</span>
            {facts && <span className="block text-sm text-ink-muted">{facts}</span>}
          </span>
        }
        after={money(Math.round(line.gross / line.quantity))}
        checked={chosen !== null}
        onChange={({ target }) => onChange(target.checked ? { quantity: 1, reason: '', exchange: null } : null)}
      />
      {chosen && (
        <div className="grid gap-4 pt-2 pb-4 pl-8 sm:grid-cols-2">
          {line.returnable > 1 && <CountSelect line={line} chosen={chosen} onChange={onChange} offers={offers} />}
          <ReasonSelect line={line} chosen={chosen} onChange={onChange} isSubmitted={isSubmitted} />
          {isExchange && (
            <ExchangeSelect line={line} chosen={chosen} onChange={onChange} isSubmitted={isSubmitted} offers={offers} />
          )}
        </div>
      )}
    </div>
  )
}

interface FieldProps {
  line: Line
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

function CountSelect({ line, chosen, onChange, offers }: FieldProps & Pick<ReturnLineProps, 'offers'>) {
  const intl = useIntl()
  return (
    <Select
      id={`return-count-${line.line}`}
      label={intl.formatMessage({ id: 'order.return_count' })}
      value={chosen.quantity}
      onChange={({ target }) => onChange(withQuantity(chosen, Number(target.value), offers))}
    >
      {Array.from({ length: line.returnable }, (_, index) => (
        <option key={index} value={index + 1}>
          {index + 1}
        </option>
      ))}
    </Select>
  )
}

function ReasonSelect({ line, chosen, onChange, isSubmitted }: FieldProps & { isSubmitted: boolean }) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  const isMissing = isSubmitted && chosen.reason === ''
  return (
    <Select
      id={`return-reason-${line.line}`}
      label={text('order.return_reason')}
      required
      value={chosen.reason}
      aria-invalid={isMissing}
      error={isMissing && text('order.return_reason_missing')}
      onChange={({ target }) => onChange({ ...chosen, reason: target.value as ReturnReason })}
    >
      <option value="" disabled>
        {text('order.return_choose')}
      </option>
      {RETURN_REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {text(`order.reason_${reason}`)}
        </option>
      ))}
    </Select>
  )
}

/** The exchange variant; only those with enough available units. */
function ExchangeSelect({
  line,
  chosen,
  onChange,
  isSubmitted,
  offers,
}: FieldProps & Pick<ReturnLineProps, 'isSubmitted' | 'offers'>) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  const isMissing = isSubmitted && chosen.exchange === null
  return (
    <Select
      id={`return-exchange-${line.line}`}
      label={text('order.return_instead')}
      required
      value={chosen.exchange ?? ''}
      aria-invalid={isMissing}
      hint={offers.length === 0 && text('order.return_no_offer')}
      error={isMissing && text('order.return_instead_missing')}
      onChange={({ target }) => onChange({ ...chosen, exchange: Number(target.value) })}
    >
      <option value="" disabled>
        {text('order.return_choose')}
      </option>
      {offers
        .filter(({ available }) => available >= chosen.quantity)
        .map(({ id, colour, size }) => (
          <option key={id} value={id}>
            {[colour, size].filter(Boolean).join(', ')}
          </option>
        ))}
    </Select>
  )
}
