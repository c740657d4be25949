/**
 * The tag clock: the time of the last change of the data behind each tag. Next's cache handler and the front door's HTML
 * cache check with it whether a cached entry is still fresh. One per process, however often this file is bundled.
 *
 * A page that is being rendered while its data changes is stored after the change, with old content. So each
 * invalidation is repeated after GRACE_MS: a page that was rendered in this time is rendered again.
 */

import { moduleState } from '../process/state.mjs'

/** @typedef {readonly string[] | '*'} ChangedTags the tags that changed, or '*' for all of them */
/** @typedef {(changed: ChangedTags) => void} InvalidationListener */
/**
 * @typedef {object} ClockState
 * @property {Map<string, number>} changedAt when each tag last changed, oldest first
 * @property {number} floor entries stored at or before this moment are stale, whatever their tags
 * @property {number} latest the latest time that was returned, so that old entries do not become fresh when the system clock is set back
 * @property {Set<string> | '*'} pending tags to invalidate again after GRACE_MS
 * @property {ReturnType<typeof setTimeout> | undefined} timer
 * @property {Set<InvalidationListener>} listeners
 */

export const GRACE_MS = 2_000
/**
 * Above this number of tags the oldest quarter is removed and `floor` is raised, which makes all pages older than that stale. So the number
 * is larger than all tags of a shop with 50,000 models: 200,000 tags take about 25 MB.
 */
export const MAX_TAGS = 200_000
const KEPT_TAGS = (MAX_TAGS * 3) / 4

const state = moduleState('tagClock', newClock)

/** @returns {ClockState} */
function newClock() {
  return { changedAt: new Map(), floor: 0, latest: 0, pending: new Set(), timer: undefined, listeners: new Set() }
}

/**
 * Now, in milliseconds; never earlier than an earlier result. The time of stored entries.
 * @returns {number}
 */
export function now() {
  state.latest = Math.max(state.latest, Date.now())
  return state.latest
}

/**
 * Records that the data of these tags has changed.
 * @param {Iterable<string>} tags
 * @param {number} [at] milliseconds; default now
 */
export function invalidate(tags, at = now()) {
  const list = mark(tags, at)
  if (list.length === 0) return
  if (state.pending !== '*') {
    for (const tag of list) state.pending.add(tag)
    if (state.pending.size > MAX_TAGS) state.pending = '*'
  }
  scheduleSecondInvalidation()
  notify(list)
}

/** Records that everything may have changed (notifications were missed, or all data was loaded again). */
export function invalidateAll() {
  markAll(now())
  state.pending = '*'
  scheduleSecondInvalidation()
  notify('*')
}

/**
 * True when an entry with these tags, stored at this moment, is still fresh.
 * @param {Iterable<string>} tags
 * @param {number} storedAtMs
 * @returns {boolean}
 */
export function isFresh(tags, storedAtMs) {
  if (storedAtMs <= state.floor) return false
  for (const tag of tags) {
    const at = state.changedAt.get(tag)
    if (at !== undefined && storedAtMs <= at) return false
  }
  return true
}

/**
 * Since when an entry with these tags, stored at this moment, is stale: the earliest change that the clock knows; null while it is fresh.
 * @param {Iterable<string>} tags
 * @param {number} storedAtMs
 * @returns {number | null}
 */
export function staleSince(tags, storedAtMs) {
  let since = storedAtMs <= state.floor ? state.floor : Infinity
  for (const tag of tags) {
    const at = state.changedAt.get(tag)
    if (at !== undefined && storedAtMs <= at) since = Math.min(since, at)
  }
  return since === Infinity ? null : since
}

/**
 * Calls `listener` after each invalidation, so that a cache can remove entries. Returns the function that removes the listener.
 * @param {InvalidationListener} listener
 * @returns {() => void}
 */
export function onInvalidate(listener) {
  state.listeners.add(listener)
  return () => {
    state.listeners.delete(listener)
  }
}

/**
 * @param {Iterable<string>} tags
 * @param {number} at
 * @returns {string[]}
 */
function mark(tags, at) {
  const list = [...new Set(tags)]
  for (const tag of list) {
    const before = state.changedAt.get(tag) ?? 0
    // Delete first: the map stays in order of the last change.
    state.changedAt.delete(tag)
    state.changedAt.set(tag, Math.max(before, at))
  }
  if (state.changedAt.size > MAX_TAGS) compact()
  return list
}

/** @param {number} at */
function markAll(at) {
  state.floor = Math.max(state.floor, at)
  state.changedAt.clear()
}

/** Deletes the oldest quarter of the tags. Because the floor is raised, an entry can be wrongly stale but never wrongly fresh. */
function compact() {
  let surplus = state.changedAt.size - KEPT_TAGS
  for (const [tag, at] of state.changedAt) {
    if (surplus-- <= 0) break
    state.changedAt.delete(tag)
    state.floor = Math.max(state.floor, at)
  }
}

function scheduleSecondInvalidation() {
  if (state.timer) return
  state.timer = setTimeout(secondInvalidation, GRACE_MS)
  state.timer.unref?.()
}

function secondInvalidation() {
  const pending = state.pending
  state.timer = undefined
  state.pending = new Set()
  if (pending === '*') {
    markAll(now())
    notify('*')
  } else {
    notify(mark(pending, now()))
  }
}

/** @param {ChangedTags} changed */
function notify(changed) {
  for (const listener of state.listeners) {
    try {
      listener(changed)
    } catch (error) {
      console.error('tag clock listener:', error)
    }
  }
}
