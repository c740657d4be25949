/**
 * `npm run imports`: checks the import boundaries of `rooms.json` and that no folder imports a folder that imports it, at any depth.
 * `npm run imports -- docs`: writes the table of rooms into docs/architecture.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { cruiseRepository, edgesOf } from './imports/cruise'
import { circlesOf, type Edge, folderGraphs, reachedFrom } from './imports/folders'
import { faultsOf, readRooms } from './imports/rooms'
import { ARCHITECTURE, withTable } from './imports/table'

/** The flow that imports most files of the back end. */
const PLACING_AN_ORDER = 'lib/backend/flows/checkout/place.ts'

function report(edges: readonly Edge[], below: string): string[] {
  const graphs = [...folderGraphs(edges)].filter(([parent]) => parent.startsWith(below))
  const circles = graphs.flatMap(([parent, graph]) =>
    circlesOf(graph).map((circle) => `${parent || '.'}: ${circle.join(' ↔ ')}`),
  )
  const folders = graphs.reduce(
    (all, [, graph]) => all + new Set([...graph.keys(), ...[...graph.values()].flatMap((to) => [...to.keys()])]).size,
    0,
  )
  console.log(`${below || 'whole repository'}: ${folders} folders, ${circles.length} circles`)
  return circles
}

function reachOf(edges: readonly Edge[], file: string): number {
  const next = new Map<string, string[]>()
  for (const { from, to, isType } of edges) if (!isType) next.set(from, [...(next.get(from) ?? []), to])
  return reachedFrom(file, (node) => next.get(node) ?? []).size
}

async function check(): Promise<boolean> {
  const faults = faultsOf(readRooms()).map((fault) => `rooms.json: ${fault}`)
  const result = await cruiseRepository(existsSync)
  const edges = edgesOf(result)
  faults.push(...result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`))
  console.log(`${result.summary.totalCruised} files, ${edges.length} imports between them`)
  report(edges, 'lib/backend')
  faults.push(...report(edges, '').map((circle) => `folders in a circle: ${circle}`))
  console.log(`${PLACING_AN_ORDER} reaches ${reachOf(edges, PLACING_AN_ORDER)} files`)
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}

if (process.argv[2] === 'docs') writeFileSync(ARCHITECTURE, withTable(readFileSync(ARCHITECTURE, 'utf8'), readRooms()))
else if (!(await check())) process.exitCode = 1
