'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'

import { type CameraFault, runCamera } from './camera'
import { codeReader } from './read-codes'

interface CameraScanProps {
  onCode: (code: string) => void
  /** What the last code did. */
  said: ReactNode
  disabled?: boolean
  /** The network may be gone when the camera is opened: what reads the codes is loaded with the page, where the browser lacks it. */
  isOffline?: boolean
}

/** A button that opens the camera; each code in its view is told as a typed scan would be. */
export function CameraScan({ onCode, said, disabled = false, isOffline = false }: CameraScanProps) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOffline) codeReader().catch(() => null)
  }, [isOffline])
  return (
    <>
      <Button variant="secondary" disabled={disabled} onClick={() => setOpen(true)}>
        {intl.formatMessage({ id: 'office.camera_scan' })}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={intl.formatMessage({ id: 'office.camera_scan' })}
        closeLabel={intl.formatMessage({ id: 'common.close' })}
      >
        <CameraView onCode={onCode} said={said} />
      </Dialog>
    </>
  )
}

/** Shorter than a code must be out of view to count again: each has a mark of its own. */
const MARK_MS = 700

type State = 'starting' | 'reading' | CameraFault

const whenShown = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
const useIsShown = () =>
  useSyncExternalStore(
    whenShown,
    () => document.visibilityState === 'visible',
    () => true,
  )

/** The picture of the camera, which runs as long as this is on a page that somebody sees. */
function CameraView({ onCode, said }: Pick<CameraScanProps, 'onCode' | 'said'>) {
  const intl = useIntl()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<State>('starting')
  const [hasRead, setRead] = useState(false)
  const [isMarked, setMarked] = useState(false)
  const mark = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isShown = useIsShown()
  const take = useEffectEvent((code: string) => {
    setRead(true)
    setMarked(true)
    clearTimeout(mark.current)
    mark.current = setTimeout(() => setMarked(false), MARK_MS)
    onCode(code)
  })
  useEffect(() => {
    if (!video.current || !isShown) return
    return runCamera(video.current, {
      onReading: () => setState('reading'),
      onFault: setState,
      onCode: (code) => take(code),
    })
  }, [isShown])
  const isFault = state !== 'starting' && state !== 'reading'
  return (
    <div className="flex flex-col gap-3">
      <div className={cx('relative overflow-hidden rounded-card bg-surface-2', isFault && 'hidden')}>
        {/* Without playsInline an iPhone shows it in a window of its own. */}
        <video ref={video} muted playsInline aria-hidden className="aspect-[4/3] w-full object-cover" />
        {isMarked ? (
          <span
            data-testid="read-mark"
            aria-hidden
            className="absolute inset-0 flex items-center justify-center rounded-card border-8 border-success"
          >
            <span className="rounded-full bg-success p-3 text-on-fill">
              <Icon name="check" size={32} />
            </span>
          </span>
        ) : null}
      </div>
      {isFault ? (
        <p role="alert" className="text-sale">
          {intl.formatMessage({ id: `office.camera_${state}` })}
        </p>
      ) : (
        <>
          <p role="status" className="min-h-6 font-semibold text-lg">
            {hasRead ? said : state === 'starting' ? intl.formatMessage({ id: 'office.camera_starting' }) : null}
          </p>
          <p className="text-ink-muted">{intl.formatMessage({ id: 'office.camera_hint' })}</p>
        </>
      )}
    </div>
  )
}
