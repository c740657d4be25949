/** Numbers of companies are checked by their library only when a field is left: few shoppers need it. */
import type { CheckoutForm } from '@/lib/contract/schemas/checkout'

const CHECKED = ['vat_number', 'business_id', 'einvoice_address', 'einvoice_operator'] as const
export type CompanyNumber = (typeof CHECKED)[number] & keyof CheckoutForm

export function isCompanyNumber(name: string): name is CompanyNumber {
  return CHECKED.some((field) => field === name)
}

/** False when this can be no such number of a company in the country. True while the library cannot be had: the server checks it again. */
export async function isPossibleNumber(name: CompanyNumber, text: string, country: string): Promise<boolean> {
  try {
    const { isBusinessId, isEinvoiceAddress, isEinvoiceOperator, isVatNumber } = await import(
      '@/lib/market/company-numbers'
    )
    switch (name) {
      case 'vat_number':
        return isVatNumber(text, country)
      case 'business_id':
        return isBusinessId(text, country)
      case 'einvoice_address':
        return isEinvoiceAddress(text)
      case 'einvoice_operator':
        return isEinvoiceOperator(text)
    }
  } catch {
    return true
  }
}
