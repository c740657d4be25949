/** The graph of folders, computed from the imports of files: cycles at every depth, and how many files one file reaches. */

/** An import between two files of the repository. */
export interface Edge {
  readonly from: string
  readonly to: string
  /** How the importing file writes it. */
  readonly written?: string
  readonly isType: boolean
}

/** A graph that must have no cycle: for one folder, its subfolders and its own files. */
type Graph = Map<string, Map<string, Edge>>

/** For each folder (and '' for the root) the graph of its direct contents; its own files are one node, `.`. */
export function folderGraphs(edges: readonly Edge[]): Map<string, Graph> {
  const graphs = new Map<string, Graph>()
  for (const edge of edges) {
    const [from, to] = [edge.from.split('/'), edge.to.split('/')]
    let depth = 0
    while (depth < from.length - 1 && depth < to.length - 1 && from[depth] === to[depth]) depth += 1
    const nameOf = (parts: string[]) => (depth < parts.length - 1 ? (parts[depth] ?? '') : '.')
    const [a, b] = [nameOf(from), nameOf(to)]
    if (a === b) continue
    const parent = from.slice(0, depth).join('/')
    const graph = graphs.get(parent) ?? new Map<string, Map<string, Edge>>()
    graphs.set(parent, graph.set(a, (graph.get(a) ?? new Map<string, Edge>()).set(b, edge)))
  }
  return graphs
}

/** The cycles of one graph, each as a list of names. */
export function circlesOf(graph: Graph): string[][] {
  const reach = new Map(
    [...graph.keys()].map((name) => [name, reachedFrom(name, (node) => [...(graph.get(node)?.keys() ?? [])])]),
  )
  const seen = new Set<string>()
  const circles: string[][] = []
  for (const [name, reached] of reach) {
    if (seen.has(name) || !reached.has(name)) continue
    const circle = [...reached].filter((other) => reach.get(other)?.has(name))
    circle.forEach((other) => seen.add(other))
    circles.push(circle.sort())
  }
  return circles
}

/** Everything that can be reached from a node in one step or more. */
export function reachedFrom(start: string, next: (node: string) => readonly string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...next(start)]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (reached.has(node)) continue
    reached.add(node)
    waiting.push(...next(node))
  }
  return reached
}
