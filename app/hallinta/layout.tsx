import './office.css'

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'

import { BeforePaint } from '@/components/layout/before-paint-script'
import { OfficeIntl } from '@/components/office/office-intl'
import { config } from '@/lib/config/env'
import { officeIntl, officeLanguage } from '@/lib/office/server'
import { officeMessages } from '@/lib/office/messages'

import { fontVariables } from '../fonts'
import { THEME_COLORS } from '../theme-colors'

/** Every page is made for one person: it is never stored. */
export const dynamic = 'force-dynamic'

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLORS.light },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLORS.dark },
  ],
}

export async function generateMetadata(): Promise<Metadata> {
  const title = (await officeIntl()).formatMessage({ id: 'office.title' })
  return {
    title: { template: `%s · ${title}`, default: `${title} · ${config().shopName}` },
    robots: { index: false, follow: false },
  }
}

/** The document of every page of the back office. */
export default async function OfficeLayout({ children }: { children: ReactNode }) {
  const language = await officeLanguage()
  return (
    <html
      lang={language}
      className={fontVariables}
      data-time-zone={config().timeZone}
      data-image-host={config().imageHost ?? undefined}
      suppressHydrationWarning
    >
      <body>
        <BeforePaint />
        <OfficeIntl language={language} messages={officeMessages(language)}>
          {children}
        </OfficeIntl>
      </body>
    </html>
  )
}
