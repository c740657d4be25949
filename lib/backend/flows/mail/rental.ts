/** Mails about rental bookings. */
import { sql } from 'drizzle-orm'

import type { RentalMailKind } from '@/lib/backend/domain/outbox/enqueue'
import { rentalAccess } from '@/lib/backend/domain/rentals/access'
import { rentalCalendar } from '@/lib/backend/domain/rentals/calendar'
import { readRental, type RentalRow } from '@/lib/backend/domain/rentals/view'
import { db } from '@/lib/backend/platform/database/pool'
import type { Mail } from '@/lib/backend/platform/mail/mailer'
import { BACK_UNTIL, COLLECT_FROM } from '@/lib/catalog/rental'
import { config } from '@/lib/config/env'
import { BASE_CURRENCY } from '@/lib/market/currencies'
import { absoluteUrl } from '@/lib/market/domains'
import { formatPrice } from '@/lib/market/format'
import { type Language, localeOf } from '@/lib/market/languages'
import { localizedPath } from '@/lib/market/paths'
import { translatorFor } from '@/lib/messages/all'
import { rentalLink } from '@/lib/order/order-link'
import { CANCELLED_RENTAL } from '@/lib/order/rental-machine'

import type { Block, Draft } from './layout'
import { withoutLinks } from './shopper-text'

interface RentalMail {
  readonly draft: Draft
  readonly language: Language
  readonly attachments: NonNullable<Mail['attachments']>
}

/** Null when the booking is gone, or when the mail is not true any more: it was cancelled meanwhile. */
export async function rentalMail(kind: RentalMailKind, rentalId: number): Promise<RentalMail | null> {
  const row = await readRental(db(), sql`b.id = ${rentalId}`)
  if (!row || row.email === '') return null
  const isCancelled = row.status === CANCELLED_RENTAL
  if (isCancelled !== (kind === 'rental_cancelled')) return null
  const attachments = isCancelled ? [] : [await rentalCalendar(row)]
  return { draft: rentalDraft(kind, row), language: row.language, attachments }
}

export function rentalDraft(kind: RentalMailKind, row: RentalRow): Draft {
  const { number, language, email, name } = row
  const translate = translatorFor(language)
  const { shopName, contact } = config()
  return {
    to: email,
    subject: translate(`mail.${kind}_subject`, { number, shop: shopName }),
    blocks: [
      // The name is what a stranger may have typed, so it is not at the beginning.
      translate('mail.account_hello'),
      translate(`mail.${kind}`),
      facts(row, withoutLinks(name)),
      ...(kind === 'rental_cancelled' ? [] : ahead(row)),
      translate('mail.signature', { shop: shopName }),
      [contact.email, contact.phone].filter(Boolean).join(', '),
    ],
  }
}

function facts(
  { number, language, store, from, to, collect, back, lines, total, deposit }: RentalRow,
  who: string,
): Block {
  const translate = translatorFor(language)
  const days = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone: 'UTC' })
  const day = (text: string) => days.format(new Date(text))
  const money = (amount: number) => formatPrice(amount, BASE_CURRENCY, language)
  return [
    [translate('mail.rental_number'), number],
    [translate('mail.withdrawal_name'), who],
    ...lines.map(
      (line) =>
        [
          [line.name, line.colour, line.size, withoutLinks(line.person.name ?? '')].filter(Boolean).join(', '),
          money(line.price),
        ] as const,
    ),
    [translate('mail.rental_store'), [store.name, store.place].filter(Boolean).join(', ')],
    [translate('mail.rental_days'), from === to ? day(from) : `${day(from)} – ${day(to)}`],
    [
      translate('mail.rental_collect'),
      translate('mail.rental_collect_from', { day: day(collect), time: COLLECT_FROM }),
    ],
    [translate('mail.rental_back'), translate('mail.rental_back_until', { day: day(back), time: BACK_UNTIL })],
    [translate('mail.rental_total'), money(total)],
    [translate('mail.rental_deposit'), money(deposit)],
  ]
}

function ahead({ number, language, form_key: formKey }: RentalRow): Block[] {
  const translate = translatorFor(language)
  const page = absoluteUrl(config().routing, language, localizedPath('rental/booking', {}, language))
  return [
    translate('mail.rental_bring'),
    {
      label: translate('mail.rental_open'),
      link: rentalLink(page, { number, access: rentalAccess(number, formKey) }),
    },
  ]
}
