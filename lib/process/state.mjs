/**
 * State that exists once in a process, however often a module is bundled or loaded. Only this file writes to globalThis; the keys are listed
 * in keys.ts. Plain JavaScript, because Next's cache handler is loaded without a compiler.
 */

/** @typedef {import('./keys').SharedState} SharedState */
/** @typedef {import('./keys').ModuleKey} ModuleKey */

const KEY = Symbol.for('shop.process')
const globals = /** @type {Record<symbol, Record<string, unknown> | undefined>} */ (/** @type {unknown} */ (globalThis))
const states = (globals[KEY] ??= {})

/**
 * The state of one module, created at its first use.
 * @template T
 * @param {ModuleKey} key
 * @param {() => T} create
 * @returns {T}
 */
export function moduleState(key, create) {
  return /** @type {T} */ ((states[key] ??= create()))
}

/**
 * The value that another module has published, or undefined.
 * @template {keyof SharedState} K
 * @param {K} key
 * @returns {SharedState[K] | undefined}
 */
export function published(key) {
  return /** @type {SharedState[K] | undefined} */ (states[key])
}

/**
 * Publishes a value for the modules that read it; a later one replaces it, undefined removes it.
 * @template {keyof SharedState} K
 * @param {K} key
 * @param {SharedState[K] | undefined} value
 */
export function publish(key, value) {
  states[key] = value
}

/**
 * Deletes the state of a module, so that a test can load the module again without it.
 * @param {ModuleKey} key
 */
export function deleteModuleState(key) {
  delete states[key]
}
