import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

/** Generic claims of the annex of Directive (EU) 2024/825 and claims about the climate, in the shop's languages. */
const CLAIMS =
  /eco-?friendly|environmentally friendly|climate[- ]neutral|carbon footprint|carbon neutral|hiilijalanj|hiilineutr|ympäristöystäv|klimatavtryck|klimatneutral|miljövänlig|umweltfreundlich|klimaneutral|fußabdruck|respectueu\w* de l.environnement|écologique|neutre en carbone|углеродн|экологичн/i

const files = ['demo/data', 'locales'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|md)$/.test(name) && !name.startsWith('compiled'))
    .map((name) => `${root}/${name}`),
)

describe('issue 15 texts of the shop', () => {
  it('make no claim about the environment without proof; the page about responsibility says that they do not', () => {
    const found = files.filter((file) => CLAIMS.test(readFileSync(file, 'utf8')))
    expect(found.filter((file) => !file.endsWith('/responsibility.md'))).toEqual([])
  })
})
