import 'server-only'

/** What pages of the back office read, in the name of the person whose log-in the cookie carries. */
import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'

import { callInProcess } from '@/lib/backend/api/in-process'
import { config } from '@/lib/config/env'
import type { Answer, CallName, Input } from '@/lib/contract/calls'
import type { officeCalls } from '@/lib/contract/calls/office'
import { ApiError } from '@/lib/contract/errors'
import { storedName } from '@/lib/market/cookies'
import { detectLanguage } from '@/lib/market/detect'
import { COOKIES, type Language } from '@/lib/market/languages'
import { getIntl } from '@/lib/messages/all'

import { OFFICE_ROOT } from './paths'

type OfficeCallName = keyof typeof officeCalls & CallName

async function token(): Promise<string | null> {
  const isHttps = config().origin.startsWith('https:')
  return (await cookies()).get(storedName(COOKIES.office, isHttps))?.value ?? null
}

/** A call in the person's name. Without a log-in the page becomes the log-in; what the person may not see or does not exist is a 404. */
export async function officeCall<N extends OfficeCallName>(name: N, input: Input<N>): Promise<Answer<N>> {
  const value = await token()
  try {
    return await callInProcess(name, input, value === null ? null : `Bearer ${value}`, await officeLanguage())
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'UNAUTHENTICATED') redirect(`${OFFICE_ROOT}login/`)
    if (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN' || error.code === 'BAD_REQUEST') notFound()
    throw error
  }
}

/** The person and what they may see: once for each request. */
export const officeMe = cache(() => officeCall('officeMe', {}))

/** The language that the person chose, or the one that their browser prefers. */
export const officeLanguage = cache(async (): Promise<Language> => {
  const isHttps = config().origin.startsWith('https:')
  const cookie = (await cookies()).get(storedName(COOKIES.officeLanguage, isHttps))?.value ?? null
  return detectLanguage({ cookie, acceptLanguage: (await headers()).get('accept-language') })
})

export const officeIntl = async () => getIntl(await officeLanguage())

/** The present time, once for each request. */
export const officeNow = cache(() => Promise.resolve(Date.now()))
