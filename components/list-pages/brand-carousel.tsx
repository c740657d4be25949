'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'

import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'
import { cropSrcSet, cropUrl } from '@/lib/images/url'
import { BRAND_CROPS } from '@/lib/images/variants'

/** How long each picture is shown (spec 2 §9). */
const CAROUSEL_MS = 5_000

const QUERY = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(QUERY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Does the shopper prefer reduced motion? False on the server. */
const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )

export interface CarouselLabels {
  title: string
  pause: string
  play: string
  previous: string
  next: string
  /** Labels of the pictures: "Picture 1 of 4". */
  slides: readonly string[]
}

/**
 * A brand's promo pictures, one after the other (spec 2 §2 "Brand page"). They stop while pointer or focus is on them, after Pause, and do
 * not start when reduced motion is preferred.
 */
export function BrandCarousel({ images, labels }: { images: readonly string[]; labels: CarouselLabels }) {
  const [shown, setShown] = useState(0)
  const [asked, setAsked] = useState<boolean | null>(null)
  const [isHeld, setHeld] = useState(false)
  const isReduced = useReducedMotion()
  const isPaused = asked ?? isReduced
  const count = images.length
  const turn = (step: 1 | -1) => setShown((shown + step + count) % count)

  useEffect(() => {
    if (count < 2 || isPaused || isHeld) return
    const timer = setTimeout(() => setShown((shown + 1) % count), CAROUSEL_MS)
    return () => clearTimeout(timer)
  }, [count, isHeld, isPaused, shown])

  if (count === 0) return null
  return (
    <section
      aria-roledescription="carousel"
      aria-label={labels.title}
      className="relative aspect-3/2 w-full max-w-[500px] sm:w-1/2 shrink-0 overflow-hidden rounded-card bg-surface-2"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div aria-live={isPaused || isHeld ? 'polite' : 'off'}>
        {images.map((path, position) => (
          <Slide
            key={path}
            path={path}
            label={labels.slides[position]}
            isShown={position === shown}
            // The next picture is loaded while this one is shown.
            isLoaded={position === shown || position === (shown + 1) % count}
            isFirst={position === 0}
          />
        ))}
      </div>
      {count > 1 && (
        <div className="absolute right-2 bottom-2 flex gap-1 rounded-control bg-surface/90">
          <IconButton icon="chevron-left" label={labels.previous} onClick={() => turn(-1)} />
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? labels.play : labels.pause}
            onClick={() => setAsked(!isPaused)}
          />
          <IconButton icon="chevron-right" label={labels.next} onClick={() => turn(1)} />
        </div>
      )}
    </section>
  )
}

interface SlideProps {
  path: string
  label: string | undefined
  isShown: boolean
  isLoaded: boolean
  isFirst: boolean
}

function Slide({ path, label, isShown, isLoaded, isFirst }: SlideProps) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={!isShown}
      className={cx('absolute inset-0 transition-opacity duration-200', isShown ? 'opacity-100' : 'opacity-0')}
    >
      {isLoaded && (
        // eslint-disable-next-line @next/next/no-img-element -- the shop has its own image service
        <img
          src={cropUrl(path, BRAND_CROPS[0])}
          srcSet={cropSrcSet(path, BRAND_CROPS)}
          sizes="(min-width: 35rem) 480px, 100vw"
          width={500}
          height={333}
          alt=""
          decoding="async"
          className="size-full object-cover"
          {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      )}
    </div>
  )
}
