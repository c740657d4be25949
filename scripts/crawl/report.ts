/** The report: a table of what was checked, the faults in groups, and the faults that are explained. */
import { table } from '../bench/table'
import type { Exception, Fault, Tally } from './tally'

/** Addresses of one group that are printed. */
const SHOWN = 5

/** Faults of one check that differ only in names, numbers and addresses. */
function groupOf({ check, kind, detail }: Fault): string {
  return `${check} | ${kind} | ${detail
    .replace(/https?:\/\/\S+/g, 'ADDRESS')
    .replace(/"[^"]*"|“[^”]*”/g, '"…"')
    .replace(/\d+/g, 'N')}`
}

export function groupedFaults(faults: readonly Fault[]): string[] {
  const groups = new Map<string, Fault[]>()
  for (const fault of faults) {
    const key = groupOf(fault)
    groups.set(key, [...(groups.get(key) ?? []), fault])
  }
  return [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const rest = group.length > SHOWN ? [`    … and ${group.length - SHOWN} more`] : []
      return [
        `${first.check} (${first.kind}): ${group.length}`,
        ...group.slice(0, SHOWN).map(({ address, detail }) => `    ${address}\n        ${detail}`),
        ...rest,
      ]
    })
}

function explainedLines(all: readonly Exception[], explained: ReadonlyMap<Exception, number>): string[] {
  return all.map((entry) => `${entry.check}: ${explained.get(entry) ?? 0} explained: ${entry.reason}`)
}

export function printReport(tally: Tally, exceptions: readonly Exception[]): void {
  const { head, rows } = tally.table()
  console.log(`\n${table(head, rows)}\n`)
  for (const line of explainedLines(exceptions, tally.explained)) console.log(line)
  console.log(`\n${tally.faults.length} faults`)
  for (const line of groupedFaults(tally.faults)) console.log(line)
}
