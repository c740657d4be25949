/** Checks of company numbers. The library is loaded when such a field is left, because few shoppers fill one. */
import type { CheckoutForm } from '@/lib/contract/schemas/checkout'

const CHECKED = ['vat_number', 'business_id', 'einvoice_address', 'einvoice_operator'] as const
type CompanyNumber = (typeof CHECKED)[number] & keyof CheckoutForm

export function isCompanyNumber(name: string): name is CompanyNumber {
  return CHECKED.some((field) => field === name)
}

/** False when the text cannot be such a number of the country. True when the library fails to load: the server checks the number again. */
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
