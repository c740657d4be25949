'use client'

import { type ComponentType, type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import type { OfficeField, OfficeValue } from '@/lib/contract/schemas/office'

import type { EditorProps } from './editor-props'
import { Fold } from './fold'
import { MoveButtons, moved } from './move-buttons'

interface Tab {
  readonly title: string
  readonly slug: string
  readonly content: string
  readonly tabs?: readonly Tab[]
}

interface TabsProps extends EditorProps {
  editor: ComponentType<EditorProps>
}

const tabsOf = (value: OfficeValue): readonly Tab[] => (Array.isArray(value) ? (value as unknown as Tab[]) : [])
const asValue = (tabs: readonly Tab[]) => (tabs.length === 0 ? null : (tabs as unknown as OfficeValue))

/** The tabs of a page in their order; a tab can have tabs of its own. */
export function TabsEditor({ field, value, onChange, fault, faults = {}, editor }: TabsProps) {
  const intl = useIntl()
  return (
    <fieldset className="flex min-w-0 flex-col gap-3" disabled={field.isReadOnly}>
      <legend className="font-semibold">{intl.formatMessage({ id: 'office.field_tabs' })}</legend>
      <TabList
        field={field}
        tabs={tabsOf(value)}
        place={field.name}
        faults={faults}
        editor={editor}
        onChange={(tabs) => onChange(asValue(tabs))}
      />
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </fieldset>
  )
}

interface ListProps {
  field: OfficeField
  tabs: readonly Tab[]
  /** In faults, such as `tabs/0/tabs`. */
  place: string
  faults: Readonly<Record<string, string>>
  editor: ComponentType<EditorProps>
  onChange: (tabs: readonly Tab[]) => void
}

function TabList({ field, tabs, place, faults, editor, onChange }: ListProps) {
  const intl = useIntl()
  const list = useId()
  return (
    <>
      {tabs.map((tab, at) => (
        <TabForm
          key={at}
          field={field}
          tab={tab}
          place={`${place}/${at}`}
          faults={faults}
          editor={editor}
          onChange={(next) => onChange(tabs.map((old, other) => (other === at ? next : old)))}
          onRemove={() => onChange(tabs.filter((_, other) => other !== at))}
          move={
            <MoveButtons
              list={list}
              name={tab.title}
              at={at}
              count={tabs.length}
              onMove={(step) => onChange(moved(tabs, at, step))}
            />
          }
        />
      ))}
      <Button
        size="sm"
        variant="secondary"
        icon="plus"
        className="self-start"
        onClick={() => onChange([...tabs, { title: '', slug: '', content: '' }])}
      >
        {intl.formatMessage({ id: 'office.tab_add' })}
      </Button>
    </>
  )
}

interface FormProps extends Omit<ListProps, 'tabs' | 'onChange'> {
  tab: Tab
  onChange: (tab: Tab) => void
  onRemove: () => void
  /** The buttons that move it. */
  move: ReactNode
}

/** Tabs inside of a tab have none of their own, as pages show them. */
const isInnerPlace = (place: string) => place.split('/').length > 2

function InnerTabs({ tab, field, place, faults, editor, onChange }: Omit<FormProps, 'onRemove' | 'move'>) {
  const intl = useIntl()
  return (
    <details open={(tab.tabs?.length ?? 0) > 0}>
      <Fold>{intl.formatMessage({ id: 'office.tab_inner' })}</Fold>
      <div className="flex flex-col gap-3 pt-3">
        <TabList
          field={field}
          tabs={tab.tabs ?? []}
          place={`${place}/tabs`}
          faults={faults}
          editor={editor}
          onChange={(next) => {
            const { tabs: _old, ...rest } = tab
            onChange(next.length === 0 ? rest : { ...rest, tabs: next })
          }}
        />
      </div>
    </details>
  )
}

const PARTS = [
  ['title', 'title', 'text'],
  ['slug', 'slug', 'text'],
  ['content', 'contentHtml', 'html'],
] as const

function TabForm({ field, tab, place, faults, editor: Editor, onChange, onRemove, move }: FormProps) {
  const intl = useIntl()
  return (
    <div role="group" aria-label={tab.title} className="flex flex-col gap-3 rounded-card border border-line p-4">
      <div className="flex items-center">
        <span aria-hidden className="mr-auto min-w-0 break-words font-semibold">
          {tab.title}
        </span>
        {move}
        <IconButton
          icon="trash"
          label={intl.formatMessage({ id: 'office.take_away' }, { name: tab.title })}
          onClick={onRemove}
        />
      </div>
      {PARTS.map(([name, label, kind]) => (
        <Editor
          key={name}
          field={{ ...field, name: label, kind, isRequired: kind === 'text' }}
          value={tab[name]}
          label={null}
          onChange={(text) => onChange({ ...tab, [name]: String(text ?? '') })}
          fault={faults[`${place}/${name}`] ?? null}
        />
      ))}
      {isInnerPlace(place) ? null : <InnerTabs tab={tab} {...{ field, place, faults, editor: Editor, onChange }} />}
    </div>
  )
}
