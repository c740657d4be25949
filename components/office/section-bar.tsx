'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'

/** A part of a long page. */
export interface PageSection {
  /** Of its element. */
  readonly id: string
  readonly name: string
  /** Something that shoppers need is not there yet. */
  readonly isMissing: boolean
}

/** Below the bars that stay at the top; a section that has reached it is the one that is read. */
const READ_FROM_PX = 160

/** The last section that begins above the line; the first one before any does. */
function readSection(ids: readonly string[]): string | null {
  const begun = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    return top !== undefined && top <= READ_FROM_PX
  })
  return begun.at(-1) ?? ids[0] ?? null
}

/** The sections of a long page, always in view: which one is read, what each lacks, and a step to any of them. */
export function SectionBar({ sections }: { sections: readonly PageSection[] }) {
  const intl = useIntl()
  const [here, setHere] = useState<string | null>(null)
  const ids = sections.map(({ id }) => id).join(' ')
  useEffect(() => {
    const look = () => setHere(readSection(ids.split(' ')))
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [ids])
  return (
    <nav
      aria-label={intl.formatMessage({ id: 'office.sections' })}
      className="office-more-aside -mx-4 lg:-mx-6 sticky top-14 z-15 overflow-x-auto border-line border-b bg-canvas px-4 lg:px-6"
    >
      <ul className="flex min-w-max">
        {sections.map(({ id, name, isMissing }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={here === id ? 'location' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-1 whitespace-nowrap border-b-2 px-3',
                here === id ? 'border-brand font-semibold' : 'border-transparent hover:border-line-strong',
              )}
            >
              {name}
              {isMissing ? (
                <span className="text-warning">
                  <Icon name="warning" size={16} />
                  <span className="sr-only">{intl.formatMessage({ id: 'office.section_missing' })}</span>
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
