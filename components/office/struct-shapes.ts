/** Fields that hold several values as one: what they are made of, so that nobody types their notation. */
import type { OfficeField } from '@/lib/contract/schemas/office'

export interface Part {
  readonly name: string
  readonly kind: Exclude<OfficeField['kind'], 'json'>
  readonly options?: readonly string[]
  readonly isRequired?: boolean
  /** The field whose name it has, where its own name means something else. */
  readonly label?: string
}

export interface Shape {
  readonly parts: readonly Part[]
  /** Parts that are shapes of their own. */
  readonly inner?: Readonly<Record<string, Shape>>
  /** Every part is written, also one without a value. */
  readonly isWhole?: boolean
  /** Few records have it: it is folded while it is empty. */
  readonly isRare?: boolean
}

const part = (name: string, kind: Part['kind'], more: Partial<Part> = {}): Part => ({ name, kind, ...more })
const needed = { isRequired: true } as const

/** For 100 g or 100 ml, as on the pack. */
const NUTRITION: Shape = {
  parts: [
    part('per', 'choice', { ...needed, options: ['g', 'ml'] }),
    ...['energy_kj', 'energy_kcal', 'fat', 'saturates', 'carbohydrate', 'sugars'].map((name) =>
      part(name, 'number', needed),
    ),
    part('fibre', 'number', { label: 'fibre_grams' }),
    ...['protein', 'salt'].map((name) => part(name, 'number', needed)),
  ],
}

const ALLERGENS =
  'gluten crustaceans eggs fish peanuts soybeans milk nuts celery mustard sesame sulphites lupin molluscs'.split(' ')

const SHAPES: Readonly<Record<string, Shape>> = {
  address: {
    parts: [
      part('street', 'text', needed),
      part('postcode', 'text', needed),
      part('city', 'text', needed),
      part('phone', 'text', needed),
      part('lat', 'number'),
      part('lon', 'number'),
    ],
  },
  maker: {
    isRare: true,
    parts: [
      part('name', 'text', needed),
      part('address', 'text', needed),
      part('email', 'text', needed),
      part('euResponsible', 'lines'),
    ],
  },
  durabilityGuarantee: { isRare: true, parts: [part('years', 'integer', needed)] },
  content: {
    isRare: true,
    parts: [
      part('amount', 'number', { ...needed, label: 'contentAmount' }),
      part('unit', 'choice', { ...needed, options: ['g', 'kg', 'ml', 'cl', 'l', 'cm', 'm'] }),
      part('pieces', 'integer'),
    ],
  },
  hazard: {
    isRare: true,
    isWhole: true,
    parts: [
      part('signal', 'choice', { options: ['danger', 'warning'] }),
      part('pictograms', 'choices', { options: ['GHS02', 'GHS04', 'GHS05', 'GHS07', 'GHS08', 'GHS09'] }),
      part('hazards', 'words'),
      part('precautions', 'words'),
    ],
  },
  food: {
    isRare: true,
    isWhole: true,
    parts: [part('ingredients', 'localizedLines', needed), part('allergens', 'choices', { options: ALLERGENS })],
    inner: { nutrition: NUTRITION },
  },
  deliveryLimit: {
    isRare: true,
    parts: [
      part('goods', 'localized'),
      part('blockedCountries', 'words'),
      part('allowedCountries', 'words'),
      part('allowedDeliveryMethods', 'words'),
      part('perInternationalPackage', 'integer'),
      part('blockInfoTexts', 'localized'),
    ],
  },
}

export const shapeOf = (field: string): Shape | undefined => (Object.hasOwn(SHAPES, field) ? SHAPES[field] : undefined)
