'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { type Language, LANGUAGE_TABLE } from '@/lib/market/languages'

import { faultText } from './fault-text'
import { Fold } from './fold'
import { LanguageBoxes } from './language-boxes'
import type { Texts } from './texts'
import { useTextTools } from './text-tools'

interface TranslateFoldProps {
  field: string
  source: Language
  texts: Texts
  /** What others are offered: those that lack a text or have an old one are chosen at first. */
  languages: readonly Language[]
  wanted: readonly Language[]
}

/** A machine fills languages of a text from another one. Nothing is saved by it. */
export function TranslateFold({ field, source, texts, languages, wanted }: TranslateFoldProps) {
  const intl = useIntl()
  const tools = useTextTools(field)
  const [chosen, setChosen] = useState<readonly Language[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const to = chosen ?? wanted
  async function translate() {
    setBusy(true)
    const refused = await tools.translate({ field, from: source, to, texts })
    setBusy(false)
    setFault(refused && faultText(intl, refused))
    if (refused) return
    setChosen(null)
    setOpen(false)
  }
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Fold className="rounded-control px-2 hover:bg-surface-2">{intl.formatMessage({ id: 'office.translate' })}</Fold>
      <div className="flex flex-col items-start gap-2 rounded-card border border-line p-3">
        <p className="text-ink-muted text-xs">
          {intl.formatMessage({ id: 'office.translate_from' }, { language: LANGUAGE_TABLE[source].nativeName })}
        </p>
        <LanguageBoxes languages={languages} chosen={to} onChoose={setChosen} />
        <Button variant="secondary" size="sm" busy={isBusy} disabled={to.length === 0} onClick={() => void translate()}>
          {intl.formatMessage({ id: 'office.translate_do' })}
        </Button>
        <p role="alert" className="text-sale text-xs empty:hidden">
          {fault}
        </p>
      </div>
    </details>
  )
}
