import { imageUrl, srcSet } from '@/lib/images/url'

const WIDTHS = [320, 480, 640] as const

/**
 * A card's picture: square, 320 px wide (spec 2 §9), up to twice that on high-density screens. It has fewer widths than Picture, because a
 * page has sixty.
 */
export function CardPicture({
  path,
  sizes,
  priority,
  className,
}: {
  path: string
  sizes: string
  priority: boolean
  className?: string
}) {
  // Imported products may have no picture. An empty box keeps the layout.
  if (path === '') return <span aria-hidden="true" className="block aspect-square" />
  return (
    // eslint-disable-next-line @next/next/no-img-element -- the shop has its own image service
    <img
      src={imageUrl(path, { w: 320 })}
      srcSet={srcSet(path, WIDTHS)}
      sizes={sizes}
      alt=""
      width={320}
      height={320}
      className={className}
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
