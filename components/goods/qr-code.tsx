import { encode } from 'uqr'

import { LABEL } from './colours'

/** The dark modules as lines of a path, one for each run of a row: a fifth of what a square for each module takes. */
function runsOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      const line = row.map((isDark) => (isDark ? '1' : '0')).join('')
      let at = 0
      const runs = [...line.matchAll(/1+/g)].map(({ 0: { length }, index }) => {
        const gap = index - at
        at = index + length
        return `m${gap} 0h${length}`
      })
      return runs.length > 0 ? `M0 ${y + 0.5}${runs.join('')}` : ''
    })
    .join('')
}

/** An address as a QR code, drawn on the server. The link with the same address beside it is what everybody else uses. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { size, data } = encode(address, { border: 4 })
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="112"
      height="112"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill={LABEL.paper} />
      <path d={runsOf(data)} fill="none" stroke={LABEL.ink} />
    </svg>
  )
}
