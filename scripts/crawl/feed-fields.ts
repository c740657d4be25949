/**
 * The fields of product feeds as Google and Meta publish them: support.google.com/merchants/answer/7052112 and Meta's catalogue reference.
 * Only those that the shop uses.
 */
export type Form = 'google' | 'meta'

interface Field {
  readonly isRequired: boolean
  /** Characters at most. */
  readonly length: number
  /** How often at most; once unless said otherwise. */
  readonly times?: number
}

const must = (length: number): Field => ({ isRequired: true, length })
const may = (length: number, times = 1): Field => ({ isRequired: false, length, times })

const GOOGLE: Readonly<Record<string, Field>> = {
  id: must(50),
  title: must(150),
  description: must(5_000),
  link: must(2_000),
  image_link: must(2_000),
  additional_image_link: may(2_000, 10),
  availability: must(20),
  availability_date: may(25),
  price: must(20),
  sale_price: may(20),
  unit_pricing_measure: may(20),
  unit_pricing_base_measure: may(20),
  loyalty_program: may(200, 10),
  brand: must(70),
  gtin: may(14),
  mpn: may(70),
  identifier_exists: may(3),
  condition: must(20),
  google_product_category: may(750),
  product_type: may(750, 5),
  item_group_id: must(50),
  gender: may(10),
  age_group: may(10),
  color: may(100),
  size: may(100),
  size_system: may(5),
  material: may(200),
  product_detail: may(1_300, 1_000),
  shipping: must(300),
}

const META: Readonly<Record<string, Field>> = {
  id: must(100),
  title: must(200),
  description: must(9_999),
  link: must(2_000),
  image_link: must(2_000),
  additional_image_link: may(2_000, 20),
  availability: must(30),
  price: must(20),
  sale_price: may(20),
  unit_price: may(60),
  brand: must(100),
  gtin: may(70),
  mpn: may(100),
  condition: must(20),
  google_product_category: may(250),
  product_type: may(750),
  item_group_id: must(100),
  gender: may(10),
  age_group: may(10),
  color: may(200),
  size: may(200),
  material: may(200),
  shipping: must(300),
}

export const FIELDS: Readonly<Record<Form, Readonly<Record<string, Field>>>> = { google: GOOGLE, meta: META }

const GENDERS = ['female', 'male', 'unisex']
const AGES = ['newborn', 'infant', 'toddler', 'kids', 'adult']
const VALUES: Readonly<Record<Form, Readonly<Record<string, readonly string[]>>>> = {
  google: {
    availability: ['in_stock', 'out_of_stock', 'preorder', 'backorder'],
    condition: ['new', 'refurbished', 'used'],
    identifier_exists: ['yes', 'no'],
    gender: GENDERS,
    age_group: AGES,
    size_system: ['AU', 'BR', 'CN', 'DE', 'EU', 'FR', 'IT', 'JP', 'MEX', 'UK', 'US'],
  },
  meta: {
    availability: ['in stock', 'out of stock', 'preorder', 'available for order', 'discontinued'],
    condition: ['new', 'refurbished', 'used', 'used_like_new', 'used_good', 'used_fair'],
    gender: GENDERS,
    age_group: [...AGES, 'teen', 'all ages'],
  },
}

export const valuesOf = (form: Form): Readonly<Record<string, readonly string[]>> => VALUES[form]

/** Categories below Clothing, and Shoes: there a size is required as well. */
const SIZED = new Set(
  `1604 5322 5697 3128 3455 3188 6087 3729 182 5408 5424 5425 5622 5412 5423 5409 5410 5411 2271 5182 5250 7132 203 5506 5598 5514 3066
  5909 1831 7313 204 212 207 1581 208 5713 5513 2580 2302 211 213 214 215 1772 1807 1578 209 2745 2562 187`.split(
    /\s+/,
  ),
)
/** Other categories of Apparel & Accessories. */
const UNSIZED = new Set(
  '166 167 5942 1786 168 169 6238 170 173 2020 5941 7230 177 178 179 1893 188 201 1933 5567 7078 5385 1856'.split(' '),
)
const APPAREL = 'Apparel & Accessories'

/** True for a category of Apparel & Accessories, by number or path: gender, age group and colour are required. */
export const isApparel = (category: string): boolean =>
  SIZED.has(category) || UNSIZED.has(category) || category.startsWith(APPAREL)

export const needsSize = (category: string): boolean =>
  SIZED.has(category) || category.startsWith(`${APPAREL} > Clothing`) || category.startsWith(`${APPAREL} > Shoes`)
