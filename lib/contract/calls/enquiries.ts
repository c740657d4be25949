/** Forms of content pages: enquiries and newsletters (spec 1 §2 "/ask", "/corporate-info-form", "/forest-newsletter"). */
import { z } from 'zod'

import { ENQUIRY_KINDS, ENQUIRY_LENGTH, NEWSLETTERS, STORED_ENQUIRY_KINDS } from '../limits/enquiries'
import { country, done, id, language, mailSent, queryPage, signedBody } from '../schemas/common'
import { defineCalls } from './call'

const email = z.email().max(254)
/** Signature of a link in a mail. */
const key = z.string().min(1).max(100)
const optionalLine = (max: number) => z.string().trim().max(max).default('')
const list = z.enum(NEWSLETTERS)

export const enquiryCalls = defineCalls('Enquiries and newsletters', {
  /** Sends a message to the shop; the same form again returns the same number. */
  enquiry: {
    method: 'POST',
    path: '/api/enquiry/',
    access: 'optional',
    sendsAuth: true,
    body: z.strictObject({
      /** Created by the browser with the form. */
      form_key: z.uuid(),
      kind: z.enum(ENQUIRY_KINDS),
      name: z.string().trim().min(1).max(200),
      email,
      phone: optionalLine(30),
      /** Required from companies. */
      company: optionalLine(200),
      business_id: optionalLine(40),
      order_number: optionalLine(31),
      message: z.string().trim().min(1).max(ENQUIRY_LENGTH),
      country_code: country,
      language_code: language,
    }),
    answer: z.object({ number: z.string() }),
  },
  /** Reports a fault of a page in the shopper's own words (spec 1 §6). Staff see the account's address, if there is one, to answer. */
  bugReport: {
    method: 'POST',
    path: '/api/bug-report/',
    access: 'optional',
    sendsAuth: true,
    body: z.strictObject({
      form_key: z.uuid(),
      message: z.string().trim().min(1).max(ENQUIRY_LENGTH),
      /** The path of the page, without its query. */
      page: z.string().trim().min(1).max(500),
      /** The error's id in the log. */
      reference: optionalLine(100),
      country_code: country,
      language_code: language,
    }),
    answer: z.object({ number: z.string() }),
  },
  /** For staff: newest first, 50 a page. */
  enquiries: {
    method: 'GET',
    path: '/api/enquiries/',
    access: 'enquiries.read',
    query: z.strictObject({ page: queryPage }),
    answer: z.object({
      total: z.int(),
      pages: z.int(),
      enquiries: z.array(
        z.object({
          id,
          number: z.string(),
          kind: z.enum(STORED_ENQUIRY_KINDS),
          created: z.string(),
          answered: z.string().nullable(),
          name: z.string(),
          email: z.string(),
          phone: z.string(),
          company: z.string(),
          business_id: z.string(),
          order_number: z.string(),
          message: z.string(),
          language: z.string(),
          country: z.string(),
        }),
      ),
    }),
  },
  /** Marks an enquiry as answered, or as open again. */
  answerEnquiry: {
    method: 'POST',
    path: '/api/enquiries/answered/',
    access: 'enquiries.process',
    body: z.strictObject({ id, answered: z.boolean() }),
    answer: done,
  },
  /** Asks for a newsletter. The subscription begins with the link in the mail; the answer is the same for every address. */
  newsletter: {
    method: 'POST',
    path: '/api/newsletter/',
    access: 'public',
    body: z.strictObject({ list, email, language_code: language }),
    answer: mailSent,
  },
  /** `id` and `key` are in the link of the confirmation mail, which is valid for 7 days. */
  confirmNewsletter: {
    method: 'POST',
    path: '/api/newsletter/confirm/',
    access: 'public',
    body: z.strictObject({ id, key }),
    answer: done,
  },
  /** `id` and `key` are in the link at the end of every newsletter mail. */
  unsubscribeNewsletter: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe/',
    access: 'public',
    body: z.strictObject({ id, key }),
    answer: done,
  },
  /** The same, sent by a mail program (RFC 8058); its body is ignored. */
  unsubscribeNewsletterByMail: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe/{id}/{key}/',
    access: 'public',
    signed: true,
    params: z.strictObject({ id: z.string().regex(/^\d{1,9}$/), key }),
    body: signedBody('Send the message of a mail program.'),
    answer: done,
  },
  /** For staff: confirmed subscriptions of a newsletter, newest first, 50 a page. */
  newsletterSubscriptions: {
    method: 'GET',
    path: '/api/newsletter/subscriptions/',
    access: 'newsletters.read',
    query: z.strictObject({ list, page: queryPage }),
    answer: z.object({
      total: z.int(),
      pages: z.int(),
      subscriptions: z.array(z.object({ id, email: z.string(), language: z.string(), confirmed: z.string() })),
    }),
  },
})
