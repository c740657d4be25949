import type { GridData } from './grid-data'

/** A list's data on its way into the page, as one text: React would walk through each of its thousands of values, twice on the server and once in the browser. */
export type PackedGrid = string

export const packGrid = (data: GridData): PackedGrid => JSON.stringify(data)
export const openGrid = (packed: PackedGrid): GridData => JSON.parse(packed) as GridData
