'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import type { PriceOverrides } from '@/lib/contract/schemas/price-overrides'
import { useMoney } from '@/lib/intl/use-money'
import type { OVERRIDE_DECISIONS } from '@/lib/order/price-override'
import { api } from '@/lib/shop-api/browser'
import { useCall } from '@/lib/shop-api/use-call'

import { Pager } from './pager'
import { useOrderTransition } from './use-order-transition'

const TURNS = { previous: 'staff.gift_previous', next: 'staff.gift_following' }

/** Prices that colleagues gave and that wait for a second person; nothing without any. The back end answers only staff. */
export function PriceApprovals() {
  const intl = useIntl()
  const [page, setPage] = useState(1)
  const { data, again } = useCall('priceOverrides', { query: { status: 'waiting', page } }, { keepsPrevious: true })
  // The last price of a later page may have been decided; the pages before it still have some.
  if (!data || (data.overrides.length === 0 && page === 1)) return null
  return (
    <section aria-labelledby="price-approvals" className="mb-8 flex flex-col gap-4">
      <h2 id="price-approvals" className="text-2xl">
        {intl.formatMessage({ id: 'staff.prices_waiting' })}
      </h2>
      <ul className="flex flex-col gap-4">
        {data.overrides.map((override) => (
          <Approval key={override.id} override={override} onDone={again} />
        ))}
      </ul>
      <Pager page={page} pages={Math.max(page, data.pages)} words={TURNS} onTurn={setPage} />
    </section>
  )
}

interface ApprovalProps {
  override: PriceOverrides['overrides'][number]
  onDone: () => void
}

function Approval({ override, onDone }: ApprovalProps) {
  const intl = useIntl()
  const money = useMoney(override.currency)
  const { isBusy, change } = useOrderTransition(onDone)
  const { id, product, quantity, staff, shop_price: from, price, reason } = override
  const title = `${quantity} × ${product}`
  const decide = (decision: (typeof OVERRIDE_DECISIONS)[number]) =>
    void change(product, () => api.call('decidePriceOverride', { body: { id, decision } }))
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <h3 className="text-lg">{title}</h3>
      <p>
        {intl.formatMessage({ id: 'staff.prices_asked' }, { staff, from: money(from), price: money(price), reason })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => decide('approved')}>
          {intl.formatMessage({ id: 'staff.prices_approve' })}
        </Button>
        <Button variant="quiet" onClick={() => decide('declined')}>
          {intl.formatMessage({ id: 'staff.prices_decline' })}
        </Button>
      </div>
    </li>
  )
}
