import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import { Picture } from '@/components/ui/picture'
import type { GroupNode } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'
import { pathHref } from '@/lib/seo/hrefs'

/**
 * The product groups, each with a drawing and a name and with lines around it (the last row may be shorter). Two columns of
 * names on a phone, a table with what the groups hold on wider screens.
 */
export function CategoryIndex({ groups, language }: { groups: readonly GroupNode[]; language: Language }) {
  return (
    <ul className="grid grid-cols-2 gap-px sm:grid-cols-3 lg:grid-cols-5">
      {groups.map(({ id, name, path, image, children }) => (
        <li key={id} className="bg-canvas ring-1 ring-line sm:bg-surface">
          <SoftLink
            href={pathHref(language, path)}
            className="group flex h-full items-center gap-2.5 p-2 sm:flex-col sm:items-stretch sm:gap-0 sm:p-0"
          >
            <span className="block aspect-square w-12 shrink-0 overflow-hidden rounded-control bg-surface-2 sm:w-full sm:rounded-none">
              {image && (
                <Picture
                  path={image}
                  alt=""
                  width={240}
                  height={240}
                  sizes="(min-width: 75rem) 19vw, (min-width: 35rem) 28vw, 48px"
                  className="aspect-square w-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
                />
              )}
            </span>
            <span className="min-w-0 flex-1 sm:p-4 lg:px-5">
              <span className="flex items-center justify-between gap-3 text-sm leading-tight font-semibold [overflow-wrap:anywhere] hyphens-auto group-hover:text-brand sm:text-lg">
                {name}
                <Icon name="arrow-right" size={18} className="text-ink-subtle group-hover:text-brand max-sm:hidden" />
              </span>
              {children.length > 0 && (
                <span className="mt-1 line-clamp-2 text-sm text-ink-muted max-sm:hidden">
                  {children
                    .slice(0, 3)
                    .map((child) => child.shortName ?? child.name)
                    .join(' · ')}
                </span>
              )}
            </span>
          </SoftLink>
        </li>
      ))}
    </ul>
  )
}
