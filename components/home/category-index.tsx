import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { SoftLink } from '@/components/ui/soft-link'
import type { GroupNode } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'
import type { Activity } from '@/lib/pages/home'
import { pathHref } from '@/lib/seo/hrefs'

/** A group with fewer groups in it is no department: its name below the tiles is enough. */
const DEPARTMENT_FROM = 3
const NAMED_CHILDREN = 3

/** Columns of a wide window, in the order in which they are tried: the first leaves no hole in the last row. */
const COLUMNS = [
  [6, 'lg:grid-cols-6'],
  [5, 'lg:grid-cols-5'],
  [4, 'lg:grid-cols-4'],
] as const

const columnsFor = (count: number) => (COLUMNS.find(([columns]) => count % columns === 0) ?? COLUMNS[1])[1]

/**
 * The product groups: departments with a drawing and what they hold, and the small ones by name below. Two columns of names on a phone, a
 * table on wider screens.
 */
export function CategoryIndex({ groups, language }: { groups: readonly GroupNode[]; language: Language }) {
  const departments = groups.filter(({ children }) => children.length >= DEPARTMENT_FROM)
  const others = groups.filter((group) => !departments.includes(group))
  return (
    <>
      {departments.length > 0 && (
        <ul className={cx('grid grid-cols-2 gap-px sm:grid-cols-3', columnsFor(departments.length))}>
          {departments.map((group) => (
            <li key={group.id} className="bg-canvas ring-1 ring-line sm:bg-surface">
              <Department group={group} language={language} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2">
          {others.map(({ id, name, path }) => (
            <li key={id}>
              <SoftLink
                href={pathHref(language, path)}
                className="inline-flex min-h-11 items-center rounded-chip border border-line-strong bg-surface px-4 font-semibold text-sm hover:border-ink"
              >
                {name}
              </SoftLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Department({ group, language }: { group: GroupNode; language: Language }) {
  return (
    <SoftLink
      href={pathHref(language, group.path)}
      className="group flex h-full items-center gap-2.5 p-2 sm:flex-col sm:items-stretch sm:gap-0 sm:p-0"
    >
      <span className="block aspect-square w-12 shrink-0 overflow-hidden rounded-control bg-surface-2 sm:w-full sm:rounded-none">
        {group.image && (
          <Picture
            path={group.image}
            alt=""
            width={240}
            height={240}
            sizes="(min-width: 75rem) 15vw, (min-width: 35rem) 28vw, 48px"
            className="dimmed aspect-square w-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
          />
        )}
      </span>
      <span className="min-w-0 flex-1 sm:p-4">
        <span className="flex items-center justify-between gap-3 font-semibold text-sm leading-tight [overflow-wrap:anywhere] hyphens-auto group-hover:text-brand sm:text-base">
          {group.name}
          <Icon name="arrow-right" size={18} className="text-ink-subtle group-hover:text-brand max-sm:hidden" />
        </span>
        <span className="mt-1 block text-ink-muted text-sm max-sm:hidden">
          {group.children.slice(0, NAMED_CHILDREN).map(({ id, name, shortName }) => (
            <span key={id} className="block">
              {shortName ?? name}
            </span>
          ))}
        </span>
      </span>
    </SoftLink>
  )
}

/** What people do with the goods, each with the scene of its page and its name on it. */
export function ActivityIndex({ activities, language }: { activities: readonly Activity[]; language: Language }) {
  return (
    <ul className={cx('grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4', columnsFor(activities.length))}>
      {activities.map(({ group, image }) => (
        <li key={group.id}>
          <SoftLink
            href={pathHref(language, group.path)}
            className="group block overflow-hidden rounded-card bg-surface-2"
          >
            <Picture
              path={image}
              alt=""
              width={320}
              height={240}
              sizes="(min-width: 75rem) 15vw, (min-width: 35rem) 30vw, 47vw"
              className="dimmed aspect-[4/3] w-full object-cover object-bottom transition-transform duration-200 group-hover:scale-[1.03]"
            />
            <span className="flex min-h-12 items-center justify-between gap-2 px-3 py-2 font-semibold leading-tight group-hover:text-brand sm:px-4">
              {group.name}
              <Icon name="arrow-right" size={18} className="text-ink-subtle group-hover:text-brand" />
            </span>
          </SoftLink>
        </li>
      ))}
    </ul>
  )
}
