import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { ClubLead, ClubPart } from '@/components/content/club-part'

import { show } from '../ui/support'

afterEach(cleanup)

const EXAMPLE = {
  id: 4,
  name: 'Shell jacket',
  path: 'brand/shell-jacket',
  image: 'models/4.svg',
  regular: '€329',
  club: '€295',
  saved: '€34',
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('issue 16: the page of the club', () => {
  it('shows what members pay and save for some products, each with the way to it', () => {
    show(<ClubPart examples={[EXAMPLE]} language="en" hasPage={() => true} />)
    const part = screen.getByRole('region', { name: 'Examples of club prices' })
    for (const text of ['Regular price', '€329', 'Club price', '€295', 'A member saves €34'])
      expect(part.textContent).toContain(text)
    expect(within(part).getByRole('link', { name: 'Shell jacket' }).getAttribute('href')).toBe(
      '/en/brand/shell-jacket/',
    )
  })

  it('begins with what a member saves on one of them, and the way to join', () => {
    const { container } = show(<ClubLead examples={[EXAMPLE]} language="en" />)
    expect(container.textContent).toContain('For example Shell jacket: €329, for members €295. You save €34.')
    expect(hrefs()).toEqual(['/en/accounts/register/'])
    cleanup()
    expect(show(<ClubLead examples={[]} language="en" />).container.textContent).toContain('Joining is free')
    expect(hrefs()).toEqual(['/en/accounts/register/'])
  })

  it('has both ways to join, and the offers if there is a page of them', () => {
    show(<ClubPart examples={[]} language="en" hasPage={() => true} />)
    expect(hrefs()).toEqual(['/en/accounts/register/', '/en/accounts/login/', '/en/campaigns/club-offers/'])
    expect(screen.queryByRole('region', { name: 'Examples of club prices' })).toBeNull()
    cleanup()
    show(<ClubPart examples={[]} language="en" hasPage={() => false} />)
    expect(hrefs()).toEqual(['/en/accounts/register/', '/en/accounts/login/'])
  })
})
