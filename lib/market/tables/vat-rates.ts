/**
 * VAT rates as dated rows. Food is packaged food (trail meals, bars), books are printed books. Where a country reduces only basic foods
 * that do not include trail food, food has the standard rate. `validFrom` of a rate that is older than the shop is the date of its last
 * change, or 1993-01-01 (the single market).
 *
 * Sources: European Commission, "Taxes in Europe" database, and the national acts of the dated changes.
 */

/** food, books, zero (gift cards and other vouchers), standard. */
export type TaxClass = 1 | 2 | 4 | 5

export interface VatRateRow {
  readonly taxAreaId: number
  readonly taxClass: TaxClass
  readonly ratePercent: number
  /** First day of the rate, YYYY-MM-DD. */
  readonly validFrom: string
}

const LONG_AGO = '1993-01-01'
type Dated = readonly (readonly [validFrom: string, percent: number])[]
type Rate = number | Dated

/** Tax area → standard, food, books. */
const MEMBER_RATES: readonly (readonly [taxAreaId: number, standard: Rate, food: Rate, books: Rate])[] = [
  // Finland
  [
    1,
    [
      ['2013-01-01', 24],
      ['2024-09-01', 25.5],
    ],
    [
      ['2013-01-01', 14],
      ['2026-01-01', 13.5],
    ],
    [
      ['2013-01-01', 10],
      ['2025-01-01', 14],
      ['2026-01-01', 13.5],
    ],
  ],
  [2, 20, 10, 10], // Austria
  [3, 21, 6, 6], // Belgium
  [
    4,
    20,
    20,
    [
      [LONG_AGO, 20],
      ['2020-07-01', 9],
    ],
  ], // Bulgaria
  [5, 25, 25, 5], // Croatia
  [
    6,
    19,
    5,
    [
      [LONG_AGO, 5],
      ['2023-07-01', 3],
    ],
  ], // Cyprus
  [
    7,
    21,
    [
      [LONG_AGO, 15],
      ['2024-01-01', 12],
    ],
    [
      [LONG_AGO, 10],
      ['2024-01-01', 0],
    ],
  ], // Czechia
  [8, 25, 25, 25], // Denmark
  [
    9, // Estonia
    [
      ['2009-07-01', 20],
      ['2024-01-01', 22],
      ['2025-07-01', 24],
    ],
    [
      ['2009-07-01', 20],
      ['2024-01-01', 22],
      ['2025-07-01', 24],
    ],
    9,
  ],
  [10, 20, 5.5, 5.5], // France
  [11, 19, 7, 7], // Germany
  [12, 24, 13, 6], // Greece
  [13, 27, 27, 5], // Hungary
  [14, 23, 0, 0], // Ireland
  [15, 22, 10, 4], // Italy
  [
    16,
    21,
    21,
    [
      [LONG_AGO, 12],
      ['2022-01-01', 5],
    ],
  ], // Latvia
  [
    17,
    21,
    21,
    [
      [LONG_AGO, 9],
      ['2026-01-01', 5],
    ],
  ], // Lithuania
  [
    18,
    [
      ['2015-01-01', 17],
      ['2023-01-01', 16],
      ['2024-01-01', 17],
    ],
    3,
    3,
  ], // Luxembourg
  [19, 18, 0, 5], // Malta
  [
    20,
    21,
    [
      [LONG_AGO, 6],
      ['2019-01-01', 9],
    ],
    [
      [LONG_AGO, 6],
      ['2019-01-01', 9],
    ],
  ], // Netherlands
  [21, 23, 8, 5], // Poland
  [22, 23, 23, 6], // Portugal
  [
    23, // Romania
    [
      ['2017-01-01', 19],
      ['2025-08-01', 21],
    ],
    [
      ['2015-06-01', 9],
      ['2025-08-01', 11],
    ],
    [
      ['2018-11-01', 5],
      ['2025-08-01', 11],
    ],
  ],
  [
    24,
    [
      ['2011-01-01', 20],
      ['2025-01-01', 23],
    ],
    [
      ['2011-01-01', 20],
      ['2025-01-01', 19],
    ],
    [
      ['2011-01-01', 10],
      ['2025-01-01', 5],
    ],
  ], // Slovakia
  [
    25,
    22,
    9.5,
    [
      [LONG_AGO, 9.5],
      ['2020-01-01', 5],
    ],
  ], // Slovenia
  [26, 21, 10, 4], // Spain
  [
    27,
    25,
    [
      ['1996-01-01', 12],
      ['2026-04-01', 6],
      ['2028-01-01', 12],
    ],
    6,
  ], // Sweden: the food rate is halved for 21 months
]

function rows(taxAreaId: number, taxClass: TaxClass, rate: Rate): VatRateRow[] {
  const dated: Dated = typeof rate === 'number' ? [[LONG_AGO, rate]] : rate
  return dated.map(([validFrom, ratePercent]) => ({ taxAreaId, taxClass, ratePercent, validFrom }))
}

const EXPORT_AREA = 50
const CLASSES: readonly TaxClass[] = [1, 2, 4, 5]

/** Every default rate; the shop's own rows in the database have priority over these. */
export const VAT_RATES: readonly VatRateRow[] = [
  ...MEMBER_RATES.flatMap(([id, standard, food, books]) => [
    ...rows(id, 1, food),
    ...rows(id, 2, books),
    ...rows(id, 4, 0),
    ...rows(id, 5, standard),
  ]),
  ...CLASSES.flatMap((taxClass) => rows(EXPORT_AREA, taxClass, 0)),
]
