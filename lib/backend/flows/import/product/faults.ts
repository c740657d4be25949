/**
 * What can be wrong with a file, and what of it can be left out: a code and what its sentence names. The sentences are the messages
 * `importer.<code>` of each language, so that the back office and the command say the same.
 */
export const FAULTS = {
  // The file.
  empty_file: [],
  no_rows: [],
  no_products: [],
  spreadsheet: [],
  old_workbook: [],
  pdf: [],
  gzip: [],
  no_text: [],
  encoding_unsure: [],
  encoding_damaged: [],
  encoding_unknown: ['name'],
  encoding_wrong: ['name'],
  letters_lost: [],
  header_empty: [],
  header_no_separator: [],
  header_two_separators: [],
  column_twice: ['column'],
  columns_unknown: [],
  columns_missing: ['columns'],
  looks_like: ['kind', 'columns'],
  xml_no_feed: [],
  xml_broken: ['detail'],
  json_broken: ['detail'],
  json_unclosed: [],
  product_too_long: ['most'],
  quote_unclosed: [],
  quote_place: [],
  row_too_long: ['most'],
  too_many_records: ['most'],
  cell_count: [],
  csv_broken: ['detail'],
  // A cell.
  missing: ['column'],
  missing_in_first: ['column'],
  sku_and_id_missing: [],
  not_price: ['column', 'value'],
  price_unclear: ['column', 'value'],
  not_above_zero: ['column', 'value'],
  not_whole: ['column', 'value'],
  too_many_units: ['column', 'value'],
  not_truth: ['column', 'value'],
  not_day: ['column', 'value'],
  not_json: ['column', 'value'],
  text_too_long: ['column', 'count', 'most'],
  formula: ['column', 'value'],
  spreadsheet_error: ['column', 'value'],
  other_currency: ['column', 'currency'],
  value_unknown: ['column', 'value'],
  not_content: ['value'],
  hazard: ['part'],
  food: ['part'],
  durability: ['value'],
  handle: ['value'],
  status: ['value'],
  published: ['value'],
  type: ['value'],
  price_area: ['value'],
  // A field of the shop's own files.
  own_value: ['field'],
  own_fields: ['field', 'names'],
  own_choice: ['field', 'values'],
  own_kind: ['field', 'expected'],
  own_too_large: ['field', 'most'],
  own_too_small: ['field', 'least'],
  // A row, and rows together.
  prices_empty: [],
  price_end: [],
  end_of_regular: [],
  end_before_start: [],
  sku_twice: ['sku', 'line'],
  gtin_twice: ['gtin', 'line'],
  options_twice: ['line'],
  product_apart: ['handle', 'line'],
  handle_case: ['handle', 'line'],
  no_variations: [],
  no_parent: ['value'],
  sku_of_other: ['sku', 'name'],
  sku_unknown: ['sku'],
  sku_of_several: ['sku'],
  store_unknown: ['store'],
  // What is left out of a product that is imported.
  gtin_shortened: ['gtin'],
  gtin_length: ['gtin'],
  gtin_check: ['gtin', 'digit'],
  gtin_taken: ['handle', 'by', 'variant', 'gtin'],
  stock_shared: [],
  stock_no_store: ['handle', 'by', 'variant', 'store'],
  tax_class: ['value'],
  type_left_out: ['name', 'type'],
  picture_no_host: ['handle', 'picture'],
  picture_late: ['handle', 'picture'],
  picture_answer: ['handle', 'picture', 'status'],
  picture_redirects: ['handle', 'picture'],
  picture_large: ['handle', 'picture'],
  picture_address: ['handle', 'picture'],
  picture_private: ['handle', 'picture'],
  picture_not_in_folder: ['handle', 'picture'],
  picture_needs_folder: ['handle', 'picture'],
  picture_none: ['handle', 'picture'],
  picture_other: ['handle', 'picture', 'detail'],
  // What a kind of file cannot say.
  no_quantities: [],
  // What an import makes beside the products.
  group_new: ['name', 'place', 'above'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type FaultCode = keyof typeof FAULTS
type Value = string | number
type Named<Code extends FaultCode> = (typeof FAULTS)[Code][number]

/** A code, and what its sentence names where it names something. */
export type Given = {
  [Code in FaultCode]: [Named<Code>] extends [never]
    ? readonly [code: Code, names?: undefined]
    : readonly [code: Code, names: Readonly<Record<Named<Code>, Value>>]
}[FaultCode]

/** What is wrong, or left out. */
export interface Reason {
  readonly code: FaultCode
  readonly args: Readonly<Record<string, Value>>
}

/** A reason at a line of the file, for the person who imports it. */
export interface Remark extends Reason {
  readonly line: number
}

export const because = (...[code, args]: Given): Reason => ({ code, args: args ?? {} })

export const remarkAt = (line: number, ...given: Given): Remark => ({ line, ...because(...given) })

/** A cell that cannot be used. */
export class BadCell extends Error {
  readonly reason: Reason
  /** Of its row, where that is known already. */
  line: number | null = null
  constructor(...given: Given) {
    super(given[0])
    this.reason = because(...given)
  }

  at(line: number): this {
    this.line = line
    return this
  }
}

/** The whole file cannot be used. */
export class BadFile extends Error {
  readonly remark: Remark
  constructor(line: number, ...given: Given) {
    super(given[0])
    this.remark = remarkAt(line, ...given)
  }

  /** A cell by which rows are told apart: without it nobody knows which rows belong together. */
  static ofCell({ reason: { code, args }, line }: BadCell): BadFile {
    return new BadFile(line ?? 1, ...([code, args] as unknown as Given))
  }
}
