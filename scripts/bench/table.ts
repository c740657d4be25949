/** A table of text with its columns aligned, numbers to the right. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)))
  const numeric = head.map((_title, column) => rows.every((row) => /^[\d.,–\s%×]*(?:ms|KB)?$/.test(row[column] ?? '')))
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (numeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}

export const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
