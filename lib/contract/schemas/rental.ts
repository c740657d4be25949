/** Renting: what is free, bookings, and the desk of staff (spec 1 §1 "rent goods"). */
import { z } from 'zod'

import { RENTAL, RENTAL_STATES, STAFF_RENTAL_TARGETS } from '@/lib/order/rental-machine'

import { MAX_RENTAL_LINES, RENTAL_MEASURES } from '../limits/rental'
import { id, language, minor, queryInt, queryPage } from './common'

const day = z.iso.date()
const number = z.string().trim().min(4).max(30)
const held = z.object({ from: day, until: day })

const measure = ([min, max]: readonly [min: number, max: number]) => z.int().min(min).max(max).optional()

export const rentalOfferQuery = z.strictObject({ modelId: queryInt(id), language })
export const rentalOffer = z.object({
  model_id: id,
  /** Cents of EUR with VAT. */
  day: minor,
  deposit: minor,
  service_days: z.int().min(0),
  variants: z.array(z.object({ id, colour: z.string().nullable(), size: z.string().nullable() })),
  stores: z.array(
    z.object({
      id,
      name: z.string(),
      place: z.string(),
      hours: z.array(z.object({ days: z.string(), opens: z.string(), closes: z.string() })),
    }),
  ),
  /** The units that can be booked, without their numbers, and the days for which each is kept; `until` is free again. */
  units: z.array(z.object({ variant: id, store: id, held: z.array(held) })),
})

/** What staff need to adjust skis and boots; all of it may be left out. */
const rentalPerson = z.strictObject({
  name: z.string().trim().max(60).optional(),
  height_cm: measure(RENTAL_MEASURES.height_cm),
  weight_kg: measure(RENTAL_MEASURES.weight_kg),
  boot_mm: measure(RENTAL_MEASURES.boot_mm),
})

export const bookRental = z.strictObject({
  /** Created by the browser with the form; one form gives at most one booking. */
  form_key: z.uuid(),
  store_id: id,
  from: day,
  to: day,
  lines: z
    .array(z.strictObject({ variant_id: id, person: rentalPerson.default({}) }))
    .min(1)
    .max(MAX_RENTAL_LINES),
  /** The sum that the form shows, in cents of EUR: another price is not booked. */
  total: minor,
  name: z.string().trim().min(1).max(120),
  email: z.email().max(254),
  phone: z.string().trim().min(5).max(30),
  language_code: language,
})

export const rentalKey = z.strictObject({ number, access: z.string().max(200), language })
export const changeRental = z.strictObject({ ...rentalKey.shape, from: day, to: day, total: minor })

export const rentalBooking = z.object({
  number: z.string(),
  /** Opens the booking. */
  access: z.string(),
  status: z.enum(RENTAL_STATES),
  store: z.object({ id, name: z.string(), place: z.string() }),
  from: day,
  to: day,
  collect: day,
  back: day,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  total: minor,
  deposit: minor,
  lines: z.array(
    z.object({
      line: z.int(),
      model_id: id,
      variant_id: id,
      name: z.string(),
      colour: z.string().nullable(),
      size: z.string().nullable(),
      person: rentalPerson,
      price: minor,
      deposit: minor,
    }),
  ),
  may_change: z.boolean(),
})

export const staffRentalsQuery = z.strictObject({
  state: z.enum(RENTAL_STATES).default(RENTAL.initial),
  page: queryPage,
  /** Number of a booking, or a part of a name, address or telephone number: finds it in any state; empty: all of the state. */
  number: z.string().trim().max(254).default(''),
  language,
})
export const staffRentals = z.object({
  total: z.int(),
  pages: z.int(),
  rentals: z.array(
    z.object({
      ...rentalBooking.omit({ access: true, lines: true }).shape,
      created: z.string(),
      note: z.string(),
      extra: minor,
      /** Days more than booked until today, and their price; 0 for a booking that is not out. */
      late_days: z.int().min(0),
      late_price: minor,
      lines: z.array(z.object({ ...rentalBooking.shape.lines.element.shape, unit: z.string(), condition: z.string() })),
    }),
  ),
})
export const moveRental = z.strictObject({
  number,
  status: z.enum(STAFF_RENTAL_TARGETS),
  /** At the hand-over the code of the unit that is handed out; at the return its condition. */
  lines: z
    .array(
      z.strictObject({
        line: z.int().min(1).max(MAX_RENTAL_LINES),
        unit: z.string().trim().min(1).max(40).optional(),
        condition: z.string().trim().max(500).default(''),
        needs_repair: z.boolean().default(false),
      }),
    )
    .max(MAX_RENTAL_LINES)
    .default([]),
  /** At the return: for late days and damage, in cents of EUR. */
  extra: minor.default(0),
  note: z.string().trim().max(1000).default(''),
})

export type RentalPerson = z.infer<typeof rentalPerson>
export type RentalOffer = z.infer<typeof rentalOffer>
export type RentalBooking = z.infer<typeof rentalBooking>
export type BookRental = z.infer<typeof bookRental>
export type ChangeRental = z.infer<typeof changeRental>
export type RentalKey = z.infer<typeof rentalKey>
export type StaffRentals = z.infer<typeof staffRentals>
export type StaffRentalsQuery = z.infer<typeof staffRentalsQuery>
export type MoveRental = z.infer<typeof moveRental>
