/** Compares e-mail addresses that deliver to the same recipient. */

const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/** A normalised address: lower case, without a +tag; for Gmail also without dots. For counting and comparing, never for sending. */
export function normaliseEmail(email: string): string {
  const text = email.normalize('NFKC').trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  const mailbox = text.slice(0, at).replace(/\+.*$/, '')
  return GMAIL.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`
}
