/** The models of the seed, as a table. */
import type { models } from '@/lib/backend/domain/schema'

import { inAll } from './rows'

export interface ModelSeed {
  slug: string
  brand: string
  group: string
  name: string
  colours?: string[]
  sizes?: string[]
  /** Cents. A reduced price was regular for 55 days and has been reduced for 5. */
  regular: number
  discount?: number
  club?: number
  /** Units of each variant in the central warehouse (20) and in the shop (1). */
  stock?: [number, number]
  extra?: Partial<typeof models.$inferInsert>
}

export const MODELS: ModelSeed[] = [
  {
    slug: 'storm-shell',
    brand: 'norrsken',
    group: 'shell-jackets',
    name: 'Storm Shell',
    colours: ['blue', 'red'],
    sizes: ['S', 'M', 'L'],
    regular: 30000,
    discount: 24000,
    stock: [5, 2],
  },
  {
    slug: 'rain-shell',
    brand: 'norrsken',
    group: 'shell-jackets',
    name: 'Rain Shell',
    colours: ['black'],
    sizes: ['M', 'L'],
    regular: 20000,
    club: 17000,
    stock: [3, 0],
  },
  {
    slug: 'down-jacket',
    brand: 'kallio',
    group: 'jackets',
    name: 'Down Jacket Äijä',
    colours: ['red', 'black'],
    sizes: ['S', 'M'],
    regular: 25000,
    stock: [4, 1],
  },
  {
    slug: 'fleece',
    brand: 'kallio',
    group: 'clothing',
    name: 'Fleece',
    colours: ['blue'],
    sizes: ['M', 'L'],
    regular: 8000,
    stock: [10, 10],
  },
  {
    slug: 'outlet-parka',
    brand: 'kallio',
    group: 'jackets',
    name: 'Outlet Parka',
    colours: ['black'],
    sizes: ['M'],
    regular: 15000,
    discount: 9900,
    stock: [1, 0],
    extra: { belongsToOutlet: true },
  },
  {
    slug: 'sold-out-jacket',
    brand: 'kallio',
    group: 'jackets',
    name: 'Sold Out Jacket',
    colours: ['black'],
    sizes: ['M'],
    regular: 12000,
    stock: [0, 0],
  },
  {
    slug: 'race-ski',
    brand: 'fjell',
    group: 'skis',
    name: 'Race Ski',
    sizes: ['170', '180'],
    regular: 50000,
    stock: [2, 0],
    extra: { skiWizard: { belongsTo: true, group: 'skis', sport: 'alpine' } },
  },
  {
    slug: 'touring-ski',
    brand: 'fjell',
    group: 'skis',
    name: 'Touring Ski',
    sizes: ['170'],
    regular: 60000,
    stock: [0, 0],
    extra: { onOrder: true },
  },
  { slug: 'ski-binding', brand: 'fjell', group: 'skiing', name: 'Ski Binding', regular: 15000, stock: [3, 3] },
  {
    slug: 'used-storm-shell',
    brand: 'norrsken',
    group: 'second-hand',
    name: 'Used Storm Shell',
    colours: ['blue'],
    sizes: ['M'],
    regular: 12000,
    stock: [1, 0],
    extra: { kind: 'used', condition: { grade: 'B', defects: inAll('A scratch'), inspected: inAll('Seams') } },
  },
  {
    slug: 'secret-prototype',
    brand: 'norrsken',
    group: 'jackets',
    name: 'Secret Prototype',
    colours: ['black'],
    sizes: ['M'],
    regular: 99900,
    stock: [1, 0],
    extra: { isPublic: false },
  },
  {
    slug: 'campaign-mug',
    brand: 'kallio',
    group: 'clothing',
    name: 'Campaign Mug',
    regular: 1000,
    stock: [50, 0],
    extra: { campaignOnly: true },
  },
]
