'use client'

import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'
import { useModal } from '@/components/ui/use-modal'
import type { PanelImage } from '@/lib/catalog/panel/model'
import { imageUrl } from '@/lib/images/url'

import { useDrag, useGestures } from './use-zoom-gestures'

/** Widths of the picture as it fits the screen and zoomed in (spec 3 §9). */
const FITTED = 960
const ZOOMED = 1920
/** Of a picture: a place in it as parts of its width and height. */
const MIDDLE = { x: 0.5, y: 0.5 }

interface ZoomDialogProps {
  images: readonly PanelImage[]
  name: string
  start: number
  /** The address of the picture `start` as the page has loaded it. */
  loaded?: string | undefined
  /** Called with the index of the picture that was shown last. */
  onClose: (index: number) => void
}

/**
 * One picture on the whole screen. Escape closes it, arrow keys and swipes show the next one, a press or a pinch zooms to 1920 px and back,
 * and a mouse drags the zoomed picture.
 */
export default function ZoomDialog({ images, name, start, loaded, onClose }: ZoomDialogProps) {
  const intl = useIntl()
  const [index, setIndex] = useState(start)
  const { box, isZoomed, setZoomed, toggle } = useZoom()
  const modal = useModal(true, () => onClose(index))
  const image = images[index]
  const go = (step: 1 | -1) => {
    setZoomed(false)
    setIndex((index + step + images.length) % images.length)
  }
  // In a zoomed picture one finger scrolls.
  const gestures = useGestures({
    onSwipe: (step) => {
      if (!isZoomed) go(step)
    },
    onPinch: setZoomed,
  })
  const drag = useDrag()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1)
    else if (event.key === 'ArrowLeft') go(-1)
    else return
    event.preventDefault()
  }
  if (!image) return null
  const position = `${index + 1} / ${images.length}`
  const label = [name, image.caption].filter(Boolean).join(', ')
  return (
    <dialog
      {...modal}
      data-modal=""
      aria-label={label}
      onKeyDown={onKeyDown}
      className="overlay m-0 h-dvh max-h-none w-full max-w-none flex-col border-0 bg-surface p-0 text-ink open:flex"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line py-1 pr-2 pl-4">
        <p className="min-w-0 truncate text-sm">{label}</p>
        <span className="ml-auto shrink-0 text-sm text-ink-muted">{position}</span>
        <IconButton icon="close" label={intl.formatMessage({ id: 'common.close' })} onClick={() => onClose(index)} />
      </div>
      <div
        ref={box}
        {...gestures}
        {...(isZoomed && drag)}
        className={cx(
          'relative min-h-0 flex-1',
          isZoomed ? 'touch-pan-x touch-pan-y overflow-auto' : 'touch-none overflow-hidden',
        )}
      >
        <ZoomButton
          path={image.path}
          label={label}
          isZoomed={isZoomed}
          loaded={index === start ? loaded : undefined}
          onToggle={toggle}
        />
      </div>
      {images.length > 1 && <StepButtons onStep={go} />}
    </dialog>
  )
}

/**
 * Whether the picture is zoomed in, and the box that scrolls it: it shows the place that was pressed, or the middle after a key or a pinch.
 */
function useZoom() {
  const [isZoomed, setZoomed] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const place = useRef(MIDDLE)
  const toggle = ({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const area = currentTarget.querySelector('img')?.getBoundingClientRect()
    // A press by key has no place.
    const isAimed = detail > 0 && area !== undefined && area.width > 0 && area.height > 0
    if (isAimed) place.current = { x: (clientX - area.left) / area.width, y: (clientY - area.top) / area.height }
    setZoomed(!isZoomed)
  }
  useLayoutEffect(() => {
    const { current } = box
    const { x, y } = place.current
    place.current = MIDDLE
    if (!isZoomed || !current) return
    current.scrollLeft = x * current.scrollWidth - current.clientWidth / 2
    current.scrollTop = y * current.scrollHeight - current.clientHeight / 2
  }, [isZoomed])
  return { box, isZoomed, setZoomed, toggle }
}

/** The address of a picture, or until the browser has it, that of another one. */
function useWhenThere(address: string, until: string | undefined): string {
  const [there, setThere] = useState('')
  useEffect(() => {
    if (!until) return
    const image = new Image()
    image.onload = () => setThere(address)
    image.src = address
    return () => {
      image.onload = null
    }
  }, [address, until])
  return until && there !== address ? until : address
}

interface ZoomButtonProps {
  path: string
  label: string
  isZoomed: boolean
  loaded: string | undefined
  onToggle: (event: MouseEvent<HTMLElement>) => void
}

/** The picture; a press zooms in or out. Until it is there, the one that the page has loaded stands in its place. */
function ZoomButton({ path, label, isZoomed, loaded, onToggle }: ZoomButtonProps) {
  const intl = useIntl()
  const width = isZoomed ? ZOOMED : FITTED
  const src = useWhenThere(imageUrl(path, { w: width }), isZoomed ? undefined : loaded)
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-pressed={isZoomed}
      aria-label={intl.formatMessage({ id: isZoomed ? 'product.zoom_out' : 'product.zoom_in' })}
      className={cx(
        'flex items-center justify-center -outline-offset-4',
        isZoomed ? 'w-[120rem] max-w-none cursor-zoom-out' : 'size-full cursor-zoom-in',
      )}
    >
      {/* eslint-disable-next-line @next/next/no-img-element -- the shop has its own image service */}
      <img
        key={path}
        src={src}
        alt={label}
        width={width}
        height={width}
        // Otherwise the browser would drag the file.
        draggable={false}
        className={isZoomed ? 'block w-full' : 'block max-h-full w-auto max-w-full object-contain'}
      />
    </button>
  )
}

/** Buttons to the previous and the next picture. */
function StepButtons({ onStep }: { onStep: (step: 1 | -1) => void }) {
  const intl = useIntl()
  return (
    <div className="flex items-center justify-center gap-4 border-t border-line p-2">
      <IconButton
        icon="arrow-left"
        label={intl.formatMessage({ id: 'product.picture_previous' })}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon="arrow-right"
        label={intl.formatMessage({ id: 'product.picture_next' })}
        onClick={() => onStep(1)}
      />
    </div>
  )
}
