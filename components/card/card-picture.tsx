import { imageUrl, srcSet } from '@/lib/images/url'

const WIDTHS = [320, 480, 640] as const

/** A card's picture: square, 320 px wide (spec 2 §9), up to twice that on sharp screens. Fewer widths than Picture has: there are sixty. */
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
  // Imported goods may have none; the place stays.
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
