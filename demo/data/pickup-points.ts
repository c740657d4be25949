/** Points of the parcel carrier in the demo: places that exist in towns that exist, lockers that do not. */
import type { pickupPoints } from '@/lib/backend/domain/schema'

/** Postal code, town, part of it, street. */
const POINTS: readonly (readonly [string, string, string, string])[] = [
  ['00100', 'Helsinki', 'Kamppi', 'Kampinkuja 1'],
  ['00100', 'Helsinki', 'Rautatieasema', 'Kaivokatu 1'],
  ['00120', 'Helsinki', 'Punavuori', 'Fredrikinkatu 22'],
  ['00180', 'Helsinki', 'Ruoholahti', 'Itämerenkatu 21'],
  ['00260', 'Helsinki', 'Töölö', 'Runeberginkatu 55'],
  ['00320', 'Helsinki', 'Etelä-Haaga', 'Vihdintie 15'],
  ['00420', 'Helsinki', 'Kannelmäki', 'Kanneltie 9'],
  ['00500', 'Helsinki', 'Sörnäinen', 'Hämeentie 33'],
  ['00510', 'Helsinki', 'Kallio', 'Sturenkatu 16'],
  ['00700', 'Helsinki', 'Malmi', 'Malmin kauppatie 18'],
  ['00930', 'Helsinki', 'Itäkeskus', 'Kauppakartanonkatu 3'],
  ['00980', 'Helsinki', 'Vuosaari', 'Kahvikuja 3'],
  ['02100', 'Espoo', 'Tapiola', 'Länsituulentie 8'],
  ['02230', 'Espoo', 'Matinkylä', 'Suomenlahdentie 1'],
  ['02600', 'Espoo', 'Leppävaara', 'Leppävaarankatu 3'],
  ['02770', 'Espoo', 'Espoon keskus', 'Siltakatu 11'],
  ['01300', 'Vantaa', 'Tikkurila', 'Asematie 3'],
  ['01600', 'Vantaa', 'Myyrmäki', 'Liesitori 1'],
  ['33100', 'Tampere', 'Keskusta', 'Hämeenkatu 11'],
  ['33500', 'Tampere', 'Tammela', 'Itsenäisyydenkatu 17'],
  ['33720', 'Tampere', 'Hervanta', 'Insinöörinkatu 23'],
  ['20100', 'Turku', 'Kauppatori', 'Aurakatu 8'],
  ['20520', 'Turku', 'Kupittaa', 'Joukahaisenkatu 1'],
  ['90100', 'Oulu', 'Keskusta', 'Isokatu 22'],
  ['90570', 'Oulu', 'Linnanmaa', 'Kauppalinnankuja 1'],
  ['40100', 'Jyväskylä', 'Keskusta', 'Kauppakatu 20'],
  ['15110', 'Lahti', 'Keskusta', 'Aleksanterinkatu 18'],
  ['70100', 'Kuopio', 'Kauppatori', 'Puijonkatu 20'],
  ['80100', 'Joensuu', 'Keskusta', 'Siltakatu 12'],
  ['65100', 'Vaasa', 'Keskusta', 'Vaasanpuistikko 16'],
  ['96200', 'Rovaniemi', 'Keskusta', 'Koskikatu 25'],
  ['99130', 'Kittilä', 'Levi', 'Keskuskuja 2'],
  ['99800', 'Inari', 'Ivalo', 'Ivalontie 10'],
  ['99870', 'Inari', 'Inari', 'Inarintie 40'],
]

/** Counters that close; lockers do not. */
const HOURS: Readonly<Record<string, string>> = { Levi: '10–21', Ivalo: '9–20', Inari: '9–18' }

export const PICKUP_POINTS: readonly (typeof pickupPoints.$inferInsert)[] = POINTS.map(([postalCode, city, part, address], index) => ({
  id: `fi-${postalCode}-${index + 1}`, methodId: 'post_fi', country: 'fi', name: `${city} ${part}`, address, postalCode, city, hours: HOURS[part] ?? '',
}))
