/** A message as RFC 5322 text: UTF-8 in base64, so that no line can be too long and no text can become a header. */

export interface Envelope {
  readonly from: string
  readonly fromName: string
  readonly messageId: string
  readonly date: Date
}

/** One header value: no line breaks, and encoded words where it is not plain ASCII. */
function header(text: string): string {
  const line = text.replace(/[\r\n\t]+/g, ' ').trim()
  if (/^[\x20-\x7e]*$/.test(line)) return line
  const words: string[] = []
  let word = ''
  for (const char of line) {
    // An encoded word holds 75 characters: 45 bytes of text.
    if (Buffer.byteLength(word + char) > 45) {
      words.push(word)
      word = ''
    }
    word += char
  }
  return [...words, word].map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ')
}

/** The one address that a message goes to. Throws for what a mail server could read as several, or as none. */
function addressee(email: string): string {
  if (!/^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/.test(email)) throw new Error('This is not one e-mail address.')
  return email
}

const quoted = (name: string) =>
  /^[\x20-\x7e]*$/.test(name) ? `"${header(name).replace(/["\\]/g, '')}"` : header(name)

function part(type: string, content: string): string {
  const body = Buffer.from(content)
    .toString('base64')
    .replace(/.{76}(?=.)/g, '$&\r\n')
  return [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64', '', body, ''].join('\r\n')
}

/** The message as it is sent. */
export function encodeMail(
  mail: { to: string; subject: string; text: string; html: string; unsubscribe?: string },
  envelope: Envelope,
): string {
  const boundary = `=_${envelope.messageId.split('@')[0] ?? 'part'}`
  return [
    `Message-ID: <${header(envelope.messageId)}>`,
    `Date: ${envelope.date.toUTCString().replace('GMT', '+0000')}`,
    `From: ${quoted(envelope.fromName)} <${header(envelope.from)}>`,
    `To: <${addressee(mail.to)}>`,
    `Subject: ${header(mail.subject)}`,
    'MIME-Version: 1.0',
    'Auto-Submitted: auto-generated',
    // RFC 8058: one press in the mail program is enough.
    ...(mail.unsubscribe
      ? [`List-Unsubscribe: <${header(mail.unsubscribe)}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']
      : []),
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    part('text/plain', mail.text),
    `--${boundary}`,
    part('text/html', mail.html),
    `--${boundary}--`,
    '',
  ].join('\r\n')
}
