'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'

import { imagesOf, type PanelImage } from './panel-model'
import { useProduct } from './product-context'

const ZoomDialog = lazy(() => import('./zoom-dialog'))

/** From more pictures than this on, nine thumbnails and a "+N" are shown (spec 3 §9). */
const MAX_THUMBNAILS = 10
const LARGE_SIZES = '(min-width: 75rem) 50vw, (min-width: 56.25rem) 55vw, 100vw'

/** The pictures of the chosen colour (spec 3 §2 "Gallery"). */
export function Gallery() {
  const { panel, selection } = useProduct()
  const color = panel.colors.find(({ slug }) => slug === selection.color)
  // A colour begins with its first picture.
  return <Pictures key={selection.color} images={imagesOf(panel, selection.color)} name={`${panel.brand.name} ${panel.name}`} color={color?.name ?? ''} />
}

function Pictures({ images, name, color }: { images: readonly PanelImage[]; name: string; color: string }) {
  const intl = useIntl()
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isExpanded, setExpanded] = useState(false)
  const [zoomed, setZoomed] = useState<number | null>(null)

  const show = (index: number) => {
    setCurrent(index)
    const list = track.current
    list?.scrollTo?.({ left: index * list.clientWidth, behavior: 'smooth' })
  }
  // Captions name the colour themselves.
  const alt = (index: number) => [name, images[index]?.caption || color].filter(Boolean).join(', ')
  if (images.length === 0) {
    return (
      <div className="flex aspect-square items-center justify-center rounded-card bg-surface-2 text-ink-subtle">
        <Icon name="box" size={48} label={name} />
      </div>
    )
  }
  const isShort = !isExpanded && images.length > MAX_THUMBNAILS
  const thumbnails = isShort ? images.slice(0, MAX_THUMBNAILS - 1) : images
  const position = `${Math.min(current, images.length - 1) + 1} / ${images.length}`
  const more = `+${images.length - thumbnails.length}`
  return (
    <div className="flex flex-col gap-3 md:sticky md:top-[calc(var(--header-height)+1.5rem)] lg:flex-row-reverse lg:items-start">
      <div className="relative -mx-4 min-w-0 flex-1 sm:mx-0">
        <ul
          ref={track}
          className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain bg-surface-2 sm:rounded-card"
          onScroll={(event) => {
            const { scrollLeft, clientWidth } = event.currentTarget
            if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth))
          }}
        >
          {images.map(({ path }, index) => (
            <li key={path} className="w-full shrink-0 snap-center">
              <button
                type="button" className="block w-full cursor-zoom-in -outline-offset-4" aria-haspopup="dialog"
                aria-label={intl.formatMessage({ id: 'product.zoom_open' }, { name: alt(index) })} onClick={() => setZoomed(index)}
              >
                <Picture path={path} alt={alt(index)} width={960} height={960} sizes={LARGE_SIZES} priority={index === 0} className="aspect-square w-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
        <span aria-hidden="true" className="pointer-events-none absolute right-3 bottom-3 inline-flex items-center gap-2 rounded-chip bg-surface px-3 py-1.5 text-xs text-ink-muted">
          {images.length > 1 && <span>{position}</span>}
          <Icon name="zoom" size={16} />
        </span>
      </div>
      {images.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-0.5 lg:max-h-[42rem] lg:w-20 lg:shrink-0 lg:flex-col lg:overflow-x-visible lg:overflow-y-auto">
          {thumbnails.map(({ path }, index) => (
            <li key={path} className="shrink-0">
              <button
                type="button" onClick={() => show(index)} aria-current={index === current ? 'true' : undefined}
                aria-label={intl.formatMessage({ id: 'product.picture' }, { number: index + 1, count: images.length })}
                className={cx(
                  'block size-16 overflow-hidden rounded-control border bg-surface-2 transition-colors lg:size-19',
                  index === current ? 'border-ink' : 'border-transparent hover:border-line-strong',
                )}
              >
                <Picture path={path} alt="" width={96} height={96} sizes="80px" className="size-full object-cover" />
              </button>
            </li>
          ))}
          {isShort && (
            <li className="shrink-0">
              <button
                type="button" onClick={() => setExpanded(true)}
                aria-label={intl.formatMessage({ id: 'product.pictures_more' }, { count: images.length - thumbnails.length })}
                className="flex size-16 items-center justify-center rounded-control border border-line-strong bg-surface font-semibold hover:border-ink lg:size-19"
              >
                {more}
              </button>
            </li>
          )}
        </ul>
      )}
      {zoomed !== null && (
        <Suspense>
          <ZoomDialog images={images} name={name} start={zoomed} onClose={(index) => { setZoomed(null); show(index) }} />
        </Suspense>
      )}
    </div>
  )
}
