import { Contours } from './contours'
import { cx } from '@/components/ui/cx'
import { Icon, type IconName } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'

interface BandProps {
  tone: 'club' | 'used'
  icon: IconName
  eyebrow?: string
  title: string
  text: string
  links: readonly { href: string; text: string }[]
}

/**
 * A panel in a strong colour: the club, or second-hand. Dark in both themes, because a light panel would be too bright in the dark theme.
 */
export function Band({ tone, icon, eyebrow, title, text, links }: BandProps) {
  return (
    <div
      className={cx(
        'relative flex flex-col overflow-hidden rounded-card p-6 text-on-fill deep md:p-10',
        tone === 'club' ? 'bg-club' : 'bg-used',
      )}
    >
      <Contours className="pointer-events-none absolute -right-40 -bottom-10 h-72 w-[60rem] max-w-none text-ink opacity-25" />
      <div className="relative flex flex-1 flex-col items-start gap-3">
        <span className="inline-flex items-center gap-2 text-sm font-semibold">
          <Icon name={icon} />
          {eyebrow}
        </span>
        <h2 className="text-3xl">{title}</h2>
        <p className="max-w-[32rem]">{text}</p>
        <div className="mt-auto flex flex-wrap gap-x-6 pt-4">
          {links.map(({ href, text: words }) => (
            <SoftLink
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 hover:no-underline focus-visible:outline-current"
            >
              {words}
              <Icon name="arrow-right" size={18} />
            </SoftLink>
          ))}
        </div>
      </div>
    </div>
  )
}
