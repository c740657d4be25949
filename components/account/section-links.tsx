import { useIntl } from 'react-intl'

import { Icon, type IconName } from '@/components/ui/icon'

/** The groups of the account page, by the id of their heading, in the order of the page. */
const GROUPS: readonly (readonly [string, string, IconName])[] = [
  ['account-orders', 'account.orders', 'box'],
  ['account-shopping', 'account.group_shopping', 'pin'],
  ['account-access', 'account.details', 'user'],
  ['account-privacy', 'account.group_privacy', 'lock'],
]

/** Links to the groups of the account page and to the wishlist; beside the page on a wide screen, where they stay in view. */
export function SectionLinks({ wishlistHref }: { wishlistHref: string }) {
  const intl = useIntl()
  const links = [
    ...GROUPS.map(([target, id, icon]) => ({ href: `#${target}`, id, icon })),
    { href: wishlistHref, id: 'account.wishlist', icon: 'heart' as const },
  ]
  return (
    <nav aria-label={intl.formatMessage({ id: 'profile.nav' })} className="lg:sticky lg:top-24 lg:self-start">
      <ul className="grid grid-cols-2 gap-2 lg:grid-cols-1 lg:gap-0">
        {links.map(({ href, id, icon }) => (
          <li key={id} className="last:odd:col-span-full">
            <a
              href={href}
              className="flex min-h-11 items-center gap-3 rounded-control border border-line px-3 leading-tight hover:text-brand lg:border-transparent lg:hover:bg-surface"
            >
              <Icon name={icon} />
              {intl.formatMessage({ id })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
