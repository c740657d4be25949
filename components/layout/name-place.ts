/** Stands for a group's name in a text that the page carries once for all groups. */
export const NAME_PLACE = '%'
