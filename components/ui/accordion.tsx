import type { ReactNode } from 'react'

import { cx } from './cx'
import { Icon } from './icon'

export interface AccordionItemProps {
  title: ReactNode
  children: ReactNode
  open?: boolean
  onToggle?: (isOpen: boolean) => void
  /** Items of the same group close each other. */
  group?: string
  id?: string
  className?: string
  /** The name of an item that is markup alone (StaticPart). */
  'data-static'?: string
}

/** One item of an accordion, on the native details element: it works without script, and the browser's search finds its text. */
export function AccordionItem({ title, children, open, onToggle, group, id, className, ...rest }: AccordionItemProps) {
  return (
    <details
      {...rest}
      id={id}
      open={open}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
      name={group}
      className={cx('group/fold border-b border-line', className)}
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg font-semibold hover:text-brand">
        {title}
        <Icon name="chevron-down" className="transition-transform group-open/fold:rotate-180" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}

/** A list of accordion items between hairlines. */
export function Accordion({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('border-t border-line', className)}>{children}</div>
}
