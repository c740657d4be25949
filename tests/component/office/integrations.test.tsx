import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { KeyForm } from '@/components/office/integrations/key-form'
import { KeyView } from '@/components/office/integrations/key-view'
import { WebhookForm } from '@/components/office/integrations/webhook-form'
import { WebhookView } from '@/components/office/integrations/webhook-view'

import { bodies, refused, router, serve, show, startOver } from './support'

const button = (name: string) => screen.getByRole('button', { name })
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(startOver)
afterEach(cleanup)

it('a key is made with what is ticked, and shown once, selected', async () => {
  serve({ '/api/office/keys/': { id: 4, key: 'polku_secret' } })
  show(<KeyForm permissions={['stock.read', 'orders.read']} />)
  type('System', 'ERP')
  fireEvent.click(button('Make the key'))
  expect(screen.getByText('Choose at least one permission.')).toBeTruthy()
  fireEvent.click(screen.getByLabelText(/See all orders/))
  type('Valid for days (empty: without end)', '')
  fireEvent.click(button('Make the key'))
  const key = await screen.findByLabelText<HTMLInputElement>('Key')
  expect([key.value, key.selectionEnd, document.activeElement]).toEqual(['polku_secret', 12, key])
  expect(bodies('/api/office/keys/')).toEqual([{ label: 'ERP', permissions: ['orders.read'], days: null }])
})

it('what a key may do stands by the areas of the menu; the back office itself comes with the rest', () => {
  const permissions = [
    'complaints.read',
    'office.goods.write',
    'office.stock.read',
    'office.use',
    'stock.read',
    'status.read',
  ]
  show(<KeyForm permissions={permissions} />)
  const ticks = (area: string) =>
    within(screen.getByRole('group', { name: area }))
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ value }) => value)
  expect(ticks('Orders and customers')).toEqual(['complaints.read'])
  expect(ticks('Catalogue')).toEqual(['office.goods.write'])
  expect(ticks('Stock and purchasing')).toEqual(['office.stock.read', 'stock.read'])
  expect(ticks('People and systems')).toEqual(['status.read'])
  expect(screen.getAllByRole('checkbox')).toHaveLength(permissions.length - 1)
  expect(screen.getByText(/It is shown once/)).toBeTruthy()
})

it('a key is ended after a second press; one that has ended has no way', async () => {
  serve({ '/api/office/keys/4/revoke/': { ok: true } })
  const values = { prefix: 'polku_ab', permissions: ['stock.read'], lastUsedAt: null, revokedAt: null }
  const { unmount } = show(<KeyView id="4" values={values} />)
  expect(screen.getByText('polku_ab…')).toBeTruthy()
  fireEvent.click(button('Revoke the key'))
  expect(bodies('/api/office/keys/4/revoke/')).toEqual([])
  fireEvent.click(button('Really revoke it: the system is locked out at once'))
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  unmount()
  show(<KeyView id="4" values={{ ...values, revokedAt: '2027-01-01T00:00:00.000Z' }} />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('a webhook says what is wrong with its address, and shows its secret', async () => {
  serve({ '/api/office/webhooks/': refused(400, 'BAD_REQUEST', { field: 'url' }) })
  show(<WebhookForm events={['order.paid', 'stock.low']} />)
  type('Address (https://…)', 'https://10.0.0.8/')
  fireEvent.click(screen.getByLabelText(/An order is paid/))
  fireEvent.click(button('Add the webhook'))
  expect(await screen.findByText(/The shop sends nothing to this address/)).toBeTruthy()
  serve({ '/api/office/webhooks/': { id: 2, secret: 'whsec_x' } })
  fireEvent.click(button('Add the webhook'))
  expect((await screen.findByLabelText<HTMLInputElement>('Secret of the signatures')).value).toBe('whsec_x')
})

it('a webhook is paused, tried and sent to again', async () => {
  serve({ '/api/office/webhooks/2/': { ok: true }, '/api/office/webhooks/2/deliveries/': { ok: true } })
  const delivery = {
    id: 9,
    event: 'order.paid',
    happened: '2027-01-01T10:00:00.000Z',
    attempts: 3,
    delivered: null,
    next: null,
    status: 500,
    failure: 'status',
  }
  show(
    <WebhookView
      log={{
        id: 2,
        url: 'https://a.example/',
        events: ['order.paid'],
        isOn: true,
        because: null,
        deliveries: [delivery],
      }}
    />,
  )
  expect(screen.getByText('500 status')).toBeTruthy()
  fireEvent.click(button('Send a test message'))
  expect(await screen.findByText('A test message is on its way.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Send again: order.paid/ }))
  await waitFor(() => expect(bodies('/api/office/webhooks/2/deliveries/')).toEqual([{ delivery: 9 }]))
  fireEvent.click(button('Delete'))
  fireEvent.click(button('Really delete it with its log'))
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/hallinta/webhooks/'))
  expect(bodies('/api/office/webhooks/2/')).toEqual([{ to: 'test' }, { to: 'remove' }])
})
