import type { IntlShape } from 'react-intl'

import { colourWords } from './colour-words'

interface ColourMarksProps {
  intl: IntlShape
  codes: readonly string[]
}

/** Colours of a record in a list: their swatches and what they are called; their codes are shown when somebody points at them. */
export function ColourMarks({ intl, codes }: ColourMarksProps) {
  if (codes.length === 0) return null
  return (
    <span className="flex items-center gap-2" title={codes.join(', ')}>
      <span aria-hidden className="inline-flex shrink-0 overflow-hidden rounded-control border border-line-strong">
        {codes.map((code, at) => (
          // A swatch can have the same colour twice, and is never reordered here.
          <span key={`${at} ${code}`} className="size-5" style={{ background: code }} />
        ))}
      </span>
      {colourWords(intl, codes)}
    </span>
  )
}
