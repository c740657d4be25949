/** Placeholder of a group's name in a text that the page contains once for all groups. */
export const NAME_PLACEHOLDER = '%'
