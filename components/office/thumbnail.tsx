import { cx } from '@/components/ui/cx'
import { Picture } from '@/components/ui/picture'

interface ThumbnailProps {
  /** Empty: only the space is kept. */
  path: string
  /** Empty where the name stands beside it. */
  name: string
  /** In a row beside the name. */
  isSmall?: boolean
}

/** A small square of a picture, for lists. */
export function Thumbnail({ path, name, isSmall = false }: ThumbnailProps) {
  return (
    <Picture
      path={path}
      alt={name}
      width={96}
      height={96}
      sizes={isSmall ? '3rem' : '4rem'}
      className={cx(
        'shrink-0 rounded-control border border-line bg-surface-2 object-cover',
        isSmall ? 'size-12' : 'size-16',
      )}
    />
  )
}
