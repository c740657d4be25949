import { buttonStyle } from '@/components/ui/button-style'
import { headingIn, NEEDED_COLUMNS, TABLE_COLUMNS, tableTemplate } from '@/lib/catalog/goods-table'
import { FALLBACK_LANGUAGE, isLanguage } from '@/lib/market/languages'
import { officeIntl } from '@/lib/office/server'

import { Fold } from '../fold'

/** Columns that need a word more than their heading. */
const EXPLAINED: ReadonlySet<string> = new Set(['price', 'sku', 'group', 'stock', 'picture'])

/** A table to begin with, for who has no file of another shop, and the columns that it has. */
export async function ImportTemplate() {
  const intl = await officeIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  const own = intl.locale.slice(0, 2)
  const language = isLanguage(own) ? own : FALLBACK_LANGUAGE
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a
          className={buttonStyle('secondary', 'md', false)}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(tableTemplate(language))}`}
          download={`${word('import_template_file')}.csv`}
        >
          {word('import_template')}
        </a>
        <span className="text-ink-muted">{word('import_template_hint')}</span>
      </div>
      <details className="max-w-text">
        <Fold className="cursor-pointer font-semibold">{word('import_columns')}</Fold>
        <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
          {TABLE_COLUMNS.map((column) => (
            <div key={column} className="contents">
              <dt className="font-semibold">{headingIn(column, language)}</dt>
              <dd className="text-ink-muted">
                {[
                  ...(NEEDED_COLUMNS.includes(column) ? [word('import_columns_needed')] : []),
                  ...(EXPLAINED.has(column) ? [word(`import_column_${column}`)] : []),
                ].join('. ')}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-ink-muted">{word('import_columns_text')}</p>
      </details>
    </div>
  )
}
