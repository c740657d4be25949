import { encode } from 'uqr'

import { LABEL } from './colours'

/** An address as a QR code, drawn on the server. The link with the same address beside it is what everybody else uses. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { size, data } = encode(address, { border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
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
      <path d={dark.join('')} fill={LABEL.ink} />
    </svg>
  )
}
