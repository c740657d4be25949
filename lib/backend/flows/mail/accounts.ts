/** The mails about an account. */
import { sql } from 'drizzle-orm'

import { linkAddress, type LinkKeys } from '@/lib/backend/domain/customers/account-links'
import { db } from '@/lib/backend/platform/database/pool'
import type { AccountMailKind } from '@/lib/backend/domain/outbox/enqueue'
import { config } from '@/lib/config/env'
import { absoluteUrl } from '@/lib/market/domains'
import { isLanguage, type Language } from '@/lib/market/languages'
import { localizedPath } from '@/lib/market/paths'
import { translatorFor } from '@/lib/messages/all'

import type { Draft } from './layout'
import { greeting } from './shopper-text'

type Payload = Readonly<Record<string, unknown>>
type AccountDraft = Draft & { readonly language: Language }

export const ACCOUNT_COMPOSERS: Readonly<
  Record<AccountMailKind, (payload: Payload) => AccountDraft | null | Promise<AccountDraft | null>>
> = {
  account_link: link,
  account_exists: accountExists,
  password_changed: (payload) => choosePassword(payload, 'account_changed'),
  account_deleted: accountDeleted,
  second_factor_reset: secondFactorReset,
  second_factor_guesses: (payload) => choosePassword(payload, 'second_factor_guesses'),
}

const languageOf = ({ language }: Payload): Language => (isLanguage(language) ? language : 'en')

/** Null when the link was used or has expired in the meantime, so the mail is not needed. */
async function link(payload: Payload): Promise<AccountDraft | null> {
  const {
    rows: [row],
  } = await db().execute<LinkKeys & { email: string; first_name: string }>(sql`
    select t.purpose, t.nonce, t.token_hash as "tokenHash", c.email, c.first_name from account_tokens t join customers c on c.id = t.customer_id
    where t.id = ${Number(payload.token_id)} and t.expires_at > now() and c.is_active`)
  if (!row) return null
  const language = languageOf(payload)
  const { shopName } = config()
  const translate = translatorFor(language)
  return {
    to: row.email,
    subject: translate(`mail.account_${row.purpose}_subject`, { shop: shopName }),
    language,
    blocks: [
      greeting(translate, row.first_name),
      translate(`mail.account_${row.purpose}_text`, { shop: shopName }),
      {
        label: translate(`mail.account_${row.purpose}_label`),
        link: linkAddress(row, language),
      },
      translate(`mail.account_${row.purpose}_note`),
      translate('mail.signature', { shop: shopName }),
    ],
  }
}

/** To the owner of an account for whose address another account was requested; nobody else is notified. */
function accountExists(payload: Payload): AccountDraft {
  const language = languageOf(payload)
  const { shopName, routing } = config()
  const translate = translatorFor(language)
  const way = (route: 'accounts/login' | 'accounts/reset-password') =>
    absoluteUrl(routing, language, localizedPath(route, {}, language))
  return {
    to: String(payload.email),
    subject: translate('mail.account_exists_subject', { shop: shopName }),
    language,
    blocks: [
      translate('mail.account_hello'),
      translate('mail.account_exists', { shop: shopName }),
      { label: translate('mail.account_login'), link: way('accounts/login') },
      { label: translate('mail.account_reset_label'), link: way('accounts/reset-password') },
      translate('mail.account_exists_note'),
      translate('mail.signature', { shop: shopName }),
    ],
  }
}

/** What has happened to the account; an owner who did not do it chooses a new password. */
function choosePassword(payload: Payload, event: 'account_changed' | 'second_factor_guesses'): AccountDraft {
  const language = languageOf(payload)
  const { shopName, routing } = config()
  const translate = translatorFor(language)
  return {
    to: String(payload.email),
    subject: translate(`mail.${event}_subject`, { shop: shopName }),
    language,
    blocks: [
      translate('mail.account_hello'),
      translate(`mail.${event}`),
      {
        label: translate('mail.account_reset_label'),
        link: absoluteUrl(routing, language, localizedPath('accounts/reset-password', {}, language)),
      },
      translate('mail.signature', { shop: shopName }),
    ],
  }
}

/** To a member of staff whose second factor an administrator has removed. */
function secondFactorReset(payload: Payload): AccountDraft {
  const language = languageOf(payload)
  const { shopName, routing } = config()
  const translate = translatorFor(language)
  return {
    to: String(payload.email),
    subject: translate('mail.second_factor_reset_subject', { shop: shopName }),
    language,
    blocks: [
      translate('mail.account_hello'),
      translate('mail.second_factor_reset'),
      {
        label: translate('mail.account_login'),
        link: absoluteUrl(routing, language, localizedPath('accounts/login', {}, language)),
      },
      translate('mail.signature', { shop: shopName }),
    ],
  }
}

function accountDeleted(payload: Payload): AccountDraft {
  const language = languageOf(payload)
  const { shopName } = config()
  const translate = translatorFor(language)
  return {
    to: String(payload.email),
    subject: translate('mail.account_deleted_subject', { shop: shopName }),
    language,
    blocks: [
      translate('mail.account_hello'),
      translate('mail.account_deleted'),
      translate('mail.signature', { shop: shopName }),
    ],
  }
}
