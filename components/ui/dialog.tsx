'use client'

import { type ReactNode, useId } from 'react'

import { cx } from './cx'
import { IconButton } from './icon-button'
import { useModal } from './use-modal'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Stays visible below the content. */
  footer?: ReactNode
  /** `center` is a window; the others are a sheet at that edge. */
  side?: 'center' | 'right' | 'left' | 'bottom'
  /** Maximum width of windows and side sheets: 24, 32 or 56 rem. */
  size?: 'sm' | 'md' | 'lg'
  /** Beside the title. */
  before?: ReactNode
  /** The dialog is already hidden; the page is unlocked in the next frame. */
  isLeaving?: boolean
  children: ReactNode
  className?: string
}

const PLACES = {
  center: 'm-auto max-h-[min(44rem,calc(100dvh-2rem))] w-[calc(100%-2rem)] rounded-card',
  right: 'mr-0 ml-auto h-dvh max-h-none w-full',
  left: 'mr-auto ml-0 h-dvh max-h-none w-full',
  bottom: 'mx-auto mt-auto mb-0 max-h-[90dvh] w-full rounded-t-card',
}
const WIDTHS = { sm: 'max-w-[24rem]', md: 'max-w-[32rem]', lg: 'max-w-[56rem]' }

/** A modal window or sheet on the native dialog element. Load it together with the part that opens it. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  footer,
  side = 'center',
  size = 'md',
  before,
  isLeaving,
  children,
  className,
}: DialogProps) {
  const titleId = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      data-modal=""
      data-side={side}
      data-leaving={isLeaving || undefined}
      aria-labelledby={open ? titleId : undefined}
      className={cx(
        'overlay flex-col overflow-hidden border-0 bg-surface p-0 text-ink shadow-overlay open:flex',
        PLACES[side],
        WIDTHS[side === 'bottom' ? 'lg' : size],
        className,
      )}
    >
      {open && (
        <>
          <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-5">
            {before}
            <h2 id={titleId} className="min-w-0 flex-1 text-lg">
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div className="min-h-0 flex-1 scroll-py-3 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && <div className="border-t border-line p-4">{footer}</div>}
        </>
      )}
    </dialog>
  )
}

/** A full-height sheet at the right or another edge. */
export function Drawer(props: Omit<DialogProps, 'side'> & { side?: 'right' | 'left' | 'bottom' }) {
  return <Dialog {...props} side={props.side ?? 'right'} />
}
