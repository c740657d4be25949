'use client'

import NextLink from 'next/link'
import type { ComponentProps } from 'react'

import { useMarket } from '@/lib/intl/market-context'

interface Shared extends Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch' | 'as'> {
  /** A finished address: `/sv/kassa/`, `?page=2`, `https://…`. */
  href?: string
  /** A path of this market without prefix and without slashes at its ends: `hiihto/sukset`. */
  path?: string
}
export type LinkProps = Shared & ({ href: string; path?: undefined } | { path: string; href?: undefined })

/** A link inside the shop. It never preloads by itself: sixty cards would ask for sixty pages. */
export function Link({ href, path, ...rest }: LinkProps) {
  const { prefix } = useMarket()
  return <NextLink {...rest} prefetch={false} href={path === undefined ? href : shopPath(prefix, path)} />
}

/** `hiihto/sukset?x=1` with the market's prefix and the slash at the end that every page has. */
export function shopPath(prefix: string, path: string): string {
  const [, before = '', after = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const inner = before.replace(/^\/+|\/+$/g, '')
  return `${prefix}/${inner}${inner ? '/' : ''}${after}`
}
