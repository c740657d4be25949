/** Before the parts of their own: what the record is called and what it is. */
export const FIRST_SECTIONS: ReadonlySet<string> = new Set(['texts', 'main'])
