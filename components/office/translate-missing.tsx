'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import type { Answer } from '@/lib/contract/calls'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import { officePost } from '@/lib/office/browser'
import { bulkPath, type Selected } from '@/lib/office/paths'

import { faultText } from './fault-text'
import { Fold } from './fold'
import { LanguageBoxes } from './language-boxes'
import { byReader } from './texts'

/** What the selected products lack in some languages is translated as long work, which has a page of its own. */
export function TranslateMissing({ scope }: { scope: Selected }) {
  const intl = useIntl()
  const router = useRouter()
  const [chosen, setChosen] = useState<readonly Language[]>([])
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  async function begin() {
    setBusy(true)
    const body = { ...scope, to: chosen }
    const result = await officePost<Answer<'translateOfficeProducts'>>('/api/office/translation-work/', body)
    setBusy(false)
    if (result.ok) router.push(bulkPath(result.value.job))
    else setFault(faultText(intl, result.fault))
  }
  return (
    <details className="w-full">
      <Fold className="rounded-control px-2 hover:bg-surface-2">
        {intl.formatMessage({ id: 'office.translate_missing' })}
      </Fold>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
        <LanguageBoxes
          languages={byReader(intl.locale)}
          chosen={chosen}
          // Each text is translated from another language: from one at least.
          onChoose={(next) => setChosen(next.length < LANGUAGES.length ? next : chosen)}
        />
        <Button variant="secondary" busy={isBusy} disabled={chosen.length === 0} onClick={() => void begin()}>
          {intl.formatMessage({ id: 'office.translate_do' })}
        </Button>
      </div>
      <p className="pt-1 text-ink-muted text-xs">{intl.formatMessage({ id: 'office.translate_missing_text' })}</p>
      <p role="alert" className="text-sale empty:hidden">
        {fault}
      </p>
    </details>
  )
}
