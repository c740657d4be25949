import NextLink from 'next/link'

import { cx } from '@/components/ui/cx'
import type { ImportRow } from '@/lib/contract/schemas/office-files'
import { recordPath } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'

import { NOTHING } from '../marks'
import { showValue } from '../show-value'
import { TableBox } from '../table-box'
import { kindText, stateText } from './file-words'

const COLUMNS = ['file_name', 'file_as', 'file_state', 'file_result', 'file_when'] as const

/** Earlier imports: file, who, when, and what became of it. */
export async function ImportList({ imports }: { imports: readonly ImportRow[] }) {
  const intl = await officeIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  if (imports.length === 0) return <p className="text-ink-muted">{word('imports_none')}</p>
  return (
    <TableBox label={word('imports_earlier')}>
      <table className="office-table">
        <thead>
          <tr>
            {COLUMNS.map((id) => (
              <th key={id} scope="col" className="office-cell office-head">
                {word(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {imports.map((row) => (
            <tr key={row.id} className="office-row">
              <th scope="row" className="office-cell min-w-40 font-normal [overflow-wrap:anywhere]">
                <NextLink
                  prefetch={false}
                  className="inline-block min-h-6 underline"
                  href={recordPath('imports', String(row.id))}
                >
                  {row.name}
                </NextLink>
              </th>
              <td className="office-cell">{kindText(intl, row.kind)}</td>
              <td className={cx('office-cell', row.state === 'failed' && 'text-sale')}>{stateText(intl, row)}</td>
              <td className="office-cell">
                {row.counts ? intl.formatMessage({ id: 'office.file_counts' }, row.counts) : NOTHING}
              </td>
              <td className="office-cell">
                <span className="block whitespace-nowrap">{showValue(intl, 'moment', row.createdAt)}</span>
                <span className="block text-ink-muted">{row.by ?? NOTHING}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}
