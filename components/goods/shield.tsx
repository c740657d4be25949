import { LABEL } from './colours'

const STARS = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6
  return [50 + 30 * Math.sin(angle), 48 - 30 * Math.cos(angle)] as const
})

/** Decoration of the notice and the label: a shield with twelve stars and a G. */
export function Shield({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 100 110" width={size} height={size * 1.1} aria-hidden="true" className="shrink-0">
      <path
        d="M50 3 95 14v40c0 26-18 43-45 53C23 97 5 80 5 54V14Z"
        fill={LABEL.blue}
        stroke={LABEL.paper}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      {STARS.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          d="M0-5.5 1.3-1.8h4L2.1.6l1.2 3.8L0 2.1l-3.3 2.3L-2.1.6l-3.2-2.4h4Z"
          fill={LABEL.yellow}
        />
      ))}
      <path
        d="M63 38a17 17 0 1 0 2 14H51"
        fill="none"
        stroke={LABEL.paper}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
