'use client'

import type { MouseEvent } from 'react'

import { isPlainClick } from '@/components/ui/plain-click'
import { useMarket } from '@/lib/intl/market-context'
import { type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'

interface LanguageLinksProps {
  label: string
  /** The front pages by language with their origin: where the links lead without JavaScript. */
  hrefs: Readonly<Record<string, string>>
  homes: Readonly<Record<Language, string>>
  crossOrigin: boolean
}

/** This page in each language; the current one is marked. A page is the same wherever it is opened, so its address is found at the press. */
export function LanguageLinks({ label, hrefs, homes, crossOrigin }: LanguageLinksProps) {
  const { language, prefix } = useMarket()
  const follow = (event: MouseEvent<HTMLAnchorElement>, to: Language) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (to === language) return
    const front = event.currentTarget.href
    void import('@/lib/intl/switch-language')
      .then(({ prepareLanguageSwitch }) =>
        prepareLanguageSwitch({ from: language, to }, { crossOrigin, homes, prefix }),
      )
      .then(async (address) => {
        if (address === null) return null
        const { handedOver } = await import('@/stores/hand-over')
        return handedOver(address)
      })
      .catch(() => front)
      .then((address) => {
        if (address !== null) window.location.assign(address)
      })
  }
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {LANGUAGES.map((code) => (
          <li key={code}>
            <a
              href={hrefs[code]}
              lang={code}
              hrefLang={code}
              aria-current={code === language ? 'true' : undefined}
              className="inline-flex min-h-9 items-center text-sm hover:underline aria-current:font-semibold"
              onClick={(event) => follow(event, code)}
            >
              {LANGUAGE_TABLE[code].nativeName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
