/** The acknowledgement of receipt of a statement of withdrawal (Directive 2011/83/EU Art. 11a(4)): its content, its date and its time. */
import type { WithdrawalRow } from '@/lib/backend/domain/orders/withdrawals'
import { config } from '@/lib/config/env'
import { localeOf } from '@/lib/market/languages'
import { shopTimeZone } from '@/lib/market/shop-time'
import { withdrawalTexts } from '@/lib/market/withdrawal/texts'
import { translatorFor } from '@/lib/messages/all'

import type { Draft } from './layout'
import { withoutLinks } from './shopper-text'

export function withdrawalReceipt(row: WithdrawalRow): Draft {
  const { number, name, email, order_number: order, goods, language, country, received } = row
  const translate = translatorFor(language)
  const { shopName, contact } = config()
  const when = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: shopTimeZone(),
  }).format(new Date(received))
  return {
    to: email,
    subject: translate('mail.withdrawal_subject', { number, shop: shopName }),
    blocks: [
      translate('mail.account_hello'),
      translate('mail.withdrawal'),
      [
        [translate('mail.withdrawal_number'), number],
        [translate('mail.withdrawal_received'), when],
        [translate('mail.withdrawal_name'), withoutLinks(name)],
        [translate('mail.order_number'), withoutLinks(order)],
        [translate('mail.withdrawal_email'), email],
        [translate('mail.withdrawal_goods'), goods === '' ? translate('mail.withdrawal_whole') : withoutLinks(goods)],
      ],
      ...withdrawalTexts(language, country).effects.paragraphs,
      translate('mail.withdrawal_back', { number, address: [shopName, contact.address].filter(Boolean).join(', ') }),
      translate('mail.withdrawal_not_yours'),
      translate('mail.signature', { shop: shopName }),
      [contact.address, contact.email, contact.phone].filter(Boolean).join(', '),
    ],
  }
}
