/** The words of the complaint form: what each field is called, and what is said when it is wrong. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ComplaintView } from '@/components/complaint/complaint-view'
import { type ComplaintValues, formOf, TEXT_FIELDS } from '@/lib/complaint/fields'
import { MarketProvider } from '@/lib/intl/market-context'
import common from '@/locales/en/common.json'
import complaint from '@/locales/en/complaint.json'
import { authStore } from '@/stores/auth'
import { complaintStore } from '@/stores/complaint'

import { MARKET } from '../ui/support'

vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call: vi.fn() } }))
vi.mock('@/lib/shop-api/upload-browser', () => ({ uploadPicture: vi.fn() }))

async function open(values: Partial<ComplaintValues>) {
  complaintStore.setState({ form: formOf(values), formKey: '' })
  await act(
    async () =>
      void render(
        <MarketProvider value={MARKET}>
          <IntlProvider locale="en-US" messages={{ ...common, ...complaint }}>
            <ComplaintView
              setup={{ webStore: 'web', stores: [{ slug: 'helsinki', name: 'Helsinki' }], email: 'help@example.org' }}
            />
          </IntlProvider>
        </MarketProvider>,
      ),
  )
}
/** The fields of the form by their names, each with its label, and its hint or fault. */
const fields = () =>
  TEXT_FIELDS.flatMap((name) => {
    const [field] = document.getElementsByName(name) as unknown as HTMLInputElement[]
    if (!field) return []
    const group = field.closest('fieldset')
    const label = field.type === 'radio' ? group?.querySelector('legend') : field.labels?.[0]
    const said = (field.type === 'radio' ? group : field)?.getAttribute('aria-describedby')?.split(' ') ?? []
    return [[name, label?.textContent, ...said.map((id) => document.getElementById(id)?.textContent)]]
  })
async function faults(values: Partial<ComplaintValues>) {
  await open(values)
  await act(async () => void fireEvent.submit(screen.getByRole('form')))
  return [...document.querySelectorAll('[role=alert] a, [role=group] a')].map(({ textContent }) => textContent)
}

beforeEach(() => {
  window.sessionStorage.clear()
  window.scrollTo = vi.fn() as never
  authStore.setState({ isLoading: false, customer: null })
})
afterEach(cleanup)

const PRODUCT = [
  ['timeOfPurchase', 'Date of purchase'],
  ['manufacturer', 'Brand'],
  ['model', 'Product'],
  ['color', 'Colour (optional)'],
  ['size', 'Size'],
  ['price', 'Price paid each, € (optional)'],
  ['used', 'Has the product been used?'],
  ['complaint', 'What is wrong?', 'When did you notice it, where is it, and how was the product used and cared for?'],
  [
    'targetStore',
    'How can we see the product?',
    'Wait for our answer before you send or bring it: often the pictures are enough.',
  ],
  ['customerName', 'Name'],
  ['email', 'E-mail', 'We send the acknowledgement and our answer here.'],
  ['phone', 'Phone (optional)'],
  ['address', 'Street address (optional)'],
  ['postNumber', 'Postal code (optional)'],
  ['city', 'City (optional)'],
]

it('B3.04 each field has its label and its hint: an order number for the web store, a receipt for another one', async () => {
  await open({ store: 'web', salesChannel: 'S' })
  expect(fields()).toEqual([
    ['store', 'Where did you buy it?'],
    [
      'orderNumber',
      'Order number',
      'Numbers of the web store begin with S here, for example SW-7K3M9QX2; we add it for you.',
    ],
    ...PRODUCT,
  ])
  const options = [...document.querySelectorAll('select')].map(({ options: all }) =>
    [...all].map(({ value, text }) => [value, text]),
  )
  expect(options).toEqual([
    [
      ['', 'Choose'],
      ['web', 'Web store'],
      ['helsinki', 'Helsinki'],
    ],
    [
      ['', 'Choose'],
      ['web', 'I will send it by post'],
      ['helsinki', 'I will bring it to Helsinki'],
    ],
  ])
  cleanup()
  await open({ store: 'helsinki' })
  expect(fields()).toEqual([
    ['store', 'Where did you buy it?'],
    [
      'receipt',
      'Receipt number (optional)',
      'If you have the receipt at hand. Another proof of purchase will do as well.',
    ],
    ...PRODUCT,
  ])
})

const OF_PRODUCT = [
  'Enter the brand.',
  'Enter the name of the product.',
  'Enter the size, or tick that the product has none.',
]
const WEB = { store: 'web', salesChannel: 'S' }

it.each<[string, Partial<ComplaintValues>, string[]]>([
  [
    'nothing was filled in',
    {},
    [
      'Choose where you bought the product.',
      'Enter the date of purchase; an approximate date is fine.',
      ...OF_PRODUCT,
      'Choose whether the product has been used.',
      'Describe what is wrong.',
      'Choose how we can see the product.',
      'Enter your name.',
      'Enter your e-mail address.',
    ],
  ],
  [
    'it was bought in the web store and comes by post',
    { ...WEB, targetStore: 'web' },
    [
      'Enter the order number; it is in the order confirmation.',
      'Enter the date of purchase; an approximate date is fine.',
      ...OF_PRODUCT,
      'Choose whether the product has been used.',
      'Describe what is wrong.',
      'Enter your name.',
      'Enter your e-mail address.',
      'Enter the street address: you are sending the product by post.',
      'Enter the postal code.',
      'Enter the city.',
    ],
  ],
  [
    'what was filled in is wrong',
    {
      ...WEB,
      orderNumber: '!',
      timeOfPurchase: '2026-13-41',
      price: 'x',
      complaint: 'a',
      email: 'a',
      phone: 'b',
      used: 'no',
      targetStore: 'helsinki',
      customerName: 'Ada',
    },
    [
      'The order number has letters, digits and dashes, for example SW-7K3M9QX2.',
      'This is not a valid date.',
      ...OF_PRODUCT,
      'Enter the price in figures, for example 129.90.',
      'Describe the fault in a few more words.',
      'Enter the e-mail address in the form name@example.com.',
      'This is not a phone number. Numbers from abroad begin with + and the country code.',
    ],
  ],
  [
    'it was bought in the future',
    { store: 'helsinki', timeOfPurchase: '2126-01-01', noSize: true, manufacturer: 'Fjell', model: 'Storm' },
    [
      'The date of purchase cannot be in the future.',
      'Choose whether the product has been used.',
      'Describe what is wrong.',
      'Choose how we can see the product.',
      'Enter your name.',
      'Enter your e-mail address.',
    ],
  ],
])('B5.01 B8.15 what is said when %s', async (_, values, said) => {
  expect(await faults(values)).toEqual(said)
})
