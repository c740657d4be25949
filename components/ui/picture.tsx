import { imageUrl, logoSources, srcSet } from '@/lib/images/url'
import { IMAGE_SIZES } from '@/lib/images/variants'

import { cx } from './cx'

export interface PictureProps {
  /** Path in the image service, such as `models/12/front.svg`. */
  path: string
  /** '' for decoration. */
  alt: string
  /** The box's ratio in px; also the width for browsers without srcset. */
  width: number
  height: number
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string
  /** The page's largest picture: fetched first, not lazily. */
  priority?: boolean
  /** A brand's logo: without its plain border and on white. */
  isLogo?: boolean
  className?: string
}

/** A picture of the image service in several widths, up to three times its own. Its space is reserved. */
export function Picture({
  path,
  alt,
  width,
  height,
  sizes,
  priority = false,
  isLogo = false,
  className,
}: PictureProps) {
  // Imported products may have no picture. An empty box keeps the layout.
  if (path === '') return <span aria-hidden="true" className={cx('block', className)} />
  const sources = isLogo
    ? logoSources(path)
    : {
        src: imageUrl(path, { w: width }),
        srcSet: srcSet(
          path,
          IMAGE_SIZES.filter((w) => w <= width * 3),
        ),
      }
  return (
    // eslint-disable-next-line @next/next/no-img-element -- the shop has its own image service
    <img
      {...sources}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={cx('h-auto max-w-full', className)}
    />
  )
}
