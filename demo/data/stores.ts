/** Six shops, the central warehouse (id 20), the web store and the suppliers' stock. Addresses and numbers are invented. */
import type { stores } from '@/lib/backend/domain/schema'

export const WAREHOUSE = 20
export const WEB_STORE = 21
export const EXTERNAL = 30
export const RETAIL = [1, 2, 3, 4, 5, 6] as const

const city = (weekday: string, saturday: string, sunday: string | null) => {
  const row = (days: string, hours: string) => ({ days, opens: hours.slice(0, 5), closes: hours.slice(6) })
  return [row('Mo-Fr', weekday), row('Sa', saturday), ...(sunday ? [row('Su', sunday)] : [])]
}

/** `{shop}` stands for the shop's configured name, `{slug}` for its slug. */
export const STORES: readonly (typeof stores.$inferInsert)[] = [
  {
    id: 1, slug: 'helsinki-kalasatama', name: '{shop} Helsinki Kalasatama', shortName: 'Kalasatama', type: 'retail', pikanouto: true, nouto: true, stockDisplayOrder: 1,
    address: { street: 'Vanhan Teurastamon kuja 7', postcode: '00580', city: 'Helsinki', phone: '+358 9 5550 1001', lat: 60.189, lon: 24.975 }, hours: city('10:00-20:00', '10:00-18:00', '12:00-18:00'),
  },
  {
    id: 2, slug: 'espoo-leppavaara', name: '{shop} Espoo Leppävaara', shortName: 'Leppävaara', type: 'retail', pikanouto: true, nouto: true, stockDisplayOrder: 2,
    address: { street: 'Ratsukuja 12 A', postcode: '02600', city: 'Espoo', phone: '+358 9 5550 1002', lat: 60.219, lon: 24.812 }, hours: city('10:00-20:00', '10:00-18:00', '12:00-18:00'),
  },
  {
    id: 3, slug: 'tampere-tulli', name: '{shop} Tampere Tulli', shortName: 'Tampere', type: 'retail', pikanouto: true, nouto: true, stockDisplayOrder: 3,
    address: { street: 'Makasiininraitti 5', postcode: '33100', city: 'Tampere', phone: '+358 3 5550 1003', lat: 61.498, lon: 23.777 }, hours: city('10:00-19:00', '10:00-17:00', '12:00-16:00'),
  },
  {
    id: 4, slug: 'turku-linnanfaltti', name: '{shop} Turku Linnanfältti', shortName: 'Turku', type: 'retail', pikanouto: false, nouto: true, stockDisplayOrder: 4,
    address: { street: 'Köydenpunojanpiha 3', postcode: '20100', city: 'Turku', phone: '+358 2 5550 1004', lat: 60.437, lon: 22.238 }, hours: city('10:00-19:00', '10:00-17:00', null),
  },
  {
    id: 5, slug: 'oulu-toppila', name: '{shop} Oulu Toppila', shortName: 'Oulu', type: 'retail', pikanouto: true, nouto: true, stockDisplayOrder: 5,
    address: { street: 'Myllärinranta 9', postcode: '90510', city: 'Oulu', phone: '+358 8 5550 1005', lat: 65.037, lon: 25.436 }, hours: city('10:00-19:00', '10:00-17:00', '12:00-16:00'),
  },
  {
    id: 6, slug: 'rovaniemi-ounaskoski', name: '{shop} Rovaniemi Ounaskoski', shortName: 'Rovaniemi', type: 'retail', pikanouto: false, nouto: true, stockDisplayOrder: 6,
    address: { street: 'Uittomiehenpolku 2', postcode: '96200', city: 'Rovaniemi', phone: '+358 16 555 1006', lat: 66.504, lon: 25.742 }, hours: city('10:00-19:00', '10:00-17:00', null),
  },
  {
    id: WAREHOUSE, slug: 'keskusvarasto', name: '{shop} keskusvarasto', shortName: 'Keskusvarasto', type: 'warehouse', pikanouto: false, nouto: false, stockDisplayOrder: 0,
    address: { street: 'Tavaratie 18', postcode: '13430', city: 'Hämeenlinna', phone: '+358 3 5550 1020' }, hours: [],
  },
  { id: WEB_STORE, slug: '{slug}', name: '{shop} verkkokauppa', shortName: 'Verkkokauppa', type: 'web', pikanouto: false, nouto: false, stockDisplayOrder: 0, address: null, hours: [] },
  { id: EXTERNAL, slug: 'toimittajien-varasto', name: 'Toimittajien varasto', shortName: 'Toimittajat', type: 'external', pikanouto: false, nouto: false, stockDisplayOrder: 0, address: null, hours: [] },
]
