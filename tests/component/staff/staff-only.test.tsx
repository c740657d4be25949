import { cleanup, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'

import { StaffOnly } from '@/components/staff/staff-only'
import common from '@/locales/en/common.json'
import staff from '@/locales/en/staff.json'

import { show } from '../ui/support'

const { user } = vi.hoisted(() => ({ user: { isStaffUser: false, isAdminUser: false, lacksSecondFactor: false } }))
vi.mock('@/stores/auth', () => ({
  useAuth: (select: (auth: unknown) => unknown) => select({ isLoading: false, user }),
}))

afterEach(cleanup)

const look = () => {
  cleanup()
  show(
    <IntlProvider locale="en-US" messages={{ ...common, ...staff }}>
      <StaffOnly waiting={null}>the desk</StaffOnly>
    </IntlProvider>,
  )
}

it('leads guests to the log-in, staff without their second factor to their account, and shows the desk to the others', () => {
  look()
  expect(screen.getByRole('link', { name: staff['staff.login'] })).toBeTruthy()
  user.lacksSecondFactor = true
  look()
  expect(screen.getByText(staff['staff.second_factor'])).toBeTruthy()
  expect(screen.getByRole('link', { name: staff['staff.second_factor_go'] }).getAttribute('href')).toBe('/en/accounts/')
  Object.assign(user, { isStaffUser: true, lacksSecondFactor: false })
  look()
  expect(screen.getByText('the desk')).toBeTruthy()
})
