/**
 * Every kind of mail with invented data, for the style guide: composed by the functions that send them. Nothing here is in a database, and
 * what is computed with the shop's secret (links, codes) is computed from numbers that no row ever has.
 */
import type { LinkKeys } from '@/lib/backend/domain/customers/account-links'
import type { AccountMailKind, OutboxKind, RentalMailKind } from '@/lib/backend/domain/outbox/enqueue'
import type { RentalRow } from '@/lib/backend/domain/rentals/view'
import type { Mail } from '@/lib/backend/platform/mail/mailer'
import { GIFT_EMAIL_TEMPLATES } from '@/lib/contract/schemas/gift-management'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/market/languages'

import { ACCOUNT_COMPOSERS, changeDraft, type EmailChange, linkDraft } from './accounts'
import { asMail, complaintReceipt, giftCardLoss, stockMail } from './compose'
import { confirmation, type Enquiry, type EnquiryMail, enquiryMail, receiptMail, welcome } from './enquiries'
import { campaignDraft } from './gift-campaign'
import type { Draft } from './layout'
import { DAY, EMAIL, type Example, KEY, LATER, ORDER, ORDER_EXAMPLES } from './order-examples'
import { rentalDraft } from './rental'
import { withdrawalReceipt } from './withdrawal'

interface MailExample {
  readonly kind: OutboxKind
  readonly variant: string
  readonly mail: Mail
}

const drawn = (draft: Draft, language: Language): Mail => asMail(KEY, draft, language)

const link = (purpose: LinkKeys['purpose'], language: Language): Mail =>
  drawn(linkDraft({ purpose, nonce: KEY, tokenHash: KEY, email: EMAIL, first_name: 'Kaisa' }, language), language)

const CHANGE: EmailChange = {
  old_email: EMAIL,
  new_email: 'kaisa@example.org',
  nonce: KEY,
  confirm_hash: KEY,
  stop_hash: KEY,
  is_confirmed: false,
}

/** The composers that read nothing. */
async function ofAccount(kind: AccountMailKind, language: Language): Promise<Mail | null> {
  const draft = await ACCOUNT_COMPOSERS[kind]({ email: EMAIL, language })
  return draft && drawn(draft, language)
}

const enquiryIn = (language: Language): Enquiry => ({
  id: 0,
  number: 'Q-SAMPLE01',
  kind: 'ask',
  created: DAY,
  answered: null,
  name: 'Kaisa Korpi',
  email: EMAIL,
  phone: '+358 40 1234567',
  company: '',
  business_id: '',
  order_number: ORDER,
  message: 'Polku Laavu 2: 2,1 kg?',
  language,
  country: 'fi',
})

const subscription = (language: Language, isConfirmed: boolean) =>
  ({ id: 0, list: 'forest', email: EMAIL, language, is_confirmed: isConfirmed }) as const

const ofEnquiry = (mail: EnquiryMail | null): Mail | null => mail && asMail(KEY, mail.draft, mail.language, mail)

function rentalIn(language: Language): RentalRow {
  return {
    id: 0,
    number: 'V-SAMPLE01',
    form_key: KEY,
    language,
    status: 'booked',
    store: { id: 0, name: 'Polku Helsinki', place: 'Metsätie 4, Helsinki' },
    from: LATER,
    to: '2026-03-15',
    collect: '2026-03-13',
    back: '2026-03-16',
    name: 'Kaisa Korpi',
    email: EMAIL,
    phone: '+358 40 1234567',
    total: 5_800,
    deposit: 20_000,
    lines: [
      {
        ...{ line: 1, model_id: 0, variant_id: 0, name: 'Polku Ahkio', colour: null, size: '140 cm' },
        ...{ person: { name: 'Kaisa' }, price: 5_800, deposit: 20_000 },
      },
    ],
  }
}

const ofRental = (kind: RentalMailKind, language: Language): Mail =>
  drawn(
    rentalDraft(kind, { ...rentalIn(language), status: kind === 'rental_cancelled' ? 'cancelled' : 'booked' }),
    language,
  )

const complaint = (language: Language, confirmed: boolean): Mail =>
  drawn(
    complaintReceipt({
      number: 'C-SAMPLE01',
      email: EMAIL,
      language,
      fields: {
        customerName: 'Kaisa Korpi',
        manufacturer: 'Polku',
        model: 'Laavu 2',
        color: '',
        size: '',
        orderNumber: ORDER,
        complaint: 'Polku Laavu 2 …',
      },
      pictures: 2,
      created: DAY,
      confirmed,
    }),
    language,
  )

const withdrawal = (language: Language): Mail =>
  drawn(
    withdrawalReceipt({
      number: 'S-SAMPLE01',
      name: 'Kaisa Korpi',
      email: EMAIL,
      order_number: ORDER,
      goods: '',
      language,
      country: 'fi',
      received: DAY,
    }),
    language,
  )

const campaign = (language: Language): Example[] =>
  GIFT_EMAIL_TEMPLATES.map((emailTemplate, index): Example => {
    const gift = {
      slug: KEY,
      names: { en: 'Polku Oy' },
      descriptions: {},
      validUntil: new Date(`${LATER}T21:59:59Z`),
      emailTemplate,
      cardTemplate: (['forest', 'snow', 'plain'] as const)[index % 3] ?? 'plain',
    }
    return [emailTemplate, drawn(campaignDraft(gift, { email: EMAIL, code: 'G-SAMPLE-CODE' }, language), language)]
  })

const EXAMPLES: Readonly<Record<OutboxKind, (language: Language) => readonly Example[] | Promise<readonly Example[]>>> =
  {
    ...ORDER_EXAMPLES,
    account_link: (language) =>
      (['activate', 'reset', 'delete'] as const).map((purpose): Example => [purpose, link(purpose, language)]),
    account_exists: async (language) => [['', await ofAccount('account_exists', language)]],
    password_changed: async (language) => [['', await ofAccount('password_changed', language)]],
    account_deleted: async (language) => [['', await ofAccount('account_deleted', language)]],
    email_change_confirm: (language) => [
      ['', drawn(changeDraft({ language }, CHANGE, 'confirm', 'email_confirm'), language)],
    ],
    email_change_notice: (language) => [['', drawn(changeDraft({ language }, CHANGE, 'stop', 'email_stop'), language)]],
    email_change_taken: async (language) => [['', await ofAccount('email_change_taken', language)]],
    email_changed: (language) => [['', drawn(changeDraft({ language }, CHANGE, 'stop', 'email_changed'), language)]],
    email_restored: async (language) => [['', await ofAccount('email_restored', language)]],
    second_factor_reset: async (language) => [['', await ofAccount('second_factor_reset', language)]],
    second_factor_guesses: async (language) => [['', await ofAccount('second_factor_guesses', language)]],
    enquiry: (language) => [['', ofEnquiry(enquiryMail(enquiryIn(language)))]],
    enquiry_receipt: (language) => [['', ofEnquiry(receiptMail(enquiryIn(language)))]],
    newsletter_confirm: (language) => [['', ofEnquiry(confirmation(subscription(language, false)))]],
    newsletter_welcome: (language) => [['', ofEnquiry(welcome(subscription(language, true)))]],
    rental_booked: (language) => [['', ofRental('rental_booked', language)]],
    rental_changed: (language) => [['', ofRental('rental_changed', language)]],
    rental_cancelled: (language) => [['', ofRental('rental_cancelled', language)]],
    complaint_receipt: (language) => [
      ['account', complaint(language, true)],
      ['guest', complaint(language, false)],
    ],
    withdrawal_receipt: (language) => [['', withdrawal(language)]],
    stock_notice: (language) => [
      ['', stockMail(KEY, { brand: 'Polku', name: 'Laavu 2', path: 'polku/laavu-2', choice: '' }, EMAIL, language)],
    ],
    gift_campaign_code: campaign,
    gift_card_loss: () => [
      [
        '',
        drawn(
          giftCardLoss({
            currency: 'sek',
            day: LATER,
            issued: 100_000,
            cost: 98_000,
            taken: 60_000,
            paid: 59_500,
            gain: 1_500,
          }),
          DEFAULT_LANGUAGE,
        ),
      ],
    ],
  }

/** All of them in one language; mails for the shop's own people are in the shop's. */
export async function mailExamples(language: Language): Promise<MailExample[]> {
  const kinds = Object.keys(EXAMPLES) as OutboxKind[]
  const groups = await Promise.all(
    kinds.map(async (kind) =>
      (await EXAMPLES[kind](language)).flatMap(([variant, mail]) => (mail === null ? [] : [{ kind, variant, mail }])),
    ),
  )
  return groups.flat()
}
