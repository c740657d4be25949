import * as schema from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'

import { inAll } from './rows'

export async function insertStores(): Promise<void> {
  await db()
    .insert(schema.stores)
    .values([
      {
        id: 1,
        slug: 'helsinki',
        name: 'Helsinki',
        shortName: 'HKI',
        type: 'retail',
        pikanouto: true,
        nouto: true,
        stockDisplayOrder: 1,
        address: { street: 'Katu 1', postcode: '00100', city: 'Helsinki', phone: '+358 1', lat: 60, lon: 24 },
      },
      { id: 2, slug: 'verkkokauppa', name: 'Web store', shortName: 'WEB', type: 'web' },
      {
        id: 20,
        slug: 'warehouse',
        name: 'Central warehouse',
        shortName: 'CW',
        type: 'warehouse',
        stockDisplayOrder: 2,
      },
    ])
}

export async function insertDeliveryMethods(): Promise<void> {
  await db()
    .insert(schema.deliveryMethods)
    .values([
      {
        id: 'post_fi',
        names: inAll('Parcel'),
        kind: 'locker',
        priceEur: 590,
        freeFromEur: 10000,
        minDays: 1,
        maxDays: 3,
        sortOrder: 1,
      },
      { id: 'store', names: inAll('Pick up'), kind: 'store', priceEur: 0, minDays: 0, maxDays: 1, sortOrder: 2 },
      {
        id: 'eu_parcel',
        names: inAll('EU parcel'),
        kind: 'home',
        priceEur: 1290,
        minDays: 3,
        maxDays: 7,
        sortOrder: 3,
      },
    ])
}
