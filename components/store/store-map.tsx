import { cx } from '@/components/ui/cx'
import { SoftLink } from '@/components/ui/soft-link'
import { BORDERS, LAND } from '@/lib/content/nordic-outline'
import { isNamedOnLeft, nameShifts, pointOf, windowOf } from '@/lib/content/store-map'
import type { Store } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'
import { routeHref } from '@/lib/seo/hrefs'

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`

/**
 * The stores on a drawn map, each name a link to its page; on the page of a store only its own name, without a link. Nothing when no store
 * lies on the map.
 */
// eslint-disable-next-line max-lines-per-function -- one drawing: land, places and names share its window
export function StoreMap({
  stores,
  own,
  language,
  className,
}: {
  stores: readonly Store[]
  /** The slug of the store whose page this is. */
  own?: string
  language: Language
  className?: string
}) {
  const placed = stores.flatMap((store) => {
    const point = store.address && pointOf(store.address)
    return point ? [{ store, point }] : []
  })
  if (placed.length === 0) return null
  const points = placed.map(({ point }) => point)
  const { x, y, width, height } = windowOf(points)
  const shifts = nameShifts(points)
  return (
    <div
      className={cx('relative overflow-hidden rounded-card border border-line', className)}
      // The proportions and places follow from coordinates.
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full bg-surface"
        strokeLinejoin="round"
      >
        <path d={LAND} className="fill-surface-2 stroke-line-strong" strokeWidth="0.4" />
        <path d={BORDERS} fill="none" className="stroke-line" strokeWidth="0.6" strokeDasharray="1.6 1.2" />
        {placed.map(({ store, point }) => (
          <circle
            key={store.id}
            cx={point.x}
            cy={point.y}
            r={own === store.slug ? 2.4 : 1.5}
            className={cx('stroke-surface', own && own !== store.slug ? 'fill-ink-subtle' : 'fill-brand')}
            strokeWidth="0.5"
          />
        ))}
      </svg>
      {placed.map(({ store, point }, index) => {
        const isLeft = isNamedOnLeft(point, points)
        const place = {
          top: percent(point.y + (own === undefined ? (shifts[index] ?? 0) : 0) - y, height),
          ...(isLeft ? { right: percent(x + width - point.x, width) } : { left: percent(point.x - x, width) }),
        }
        const look = 'absolute flex min-h-6 -translate-y-1/2 items-center px-2.5 text-sm font-semibold'
        if (own === undefined)
          return (
            <SoftLink
              key={store.id}
              href={routeHref(language, 'stores/store', { store: store.slug })}
              className={cx(look, 'hover:text-brand hover:underline')}
              style={place}
            >
              {store.shortName}
            </SoftLink>
          )
        return own === store.slug ? (
          <span key={store.id} className={look} style={place}>
            {store.shortName}
          </span>
        ) : null
      })}
    </div>
  )
}
