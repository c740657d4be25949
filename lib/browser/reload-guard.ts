/** A page does not reload itself again within this time of its last reload: the first one did not help (spec 1 §9). */
export const RELOAD_GUARD_MS = 10_000
