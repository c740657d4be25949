import type { ComponentProps } from 'react'

/**
 * A link inside the shop without a script of its own: `SoftNavigation` follows it without loading a document. For server components, whose
 * part of the page is then markup alone. `href` is a complete address; `pathHref` and `routeHref` make one.
 */
export function SoftLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a {...rest} href={href} data-soft="" />
}
