import type { ReactNode } from 'react'

interface WideTableProps {
  label: string
  columns: readonly string[]
  /** The first cell names the row. */
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** A cell below the row's name on phones, behind the column's name. */
const CELL =
  'py-2 pr-4 max-md:flex max-md:gap-3 max-md:border-0 max-md:py-0.5 max-md:before:w-28 max-md:before:shrink-0 max-md:before:text-ink-muted max-md:before:content-[attr(data-label)]'

/** A table whose rows become blocks on phones. The roles keep it a table for those who hear it. */
export function WideTable({ label, columns, rows }: WideTableProps) {
  return (
    <table role="table" aria-label={label} className="w-full text-left text-sm">
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-line-strong">
          {columns.map((name) => (
            <th key={name} role="columnheader" scope="col" className="py-2 pr-4">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key} role="row" className="border-b border-line align-top max-md:block max-md:py-2">
            <th
              role="rowheader"
              scope="row"
              className="py-2 pr-4 font-normal max-md:block max-md:border-0 max-md:py-1 max-md:font-semibold"
            >
              {first}
            </th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]} role="cell" data-label={columns[index + 1]} className={CELL}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
