/** The invoice to an organisation: it stands in the order's confirmation (spec 1 §9 "Invoice payment term"). */
import { invoiceDue } from '@/lib/backend/domain/orders/invoice-due'
import { config } from '@/lib/config/env'
import type { Language } from '@/lib/market/languages'

export interface InvoiceTexts {
  readonly intro: string
  readonly payee: string
  readonly reference: string
  readonly due: (days: number) => string
}

export const INVOICE_TEXTS: Readonly<Record<Language, InvoiceTexts>> = {
  en: {
    intro:
      'Thank you for your order. We start packing. This is the invoice: please pay it by the due date and give the reference.',
    payee: 'Payee',
    reference: 'Reference',
    due: (days) => `Due date (${days} days net)`,
  },
  fi: {
    intro: 'Kiitos tilauksestasi! Alamme pakata. Tämä on lasku: maksa se eräpäivään mennessä ja käytä viitettä.',
    payee: 'Saaja',
    reference: 'Viite',
    due: (days) => `Eräpäivä (${days} päivää netto)`,
  },
  sv: {
    intro:
      'Tack för din beställning! Vi börjar packa. Det här är fakturan: betala den senast på förfallodagen och ange referensen.',
    payee: 'Mottagare',
    reference: 'Referens',
    due: (days) => `Förfallodag (${days} dagar netto)`,
  },
  de: {
    intro:
      'Vielen Dank für Ihre Bestellung. Wir beginnen zu packen. Dies ist die Rechnung: Bitte zahlen Sie bis zum Fälligkeitstag und geben Sie die Referenz an.',
    payee: 'Empfänger',
    reference: 'Referenz',
    due: (days) => `Fällig am (${days} Tage netto)`,
  },
  fr: {
    intro:
      'Merci pour votre commande. Nous commençons à la préparer. Ceci est la facture : merci de la régler avant l’échéance en indiquant la référence.',
    payee: 'Bénéficiaire',
    reference: 'Référence',
    due: (days) => `Échéance (à ${days} jours)`,
  },
  ru: {
    intro: 'Спасибо за заказ. Мы начинаем его собирать. Это счёт: оплатите его до указанного срока и укажите референс.',
    payee: 'Получатель',
    reference: 'Референс',
    due: (days) => `Срок оплаты (${days} дней)`,
  },
}

/** The remainder of a number of any length by 97 (ISO 7064). */
const mod97 = (digits: string) => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** Finland's reference number: weights 7, 3, 1 from the right, and what is missing to the next ten. */
function nationalReference(orderId: number): string {
  const digits = String(orderId).padStart(3, '0')
  const sum = [...digits].reverse().reduce((all, digit, at) => all + Number(digit) * ([7, 3, 1][at % 3] ?? 1), 0)
  return digits + String((10 - (sum % 10)) % 10)
}

/** The creditor reference of an order (ISO 11649), in groups of four: `RF33 1232`. Finnish banks find their own reference in it. */
export function creditorReference(orderId: number): string {
  const reference = nationalReference(orderId)
  // R is 27 and F is 15 in the check; the two zeros stand for the digits that are looked for.
  const check = String(98 - mod97(`${reference}271500`)).padStart(2, '0')
  return `RF${check}${reference}`.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Payee, account, reference and due date, or null where the shop writes no invoices. `created` is when the order was made. */
export function invoiceTerms(order: {
  readonly id: number
  readonly created: string
  readonly invoice_days: number | null
}) {
  const { payments, shopName } = config()
  if (!payments.invoice) return null
  const { iban, bic } = payments.invoice
  return {
    payee: shopName,
    iban: iban.replace(/(.{4})(?=.)/g, '$1 '),
    bic,
    reference: creditorReference(order.id),
    ...invoiceDue(order),
  }
}
