'use client'

import { useId } from 'react'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'

import { NOTHING } from '../marks'
import { OrderedRows } from '../ordered-rows'
import { linesOf, type Shape } from '../setting-shapes'
import { wordName } from '../setting-text'

interface OrderedWordsProps {
  shape: Shape
  /** The words as the form holds them, one in each line. */
  text: string
  isReadOnly: boolean
  onChange: (text: string) => void
}

/** Words of the program in an order, by their names. One that the program does not know stays until it is taken away. */
export function OrderedWords({ shape, text, isReadOnly, onChange }: OrderedWordsProps) {
  const intl = useIntl()
  const id = useId()
  const { options = [], isWhole = false } = shape
  const stored = linesOf(text)
  const free = options.filter((word) => !stored.includes(word))
  const words = isWhole ? [...stored, ...free] : stored
  const nameOf = (word: string) => wordName(intl, word, options)
  return (
    <div className="flex flex-col gap-2">
      <OrderedRows
        label={intl.formatMessage({ id: 'office.setting_order' })}
        rows={words.map((word) => ({ key: word, name: nameOf(word) }))}
        isReadOnly={isReadOnly}
        canRemove={!isWhole}
        onChange={(next) => onChange(next.join('\n'))}
      />
      {isReadOnly || isWhole || free.length === 0 ? null : (
        <>
          <label htmlFor={id} className="text-ink-muted text-xs">
            {intl.formatMessage({ id: 'office.setting_order_add' })}
          </label>
          <select
            id={id}
            className={controlStyle}
            value=""
            onChange={(event) => onChange([...words, event.target.value].join('\n'))}
          >
            <option value="">{NOTHING}</option>
            {free.map((word) => (
              <option key={word} value={word}>
                {nameOf(word)}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  )
}
