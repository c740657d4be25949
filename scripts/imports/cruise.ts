/** Runs dependency-cruiser over the repository with the rules of `rooms.json`. */
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'

import type { Edge } from './folders'
import { readRooms } from './rooms'
import { rulesOf } from './rules'

const TOP = ['app', 'components', 'demo', 'lib', 'stores', 'server', 'middleware.ts', 'instrumentation.ts']

/** Every import of the repository, and those that break a rule. */
export async function cruiseRepository(exists: (path: string) => boolean): Promise<ICruiseResult> {
  // dependency-cruiser reads the alias `@/` from here, though its types do not have this option.
  const ruleSet = { forbidden: rulesOf(readRooms()), options: { tsConfig: { fileName: 'tsconfig.json' } } }
  const { output } = await cruise(
    TOP.filter(exists),
    {
      ruleSet,
      validate: true,
      doNotFollow: { path: 'node_modules|^(demo/)?tests/' },
      exclude: { path: '^(\\.next|\\.data|docs)/' },
      tsPreCompilationDeps: true,
    },
    { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    { tsConfig: extractTsConfig('tsconfig.json') },
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

/** Imports between the repository's own files. */
export function edgesOf({ modules }: ICruiseResult): Edge[] {
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => !resolved.includes('node_modules') && /\.(ts|tsx|mjs)$/.test(resolved))
      .map(({ resolved, dependencyTypes }) => ({
        from: source,
        to: resolved,
        isType: dependencyTypes.includes('type-only'),
      })),
  )
}
