/** Objects of the same kind as columns: the values of each property together, null where an object does not have it. */
export type Columns<T> = { readonly [K in keyof T]?: readonly (T[K] | null)[] }

export function toColumns<T extends object>(rows: readonly T[]): Columns<T> {
  const columns: { [K in keyof T]?: (T[K] | null)[] } = {}
  const add = <K extends keyof T>(key: K) => {
    columns[key] ??= rows.map((row) => row[key] ?? null)
  }
  for (const row of rows) for (const key of Object.keys(row)) add(key as keyof T)
  return columns
}

export function fromColumns<T extends object>(columns: Columns<T>): T[] {
  const entries = Object.entries(columns) as [string, readonly unknown[]][]
  const size = entries[0]?.[1].length ?? 0
  return Array.from(
    { length: size },
    (_, row) =>
      Object.fromEntries(entries.flatMap(([key, values]) => (values[row] === null ? [] : [[key, values[row]]]))) as T,
  )
}
