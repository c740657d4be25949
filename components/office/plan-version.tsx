'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { isVersionText } from '@/lib/contract/page-versions'
import type { OfficePatch } from '@/lib/contract/schemas/office'
import { shopLocalTime, shopMoment, shopTimeZone } from '@/lib/market/shop-time'
import { type OfficeFault, officePost } from '@/lib/office/browser'

import { faultText } from './fault-text'
import { fieldLabel } from './field-label'

/** The page whose texts are planned. */
export interface PlannedPage {
  readonly page: string
  /** The planned version on top of which they are written. */
  readonly after?: number
}

interface PlanVersionProps extends PlannedPage {
  /** What is typed and not saved. */
  patch: OfficePatch
  /** These are planned: the form has again what was read. */
  onPlanned: (planned: OfficePatch) => void
  onFail: (fault: OfficeFault) => void
}

const DAY_MS = 86_400_000

/** The next midnight of the shop, as a control for times has it. */
const nextMidnight = () => `${shopLocalTime(new Date(Date.now() + DAY_MS)).slice(0, 10)}T00:00`

const momentOf = (local: string): Date | null => {
  const moment = local === '' ? null : shopMoment(local)
  return moment && !Number.isNaN(moment.getTime()) ? moment : null
}

/** Keeps what is typed as texts that the page will have from a moment on, instead of saving it now. */
export function PlanVersion({ page, after, patch, onPlanned, onFail }: PlanVersionProps) {
  const intl = useIntl()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [planned, setPlanned] = useState<Date | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const texts = patch.filter(({ path }) => isVersionText(path))
  async function plan(startsAt: Date, reason: string) {
    const body = { startsAt: startsAt.toISOString(), patch: texts, ...(after && { after }), ...(reason && { reason }) }
    const result = await officePost(`/api/office/pages/${page}/versions/`, body)
    if (!result.ok && result.fault.field === 'startsAt') return setFault(faultText(intl, result.fault))
    setOpen(false)
    if (!result.ok) return onFail(result.fault)
    setPlanned(startsAt)
    onPlanned(texts)
    router.refresh()
  }
  return (
    <>
      <span role="status" className="text-ink-muted empty:hidden">
        {planned && texts.length === 0
          ? intl.formatMessage({ id: 'office.version_planned' }, { when: whenText(intl, planned) })
          : null}
      </span>
      {texts.length > 0 ? (
        <Button
          variant="secondary"
          onClick={() => {
            setFault(null)
            setOpen(true)
          }}
        >
          {intl.formatMessage({ id: 'office.version_plan' })}
        </Button>
      ) : null}
      {isOpen ? (
        <PlanDialog
          others={patch.filter((part) => !texts.includes(part)).map(({ path }) => path)}
          fault={fault}
          onPlan={plan}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

/** With the time that the shop's clocks will show, since it may not be the one of the reader. */
const whenText = (intl: ReturnType<typeof useIntl>, moment: Date): string =>
  intl.formatDate(moment, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: shopTimeZone(),
  })

interface PlanDialogProps {
  /** Paths of what is typed and is no text: it stays in the form. */
  others: readonly string[]
  fault: string | null
  onPlan: (startsAt: Date, reason: string) => Promise<void>
  onClose: () => void
}

function PlanDialog({ others, fault, onPlan, onClose }: PlanDialogProps) {
  const intl = useIntl()
  const [local, setLocal] = useState(nextMidnight)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const moment = momentOf(local)
  async function plan() {
    if (!moment) return
    setBusy(true)
    await onPlan(moment, reason.trim())
    setBusy(false)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'office.version_plan' })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      footer={
        <Button busy={isBusy} disabled={!moment} onClick={() => void plan()}>
          {intl.formatMessage({ id: 'office.version_plan_do' })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{intl.formatMessage({ id: 'office.version_plan_text' })}</p>
        <Input
          id="version-start"
          type="datetime-local"
          required
          label={intl.formatMessage({ id: 'office.version_start' })}
          hint={moment ? whenText(intl, moment) : undefined}
          error={fault ?? undefined}
          value={local}
          onChange={(event) => setLocal(event.target.value)}
        />
        <Input
          id="version-reason"
          label={intl.formatMessage({ id: 'office.reason' })}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {others.length > 0 ? (
          <p className="text-warning">
            {intl.formatMessage(
              { id: 'office.version_others' },
              { names: intl.formatList(others.map((path) => fieldLabel(intl, path))) },
            )}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
