import NextLink from 'next/link'

import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import type { OfficeCustomer } from '@/lib/contract/schemas/office-orders'
import { erasePath, listPath, recordPath, withQuery } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'

import { BackToList } from '../back-to-list'
import { DeskLink } from '../desk-link'
import { headCell, NUMBER_CELL } from '../number-cell'
import { moneyText, optionLabel, showValue } from '../show-value'
import { codedName } from '../choice-names'
import { Card } from './card'
import { FactList } from './fact-list'

interface CustomerViewProps {
  customer: OfficeCustomer
  /** Where an order for the customer begins; null for who may not order for others. */
  order: { readonly href: string; readonly email: string } | null
  mayExport: boolean
  mayErase: boolean
}

/** One customer: who it is, the addresses, the orders. Accounts are changed by their owners. */
export async function CustomerView({ customer, order, ...may }: CustomerViewProps) {
  const intl = await officeIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  const sum = intl.formatMessage(
    { id: 'office.customer_sum' },
    { count: customer.paidCount, sum: moneyText(intl, customer.paidEur, 'eur') },
  )
  return (
    <>
      <div className="flex flex-col gap-1">
        <BackToList entity="customers" />
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="min-w-0 text-2xl [overflow-wrap:anywhere]">{customer.name}</h1>
          {order === null ? null : (
            <DeskLink {...order} customer={customer.id} className={buttonStyle('primary', 'sm', false, 'ml-auto')}>
              {word('customer_order')}
            </DeskLink>
          )}
        </div>
        <p className="text-ink-muted">{sum}</p>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Account customer={customer} />
        <Addresses customer={customer} />
      </div>
      <Orders customer={customer} />
      <PersonalData id={customer.id} {...may} />
    </>
  )
}

type PersonalDataProps = Pick<CustomerViewProps, 'mayExport' | 'mayErase'> & { id: number }

/** What the law gives everybody: a copy of what is stored about them, and its erasure. */
async function PersonalData({ id, mayExport, mayErase }: PersonalDataProps) {
  const intl = await officeIntl()
  const word = (name: string) => intl.formatMessage({ id: `office.${name}` })
  return (
    <Card id="customer-data" title={word('customer_data')}>
      <p className="max-w-text">{word('customer_data_hint')}</p>
      {mayExport || mayErase ? (
        <div className="flex flex-wrap gap-3">
          {mayExport ? (
            <a href={`/api/office/customers/${id}/data/`} download className={buttonStyle('secondary', 'sm')}>
              <Icon name="download" size={18} />
              {word('customer_export')}
            </a>
          ) : null}
          {mayErase ? (
            <NextLink prefetch={false} href={erasePath(id)} className={buttonStyle('secondary', 'sm')}>
              <Icon name="trash" size={18} />
              {word('customer_erase')}
            </NextLink>
          ) : null}
        </div>
      ) : (
        <p className="max-w-text text-ink-muted">{word('customer_data_others')}</p>
      )}
    </Card>
  )
}

async function Account({ customer }: { customer: OfficeCustomer }) {
  const intl = await officeIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  const yes = (is: boolean) => word(is ? 'yes' : 'no')
  return (
    <Card id="customer-account" title={word('customer_account')}>
      <FactList
        facts={[
          [word('field_email'), customer.email],
          [word('field_phone'), customer.phone],
          [word('field_company'), customer.company],
          [word('order_vat_number'), customer.vat_number],
          [word('entity_organisations'), customer.organisation],
          [word('field_country'), codedName(intl, 'country', customer.country)],
          [word('field_language'), codedName(intl, 'language', customer.language)],
          [word('field_since'), showValue(intl, 'moment', customer.created)],
          [word('field_isClub'), yes(customer.isClub)],
          [
            word('field_newsletter'),
            customer.newsletters.map((list) => optionLabel(intl, `newsletter_${list}`)).join(', ') || yes(false),
          ],
          [word('customer_state'), customer.isActive ? '' : word('customer_inactive')],
        ]}
      />
    </Card>
  )
}

async function Addresses({ customer }: { customer: OfficeCustomer }) {
  const intl = await officeIntl()
  const { addresses } = customer
  return (
    <Card id="customer-addresses" title={intl.formatMessage({ id: 'office.customer_addresses' })}>
      {addresses.length === 0 ? (
        <p className="text-ink-muted">{intl.formatMessage({ id: 'office.customer_no_addresses' })}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {addresses.map(({ name, address, postcode, city, country, phone, isDefault }, at) => (
            <li key={at} className="whitespace-pre-line [overflow-wrap:anywhere]">
              {[name, address, `${postcode} ${city}`, codedName(intl, 'country', country), phone]
                .filter(Boolean)
                .join('\n')}
              {isDefault && addresses.length > 1 ? (
                <span className="block text-ink-muted text-xs">
                  {intl.formatMessage({ id: 'office.customer_default' })}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const COLUMNS = ['number', 'placedAt', 'status', 'sum'] as const

async function Orders({ customer: { orders, email, isMore } }: { customer: OfficeCustomer }) {
  const intl = await officeIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  return (
    <Card id="customer-orders" title={word('entity_orders')}>
      {orders.length === 0 ? <p className="text-ink-muted">{word('customer_no_orders')}</p> : null}
      {orders.length === 0 ? null : (
        <div className="overflow-x-auto">
          <table className="office-table">
            <thead>
              <tr>
                {COLUMNS.map((name) => (
                  <th key={name} scope="col" className={headCell(name === 'sum')}>
                    {word(`field_${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <tr key={order.id} className="office-row">
                  <th scope="row" className="office-cell font-semibold">
                    <NextLink
                      prefetch={false}
                      href={recordPath('orders', String(order.id))}
                      className="inline-block min-h-6 hover:underline"
                    >
                      {order.number}
                    </NextLink>
                  </th>
                  <td className="office-cell">{showValue(intl, 'moment', order.created)}</td>
                  <td className="office-cell">{optionLabel(intl, order.status)}</td>
                  <td className={NUMBER_CELL}>{moneyText(intl, order.total, order.currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isMore ? (
        <NextLink
          prefetch={false}
          href={`${listPath('orders')}${withQuery({}, { q: email })}`}
          className={buttonStyle('secondary', 'sm', false, 'self-start')}
        >
          {word('customer_all_orders')}
        </NextLink>
      ) : null}
    </Card>
  )
}
