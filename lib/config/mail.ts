/** How mail leaves the shop. */
import { ConfigError } from './config-error'
import { matching, optional, token, type Env } from './readers'
import { isPlainHost } from './transport'

export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (smtps:); otherwise STARTTLS. */
  readonly implicitTls: boolean
  /** Whether a server without STARTTLS is refused: always, except on this computer and on PLAIN_HOSTS. */
  readonly needsTls: boolean
  readonly login: { readonly user: string; readonly password: string } | null
}

export interface MailConfig {
  /** SMTP_URL; null: every mail becomes a file in DATA_DIR/mail. */
  readonly smtp: SmtpServer | null
  /** MAIL_FROM: the sender that people see; by default CONTACT_EMAIL. */
  readonly from: string
  /** MAIL_BOUNCES_TO: where other mail servers report that a mail was not delivered; by default the sender. */
  readonly bouncesTo: string
  /** DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE: signs every mail; null where the mail server does it. */
  readonly dkim: { readonly domain: string; readonly selector: string; readonly keyFile: string } | null
  /** MAIL_EVENTS_TOKEN: lets a mail service report bounces and complaints; null: nobody may. */
  readonly eventsToken: string | null
}

const MAILBOX = /^[^\s@<>",;:]+@[^\s@<>",;:]+$/

/** User and password of an address, in which special characters are percent-encoded; null without them. */
function readLogin({ username, password }: URL): SmtpServer['login'] {
  if ((username === '') !== (password === ''))
    throw new ConfigError('SMTP_URL', 'must have both user and password, or neither.')
  if (username === '') return null
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
  } catch {
    throw new ConfigError('SMTP_URL', 'must have a % in user or password written as %25.')
  }
}

/** Reads SMTP_URL. The error never contains the value, because it has a password. */
function readSmtp(env: Env): SmtpServer | null {
  const value = optional(env, 'SMTP_URL')
  if (value === null) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || url.search || !/^\/?$/.test(url.pathname))
    throw new ConfigError('SMTP_URL', 'must be an address such as smtp://user:password@mail.example:587.')
  const implicitTls = url.protocol === 'smtps:'
  const login = readLogin(url)
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (implicitTls ? 465 : 587) : Number(url.port),
    implicitTls,
    needsTls: !implicitTls && !isPlainHost(env, url.hostname),
    login,
  }
}

function readDkim(env: Env): MailConfig['dkim'] {
  const [domain, selector, keyFile] = [
    matching(env, 'DKIM_DOMAIN', /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, 'shop.example'),
    matching(env, 'DKIM_SELECTOR', /^[\w.-]{1,63}$/, 'a name such as shop2026'),
    optional(env, 'DKIM_KEY_FILE'),
  ]
  if (domain === null && selector === null && keyFile === null) return null
  if (domain === null || selector === null || keyFile === null)
    throw new ConfigError('DKIM_DOMAIN', 'must be set together with DKIM_SELECTOR and DKIM_KEY_FILE.')
  return { domain, selector, keyFile }
}

/** Reads how mail leaves the shop. Throws ConfigError. */
export function readMail(env: Env, contact: string): MailConfig {
  const from = matching(env, 'MAIL_FROM', MAILBOX, 'name@host') ?? contact
  return {
    smtp: readSmtp(env),
    from,
    bouncesTo: matching(env, 'MAIL_BOUNCES_TO', MAILBOX, 'name@host') ?? from,
    dkim: readDkim(env),
    eventsToken: token(env, 'MAIL_EVENTS_TOKEN'),
  }
}
