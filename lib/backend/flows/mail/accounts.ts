/** The mails about an account. */
import { sql } from 'drizzle-orm'

import { linkAddress, type LinkKeys } from '@/lib/backend/domain/customers/account-links'
import { emailChangeAddress, type EmailChangeUse } from '@/lib/backend/domain/customers/email-change-links'
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
  account_deleted: (payload) => plainNotice(payload, 'account_deleted'),
  email_change_confirm: (payload) => emailChange(payload, 'confirm'),
  email_change_notice: (payload) => emailChange(payload, 'stop'),
  email_change_taken: emailChangeTaken,
  email_changed: emailChanged,
  email_restored: (payload) => plainNotice(payload, 'email_restored'),
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
  return row ? linkDraft(row, languageOf(payload)) : null
}

export function linkDraft(row: LinkKeys & { email: string; first_name: string }, language: Language): AccountDraft {
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

export interface EmailChange extends Record<string, unknown> {
  readonly old_email: string
  readonly new_email: string
  readonly nonce: string
  readonly confirm_hash: string
  readonly stop_hash: string
  readonly is_confirmed: boolean
}

async function readChange(payload: Payload): Promise<EmailChange | null> {
  const { rows } = await db().execute<EmailChange>(sql`
    select old_email::text as old_email, new_email::text as new_email, nonce, confirm_hash, stop_hash, confirmed_at is not null as is_confirmed
    from email_changes where id = ${Number(payload.change_id)} and stops_until > now()`)
  return rows[0] ?? null
}

/** To the new address the link that confirms the change, to the old one the link that stops it. Null when the change has ended meanwhile. */
async function emailChange(payload: Payload, use: EmailChangeUse): Promise<AccountDraft | null> {
  const change = await readChange(payload)
  if (change === null || (use === 'confirm' && change.is_confirmed)) return null
  return changeDraft(payload, change, use, `email_${use}`)
}

/** To the old address, which can still undo the change. */
async function emailChanged(payload: Payload): Promise<AccountDraft | null> {
  const change = await readChange(payload)
  return change && changeDraft(payload, change, 'stop', 'email_changed')
}

export function changeDraft(payload: Payload, change: EmailChange, use: EmailChangeUse, event: string): AccountDraft {
  const language = languageOf(payload)
  const { shopName } = config()
  const translate = translatorFor(language)
  const isConfirm = use === 'confirm'
  const values = { shop: shopName, email: change.new_email }
  return {
    to: isConfirm ? change.new_email : change.old_email,
    subject: translate(`mail.${event}_subject`, values),
    language,
    blocks: [
      translate('mail.account_hello'),
      translate(`mail.${event}`, values),
      {
        label: translate(`mail.${event}_label`),
        link: emailChangeAddress(use, change.nonce, isConfirm ? change.confirm_hash : change.stop_hash, language),
      },
      translate(`mail.${event}_note`),
      translate('mail.signature', { shop: shopName }),
    ],
  }
}

/** To the owner of an account whose address somebody wanted for another account. */
function emailChangeTaken(payload: Payload): AccountDraft {
  const draft = accountExists(payload)
  const { shopName } = config()
  const translate = translatorFor(draft.language)
  const [hello = '', , ...others] = draft.blocks
  return {
    ...draft,
    subject: translate('mail.email_taken_subject', { shop: shopName }),
    blocks: [hello, translate('mail.email_taken', { shop: shopName }), ...others],
  }
}

/** A message without a link. */
function plainNotice(payload: Payload, event: 'account_deleted' | 'email_restored'): AccountDraft {
  const language = languageOf(payload)
  const { shopName } = config()
  const translate = translatorFor(language)
  return {
    to: String(payload.email),
    subject: translate(`mail.${event}_subject`, { shop: shopName }),
    language,
    blocks: [
      translate('mail.account_hello'),
      translate(`mail.${event}`),
      translate('mail.signature', { shop: shopName }),
    ],
  }
}
