/** The rules of structured data and feeds, in the form in which the crawl asks for them. */

export interface JsonLdPage {
  readonly kind: string
  readonly url: string
  readonly html: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wrong with the structured data of a page: every block says its vocabulary and its type. */
export function jsonLdFaults(blocks: readonly unknown[], page: JsonLdPage): string[] {
  const faults = blocks.flatMap((block) => {
    if (!isRecord(block)) return ['a block is no object']
    const { '@context': context, '@type': type, '@graph': graph } = block
    return [
      ...(typeof context === 'string' && /^https?:\/\/schema\.org\/?$/.test(context)
        ? []
        : ['a block without @context of schema.org']),
      ...(typeof type === 'string' || Array.isArray(graph) ? [] : ['a block without @type']),
    ]
  })
  return page.kind === 'product' && blocks.length === 0 ? [...faults, 'a product without structured data'] : faults
}
