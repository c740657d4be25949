/**
 * Texts of shoppers in mails. Anybody can type anybody's e-mail address into a form, so a mail must not carry a stranger's links or a
 * stranger's letter to it.
 */
import type { Translate } from '@/lib/messages/all'

/** Longer names are letters. */
const MAX_NAME = 60
const LINK = /:\/\/|www\.|\p{L}\.\p{L}{2,}|@/u

/** The text in such a way that no mail program makes a link of it: a space after each `:` and `.` that could be part of one. */
export function withoutLinks(text: string): string {
  return text.replace(/:(?=\/\/)/g, ': ').replace(/\.(?=\p{L})/gu, '. ')
}

/** The salutation; without the name when that is empty, longer than a name, or contains a link or several lines. */
export function greeting(translate: Translate, name: string): string {
  const known = name.trim()
  const isName = known !== '' && known.length <= MAX_NAME && !/\p{Cc}/u.test(known) && !LINK.test(known)
  return isName ? translate('mail.greeting', { name: known }) : translate('mail.account_hello')
}
