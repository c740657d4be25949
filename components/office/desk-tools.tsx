'use client'

import { useRouter } from 'next/navigation'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { COOKIE_MAX_AGE_SECONDS, COOKIES, type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'
import { officePost } from '@/lib/office/browser'
import { OFFICE_ROOT } from '@/lib/office/paths'
import { writeOwnCookie } from '@/lib/shop-api/own-cookies'

import { ThemeSwitch } from './theme-switch'

const DAY_SECONDS = 86_400

/** Language, dark or light, and log-out. */
export function DeskTools({ name, language }: { name: string; language: Language }) {
  const intl = useIntl()
  const router = useRouter()

  function choose(code: string) {
    writeOwnCookie(COOKIES.officeLanguage, code, { expires: COOKIE_MAX_AGE_SECONDS / DAY_SECONDS, sameSite: 'lax' })
    router.refresh()
  }

  async function leave() {
    await officePost('/api/office/logout/', {})
    window.location.assign(`${OFFICE_ROOT}login/`)
  }

  return (
    <div className="ml-auto flex shrink-0 items-center gap-2 max-sm:gap-0">
      <label>
        <span className="sr-only">{intl.formatMessage({ id: 'office.language' })}</span>
        <select
          value={language}
          onChange={(event) => choose(event.target.value)}
          className={cx(controlStyle, 'max-sm:min-w-24 max-sm:pl-2')}
        >
          {LANGUAGES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGE_TABLE[code].nativeName}
            </option>
          ))}
        </select>
      </label>
      <ThemeSwitch />
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
