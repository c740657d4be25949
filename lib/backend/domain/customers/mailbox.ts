/** Which addresses lead to the same mailbox. */

const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/** One mailbox, one text: lower case, without a +tag; Gmail also ignores dots. For counting and comparing, never for writing to. */
export function normaliseEmail(email: string): string {
  const text = email.normalize('NFKC').trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  const mailbox = text.slice(0, at).replace(/\+.*$/, '')
  return GMAIL.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`
}
