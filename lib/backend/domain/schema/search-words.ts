/**
 * What orders and accounts are found by, as one expression for each table: the index has it (trigrams), and a query that repeats it uses
 * the index instead of reading every row. Small letters; a space before each part, so that its beginning is told from its middle; phone
 * numbers without what people put between digits.
 */
const phone = (column: string) => `translate(coalesce(${column}, ''), ' ()-', '')`

/** Of a saved address. */
export const addressPhone = (of: string): string => phone(`${of}phone`)
export const orderPhone = (of: string): string => phone(`${of}address ->> 'phone'`)

/** Number, e-mail, name, company and phone of an order. `of`: the table or its alias with a dot, empty in the index. */
export const orderWords = (of: string): string =>
  `(' ' || lower(${of}number || ' ' || ${of}email::text || ' ' || coalesce(${of}address ->> 'first_name', '') || ' ' || coalesce(${of}address ->> 'last_name', '') || ' ' || coalesce(${of}address ->> 'company', '')) || ' ' || ${orderPhone(of)})`

/** E-mail, name, company and phone of an account. */
export const customerWords = (of: string): string =>
  `(' ' || lower(${of}email::text || ' ' || ${of}first_name || ' ' || ${of}last_name || ' ' || coalesce(${of}company, '')) || ' ' || ${phone(`${of}phone`)})`
