/**
 * Sending mail: a small interface. The default writes each message as a file into DATA_DIR/mail, so that a shop without a mail server loses
 * none.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { PRIVATE_FILE, PRIVATE_FOLDER } from '@/lib/backend/platform/private-files'
import { config } from '@/lib/config/env'

import { type Attachment, encodeMail } from './encode'
import { moduleState } from '@/lib/process/state.mjs'

export interface Mail {
  /** Unique name of a message to a recipient; the same key again is the same message. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where an answer goes; to the shop without it. */
  readonly replyTo?: string
  /** The URL with which a mail program unsubscribes from messages of this kind. */
  readonly unsubscribe?: string
  /** Files of plain text. */
  readonly attachments?: readonly Attachment[]
}

export interface Mailer {
  /** Sends a message; throws when it was not accepted, and is then called again. */
  send(mail: Mail): Promise<void>
}

/** The name of a message: with it a receiver recognises a duplicate. */
function messageId(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${new URL(config().origin).hostname}`
}

const fileMailer: Mailer = {
  async send(mail) {
    const folder = join(config().dataDir, 'mail')
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
    const file = join(folder, `${mail.key.replace(/[^\w.-]/g, '-')}.eml`)
    // Renamed to its final name only when it is complete.
    await writeFile(
      `${file}.part`,
      await encodeMail(mail, {
        from: config().contact.email,
        fromName: config().shopName,
        messageId: messageId(mail.key),
        date: new Date(),
      }),
      { mode: PRIVATE_FILE },
    )
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

const chosen = moduleState('mailer', (): { mailer: Mailer | null } => ({ mailer: null }))

/** The mailer in use. */
export function mailer(): Mailer {
  return chosen.mailer ?? fileMailer
}

/** Sets another mailer, for tests; null resets to files. */
export function setMailer(other: Mailer | null): void {
  chosen.mailer = other
}
