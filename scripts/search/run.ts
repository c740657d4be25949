/** `npm run search:judge -- FILE`: how many queries of a set have a sensible first result in the shop's catalogue, by language. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { closePools } from '@/lib/backend/platform/database/pool'
import { LANGUAGES } from '@/lib/market/languages'

import { type Facts, judge, querySet, readFacts, type Verdict } from './judge'

const USAGE = 'Usage: npm run search:judge -- FILE [--languages fi,sv]'

function report(verdicts: readonly Verdict[], facts: Facts): void {
  for (const language of LANGUAGES) {
    const own = verdicts.filter((verdict) => verdict.language === language)
    if (own.length === 0) continue
    const right = own.filter(({ isRight }) => isRight).length
    const some = own.filter(({ first }) => first !== undefined).length
    console.log(`${language}: ${right} of ${own.length} sensible first results, ${some} of ${own.length} not empty`)
    for (const { wanted, first } of own.filter(({ isRight }) => !isRight)) {
      const found = first === undefined ? undefined : facts.models.get(first)
      const shown = found ? `${found.id} ${found.name} (${found.groups.join(' ')}; ${found.kind})` : 'nothing'
      const { q, groups, priceSaid: _said, hard: _hard, ...conditions } = wanted
      console.log(`   ${q}  →  ${shown}  wanted: ${groups.join(' ')} ${JSON.stringify(conditions)}`)
    }
  }
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { languages: { type: 'string' } } })
  const [file] = positionals
  if (!file) {
    console.error(USAGE)
    return 2
  }
  const set = querySet.parse(JSON.parse(readFileSync(file, 'utf8')))
  const only = values.languages?.split(',')
  const facts = await readFacts()
  const started = performance.now()
  const languages = Object.fromEntries(Object.entries(set.languages).filter(([code]) => !only || only.includes(code)))
  const verdicts = await judge({ ...set, languages }, facts)
  report(verdicts, facts)
  const seconds = (performance.now() - started) / 1000
  console.log(`${verdicts.length} queries in ${seconds.toFixed(1)} s`)
  return 0
}

main().then(
  async (code) => {
    await closePools()
    process.exit(code)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
