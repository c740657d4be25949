import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

/** Names of Tailwind's own widths, which app/styles/theme.css takes away: a class with one does nothing, without an error. */
const TAKEN_AWAY = /(?<![\w-])(?:max-w|min-w|w|basis|columns)-(?:3xs|2xs|xs|sm|md|lg|xl|[2-7]xl)(?![\w-])/g

const components = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name)),
)

describe('widths', () => {
  it('are those of the design: no class names a width that does not exist', () => {
    expect(components.length).toBeGreaterThan(300)
    const found = components.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(TAKEN_AWAY)].map(([name]) => `${file}: ${name}`),
    )
    expect(found).toEqual([])
  })
})
