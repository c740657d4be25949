'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { officePost } from '@/lib/office/browser'

import { faultText } from './fault-text'

const PATHS = {
  remove: (id: string) => `/api/office/remove/page-versions/${id}/`,
  keep: (id: string) => `/api/office/versions/${id}/keep/`,
} as const satisfies Record<string, (id: string) => `/api/office/${string}/`>

interface VersionButtonProps {
  way: keyof typeof PATHS
  version: string
  /** When it would begin: asked before it is taken away. */
  when?: string
  /** The same as a short day, on the button. */
  day?: string
}

/** Takes a planned version away, or keeps it as it is though the page was changed. */
export function VersionButton({ way, version, when, day = '' }: VersionButtonProps) {
  const intl = useIntl()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  async function act() {
    if (when !== undefined && !window.confirm(intl.formatMessage({ id: 'office.version_remove_sure' }, { when })))
      return
    setBusy(true)
    setFault(null)
    const result = await officePost(PATHS[way](version), {})
    setBusy(false)
    if (result.ok) router.refresh()
    else setFault(faultText(intl, result.fault))
  }
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button
        size="sm"
        variant={way === 'remove' ? 'quiet' : 'secondary'}
        {...(way === 'remove' && { icon: 'trash' as const })}
        busy={isBusy}
        onClick={() => void act()}
      >
        {intl.formatMessage({ id: `office.version_${way}` }, { day })}
      </Button>
      <span role="alert" className="text-sale empty:hidden">
        {fault}
      </span>
    </span>
  )
}
