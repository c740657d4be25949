'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import type { Answer } from '@/lib/contract/calls'
import type { OfficeChange } from '@/lib/contract/schemas/office'
import { officeGet } from '@/lib/office/browser'

const EVERY_MS = 15_000

/** Tells that somebody else has changed the record while it is open. Only while the page is seen. */
export function OthersChanged({ entity, record }: { entity: string; record: Answer<'officeRecord'> }) {
  const intl = useIntl()
  const router = useRouter()
  const [newer, setNewer] = useState<OfficeChange | null>(null)
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return
      const path = `/api/office/changes/?entity=${entity}&record=${encodeURIComponent(record.id)}` as const
      const result = await officeGet<Answer<'officeChanges'>>(path)
      const [newest] = result.ok ? result.value.changes : []
      setNewer(newest && newest.id > record.change ? newest : null)
    }
    const timer = setInterval(() => void look(), EVERY_MS)
    return () => clearInterval(timer)
  }, [entity, record.id, record.change])
  return (
    <div role="status" className="empty:-mb-6">
      {newer && newer.id > record.change ? (
        <p className="flex flex-wrap items-center gap-3 rounded-card border border-warning bg-surface p-3">
          {intl.formatMessage(
            { id: 'office.others_changed' },
            { name: newer.actor ?? intl.formatMessage({ id: 'office.nobody' }) },
          )}
          <Button size="sm" variant="secondary" onClick={() => router.refresh()}>
            {intl.formatMessage({ id: 'office.load' })}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
