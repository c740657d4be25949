import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { FieldEditor } from '@/components/office/field-editor'
import { fieldHint } from '@/components/office/field-hints'
import { OFFICE_ROLES, ROLES } from '@/lib/contract/access/permissions'
import { LANGUAGES } from '@/lib/market/languages'
import { officeMessages } from '@/lib/office/messages'
import type { OfficeField, OfficeValue } from '@/lib/contract/schemas/office'

import { field, INTL, show, startOver } from './support'

const held: { value: OfficeValue } = { value: null }
function Held({ of, first }: { of: OfficeField; first: OfficeValue }) {
  const [now, setNow] = useState(first)
  const hint = fieldHint('people', of.name)
  return (
    <FieldEditor
      entity="people"
      field={of}
      value={now}
      label={null}
      {...(hint !== null && { hint: INTL.formatMessage({ id: hint }) })}
      onChange={(next) => {
        held.value = next
        setNow(next)
      }}
    />
  )
}
const edit = (of: OfficeField, first: OfficeValue) => show(<Held of={of} first={first} />)
const ROLE_FIELD = field('officeRoles', 'choices', { options: [...OFFICE_ROLES] })

beforeEach(startOver)
afterEach(cleanup)

describe('the roles of a person', () => {
  it('are ticked by name, in one order', () => {
    edit(ROLE_FIELD, ['service'])
    fireEvent.click(screen.getByRole('checkbox', { name: 'Buyer' }))
    expect(held.value).toEqual(['buyer', 'service'])
    fireEvent.click(screen.getByRole('checkbox', { name: 'Customer service' }))
    expect(held.value).toEqual(['buyer'])
  })

  it('say what each allows, from the table that decides', () => {
    edit(ROLE_FIELD, [])
    for (const role of OFFICE_ROLES) {
      const count = ROLES[role].size - 1
      const name = INTL.formatMessage({ id: `office.option_${role}` })
      const part = screen.getByText(`What the role allows: ${name} (${count})`).closest('details') as HTMLElement
      expect(part.matches('[open]')).toBe(false)
      expect(part.querySelectorAll('li')).toHaveLength(count)
    }
    const service = within(
      screen.getByText(/^What the role allows: Customer service/).closest('details') as HTMLElement,
    )
    expect(service.getByText('Download all data of a customer')).toBeTruthy()
    expect(service.queryByText('Erase a customer')).toBeNull()
    expect(screen.getByText(/^Only administrators give roles\./)).toBeTruthy()
  })

  it('are not ticked by who may not', () => {
    edit({ ...ROLE_FIELD, isReadOnly: true }, ['buyer'])
    expect(screen.getAllByRole('checkbox').every((box) => box.matches(':disabled'))).toBe(true)
  })
})

describe('the administrator', () => {
  it('says what it allows, and who sets it', () => {
    edit(field('isAdmin', 'boolean', { isReadOnly: true }), true)
    const box = screen.getByRole('checkbox', { name: 'Administrator' })
    expect([box.matches(':checked'), box.matches(':disabled')]).toEqual([true, true])
    expect(screen.getByText(/whoever runs the server does, with npm run person -- role MAIL admin\./)).toBeTruthy()
    expect(screen.getByText('Erase a customer')).toBeTruthy()
  })
})

it.each(LANGUAGES)('every permission of a role has a name: %s', (language) => {
  const messages = officeMessages(language)
  const permissions = new Set(
    [...OFFICE_ROLES, 'staff' as const, 'administrator' as const].flatMap((role) => [...ROLES[role]]),
  )
  expect([...permissions].filter((one) => !(`office.permission_${one.replaceAll('.', '_')}` in messages))).toEqual([])
})
