'use client'

import { useId } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'

import { ColourInput } from './colour-input'
import type { EditorProps } from './editor-props'
import { FIRST_COLOUR } from './first-colours'
import { REQUIRED } from './marks'
import { MoveButtons, moved } from './move-buttons'

const MOST = 12

/** The colours of a swatch from its first to its last: picked, or typed as they stand in a design. */
export function ColoursEditor({ field, value, onChange, fault, hint }: EditorProps) {
  const intl = useIntl()
  const list = useId()
  const colours = Array.isArray(value) ? value.map(String) : []
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" disabled={field.isReadOnly}>
      <legend className="mb-1 text-ink-muted text-xs">
        {intl.formatMessage({ id: `office.field_${field.name}` })}
        {field.isRequired ? <span aria-hidden>{REQUIRED}</span> : null}
      </legend>
      {colours.map((colour, at) => {
        const name = intl.formatMessage({ id: 'office.colour_number' }, { number: at + 1 })
        return (
          <div key={at} className="flex items-center gap-2">
            <ColourInput
              name={name}
              colour={colour}
              isWrong={Boolean(fault)}
              onChange={(next) => onChange(colours.map((old, place) => (place === at ? next : old)))}
            />
            <MoveButtons
              list={list}
              name={name}
              at={at}
              count={colours.length}
              onMove={(step) => onChange(moved(colours, at, step))}
            />
            <IconButton
              icon="close"
              label={intl.formatMessage({ id: 'office.take_away' }, { name })}
              onClick={() => onChange(colours.filter((_, place) => place !== at))}
            />
          </div>
        )
      })}
      {field.isReadOnly || colours.length >= MOST ? null : (
        <span>
          <Button size="sm" variant="secondary" icon="plus" onClick={() => onChange([...colours, FIRST_COLOUR])}>
            {intl.formatMessage({ id: 'office.colour_add' })}
          </Button>
        </span>
      )}
      {hint === undefined ? null : <p className="text-ink-muted text-xs">{hint}</p>}
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </fieldset>
  )
}
