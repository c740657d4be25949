import type { DetailsRow } from '@/lib/catalog/properties'

/** Properties in two columns between hairlines. */
export function DetailsTable({ rows, label }: { rows: readonly DetailsRow[]; label: string }) {
  return (
    <table className="w-full text-sm [overflow-wrap:anywhere] hyphens-auto" aria-label={label}>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name} className="border-b border-line align-top first:border-t">
            <th scope="row" className="w-2/5 py-2 pr-4 text-left font-normal text-ink-muted">
              {name}
            </th>
            <td className="py-2">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
