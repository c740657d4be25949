/** The mails that an account's calls send, and the links in them. */
import { drainOutbox } from '@/lib/backend/worker/outbox'
import { type Mail, setMailer } from '@/lib/backend/platform/mail/mailer'

import { matchAnyLanguage } from './paths'

/** Sends the mails that are due and returns them. */
export async function sendDueMails(): Promise<Mail[]> {
  const sent: Mail[] = []
  setMailer({ send: async (mail) => void sent.push(mail) })
  while ((await drainOutbox()) > 0);
  setMailer(null)
  return sent
}

/** The route and the token of the link in a mail; throws when there is none. */
export function linkOf(mail: Mail | undefined): { route: string; token: string } {
  const path = /https?:\/\/[^/\s]+(?:\/(?:en|sv|de|fr|ru))?(\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const match = matchAnyLanguage(path.split('?')[0] ?? '')[0]
  const token = match?.params['hash'] ?? match?.params['token']
  if (match === undefined || typeof token !== 'string') throw new Error(`no link in ${mail?.subject ?? 'no message'}`)
  return { route: match.route, token }
}
