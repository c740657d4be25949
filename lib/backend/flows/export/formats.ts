/** Product files that the shop writes: its own, and those of other shops, which keep less. */
import type { Language } from '@/lib/market/languages'

import { OWN_COLUMNS, rowsOf } from '../import/product/own-cells'
import type { Product, ProductVariant } from '../import/product/shape'
import { plainText } from '@/lib/catalog/plain-text'

export interface ExportContext {
  /** Language of the texts, where the format has one. */
  readonly language: Language
  /** Address of a picture of the image service. */
  readonly pictureUrl: (path: string) => string
  /** Address of a product's page. */
  readonly productUrl: (path: string) => string
}

export interface Format {
  readonly head: string
  readonly foot: string
  /** Text of one product; `isFirst`: no other stands before it. */
  readonly write: (product: Product, isFirst: boolean, context: ExportContext) => string
}

const csvCell = (text: string): string => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\n`

const textIn = (product: Product, language: Language) =>
  product.texts[language] ?? product.texts.en ?? Object.values(product.texts)[0]

const nameIn = (names: Partial<Record<Language, string>>, language: Language): string =>
  names[language] ?? names.en ?? Object.values(names)[0] ?? ''

/** Prices of area 1 that hold now: what is asked, and what is struck through. */
function priceOf(variant: ProductVariant): { now: number | null; regular: number | null } {
  const latest = { regular: null as number | null, discount: null as number | null }
  const today = Date.now()
  for (const { area, kind, amount, from } of variant.prices ?? [])
    if (area === 1 && (kind === 'regular' || kind === 'discount') && (from === undefined || Date.parse(from) <= today))
      latest[kind] = amount
  const { regular, discount } = latest
  return { regular, now: regular !== null && discount !== null && discount < regular ? discount : regular }
}

const money = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))
const unitsOf = ({ stock }: ProductVariant): number => Object.values(stock ?? {}).reduce((sum, units) => sum + units, 0)

/** Only those with a price can be sold elsewhere. */
const priced = (product: Product) => product.variants.filter((variant) => priceOf(variant).now !== null)

const optionsOf = (variant: ProductVariant, language: Language): [string, string][] => [
  ...(variant.colour ? [['Color', nameIn(variant.colour.names, language)] as [string, string]] : []),
  ...(variant.size ? [['Size', variant.size.name] as [string, string]] : []),
  ...(variant.type ? [['Type', nameIn(variant.type.names, language)] as [string, string]] : []),
]

const ownJson: Format = {
  head: '{"format":"polku-products","version":1,"products":[\n',
  foot: '\n]}\n',
  write: (product, isFirst) => (isFirst ? '' : ',\n') + JSON.stringify(product),
}

const ownCsv: Format = {
  head: csvLine(OWN_COLUMNS),
  foot: '',
  write: (product) => rowsOf(product).map(csvLine).join(''),
}

const SHOPIFY =
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Alt Text,Variant Image,Gift Card,SEO Description,Google Shopping / Google Product Category,Google Shopping / Gender,Google Shopping / Age Group,Status'

/** A handle of other shops: letters, digits and dashes. */
const handleOf = ({ handle, slug = '' }: Product) => (/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(handle) ? handle : slug)

function shopifyProduct(product: Product, { language, pictureUrl }: ExportContext): string {
  const own = textIn(product, language)
  const [main] = product.groups ?? []
  const { columns } = product
  const images = (product.images ?? []).flatMap(({ path, captions, type }) =>
    path && type !== 'video' ? [{ url: pictureUrl(path), alt: nameIn(captions ?? {}, language) }] : [],
  )
  const pictureOf = (variant: ProductVariant) => {
    const path = product.images?.find(({ colour }) => colour && colour === variant.colour?.slug)?.path
    return path ? pictureUrl(path) : ''
  }
  const variants = priced(product)
  const lines = Array.from({ length: Math.max(variants.length, images.length) }, (_, place) => {
    const [variant, image, isFirst] = [variants[place], images[place], place === 0]
    const once = (text: string) => (isFirst ? text : '')
    const options = variant ? optionsOf(variant, language) : []
    const option = (at: number) => [isFirst ? (options[at]?.[0] ?? '') : '', options[at]?.[1] ?? '']
    const { now, regular } = variant ? priceOf(variant) : { now: null, regular: null }
    return [
      handleOf(product),
      once(own?.name ?? ''),
      once(own?.long_description_html ?? ''),
      once(product.brand.name),
      once(nameIn(main?.at(-1)?.names ?? {}, language)),
      once(String(columns.is_public ?? true)),
      ...(isFirst && options.length === 0
        ? ['Title', 'Default Title', '', '', '', '']
        : [...option(0), ...option(1), ...option(2)]),
      ...(variant
        ? [
            variant.sku ?? '',
            'shopify',
            String(unitsOf(variant)),
            variant.on_order ? 'continue' : 'deny',
            money(now),
            now === regular ? '' : money(regular),
            variant.gtin ?? '',
          ]
        : ['', '', '', '', '', '', '']),
      image?.url ?? '',
      image?.alt ?? '',
      variant ? pictureOf(variant) : '',
      once(String(columns.tax_class === 4)),
      once(own?.meta_description ?? ''),
      once(product.google_category ?? ''),
      once(columns.gender ?? ''),
      once(columns.age_group ?? ''),
      once(columns.is_public === false ? 'draft' : 'active'),
    ]
  })
  return lines.map(csvLine).join('')
}

const WOOCOMMERCE =
  'Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Short description,Description,In stock?,Stock,Backorders allowed?,Sale price,Regular price,Categories,Images,Parent,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Attribute 3 name,Attribute 3 value(s)'

const escaped = (text: string) => text.replaceAll(',', '\\,')

function wooProduct(product: Product, { language, pictureUrl }: ExportContext): string {
  const own = textIn(product, language)
  const variants = priced(product)
  const [only] = variants
  if (!only) return ''
  const isSimple = variants.length === 1 && optionsOf(only, language).length === 0
  const lines = (text: string) => text.replaceAll('\n', '\\n')
  const offer = (variant: ProductVariant) => {
    const { now, regular } = priceOf(variant)
    return [
      unitsOf(variant) > 0 ? '1' : '0',
      String(unitsOf(variant)),
      variant.on_order ? '1' : '0',
      now === regular ? '' : money(now),
      money(regular),
    ]
  }
  const common = [
    (product.groups ?? [])
      .map((path) => path.map(({ names }) => escaped(nameIn(names, language))).join(' > '))
      .join(', '),
    (product.images ?? []).flatMap(({ path, type }) => (path && type !== 'video' ? [pictureUrl(path)] : [])).join(', '),
    '',
    escaped(product.brand.name),
  ]
  const texts = [
    own?.name ?? '',
    product.columns.is_public === false ? '-1' : '1',
    lines(own?.short_description ?? ''),
    lines(own?.long_description_html ?? ''),
  ]
  const attributes = (options: readonly (readonly [string, string])[]) =>
    [0, 1, 2].flatMap((at) => [options[at]?.[0] ?? '', options[at]?.[1] ?? ''])
  if (isSimple)
    return csvLine(['simple', only.sku ?? '', only.gtin ?? '', ...texts, ...offer(only), ...common, ...attributes([])])
  const parent = `parent-${handleOf(product)}`
  const names = ['Color', 'Size', 'Type'].flatMap((name) => {
    const values = variants.flatMap((variant) =>
      optionsOf(variant, language).flatMap(([own, value]) => (own === name ? [escaped(value)] : [])),
    )
    return values.length > 0 ? [[name, [...new Set(values)].join(', ')] as const] : []
  })
  return [
    csvLine(['variable', parent, '', ...texts, '', '', '', '', '', ...common, ...attributes(names)]),
    ...variants.map((variant) =>
      csvLine([
        'variation',
        variant.sku ?? '',
        variant.gtin ?? '',
        own?.name ?? '',
        '1',
        '',
        '',
        ...offer(variant),
        '',
        '',
        parent,
        '',
        ...attributes(optionsOf(variant, language).map(([name, value]) => [name, escaped(value)] as const)),
      ]),
    ),
  ].join('')
}

const GOOGLE = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
  'sale_price',
  'brand',
  'gtin',
  'mpn',
  'google_product_category',
  'product_type',
  'color',
  'size',
  'condition',
  'gender',
  'age_group',
]

/** Tabs and line ends divide the cells of the feed. */
const tabLine = (cells: readonly string[]) =>
  `${cells
    .map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ').replaceAll('"', '""'))
    .map((cell) => (cell.includes('"') ? `"${cell}"` : cell))
    .join('\t')}\n`

function googleProduct(product: Product, { language, pictureUrl, productUrl }: ExportContext): string {
  const own = textIn(product, language)
  const { columns } = product
  if (columns.is_public === false) return ''
  const variants = priced(product)
  const image = product.images?.find(({ path, type }) => path && type !== 'video')?.path
  return variants
    .map((variant, place) => {
      const { now, regular } = priceOf(variant)
      return tabLine([
        variant.sku ?? `${handleOf(product)}-${place + 1}`,
        variants.length > 1 ? handleOf(product) : '',
        own?.name ?? '',
        plainText(own?.long_description_html ?? ''),
        productUrl(`${product.brand.slug ?? ''}/${product.slug ?? ''}`),
        image ? pictureUrl(image) : '',
        unitsOf(variant) > 0 ? 'in_stock' : variant.on_order ? 'backorder' : 'out_of_stock',
        `${money(regular)} EUR`,
        now === regular ? '' : `${money(now)} EUR`,
        product.brand.name,
        variant.gtin ?? '',
        columns.model_number ?? '',
        product.google_category ?? '',
        (product.groups?.[0] ?? []).map(({ names }) => nameIn(names, language)).join(' > '),
        variant.colour ? nameIn(variant.colour.names, language) : '',
        variant.size?.name ?? '',
        columns.kind === 'used' ? 'used' : 'new',
        columns.gender ?? '',
        columns.age_group ?? '',
      ])
    })
    .join('')
}

export const FORMATS = {
  'own-json': ownJson,
  'own-csv': ownCsv,
  shopify: { head: `${SHOPIFY}\n`, foot: '', write: (product, _isFirst, context) => shopifyProduct(product, context) },
  woocommerce: {
    head: `${WOOCOMMERCE}\n`,
    foot: '',
    write: (product, _isFirst, context) => wooProduct(product, context),
  },
  google: { head: tabLine(GOOGLE), foot: '', write: (product, _isFirst, context) => googleProduct(product, context) },
} as const satisfies Record<string, Format>
export type FormatName = keyof typeof FORMATS
export const isFormat = (name: string): name is FormatName => Object.hasOwn(FORMATS, name)
