/** Which build is served; pages ask every hour (spec 1 §4 "Other"). The name is written into the build. */
export const dynamic = 'force-dynamic'

export function GET(): Response {
  return new Response(JSON.stringify({ id: process.env.SHOP_BUILD_ID }), {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
}
