import type { ReactNode } from 'react'

interface WideTableProps {
  label: string
  columns: readonly string[]
  /** The first cell names the row. */
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** A table that scrolls in its own frame on narrow screens, by keyboard too. */
export function WideTable({ label, columns, rows }: WideTableProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-[40rem] text-left text-sm">
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map((name) => (
              <th key={name} scope="col" className="py-2 pr-4">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 font-normal">
                {first}
              </th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]} className="py-2 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
