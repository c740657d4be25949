import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import type { OfficeEntity } from '@/lib/contract/schemas/office'
import { officeIntl } from '@/lib/office/server'

interface HistoryFiltersProps {
  entities: readonly OfficeEntity[]
  query: Readonly<Partial<Record<string, string>>>
}

/** Which changes are shown: of what, by whom, from which day to which. A form of the page's address, so that it needs no script. */
export async function HistoryFilters({ entities, query }: HistoryFiltersProps) {
  const intl = await officeIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  const names = entities
    .map(({ name }) => ({ name, text: word(`entity_${name}`) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, intl.locale))
  const field = (name: 'who' | 'from' | 'to', type: 'search' | 'date') => (
    <label className="flex flex-col gap-1">
      <span className="text-ink-muted text-xs">{word(`history_${name}`)}</span>
      <input name={name} type={type} defaultValue={query[name]} className={cx(controlStyle, 'max-w-64')} />
    </label>
  )
  return (
    <form method="get" role="search" className="flex flex-wrap items-end gap-3">
      <label className="flex flex-col gap-1">
        <span className="text-ink-muted text-xs">{word('history_entity')}</span>
        <select name="entity" defaultValue={query['entity'] ?? ''} className={cx(controlStyle, 'max-w-64')}>
          <option value="">{word('all')}</option>
          {names.map(({ name, text }) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {field('who', 'search')}
      {field('from', 'date')}
      {field('to', 'date')}
      <Button type="submit" variant="secondary">
        {word('filter')}
      </Button>
    </form>
  )
}
