/** Every citation of the specification, the decisions and the reliability checks leads somewhere. The forms are those of CONTRIBUTING.md. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const SPEC = 'docs/spec'
const OWN_NAME = 'tests/unit/docs/citations.test.ts'

/** Text of each section, by document and section: `2.9` is section 9 of spec 2. */
const sections = new Map<string, string>()
for (const file of readdirSync(SPEC).filter((name) => /^\d-.*\.md$/.test(name))) {
  const [, ...parts] = readFileSync(`${SPEC}/${file}`, 'utf8').split(/^## (?=\d+\.)/m)
  for (const part of parts) sections.set(`${file[0]}.${Number.parseInt(part, 10)}`, plain(part))
}

const statements = new Set(
  readFileSync(`${SPEC}/statements.tsv`, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? ''),
)
const decisions = new Set(readdirSync('docs/decisions').map((name) => Number.parseInt(name, 10)))

/** Without case, and without the characters that prose and tables write differently. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[`*’']/g, '')
    .replaceAll(/\s+/g, ' ')
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|cjs|css|sql|md)$/.test(file) && !/^docs\/spec\/\d/.test(file) && file !== OWN_NAME)
  .filter((file) => existsSync(file))

/** A file as one line: a citation may go on in the next line of a comment. */
const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, ' ')

/** `spec 2 §3 "Sizes", §4 and §9`: the sections, each with the parts that are named behind it. */
const SECTION = /§\d+(?: ["“][^"”]+["”](?:(?:,| and) ["“][^"”]+["”])*)?/
const CITATION = new RegExp(`\\bspec (\\d)(?: (${SECTION.source}(?:(?:,| and|, and) ${SECTION.source})*))?`, 'gi')

function problemsOfSpec(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(([citation, document, cited]) => {
    if (cited === undefined) return [`${citation} …: no section`]
    return [...cited.matchAll(new RegExp(SECTION, 'g'))].flatMap(([entry]) => {
      const section = sections.get(`${document}.${entry.match(/\d+/)?.[0]}`)
      if (section === undefined) return [`${citation}: no such section`]
      return [...entry.matchAll(/["“]([^"”]+)["”]/g)].flatMap(([, name = '']) =>
        section.includes(plain(name)) ? [] : [`${citation}: "${name}" is not in it`],
      )
    })
  })
}

const problemsOfStatements = (text: string) =>
  [...text.matchAll(/\b[BDP]\d{1,2}\.\d{2}\b/g)].flatMap(([id]) =>
    statements.has(id) ? [] : [`${id}: no such statement`],
  )

const problemsOfDecisions = (text: string) =>
  [...text.matchAll(/\bdecision (\d+)\b/gi)].flatMap(([citation, number]) =>
    decisions.has(Number(number)) ? [] : [`${citation}: no such decision`],
  )

const checks = new Set(
  readFileSync('docs/reliability.md', 'utf8')
    .match(/^\| [A-F]\d+ (?=\|)/gm)
    ?.map((id) => id.slice(2, -1)),
)

const problemsOfChecks = (text: string) =>
  [...text.matchAll(/\bcheck ([A-F]\d+(?:, [A-F]\d+)*)/gi)].flatMap(([citation, ids = '']) =>
    ids.split(', ').flatMap((id) => (checks.has(id) ? [] : [`${citation}: no such check`])),
  )

const all = (problemsOf: (text: string) => string[]) =>
  files.flatMap((file) => problemsOf(textOf(file)).map((problem) => `${file}: ${problem}`))

describe('citations', () => {
  it('the specification is read: sections and statements', () => {
    expect(sections.size).toBe(27)
    expect(statements.size).toBeGreaterThan(400)
  })

  it('every section of the specification that is cited exists, and has the part that is named', () => {
    expect(all(problemsOfSpec)).toEqual([])
  })

  it('every number of a statement exists', () => {
    expect(all(problemsOfStatements)).toEqual([])
  })

  it('every decision that is cited exists', () => {
    expect(all(problemsOfDecisions)).toEqual([])
  })

  it('every reliability check that is cited exists', () => {
    expect(all(problemsOfChecks)).toEqual([])
  })

  it('finds what does not resolve', () => {
    expect(problemsOfSpec('spec 2 §12')).toEqual(['spec 2 §12: no such section'])
    expect(problemsOfSpec('see spec 3 for that')).toEqual(['spec 3 …: no section'])
    expect(problemsOfSpec('spec 2 §3 "Sizes" and §4, §9')).toEqual([])
    expect(problemsOfSpec('spec 2 §3 "Nothing of the kind"')).toHaveLength(1)
    expect(problemsOfStatements('B4.05 B4.99')).toEqual(['B4.99: no such statement'])
    expect(problemsOfDecisions('decision 99')).toHaveLength(1)
    expect(problemsOfChecks('check C5, Z')).toEqual([])
    expect(problemsOfChecks('check C5, C77')).toHaveLength(1)
  })
})
