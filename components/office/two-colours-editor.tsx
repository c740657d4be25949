'use client'

import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'

import { ColourInput } from './colour-input'
import type { EditorProps } from './editor-props'
import { nameOfField } from './field-label'
import { FIRST_GROUND, FIRST_INK } from './first-colours'
import { REQUIRED } from './marks'

interface TwoColoursProps extends EditorProps {
  /** What stands between them where they are stored. */
  separator: ';' | '/'
}

/** Which kind of record has them. */
const OF_SEPARATOR = { ';': 'ribbons', '/': 'banners' } as const

/** A ground and the text on it, with a sample. They are stored as one text. */
export function TwoColoursEditor({ field, value, onChange, fault, hint, separator }: TwoColoursProps) {
  const intl = useIntl()
  const stored = typeof value === 'string' ? value : ''
  const [ground = '', ink = ''] = stored.split(separator).map((colour) => colour.trim())
  const word = (id: string) => intl.formatMessage({ id })
  const write = (one: string, other: string) => onChange(`${one}${separator}${other}`)
  const isWrong = Boolean(fault)
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" disabled={field.isReadOnly}>
      <legend className="mb-1 text-ink-muted text-xs">
        {nameOfField(intl, field, OF_SEPARATOR[separator])}
        {field.isRequired ? <span aria-hidden>{REQUIRED}</span> : null}
      </legend>
      {stored === '' ? (
        <span>
          <Button size="sm" variant="secondary" icon="plus" onClick={() => write(FIRST_GROUND, FIRST_INK)}>
            {word('office.colours_choose')}
          </Button>
        </span>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <ColourInput
            name={word('office.colour_ground')}
            colour={ground}
            isWrong={isWrong}
            onChange={(next) => write(next, ink || FIRST_INK)}
          />
          <ColourInput
            name={word('office.colour_ink')}
            colour={ink || FIRST_INK}
            isWrong={isWrong}
            onChange={(next) => write(ground, next)}
          />
          <span aria-hidden className="rounded-control px-3 py-1.5" style={{ background: ground, color: ink }}>
            {word('office.colour_sample')}
          </span>
          {field.isRequired || field.isReadOnly ? null : (
            <IconButton icon="close" label={word('office.colours_remove')} onClick={() => onChange('')} />
          )}
        </div>
      )}
      {hint === undefined ? null : <p className="text-ink-muted text-xs">{hint}</p>}
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </fieldset>
  )
}
