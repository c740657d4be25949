/** How staff reach who has written, in a new mail that names the matter. */
export function MailLink({ email, about }: { email: string; about: string }) {
  return (
    <a className="link" href={`mailto:${email}?subject=${encodeURIComponent(about)}`}>
      {email}
    </a>
  )
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {phone}
    </a>
  )
}
