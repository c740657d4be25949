/**
 * The company that the demonstration plays, as variables of the environment. None of it exists: the marked facts count as missing
 * (lib/config/seller.ts), so that nobody sells under them.
 */
export const DEMO_SELLER: Readonly<Record<string, string>> = {
  SELLER_NAME: 'Esimerkkipolku Oy (demo)',
  BUSINESS_ID: '1234567-1 (demo)',
  VAT_NUMBER: 'FI12345671 (demo)',
  SELLER_REGISTER: 'Kaupparekisteri, Helsinki (demo)',
  SELLER_REPRESENTATIVE: 'Aino Esimerkki (demo)',
  HOSTING_PROVIDER: 'Esimerkkipalvelin Oy, Konesalikuja 1, 00100 Helsinki (demo)',
  CONTACT_EMAIL: 'polku@example.com',
  CONTACT_PHONE: '+358 9 5550 1000',
  CONTACT_ADDRESS: 'Satamakatu 4, 00160 Helsinki',
}
