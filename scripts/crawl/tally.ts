/** What was checked, how often, and what was found, by check and kind of page. */
export interface Fault {
  readonly check: string
  readonly kind: string
  readonly address: string
  readonly detail: string
}

/** A fault that is known and right as it is; the reason is printed with the number of faults that it explains. */
export interface Exception {
  readonly check: string
  /** Of the address and the detail, `ADDRESS DETAIL`. */
  readonly matches: RegExp
  readonly reason: string
}

interface Count {
  checked: number
  faults: number
}

export class Tally {
  readonly #counts = new Map<string, Map<string, Count>>()
  readonly #kinds = new Set<string>()
  readonly #exceptions: readonly Exception[]
  readonly faults: Fault[] = []
  readonly explained = new Map<Exception, number>()

  constructor(exceptions: readonly Exception[] = []) {
    this.#exceptions = exceptions
  }

  #count(check: string, kind: string): Count {
    this.#kinds.add(kind)
    const row = this.#counts.get(check) ?? new Map<string, Count>()
    this.#counts.set(check, row)
    const count = row.get(kind) ?? { checked: 0, faults: 0 }
    row.set(kind, count)
    return count
  }

  /** Counts one thing that was checked, with what is wrong with it; an explained fault is counted apart. */
  checked(check: string, { kind, address }: { kind: string; address: string }, details: readonly string[] = []): void {
    const count = this.#count(check, kind)
    count.checked += 1
    for (const detail of details) {
      const exception = this.#exceptions.find(
        (entry) => entry.check === check && entry.matches.test(`${address} ${detail}`),
      )
      if (exception) {
        this.explained.set(exception, (this.explained.get(exception) ?? 0) + 1)
        continue
      }
      count.faults += 1
      this.faults.push({ check, kind, address, detail })
    }
  }

  /** A head and rows: one row a check, one column a kind; `n` things were checked, `n !m` with m faults. */
  table(): { head: string[]; rows: string[][] } {
    const kinds = [...this.#kinds].sort()
    const cell = (count: Count | undefined) => {
      if (!count) return ''
      return count.faults === 0 ? String(count.checked) : `${count.checked} !${count.faults}`
    }
    const rows = [...this.#counts].map(([check, row]) => {
      const all = { checked: 0, faults: 0 }
      for (const { checked, faults } of row.values()) {
        all.checked += checked
        all.faults += faults
      }
      return [check, cell(all), ...kinds.map((kind) => cell(row.get(kind)))]
    })
    return { head: ['check', 'all', ...kinds], rows }
  }
}
