'use client'

import NextLink from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { Answer } from '@/lib/contract/calls'
import { listPath, OFFICE_ROOT } from '@/lib/office/paths'

import { AREAS } from './areas'
import { DeskLink } from './desk-link'
import { useOpenAreas } from './use-open-areas'

type Me = Answer<'officeMe'>

export interface ShopPage {
  readonly href: string
  readonly name: string
}

interface MenuProps {
  me: Me
  /** Pages for orders and customers, which are on the shop's own host. */
  work: readonly ShopPage[]
  onGo: () => void
}

const LINK = 'flex min-h-9 items-center rounded-control px-3 py-1.5 hover:bg-surface-2'
/** Areas whose tools are opened less often than their lists: the tree of categories, imports, exports. */
const LISTS_FIRST: ReadonlySet<string> = new Set(['goods'])
/** The desks, which are no area of the back office. */
const WORK = 'work'

/** The area of the page at an address; null for the start and the history, which are in none. */
function areaAt(path: string, { entities, tools }: Me): string | null {
  return [...tools, ...entities].find(({ name }) => path.startsWith(listPath(name)))?.area ?? null
}

const inOrder = (area: string, tools: readonly ReactNode[], lists: readonly ReactNode[]) =>
  LISTS_FIRST.has(area) ? [...lists, ...tools] : [...tools, ...lists]

/** Every page, by area. One area is open at first: that of the page. */
export function Menu({ me, work, onGo }: MenuProps) {
  const intl = useIntl()
  const path = usePathname()
  const { isOpen, toggle } = useOpenAreas(areaAt(path, me))
  const word = (id: string) => intl.formatMessage({ id })
  const link = (href: string, text: string) => <MenuLink key={href} href={href} text={text} onGo={onGo} />
  return (
    <nav aria-label={word('office.menu')} className="flex flex-col gap-1 px-3 pb-6">
      <ul>
        {link(OFFICE_ROOT, word('office.start'))}
        {link(`${OFFICE_ROOT}history/`, word('office.history'))}
      </ul>
      {work.length === 0 ? null : (
        <Area name={word('office.area_work')} isOpen={isOpen(WORK)} onToggle={() => toggle(WORK)}>
          <p className="px-3 pb-1 text-ink-muted text-xs">{word('office.area_work_note')}</p>
          <ul>
            {work.map(({ href, name }) => (
              <li key={href}>
                <DeskLink href={href} email={me.email} className={LINK}>
                  {name}
                </DeskLink>
              </li>
            ))}
          </ul>
        </Area>
      )}
      {AREAS.map((area) => {
        const own = me.entities.filter((entity) => entity.area === area)
        const tools = me.tools.filter((tool) => tool.area === area)
        return own.length + tools.length === 0 ? null : (
          <Area key={area} name={word(`office.area_${area}`)} isOpen={isOpen(area)} onToggle={() => toggle(area)}>
            <ul>
              {inOrder(
                area,
                tools.map(({ name }) => link(listPath(name), word(`office.${name}`))),
                own.map(({ name }) => link(listPath(name), word(`office.entity_${name}`))),
              )}
            </ul>
          </Area>
        )
      })}
    </nav>
  )
}

function MenuLink({ href, text, onGo }: { href: string; text: string; onGo: () => void }) {
  const path = usePathname()
  const isHere = href === OFFICE_ROOT ? path === href : path.startsWith(href)
  return (
    <li>
      <NextLink
        href={href}
        prefetch={false}
        onClick={onGo}
        aria-current={isHere ? 'page' : undefined}
        className={cx(LINK, isHere && 'bg-surface-2 font-semibold')}
      >
        {text}
      </NextLink>
    </li>
  )
}

interface AreaProps {
  name: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A folded area is in the page, so that the button can say what it controls. */
function Area({ name, isOpen, onToggle, children }: AreaProps) {
  const id = useId()
  return (
    <section>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-left font-semibold hover:bg-surface-2"
          onClick={onToggle}
        >
          <span className="min-w-0 flex-1">{name}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="pt-1 pb-2 pl-2">
        {children}
      </div>
    </section>
  )
}
