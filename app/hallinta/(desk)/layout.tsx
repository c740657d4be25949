import type { ReactNode } from 'react'

import { Desk } from '@/components/office/desk'
import { config } from '@/lib/config/env'
import { officeLanguage, officeMe } from '@/lib/office/server'

/** The frame of every page behind the log-in: menu, command bar, who is logged in. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const [me, language] = await Promise.all([officeMe(), officeLanguage()])
  return (
    <Desk me={me} language={language} shopName={config().shopName}>
      {children}
    </Desk>
  )
}
