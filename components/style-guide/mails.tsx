'use client'

import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { LanguageSelect } from '@/components/staff/language-select'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { Answer } from '@/lib/contract/calls'
import { useMarket } from '@/lib/intl/market-context'
import { useCall } from '@/lib/shop-api/use-call'
import { useAuth } from '@/stores/auth'

type Mail = Answer<'mailExamples'>['mails'][number]

/** Every kind of mail in a chosen language, for staff: the links in them are computed with the shop's secret. */
export function Mails() {
  const intl = useIntl()
  const isStaff = useAuth(({ user }) => user.isStaffUser || user.isAdminUser)
  return isStaff ? <MailList /> : <p className="text-ink-muted">{intl.formatMessage({ id: 'style.mails_staff' })}</p>
}

function MailList() {
  const intl = useIntl()
  const market = useMarket()
  const [language, setLanguage] = useState(market.language)
  const [isDark, setIsDark] = useState(false)
  const { data, hasFailed } = useCall('mailExamples', { query: { language } }, { keepsPrevious: true })
  const word = (id: string) => intl.formatMessage({ id })
  if (hasFailed) return <ErrorState title={word('style.mails_failed')} />
  if (data === null) return <Skeleton className="h-40" />
  return (
    <>
      <div className="flex flex-wrap items-end gap-6">
        <LanguageSelect
          id="mail-language"
          label={word('style.mails_language')}
          value={language}
          onChange={setLanguage}
        />
        <Checkbox
          label={word('style.mails_dark')}
          checked={isDark}
          onChange={({ target }) => setIsDark(target.checked)}
        />
      </div>
      <ul>
        {data.mails.map((mail) => (
          <li key={`${mail.kind} ${mail.variant}`} className="border-t border-line">
            <MailPreview mail={mail} isDark={isDark} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** One mail, drawn when it is opened. */
function MailPreview({ mail, isDark }: { mail: Mail; isDark: boolean }) {
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const { kind, variant, to, subject, text, html } = mail
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2">
        <span className="font-semibold">{subject}</span>
        <span className="ms-3 text-ink-muted">{[kind, variant, to].filter(Boolean).join(', ')}</span>
      </summary>
      {isOpen && (
        <div className="flex flex-col gap-4 pb-6">
          <MailFrame title={subject} html={html} isDark={isDark} />
          <h3 className="eyebrow">{intl.formatMessage({ id: 'style.mails_text' })}</h3>
          <pre className="max-w-text text-sm whitespace-pre-wrap">{text}</pre>
        </div>
      )}
    </details>
  )
}

const STYLE = /<style>(.*?)<\/style>/s

/**
 * The mail in a frame that runs nothing. Its style sheet has only the dark colours, for programs in a dark theme: here a choice applies them,
 * whatever the theme of the device is.
 */
function MailFrame({ title, html, isDark }: { title: string; html: string; isDark: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const dark = STYLE.exec(html)?.[1]?.replace('@media(prefers-color-scheme:dark)', '@media all') ?? ''
  const paint = () => paintFrame(frame.current, isDark ? dark : '')
  useEffect(paint)
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={html.replace(STYLE, '')}
      onLoad={paint}
      className="h-160 w-full border border-line"
    />
  )
}

/** The shop's Content-Security-Policy allows no style element in a frame, but style sheets of scripts. */
function paintFrame(frame: HTMLIFrameElement | null, css: string): void {
  const [page, view] = [frame?.contentDocument, frame?.contentWindow as (Window & typeof globalThis) | null | undefined]
  if (!page || !view || !('adoptedStyleSheets' in page)) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  page.adoptedStyleSheets = [sheet]
}
