'use client'

import NextLink from 'next/link'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'

import { NothingFound } from './nothing-found'
import { OrderedRows } from './ordered-rows'
import { SearchMark } from './search-mark'

export interface Option {
  readonly id: number
  readonly label: string
  /** Where it can be opened. */
  readonly href?: string
  readonly mark?: ReactNode
}

interface PickSomeProps {
  label: string
  chosen: readonly Option[]
  /** Those that the typed text finds. */
  options: readonly Option[]
  /** The options are not yet those of the text. */
  isSearching?: boolean
  /** Null: nothing is typed, and the list is closed. */
  text: string | null
  onText: (text: string | null) => void
  onChange: (ids: readonly number[], added?: Option) => void
  isReadOnly?: boolean | undefined
  /** Their order means something: they stand under each other, and each can be moved. */
  isOrdered?: boolean | undefined
  /** What can be found, while nothing is typed. */
  placeholder?: string | undefined
}

/** Several records: found by typing, added with Enter, each removed by its button. */
export function PickSome(props: PickSomeProps) {
  const {
    label,
    chosen,
    options,
    text,
    onText,
    onChange,
    isReadOnly,
    isOrdered,
    placeholder,
    isSearching = false,
  } = props
  const id = useId()
  const [at, setAt] = useState(0)
  const ids = chosen.map((option) => option.id)
  const free = options.filter((option) => !ids.includes(option.id))
  const isOpen = text !== null && free.length > 0
  const take = (option: Option | undefined) => {
    if (!option) return
    onChange([...ids, option.id], option)
    onText('')
    setAt(0)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onText(null)
    else if (event.key === 'Enter') {
      event.preventDefault()
      if (isOpen) take(free[at] ?? free[0])
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      onText(text ?? '')
      setAt(Math.min(Math.max(at + (event.key === 'ArrowDown' ? 1 : -1), 0), Math.max(free.length - 1, 0)))
    } else if (event.key === 'Backspace' && (text ?? '') === '' && ids.length > 0) onChange(ids.slice(0, -1))
  }
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-ink-muted text-xs">
        {label}
      </label>
      <Chosen {...{ chosen, label, isReadOnly, isOrdered, onChange }} />
      {isReadOnly ? null : (
        <div className="relative">
          <SearchMark isShown={placeholder !== undefined} />
          <PickInput
            {...{ id, text, placeholder, isOpen, at, onText }}
            onType={(typed) => {
              onText(typed)
              setAt(0)
            }}
            onKeyDown={press}
          />
          <Options id={id} label={label} options={isOpen ? free : []} at={at} onTake={take} />
          <NothingFound isShown={!isSearching && (text ?? '').trim() !== '' && free.length === 0} />
        </div>
      )}
    </div>
  )
}

/** What is chosen: under each other where the order means something, else as chips. */
function Chosen({ isOrdered, ...props }: ChipsProps & Pick<PickSomeProps, 'isOrdered'>) {
  const { chosen, label, isReadOnly = false, onChange } = props
  if (!isOrdered) return <Chips {...props} />
  return (
    <OrderedRows
      label={label}
      rows={chosen.map((option) => ({
        key: String(option.id),
        name: option.label,
        shown: <OptionName option={option} />,
      }))}
      isReadOnly={isReadOnly}
      onChange={(keys) => onChange(keys.map(Number))}
    />
  )
}

interface PickInputProps extends Pick<PickSomeProps, 'text' | 'onText' | 'placeholder'> {
  id: string
  isOpen: boolean
  at: number
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function PickInput({ id, text, placeholder, isOpen, at, onText, onType, onKeyDown }: PickInputProps) {
  return (
    <input
      id={id}
      role="combobox"
      aria-expanded={isOpen}
      aria-controls={`${id}-list`}
      aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
      aria-autocomplete="list"
      autoComplete="off"
      className={cx(controlStyle, placeholder !== undefined && 'pl-10')}
      placeholder={placeholder}
      value={text ?? ''}
      onFocus={() => onText(text ?? '')}
      onChange={(event) => onType(event.target.value)}
      onBlur={() => onText(null)}
      onKeyDown={onKeyDown}
    />
  )
}

interface OptionsProps {
  id: string
  label: string
  options: readonly Option[]
  at: number
  onTake: (option: Option) => void
}

function Options({ id, label, options, at, onTake }: OptionsProps) {
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={options.length === 0}
      className="absolute z-20 max-h-72 w-full overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-overlay"
    >
      {options.map((option, index) => (
        <li
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          className={cx(
            'flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 py-1.5',
            index === at && 'bg-surface-2',
          )}
          onMouseDown={(event) => {
            // The field keeps the focus.
            event.preventDefault()
            onTake(option)
          }}
        >
          {option.mark}
          {option.label}
        </li>
      ))}
    </ul>
  )
}

/** Opens what is chosen. */
function OptionName({ option: { mark, label, href } }: { option: Option }) {
  return (
    <>
      {mark}
      {href === undefined ? (
        label
      ) : (
        <NextLink prefetch={false} href={href} className="min-w-0 hover:underline">
          {label}
        </NextLink>
      )}
    </>
  )
}

type ChipsProps = Pick<PickSomeProps, 'chosen' | 'label' | 'isReadOnly' | 'onChange'>

function Chips({ chosen, label, isReadOnly, onChange }: ChipsProps) {
  const intl = useIntl()
  if (chosen.length === 0) return null
  const ids = chosen.map(({ id }) => id)
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {chosen.map((option) => (
        <li
          key={option.id}
          className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-1.5 rounded-control border border-line bg-surface-2 pl-2.5"
        >
          <OptionName option={option} />
          {isReadOnly ? (
            <span className="pr-1.5" />
          ) : (
            <button
              type="button"
              className="flex size-8 items-center justify-center rounded-control hover:bg-surface pointer-coarse:size-11"
              aria-label={intl.formatMessage({ id: 'office.take_away' }, { name: option.label })}
              onClick={() => onChange(ids.filter((one) => one !== option.id))}
            >
              <Icon name="close" size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
