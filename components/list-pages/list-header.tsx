import type { ReactNode } from 'react'

import { cropAt } from '@/components/ui/crop-at'
import { cx } from '@/components/ui/cx'
import { Picture } from '@/components/ui/picture'

interface ListHeaderProps {
  /** The scene of the list, beside its words; null for none. */
  image: string | null
  cropPoint?: string | null
  children: ReactNode
}

/**
 * Title and text of a list. A scene stands beside them, low and above them on a phone, so that the first products are in the first screen.
 */
export function ListHeader({ image, cropPoint, children }: ListHeaderProps) {
  return (
    <header className={cx('mt-4 mb-6', image && 'grid gap-4 md:grid-cols-2 md:items-center md:gap-10')}>
      <div className="flex min-w-0 flex-col gap-3">{children}</div>
      {image && (
        <Picture
          path={image}
          alt=""
          width={960}
          height={320}
          sizes="(min-width: 90rem) 42rem, (min-width: 56.25rem) 46vw, 100vw"
          priority
          className={cx(
            'aspect-[3/1] w-full rounded-card bg-surface-2 object-cover max-md:order-first md:aspect-auto md:h-48',
            cropPoint ? cropAt(cropPoint) : 'object-[50%_75%]',
          )}
        />
      )}
    </header>
  )
}
