import type { Metadata } from 'next'

import { LoginForm } from '@/components/office/login-form'
import { config } from '@/lib/config/env'
import { absoluteUrl } from '@/lib/market/domains'
import { localizedPath } from '@/lib/market/paths'
import { officeIntl, officeLanguage } from '@/lib/office/server'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.login' }) }
}

/**
 * The log-in of the back office, apart from the shop's: its cookie is its own. The account is one, so that a forgotten password is changed on
 * the shop's page, which leads back here.
 */
export default async function OfficeLogin() {
  const [intl, language] = await Promise.all([officeIntl(), officeLanguage()])
  const forgotten = absoluteUrl(config().routing, language, localizedPath('accounts/reset-password', {}, language))
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-form flex-col justify-center gap-6 px-4 py-12">
      <h1 className="text-3xl">{intl.formatMessage({ id: 'office.title' })}</h1>
      <LoginForm />
      <a href={forgotten} className="inline-flex min-h-6 self-start underline">
        {intl.formatMessage({ id: 'office.login_forgotten' })}
      </a>
    </main>
  )
}
