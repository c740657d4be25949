import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { StaffDesks } from '@/components/staff/staff-desks'

import { show } from '../ui/support'

const { user, logout } = vi.hoisted(() => ({ user: { isStaffUser: false, isAdminUser: false }, logout: vi.fn() }))
vi.mock('@/components/ui/use-current-path', () => ({ useCurrentPath: () => '/en/staff/orders/' }))
vi.mock('@/stores/auth', () => ({ logout, useAuth: (select: (auth: unknown) => unknown) => select({ user }) }))

const desks = [
  { name: 'Orders', href: '/en/staff/orders/' },
  { name: 'Shop status', href: '/en/staff/status/' },
]

afterEach(cleanup)

it('staff find the way between their pages, and which one this is; nobody else does', () => {
  show(<StaffDesks label="Staff" desks={desks} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  user.isStaffUser = true
  cleanup()
  show(<StaffDesks label="Staff" desks={desks} />)
  expect(
    screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['/en/staff/orders/', 'page'],
    ['/en/staff/status/', null],
  ])
})

it('issue 14: each of them has the way out', () => {
  user.isStaffUser = true
  show(<StaffDesks label="Staff" desks={desks} logOut="Log out" />)
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(logout).toHaveBeenCalledOnce()
})
