/** What is loaded by whom: files that production loads, and files that tests load. Imports of types load nothing. */
import { cruiseAll, edgesOf } from '../imports/cruise'
import type { Edge } from '../imports/folders'

/** Production begins here, and at the parts of the demo, which lib/demo loads by their path. */
const PRODUCTION = /^(?:app|server|scripts)\/|^(?:middleware|instrumentation)\.ts$|^demo\/[^/]+\/index\.ts$/
const TEST = /^(?:demo\/)?tests\//
const SOURCE = /^(?:app|components|lib|stores|server)\/|^(?:middleware|instrumentation)\.ts$/
/** Unit, component and API tests. */
export const VITEST = /^(?:demo\/)?tests\/(?:unit|component|api)\/.*\.test\.tsx?$/

export class Graph {
  readonly #next = new Map<string, string[]>()
  readonly #written = new Map<string, string>()
  readonly files: readonly string[]
  readonly production: ReadonlySet<string>

  constructor(files: readonly string[], edges: readonly Edge[]) {
    this.files = files
    for (const { from, to, written, isType } of edges) {
      if (isType) continue
      this.#next.set(from, [...(this.#next.get(from) ?? []), to])
      this.#written.set(`${from} ${written}`, to)
    }
    this.production = this.loadedBy(files.filter((file) => PRODUCTION.test(file)))
  }

  /** The files themselves and all that they import; `follows` may end the walk at a file. */
  loadedBy(starts: readonly string[], follows: (file: string) => boolean = () => true): Set<string> {
    const loaded = new Set(starts)
    const waiting = starts.filter(follows)
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
      for (const next of this.#next.get(file) ?? []) {
        if (loaded.has(next)) continue
        loaded.add(next)
        if (follows(next)) waiting.push(next)
      }
    return loaded
  }

  /** The file that a file means by what it writes in an import; undefined for a package. */
  resolve = (from: string, written: string): string | undefined => this.#written.get(`${from} ${written}`)

  /** Does a file that a test imports belong to production, directly or behind files of the tests? */
  leadsToProduction(file: string): boolean {
    const loaded = this.loadedBy([file], (next) => TEST.test(next))
    return [...loaded].some((next) => !TEST.test(next) && this.production.has(next))
  }

  /** The source files of the shop that production loads, without its scripts and the demo. */
  sources = (): string[] => this.files.filter((file) => SOURCE.test(file) && this.production.has(file))

  /** Those of them that no unit, component or API test loads. */
  untested(): string[] {
    const loaded = this.loadedBy(this.files.filter((file) => VITEST.test(file)))
    return this.sources().filter((file) => !loaded.has(file))
  }
}

export async function readGraph(): Promise<Graph> {
  const result = await cruiseAll()
  const files = result.modules.map(({ source }) => source).filter((source) => !source.includes('node_modules'))
  return new Graph(files, edgesOf(result))
}
