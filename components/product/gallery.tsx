'use client'

import {
  lazy,
  memo,
  Suspense,
  type UIEvent,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { imagesOf, type PanelImage } from '@/lib/catalog/panel/model'

import { useChosen, useProduct } from './product-context'

const ZoomDialog = lazy(() => import('./zoom-dialog'))

/** With more pictures than this, nine thumbnails and a "+N" are shown (spec 3 §9). */
const MAX_THUMBNAILS = 10
const LARGE_SIZES = '(min-width: 75rem) 50vw, (min-width: 56.25rem) 55vw, 100vw'

/** The pictures of the chosen colour (spec 3 §2 "Gallery"). */
export function Gallery() {
  const { panel } = useProduct()
  const chosen = useChosen('color')
  const color = panel.colors.find(({ slug }) => slug === chosen)
  const images = useMemo(() => imagesOf(panel, chosen), [panel, chosen])
  return <Pictures images={images} name={`${panel.brand.name} ${panel.name}`} color={color?.name ?? ''} />
}

/** The picture that is opened, and its address as the page has loaded it. */
interface Zoomed {
  readonly index: number
  readonly loaded: string | undefined
}

/** The state for a new colour: its first picture is shown, and not more than ten thumbnails. */
const BEGINNING = { index: 0, isExpanded: false }

/**
 * Which picture is shown, and whether all thumbnails are. Both are reset when `images` change. `late` are the pictures that the
 * thumbnails show at the moment: the index of a pressed thumbnail belongs to them.
 */
function usePosition(images: readonly PanelImage[], late: readonly PanelImage[]) {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState({ ...BEGINNING, images })
  const { index: current, isExpanded } = at.images === images ? at : BEGINNING

  useLayoutEffect(() => {
    if (at.images !== images && at.index > 0) track.current?.scrollTo?.({ left: 0, behavior: 'instant' })
  }, [at, images])

  const show = useCallback(
    (index: number) => {
      setAt({ images: late, index, isExpanded })
      const list = track.current
      list?.scrollTo?.({ left: index * list.clientWidth, behavior: 'smooth' })
    },
    [late, isExpanded],
  )
  const expand = useCallback(() => setAt({ images: late, index: current, isExpanded: true }), [late, current])
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    const index = Math.round(scrollLeft / clientWidth)
    if (clientWidth > 0 && index !== current) setAt({ images, index, isExpanded })
  }
  return { track, current, isExpanded, show, expand, follow }
}

interface PicturesProps {
  images: readonly PanelImage[]
  name: string
  color: string
}

/** Memoised, so that a change of price or stock does not render the pictures again. */
const Pictures = memo(function Pictures({ images, name, color }: PicturesProps) {
  // The frame after a press renders the first picture only; the other pictures and the thumbnails follow a frame later.
  const late = useDeferredValue(images)
  const lateColor = useDeferredValue(color)
  const { track, current, isExpanded, show, expand, follow } = usePosition(images, late)
  const [zoomed, setZoomed] = useState<Zoomed | null>(null)
  const thumbnails = useMemo(
    () =>
      late.length > 1 && (
        <Thumbnails images={late} current={current} isExpanded={isExpanded} onShow={show} onExpand={expand} />
      ),
    [late, current, isExpanded, show, expand],
  )
  if (images.length === 0) return <NoPicture name={name} />
  const shown = [...images.slice(0, 1), ...late.slice(1)]
  return (
    <div
      className={cx(
        'flex flex-col gap-3 md:sticky md:top-[calc(var(--header-height)+1.5rem)]',
        // A column of its own: a browser that paints before the thumbnails have come does not move the picture afterwards.
        images.length > 1 && 'lg:grid lg:grid-cols-[5rem_minmax(0,1fr)] lg:items-start',
      )}
    >
      <div className="relative -mx-4 min-w-0 sm:mx-0 lg:col-start-2 lg:row-start-1">
        <ul
          ref={track}
          // Its size is fixed: another picture in it does not move what is around it.
          className="flex aspect-square snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain bg-surface-2 contain-strict sm:rounded-card"
          onScroll={follow}
        >
          {shown.map(({ path, caption }, index) => (
            // Captions contain the colour's name.
            <LargePicture
              key={index}
              path={path}
              name={[name, caption || (index === 0 ? color : lateColor)].filter(Boolean).join(', ')}
              index={index}
              onZoom={setZoomed}
            />
          ))}
        </ul>
        <PositionMark current={current} count={images.length} />
      </div>
      {thumbnails}
      {zoomed !== null && (
        <Suspense>
          <ZoomDialog
            images={images}
            name={name}
            start={zoomed.index}
            loaded={zoomed.loaded}
            onClose={(index) => {
              setZoomed(null)
              show(index)
            }}
          />
        </Suspense>
      )}
    </div>
  )
})

function NoPicture({ name }: { name: string }) {
  return (
    <div className="flex aspect-square items-center justify-center rounded-card bg-surface-2 text-ink-subtle">
      <Icon name="box" size={48} label={name} />
    </div>
  )
}

/** "2 / 7" and a magnifying glass in the corner of the large picture. */
function PositionMark({ current, count }: { current: number; count: number }) {
  const position = `${Math.min(current, count - 1) + 1} / ${count}`
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute right-3 bottom-3 inline-flex items-center gap-2 rounded-chip bg-surface px-3 py-1.5 text-xs text-ink-muted"
    >
      {count > 1 && <span>{position}</span>}
      <Icon name="zoom" size={16} />
    </span>
  )
}

interface LargePictureProps {
  path: string
  name: string
  index: number
  onZoom: (zoomed: Zoomed) => void
}

/**
 * The list item stays and gets another picture. The key makes sure that the picture of one colour is never shown with the name of another.
 */
const LargePicture = memo(function LargePicture({ path, name, index, onZoom }: LargePictureProps) {
  const intl = useIntl()
  return (
    <li className="w-full shrink-0 snap-center">
      <button
        type="button"
        className="block w-full cursor-zoom-in -outline-offset-4"
        aria-haspopup="dialog"
        aria-label={intl.formatMessage({ id: 'product.zoom_open' }, { name })}
        onClick={({ currentTarget }) => onZoom({ index, loaded: currentTarget.querySelector('img')?.currentSrc })}
      >
        <Picture
          key={path}
          path={path}
          alt={name}
          width={960}
          height={960}
          sizes={LARGE_SIZES}
          priority={index === 0}
          className="aspect-square w-full object-cover dark:brightness-90"
        />
      </button>
    </li>
  )
})

interface ThumbnailsProps {
  images: readonly PanelImage[]
  current: number
  /** All thumbnails are shown. */
  isExpanded: boolean
  onShow: (index: number) => void
  onExpand: () => void
}

function Thumbnails({ images, current, isExpanded, onShow, onExpand }: ThumbnailsProps) {
  const intl = useIntl()
  const isShort = !isExpanded && images.length > MAX_THUMBNAILS
  const thumbnails = isShort ? images.slice(0, MAX_THUMBNAILS - 1) : images
  const more = `+${images.length - thumbnails.length}`
  return (
    <ul className="-m-1 flex gap-2 overflow-x-auto p-1 lg:col-start-1 lg:row-start-1 lg:max-h-[42rem] lg:flex-col lg:overflow-x-visible lg:overflow-y-auto">
      {thumbnails.map(({ path }, index) => (
        <li key={path} className="shrink-0">
          <button
            type="button"
            onClick={() => onShow(index)}
            aria-current={index === current ? 'true' : undefined}
            aria-label={intl.formatMessage({ id: 'product.picture' }, { number: index + 1, count: images.length })}
            className={cx(
              'block size-12 overflow-hidden rounded-control border bg-surface-2 transition-colors sm:size-16 lg:size-18',
              index === current ? 'border-ink' : 'unmarked border-transparent hover:border-line-strong',
            )}
          >
            <Picture path={path} alt="" width={96} height={96} sizes="80px" className="size-full object-cover" />
          </button>
        </li>
      ))}
      {isShort && (
        <li className="shrink-0">
          <button
            type="button"
            onClick={onExpand}
            aria-label={intl.formatMessage(
              { id: 'product.pictures_more' },
              { count: images.length - thumbnails.length },
            )}
            className="flex size-12 items-center justify-center rounded-control border border-line-strong bg-surface font-semibold hover:border-ink sm:size-16 lg:size-18"
          >
            {more}
          </button>
        </li>
      )}
    </ul>
  )
}
