import { Icon } from '@/components/ui/icon'
import type { Answer } from '@/lib/contract/calls'
import { officeIntl } from '@/lib/office/server'

import { named } from './marks'

/** Links of the text that lead nowhere in the shop. */
export async function PageLinks({ links }: Pick<Answer<'officePage'>, 'links'>) {
  const intl = await officeIntl()
  const broken = links.filter(({ isBroken }) => isBroken)
  return (
    <section aria-labelledby="links" className="flex flex-col gap-2">
      <h2 id="links" className="text-lg">
        {intl.formatMessage({ id: 'office.links' })}
      </h2>
      <p className={broken.length > 0 ? 'flex items-center gap-2 text-warning' : 'text-ink-muted'}>
        {broken.length > 0 ? <Icon name="warning" size={18} /> : null}
        {broken.length > 0
          ? intl.formatMessage({ id: 'office.links_broken' }, { count: broken.length })
          : intl.formatMessage({ id: 'office.links_fine' }, { count: links.length })}
      </p>
      <ul className="list-disc pl-5 empty:hidden">
        {broken.map(({ text, target }, at) => (
          // A text can have the same link twice, and the list is never reordered.
          <li key={`${at} ${target}`} className="break-all">
            {named(text, target)}
          </li>
        ))}
      </ul>
    </section>
  )
}
