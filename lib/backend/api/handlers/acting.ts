/** Who makes a call of the back office. */
import type { CallContext } from '@/lib/backend/domain/access/principal'
import { type Actor, actorOf } from '@/lib/backend/flows/office/actor'
import { config } from '@/lib/config/env'
import { readCookie, storedName } from '@/lib/market/cookies'
import { detectLanguage } from '@/lib/market/detect'
import { COOKIES } from '@/lib/market/languages'

/** In the language that the person chose, else the one of the Accept-Language header; English for systems that name none. */
export function actorIn({ principal, headers }: CallContext): Actor {
  const name = storedName(COOKIES.officeLanguage, config().origin.startsWith('https:'))
  const cookie = readCookie(headers('cookie'), name) ?? null
  return actorOf(principal, detectLanguage({ cookie, acceptLanguage: headers('accept-language'), domain: 'en' }))
}
