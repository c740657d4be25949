/**
 * A checker of Stryker that lets a random sample of the mutants through, always the same one for a seed, and those that may live in any
 * case. Plain JavaScript, because Stryker loads it in processes without a compiler.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

import { CheckStatus } from '@stryker-mutator/api/check'
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'

/** @typedef {import('@stryker-mutator/api/core').MutantTestCoverage} Mutant */
/** @typedef {Pick<Mutant, 'fileName' | 'location' | 'replacement'>} Place */
/** @typedef {{ size: number, seed: number, always: readonly string[] }} Sample */

const LONGEST = 90
const oneLine = (/** @type {string} */ text) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`
}

/** @type {Map<string, string[]>} */
const texts = new Map()
function linesOf(/** @type {string} */ file) {
  const known = texts.get(file)
  if (known) return known
  const lines = readFileSync(file, 'utf8').split('\n')
  texts.set(file, lines)
  return lines
}

/**
 * A mutant by its file, its first line and the change in it: what stays the same when other lines move.
 * @param {Place} mutant
 * @param {string} root
 */
export function describeMutant({ fileName, location: { start, end }, replacement }, root) {
  const lines = linesOf(fileName).slice(start.line, end.line + 1)
  const [first = ''] = lines
  const last = lines.length - 1
  const original = lines
    .map((line, index) => line.slice(index === 0 ? start.column : 0, index === last ? end.column : undefined))
    .join('\n')
  return {
    file: relative(root, fileName),
    line: start.line + 1,
    code: first.trim(),
    change: `${oneLine(original)} → ${oneLine(replacement)}`,
  }
}

/** @param {{ file: string, code: string, change: string }} mutant */
export const keyOf = ({ file, code, change }) => `${file}\n${code}\n${change}`

/**
 * A number that depends on the seed and the place of a mutant.
 * @param {number} seed
 * @param {string} root
 * @param {Place} mutant
 */
export function lotOf(seed, root, { fileName, location: { start, end }, replacement }) {
  const place = [seed, relative(root, fileName), start.line, start.column, end.line, end.column, replacement].join(' ')
  return createHash('sha256').update(place).digest('hex')
}

/**
 * The lot up to which mutants are drawn.
 * @param {readonly string[]} lots
 * @param {number} size
 */
export const lastLot = (lots, size) => [...lots].sort()[Math.min(size, lots.length) - 1] ?? ''

class SampleChecker {
  static inject = tokens(commonTokens.options)
  /** @type {string | undefined} */
  #last

  /** @param {import('@stryker-mutator/api/core').StrykerOptions} options */
  constructor(options) {
    this.sample = /** @type {Sample & { root: string }} */ (options['sample'])
  }

  init() {
    return Promise.resolve()
  }

  /**
   * Stryker hands over all mutants at once, before it has any of them checked.
   * @param {readonly Mutant[]} mutants
   */
  group(mutants) {
    const { root, seed, size } = this.sample
    this.#last ??= lastLot(
      mutants.filter((mutant) => !mutant.static).map((mutant) => lotOf(seed, root, mutant)),
      size,
    )
    return Promise.resolve([mutants.map(({ id }) => id)])
  }

  /**
   * @param {readonly Mutant[]} mutants
   * @returns {Promise<Record<string, import('@stryker-mutator/api/check').CheckResult>>}
   */
  check(mutants) {
    const { root, seed, always } = this.sample
    const isDrawn = (/** @type {Mutant} */ mutant) => lotOf(seed, root, mutant) <= (this.#last ?? '')
    return Promise.resolve(
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          !mutant.static && (isDrawn(mutant) || always.includes(keyOf(describeMutant(mutant, root))))
            ? { status: CheckStatus.Passed }
            : { status: CheckStatus.CompileError, reason: 'not in the sample' },
        ]),
      ),
    )
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)]
