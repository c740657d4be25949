/** Names and descriptions of the payment methods in six languages. They come with the checkout answer, so they live in the back end. */
import type { Language } from '@/lib/market/languages'
import type { PaymentMethodId } from '@/lib/market/payment-methods'

type Text = readonly [name: string, description: string]

const TEXTS: Readonly<Record<PaymentMethodId, Readonly<Record<Language, Text>>>> = {
  bank: {
    en: ['Online bank', 'Pay straight from your bank account.'],
    fi: ['Verkkopankki', 'Maksa suoraan pankkitililtäsi.'],
    sv: ['Direktbetalning via bank', 'Betala direkt från ditt bankkonto.'],
    de: ['Online-Überweisung', 'Zahlen Sie direkt von Ihrem Bankkonto.'],
    fr: ['Virement en ligne', 'Payez directement depuis votre compte bancaire.'],
    ru: ['Онлайн-банк', 'Оплата напрямую с банковского счёта.'],
  },
  swish: {
    en: ['Swish', 'Confirm the payment in the Swish app.'],
    fi: ['Swish', 'Vahvista maksu Swish-sovelluksessa.'],
    sv: ['Swish', 'Bekräfta betalningen i Swish-appen.'],
    de: ['Swish', 'Bestätigen Sie die Zahlung in der Swish-App.'],
    fr: ['Swish', 'Confirmez le paiement dans l’application Swish.'],
    ru: ['Swish', 'Подтвердите платёж в приложении Swish.'],
  },
  card: {
    en: ['Card', 'Visa, Mastercard and other debit and credit cards.'],
    fi: ['Maksukortti', 'Visa, Mastercard ja muut debit- ja luottokortit.'],
    sv: ['Kort', 'Visa, Mastercard och andra betal- och kreditkort.'],
    de: ['Karte', 'Visa, Mastercard und andere Debit- und Kreditkarten.'],
    fr: ['Carte bancaire', 'Visa, Mastercard et autres cartes de débit ou de crédit.'],
    ru: ['Банковская карта', 'Visa, Mastercard и другие дебетовые и кредитные карты.'],
  },
  mobilepay: {
    en: ['MobilePay', 'Confirm the payment in the MobilePay app.'],
    fi: ['MobilePay', 'Vahvista maksu MobilePay-sovelluksessa.'],
    sv: ['MobilePay', 'Bekräfta betalningen i MobilePay-appen.'],
    de: ['MobilePay', 'Bestätigen Sie die Zahlung in der MobilePay-App.'],
    fr: ['MobilePay', 'Confirmez le paiement dans l’application MobilePay.'],
    ru: ['MobilePay', 'Подтвердите платёж в приложении MobilePay.'],
  },
  paypal: {
    en: ['PayPal', 'Pay with your PayPal account.'],
    fi: ['PayPal', 'Maksa PayPal-tililläsi.'],
    sv: ['PayPal', 'Betala med ditt PayPal-konto.'],
    de: ['PayPal', 'Zahlen Sie mit Ihrem PayPal-Konto.'],
    fr: ['PayPal', 'Payez avec votre compte PayPal.'],
    ru: ['PayPal', 'Оплата со счёта PayPal.'],
  },
  klarna: {
    en: ['Klarna', 'Invoice or instalments: you pay on credit.'],
    fi: ['Klarna', 'Lasku tai osamaksu: ostat luotolla.'],
    sv: ['Klarna', 'Faktura eller delbetalning: du handlar på kredit.'],
    de: ['Klarna', 'Rechnung oder Ratenkauf: Sie kaufen auf Kredit.'],
    fr: ['Klarna', 'Facture ou paiement échelonné : vous achetez à crédit.'],
    ru: ['Klarna', 'Счёт или рассрочка: покупка в кредит.'],
  },
  invoice: {
    en: ['Invoice', 'For organisations, 14 days net.'],
    fi: ['Lasku', 'Organisaatioille, maksuaika 14 päivää.'],
    sv: ['Faktura', 'För organisationer, 14 dagar netto.'],
    de: ['Rechnung', 'Für Organisationen, 14 Tage netto.'],
    fr: ['Facture', 'Pour les organisations, à 14 jours.'],
    ru: ['Счёт', 'Для организаций, срок оплаты 14 дней.'],
  },
}

/** Name and description of a method in a language. */
export function paymentTexts(id: PaymentMethodId, language: Language): { name: string; description: string } {
  const [name, description] = TEXTS[id][language]
  return { name, description }
}
