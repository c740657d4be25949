/**
 * What lives once a process, however often a module is bundled or loaded. The one place that puts something on globalThis; the keys are
 * listed in keys.ts. Plain JavaScript, because Next's cache handler is loaded without a compiler.
 */

/** @typedef {import('./keys').SharedState} SharedState */
/** @typedef {import('./keys').ModuleKey} ModuleKey */

const KEY = Symbol.for('shop.process')
const home = /** @type {Record<symbol, Record<string, unknown> | undefined>} */ (/** @type {unknown} */ (globalThis))
const states = (home[KEY] ??= {})

/**
 * The state of one module, made when it is first asked for.
 * @template T
 * @param {ModuleKey} key
 * @param {() => T} create
 * @returns {T}
 */
export function moduleState(key, create) {
  return /** @type {T} */ ((states[key] ??= create()))
}

/**
 * What another module has published, or undefined.
 * @template {keyof SharedState} K
 * @param {K} key
 * @returns {SharedState[K] | undefined}
 */
export function published(key) {
  return /** @type {SharedState[K] | undefined} */ (states[key])
}

/**
 * Publishes a value for the modules that read it; a later one replaces it, undefined withdraws it.
 * @template {keyof SharedState} K
 * @param {K} key
 * @param {SharedState[K] | undefined} value
 */
export function publish(key, value) {
  states[key] = value
}

/**
 * Forgets the state of a module: a test that loads the module anew begins without it.
 * @param {ModuleKey} key
 */
export function forgetModuleState(key) {
  delete states[key]
}
