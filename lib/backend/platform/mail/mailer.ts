/**
 * Sending mail: by the server of SMTP_URL; without one, each message is written as a file into DATA_DIR/mail, so that a shop without a mail
 * server loses none.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { onShutdown } from '@/lib/backend/platform/database/shutdown'
import { reasonOf } from '@/lib/backend/platform/log'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '@/lib/backend/platform/private-files'
import { config } from '@/lib/config/env'

import { type Content, encodeMail, type Envelope, messageOf } from './encode'
import { connectSmtp, type SmtpConnection } from './smtp'
import { moduleState } from '@/lib/process/state.mjs'

export interface Mail extends Content {
  /** Unique name of a message to a recipient; the same key again is the same message. */
  readonly key: string
}

export interface Mailer {
  /** Sends a message. Throws MailRefused when it never will be accepted, and anything else when it may be later. */
  send(mail: Mail): Promise<void>
}

/** The name of a message: with it a receiver recognises a duplicate. */
function messageId(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${new URL(config().origin).hostname}`
}

const envelopeOf = (mail: Mail): Envelope => ({
  from: config().mail.from,
  fromName: config().shopName,
  messageId: messageId(mail.key),
  date: new Date(),
})

const fileMailer: Mailer = {
  async send(mail) {
    const folder = join(config().dataDir, 'mail')
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
    const file = join(folder, `${mail.key.replace(/[^\w.-]/g, '-')}.eml`)
    // Renamed to its final name only when it is complete.
    await writeFile(`${file}.part`, await encodeMail(mail, envelopeOf(mail)), { mode: PRIVATE_FILE })
    await rename(`${file}.part`, file)
  },
}

/** Names of the files in DATA_DIR/mail; empty before the first mail. */
const mailFiles = async (): Promise<string[]> => {
  const folder = join(config().dataDir, 'mail')
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.map((name) => join(folder, name))
}

/** Deletes the mails in DATA_DIR/mail that were written before `before`, also incomplete ones. Returns their number. */
export async function purgeMailFiles(before: Date): Promise<number> {
  let count = 0
  for (const file of await mailFiles()) {
    // Another process may have deleted it in the meantime.
    const facts = await stat(file).catch(() => null)
    if (!facts?.isFile() || facts.mtime >= before) continue
    await rm(file, { force: true })
    count += 1
  }
  return count
}

/** The mails in DATA_DIR/mail to one address, with their text as it is sent. */
export async function mailFilesTo(email: string): Promise<{ file: string; message: string }[]> {
  const found = []
  for (const file of await mailFiles()) {
    const message = await readFile(file, 'utf8').catch(() => '')
    const to = /^To: <?([^\s<>]+)>?\r?$/im.exec(message)?.[1]
    if (to?.toLowerCase() === email.toLowerCase()) found.push({ file, message })
  }
  return found
}

/** Deletes the mails in DATA_DIR/mail to one address. Returns their number. */
export async function deleteMailFiles(email: string): Promise<number> {
  const mails = await mailFilesTo(email)
  for (const { file } of mails) await rm(file, { force: true })
  return mails.length
}

/** The connections to the mail server, opened with the first mail. */
const smtpMailer: Mailer = {
  send: (mail) => smtp().send(messageOf(mail, envelopeOf(mail))),
}

const chosen = moduleState('mailer', (): { mailer: Mailer | null; smtp: SmtpConnection | null } => ({
  mailer: null,
  smtp: null,
}))

/** Only where SMTP_URL is set. */
function smtp(): SmtpConnection {
  if (chosen.smtp) return chosen.smtp
  const { mail } = config()
  if (!mail.smtp) throw new Error('SMTP_URL is not set.')
  onShutdown('smtp', () => Promise.resolve(closeMailer()))
  return (chosen.smtp = connectSmtp(mail.smtp, mail))
}

/** Ends the connections to the mail server; the next mail opens new ones. */
export function closeMailer(): void {
  chosen.smtp?.close()
  chosen.smtp = null
}

/** Asks the mail server whether it takes mails from the shop; null when it does, or when mails become files. */
export async function mailServerProblem(): Promise<string | null> {
  if (config().mail.smtp === null) return null
  try {
    return await smtp().problem()
  } catch (error) {
    return `Mails cannot be sent: ${reasonOf(error)}`
  }
}

/** The mailer in use. */
export function mailer(): Mailer {
  return chosen.mailer ?? (config().mail.smtp === null ? fileMailer : smtpMailer)
}

/** Sets another mailer, for tests; null resets to the configured one. */
export function setMailer(other: Mailer | null): void {
  chosen.mailer = other
}
