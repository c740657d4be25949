/** People to log in as in a demo shop. The addresses cannot receive mail (example.com, RFC 2606). Never seeded beside real goods. */
export interface DemoAccount {
  readonly role: 'customer' | 'club' | 'organisation' | 'staff' | 'admin'
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    role: 'customer',
    email: 'asiakas@example.com',
    password: 'mutka-tiessa-kauas',
    firstName: 'Asiakas',
    lastName: 'Esimerkki',
  },
  {
    role: 'club',
    email: 'klubi@example.com',
    password: 'kanto-nuotio-kahvi',
    firstName: 'Klubi',
    lastName: 'Esimerkki',
  },
  {
    role: 'organisation',
    email: 'yritys@example.com',
    password: 'yhteinen-vene-soutaa',
    firstName: 'Yritys',
    lastName: 'Esimerkki',
  },
  {
    role: 'staff',
    email: 'myyja@example.com',
    password: 'hylly-kolme-oikealla',
    firstName: 'Myyjä',
    lastName: 'Esimerkki',
  },
  {
    role: 'admin',
    email: 'hallinta@example.com',
    password: 'avain-on-ladon-takana',
    firstName: 'Hallinta',
    lastName: 'Esimerkki',
  },
]

/** The company of the organisation account. */
export const DEMO_ORGANISATION = { id: 1, name: 'Esimerkkipaja Oy', vatNumber: 'FI00000000', invoiceDays: 14 } as const
