/**
 * The look-up secret of an order in a page's address (`?access=`, from mails and payment providers). An address is kept in the browser's
 * history, in bookmarks and in copied links, so the secret leaves it before the page is shown: the first request is redirected to the address
 * without it, and a short-lived cookie of this one page brings the secret to the page.
 */

/** Long enough for a slow page; the page deletes the cookie as soon as it has read it. */
const SECONDS = 300
const ORDER_PAGE = /^\/[^/]+\/order\//
const SECRET = /^[\w-]{20,100}$/
const NUMBER = /^[\w-]{1,30}$/
const BETWEEN = '~'

interface Exchange {
  /** Path and query without the secret. */
  readonly location: string
  readonly cookie: { readonly value: string; readonly path: string; readonly maxAge: number } | null
}

/**
 * The redirect of a request whose address has the secret of an order, or null for any other request. `internalPath`: the page that it
 * opens. The order's number is in the query or the last part of the path; a secret without a number opens nothing and is dropped.
 */
export function exchangeAccess(pathname: string, search: string, internalPath: string): Exchange | null {
  const query = new URLSearchParams(search)
  const access = query.get('access')
  if (access === null || !ORDER_PAGE.test(internalPath)) return null
  const number = query.get('number') ?? pathname.split('/').findLast((part) => part !== '') ?? ''
  query.delete('access')
  const rest = query.toString()
  return {
    location: pathname + (rest && `?${rest}`),
    cookie:
      SECRET.test(access) && NUMBER.test(number)
        ? { value: number + BETWEEN + access, path: pathname, maxAge: SECONDS }
        : null,
  }
}

/** The secret of the order with this number in the value of the cookie, or null. */
export function accessInCookie(value: string | undefined, number: string): string | null {
  const [name, access] = value?.split(BETWEEN) ?? []
  return name === number && access ? access : null
}
