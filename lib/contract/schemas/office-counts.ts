/** Counting goods in a store: what was scanned on which shelf, and how that differs from what the shop believes. */
import { z } from 'zod'

import { id } from './common'

const code = z.string().trim().min(1).max(64)

export const stockCount = z.strictObject({
  /** Made by the device that counts: the same count is saved once, however often it is sent. */
  id: z.uuid(),
  store: id,
  /** The device's clock when it sends: its scans are moved by what it differs from the shop's. */
  sentAt: z.iso.datetime({ offset: true }),
  shelves: z
    .array(
      z.strictObject({
        shelf: z.string().trim().min(1).max(40),
        scans: z
          .array(
            z.strictObject({
              code,
              /** Units of this code on this shelf. Zero: looked for, and not there. */
              count: z.int().min(0).max(100_000),
              /** The last scan of this code on this shelf. */
              at: z.iso.datetime({ offset: true }),
            }),
          )
          .max(2_000),
      }),
    )
    .min(1)
    .max(500),
})
export type StockCount = z.output<typeof stockCount>

export const countResult = z.object({
  lines: z.array(
    z.object({
      variant: z.int(),
      title: z.string(),
      code: z.string(),
      shelves: z.array(z.string()),
      counted: z.int(),
      /** What should have lain there at the time of the last scan, with what is sold and not packed yet. */
      expected: z.int(),
      difference: z.int(),
    }),
  ),
  /** Codes that no variant has, by shelf. */
  unknown: z.array(z.object({ shelf: z.string(), code: z.string(), count: z.int() })),
  isSaved: z.boolean(),
})
export type CountResult = z.output<typeof countResult>
