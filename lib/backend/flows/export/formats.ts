/** Product files that the shop writes: its own, and those of other shops, which keep less. */
import type { Language } from '@/lib/market/languages'

import { OWN_COLUMNS, rowsOf } from '../import/product/own-cells'
import type { Product, ProductImage, ProductVariant } from '../import/product/shape'
import { plainText } from '@/lib/catalog/plain-text'

import { csvLine } from './csv'

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

const pictureUrls = (product: Product, { pictureUrl }: ExportContext): string[] =>
  (product.images ?? []).flatMap(({ path, type }) => (path && type !== 'video' ? [pictureUrl(path)] : []))

const mainGroupOf = ({ groups }: Product) => groups?.[0]?.at(-1)

/** Cells of the product's first row: before its options, and after its pictures. */
function shopifyTexts(product: Product, { language }: ExportContext): { before: string[]; after: string[] } {
  const own = textIn(product, language)
  const { columns } = product
  return {
    before: [
      own?.name ?? '',
      own?.long_description_html ?? '',
      product.brand.name,
      nameIn(mainGroupOf(product)?.names ?? {}, language),
      String(columns.is_public !== false),
    ],
    after: [
      String(columns.tax_class === 4),
      own?.meta_description ?? '',
      product.google_category ?? '',
      columns.gender ?? '',
      columns.age_group ?? '',
      columns.is_public === false ? 'draft' : 'active',
    ],
  }
}

function shopifyOptions(variant: ProductVariant | undefined, isFirst: boolean, { language }: ExportContext): string[] {
  const options = variant ? optionsOf(variant, language) : []
  if (isFirst && options.length === 0) return ['Title', 'Default Title', '', '', '', '']
  return [0, 1, 2].flatMap((at) => [isFirst ? (options[at]?.[0] ?? '') : '', options[at]?.[1] ?? ''])
}

function shopifyOffer(variant: ProductVariant | undefined): string[] {
  if (!variant) return ['', '', '', '', '', '', '']
  const { now, regular } = priceOf(variant)
  return [
    variant.sku ?? '',
    'shopify',
    String(unitsOf(variant)),
    variant.on_order ? 'continue' : 'deny',
    money(now),
    now === regular ? '' : money(regular),
    variant.gtin ?? '',
  ]
}

function shopifyProduct(product: Product, context: ExportContext): string {
  const { before, after } = shopifyTexts(product, context)
  const images = (product.images ?? []).filter(({ path, type }) => path && type !== 'video')
  const urlOf = (image: ProductImage | undefined) => (image?.path ? context.pictureUrl(image.path) : '')
  const variants = priced(product)
  const lines = Array.from({ length: Math.max(variants.length, images.length) }, (_, place) => {
    const [variant, image, isFirst] = [variants[place], images[place], place === 0]
    const slug = variant?.colour?.slug
    return [
      handleOf(product),
      ...before.map((text) => (isFirst ? text : '')),
      ...shopifyOptions(variant, isFirst, context),
      ...shopifyOffer(variant),
      urlOf(image),
      nameIn(image?.captions ?? {}, context.language),
      slug === undefined ? '' : urlOf(images.find(({ colour }) => colour === slug)),
      ...after.map((text) => (isFirst ? text : '')),
    ]
  })
  return lines.map(csvLine).join('')
}

const WOOCOMMERCE =
  'Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Short description,Description,In stock?,Stock,Backorders allowed?,Sale price,Regular price,Categories,Images,Parent,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Attribute 3 name,Attribute 3 value(s)'

const escaped = (text: string) => text.replaceAll(',', '\\,')

function wooOffer(variant: ProductVariant): string[] {
  const { now, regular } = priceOf(variant)
  const units = unitsOf(variant)
  return [
    units > 0 ? '1' : '0',
    String(units),
    variant.on_order ? '1' : '0',
    now === regular ? '' : money(now),
    money(regular),
  ]
}

const wooAttributes = (options: readonly (readonly [string, string])[]) =>
  [0, 1, 2].flatMap((at) => [options[at]?.[0] ?? '', options[at]?.[1] ?? ''])

/** Every value of each option, for the row of the product itself. */
function wooValues(variants: readonly ProductVariant[], language: Language): (readonly [string, string])[] {
  return ['Color', 'Size', 'Type'].flatMap((name) => {
    const values = variants.flatMap((variant) =>
      optionsOf(variant, language).flatMap(([own, value]) => (own === name ? [escaped(value)] : [])),
    )
    return values.length > 0 ? [[name, [...new Set(values)].join(', ')] as const] : []
  })
}

function wooProduct(product: Product, context: ExportContext): string {
  const { language } = context
  const own = textIn(product, language)
  const variants = priced(product)
  const [only] = variants
  if (!only) return ''
  const lines = (text = '') => text.replaceAll('\n', '\\n')
  const name = own?.name ?? ''
  const texts = [
    name,
    product.columns.is_public === false ? '-1' : '1',
    lines(own?.short_description),
    lines(own?.long_description_html),
  ]
  const paths = (product.groups ?? []).map((path) =>
    path.map(({ names }) => escaped(nameIn(names, language))).join(' > '),
  )
  const common = [paths.join(', '), pictureUrls(product, context).join(', '), '', escaped(product.brand.name)]
  if (variants.length === 1 && optionsOf(only, language).length === 0)
    return csvLine([
      'simple',
      only.sku ?? '',
      only.gtin ?? '',
      ...texts,
      ...wooOffer(only),
      ...common,
      ...wooAttributes([]),
    ])
  const parent = `parent-${handleOf(product)}`
  const variations = variants.map((variant) => {
    const options = optionsOf(variant, language).map(([option, value]) => [option, escaped(value)] as const)
    const numbers = [variant.sku ?? '', variant.gtin ?? '']
    return csvLine([
      'variation',
      ...numbers,
      name,
      '1',
      '',
      '',
      ...wooOffer(variant),
      '',
      '',
      parent,
      '',
      ...wooAttributes(options),
    ])
  })
  const values = wooAttributes(wooValues(variants, language))
  return csvLine(['variable', parent, '', ...texts, '', '', '', '', '', ...common, ...values]) + variations.join('')
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

const availabilityOf = (variant: ProductVariant): string =>
  unitsOf(variant) > 0 ? 'in_stock' : variant.on_order ? 'backorder' : 'out_of_stock'

/** Cells that the entries of a product have in common: before and after the offer. */
function googleTexts(product: Product, context: ExportContext) {
  const own = textIn(product, context.language)
  const { columns, brand } = product
  return {
    texts: [
      own?.name ?? '',
      plainText(own?.long_description_html ?? ''),
      context.productUrl(`${brand.slug ?? ''}/${product.slug ?? ''}`),
      pictureUrls(product, context)[0] ?? '',
    ],
    category: [
      columns.model_number ?? '',
      product.google_category ?? '',
      (product.groups?.[0] ?? []).map(({ names }) => nameIn(names, context.language)).join(' > '),
    ],
    wearer: [columns.kind === 'used' ? 'used' : 'new', columns.gender ?? '', columns.age_group ?? ''],
  }
}

function googleProduct(product: Product, context: ExportContext): string {
  if (product.columns.is_public === false) return ''
  const variants = priced(product)
  const { texts, category, wearer } = googleTexts(product, context)
  const group = variants.length > 1 ? handleOf(product) : ''
  return variants
    .map((variant, place) => {
      const { now, regular } = priceOf(variant)
      return tabLine([
        variant.sku ?? `${handleOf(product)}-${place + 1}`,
        group,
        ...texts,
        availabilityOf(variant),
        `${money(regular)} EUR`,
        now === regular ? '' : `${money(now)} EUR`,
        product.brand.name,
        variant.gtin ?? '',
        ...category,
        nameIn(variant.colour?.names ?? {}, context.language),
        variant.size?.name ?? '',
        ...wearer,
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
