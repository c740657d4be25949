'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import type { OfficeValues } from '@/lib/contract/schemas/office'
import { officePost } from '@/lib/office/browser'

import { faultText } from '../fault-text'
import { begins, NOTHING } from '../marks'
import { showValue } from '../show-value'

const MOMENTS = ['createdAt', 'lastUsedAt', 'expiresAt', 'revokedAt'] as const

/** What a key may do and when it was used; the way to end it. */
export function KeyView({ id, values }: { id: string; values: OfficeValues }) {
  const intl = useIntl()
  const router = useRouter()
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const word = (name: string) => intl.formatMessage({ id: `office.${name}` })
  const permissions = Array.isArray(values['permissions']) ? values['permissions'].map(String) : []
  async function end() {
    setBusy(true)
    const result = await officePost(`/api/office/keys/${id}/revoke/`, {})
    setBusy(false)
    setFault(result.ok ? null : faultText(intl, result.fault))
    if (result.ok) router.refresh()
  }
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 lg:p-6">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <dt className="text-ink-muted">{word('field_prefix')}</dt>
        <dd className="font-mono">{begins(showValue(intl, 'text', values['prefix']))}</dd>
        {MOMENTS.map((name) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{word(`field_${name}`)}</dt>
            <dd>{showValue(intl, 'moment', values[name]) || NOTHING}</dd>
          </div>
        ))}
        <dt className="text-ink-muted">{word('field_permissions')}</dt>
        <dd>
          <ul>
            {permissions.map((name) => (
              <li key={name}>{word(`permission_${name.replaceAll('.', '_')}`)}</li>
            ))}
          </ul>
        </dd>
      </dl>
      {values['revokedAt'] ? null : (
        <Button
          variant={isSure ? 'danger' : 'secondary'}
          className="self-start"
          busy={isBusy}
          onClick={() => (isSure ? void end() : setSure(true))}
        >
          {word(isSure ? 'key_end_sure' : 'key_end')}
        </Button>
      )}
      <p role="alert" className="text-sale empty:hidden">
        {fault}
      </p>
    </section>
  )
}
