import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { COMPILE_HINT, hintCompilation } from '@/scripts/lib/compile-hints'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'chunks-'))))
afterEach(() => rmSync(folder, { recursive: true }))

it('every script of a build begins with the hint, once; other files stay as they are', () => {
  writeFileSync(join(folder, 'a.js'), 'push([])')
  writeFileSync(join(folder, 'a.css'), 'a{}')
  hintCompilation(folder)
  hintCompilation(folder)
  expect(readFileSync(join(folder, 'a.js'), 'utf8')).toBe(`${COMPILE_HINT}push([])`)
  expect(readFileSync(join(folder, 'a.css'), 'utf8')).toBe('a{}')
})
