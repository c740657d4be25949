/** The format of data to which products refer: brands, groups, colours, sizes, properties, and shared texts. */
import { z } from 'zod'

import { VIEWS } from '../drawings/base/families'
import { PALETTE, type ColourSlug } from '../drawings/base/palette'
import { deliveryLimit, sizes } from './models'
import { family, language, localized } from './texts'

export const brands = z.array(
  z.strictObject({
    id: z.int(),
    slug: z.string(),
    /** `{shop}` is replaced by the shop's configured name. */
    name: z.string(),
    /** Its drawn mark (drawings/marks.ts). */
    logo: z.string().optional(),
    maker: z.strictObject({
      name: z.string(),
      address: z.string(),
      email: z.string(),
      euResponsible: z.string().optional(),
    }),
    descriptions: localized,
  }),
)

/** In the order of the menu, from which the ids follow. */
export const groups = z.array(
  z.strictObject({
    key: z.string(),
    parent: z.string().optional(),
    /** Where a slug made from the name would be unsuitable, or a renamed group keeps its path: one for all languages, or for some. */
    slug: z.union([z.string(), z.partialRecord(language, z.string())]).optional(),
    hidden: z.boolean().optional(),
    sorting: z.string().optional(),
    /** Its number in Google's product taxonomy; missing: that of the group above. */
    googleCategory: z.int().optional(),
    /** Slugs of properties. */
    filters: z.array(z.string()),
    /** Keys of groups whose goods are of use with these, the closest first; missing: those of the group above. */
    goesWith: z.array(z.string()).optional(),
    names: localized,
    short: localized.optional(),
    about: localized.optional(),
  }),
)

/** `control` is the base colour of the filter; paints are those of the drawings. */
export const colours = z.array(
  z.strictObject({
    slug: z.enum(Object.keys(PALETTE) as [ColourSlug, ...ColourSlug[]]),
    control: z.string(),
    names: localized,
  }),
)

/** Sizes in the order in which the shop lists them (spec 2 §3 "Sizes"), and types. */
export const sizeList = z.strictObject({
  sizes: z.array(z.array(z.string())),
  types: z.array(z.strictObject({ slug: z.string(), names: localized })),
})

export const sizeTables = z.array(
  z.strictObject({
    id: z.int(),
    key: z.string(),
    names: localized,
    info: localized,
    image: z.string().optional(),
    sizes,
    rows: z.array(z.strictObject({ names: localized, unit: z.string(), values: z.array(z.string()) })),
  }),
)

/** Numbers become range filters, named options checkboxes; `sustainable`: the criteria of a sustainable choice (spec 3 §5, §9). */
export const properties = z.strictObject({
  numbers: z.array(z.strictObject({ slug: z.string(), unit: z.string(), names: localized })),
  options: z.array(z.strictObject({ slug: z.string(), names: localized, options: z.record(z.string(), localized) })),
  sustainable: z.array(z.strictObject({ slug: z.string(), names: localized })),
})

/** `value`: background and text colour. */
export const ribbons = z.array(
  z.strictObject({ slug: z.string(), value: z.string(), names: localized, link: z.string().optional() }),
)

/**
 * Use and care by family; for the texts of `materialDecides` the property `material` has priority. A hazardous product has one of the texts
 * of `hazardous`, so that it is never told to be washed or taken apart like its family.
 */
export const care = z.strictObject({
  materialDecides: z.array(z.string()),
  materials: z.record(z.string(), z.string()),
  hazardous: z.array(z.string()),
  families: z.record(z.string(), z.array(family)),
  texts: z.record(z.string(), localized),
})

/** The headings (counted from 1) of the pages about life outdoors that help to choose products of a family. */
export const guides = z.array(z.strictObject({ article: z.string(), families: z.array(family) }))

/** Texts that several products share, by name. */
export const phrases = z.strictObject({
  groupDescription: localized,
  productDescription: localized,
  views: z.record(z.enum(VIEWS), localized),
  /** The addition to a name that distinguishes the series of a scaled catalogue. */
  series: localized,
  sustainable: z.strictObject({ yes: localized, repaired: localized }),
  quoteTeams: z.record(z.string(), localized),
  quoteTowns: z.record(z.string(), localized),
  fibres: z.record(z.string(), localized),
  warnings: z.record(z.string(), localized),
  /** What is done before a used unit is sold. */
  inspections: z.record(z.string(), localized),
  limits: z.record(z.string(), deliveryLimit),
})
