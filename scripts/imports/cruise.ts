/** Runs dependency-cruiser over the repository. */
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'

import type { Edge } from './folders'
import { readRooms } from './rooms'
import { rulesOf } from './rules'

const TOP = ['app', 'components', 'demo', 'lib', 'stores', 'server', 'middleware.ts', 'instrumentation.ts']

async function cruised(
  places: readonly string[],
  rules: Pick<IFlattenedRuleSet, 'forbidden'>,
  unfollowed: string,
): Promise<ICruiseResult> {
  // dependency-cruiser reads the alias `@/` from here, though its types do not have this option.
  const ruleSet = { ...rules, options: { tsConfig: { fileName: 'tsconfig.json' } } }
  const { output } = await cruise(
    [...places],
    {
      ruleSet,
      validate: rules.forbidden !== undefined,
      doNotFollow: { path: unfollowed },
      exclude: { path: '^(\\.next|\\.data|docs)/' },
      tsPreCompilationDeps: true,
    },
    { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    { tsConfig: extractTsConfig('tsconfig.json') },
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

/** Every import of the shop, and those that break a rule of `rooms.json`. */
export const cruiseRepository = (exists: (path: string) => boolean): Promise<ICruiseResult> =>
  cruised(TOP.filter(exists), { forbidden: rulesOf(readRooms()) }, 'node_modules|^(demo/)?tests/')

/** Every import of the shop, its scripts and its tests. */
export const cruiseAll = (): Promise<ICruiseResult> => cruised([...TOP, 'scripts', 'tests'], {}, 'node_modules')

/** Imports between the repository's own files. */
export function edgesOf({ modules }: ICruiseResult): Edge[] {
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => !resolved.includes('node_modules') && /\.(ts|tsx|mjs)$/.test(resolved))
      .map(({ resolved, module, dependencyTypes }) => ({
        from: source,
        to: resolved,
        written: module,
        isType: dependencyTypes.includes('type-only'),
      })),
  )
}
