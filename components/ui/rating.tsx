import { cx } from './cx'
import { Icon, type IconName } from './icon'

export interface RatingProps {
  /** 0 to 5; shown rounded to a half. */
  value: number
  /** The accessible text, such as "4.5 out of 5, 12 reviews". */
  label: string
  /** Text beside the stars, such as "(12)". */
  count?: string
  size?: 14 | 16 | 20 | 24
  className?: string
}

/** Five stars, full, half or empty. */
export function Rating({ value, label, count, size = 16, className }: RatingProps) {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2)
  const star = (index: number): IconName =>
    halves >= index * 2 + 2 ? 'star' : halves === index * 2 + 1 ? 'star-half' : 'star-empty'
  return (
    <span className={cx('inline-flex items-center gap-1.5', className)}>
      <span className="inline-flex text-star" role="img" aria-label={label}>
        {[0, 1, 2, 3, 4].map((index) => (
          <Icon key={index} name={star(index)} size={size} />
        ))}
      </span>
      {count && (
        <span aria-hidden="true" className="text-xs text-ink-muted">
          {count}
        </span>
      )}
    </span>
  )
}
