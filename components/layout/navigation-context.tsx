'use client'

import { createContext, type ReactNode, use, useMemo } from 'react'

import type { MenuNode, Navigation, PackedNavigation, PackedNode } from './navigation'

const NavigationContext = createContext<Navigation | null>(null)

/** The menus' data, sent once with the page for the mega menu, the mobile menu and the 404 page. */
export function NavigationProvider({ value, children }: { value: PackedNavigation; children: ReactNode }) {
  const navigation = useMemo(() => ({ ...value, groups: value.groups.map((node) => unpackNode(node, '')) }), [value])
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

function unpackNode([name, slug, children = []]: PackedNode, above: string): MenuNode {
  const path = above + slug
  return { name, path, children: children.map((child) => unpackNode(child, `${path}/`)) }
}

/** What the menus show. */
export function useNavigation(): Navigation {
  const value = use(NavigationContext)
  if (!value) throw new Error('useNavigation() needs a NavigationProvider above it.')
  return value
}
