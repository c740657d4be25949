import type { Metadata } from 'next'

import { LoginForm } from '@/components/office/login-form'
import { officeIntl } from '@/lib/office/server'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.login' }) }
}

/** The log-in of the back office, apart from the shop's: its cookie is its own. */
export default async function OfficeLogin() {
  const intl = await officeIntl()
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-form flex-col justify-center gap-6 px-4 py-12">
      <h1 className="text-3xl">{intl.formatMessage({ id: 'office.title' })}</h1>
      <LoginForm />
    </main>
  )
}
