'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { useModal } from '@/components/ui/use-modal'
import type { Answer } from '@/lib/contract/calls'
import type { OfficeEntity } from '@/lib/contract/schemas/office'
import { officeGet } from '@/lib/office/browser'
import { listPath, newPath, OFFICE_ROOT, recordPath } from '@/lib/office/paths'

import { SHORTCUT } from './marks'
import { SETTING_KEYS, settingName } from './setting-text'
import { daysInWords, titleInWords } from './title-words'
import { mayLeave } from './use-leave-guard'

interface Command {
  readonly href: string
  readonly text: string
  readonly note: string
  /** A technical name that finds it, too. */
  readonly key?: string
}

const WAIT_MS = 180

interface CommandBarProps {
  entities: readonly OfficeEntity[]
  tools: Answer<'officeMe'>['tools']
}

/** Ctrl K: jumps to a list, makes a record, finds one by its name, EAN, SKU or number. */
export function CommandBar({ entities, tools }: CommandBarProps) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full min-w-0 max-w-[28rem] items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-ink-muted hover:border-ink"
      >
        <Icon name="search" size={18} />
        <span className="min-w-0 truncate">{intl.formatMessage({ id: 'office.command' })}</span>
        <kbd className="ml-auto hidden font-sans text-xs md:inline">{SHORTCUT}</kbd>
      </button>
      {isOpen ? <CommandDialog entities={entities} tools={tools} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Records that the server finds by their keys alone; here they have names, too. */
const SETTINGS = 'settings'

const settingCommands = (intl: IntlShape): Command[] =>
  SETTING_KEYS.map((key) => ({
    href: recordPath(SETTINGS, key),
    text: settingName(intl, key),
    note: intl.formatMessage({ id: 'office.entity_settings' }),
    key,
  }))

/** The commands that a typed text means: lists and new records by their name, then records that the server finds. */
function useCommands(text: string, { entities, tools }: CommandBarProps): Command[] {
  const intl = useIntl()
  const [found, setFound] = useState<Answer<'officeFind'>['found']>([])
  const typed = text.trim()
  useEffect(() => {
    if (typed === '') return
    const control = new AbortController()
    const timer = setTimeout(async () => {
      const result = await officeGet<Answer<'officeFind'>>(
        `/api/office/find/?language=${intl.locale.slice(0, 2)}&q=${encodeURIComponent(typed)}`,
        control.signal,
      )
      if (result.ok) setFound(result.value.found)
    }, WAIT_MS)
    return () => {
      control.abort()
      clearTimeout(timer)
    }
  }, [typed, intl.locale])
  const nameOf = (entity: string) => intl.formatMessage({ id: `office.entity_${entity}` })
  const own = [
    { href: OFFICE_ROOT, text: intl.formatMessage({ id: 'office.start' }), note: '' },
    { href: `${OFFICE_ROOT}history/`, text: intl.formatMessage({ id: 'office.history' }), note: '' },
    ...tools.map(({ name }) => ({
      href: listPath(name),
      text: intl.formatMessage({ id: `office.${name}` }),
      note: '',
    })),
    ...entities.map(({ name }) => ({
      href: listPath(name),
      text: nameOf(name),
      note: intl.formatMessage({ id: 'office.list' }),
    })),
    ...entities
      .filter(({ canCreate }) => canCreate)
      .map(({ name }) => ({
        href: newPath(name),
        text: intl.formatMessage({ id: `office.new_${name}` }),
        note: nameOf(name),
      })),
    ...(typed !== '' && entities.some(({ name }) => name === SETTINGS) ? settingCommands(intl) : []),
  ]
  const words = typed.toLocaleLowerCase().split(/\s+/)
  const named = own.filter(({ text: label, note, key = '' }) =>
    words.every((word) => `${label} ${note} ${key}`.toLocaleLowerCase().includes(word)),
  )
  const records =
    typed === ''
      ? []
      : found
          .filter(({ entity }) => entity !== SETTINGS)
          .map(({ entity, id, title, note }) => ({
            href: recordPath(entity, id),
            text: daysInWords(intl, [titleInWords(intl, entity, id, title), note].filter(Boolean).join(' · ')),
            note: nameOf(entity),
          }))
  return [...records, ...named].slice(0, 40)
}

function CommandDialog({ entities, tools, onClose }: CommandBarProps & { onClose: () => void }) {
  const intl = useIntl()
  const router = useRouter()
  const listId = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const commands = useCommands(text, { entities, tools })
  const modal = useModal(true, onClose)
  const list = useRef<HTMLUListElement>(null)
  const chosen = Math.min(at, Math.max(commands.length - 1, 0))

  function go(command: Command | undefined) {
    if (!command) return
    onClose()
    if (mayLeave()) router.push(command.href)
  }
  function move(by: number) {
    const next = Math.min(Math.max(chosen + by, 0), commands.length - 1)
    setAt(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  function press(event: ReactKeyboardEvent) {
    if (event.key === 'Enter') return go(commands[chosen])
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    move(event.key === 'ArrowDown' ? 1 : -1)
  }

  return (
    <dialog
      {...modal}
      data-modal=""
      aria-label={intl.formatMessage({ id: 'office.command' })}
      className="mx-auto mt-16 max-h-[70dvh] w-[calc(100%-2rem)] max-w-[40rem] flex-col overflow-hidden rounded-card border-0 bg-surface p-0 text-ink shadow-overlay open:flex"
    >
      <input
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={commands[chosen] ? `${listId}-${chosen}` : undefined}
        aria-label={intl.formatMessage({ id: 'office.command' })}
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={press}
        placeholder={intl.formatMessage({ id: 'office.command_hint' })}
        className="min-h-14 w-full border-line border-b bg-surface px-4 text-base text-ink outline-none"
      />
      <CommandList id={listId} list={list} commands={commands} chosen={chosen} onPoint={setAt} onGo={go} />
      {commands.length === 0 ? (
        <p role="status" className="px-5 pb-4 text-ink-muted">
          {intl.formatMessage({ id: 'office.nothing_found' })}
        </p>
      ) : null}
    </dialog>
  )
}

interface CommandListProps {
  id: string
  list: RefObject<HTMLUListElement | null>
  commands: readonly Command[]
  chosen: number
  onPoint: (at: number) => void
  onGo: (command: Command) => void
}

function CommandList({ id, list, commands, chosen, onPoint, onGo }: CommandListProps) {
  const intl = useIntl()
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={intl.formatMessage({ id: 'office.found' })}
      className="overflow-y-auto p-2"
    >
      {commands.map((command, index) => (
        <li
          key={`${command.href} ${command.text}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          className={cx(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3',
            index === chosen && 'bg-surface-2',
          )}
          onMouseMove={() => onPoint(index)}
          onClick={() => onGo(command)}
        >
          <span className="min-w-0 truncate">{command.text}</span>
          <span className="ml-auto shrink-0 text-ink-muted text-xs">{command.note}</span>
        </li>
      ))}
    </ul>
  )
}
