'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { officePost } from '@/lib/office/browser'

import { faultText } from './fault-text'
import { useTaxWarning } from './use-tax-warning'

const WAYS = {
  undo: { path: '/api/office/undo/', label: 'office.undo', sure: null, icon: 'return' },
  undoCreate: {
    path: '/api/office/undo/',
    label: 'office.undo_create',
    sure: 'office.undo_create_sure',
    icon: 'return',
  },
  restore: {
    path: '/api/office/restore/',
    label: 'office.version_restore',
    sure: 'office.version_restore_sure',
    icon: undefined,
  },
} as const

interface RepairButtonProps {
  way: keyof typeof WAYS
  /** What the call is told: a change, or a whole bulk change. */
  body: { readonly change: number } | { readonly batch: number }
  /** The kind of record that changed. */
  entity: string
  /** Its id; null for a bulk change, which has several. */
  record: string | null
  /** Where to go when the record of this page is gone. */
  goneTo?: string
}

/** Takes a change back, or makes the record what it was right after it. Taking an adding back deletes: it asks first. */
export function RepairButton({ way, body, entity, record, goneTo }: RepairButtonProps) {
  const intl = useIntl()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const { path, label, sure, icon } = WAYS[way]
  const { dialog, isSureOfAll } = useTaxWarning()
  async function repair() {
    if (sure !== null && !window.confirm(intl.formatMessage({ id: sure }))) return
    if (!(await isSureOfAll(entity, record === null ? null : [record]))) return
    setBusy(true)
    setFault(null)
    const result = await officePost(path, body)
    setBusy(false)
    if (!result.ok) return setFault(faultText(intl, result.fault))
    if (goneTo === undefined) router.refresh()
    else router.push(goneTo)
  }
  return (
    <span className="flex items-center gap-2">
      <span role="alert" className="text-sale">
        {fault}
      </span>
      <Button size="sm" variant="quiet" {...(icon && { icon })} busy={isBusy} onClick={() => void repair()}>
        {intl.formatMessage({ id: label })}
      </Button>
      {dialog}
    </span>
  )
}
