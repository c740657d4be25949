/** The mails about an account. */
import { sql } from 'drizzle-orm'

import { linkToken } from '@/lib/backend/domain/customers/account-links'
import { db } from '@/lib/backend/platform/database/pool'
import type { AccountPurpose } from '@/lib/backend/domain/schema'
import type { AccountMailKind } from '@/lib/backend/domain/outbox/enqueue'
import { config } from '@/lib/config/env'
import { absoluteUrl } from '@/lib/market/domains'
import { isLanguage, type Language } from '@/lib/market/languages'
import { localizedPath } from '@/lib/market/paths'

import type { Draft } from './layout'
import { MAIL_TEXTS } from './texts'
import { ACCOUNT_MAIL_TEXTS } from './texts-accounts'

type Payload = Readonly<Record<string, unknown>>
type AccountDraft = Draft & { readonly language: Language }

export const ACCOUNT_COMPOSERS: Readonly<
  Record<AccountMailKind, (payload: Payload) => AccountDraft | null | Promise<AccountDraft | null>>
> = {
  account_link: link,
  account_exists: accountExists,
  password_changed: passwordChanged,
  account_deleted: accountDeleted,
}

const languageOf = ({ language }: Payload): Language => (isLanguage(language) ? language : 'en')

/** Where a link of a purpose leads. */
function linkPath(purpose: AccountPurpose, token: string, language: Language): string {
  if (purpose === 'activate') return localizedPath('accounts/activate', { hash: token }, language)
  if (purpose === 'reset') return localizedPath('accounts/password/reset/confirm', { hash: token }, language)
  return localizedPath('accounts/delete-account', { token }, language)
}

/** Null when the link was used or has expired in the meantime: nobody needs it any more. */
async function link(payload: Payload): Promise<AccountDraft | null> {
  const {
    rows: [row],
  } = await db().execute<{ purpose: AccountPurpose; nonce: string; email: string; first_name: string }>(sql`
    select t.purpose, t.nonce, c.email, c.first_name from account_tokens t join customers c on c.id = t.customer_id
    where t.id = ${Number(payload.token_id)} and t.expires_at > now() and c.is_active`)
  if (!row) return null
  const language = languageOf(payload)
  const { shopName, routing } = config()
  const words = ACCOUNT_MAIL_TEXTS[language]
  const { subject, text, label, note } = words[row.purpose]
  return {
    to: row.email,
    subject: subject(shopName),
    language,
    blocks: [
      row.first_name === '' ? words.hello : MAIL_TEXTS[language].greeting(row.first_name),
      text(shopName),
      {
        label,
        link: absoluteUrl(routing, language, linkPath(row.purpose, linkToken(row.purpose, row.nonce), language)),
      },
      note,
      MAIL_TEXTS[language].signature(shopName),
    ],
  }
}

/** To whoever asked for an account and has one: nobody else learns of it. */
function accountExists(payload: Payload): AccountDraft {
  const language = languageOf(payload)
  const { shopName, routing } = config()
  const words = ACCOUNT_MAIL_TEXTS[language]
  const way = (route: 'accounts/login' | 'accounts/reset-password') =>
    absoluteUrl(routing, language, localizedPath(route, {}, language))
  return {
    to: String(payload.email),
    subject: words.existsSubject(shopName),
    language,
    blocks: [
      words.hello,
      words.exists(shopName),
      { label: words.login, link: way('accounts/login') },
      { label: words.reset.label, link: way('accounts/reset-password') },
      words.existsNote,
      MAIL_TEXTS[language].signature(shopName),
    ],
  }
}

/** To whoever did not do it: what to do now. */
function passwordChanged(payload: Payload): AccountDraft {
  const language = languageOf(payload)
  const { shopName, routing } = config()
  const words = ACCOUNT_MAIL_TEXTS[language]
  return {
    to: String(payload.email),
    subject: words.changedSubject(shopName),
    language,
    blocks: [
      words.hello,
      words.changed,
      {
        label: words.reset.label,
        link: absoluteUrl(routing, language, localizedPath('accounts/reset-password', {}, language)),
      },
      MAIL_TEXTS[language].signature(shopName),
    ],
  }
}

function accountDeleted(payload: Payload): AccountDraft {
  const language = languageOf(payload)
  const { shopName } = config()
  const words = ACCOUNT_MAIL_TEXTS[language]
  return {
    to: String(payload.email),
    subject: words.deletedSubject(shopName),
    language,
    blocks: [words.hello, words.deleted, MAIL_TEXTS[language].signature(shopName)],
  }
}
