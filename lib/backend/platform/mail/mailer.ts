/** Sending mail: a small port. The default writes each message as a file into DATA_DIR/mail, so that a shop without a mail server loses none. */
import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { config } from '@/lib/config/env'

import { encodeMail } from './encode'
import { moduleState } from '@/lib/process/state.mjs'

export interface Mail {
  /** Unique name of what is said to whom; the same key again is the same message. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where a mail program stops further messages of this kind by itself. */
  readonly unsubscribe?: string
}

export interface Mailer {
  /** Hands a message over; throws when it was not taken, and is then asked again. */
  send(mail: Mail): Promise<void>
}

/** The name of a message: a receiver that sees it twice knows that it is one. */
function messageId(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${new URL(config().origin).hostname}`
}

const fileMailer: Mailer = {
  async send(mail) {
    const folder = join(config().dataDir, 'mail')
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${mail.key.replace(/[^\w.-]/g, '-')}.eml`)
    // Under its own name only when it is whole.
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

/** Puts another mailer in place (a mail server's, a test's); null goes back to files. */
export function setMailer(other: Mailer | null): void {
  chosen.mailer = other
}
