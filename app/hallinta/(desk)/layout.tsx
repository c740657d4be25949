import type { ReactNode } from 'react'

import { Desk } from '@/components/office/desk'
import { config } from '@/lib/config/env'
import { officeLanguage, officeMe } from '@/lib/office/server'
import { workPages } from '@/lib/office/work'

/** The frame of every page behind the log-in: menu, command bar, who is logged in. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const [me, language, work] = await Promise.all([officeMe(), officeLanguage(), workPages()])
  return (
    <Desk me={me} language={language} shopName={config().shopName} work={work}>
      {children}
    </Desk>
  )
}
