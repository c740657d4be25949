/**
 * The terms of sale, and the model instructions and form of withdrawal, as files of an order's confirmation: they stay with the shopper as
 * they were on the day of the order.
 */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import type { Attachment } from '@/lib/backend/platform/mail/encode'
import { plainText } from '@/lib/catalog/plain-text'
import { config } from '@/lib/config/env'
import { sellerFacts } from '@/lib/config/seller'
import { absoluteUrl } from '@/lib/market/domains'
import type { Language } from '@/lib/market/languages'
import { localizedPath } from '@/lib/market/paths'
import { filledIn, withdrawalTexts } from '@/lib/market/withdrawal/texts'
import { translatorFor } from '@/lib/messages/all'

/** A file name of the title: letters, digits and dashes. */
const fileName = (title: string) => `${title.replace(/[^\p{L}\p{N}]+/gu, '-')}.txt`

function withdrawalDocument({ language, country }: { language: Language; country: string }): Attachment {
  const { shopName, contact, routing } = config()
  const { instruction, effects, form } = withdrawalTexts(language, country)
  const shop = {
    trader: [shopName, contact.address, contact.phone, contact.email].filter(Boolean).join(', '),
    url: absoluteUrl(routing, language, localizedPath('withdrawal', {}, language)),
  }
  const sections = [instruction, effects, form].map((section) =>
    [section.title.toLocaleUpperCase(language), ...filledIn(section, shop)].join('\n\n'),
  )
  return { name: fileName(`${instruction.title} ${form.title}`), text: `${sections.join('\n\n\n')}\n` }
}

/** Who sells, as below the page of the terms. */
function seller(language: Language): string {
  const translate = translatorFor(language)
  const facts = sellerFacts(config()).map(([name, value]) => `${translate(`legal.seller_${name}`)}: ${value}`)
  return [translate('legal.seller'), ...facts].join('\n')
}

async function terms(language: Language): Promise<Attachment[]> {
  const {
    rows: [page],
  } = await db().execute<{ title: string; html: string }>(
    sql`select title, content_html as html from pages where key = 'terms' and language = ${language}`,
  )
  if (!page || page.html === '') return []
  // Every block of the page begins on a line of its own.
  const blocks = page.html.split(/(?=<(?:h\d|p|ul|ol|li|table|tr)\b)/u).map((block) =>
    // Where a tag ended, as after a link, there is a space before the full stop.
    plainText(block).replace(/ (?=[.,](?:\s|$))/g, ''),
  )
  const lines = blocks.filter((text) => text !== '')
  const text = [page.title.toLocaleUpperCase(language), ...lines, seller(language)].join('\n\n')
  return [{ name: fileName(page.title), text: `${text}\n` }]
}

/** The files of a confirmation; without the terms where the shop has no such page in this language. */
export async function contractDocuments(order: { language: Language; country: string }): Promise<Attachment[]> {
  return [...(await terms(order.language)), withdrawalDocument(order)]
}
