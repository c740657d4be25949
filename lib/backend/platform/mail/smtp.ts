/** Mails to a mail server, over a few connections that are kept open. */
import { readFileSync } from 'node:fs'
import { createTransport, type SendMailOptions } from 'nodemailer'

import { reasonOf } from '@/lib/backend/platform/log'
import type { MailConfig, SmtpServer } from '@/lib/config/mail'

import { MailRefused } from './refused'

export interface SmtpConnection {
  /** Throws MailRefused, or another error after which the message may be sent again. */
  send(message: SendMailOptions): Promise<void>
  /** Logs in without sending; a sentence about what is wrong, or null. */
  problem(): Promise<string | null>
  close(): void
}

/** A mail waits in the outbox, so a server that does not respond is given up early and asked again later. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 20_000 }
const CONNECTIONS = 3
/** Some servers end a connection after a number of mails. */
const MAILS_OF_CONNECTION = 100

/** What nodemailer adds to its errors. */
interface SmtpError extends Error {
  readonly code?: string
  /** The command that the server refused. */
  readonly command?: string
  /** The three digits of the server's reply. */
  readonly responseCode?: number
  readonly response?: string
}

/** RFC 3463: 5.1.x the address is wrong, except 5.1.7 and 5.1.8, which speak of the sender's; 5.2.1 the mailbox is disabled. */
const DEAD_ADDRESS = /^5\d\d[ -]5\.(?:1\.(?![78]\b)\d{1,3}|2\.1)\b/
/** Without such a code, 550 and 553 can also mean that the server takes no more mails from the shop: the words decide. */
const WITHOUT_ENHANCED_CODE = /^55[03](?![ -]\d\.\d)/
const NO_SUCH_MAILBOX =
  /\b(?:(?:user|mailbox|recipient|address|account)\b.*\b(?:unknown|not found|(?:does not|doesn't) exist|disabled|inactive)|no such (?:user|mailbox|recipient|address|account)|unknown (?:user|mailbox|recipient|address|account))\b/i

const saysDead = (response: string) =>
  DEAD_ADDRESS.test(response) || (WITHOUT_ENHANCED_CODE.test(response) && NO_SUCH_MAILBOX.test(response))

/** A refusal of this message (RFC 5321: 5yz at RCPT or after DATA). Errors of log-in and connection are the operator's to mend, not a fault of the mail. */
function refusalOf({ code, command, responseCode = 0, response = '', message }: SmtpError): MailRefused | null {
  const isPermanent = responseCode >= 500 && responseCode <= 599
  if (!isPermanent || (code !== 'EENVELOPE' && code !== 'EMESSAGE')) return null
  return new MailRefused(message, command === 'RCPT TO' && saysDead(response))
}

/** What a person must do about an error of the connection. */
function adviceFor(error: SmtpError): string {
  const reason = reasonOf(error)
  if (error.code === 'EAUTH') return `The mail server refused user or password of SMTP_URL: ${reason}`
  if (error.code === 'ETLS' || /certificate|STARTTLS/i.test(error.message))
    return `No encrypted connection to the mail server of SMTP_URL: ${reason}`
  return `The mail server of SMTP_URL does not respond: ${reason}`
}

/** Connections to `server`, opened when the first mail is sent. Throws when the DKIM key cannot be read. */
export function connectSmtp(server: SmtpServer, { bouncesTo, dkim }: MailConfig): SmtpConnection {
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MAILS_OF_CONNECTION,
    host: server.host,
    port: server.port,
    secure: server.implicitTls,
    requireTLS: server.needsTls,
    tls: { minVersion: 'TLSv1.2' },
    ...(server.login && { auth: { user: server.login.user, pass: server.login.password } }),
    ...(dkim && {
      dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: readFileSync(dkim.keyFile, 'utf8') },
    }),
    ...TIMEOUTS,
  })
  return {
    async send(message) {
      const to = message.to as { address: string }
      try {
        await transport.sendMail({ ...message, envelope: { from: bouncesTo, to: to.address } })
      } catch (error) {
        throw refusalOf(error as SmtpError) ?? error
      }
    },
    async problem() {
      try {
        await transport.verify()
        return null
      } catch (error) {
        return adviceFor(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}
