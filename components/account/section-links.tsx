import { useIntl } from 'react-intl'

/** The parts of the account page, by the id of their heading, in the order of the page. */
const SECTIONS = [
  ['account-orders', 'account.orders'],
  ['account-addresses', 'profile.addresses_title'],
  ['account-sizes', 'profile.sizes_title'],
  ['account-newsletters', 'profile.newsletters_title'],
  ['account-details', 'account.details'],
  ['account-email', 'profile.email_title'],
  ['account-password', 'security.password_title'],
  ['account-club', 'account.club'],
  ['account-data', 'profile.data_title'],
] as const

/** Links to the parts of the account page: on a phone it is long. */
export function SectionLinks() {
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage({ id: 'profile.nav' })} className="mt-6">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {SECTIONS.map(([target, id]) => (
          <li key={target}>
            <a href={`#${target}`} className="link inline-flex min-h-11 items-center">
              {intl.formatMessage({ id })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
