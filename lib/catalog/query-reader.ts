/** A source of query parameters; URLSearchParams is one. */
export interface QueryReader {
  get(name: string): string | null
}

/** A reader of the object in which Next passes the query; of a repeated parameter the first value is used. */
export function queryReader(query: Readonly<Record<string, string | readonly string[] | undefined>>): QueryReader {
  return {
    get(name) {
      const value = Object.hasOwn(query, name) ? query[name] : undefined
      return (typeof value === 'string' ? value : value?.[0]) ?? null
    },
  }
}
