/** Groups that the goods of this folder add to the tree, appended in this order. */
import type { GroupEntry } from '../types'

export const SKI_GROUPS: readonly GroupEntry[] = []
