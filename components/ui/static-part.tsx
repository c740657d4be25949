'use client'

import { createElement, type HTMLAttributes, useState } from 'react'

type PartProps = HTMLAttributes<HTMLElement> & {
  /** The element's own name: `section`. */
  as: string
  /** Its name in the page. */
  'data-static': string
}

/** The HTML of parts that have left the document, by name. They come back when the visitor does. */
const kept = new Map<string, string>()

/**
 * The HTML of a part, read when the browser writes it into the document. React does not ask for it where it takes over what the server
 * sent; it does for a part that is shown again, and for one that React has to build anew, while the server's is still in the document.
 */
const contentOf = (name: string) => ({
  toString: () => kept.get(name) ?? document.querySelector(`[data-static="${CSS.escape(name)}"]`)?.innerHTML ?? '',
})

/** A ref that keeps the HTML of an element when it leaves the document. */
const keep = (element: HTMLElement) => () => void kept.set(element.dataset['static'] ?? '', element.innerHTML)

function Part({ as, ...attributes }: PartProps) {
  const [content] = useState(() => ({ __html: contentOf(attributes['data-static']) }))
  return createElement(as, { ...attributes, ref: keep, dangerouslySetInnerHTML: content })
}

/**
 * A part of a page that is markup alone. The front door puts it in place of elements that have the attribute `data-static`, so that their
 * content is in the page once, as HTML, and not again as data for hydration (`server/static-parts.ts`). React neither renders nor hydrates
 * it. A layout renders one without properties, which shows nothing: it makes this module known to the page.
 */
export function StaticPart(props: PartProps | Record<string, never>) {
  return 'as' in props ? <Part {...(props as PartProps)} /> : null
}
