/** A stub of another company's shop system, with its own names, texts for amounts and one list of goods. It knows two languages. */

export interface ForeignItem {
  /** Digits; the system has no other key. */
  readonly code: string
  readonly maker: string
  readonly title: { readonly fi: string; readonly en: string }
  readonly about: { readonly fi: string; readonly en: string }
  readonly dept: string
  /** Euros with VAT as text: `89.90`. */
  readonly price: string
  readonly was?: string
  readonly since: string
  readonly photo: string
  /** One row for each size, with pieces in the warehouse. */
  readonly sizes: readonly { readonly key: string; readonly label: string; readonly pcs: number }[]
}

export interface ForeignDepartment {
  readonly key: string
  readonly title: { readonly fi: string; readonly en: string }
}

const DEPARTMENTS: readonly ForeignDepartment[] = [
  { key: '10', title: { fi: 'Kengät', en: 'Shoes' } },
  { key: '20', title: { fi: 'Reput', en: 'Backpacks' } },
]

const item = (
  code: string,
  dept: string,
  rest: Omit<ForeignItem, 'code' | 'dept' | 'since' | 'photo'>,
): ForeignItem => ({
  code,
  dept,
  since: '2026-03-01',
  photo: `goods/${code}.jpg`,
  ...rest,
})

const ITEMS: readonly ForeignItem[] = [
  item('501', '10', {
    maker: 'Kivikko',
    title: { fi: 'Polku polkujuoksukenkä', en: 'Path trail shoe' },
    about: { fi: 'Pitävä pohja märällä kalliolla.', en: 'Grips on wet rock.' },
    price: '129.00',
    sizes: [
      { key: '5011', label: '42', pcs: 3 },
      { key: '5012', label: '43', pcs: 0 },
    ],
  }),
  item('502', '10', {
    maker: 'Kivikko',
    title: { fi: 'Harju vaelluskenkä', en: 'Ridge hiking boot' },
    about: { fi: 'Nahkaa, vuorattu.', en: 'Leather, lined.' },
    price: '159.20',
    was: '199.00',
    sizes: [{ key: '5021', label: '42', pcs: 1 }],
  }),
  item('601', '20', {
    maker: 'Louhi',
    title: { fi: 'Päiväreppu 22 l', en: 'Day pack 22 l' },
    about: { fi: 'Rintaremmi ja sadesuoja.', en: 'Chest strap and rain cover.' },
    price: '89.90',
    sizes: [{ key: '6011', label: '', pcs: 12 }],
  }),
]

/** Answers `GET` of a path as the other system does: an envelope with `rows`, and nothing but an HTTP status where it fails. */
export type AskForeign = (path: string) => Promise<{ readonly status: number; readonly rows: readonly unknown[] }>

export const askForeignShop: AskForeign = (path) => {
  const [, kind, key] = path.split('/')
  if (kind === 'departments') return Promise.resolve({ status: 200, rows: DEPARTMENTS })
  if (kind !== 'items') return Promise.resolve({ status: 404, rows: [] })
  const rows = key === undefined ? ITEMS : ITEMS.filter(({ code }) => code === key)
  return Promise.resolve({ status: rows.length > 0 ? 200 : 404, rows })
}
