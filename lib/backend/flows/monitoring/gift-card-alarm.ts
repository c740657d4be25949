/** The alarm for gift cards that yield more than they cost: a mail to staff for each currency and day, and a line in the log. */
import { recentGiftCardLosses } from '@/lib/backend/domain/orders/gift-card-days'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { logError } from '@/lib/backend/platform/log'

/** Days that are compared: long enough that a fault on a weekend is found, and orders from before a correction are soon no alarm. */
export const GIFT_CARD_ALARM_DAYS = 8

/** Compares the last days, and returns the number of currencies and days with a loss. A day is mailed once. */
export async function alarmGiftCardLosses(): Promise<number> {
  const losses = await recentGiftCardLosses(db(), GIFT_CARD_ALARM_DAYS)
  for (const { currency, day, issued, cost, taken, paid, gain } of losses) {
    logError(new Error('Gift cards yield more than they cost.'), { currency, day, cents_eur: gain.toFixed(2) })
    await withTx(
      (tx) =>
        enqueue(tx, 'gift_card_loss', `gift-card-loss:${currency}:${day}`, {
          currency,
          day,
          issued,
          cost,
          taken,
          paid,
          gain,
        }),
      { name: 'gift-cards.alarm' },
    )
  }
  return losses.length
}
