'use client'

import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'

import { FIRST_COLOUR } from './first-colours'

/** A picker of colours takes six digits in small letters only. */
const pickable = (colour: string) => (/^#[\da-f]{6}$/i.test(colour) ? colour.toLowerCase() : FIRST_COLOUR)

interface ColourInputProps {
  name: string
  colour: string
  isWrong: boolean
  onChange: (colour: string) => void
}

/** One colour: picked, or typed as it stands in a design. */
export function ColourInput({ name, colour, isWrong, onChange }: ColourInputProps) {
  const intl = useIntl()
  return (
    <>
      <input
        type="color"
        aria-label={intl.formatMessage({ id: 'office.colour_pick' }, { name })}
        className="size-11 shrink-0 rounded-control border border-line-strong bg-surface p-1"
        value={pickable(colour)}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        aria-label={name}
        aria-invalid={isWrong || undefined}
        className={cx(controlStyle, 'max-w-32')}
        value={colour}
        onChange={(event) => onChange(event.target.value.trim())}
      />
    </>
  )
}
