/** The id of the served build. Pages request it every hour (spec 1 §4 "Other"). It is inserted at build time. */
export const dynamic = 'force-dynamic'

export function GET(): Response {
  return new Response(JSON.stringify({ id: process.env.SHOP_BUILD_ID }), {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
}
