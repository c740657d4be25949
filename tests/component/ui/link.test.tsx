import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'

import { Link } from '@/components/ui/link'

import { show } from './support'

vi.mock('next/link', () => ({ default: ({ prefetch, ...rest }: ComponentProps<'a'> & { prefetch?: boolean }) => <a data-prefetch={String(prefetch)} {...rest} /> }))

it('P4.12 P9.03 no route is loaded ahead, so never more than four at once', () => {
  show(<>{[1, 2, 3, 4, 5, 6].map((n) => <Link key={n} href={`/en/${n}/`}>{`page ${n}`}</Link>)}</>)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('data-prefetch'))).toEqual(Array.from({ length: 6 }, () => 'false'))
})
