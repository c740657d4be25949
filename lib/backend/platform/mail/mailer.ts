/**
 * Sending mail: a small interface. The default writes each message as a file into DATA_DIR/mail, so that a shop without a mail server loses
 * none.
 */
import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { config } from '@/lib/config/env'

import { encodeMail } from './encode'
import { moduleState } from '@/lib/process/state.mjs'

export interface Mail {
  /** Unique name of a message to a recipient; the same key again is the same message. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The URL with which a mail program unsubscribes from messages of this kind. */
  readonly unsubscribe?: string
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
    await mkdir(folder, { recursive: true })
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
    )
    await rename(`${file}.part`, file)
  },
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
