/** A message as RFC 5322 text, composed by nodemailer. Texts are UTF-8 in base64, so that no line can be too long. */
import { createTransport, type SendMailOptions } from 'nodemailer'

import { MailRefused } from './refused'

/** A file of plain text. */
export interface Attachment {
  readonly name: string
  readonly text: string
}

export interface Envelope {
  readonly from: string
  readonly fromName: string
  /** Without angle brackets. */
  readonly messageId: string
  readonly date: Date
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** The one recipient of a message. Throws for a text that a mail server could parse as several addresses, or as none. */
function addressee(email: string): string {
  if (!/^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(email))
    throw new MailRefused('This is not one e-mail address.', false)
  return email
}

/** A header's text on one line; mail servers refuse a message with NUL, and may read other control characters as an end of the header. */
const inHeader = (text: string) => text.replace(/\s*\p{Cc}[\s\p{Cc}]*/gu, ' ').trim()

const part = (type: string, content: string) => ({
  contentType: `${type}; charset=utf-8`,
  content,
  contentTransferEncoding: 'base64' as const,
})

/** What a message says, and to whom. */
export interface Content {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where an answer goes; to the shop without it. */
  readonly replyTo?: string
  /** The URL with which a mail program unsubscribes from messages of this kind. */
  readonly unsubscribe?: string
  readonly attachments?: readonly Attachment[]
}

/** The message as nodemailer takes it; line breaks and other control characters in a header's text become spaces. Throws when `to` is not exactly one address. */
export function messageOf(mail: Content, { from, fromName, messageId, date }: Envelope): SendMailOptions {
  return {
    from: { name: inHeader(fromName), address: from },
    to: { name: '', address: addressee(mail.to) },
    ...(mail.replyTo && { replyTo: { name: '', address: addressee(mail.replyTo) } }),
    subject: inHeader(mail.subject),
    alternatives: [part('text/plain', mail.text), part('text/html', mail.html)],
    ...(mail.attachments && {
      // The mark at the beginning lets every program read the text as UTF-8.
      attachments: mail.attachments.map(({ name, text }) => ({
        filename: name,
        ...part('text/plain', `\uFEFF${text}`),
      })),
    }),
    messageId: `<${messageId}>`,
    date,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: one click in the mail program is enough.
      ...(mail.unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(mail.unsubscribe && { list: { unsubscribe: mail.unsubscribe } }),
  }
}

/** The message as text. Rejects when `to` is not exactly one address. */
export async function encodeMail(mail: Content, envelope: Envelope): Promise<string> {
  const { message } = await composer.sendMail(messageOf(mail, envelope))
  return message.toString()
}
