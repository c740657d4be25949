/** A value of schema.org in JSON. */
export type JsonLdValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly JsonLdValue[]
  | { readonly [key: string]: JsonLdValue }
export type JsonLdObject = { readonly '@type': string; readonly [key: string]: JsonLdValue }

/** JSON that is safe inside a script element, whatever its texts contain. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Structured data of the page, with the same content as the visible page. */
export function JsonLd({ data }: { data: JsonLdObject }) {
  return (
    <script
      type="application/ld+json"
      data-static={`json-ld-${data['@type']}`}
      dangerouslySetInnerHTML={{ __html: safeJson({ '@context': 'https://schema.org', ...data }) }}
    />
  )
}
