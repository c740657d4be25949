'use client'

import { useRouter } from 'next/navigation'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { Icon } from '@/components/ui/icon'
import { COOKIE_MAX_AGE_SECONDS, COOKIES, type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'
import { storedName } from '@/lib/market/cookies'
import { officePost } from '@/lib/office/browser'
import { OFFICE_ROOT } from '@/lib/office/paths'

/** Language and log-out. */
export function DeskTools({ name, language }: { name: string; language: Language }) {
  const intl = useIntl()
  const router = useRouter()

  function choose(code: string) {
    const isHttps = window.location.protocol === 'https:'
    const cookie = storedName(COOKIES.officeLanguage, isHttps)
    document.cookie = `${cookie}=${code}; path=/; max-age=${COOKIE_MAX_AGE_SECONDS}; samesite=lax${isHttps ? '; secure' : ''}`
    router.refresh()
  }

  async function leave() {
    await officePost('/api/office/logout/', {})
    window.location.assign(`${OFFICE_ROOT}login/`)
  }

  return (
    <div className="ml-auto flex items-center gap-2">
      <label>
        <span className="sr-only">{intl.formatMessage({ id: 'office.language' })}</span>
        <select value={language} onChange={(event) => choose(event.target.value)} className={controlStyle}>
          {LANGUAGES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGE_TABLE[code].nativeName}
            </option>
          ))}
        </select>
      </label>
      <span className="hidden max-w-40 truncate text-ink-muted md:inline">{name}</span>
      <button
        type="button"
        className="flex size-11 items-center justify-center rounded-control hover:bg-surface-2"
        aria-label={intl.formatMessage({ id: 'office.logout' })}
        onClick={() => void leave()}
      >
        <Icon name="logout" />
      </button>
    </div>
  )
}
