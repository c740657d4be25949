'use client'

import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import type { OfficeChoices } from '@/lib/contract/schemas/office'

import { colourName, sizeName } from './names'
import { moveFocus } from '../move-focus'
import type { VariantGrid } from './use-variant-grid'

interface CombinationTableProps {
  grid: VariantGrid
  choices: OfficeChoices
}

/** Colours × sizes: a tick makes the variant. Those that exist are ticked for good; the table below hides them. */
export function CombinationTable({ grid, choices }: CombinationTableProps) {
  const intl = useIntl()
  const colours = grid.colours.length === 0 ? [null] : grid.colours
  const sizes = grid.sizes.length === 0 ? [null] : grid.sizes
  const word = (id: string) => intl.formatMessage({ id })
  const colourOf = (id: number | null) =>
    id === null ? word('office.no_colour') : colourName(choices, id, intl.locale)
  const sizeOf = (id: number | null) => (id === null ? word('office.no_size') : sizeName(choices, id))
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="max-w-full overflow-x-auto rounded-card border border-line" onKeyDown={moveFocus}>
        <table className="office-table">
          <caption className="sr-only">{word('office.combinations')}</caption>
          <thead>
            <tr>
              <th scope="col" className="office-cell office-head">
                {word('office.field_colourId')}
              </th>
              {sizes.map((size) => (
                <th key={size} scope="col" className="office-cell office-head text-center">
                  {sizeOf(size)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colours.map((colour, row) => (
              <tr key={colour} className="office-row">
                <th scope="row" className="office-cell font-normal">
                  {colourOf(colour)}
                </th>
                {sizes.map((size, column) => (
                  <td key={size} className="office-cell text-center">
                    <Tick
                      grid={grid}
                      place={{ row, column }}
                      ids={[colour, size]}
                      label={`${colourOf(colour)}, ${sizeOf(size)}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button size="sm" variant="secondary" onClick={grid.tickAll}>
        {word('office.tick_all')}
      </Button>
    </div>
  )
}

interface TickProps {
  grid: VariantGrid
  place: { readonly row: number; readonly column: number }
  ids: readonly [number | null, number | null]
  label: string
}

function Tick({ grid, place, ids, label }: TickProps) {
  const [colour, size] = ids
  const row = grid.rows.find(({ colourId, sizeId }) => colourId === colour && sizeId === size)
  return (
    <input
      type="checkbox"
      className="size-5 align-middle"
      aria-label={label}
      data-row={place.row}
      data-column={place.column}
      checked={row !== undefined}
      // Its focus is part of the way of the arrows, so that it is not disabled.
      aria-disabled={row !== undefined && row.id !== null}
      onChange={(event) => {
        if (!row || row.id === null) grid.tick(colour, size, event.target.checked)
      }}
    />
  )
}
